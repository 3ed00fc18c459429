"""The words of Wispwood, German and English: what `spieltisch.game.Text` asks for.

Sentences follow the view and the events, never the record. Squares are counted from the cat of
their forest, places at the pond from 1. `goals` and `catty` hold more words for drawings: the
rules of the goal cards, Catty's steps and the score aids.
"""

from spieltisch.games.wispwood.text.choices import notation, pick, say, verb
from spieltisch.games.wispwood.text.log import line
from spieltisch.games.wispwood.text.prompt import prompt, reason
from spieltisch.games.wispwood.text.result import tagline, tie, variant

__all__ = [
    "line",
    "notation",
    "pick",
    "prompt",
    "reason",
    "say",
    "tagline",
    "tie",
    "variant",
    "verb",
]

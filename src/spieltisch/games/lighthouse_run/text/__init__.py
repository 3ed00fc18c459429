"""The words of Lighthouse Run, German and English: what `spieltisch.game.Text` asks for.

Sentences follow the view and the events, never the record. Ships are called by their colour,
towers by their letter, fields by the numbers on the board, the start S among numbers.
"""

from spieltisch.games.lighthouse_run.text.choices import notation, pick, say, verb
from spieltisch.games.lighthouse_run.text.log import line
from spieltisch.games.lighthouse_run.text.prompt import prompt, reason
from spieltisch.games.lighthouse_run.text.result import tagline, tie, variant

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

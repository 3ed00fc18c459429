"""The words of Das Duell, German and English: what `spieltisch.game.Text` asks for.

Sentences follow the view and the events, never the record. Cards have the names of their side,
the good one of seat 0 or the evil one of seat 1; a wild die is never called a joker card.
"""

from spieltisch.games.zwerge_duell.text.choices import notation, pick, say, verb
from spieltisch.games.zwerge_duell.text.log import line
from spieltisch.games.zwerge_duell.text.prompt import prompt, reason
from spieltisch.games.zwerge_duell.text.result import tagline, tie, variant

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

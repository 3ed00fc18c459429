"""The words of Lichterfest, German and English: what `spieltisch.game.Text` asks for.

Sentences follow the view and the events, never the record. Directions are those of the rules
page: up is north, where seat 0 sits, and the start tile lies in the middle.
"""

from spieltisch.games.lichterfest.text.choices import notation, pick, say, verb
from spieltisch.games.lichterfest.text.log import line
from spieltisch.games.lichterfest.text.prompt import prompt, reason
from spieltisch.games.lichterfest.text.result import tagline, tie, variant

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

"""Catty in words: the turn step by step, and the score aids (WW-102 to WW-113)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spieltisch.game import Event
from spieltisch.games.wispwood.text.names import kind_name, taken_wisp
from spieltisch.language import Words


def catty_steps(event: Event, words: Words) -> list[str]:
    """Catty's turn, one sentence for each step, without full stops (WW-107 to WW-110)."""
    seen = ", ".join(
        words("{wisp} ({n})", wisp=kind_name(wisp, words), n=slot + 1)
        for slot, wisp in zip(event["seen"], event["wisps"], strict=True)
    )
    place = event["slot"] + 1
    return [
        words("Catty's firefly shows {n}", n=event["firefly"]),
        words("Catty sees after place {n}: {wisps}", n=event["start"] + 1, wisps=seen),
        words(
            "Catty takes {wisp} from place {n}, worth most of them on the score aid",
            wisp=taken_wisp(event["wisp"], words),
            n=place,
        ),
        words("Catty's cat sits on place {n} now", n=place),
    ]


def aid_name(catty: Mapping[str, Any], words: Words) -> str:
    """The score aid in play, by its paws."""
    return words.plural("Score aid with {n} paw", "Score aid with {n} paws", catty["aid"])


def aid_rule(catty: Mapping[str, Any], words: Words) -> str:
    """What each wisp of Catty's collection is worth after every round (WW-113)."""
    worth = ", ".join(
        f"{kind_name(letter, words)} {value}"
        for letter, value in zip(catty["markers"], catty["values"], strict=True)
    )
    return words("After each round every wisp that Catty has taken counts: {values}.", values=worth)

"""The line above the tray while an action is previewed, with its warnings."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Fragment, fragment

from spieltisch.game import Event, Sight
from spieltisch.games.lichterfest.data import LANTERN_LIMIT
from spieltisch.games.lichterfest.scene.names import seat_name
from spieltisch.games.lichterfest.scene.pieces import WARNING
from spieltisch.games.lichterfest.text.names import boats, colour_names
from spieltisch.language import Words


def saying(text: str, warnings: Sequence[str] = ()) -> Fragment:
    """A sentence and, with a sign of their own, the warnings."""
    several = ".several" if len(warnings) > 1 else ""
    return fragment[
        h.span[text],
        (h.b(f".lf-alarm{several}")[WARNING, h.span[" ".join(warnings)]] if warnings else None),
    ]


def placing(sight: Sight, event: Event) -> Fragment:
    """How many sides match, the boats, and who goes away empty-handed."""
    w, sides = sight.words, len(event["bonus"])
    if not sides:
        return saying(w("No side matches."), place_warnings(sight, event))
    matches = w.plural("{n} side matches", "{n} sides match", sides)
    got = event["favors_got"]
    text = w("{matches}, {boats}.", matches=matches, boats=boats(got, w)) if got else f"{matches}."
    return saying(text, place_warnings(sight, event))


def place_warnings(sight: Sight, event: Event) -> list[str]:
    """What is lost because a colour or the bank has run out."""
    w = sight.words
    warnings = []
    lost = [bonus["colour"] for bonus in event["bonus"] if not bonus["got"]]
    if lost:
        warnings.append(w("No bonus, none left: {colours}.", colours=colour_names(lost, w)))
    boats_lost = event["favors_earned"] - event["favors_got"]
    if boats_lost:
        warnings.append(w.plural("{n} boat lost.", "{n} boats lost.", boats_lost))
    empty = [seat_name(sight.signs, s["seat"], w) for s in event["shares"] if not s["got"]]
    if empty:
        warnings.append(
            w.plural(
                "{names} gets nothing.", "{names} get nothing.", len(empty), names=both(empty, w)
            )
        )
    return warnings


def passing_over(sight: Sight, event: Event) -> Fragment:
    """What is let go with a skipped step."""
    w = sight.words
    if event["step"] == "exchange":
        return saying(w("Nothing is swapped."))
    warnings = [w("A bonus card that can be paid for is left lying.")]
    over = sum(sight.view["seats"][event["seat"]]["lanterns"]) - LANTERN_LIMIT
    if over > 0 and not sight.view["final_round"]:
        warnings.append(w.plural("{n} lantern must go back.", "{n} lanterns must go back.", over))
    return saying("", warnings)


def both(names: Sequence[str], w: Words) -> str:
    """Names as they are spoken: A, B and C."""
    if len(names) == 1:
        return names[0]
    return w("{first} and {last}", first=", ".join(names[:-1]), last=names[-1])

"""The prompt: who must do what now, and why something else is not possible."""

from __future__ import annotations

from spieltisch.game import Sight, View
from spieltisch.games.lichterfest.data import DATA, EXCHANGE_COST, LANTERN_LIMIT
from spieltisch.games.lichterfest.reasons import REASONS
from spieltisch.games.lichterfest.text.choices import priced_set
from spieltisch.games.lichterfest.text.result import outcome
from spieltisch.language import Words


def prompt(sight: Sight) -> str:
    """Who must do what now, in words of the game."""
    if sight.view["phase"] == "over":
        return outcome(sight)
    if sight.choosing:
        return _own_turn(sight.view, sight.words)
    return _other_turn(sight, sight.words)


def reason(code: int, words: Words) -> str:
    """The sentence for a reason code of `why_not`."""
    return words(REASONS[code].sentence)


def _own_turn(view: View, w: Words) -> str:
    match view["phase"]:
        case "exchange":
            return w(
                "Swap for {n} boats: choose a lantern of yours and one of the supply, or go on.",
                n=EXCHANGE_COST,
            )
        case "dedicate":
            return _own_dedication(view, w)
        case "discard":
            return w.plural(
                "Give {n} lantern back: only {limit} may stay.",
                "Give {n} lanterns back: only {limit} may stay.",
                _surplus(view),
                limit=LANTERN_LIMIT,
            )
        case _:
            return w("Place a tile: choose it, then a cell of the lake.")


def _own_dedication(view: View, w: Words) -> str:
    sets = _joined([priced_set(view, kind, w) for kind in _payable(view)], w)
    surplus = _surplus(view)
    if view["final_round"]:
        return w("Last chance: take {sets}, or end the turn.", sets=sets)
    if surplus > 0:
        return w.plural(
            "Take {sets}, or go on and give {n} lantern back.",
            "Take {sets}, or go on and give {n} lanterns back.",
            surplus,
            sets=sets,
        )
    return w("Take {sets}, or go on.", sets=sets)


def _other_turn(sight: Sight, w: Words) -> str:
    sign = sight.signs[sight.view["turn"]]
    if sign.kind == "open":
        return w("Waiting for somebody to take the open seat.")
    if sign.kind == "bot":
        return w("{name} is thinking.", name=sign.name)
    match sight.view["phase"]:
        case "exchange":
            return w("{name} has the turn and may swap a lantern.", name=sign.name)
        case "dedicate":
            return w("{name} has the turn and may take a bonus card.", name=sign.name)
        case "discard":
            return w("{name} has the turn and gives lanterns back.", name=sign.name)
        case _:
            return w("{name} has the turn and places a tile.", name=sign.name)


def _surplus(view: View) -> int:
    """How many lanterns the active seat has above the limit; 0 or less if none."""
    return int(sum(view["seats"][view["turn"]]["lanterns"])) - LANTERN_LIMIT


def _payable(view: View) -> list[int]:
    """The types of set that the active seat can pay and that still bring a card."""
    lanterns = sorted(view["seats"][view["turn"]]["lanterns"], reverse=True)
    return [
        kind
        for kind, rule in enumerate(DATA["dedications"])
        if (view["stacks"][kind] or view["generics"])
        and all(have >= need for have, need in zip(lanterns, rule["pattern"], strict=False))
    ]


def _joined(parts: list[str], w: Words) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return w("{first} or {last}", first=", ".join(parts[:-1]), last=parts[-1])

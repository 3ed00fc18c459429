"""How the game ended: who won, and what decided a tie (LF-48, LF-49)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spieltisch.game import Seat, Sight
from spieltisch.games.lichterfest.view import SeatView
from spieltisch.language import Words


def outcome(sight: Sight) -> str:
    """Who has won, with the points."""
    w = sight.words
    winners = _winners(sight)
    score = sight.view["seats"][winners[0]]["score"]
    names = [sight.signs[seat].name for seat in winners]
    if len(names) == 1:
        return w("{name} wins with {score} points.", name=names[0], score=score)
    return w("{names} share the victory with {score} points.", names=_both(names, w), score=score)


def tagline(words: Words) -> str:
    """What one does in this game, in a few words for its cover."""
    return words("Float lanterns, match colours")


def variant(name: str, words: Words) -> str:
    """The only way to play Lichterfest needs no name of its own."""
    return words("Base game")


def tie(sight: Sight) -> str | None:
    """What decided between seats of equal score; None where scores decided."""
    if sight.view["phase"] != "over":
        return None
    w, seats = sight.words, sight.view["seats"]
    best = _leaders(seats, list(range(len(seats))), _score)
    if len(best) == 1:
        return None
    by_favors, by_lanterns = _leaders(seats, best, _favors), _winners(sight)
    score, favors = seats[best[0]]["score"], seats[by_favors[0]]["favors"]
    if len(by_favors) == 1:
        facts = _counts(sight, best, _favors)
        return w(
            "Tied at {score} points. The boats left decide: {facts}.", score=score, facts=facts
        )
    if len(by_lanterns) == 1:
        facts = _counts(sight, by_favors, _lanterns)
        return w.plural(
            "Tied at {score} points and {n} boat each. The lanterns left decide: {facts}.",
            "Tied at {score} points and {n} boats each. The lanterns left decide: {facts}.",
            favors,
            score=score,
            facts=facts,
        )
    return w(
        "{names} are equal in points ({score}), boats ({favors}) and lanterns ({lanterns}).",
        names=_both([sight.signs[seat].name for seat in by_lanterns], w),
        score=score,
        favors=favors,
        lanterns=_lanterns(seats[by_lanterns[0]]),
    )


def _winners(sight: Sight) -> list[Seat]:
    return [seat for seat, rank in enumerate(sight.view["ranks"]) if rank == 1]


def _leaders(
    seats: Sequence[SeatView], among: list[Seat], count: Callable[[SeatView], int]
) -> list[Seat]:
    most = max(count(seats[seat]) for seat in among)
    return [seat for seat in among if count(seats[seat]) == most]


def _counts(sight: Sight, among: list[Seat], count: Callable[[SeatView], int]) -> str:
    seats = sight.view["seats"]
    return ", ".join(f"{sight.signs[seat].name} {count(seats[seat])}" for seat in among)


def _score(seat: SeatView) -> int:
    return seat["score"]


def _favors(seat: SeatView) -> int:
    return seat["favors"]


def _lanterns(seat: SeatView) -> int:
    return sum(seat["lanterns"])


def _both(names: list[str], w: Words) -> str:
    return w("{first} and {last}", first=", ".join(names[:-1]), last=names[-1])

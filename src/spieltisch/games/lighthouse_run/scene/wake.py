"""The wake of the newest sailing, so that one sees what the others have just done."""

from __future__ import annotations

from markupsafe import Markup

from spieltisch.game import Action, Seat, Sight
from spieltisch.games.lighthouse_run.actions import Bonus, MoveBeacon, Origin, PlayCard, decode
from spieltisch.games.lighthouse_run.data import CARDS
from spieltisch.games.lighthouse_run.outlook import Waters
from spieltisch.games.lighthouse_run.river import end_of_move
from spieltisch.games.lighthouse_run.scene.course import Course

Way = tuple[int, int, int]  # colour, first and last field


def wake(course: Course, sight: Sight) -> Markup:
    """A dotted line along the newest sailing and a frame round the field that it reached."""
    way = _way(sight)
    if way is None or way[1] == way[2]:
        return Markup()
    colour, start, end = way
    ship, key = course.format.ship, course.format.key
    begin = course.middle(start) if start else course.format.lead / 2
    d = course.edge(
        begin, max(begin + 4, course.middle(end) - ship * 0.6), course.format.half * 0.66
    )
    return Markup(
        f'<g class="lr-wake lr-c{colour}"><path class="rim" d="M{d}"/><path d="M{d}"/>'
        f'<use href="#lr-i{end}{key}"/></g>'
    )


def _way(sight: Sight) -> Way | None:
    """The newest sailing, as long as the light is still that in which it was made."""
    later: list[tuple[Seat, Action]] = []
    for at in range(len(sight.latest) - 1, -1, -1):
        seat, action = sight.latest[at]
        move = decode(action)
        if isinstance(move, MoveBeacon):
            return None
        if isinstance(move, Origin):
            taken = any(isinstance(m, Bonus) and m.taken for m in (decode(a) for _, a in later))
            return _sailed(sight, at, seat, move.field, taken)
        later.append((seat, action))
    return None


def _sailed(sight: Sight, at: int, seat: Seat, field: int, taken: bool) -> Way | None:
    """From where to where, by the card that the seat had played before."""
    for other, action in reversed(sight.latest[:at]):
        move = decode(action)
        if other == seat and isinstance(move, PlayCard):
            colour = sight.view["seats"][seat]["colours"][move.slot]
            value, state = CARDS[move.card].move, Waters(sight.view).state
            end = int(end_of_move(state, colour, field, value))
            return colour, field, int(end_of_move(state, colour, end, value)) if taken else end
    return None

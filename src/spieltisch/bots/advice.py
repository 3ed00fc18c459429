"""What a seat may expect: of each of its actions, and of a position as a whole.

Everything comes from the net of the game, so it is an opinion; how good it is stands in
docs/opponents.md. Alone, the expected result is the chance to win.
"""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.bots.levels import LEVELS
from spieltisch.bots.net import expected
from spieltisch.bots.readiness import prepared
from spieltisch.bots.search import decide
from spieltisch.bots.slow import first_opinions
from spieltisch.bots.weights import net_of
from spieltisch.games import load
from spieltisch.position import Position


@dataclass(frozen=True)
class Advice:
    """One legal action and the share of a victory that its seat may expect after it, 0..1."""

    action: int
    expected: float


def advise(game_id: str, record: bytes, seat: int, seed: bytes, seconds: float) -> list[Advice]:
    """All legal actions of the seat that has the decision, best first.

    `record` must be concealed for the seat. The strongest level's search decides; an action
    never gets a larger share than one that ranks before it. While the search is being compiled,
    the net's first opinion answers. Raises ValueError if the seat does not have the decision.
    """
    style = LEVELS[-1].style
    assert style is not None
    net = net_of(game_id)
    if not prepared(game_id, seconds):
        found = first_opinions(game_id, net, record, seat)
    else:
        search = decide(game_id, net, record, seat, seed, style, seconds)
        if len(search.actions) == 1:
            search.rank(style)
        means = search.means
        found = [(int(search.actions[i]), float(means[i])) for i in search.order()]
    advice: list[Advice] = []
    for action, share in found:
        advice.append(Advice(action, min(share, advice[-1].expected if advice else 1.0)))
    return advice


def expect(game_id: str, record: bytes) -> list[float]:
    """The share of the victory that each seat may expect at a position; the sum is 1.

    `record` may hold everything: each seat's share comes from what that seat may know. Alone,
    the chance to win. Of a finished game, the result.
    """
    position = Position(load(game_id))
    position.load(record)
    if position.actor() < 0:
        places = position.ranks()
        return [(place == 1) / max(places.count(1), 1) for place in places]
    seats = range(int(position.record.players))
    shares = [expected(net_of(game_id), position.observe(seat)) for seat in seats]
    return shares if len(shares) == 1 else [share / sum(shares) for share in shares]

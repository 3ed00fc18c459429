"""A bot decides on what its seat may know, and on nothing else."""

from __future__ import annotations

import numpy as np
import pytest

from bots.positions import concealed, middle
from spieltisch.bots import LEVELS
from spieltisch.bots.choose import choose
from spieltisch.bots.levels import Style
from spieltisch.bots.search import decide
from spieltisch.bots.weights import net_of
from spieltisch.games import GAMES
from spieltisch.position import Position

TIME = 60.0  # enough that the work is counted, not the seconds
LUCKS = 40
SURE = 5.0  # standard errors


def hidden_otherwise(position: Position, seat: int) -> Position:
    """The same position for `seat`, with everything that it cannot know dealt anew."""
    other = Position(position.game)
    other.load(concealed(position, seat, "otherwise"))
    return other


def opinions(position: Position, seat: int) -> np.ndarray:
    """What a bot expects of each action, one row for each concealment."""
    game_id = position.game.facts.id
    return np.array(
        [
            decide(
                game_id,
                net_of(game_id),
                concealed(position, seat, luck),
                seat,
                bytes([luck]),
                Style(deals=1),
                TIME,
            ).means
            for luck in range(LUCKS)
        ]
    )


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_hidden_does_not_change_what_a_bot_expects(game_id: str) -> None:
    """The same concealments of two positions that differ only in what the seat cannot know."""
    position = middle(game_id, 1)
    seat = position.actor()
    one, other = (opinions(p, seat) for p in (position, hidden_otherwise(position, seat)))

    error = np.sqrt((one.var(axis=0) + other.var(axis=0)) / LUCKS)
    assert (np.abs(one.mean(axis=0) - other.mean(axis=0)) <= SURE * error + 1e-6).all()


@pytest.mark.parametrize("game_id", GAMES)
def test_the_record_and_the_seed_alone_decide(game_id: str) -> None:
    """Two truths that look alike to a seat and were concealed alike: the same decision."""
    position = middle(game_id, 0)
    seat = position.actor()
    record = concealed(position, seat)
    truth = Position(position.game)
    truth.load(record)  # what was dealt to the bot may as well be the truth

    for level in LEVELS:
        first = choose(game_id, level.id, record, seat, b"luck", TIME)
        second = choose(game_id, level.id, truth.to_bytes(), seat, b"luck", TIME)
        assert first == second, level.id
        assert position.why_not(first) == 0

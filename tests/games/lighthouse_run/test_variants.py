"""The other variants and the numbers of actions: LR-88 and LR-89."""

import pytest

from clauses import clause
from games.lighthouse_run.table import Build, Table
from spieltisch.games import facts, load
from spieltisch.games.lighthouse_run.actions import (
    ACTIONS,
    Bonus,
    KeepBeacons,
    MoveBeacon,
    Origin,
    PlayCard,
    decode,
    encode,
)
from spieltisch.games.lighthouse_run.record import OVER


@clause("LR-88")
def test_plain_two_is_the_base_game_with_two_colours(table: Build) -> None:
    t = table(variant="plain2")
    assert t.colours == [0, 1]
    assert t.view()["erik"] == -1
    for _ in range(12):
        t.finish_round()
    assert t.state.phase == OVER


@clause("LR-88")
def test_only_plain_two_is_marked_as_unofficial() -> None:
    variants = facts("lighthouse_run").variants
    assert {name: row.players for name, row in variants.items()} == {
        "base": (3, 4),
        "erik": (2,),
        "fleet": (2,),
        "plain2": (2,),
    }
    assert [name for name, row in variants.items() if not row.official] == ["plain2"]
    assert tuple(load("lighthouse_run").facts.variants) == tuple(variants)


@clause("LR-89")
@pytest.mark.parametrize(
    ("variant", "players"), [("base", 3), ("erik", 2), ("fleet", 2), ("plain2", 2)]
)
def test_the_plain_policy_plays_any_seat_of_any_variant(variant: str, players: int) -> None:
    t = Table(plain=False, variant=variant, players=players)
    while t.position.actor() >= 0:
        t.play(t.position.greedy())
    assert t.state.cloud_place == 12
    assert 1 not in facts("lighthouse_run").players


@clause("LR-E44")
def test_the_numbers_of_actions() -> None:
    assert ACTIONS == 88
    assert encode(MoveBeacon(6, 2)) == 59
    assert encode(Origin(20)) == 85
    assert encode(PlayCard(1, 13)) == 27
    assert [decode(action) for action in (0, 64, 86, 87)] == [
        PlayCard(0, 0),
        KeepBeacons(),
        Bonus(taken=False),
        Bonus(taken=True),
    ]


def test_every_number_decodes_and_encodes_to_itself() -> None:
    assert [encode(decode(action)) for action in range(ACTIONS)] == list(range(ACTIONS))
    for action in (-1, ACTIONS):
        with pytest.raises(ValueError, match="no action"):
            decode(action)

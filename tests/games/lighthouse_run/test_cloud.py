"""Round end and cloud: LR-49 to LR-55."""

import pytest

from clauses import clause
from games.lighthouse_run.table import KEEP, Build, S, card, origin
from spieltisch.games.lighthouse_run.reasons import FIELD_IS_CAUGHT
from spieltisch.games.lighthouse_run.record import OVER
from spieltisch.games.lighthouse_run.river import first_free

ARRIVED = [21] * 5


@clause("LR-49", "LR-E22")
@pytest.mark.parametrize("rounds", range(6))
def test_six_cloud_moves_stay_at_sea(table: Build, rounds: int) -> None:
    t = table(rounds=rounds, turn=3, ships={1: [S, S, 2, 6, 6], 3: ARRIVED})
    t.end_round_quietly()
    assert t.state.cloud_place == rounds + 1
    assert t.act(first_free) == S
    assert [row["fixed"] for row in t.view()["colours"]] == [0, 0, 0, 0]


@clause("LR-E22")
def test_after_round_six_ships_may_still_be_launched(table: Build) -> None:
    t = table(rounds=5, turn=3, hands={1: [0, 6, 8]}, ships={1: [S, S, S, 6, 6], 3: ARRIVED})
    t.end_round_quietly()
    assert t.state.turn == 1
    t.play(card(0))
    assert t.legal() == [origin(S), origin(6)]


@clause("LR-50")
def test_the_cloud_is_on_the_river_from_round_seven_on(table: Build) -> None:
    fields = []
    for rounds in range(12):
        t = table(rounds=rounds, turn=3, ships={3: ARRIVED})
        t.end_round_quietly()
        fields.append(t.view()["cloud"]["field"])
    assert fields == [0, 0, 0, 0, 0, 0, 3, 6, 9, 13, 17, 21]


@clause("LR-51", "LR-54", "LR-E23")
def test_the_field_that_the_cloud_reaches_is_caught_and_so_is_the_start(table: Build) -> None:
    t = table(rounds=6, turn=3, ships=dict.fromkeys((0, 2, 3), ARRIVED) | {1: [S, 1, 2, 3, 4]})
    t.end_round_quietly()
    assert t.view()["colours"][1]["fixed"] == 4
    events = t.play(card(0))
    assert events[2]["origin"] == 4  # no other is left


@clause("LR-54")
def test_nothing_is_launched_from_round_eight_on(table: Build) -> None:
    t = table(rounds=7, ships={0: [S, 6, 7, 8, 8], 1: [6, 7, 8, 8, 8]})
    t.play(card(0))
    assert t.why_not(origin(S)) == FIELD_IS_CAUGHT
    assert origin(S) not in t.legal()


@clause("LR-52")
def test_a_fixed_ship_is_moved_by_no_card_of_anyone(table: Build) -> None:
    t = table(rounds=8, hands={0: [0, 6, 13]}, ships={c: [5, 6, 7, 8, 8] for c in range(4)})
    t.play(card(13), KEEP)
    assert t.legal() == [origin(7), origin(8)]
    t.play(origin(7))
    assert [t.ships(colour)[:2] for colour in range(4)] == [[5, 6]] * 4


@clause("LR-51", "LR-E24")
def test_a_ship_before_the_cloud_may_still_enter_the_harbour(table: Build) -> None:
    t = table(rounds=10, turn=3, ships={1: [17, 18, 21, 21, 21], 3: ARRIVED})
    t.end_round_quietly()
    assert t.view()["cloud"]["field"] == 17
    t.play(card(0))
    assert t.ships(1) == [17, 20, 21, 21, 21]


@clause("LR-53")
def test_the_state_keeps_the_true_field_of_a_fixed_ship(table: Build) -> None:
    t = table(rounds=9, ships={0: [7, 21, 21, 21, 21]})
    assert t.ships(0)[0] == 7
    assert t.view()["colours"][0]["ships"][0] == 7
    assert t.view()["colours"][0]["score"] == 2 + 4 * 15


@clause("LR-55")
def test_the_cloud_also_moves_after_the_last_round(table: Build) -> None:
    ships = {c: [18, 19, 20, 21, 21] for c in (0, 1, 3)} | {2: ARRIVED}
    t = table(rounds=11, start=3, turn=2, ships=ships)
    before = t.scores()
    t.end_round_quietly()
    assert t.state.phase == OVER
    assert t.view()["cloud"]["field"] == 21
    assert t.scores() == before
    assert t.state.storm_card == 3  # not passed on

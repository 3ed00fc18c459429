"""The analysis of a finished game, and looking at a game step by step."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.house import ME_AND_BOT, TWO_BOTS, TWO_HERE, Guest, House, error_of

from spieltisch.bots.coach import Decision, judge
from spieltisch.games import load
from spieltisch.games.lichterfest.actions import SKIP_DEDICATE
from spieltisch.games.lichterfest.record import DEDICATE
from spieltisch.match import Match, Seat
from spieltisch.position import Position
from spieltisch.server import analyses
from spieltisch.server.shapes import Analysis, Judged

pytestmark = pytest.mark.usefixtures("quick_coach")


def over(house: House) -> dict[str, Any]:
    """A game that two bots have played."""
    guest = house.guest()
    table_id = guest.open(TWO_BOTS)["id"]
    return dict(guest.wait(lambda one: one.table(table_id)["over"] and one.table(table_id)))


def analysed(guest: Guest, table_id: str) -> dict[str, Any]:
    """The whole analysis, as soon as it is ready."""

    def ready(one: Guest) -> dict[str, Any] | None:
        found = one.get(f"/api/tables/{table_id}/analysis").json()
        return found if found["ready"] else None

    return dict(guest.wait(ready, 120.0))


def test_every_decision_of_a_finished_game_is_weighed(house: House) -> None:
    table = over(house)

    found = analysed(house.guest(), table["id"])

    acts = [entry for entry in table["log"] if entry["kind"] == "act"]
    assert found["of"] == len(acts) == len(found["moves"])
    assert [move["ply"] for move in found["moves"]] == [act["ply"] for act in acts]
    assert [move["seat"] for move in found["moves"]] == [act["seat"] for act in acts]
    assert len(found["expected"]) == len(acts) + 1
    assert all(sum(row) == pytest.approx(1.0, abs=1e-3) for row in found["expected"])
    assert found["expected"][-1] == [float(rank == 1) for rank in table["ranks"]]
    assert sum(found["luck"]) == pytest.approx(0.0, abs=0.01)
    assert all(move["cost"] >= 0 for move in found["moves"])
    assert all(move["cost"] == 0 for move in found["moves"] if move["better"] is None)
    assert any(move["better"] for move in found["moves"])


def test_an_imported_record_is_analysed_alike(house: House) -> None:
    table, guest = over(house), house.guest()
    record = guest.get(f"/api/tables/{table['id']}/export").json()
    copy = guest.post("/api/tables/import", record).json()

    first, second = analysed(guest, table["id"]), analysed(guest, copy["id"])
    assert second["expected"] == first["expected"]
    assert [move["luck"] for move in second["moves"]] == [move["luck"] for move in first["moves"]]


def test_a_running_game_has_no_analysis(house: House) -> None:
    anna = house.guest()
    table = anna.open(ME_AND_BOT)

    assert error_of(anna.get(f"/api/tables/{table['id']}/analysis")) == (400, "bad_request")


def test_the_page_gets_chart_and_table_in_its_language(house: House) -> None:
    table, guest = over(house), house.guest("de")
    analysed(guest, table["id"])

    answer = guest.get(f"/api/tables/{table['id']}/analysis", params={"parts": 1}).json()

    drawn = answer["parts"]["analysis"]
    assert '<svg class="chart"' in drawn
    assert drawn.count("<rect") == answer["of"] + 1
    assert "Alle Züge als Tabelle" in drawn


def test_only_some_analyses_are_under_way_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MOST_AT_ONCE", 0)

    answer = house.guest().get(f"/api/tables/{over(house)['id']}/analysis")

    assert error_of(answer) == (503, "busy")


def test_the_view_of_every_seat_is_open_once_the_game_is_over(house: House) -> None:
    stranger = house.guest()
    table = over(house)
    running = house.guest().open(TWO_HERE)

    then = stranger.get(f"/api/tables/{table['id']}/at/2", params={"seat": 1})

    assert then.json()["viewer"] == 1
    for path in (f"{running['id']}/at/0", running["id"]):
        refused = stranger.get(f"/api/tables/{path}", params={"seat": 1})
        assert error_of(refused) == (403, "not_your_seat")
    nowhere = stranger.get(f"/api/tables/{table['id']}", params={"seat": 2})
    assert error_of(nowhere) == (403, "not_your_seat")


def test_stepping_through_a_running_game_shows_no_hand_of_others(house: House) -> None:
    anna, stranger = house.guest(), house.guest()
    table = anna.open(ME_AND_BOT)
    page = f"/tables/{table['id']}/review"

    own = anna.wait_for_turn(table["id"])
    held = [f'id="pick-hand-{place}"' for place in range(len(own["view"]["hand"]))]

    assert all(mark in anna.get(page).text for mark in held)
    assert not any(mark in stranger.get(page).text for mark in held)
    assert 'data-over=""' in anna.get(page).text


def test_people_at_one_device_step_through_what_lies_open(house: House) -> None:
    anna = house.guest()
    table = anna.open(TWO_HERE)

    assert 'data-viewer="-1"' in anna.get(f"/tables/{table['id']}/review").text


def test_a_ply_that_is_not_there_is_refused(house: House) -> None:
    answer = house.guest().get(f"/tables/{over(house)['id']}/review", params={"ply": 999})

    assert answer.status_code == 400


def decision(phase: int) -> Decision:
    """The first decision of a phase in a game of greedy players."""
    match = Match(load("lichterfest"), [Seat("A", "bot"), Seat("B", "bot")], secret=bytes(32))
    while match.position().record.phase != phase:
        match.play(match.actor, match.position().greedy())
    return made(match, match.position().greedy() if phase != DEDICATE else SKIP_DEDICATE)


def made(match: Match, action: int) -> Decision:
    """An action of the seat that decides, carried out."""
    before, known, seat = match.position(), match.concealed(match.actor, b"salt"), match.actor
    match.play(seat, action)
    after = match.position()
    return Decision(before.to_bytes(), known, after.to_bytes(), seat, action)


def test_without_chance_there_is_no_luck() -> None:
    skipping = decision(DEDICATE)

    found = judge("lichterfest", skipping, b"seed", 0.3)

    assert found.luck[skipping.seat] == pytest.approx(0.0, abs=1e-3)


def test_the_best_action_costs_nothing() -> None:
    one = decision(DEDICATE)
    best = judge("lichterfest", one, b"seed", 0.3).best
    position = Position(load("lichterfest"))
    position.load(one.record)
    position.apply(best)

    better = Decision(one.record, one.known, position.to_bytes(), one.seat, best)

    assert judge("lichterfest", better, b"seed", 0.3).cost == 0.0


def analysis_of(*rows: tuple[float, float], result: tuple[float, float] = (1.0, 0.0)) -> Analysis:
    """An analysis with these expectations before each decision of seat 0."""
    moves = [Judged(n, 0, {}, {}, [], row, 0.0, (0.0, 0.0)) for n, row in enumerate(rows)]
    return Analysis([], len(rows), moves, result)


def test_turning_points_are_where_most_changes_in_the_order_of_play() -> None:
    found = analysis_of((0.5, 0.5), (0.6, 0.4), (0.3, 0.7), (0.35, 0.65), result=(1.0, 0.0))

    assert found.turning(2, 0.05) == [1, 3]
    assert found.turning(9, 0.08) == [0, 1, 3]
    assert found.turning(9, 0.9) == []

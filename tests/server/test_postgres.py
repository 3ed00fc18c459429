"""Two servers on one PostgreSQL. Runs where SPIELTISCH_TEST_DATABASE names an empty database."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.server.house import ME_AND_OPEN, House

from spieltisch.server.services import Services

DATABASE = os.environ.get("SPIELTISCH_TEST_DATABASE")

pytestmark = [
    pytest.mark.skipif(not DATABASE, reason="SPIELTISCH_TEST_DATABASE is not set"),
    pytest.mark.xdist_group("postgres"),  # there is one database
]


def test_people_at_two_servers_play_one_game(tmp_path: Path, quick_bots: None) -> None:
    with House(tmp_path, database=DATABASE) as first, House(tmp_path, database=DATABASE) as second:
        anna, ben = first.guest(), second.guest()
        table = anna.open(ME_AND_OPEN)
        ben.post(f"/api/tables/{table['id']}/seats/1", {"name": "Ben"})

        while not table["over"]:
            for guest in (anna, ben):
                table = guest.table(table["id"])
                if table["legal"]:
                    table = guest.act(table, table["legal"][-1]["action"]).json()

        assert anna.table(table["id"])["log"] == ben.table(table["id"])["log"]


def test_a_server_hears_what_another_one_changes(tmp_path: Path, quick_bots: None) -> None:
    with House(tmp_path, database=DATABASE) as first, House(tmp_path, database=DATABASE) as second:
        anna = first.guest()
        table = anna.open(ME_AND_OPEN)

        async def hear(services: Services) -> bool:
            with services.notices.listening(table["id"]) as listener:
                return await listener.wait(10.0)

        heard = second.portal.start_task_soon(hear, second.services)
        anna.wait(lambda _: second.services.notices._count == 1)
        anna.act(table)

        assert heard.result()

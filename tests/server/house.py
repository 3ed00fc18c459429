"""A server in this process and the guests who talk to it, for tests in plain functions."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from anyio.from_thread import start_blocking_portal

from spieltisch.server.app import create_app
from spieltisch.server.services import Services
from spieltisch.server.settings import Settings

ADDRESS = "http://table.test"
ME_AND_BOT = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]
TWO_BOTS = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
TWO_HERE = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
ME_AND_OPEN = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
ME_AND_TWO_OPEN = [*ME_AND_OPEN, {"kind": "open"}]


class House:
    """A running application; use it as a context manager."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.app = create_app(Settings(**{"data": data, "bot_pause": 0.0, **settings}))

    def __enter__(self) -> House:
        self._stack = ExitStack()
        self.portal = self._stack.enter_context(start_blocking_portal())
        life = self.portal.wrap_async_context_manager(self.app.router.lifespan_context(self.app))
        self._stack.enter_context(life)
        try:
            self.wait_until_ready()
        except AssertionError:
            self._stack.close()
            raise
        return self

    def wait_until_ready(self) -> None:
        """Wait for the rules; compiling them takes a while."""
        self.guest().wait(lambda guest: guest.get("/api/health").json()["ready"], 180.0)

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    @property
    def services(self) -> Services:
        """The parts of the server."""
        found: Services = self.app.state.services
        return found

    def guest(self, language: str = "en") -> Guest:
        """Somebody with an own cookie jar."""
        return Guest(self, language)

    def call(self, function: Callable[..., Any], *args: Any) -> Any:
        """Run something of the server in its event loop."""
        return self.portal.call(function, *args)


class Guest:
    """A browser or script at the server's door."""

    def __init__(self, house: House, language: str) -> None:
        transport = httpx.ASGITransport(app=house.app, raise_app_exceptions=False)
        self._house = house
        self.http = httpx.AsyncClient(
            transport=transport, base_url=ADDRESS, headers={"accept-language": language}
        )

    def get(self, path: str, **more: Any) -> httpx.Response:
        """GET a path."""
        return self._send("GET", path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """POST JSON."""
        return self._send("POST", path, json=body, **more)

    def _send(self, method: str, path: str, **more: Any) -> httpx.Response:
        async def send() -> httpx.Response:
            return await self.http.request(method, path, **more)

        answer: httpx.Response = self._house.call(send)
        return answer

    def open(self, seats: list[dict[str, Any]], **options: bool) -> dict[str, Any]:
        """Open a table; its state."""
        wish = {"game": "lichterfest", "seats": seats, "options": options}
        answer = self.post("/api/tables", wish)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def table(self, table_id: str, **query: Any) -> dict[str, Any]:
        """A table as this guest sees it."""
        return dict(self.get(f"/api/tables/{table_id}", params=query).json())

    def act(self, table: dict[str, Any], action: int | None = None, **more: Any) -> httpx.Response:
        """Post an action on a table as it was seen; the first legal one if none is given."""
        chosen = table["legal"][0]["action"] if action is None else action
        body = {"version": table["version"], "action": chosen, **more}
        return self.post(f"/api/tables/{table['id']}/actions", body)

    def undo(self, table: dict[str, Any], **query: Any) -> httpx.Response:
        """Post an undo."""
        return self.post(f"/api/tables/{table['id']}/undo", {}, params=query)

    def wait(self, holds: Callable[[Guest], Any], seconds: float = 30.0) -> Any:
        """Ask again until `holds` says something true; that answer."""
        end = time.monotonic() + seconds
        while not (found := holds(self)):
            assert time.monotonic() < end, "nothing happened in time"
            time.sleep(0.01)
        return found

    def wait_for_turn(self, table_id: str) -> dict[str, Any]:
        """The table as soon as this guest has a decision or the game is over."""

        def due(guest: Guest) -> dict[str, Any] | None:
            table = guest.table(table_id)
            return table if table["legal"] or table["over"] else None

        return dict(self.wait(due))

    def play_out(self, table: dict[str, Any]) -> dict[str, Any]:
        """Play the last legal action each time, until the game is over."""
        while not table["over"]:
            table = self.wait_for_turn(table["id"])
            if table["legal"]:
                answer = self.act(table, table["legal"][-1]["action"])
                assert answer.status_code == 200, answer.text
                table = answer.json()
        return table


def error_of(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal; checks the form that all refusals share."""
    body = json.loads(answer.text)
    assert body["message"].strip()
    assert "Traceback" not in answer.text
    return answer.status_code, body["error"]

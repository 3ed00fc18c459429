"""A real server in its own process and a real browser, for the tests of the page.

The browser is the one of the system. Playwright runs for this folder and not for the session:
while it runs, no other event loop can start in this thread, and other tests need theirs. So the
tests of this folder come one after the other, and first: they take longest.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, sync_playwright
from tests.browser.driver import WIDE

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PATIENCE = 10_000  # ms a step of a test may take

SERVE = """
import pathlib, sys
from spieltisch.server.serve import run
from spieltisch.server.settings import Settings
run(Settings.read(host="127.0.0.1", port=int(sys.argv[1]), data=pathlib.Path(sys.argv[2])), False)
"""


class Server:
    """A server that can be killed and started again on the same port and data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with closing(socket.socket()) as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start and wait until it plays; compiling the rules may take a while."""
        self._log = (self.data.parent / f"{self.data.name}.log").open("ab")
        environment = {**os.environ, "SPIELTISCH_BOT_PAUSE": "0"}
        environment.pop("NUMBA_BOUNDSCHECK", None)  # the rules as people play with them
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(self.port), str(self.data)],
            env=environment,
            stdout=self._log,
            stderr=subprocess.STDOUT,
        )
        until = time.monotonic() + 180
        while not self._is_ready():
            if self._process.poll() is not None or time.monotonic() > until:
                self.kill()
                pytest.fail(f"the server did not start: {Path(self._log.name).read_text()}")
            time.sleep(0.1)

    def _is_ready(self) -> bool:
        health = f"{self.url}/api/health"
        with suppress(OSError), urllib.request.urlopen(health, timeout=5) as answer:
            return bool(json.load(answer)["ready"])
        return False

    def kill(self) -> None:
        """End it without a farewell."""
        self._process.kill()
        self._process.wait()
        self._log.close()


@pytest.hookimpl(trylast=True)  # after the order was shuffled
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of the page first, else the browser would start anew many times."""
    here = Path(__file__).parent
    items.sort(key=lambda item: here not in item.path.parents)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not kill it."""
    found = Server(tmp_path_factory.mktemp("server") / "data")
    yield found
    found.kill()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The browser of the system."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        missing = f"no browser found, looked for {', '.join(BROWSERS)}"
        if os.environ.get("SPIELTISCH_REQUIRE_BROWSER") == "1":
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Complaints:
    """What a page complained about: console, uncaught errors, requests that failed."""

    def __init__(self) -> None:
        self.allowed: list[str] = []  # parts of complaints that a test brings about itself
        self._heard: list[str] = []

    def listen(self, page: Page) -> None:
        """Collect from now on."""
        page.on("console", lambda m: m.type in ("error", "warning") and self._hear(m.text))
        page.on("pageerror", lambda error: self._hear(str(error)))
        page.on("requestfailed", self._failed)
        page.on("response", lambda r: r.status >= 400 and self._hear(f"{r.status} {r.url}"))

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page itself gave a request up
            self._hear(f"{request.failure} {request.url}")

    def _hear(self, text: str) -> None:
        self._heard.append(text)

    def left(self) -> list[str]:
        """Complaints that no test allowed."""
        return [text for text in self._heard if not any(part in text for part in self.allowed)]


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """Fails a test whose pages complained."""
    found = Complaints()
    yield found
    assert found.left() == []


@pytest.fixture
def device(
    browser: Browser, server: Server, complaints: Complaints
) -> Iterator[Callable[..., Page]]:
    """Makes devices, each with cookies of its own: `device(size=PHONE, touch=True) -> Page`."""
    contexts = []

    def make(
        size: tuple[int, int] = WIDE,
        *,
        touch: bool = False,
        language: str = "en",
        scheme: str = "light",
        motion: bool = False,
        base: str | None = None,
    ) -> Page:
        context = browser.new_context(
            base_url=base or server.url,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            locale=language,
            color_scheme=scheme,
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        context.on("page", complaints.listen)
        contexts.append(context)
        return context.new_page()

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def page(device: Callable[..., Page]) -> Page:
    """A device with a wide screen and a mouse."""
    return device()

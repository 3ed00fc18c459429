"""Running the server in the foreground: the port, the addresses to print, a clean stop."""

from __future__ import annotations

import asyncio
import errno
import io
import socket
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace
from typing import Final

import segno
import uvicorn

from spieltisch.language import SOURCE_LANGUAGE, Words, words
from spieltisch.server.addresses import lan_address
from spieltisch.server.ready import show_progress
from spieltisch.server.settings import EVERYWHERE, Settings

BACKLOG: Final = 512
STOP_SECONDS: Final = 5  # for requests in progress; streams end at once


class CannotListen(Exception):
    """The port is taken or the address is not this machine's; the message says what to do."""


def run(settings: Settings, open_browser: bool, w: Words | None = None) -> None:
    """Serve until Ctrl+C or a signal. Raises CannotListen."""
    w = w or words(SOURCE_LANGUAGE)
    listening = _socket(settings, w)
    settings = replace(settings, port=listening.getsockname()[1])
    with suppress(KeyboardInterrupt):
        Server(settings, open_browser, w).run(sockets=[listening])


class Server(uvicorn.Server):
    """uvicorn that says where it is found, and ends open streams when it stops."""

    def __init__(self, settings: Settings, open_browser: bool, w: Words) -> None:
        from spieltisch.server.app import create_app

        self._settings, self._open_browser, self._words = settings, open_browser, w
        self._app = create_app(settings)
        config = uvicorn.Config(
            self._app,
            log_level="warning",
            access_log=False,
            server_header=False,
            ws="none",
            lifespan="on",
            timeout_graceful_shutdown=STOP_SECONDS,
        )
        super().__init__(config)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell the person at the terminal."""
        await super().startup(sockets)
        if not self.started:
            return
        print(greeting(self._settings, self._words), flush=True)
        readiness = self._app.state.services.readiness
        self._bar = asyncio.create_task(show_progress(readiness, self._words))
        if self._open_browser:
            address = local_address(self._settings)
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the streams first, else stopping would wait for them."""
        services = getattr(self._app.state, "services", None)
        if services is not None:
            services.notices.close()
        await super().shutdown(sockets)


def local_address(settings: Settings) -> str:
    """The address for a browser on this machine."""
    host = "localhost" if settings.host == EVERYWHERE else settings.host
    return f"http://{host}:{settings.port}/"


def greeting(settings: Settings, w: Words) -> str:
    """What the terminal shows: addresses, and a QR code for those in the same network."""
    lines = [w("Spieltisch is open at {address}", address=local_address(settings))]
    shared = f"{settings.address}/" if settings.address else _network_address(settings)
    if shared:
        lines += [w("In this network: {address}", address=shared), qr_code(shared)]
    lines.append(w("Stop with Ctrl+C; every table is kept."))
    return "\n".join(lines)


def qr_code(address: str) -> str:
    """An address as a QR code of half blocks."""
    drawn = io.StringIO()
    segno.make(address, error="l").terminal(drawn, border=1, compact=True)
    return drawn.getvalue().rstrip("\n")


def _network_address(settings: Settings) -> str | None:
    found = lan_address() if settings.host == EVERYWHERE else None
    return f"http://{found}:{settings.port}/" if found else None


def _socket(settings: Settings, w: Words) -> socket.socket:
    """The listening socket, so that a busy port is found before anything else starts."""
    try:
        return _bound(settings.host, settings.port)
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        if error.errno == errno.EADDRINUSE:
            sentence = w(
                "Port {port} is taken: another program, perhaps another Spieltisch, listens at "
                "{where}. Choose another one with --port.",
                port=settings.port,
                where=where,
            )
            raise CannotListen(sentence) from error
        sentence = w("Cannot listen at {where}: {why}.", where=where, why=error.strerror or error)
        raise CannotListen(sentence) from error


def _bound(host: str, port: int) -> socket.socket:
    """A bound socket that names its protocol: asyncio sends small packets at once only then."""
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP
    )[0]
    found = socket.socket(family, kind, protocol)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(BACKLOG)
    except OSError:
        found.close()
        raise
    return found

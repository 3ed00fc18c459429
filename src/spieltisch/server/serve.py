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


class CannotServe(Exception):
    """The port, the address, the folder or the database cannot be used; the message says why."""


def run(settings: Settings, open_browser: bool, w: Words | None = None) -> None:
    """Serve until Ctrl+C or a signal. Raises BadSetting, CannotServe."""
    w = w or words(SOURCE_LANGUAGE)
    with _socket(settings, w) as listening, suppress(KeyboardInterrupt):
        asyncio.run(_prepare(settings, w))
        settings = replace(settings, port=listening.getsockname()[1])
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


async def _prepare(settings: Settings, w: Words) -> None:
    """Make folder and database ready, so that a fault in them is said before serving begins."""
    from alembic.util import CommandError
    from sqlalchemy.exc import SQLAlchemyError

    from spieltisch.server.store import StorageFailed, Store

    url = settings.database_url
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        store = Store(url)
        await store.open()
        await store.close()
    except OSError as error:
        sentence = w(
            "The data folder {folder} cannot be used: {why}.",
            folder=settings.data,
            why=error.strerror or error,
        )
        raise CannotServe(sentence) from error
    except ModuleNotFoundError as error:
        sentence = w("PostgreSQL needs one more package: pip install 'spieltisch[postgres]'")
        raise CannotServe(sentence) from error
    except (StorageFailed, SQLAlchemyError, CommandError, ValueError) as error:
        why = str(error).partition("\n")[0]
        raise CannotServe(w("The database cannot be opened: {why}.", why=why)) from error


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
            raise CannotServe(sentence) from error
        sentence = w("Cannot listen at {where}: {why}.", where=where, why=error.strerror or error)
        raise CannotServe(sentence) from error


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

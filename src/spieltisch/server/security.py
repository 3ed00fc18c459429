"""Three guards around the application: who may change something, how much, and what a page may.

They are plain ASGI layers, so an answer is refused before any of the application has run.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spieltisch.server.errors import ApiError
from spieltisch.server.guests import words_of

MOST_BYTES: Final = 64 * 1024
MOST_IMPORT_BYTES: Final = 2 * 1024 * 1024
IMPORT_PATH: Final = "/api/tables/import"
READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


class Guard:
    """Refuses requests from other sites and bodies that are too large; adds safe headers."""

    def __init__(self, app: ASGIApp, address: str | None) -> None:
        self._app = app
        self._site = _netloc(address or "") or None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, guarded."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        guarded = _with_headers(send)
        most = MOST_IMPORT_BYTES if scope["path"] == IMPORT_PATH else MOST_BYTES
        try:
            self._check_origin(scope)
            whole = await _whole_body(scope, receive, most)
        except ApiError as error:
            answer = JSONResponse(error.body(words_of(Request(scope))), error.status)
            await answer(scope, receive, guarded)
            return
        await self._app(scope, whole, guarded)

    def _check_origin(self, scope: Scope) -> None:
        """A browser names the site that sends a form or script; it must be this one."""
        headers = Headers(scope=scope)
        if scope["method"] in READING:
            return
        origin = headers.get("origin")
        if origin is not None:
            sites = {headers.get("host"), self._site} - {None}
            if _netloc(origin) not in sites:
                raise ApiError("forbidden_origin")
        elif headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise ApiError("forbidden_origin")


def _netloc(origin: str) -> str:
    """Host and port of an origin; empty for "null" and for what is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


async def _whole_body(scope: Scope, receive: Receive, most: int) -> Receive:
    """Read a body of at most `most` bytes; what comes back hands it out in one piece."""
    announced = Headers(scope=scope).get("content-length", "0")
    if announced.isdecimal() and int(announced) > most:
        raise ApiError("too_large", most=most)
    if scope["method"] in READING:
        return receive
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            break
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            raise ApiError("too_large", most=most)
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Message:
        return waiting.pop() if waiting else await receive()

    return replay


def _with_headers(send: Send) -> Send:
    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return guarded

"""The page of a table whose game is being compiled: a notice that loads itself anew."""

from __future__ import annotations

from fastapi import Request, Response
from fastapi.responses import HTMLResponse
from htpy import h1, main, p, progress

from spieltisch.language import Words
from spieltisch.server import pages
from spieltisch.server.services import Services


def waiting(request: Request, words: Words) -> Response:
    """Says how far compiling is, and comes back by itself after a second."""
    services: Services = request.app.state.services
    content = main("#content.column")[
        h1[words("The table is being set up")],
        p[words("The rules are compiled once, which takes a minute or two. It goes on by itself.")],
        progress(value=f"{services.readiness.progress:.2f}", max="1"),
    ]
    page = pages.layout(words=words, title="Spieltisch", content=content)
    headers = {"refresh": "1", "cache-control": "no-store"}
    return HTMLResponse(str(page), 503, headers=headers)

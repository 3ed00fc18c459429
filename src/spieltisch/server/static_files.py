"""Files for the browser: the frame's from `static/`, each game's stylesheet from its folder.

Every use asks the server whether the file is still the same, and usually hears "not modified":
so a new version of the server never meets old scripts in a browser.
"""

from __future__ import annotations

import mimetypes
import os
from importlib import resources
from typing import Final

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from spieltisch.games import GAMES

CHECK_EACH_USE: Final = "no-cache"

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


class Files(StaticFiles):
    """The folder `static/`, and `games/<game>/table.css` from the games."""

    def __init__(self) -> None:
        super().__init__(directory=str(resources.files("spieltisch.server") / "static"))
        folder = resources.files("spieltisch.games")
        self._sheets = {
            os.path.join("games", game, "table.css"): str(folder / game / "table.css")
            for game in GAMES
        }

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Where the file of a path lies."""
        sheet = self._sheets.get(path)
        if sheet is None:
            return super().lookup_path(path)
        return (sheet, os.stat(sheet)) if os.path.isfile(sheet) else ("", None)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, to be checked at each use."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = CHECK_EACH_USE
        return response

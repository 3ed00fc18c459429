"""The closed list of errors that a client can get, and how each is answered.

Every refusal is one ApiError with a code of the list; its sentence is put into the player's
language when it is answered. Nothing is refused silently and nobody sees a traceback.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spieltisch.language import N_, Words

LONGEST_MESSAGE: Final = 400  # characters

CODES: Final[Mapping[str, tuple[int, str]]] = {
    "bad_request": (400, N_("This request cannot be read.")),
    "unknown_game": (404, N_("There is no such game.")),
    "bad_seats": (422, N_("These seats do not fit the game.")),
    "unknown_table": (404, N_("There is no such table. Check the link.")),
    "other_rules": (409, N_("This table was played by other rules than this server's.")),
    "not_found": (404, N_("There is no such page.")),
    "not_your_turn": (409, N_("It is not your turn.")),
    "not_your_seat": (403, N_("This seat is not yours.")),
    "seat_taken": (409, N_("Somebody already sits here.")),
    "stale": (409, N_("The table has changed; your move was not carried out.")),
    "illegal": (422, N_("This is not allowed now.")),
    "nothing_to_undo": (409, N_("There is nothing to take back.")),
    "no_hints": (403, N_("Hints are for training tables and for games without other people.")),
    "too_many": (429, N_("This guest has opened too many tables.")),
    "too_large": (413, N_("This is too large; at most {most} bytes are taken.")),
    "forbidden_origin": (403, N_("This request comes from another site.")),
    "bad_record": (422, N_("This is no record of a game.")),
    "storage": (503, N_("The game cannot be stored now. Nothing is lost; try again soon.")),
    "over": (409, N_("The game is over.")),
    "busy": (503, N_("The table is still being set up. Try again in a few seconds.")),
    "internal": (500, N_("Something went wrong on the server. The table is unharmed; try again.")),
}


class ApiError(Exception):
    """A refusal: its code, a sentence with its values, and what else the answer carries."""

    def __init__(
        self,
        code: str,
        sentence: str | None = None,
        *,
        status: int | None = None,
        extra: Mapping[str, Any] | None = None,
        **values: object,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = status or CODES[code][0]
        self.extra = dict(extra or {})
        self._sentence = sentence or CODES[code][1]
        self._values = values

    def message(self, words: Words) -> str:
        """The sentence in the player's language; what was sent is quoted only in part."""
        text = words(self._sentence, **self._values)
        shown = text if len(text) <= LONGEST_MESSAGE else f"{text[:LONGEST_MESSAGE]}…"
        return shown.encode(errors="replace").decode()

    def body(self, words: Words) -> dict[str, Any]:
        """The JSON answer."""
        return {"error": self.code, "message": self.message(words), **self.extra}

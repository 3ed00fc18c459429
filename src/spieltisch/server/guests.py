"""Who is asking: a random token in a cookie makes a guest, and seats belong to tokens.

The database knows only the SHA-256 of a token (its *mark*), so a stolen copy of the database
opens no seat.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from spieltisch.language import LANGUAGES, N_, Words, best_language, words
from spieltisch.server.errors import ApiError

TOKEN_COOKIE: Final = "spieltisch"
LANGUAGE_COOKIE: Final = "language"
TOKEN_BYTES: Final = 32
TWO_YEARS: Final = 2 * 365 * 24 * 3600
LONGEST_NAME: Final = 24
TURNED_AROUND: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
REFUSED_KINDS: Final = ("Cc", "Cs", "Co", "Cn", "Zl", "Zp")


@dataclass(frozen=True)
class Caller:
    """The guest behind a request; `mark` is empty for one without a cookie."""

    token: str
    words: Words
    fresh: bool = False  # whether the token was made for this request

    @property
    def mark(self) -> str:
        """The token's SHA-256 in hex, which is all that is stored."""
        return hashlib.sha256(self.token.encode()).hexdigest() if self.token else ""


def caller_of(request: Request) -> Caller:
    """The guest of a request, possibly without a token: such a one only looks."""
    token = request.cookies.get(TOKEN_COOKIE, "")
    return Caller(token if len(token) >= TOKEN_BYTES else "", words_of(request))


def guest_of(request: Request) -> Caller:
    """The guest of a request; one without a token gets one, to be kept by `remember`."""
    caller = caller_of(request)
    if caller.token:
        return caller
    return Caller(secrets.token_urlsafe(TOKEN_BYTES), caller.words, fresh=True)


def remember(request: Request, response: Response, caller: Caller) -> None:
    """Hand a new token to the browser."""
    if caller.fresh:
        response.set_cookie(
            TOKEN_COOKIE,
            caller.token,
            max_age=TWO_YEARS,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )


def language_of(request: Request) -> str:
    """The language chosen by the switch, else the browser's."""
    chosen = request.cookies.get(LANGUAGE_COOKIE)
    if chosen in LANGUAGES:
        return chosen
    return best_language(request.headers.get("accept-language", ""))


def words_of(request: Request) -> Words:
    """The sentences in the language of a request."""
    return words(language_of(request))


def clean_name(name: str) -> str:
    """A name as it may stand on a seat, trimmed; empty stays empty. Raises ApiError."""
    trimmed = " ".join(name.split(" ")).strip()
    if len(trimmed) > LONGEST_NAME:
        sentence = N_("A name has at most {most} characters; {name} has {n}.")
        raise ApiError("bad_request", sentence, most=LONGEST_NAME, name=trimmed, n=len(trimmed))
    for character in trimmed:
        if unicodedata.category(character) in REFUSED_KINDS or character in TURNED_AROUND:
            raise ApiError("bad_request", N_("A name must not contain control characters."))
    return trimmed

"""How errors are answered: JSON for the API, a page for everything else, never a traceback."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse
from starlette.exceptions import HTTPException

from spieltisch.language import N_
from spieltisch.server.errors import ApiError
from spieltisch.server.guests import words_of
from spieltisch.server.pages import error_page
from spieltisch.server.store import StorageFailed, Taken
from spieltisch.server.waiting import waiting

log = logging.getLogger(__name__)

FIELD_FAULTS: Final[Mapping[str, str]] = {
    "missing": N_("{field} is missing."),
    "extra_forbidden": N_("{field} is not known here."),
    "int_type": N_("{field} must be a whole number."),
    "int_parsing": N_("{field} must be a whole number."),
    "string_type": N_("{field} must be a text."),
    "list_type": N_("{field} must be a list."),
    "dict_type": N_("{field} must be an object."),
    "bool_type": N_("{field} must be true or false."),
    "bool_parsing": N_("{field} must be true or false."),
    "less_than": N_("{field} is too large."),
    "greater_than_equal": N_("{field} is too small."),
    "string_pattern_mismatch": N_("{field} holds characters that are not allowed."),
    "string_too_long": N_("{field} is too long."),
    "string_too_short": N_("{field} must not be empty."),
}


def add_answers(app: FastAPI) -> None:
    """Let the application answer every kind of error in our one form."""
    app.add_exception_handler(ApiError, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _no_route)
    app.add_exception_handler(StorageFailed, _not_stored)
    app.add_exception_handler(Taken, _overtaken)
    app.add_exception_handler(Exception, _broken)


def answer_error(request: Request, error: ApiError) -> Response:
    """JSON for the API, a page for everything else."""
    words = words_of(request)
    if request.url.path.startswith("/api/"):
        return JSONResponse(error.body(words), error.status)
    if error.code == "busy":
        return waiting(request, words)
    message = error.message(words)
    page = error_page(words=words, status=error.status, code=error.code, message=message)
    return HTMLResponse(str(page), error.status)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, ApiError)
    return answer_error(request, error)


async def _unreadable(request: Request, error: Exception) -> Response:
    """Malformed JSON or a wrong field: say where and what."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    field = ".".join(str(part) for part in first["loc"][1:])
    if first["type"] == "json_invalid":
        sentence = N_("The body is not valid JSON, at character {field}.")
    elif not field:
        sentence = N_("The body must be a JSON object, sent as application/json.")
    else:
        sentence = FIELD_FAULTS.get(first["type"], N_("{field} is wrong: {why}."))
    refusal = ApiError("bad_request", sentence, field=field, why=first["msg"])
    return answer_error(request, refusal)


async def _no_route(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        sentence = N_("This address does not take {method}.")
        refusal = ApiError("bad_request", sentence, status=405, method=request.method)
    elif error.status_code == 404:
        refusal = ApiError("not_found")
    else:
        refusal = ApiError("bad_request", status=error.status_code)
    return answer_error(request, refusal)


async def _not_stored(request: Request, error: Exception) -> Response:
    assert isinstance(error, StorageFailed)
    log.error("storage: %s", error)
    if error.full:
        sentence = N_("The disk of the server is full; nothing was changed. Try again later.")
        return answer_error(request, ApiError("storage", sentence, status=507))
    return answer_error(request, ApiError("storage"))


async def _overtaken(request: Request, _: Exception) -> Response:
    return answer_error(request, ApiError("stale"))


async def _broken(request: Request, error: Exception) -> Response:
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return answer_error(request, ApiError("internal"))

"""The coach in the JSON API: hints while a game runs, its analysis when it is over."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from spieltisch.language import Words
from spieltisch.server.api import Looking
from spieltisch.server.guests import words_of
from spieltisch.server.hints import hints
from spieltisch.server.pages import advice, analysis, hint_list
from spieltisch.server.services import Services, services_of
from spieltisch.server.shapes import Analysis, Hint
from spieltisch.server.sights import encode

router = APIRouter(prefix="/api", default_response_class=Response)

Parts = Annotated[Services, Depends(services_of)]


@router.get("/tables/{table_id}/hints")
async def hints_at(services: Parts, table_id: str, viewer: Looking) -> Response:
    """The best actions for the caller's seat, which must have the decision, with reasons."""
    version, found = await hints(services.hall, services.coach, table_id, viewer)
    drawn = {"parts": {"hints": str(hint_list(viewer.caller.words, found))}} if viewer.parts else {}
    return _json({"version": version, "hints": [_hint(one) for one in found], **drawn})


@router.get("/tables/{table_id}/analysis")
async def analysis_of(
    request: Request, services: Parts, table_id: str, parts: bool = False
) -> Response:
    """A finished game weighed decision by decision, as far as it has come; ask again for more."""
    found, w = await services.analyses.of(table_id), words_of(request)
    drawn = {"parts": {"analysis": str(analysis(w, found))}} if parts else {}
    return _json({**_analysis(w, found), **drawn})


def _hint(hint: Hint) -> dict[str, Any]:
    return {
        "action": hint.action,
        "say": hint.say,
        "expected": round(hint.expected, 4),
        "why": hint.why,
    }


def _analysis(w: Words, found: Analysis) -> dict[str, Any]:
    seats = range(len(found.signs))
    return {
        "ready": found.ready,
        "of": found.of,
        "expected": [_rounded(row) for row in found.expected()],
        "given_away": _rounded([found.given_away(seat) for seat in seats]),
        "luck": _rounded([found.luck(seat) for seat in seats]),
        "moves": [
            {
                "ply": move.ply,
                "seat": move.seat,
                "text": move.text[w.language],
                "better": move.better.get(w.language),
                "picks": list(move.picks),
                "cost": round(move.cost, 4),
                "luck": _rounded(move.luck),
                "advice": advice(w, move),
            }
            for move in found.moves
        ],
    }


def _rounded(shares: Any) -> list[float]:
    return [round(share, 4) for share in shares]


def _json(content: dict[str, Any]) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(encode(content), media_type="application/json", headers=headers)

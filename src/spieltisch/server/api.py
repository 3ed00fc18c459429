"""The JSON API: each handler reads, asks, stores, answers. See docs/http-api.md."""

from __future__ import annotations

import json
import re
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Header, Query, Request, Response
from fastapi.responses import StreamingResponse
from starlette.concurrency import run_in_threadpool

from spieltisch.bots import LEVELS
from spieltisch.game import Facts, Seat
from spieltisch.games import GAMES, facts
from spieltisch.language import N_
from spieltisch.match import BadRecord, from_record, to_record
from spieltisch.server.addresses import link_base
from spieltisch.server.bodies import Move, NewTable, Number, Sitting, Undo
from spieltisch.server.errors import ApiError
from spieltisch.server.guests import Caller, caller_of, clean_name, guest_of, remember
from spieltisch.server.limits import check_room
from spieltisch.server.live import stream
from spieltisch.server.seating import checked_options, known_game, seats_for, variant_of
from spieltisch.server.services import Services, services_of
from spieltisch.server.sights import Viewer, answer, encode, past, preview
from spieltisch.server.tables import Ask

router = APIRouter(prefix="/api", default_response_class=Response)

Parts = Annotated[Services, Depends(services_of)]
SEEN: Final = re.compile("[0-9]{1,9}")  # a version as a browser sends it back
OwnSeat = Annotated[int | None, Query(description="one of the caller's seats, -1 to look only")]


def viewer_of(
    request: Request, services: Parts, parts: bool = False, seat: OwnSeat = None
) -> Viewer:
    """Who looks, by cookie, language and the query."""
    return Viewer(caller_of(request), seat, link_base(request, services.settings), parts)


Looking = Annotated[Viewer, Depends(viewer_of)]


@router.get("/health")
async def health(services: Parts) -> Response:
    """Whether the server is ready to play; `progress` counts up while rules are compiled."""
    ready = services.readiness
    state = {"ready": ready.ready, "progress": ready.progress, "tables": len(services.hall)}
    return _json(encode(state))


@router.get("/games")
async def games(request: Request) -> Response:
    """The games and the bots."""
    words = caller_of(request).words
    boxes = [_box(facts(game), words.language) for game in GAMES]
    bots = [{"id": bot.id, "name": words(bot.name), "bars": bot.bars} for bot in LEVELS]
    return _json(encode({"games": boxes, "bots": bots}))


@router.post("/tables", status_code=201)
async def open_table(request: Request, services: Parts, wish: NewTable) -> Response:
    """Deal a new game."""
    caller = guest_of(request)
    box = known_game(wish.game)
    services.readiness.check(box.id)
    await check_room(services.store, caller.mark)
    options = checked_options(wish, box)
    nickname = await services.store.name_of(caller.mark)
    seats = seats_for(wish, box, caller, nickname)
    table_id = await services.tables.open(caller, wish.game, variant_of(wish, box), options, seats)
    await _keep_name(services, caller, next((s.name for s in wish.seats if s.kind == "me"), ""))
    return await _shown(request, services, table_id, caller, status=201)


@router.post("/tables/import", status_code=201)
async def import_table(request: Request, services: Parts, record: dict[str, Any]) -> Response:
    """Keep a finished game from its file, to be looked at."""
    caller = guest_of(request)
    if (game := record.get("game")) in GAMES:
        services.readiness.check(str(game))
    await check_room(services.store, caller.mark)
    try:
        match = await run_in_threadpool(from_record, record)
    except BadRecord as error:
        why = error.message(caller.words)
        raise ApiError("bad_record", N_("This record is refused: {why}"), why=why) from error
    table_id = await services.tables.keep_record(caller, match)
    return await _shown(request, services, table_id, caller, status=201)


@router.get("/tables/{table_id}")
async def table(services: Parts, table_id: str, viewer: Looking) -> Response:
    """What the caller may see of a table."""
    return _json(await _sight(services, table_id, viewer))


@router.post("/tables/{table_id}/actions")
async def act(services: Parts, table_id: str, viewer: Looking, move: Move) -> Response:
    """Carry out an action; a stale one is answered with the table as it is now."""
    try:
        ask = Ask(viewer.caller, table_id, viewer.seat, move.key)
        await services.tables.act(ask, move.version, move.action)
    except ApiError as error:
        raise await _with_table(services, table_id, viewer, error) from error
    return _json(await _sight(services, table_id, viewer))


@router.post("/tables/{table_id}/undo")
async def undo(
    services: Parts, table_id: str, viewer: Looking, wish: Undo | None = None
) -> Response:
    """Take back, agree to it, or ask the others for it."""
    wish = wish or Undo()
    try:
        ask = Ask(viewer.caller, table_id, viewer.seat, wish.key)
        await services.tables.undo(ask, wish.version)
    except ApiError as error:
        raise await _with_table(services, table_id, viewer, error) from error
    return _json(await _sight(services, table_id, viewer))


@router.post("/tables/{table_id}/seats/{seat}")
async def take_seat(
    request: Request, services: Parts, table_id: str, seat: Seat, sitting: Sitting
) -> Response:
    """Take an open seat, or, as the owner of the table, let a bot take it."""
    caller, name = guest_of(request), clean_name(sitting.name)
    ask = Ask(caller, table_id, key=sitting.key)
    if sitting.bot is not None:
        await services.tables.seat_bot(ask, seat, sitting.bot, name)
    else:
        name = name or await services.store.name_of(caller.mark)
        await services.tables.sit(ask, seat, name)
        await _keep_name(services, caller, name)
    return await _shown(request, services, table_id, caller)


@router.post("/tables/{table_id}/rematch")
async def rematch(
    request: Request, services: Parts, table_id: str, _: Undo | None = None
) -> Response:
    """Open the table on which the same people play again, or find it."""
    caller = caller_of(request)
    again = await services.tables.rematch(caller, table_id)
    return await _shown(request, services, again, caller)


@router.get("/tables/{table_id}/preview")
async def preview_action(
    services: Parts, table_id: str, viewer: Looking, action: Number
) -> Response:
    """What an action would do, as far as the caller can know; nothing is carried out."""
    async with services.hall.hold(table_id) as live:
        return _json(encode(preview(live, viewer, action)))


@router.get("/tables/{table_id}/at/{ply}")
async def table_at(services: Parts, table_id: str, ply: int, viewer: Looking) -> Response:
    """The table as the caller saw it after the first `ply` entries of its log."""
    async with services.hall.hold(table_id) as live:
        then = await run_in_threadpool(past, live, ply)
        return _json(answer(then, viewer))


@router.get("/tables/{table_id}/export")
async def export(services: Parts, table_id: str) -> Response:
    """The record of the game; with its secret once it is over."""
    async with services.hall.hold(table_id) as live:
        record = await run_in_threadpool(to_record, live.match)
        name = f"{live.row.game}-{table_id}.json"
    content = json.dumps(record, ensure_ascii=False, indent=1).encode()
    return Response(
        content,
        media_type="application/json",
        headers={
            "content-disposition": f'attachment; filename="{name}"',
            "cache-control": "no-store",
        },
    )


@router.get("/tables/{table_id}/events")
async def events(
    services: Parts,
    table_id: str,
    viewer: Looking,
    last_event_id: Annotated[str | None, Header()] = None,
) -> StreamingResponse:
    """The table now and after each change, as server-sent events with the version as id."""

    async def news() -> tuple[int, bytes]:
        async with services.hall.hold(table_id) as live:
            return live.match.version, answer(live, viewer)

    services.notices.check_room()
    await news()  # refuses before the stream begins
    services.bots.wake(table_id)
    seen = int(last_event_id) if last_event_id and SEEN.fullmatch(last_event_id) else None
    return StreamingResponse(
        stream(services.notices, table_id, news, seen),
        media_type="text/event-stream",
        headers={"cache-control": "no-store", "x-accel-buffering": "no"},
    )


async def _sight(services: Services, table_id: str, viewer: Viewer) -> bytes:
    async with services.hall.hold(table_id) as live:
        return answer(live, viewer)


async def _shown(
    request: Request, services: Services, table_id: str, caller: Caller, status: int = 200
) -> Response:
    """The table as the answer to a request that may have made a new guest."""
    viewer = Viewer(caller, None, link_base(request, services.settings))
    response = _json(await _sight(services, table_id, viewer), status)
    remember(request, response, caller)
    return response


async def _with_table(
    services: Services, table_id: str, viewer: Viewer, error: ApiError
) -> ApiError:
    """A stale move learns at once how the table stands."""
    if error.code == "stale":
        error.extra["table"] = json.loads(await _sight(services, table_id, viewer))
    return error


async def _keep_name(services: Services, caller: Caller, name: str) -> None:
    name = clean_name(name)
    if name:
        await services.store.remember_name(caller.mark, name)


def _box(box: Facts, language: str) -> dict[str, Any]:
    return {
        "id": box.id,
        "title": box.title[language],
        "author": box.author,
        "players": list(box.players),
        "minutes": box.minutes,
        "age": box.age,
        "variants": [
            {"id": name, "players": list(way.players), "official": way.official}
            for name, way in box.variants.items()
        ],
    }


def _json(content: bytes, status: int = 200) -> Response:
    return Response(
        content, status, media_type="application/json", headers={"cache-control": "no-store"}
    )

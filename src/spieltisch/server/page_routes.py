"""The pages: each handler gathers plain data and hands it to a drawing in `pages/`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from htpy import Renderable
from markupsafe import Markup
from starlette.concurrency import run_in_threadpool

from spieltisch.bots import LEVELS, Level
from spieltisch.game import SPECTATOR, SeatSign
from spieltisch.games import GAMES, facts, load
from spieltisch.language import LANGUAGES, N_, Words
from spieltisch.match import to_record, verify
from spieltisch.server import pages
from spieltisch.server.addresses import link_base
from spieltisch.server.errors import ApiError
from spieltisch.server.guests import LANGUAGE_COOKIE, TWO_YEARS, Caller, guest_of, remember
from spieltisch.server.hall import Live
from spieltisch.server.listing import own_games, running_tables
from spieltisch.server.rules_text import rules_text
from spieltisch.server.services import Services, services_of
from spieltisch.server.sights import Viewer, as_json, encode, past, table_sight, title

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

Parts = Annotated[Services, Depends(services_of)]

PLAYS: Final[Mapping[str, str]] = {  # how each bot plays, by its id
    "random": N_("Any legal move, by chance."),
    "greedy": N_("Takes what is best at once."),
    "easy": N_("Makes mistakes, good to begin with."),
    "medium": N_("Plays sensibly, with slips."),
    "hard": N_("Knows what counts."),
    "master": N_("Looks ahead, forgives little."),
}


@router.get("/")
async def home(request: Request, services: Parts) -> Response:
    """What is played, who sits at the table, which tables are running."""
    caller = guest_of(request)
    w = caller.words
    page = pages.home(
        words=w,
        games=[_card(game, w) for game in GAMES],
        running=await running_tables(services.store, caller),
        nickname=await services.store.name_of(caller.mark),
        bots=[_level(bot, w) for bot in LEVELS],
    )
    return _page(request, caller, page)


@router.get("/my-games")
async def my_games(request: Request, services: Parts) -> Response:
    """The tables of this device."""
    caller = guest_of(request)
    rows = await own_games(services.store, caller)
    covers = {game: load(game).scene.cover() for game in GAMES}
    return _page(request, caller, pages.my_games(words=caller.words, rows=rows, covers=covers))


@router.get("/tables/{table_id}")
async def table(
    request: Request, services: Parts, table_id: str, seat: int | None = None
) -> Response:
    """The table. Where several people share the device, nobody's hand is shown at first."""
    caller = guest_of(request)
    async with services.hall.hold(table_id) as live:
        if seat is None and len(live.mine(caller)) > 1:
            seat = SPECTATOR
        viewer = Viewer(caller, seat, link_base(request, services.settings), parts=True)
        page = _table_page(live, viewer)
    services.bots.wake(table_id)
    return _page(request, caller, page)


@router.get("/tables/{table_id}/review")
async def review(
    request: Request, services: Parts, table_id: str, ply: int | None = None
) -> Response:
    """The game step by step: with its analysis once it is over, else as the caller saw it."""
    caller = guest_of(request)
    async with services.hall.hold(table_id) as live:
        seat = SPECTATOR if len(live.mine(caller)) > 1 and not live.match.over else None
        viewer = Viewer(caller, seat, link_base(request, services.settings), parts=True)
        at = ply if ply is not None else (0 if live.match.over else live.match.version)
        page = await run_in_threadpool(_review_page, live, viewer, at)
    return _page(request, caller, page)


@router.get("/join/{table_id}")
async def join(request: Request, services: Parts, table_id: str) -> Response:
    """Where the link of a table leads: take a seat or watch."""
    caller = guest_of(request)
    async with services.hall.hold(table_id) as live:
        game = live.match.game
        signs = [SeatSign(seat.name, seat.kind) for seat in live.seats]
    page = pages.join(
        words=caller.words,
        table_id=table_id,
        game=game.facts.id,
        title=game.facts.title[caller.words.language],
        cover=game.scene.cover(),
        signs=signs,
        nickname=await services.store.name_of(caller.mark),
    )
    return _page(request, caller, page)


@router.get("/rules")
async def rules_index(request: Request, services: Parts) -> Response:
    """The games with rules."""
    caller = guest_of(request)
    w = caller.words
    cards = [
        pages.RulesCard(
            game, facts(game).title[w.language], load(game).text.tagline(w), _cover(game)
        )
        for game in GAMES
    ]
    return _page(request, caller, pages.rules_index(words=w, games=cards))


@router.get("/rules/{game}")
async def rules(request: Request, game: str) -> Response:
    """The rules of a game."""
    caller = guest_of(request)
    text = rules_text(game, caller.words.language) if game in GAMES else None
    if text is None:
        raise ApiError("not_found")
    page = pages.rules(
        words=caller.words,
        game=game,
        title=facts(game).title[caller.words.language],
        html=text.html,
        chapters=text.chapters,
        language=text.language,
    )
    return _page(request, caller, page)


@router.get("/verify/{table_id}")
async def verify_shuffle(request: Request, services: Parts, table_id: str) -> Response:
    """Whether the shuffle was what was promised."""
    caller = guest_of(request)
    async with services.hall.hold(table_id) as live:
        proof = await run_in_threadpool(_proof, live, caller.words)
    return _page(request, caller, pages.verify(words=caller.words, proof=proof))


@router.post("/language/{code}")
async def language(
    request: Request, code: str, onward: Annotated[str, Query(alias="next")] = "/"
) -> Response:
    """Keep the chosen language in a cookie and go back to where the switch was."""
    if code not in LANGUAGES:
        raise ApiError("not_found")
    local = onward.startswith("/") and not onward.startswith(("//", "/\\"))
    response = RedirectResponse(onward if local else "/", status_code=303)
    response.set_cookie(LANGUAGE_COOKIE, code, max_age=TWO_YEARS, samesite="lax")
    return response


def _table_page(live: Live, viewer: Viewer) -> Renderable:
    sight = table_sight(live, viewer)
    words = viewer.caller.words
    rules = rules_text(live.match.game.facts.id, words.language)
    return pages.table(
        words=words,
        table=sight,
        parts=pages.frame_parts(sight),
        first_sight=encode(as_json(sight, parts=False)).decode(),
        title=title(sight, words),
        overview=Markup(rules.overview) if rules else None,
    )


def _review_page(live: Live, viewer: Viewer, ply: int) -> Renderable:
    present, then = table_sight(live, viewer), table_sight(past(live, ply), viewer)
    words = viewer.caller.words
    course = encode({"log": as_json(present, parts=False)["log"]})
    return pages.review(
        words=words,
        table=then,
        parts=pages.frame_parts(then),
        with_analysis=live.match.over,
        ply=ply,
        plies=live.match.version,
        course=course.decode(),
    )


def _proof(live: Live, words: Words) -> pages.Proof:
    match = live.match
    return pages.Proof(
        table_id=live.row.id,
        title=match.game.facts.title[words.language],
        commitment=match.commitment,
        secret=match.secret.hex() if match.over else None,
        replayed=all(check.holds for check in verify(to_record(match))) if match.over else None,
        acts=sum(entry.kind == "act" for entry in match.log),
    )


def _level(bot: Level, w: Words) -> pages.BotLevel:
    says = w(PLAYS.get(bot.id, ""))
    return pages.BotLevel(bot.id, w(bot.name), bot.bars, says, bot.style is None)


def _card(game: str, words: Words) -> pages.GameCard:
    box, text = facts(game), load(game).text
    ways = [
        pages.Way(name, text.variant(name, words), way.players)
        for name, way in box.variants.items()
    ]
    title = box.title[words.language]
    tagline = text.tagline(words)
    return pages.GameCard(game, title, box.players, box.minutes, tagline, _cover(game), tuple(ways))


def _cover(game: str) -> Renderable:
    return load(game).scene.cover()


def _page(request: Request, caller: Caller, page: Renderable) -> Response:
    response = HTMLResponse(str(page), headers={"cache-control": "no-store"})
    remember(request, response, caller)
    return response

"""The application: its parts, and its life from start to stop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from fastapi import FastAPI

from spieltisch import __version__
from spieltisch.bots.pool import BotPool
from spieltisch.server import api, coach_api, page_routes
from spieltisch.server.analyses import Analyses
from spieltisch.server.answers import add_answers
from spieltisch.server.bot_driver import BotDriver
from spieltisch.server.coach import Coach
from spieltisch.server.hall import Hall
from spieltisch.server.live import Notices
from spieltisch.server.ready import Readiness
from spieltisch.server.relay import relay
from spieltisch.server.security import Guard
from spieltisch.server.services import Services
from spieltisch.server.settings import Settings
from spieltisch.server.static_files import Files
from spieltisch.server.store import Store
from spieltisch.server.tables import Tables


def create_app(settings: Settings) -> FastAPI:
    """A server with these settings; nothing is opened before its lifespan begins."""
    app = FastAPI(
        title="Spieltisch",
        version=__version__,
        lifespan=_lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = settings
    app.include_router(api.router)
    app.include_router(coach_api.router)
    app.include_router(page_routes.router)
    app.mount("/static", Files())
    app.add_middleware(Guard, address=settings.address)
    add_answers(app)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    services = await _services(app.state.settings)
    app.state.services = services
    background = [asyncio.create_task(_resume_bots(services))]
    if services.store.shared:
        background.append(asyncio.create_task(_hear_others(services)))
    yield
    services.notices.close()
    for task in background:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    await services.analyses.close()
    services.coach.close()
    await services.bots.close()
    await services.store.close()


async def _services(settings: Settings) -> Services:
    settings.data.mkdir(parents=True, exist_ok=True)
    store, notices, readiness = Store(settings.database_url), Notices(), Readiness()
    await store.open()
    hall = Hall(store, readiness.check)
    tables = Tables(store, hall)
    bots = BotDriver(hall, tables, BotPool(settings.workers), settings.bot_pause)
    tables.changed += [notices.tell, bots.wake]
    readiness.start()
    coach = Coach(BotPool(1))
    analyses = Analyses(hall, coach)
    return Services(settings, store, hall, tables, notices, bots, readiness, coach, analyses)


async def _resume_bots(services: Services) -> None:
    """Tables that wait for a bot go on as soon as the rules are compiled."""
    while not services.readiness.ready:
        await asyncio.sleep(0.1)
    await services.bots.resume(services.store)


async def _hear_others(services: Services) -> None:
    def hear(table_id: str) -> None:
        services.hall.forget(table_id)
        services.notices.tell(table_id)

    url = services.settings.database_url.replace("+psycopg", "", 1)
    await relay(url, services.tables.process, hear)

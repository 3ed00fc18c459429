"""What the handlers of one server process share."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request

from spieltisch.server.analyses import Analyses
from spieltisch.server.bot_driver import BotDriver
from spieltisch.server.coach import Coach
from spieltisch.server.hall import Hall
from spieltisch.server.live import Notices
from spieltisch.server.ready import Readiness
from spieltisch.server.settings import Settings
from spieltisch.server.store import Store
from spieltisch.server.tables import Tables


@dataclass(frozen=True)
class Services:
    """All parts of a running server."""

    settings: Settings
    store: Store
    hall: Hall
    tables: Tables
    notices: Notices
    bots: BotDriver
    readiness: Readiness
    coach: Coach
    analyses: Analyses


def services_of(request: Request) -> Services:
    """The parts of the server that answers this request."""
    found: Services = request.app.state.services
    return found

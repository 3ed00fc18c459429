"""The pages of the server: functions from plain data to htpy elements.

Nothing here knows requests or the database. `shell` is the frame of every page, `home`,
`join`, `lists` and `text` are whole pages, `table` is the table and `parts` what changes on it.
"""

from spieltisch.server.pages.analysis import advice, analysis, no_analysis
from spieltisch.server.pages.end import end
from spieltisch.server.pages.handover import handover
from spieltisch.server.pages.hints import coach, hint_list
from spieltisch.server.pages.home import GameCard, Way, home
from spieltisch.server.pages.join import join
from spieltisch.server.pages.lists import GameRow, TableRow, my_games
from spieltisch.server.pages.parts import frame_parts
from spieltisch.server.pages.review import review
from spieltisch.server.pages.seats import BotLevel
from spieltisch.server.pages.shell import layout
from spieltisch.server.pages.table import table
from spieltisch.server.pages.text import (
    Proof,
    RulesCard,
    error_page,
    rules,
    rules_index,
    verify,
)

__all__ = [
    "BotLevel",
    "GameCard",
    "GameRow",
    "Proof",
    "RulesCard",
    "TableRow",
    "Way",
    "advice",
    "analysis",
    "coach",
    "end",
    "error_page",
    "frame_parts",
    "handover",
    "hint_list",
    "home",
    "join",
    "layout",
    "my_games",
    "no_analysis",
    "review",
    "rules",
    "rules_index",
    "table",
    "verify",
]

"""Lichterfest: tiles, lanterns and boats on a lake; the rule book as code.

Read in the order of the rule book: data, record, actions, setup, exchange, dedication,
hand_limit, placement (with lake and supply), turn, rules, ending; then knowledge, observe and
greedy. view, picks, tell, text and scene show the game to people.
"""

from __future__ import annotations

from spieltisch.game import Game
from spieltisch.games import facts
from spieltisch.games.lichterfest import scene, text
from spieltisch.games.lichterfest.actions import ACTIONS
from spieltisch.games.lichterfest.ending import ranks, score
from spieltisch.games.lichterfest.greedy import greedy
from spieltisch.games.lichterfest.knowledge import conceal
from spieltisch.games.lichterfest.observe import (
    CELL_FEATURES,
    CELLS_FROM,
    OBSERVATION_SIZE,
    observe,
)
from spieltisch.games.lichterfest.picks import picks
from spieltisch.games.lichterfest.reasons import REASONS
from spieltisch.games.lichterfest.record import FIELDS, STATE, unsound
from spieltisch.games.lichterfest.rules import actor, apply, legal, why_not
from spieltisch.games.lichterfest.setup import setup
from spieltisch.games.lichterfest.tell import tell
from spieltisch.games.lichterfest.view import view

RULES_VERSION = 1  # raised when old records would replay differently

GAME = Game(
    facts=facts("lichterfest"),
    rules_version=RULES_VERSION,
    fields=FIELDS,
    state=STATE,
    action_count=ACTIONS,
    observation_size=OBSERVATION_SIZE,
    setup=setup,
    actor=actor,
    legal=legal,
    why_not=why_not,
    apply=apply,
    score=score,
    ranks=ranks,
    conceal=conceal,
    observe=observe,
    greedy=greedy,
    reasons=REASONS,
    unsound=unsound,
    view=view,
    picks=picks,
    tell=tell,
    text=text,
    scene=scene,
    repeats=(CELLS_FROM, CELL_FEATURES),
)

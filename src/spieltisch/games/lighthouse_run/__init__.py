"""Lighthouse Run: a river race by night, from light to light; the rule book as code.

Read in the order of the rule book: data, record, actions, setup, cards, beacons, river, movement,
erik, turn, rules, ending; then knowledge, observe and greedy. view, picks, outlook, tell, text and
scene show the game to people.
"""

from __future__ import annotations

from spieltisch.game import Game
from spieltisch.games import facts
from spieltisch.games.lighthouse_run import scene, text
from spieltisch.games.lighthouse_run.actions import ACTIONS
from spieltisch.games.lighthouse_run.ending import ranks, score
from spieltisch.games.lighthouse_run.greedy import greedy
from spieltisch.games.lighthouse_run.knowledge import conceal
from spieltisch.games.lighthouse_run.observe import OBSERVATION_SIZE, observe
from spieltisch.games.lighthouse_run.picks import picks
from spieltisch.games.lighthouse_run.reasons import REASONS
from spieltisch.games.lighthouse_run.record import FIELDS, STATE, unsound
from spieltisch.games.lighthouse_run.rules import actor, apply, legal, why_not
from spieltisch.games.lighthouse_run.setup import setup
from spieltisch.games.lighthouse_run.tell import tell
from spieltisch.games.lighthouse_run.view import view

RULES_VERSION = 1  # raised when old records would replay differently

GAME = Game(
    facts=facts("lighthouse_run"),
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
)

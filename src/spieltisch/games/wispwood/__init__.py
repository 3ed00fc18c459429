"""Wispwood: shapes of trees and wisps for a forest that grows through three rounds.

Read in the order of the rule book: data, record, actions, setup, forest, pond, choosing, window
and hats (where something may be laid), laying, tree_turn, turn, round_end, ending; then the goal
cards (squares, pumpkins, orbs, hearts, trees, goals), catty, rules; at last knowledge, observe
and greedy. view, picks, tell, text and scene show the game to people.
"""

from __future__ import annotations

from spieltisch.game import Game
from spieltisch.games import facts
from spieltisch.games.wispwood import scene, text
from spieltisch.games.wispwood.actions import ACTIONS
from spieltisch.games.wispwood.ending import ranks, score
from spieltisch.games.wispwood.greedy import greedy
from spieltisch.games.wispwood.knowledge import conceal
from spieltisch.games.wispwood.observe import (
    OBSERVATION_SIZE,
    SQUARE_FEATURES,
    SQUARES_FROM,
    observe,
)
from spieltisch.games.wispwood.picks import picks
from spieltisch.games.wispwood.reasons import REASONS
from spieltisch.games.wispwood.record import FIELDS, STATE
from spieltisch.games.wispwood.rules import actor, apply, legal, why_not
from spieltisch.games.wispwood.setup import setup
from spieltisch.games.wispwood.soundness import unsound
from spieltisch.games.wispwood.tell import tell
from spieltisch.games.wispwood.view import view

RULES_VERSION = 1  # raised when old records would replay differently

GAME = Game(
    facts=facts("wispwood"),
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
    repeats=(SQUARES_FROM, SQUARE_FEATURES),
)

"""Das Duell: two decks, six dice, one point of damage at a time; the rule book as code.

Read in the order of the rule book: data (with checks), record, actions, asking, setup, cards, turn,
drawing, rolling, jokers, paying, playing, combat, rules, refusals, ending; then knowledge, observe
and greedy. view, outlook, picks, standing, tell, text and scene show the game to people.
"""

from __future__ import annotations

from spieltisch.game import Game
from spieltisch.games import facts
from spieltisch.games.zwerge_duell import scene, text
from spieltisch.games.zwerge_duell.actions import ACTIONS
from spieltisch.games.zwerge_duell.asking import actor
from spieltisch.games.zwerge_duell.ending import ranks, score
from spieltisch.games.zwerge_duell.greedy import greedy
from spieltisch.games.zwerge_duell.knowledge import conceal
from spieltisch.games.zwerge_duell.observe import OBSERVATION_SIZE, observe
from spieltisch.games.zwerge_duell.picks import picks
from spieltisch.games.zwerge_duell.reasons import REASONS
from spieltisch.games.zwerge_duell.record import FIELDS, STATE, unsound
from spieltisch.games.zwerge_duell.refusals import why_not
from spieltisch.games.zwerge_duell.rules import apply, legal
from spieltisch.games.zwerge_duell.setup import setup
from spieltisch.games.zwerge_duell.standing import STANDING
from spieltisch.games.zwerge_duell.tell import tell
from spieltisch.games.zwerge_duell.view import view

RULES_VERSION = 1  # raised when old records would replay differently

GAME = Game(
    facts=facts("zwerge_duell"),
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
    standing=STANDING,
)

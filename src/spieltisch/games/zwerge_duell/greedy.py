"""The one-step policy of the rules file: section "Bot hints", level 2.

Each die goes where it is worth most at once: to a card that its hits can defeat, to the most
valuable card in hand, or, when ahead, to the opponent's draw pile. Axes wait for the king, the
armour for a card that matters. It knows only open facts and the own hand.

Reads: everything open, the own hand.   Writes: nothing.
Units: worth is counted per die or joker card; a victory point of a defeated card is worth 25.
Source: docs/rules/zwerge_duell.md, sections "Bot hints" and "Sanity numbers".
"""

import numpy as np

from spieltisch.games.zwerge_duell.actions import (
    AXE_POINT,
    DRAW_FIRST,
    HIT_FIRST,
    JOKER,
    KEEP,
    MARKS,
    PASS,
    PAYMENTS,
    PILE,
    PLAY_FIRST,
    POWER_UP,
    PREVENT,
    REMOVE_FIRST,
    REROLL_FIRST,
    ROLL_DICE,
    SCOUT_FIRST,
    STOP,
    TARGETS,
    WILD_FIRST,
)
from spieltisch.games.zwerge_duell.asking import actor
from spieltisch.games.zwerge_duell.combat import hit_values
from spieltisch.games.zwerge_duell.data import (
    ARMOUR,
    CARD_OF,
    CARDS,
    DECK_SIZE,
    DICE,
    EV_REMOVE,
    HEALTH,
    HEALTHY,
    HITS,
    NEED,
    PLAYABLE,
    VALUES,
    VP,
    WILD,
    Card,
)
from spieltisch.games.zwerge_duell.drawing import most_draws
from spieltisch.games.zwerge_duell.ending import points_of
from spieltisch.games.zwerge_duell.paying import WAYS, has_payment
from spieltisch.games.zwerge_duell.playing import FIRST_SUPPORT
from spieltisch.games.zwerge_duell.record import DRAW, GUARD, REROLL, ROLL
from spieltisch.games.zwerge_duell.rolling import dice_due
from spieltisch.games.zwerge_duell.rules import can_power, legal
from spieltisch.kernel import kernel

NEVER = -1000
WINS = 1000
MILL = 8  # a card of the opponent's pile, when ahead
SCOUTING = 4
WILD_CARD = 30
JOKER_PRICE = 6  # natural dice go first, joker cards last
WILD_PRICE = 2
DEAR = 70  # a card that is worth the armour
LATE = 4  # cards in the shorter pile: points count more from here on
SLOW = 7  # cards in the own pile: who is behind draws no more than it must


def _play_worth(card: Card) -> int:
    """What a card in the own display is worth, for all its dice together."""
    worth = {"extra_die": 85, "extra_draw": 35, "reroll_one": 45, "die_to_joker": 30}
    return worth.get(card.effect, 15 + 16 * card.vp if card.vp else 40 + 10 * len(card.hits))


def _loss_worth(card: Card) -> int:
    """What it is worth that the opponent loses a card."""
    worth = {"extra_die": 60, "extra_draw": 40, "reroll_one": 40, "die_to_joker": 25}
    return worth.get(card.effect, 25 * card.vp if card.vp else 30 + 13 * len(card.hits))


PLAY_WORTH = np.array([_play_worth(card) for card in CARDS[:PLAYABLE]], dtype=np.int16)
LOSS_WORTH = np.array([_loss_worth(card) for card in CARDS[:PLAYABLE]], dtype=np.int16)
KING = int(np.argmax(HITS))
for _worths in (PLAY_WORTH, LOSS_WORTH):
    _worths.setflags(write=False)


@kernel
def is_late(state):
    """Whether one of the piles runs out soon."""
    return DECK_SIZE - max(state.front[0], state.front[1]) <= LATE


@kernel
def worth_of_loss(state, card):
    """What the loss of a card of the other display is worth now."""
    worth = LOSS_WORTH[card]
    if is_late(state):
        return worth * 2 if VP[card] > 0 else worth // 2
    return worth


@kernel
def dearest_shown(state, owner):
    """The highest worth of all cards in a display; 0 if it is empty."""
    best = 0
    for place in range(state.display_size[owner]):
        best = max(best, worth_of_loss(state, int(CARD_OF[state.display[owner, place]])))
    return best


@kernel
def worth_of_card(state, card):
    """What playing a card is worth per die: new hit values, supports, points when it is late."""
    seat = state.turn
    worth = int(PLAY_WORTH[card])
    if card == EV_REMOVE:
        worth = dearest_shown(state, 1 - seat)
    elif HITS[card] > 0 and HITS[card] & ~hit_values(state, seat) == 0:
        worth //= 2
    if is_late(state) and card < PLAYABLE - 1:
        worth = worth * 2 if VP[card] > 0 else worth // 2
    return worth // NEED[card]


@kernel
def hits_at_hand(state):
    """How many points the dice and joker cards of the active seat could still deal."""
    hits = hit_values(state, state.turn)
    count = 0
    if hits > 0:
        count = state.usable + state.pool[WILD]
        for face in range(VALUES):
            if hits >> face & 1:
                count += state.pool[face]
    return count


@kernel
def worth_of_mill(state, seat):
    """What a card off the other's pile is worth: the last one decides the game."""
    ahead = points_of(state, seat) >= points_of(state, 1 - seat)
    if state.front[1 - seat] == DECK_SIZE - 1:
        return WINS if ahead else NEVER
    return MILL if ahead else NEVER


@kernel
def worth_of_point(state, source, target):
    """What a hit or an axe is worth."""
    if target == PILE:
        worth = worth_of_mill(state, actor(state))
        return worth if source != AXE_POINT or worth == WINS else NEVER
    card, marks = divmod(target - 1, MARKS)
    if source == AXE_POINT:
        return WINS // 2 if card == KING else NEVER
    left = HEALTH[card] - marks
    if left > hits_at_hand(state):
        return NEVER
    price = JOKER_PRICE * (source == JOKER) + WILD_PRICE * (source == WILD)
    return worth_of_loss(state, card) // left - price


@kernel
def worth_of_play(state, action):
    """What playing a card with a payment is worth per die."""
    card, payment = divmod(action - PLAY_FIRST, PAYMENTS)
    value, jokers = divmod(payment, WAYS)
    natural = state.pool[value - 1] if value > 0 else 0
    wilds = max(0, NEED[card] - jokers - natural)
    return worth_of_card(state, card) - JOKER_PRICE * jokers - WILD_PRICE * wilds


@kernel
def best_card(state):
    """The highest worth of all cards in hand that can be paid; 0 if there is none."""
    best = 0
    for card in range(PLAYABLE):
        if state.held[state.turn, card] > 0 and has_payment(state, card):
            best = max(best, worth_of_card(state, card))
    return best


@kernel
def worth_of_wild(state, face):
    """An ev_wild is worth it if nothing can be paid before and something can after."""
    if best_card(state) > 0 or state.pool[face] > 1:
        return NEVER
    state.pool[face] -= 1
    state.pool[WILD] += 1
    after = best_card(state)
    state.pool[face] += 1
    state.pool[WILD] -= 1
    return WILD_CARD if after > 0 else NEVER


@kernel
def worth_of_removal(state, code):
    """What the loss of a class is worth."""
    if code < FIRST_SUPPORT:
        return worth_of_loss(state, code // MARKS)
    return worth_of_loss(state, HEALTHY + code - FIRST_SUPPORT)


@kernel
def worth_of(state, action):
    """What an action of the card phase, a window or a removal is worth; all others 0."""
    if action < PLAY_FIRST:
        return 0
    if action < WILD_FIRST:
        return worth_of_play(state, action)
    if action < REMOVE_FIRST:
        return worth_of_wild(state, action - WILD_FIRST)
    if action < HIT_FIRST:
        return worth_of_removal(state, action - REMOVE_FIRST)
    if action < SCOUT_FIRST:
        source, target = divmod(action - HIT_FIRST, TARGETS)
        return worth_of_point(state, source, target)
    return SCOUTING if action < STOP else 0


@kernel
def choose_draw(state):
    """As many cards as possible; who is behind does not hurry towards the own end."""
    seat = state.turn
    count = most_draws(state, seat)
    left = DECK_SIZE - state.front[seat]
    ahead = points_of(state, seat) > points_of(state, 1 - seat)
    return count if ahead or left > SLOW else 1


@kernel
def choose_reroll(state):
    """Roll the rarest natural die again that hits nothing and has no equal; else keep all."""
    hits = hit_values(state, state.turn)
    for face in range(VALUES):
        if state.pool[face] == 1 and hits >> face & 1 == 0:
            return REROLL_FIRST + face
    return KEEP


@kernel
def wants_armour(state):
    """Whether the open point ends a lost game or defeats a card that matters."""
    owner = 1 - state.point_by
    if state.point_target == PILE:
        behind = points_of(state, owner) <= points_of(state, 1 - owner)
        return behind and state.front[owner] == DECK_SIZE - 1
    card, marks = divmod(int(state.point_target) - 1, MARKS)
    return marks + 1 == HEALTH[card] and worth_of_loss(state, card) >= DEAR


@kernel
def best_of_list(state, out):
    """The first legal action of the highest worth."""
    best, chosen = NEVER, 0
    for i in range(legal(state, out)):
        action = int(out[i])
        worth = worth_of(state, action)
        if worth > best or i == 0:
            best, chosen = worth, action
    return chosen


@kernel
def greedy(state, out):
    """The policy's action for the deciding seat; `out` is room for a legal list."""
    if state.phase == DRAW:
        action = best_of_list(state, out)
        return action if worth_of(state, action) > 0 else DRAW_FIRST + choose_draw(state) - 1
    if state.phase == ROLL:
        return POWER_UP if can_power(state) and dice_due(state) <= DICE - 2 else ROLL_DICE
    if state.phase == REROLL:
        return choose_reroll(state)
    if state.phase == GUARD:
        armed = state.held[actor(state), ARMOUR] > 0
        return PREVENT if armed and wants_armour(state) else PASS
    return best_of_list(state, out)

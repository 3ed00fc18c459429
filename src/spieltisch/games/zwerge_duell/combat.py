"""Hits, axes and damage, one point at a time: clauses ZD-40 to ZD-55, ZD-58 and ZD-68.

A point is declared, may be prevented by the owner of the target, and is then applied.

Reads:  turn, phase, shown, display, marks, pool, usable, pile, front.
Writes: point_by, point_source, point_target, resume, phase, pool, spent, jokers, usable, used,
        marks, display, discard, pile, front, ending, revealed.
Source: docs/rules/zwerge_duell.md, sections "Allies" and "Damage, one point at a time".
"""

from spieltisch.games.zwerge_duell.actions import (
    AXE_POINT,
    COUNT_MASK,
    HIT_FIRST,
    JOKER,
    MARKS,
    PILE,
    TARGETS,
)
from spieltisch.games.zwerge_duell.asking import actor
from spieltisch.games.zwerge_duell.cards import (
    discard,
    place_of_class,
    take_from_display,
    take_top,
)
from spieltisch.games.zwerge_duell.data import (
    ALLIES,
    AXE,
    CARD_OF,
    DECK_SIZE,
    HEALTH,
    HEALTHY,
    HITS,
    SEATS,
    VALUES,
)
from spieltisch.games.zwerge_duell.jokers import spend_jokers
from spieltisch.games.zwerge_duell.record import (
    BY_DAMAGE,
    CARD,
    DRAW,
    GUARD,
    NO_POINT,
    NOBODY,
    OVER,
    SPENT_ON_HIT,
)
from spieltisch.games.zwerge_duell.rolling import spend_die
from spieltisch.kernel import kernel


@kernel
def hit_values(state, seat):
    """ZD-40, ZD-42, ZD-43, ZD-44, ZD-45: bit v-1 for every value that an ally of a seat hits."""
    bits = 0
    for ally in range(ALLIES):
        if state.shown[seat, ally] > 0:
            bits |= int(HITS[ally])
    return bits


@kernel
def class_bits(state, owner):
    """Bit 4 c + marks for every class of cards with health in a display."""
    bits = 0
    for place in range(state.display_size[owner]):
        card = int(CARD_OF[state.display[owner, place]])
        if card < HEALTHY:
            bits |= 1 << (MARKS * card + int(state.marks[owner, place]))
    return bits


@kernel
def list_targets(state, owner, source, out, count):
    """ZD-47: write the actions of a source for every target of an owner; the new count.

    The numbers of axes follow those of hits, as if an axe were one more kind.
    """
    first = HIT_FIRST + TARGETS * source
    out[count & COUNT_MASK] = first + PILE
    count += 1
    bits = class_bits(state, owner)
    for card in range(HEALTHY):
        if state.shown[owner, card] > 0:
            for marks in range(MARKS):
                if bits >> (MARKS * card + marks) & 1:
                    out[count & COUNT_MASK] = first + 1 + MARKS * card + marks
                    count += 1
    return count


@kernel
def can_hit_with(state, source, hits):
    """ZD-40, ZD-41: whether a die of this kind, or a joker card, can be spent as a hit."""
    if source < VALUES:
        return state.pool[source] > 0 and hits >> source & 1 > 0
    available = state.usable if source == JOKER else state.pool[source]
    return available > 0 and hits > 0


@kernel
def list_points(state, out, count):
    """ZD-40 to ZD-43, ZD-58: hits in the card phase; axes there, before the draw and in W."""
    seat = actor(state)
    hits = hit_values(state, seat) if state.phase == CARD else 0
    for source in range(0 if hits > 0 else AXE_POINT, AXE_POINT + 1):
        if source == AXE_POINT:
            able = state.held[seat, AXE] > 0 and state.phase != GUARD
        else:
            able = can_hit_with(state, source, hits)
        if able:
            count = list_targets(state, 1 - seat, source, out, count)
    return count


@kernel
def strike(state, source, target):
    """ZD-25, ZD-47, ZD-48, ZD-53: the source of a point is spent; the target's owner may answer.

    An axe lies in the discard pile already (ZD-32).
    """
    state.point_by = actor(state)
    if source == JOKER:
        spend_jokers(state, 1)
    elif source != AXE_POINT:
        spend_die(state, source, SPENT_ON_HIT + target)
    state.point_source = source
    state.point_target = target
    state.resume = state.phase
    state.phase = GUARD
    state.revealed += 1


@kernel
def close_point(state):
    """ZD-49, ZD-70: the point is done or prevented; the phase of its declaration goes on."""
    state.phase = state.resume
    state.resume = DRAW
    state.point_by = NOBODY
    state.point_source = NO_POINT
    state.point_target = NO_POINT


@kernel
def apply_point(state):
    """ZD-50 to ZD-52: the point takes effect."""
    owner = 1 - state.point_by
    target = int(state.point_target)
    close_point(state)
    if target == PILE:
        mill(state, owner)
    else:
        mark(state, owner, (target - 1) // MARKS, (target - 1) % MARKS)


@kernel
def mill(state, owner):
    """ZD-50, ZD-55, ZD-76: the top card is discarded; an empty pile ends the game."""
    discard(state, owner, take_top(state, owner))
    if state.front[owner] == DECK_SIZE:
        state.ending = BY_DAMAGE
        state.phase = OVER


@kernel
def mark(state, owner, card, marks):
    """ZD-51, ZD-52: one mark more on the oldest card of a class; all its health defeats it."""
    place = place_of_class(state, owner, card, marks)
    if marks + 1 == HEALTH[card]:
        discard(state, owner, take_from_display(state, owner, place))
    else:
        state.marks[owner, place] = marks + 1


@kernel
def heal(state):
    """ZD-54: all marks on both sides are removed at the end of every turn."""
    for seat in range(SEATS):
        for place in range(state.display_size[seat]):
            state.marks[seat, place] = 0

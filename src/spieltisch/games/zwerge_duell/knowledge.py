"""What a seat cannot know, dealt anew: clause ZD-09 and the section "What each seat sees".

Unknown to a seat are the other's hand and the order of both draw piles. What it has seen is public
or its own, so every distribution of the unseen cards over hand and pile is equally likely. What a
question that came, or did not come, says about a hand without `always_ask` is not taken into
account.

Reads:  hand_size, front, rng.   Writes: hand, pile, held, rng.
Source: docs/rules/zwerge_duell.md, section "Decisions a player makes", last paragraph.
"""

from spieltisch.games.zwerge_duell.cards import put_in_hand, take_top
from spieltisch.games.zwerge_duell.data import KINDS, SEATS
from spieltisch.games.zwerge_duell.record import NO_CARD
from spieltisch.games.zwerge_duell.setup import shuffle_pile
from spieltisch.kernel import kernel


@kernel
def lay_hand_on_pile(state, seat):
    """Lay a hand on its draw pile: the places before the top card are free; how many cards."""
    count = int(state.hand_size[seat])
    for place in range(count):
        state.front[seat] -= 1
        state.pile[seat, state.front[seat]] = state.hand[seat, place]
        state.hand[seat, place] = NO_CARD
    for card in range(KINDS):
        state.held[seat, card] = 0
    state.hand_size[seat] = 0
    return count


@kernel
def conceal(state, seat):
    """Deal anew, uniformly, all that `seat` cannot know; a spectator is seat -1."""
    for other in range(SEATS):
        count = lay_hand_on_pile(state, other) if other != seat else 0
        shuffle_pile(state, other, int(state.front[other]))
        for _ in range(count):
            put_in_hand(state, other, take_top(state, other))

"""What nobody can know, dealt anew: WW-02, WW-62, WW-105 and the list of hidden facts.

Unknown to all seats alike are the supply, the wisp sides of all trees (those under the cats
included) and the fireflies still to come. All tiles ever shown lie open (pond, discard pile,
forests, markers, Catty's collection), and tiles that go back unseen are shuffled, so every
arrangement of the unseen tiles is equally likely. Only when the discard pile has become the
supply do all know more until the round ends: the trees that lay then are not among its tiles.

Reads:  players, supply, fireflies_shown, rng.   Writes: tiles, hidden, fireflies, rng.
Source: docs/rules/wispwood.md, decision D-3.
"""

from spieltisch.games.wispwood.catty import is_solo
from spieltisch.games.wispwood.data import FIREFLIES, FRAME
from spieltisch.games.wispwood.pond import put_back
from spieltisch.games.wispwood.record import CATTY_START, NOTHING, SEALED
from spieltisch.kernel import below, kernel


@kernel
def gather_hidden(state, sealed):
    """Lay the hidden tiles of one sort, sealed or not, onto the supply; return how many."""
    before = int(state.supply)
    for seat in range(state.players):
        for row in range(FRAME):
            for column in range(FRAME):
                hidden = int(state.hidden[seat, row, column])
                if hidden != NOTHING and (hidden >= SEALED) == sealed:
                    put_back(state, hidden % SEALED)
    return state.supply - before


@kernel
def return_hidden(state, sealed):
    """Take as many tiles from the top of the supply back to the same squares."""
    for seat in range(state.players):
        for row in range(FRAME):
            for column in range(FRAME):
                hidden = int(state.hidden[seat, row, column])
                if hidden != NOTHING and (hidden >= SEALED) == sealed:
                    state.supply -= 1
                    kind = int(state.tiles[state.supply])
                    state.tiles[state.supply] = NOTHING
                    state.hidden[seat, row, column] = kind + SEALED if sealed else kind


@kernel
def shuffle_top(state, count):
    """Bring the uppermost `count` tiles of the supply into a uniformly random order."""
    start = int(state.supply) - count
    for last in range(count - 1, 0, -1):
        one, other = start + last, start + below(state, last + 1)
        state.tiles[one], state.tiles[other] = state.tiles[other], state.tiles[one]


@kernel
def deal_sealed(state):
    """WW-22: deal anew the tiles that lay when the discard pile became the supply."""
    shuffle_top(state, gather_hidden(state, True))
    return_hidden(state, True)


@kernel
def deal_unseen(state):
    """WW-02: deal anew the supply and all tiles that came from it."""
    gather_hidden(state, False)
    shuffle_top(state, int(state.supply))
    return_hidden(state, False)


@kernel
def deal_fireflies(state):
    """WW-105: those not shown yet, of this round's stack or put aside, in any order."""
    shown = int(state.fireflies_shown)
    for last in range(FIREFLIES - 1, shown, -1):
        other = shown + below(state, last - shown + 1)
        number = state.fireflies[last]
        state.fireflies[last] = state.fireflies[other]
        state.fireflies[other] = number


@kernel
def conceal(state, seat):
    """Deal anew, uniformly, all that no seat can know; which seat asks makes no difference."""
    deal_sealed(state)
    deal_unseen(state)
    if is_solo(state) and state.phase != CATTY_START:
        deal_fireflies(state)

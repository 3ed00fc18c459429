"""What a seat may see of Das Duell: section "What each seat sees" of the rules.

A view is made from the record alone and holds only what the viewer may know: its own hand, but
neither the opponent's nor the order of any pile, its own included. That somebody is asked for a
twist is for all others only a neutral wait (ZD-73): `phase` is "wait" and `question` None.

Units: a card is its index 0..19 (`data.CARDS`); a number 0..34 tells the copies of one deck apart
and stays with the card, so it may name an element; a face or kind is 0..4 for a natural die 1..5,
5 for wild, 6 for a joker card; a target code is 0 for the draw pile, 1 + 4 c + marks for a card
with health, 49..51 for the supports.
"""

from __future__ import annotations

from typing import Any, Final, TypedDict

import numpy as np

from spieltisch.game import SPECTATOR, Seat
from spieltisch.games.zwerge_duell.actions import PILE, class_of, target_of
from spieltisch.games.zwerge_duell.asking import actor, is_asked
from spieltisch.games.zwerge_duell.combat import hit_values
from spieltisch.games.zwerge_duell.data import (
    ALWAYS_ASK,
    BASE_DICE,
    CARD_OF,
    COPIES,
    DECK_SIZE,
    DICE,
    DICE_PER_POWER,
    DICE_PER_SUPPORT,
    EV_WILD,
    HEALTH,
    JOKERS,
    MOST_TURNS,
    REROLLS_PER_SUPPORT,
    SCOUT,
    SEATS,
    SHOWABLE,
    SIDES,
    SUP_DIE,
    SUP_REROLL,
    VALUES,
    VARIANTS,
    VP,
)
from spieltisch.games.zwerge_duell.drawing import most_draws
from spieltisch.games.zwerge_duell.ending import ranks
from spieltisch.games.zwerge_duell.outlook import HeldView, PointView, hand_of, open_point
from spieltisch.games.zwerge_duell.record import (
    BY_DAMAGE,
    BY_DRAW,
    DRAW,
    GUARD,
    NO_FACE,
    OVER,
    PHASES,
    ROLL,
    SPENT_ON_HIT,
    SPENT_ON_SCOUT,
    STRIKE,
    UNSPENT,
    cards_of,
)
from spieltisch.games.zwerge_duell.rolling import dice_due

WAIT: Final = "wait"


class CardView(TypedDict):
    """An open card of a discard pile."""

    number: int
    card: int


class ShownView(TypedDict):
    """A card of a display."""

    number: int
    card: int
    marks: int  # damage of this turn
    health: int  # 0 for a support
    target: int  # code of its class; equal cards with equal marks share it


class SpentView(TypedDict):
    """What a die of this turn was spent on."""

    kind: str  # "play", "hit", "scout"
    card: int  # the card that was paid or hit, -1 for a draw pile and for the scout


class DieView(TypedDict):
    """A die that was rolled in this turn."""

    die: int  # 0..5, stays with the die
    face: int  # 0..5, the kind in its picks
    spent: SpentView | None  # None while it lies in the pool


class SeatView(TypedDict):
    """What lies open in front of one seat."""

    side: str  # "good" or "evil"
    pile: int  # number of cards
    hand: int  # number of cards
    display: list[ShownView]  # oldest first
    discard: list[CardView]  # oldest first
    jokers: int  # joker cards held
    usable: int  # of them in this turn; 0 for the seat that is not active
    score: int  # victory points in the display
    hits: list[int]  # faces 0..4 that deal a point now; with any of them wild and joker, too
    draws: int  # how many cards it could announce now at most
    dice: int  # dice of its next roll without tw_power
    rerolls: int  # rerolls in a dice phase by its supports
    unseen: list[int]  # by card: copies in its hand and draw pile together


class ReasonView(TypedDict):
    """Why the chooser is asked for a twist."""

    after: str  # "roll", "play", "wild", "point", "draw" (before it), "dice" (before the roll)
    card: int  # the card that was played, -1 if none
    dice: int  # "dice" only: how many there would be with tw_power; else 0
    lost: int  # "dice" only: how many of them go beyond six


class ProgressView(TypedDict):
    """Whose turn it is and how far the game has come."""

    viewer: int  # seat, or -1 for a spectator
    players: int
    variant: str
    always_ask: bool
    phase: str  # "draw", "roll", "reroll", "card", "remove", "strike", "armour", "wait", "over"
    turn: int  # the active seat; -1 when over
    active: int  # the active seat, or whose turn it was when the game ended
    actor: int  # whose decision it is; -1 when over
    turn_number: int  # 1..61
    turns_most: int
    question: str | None  # for the chooser: "strike", "armour", "axe", "power"
    reason: ReasonView | None  # of the question
    ended: str | None  # "draw" or "damage" when over
    emptied: int  # the seat whose pile ran out; -1 while the game runs
    ranks: list[int]  # places now, 1 leads; level scores share a place until the end


class DuelView(ProgressView):
    """The whole view; the keys are the same for every viewer."""

    seats: list[SeatView]
    hand: list[HeldView] | None  # own cards by index and number; None for a spectator
    own_pile: list[int] | None  # by card: copies in the own draw pile; None for a spectator
    dice: list[DieView]  # rolled in this turn, by number
    pool: list[int]  # unspent dice by face
    dice_due: int  # number of the coming or last roll of the active seat, with tw_power
    powers: int  # tw_power played for it
    rerolls: int  # left in this dice phase
    announced: int  # cards that the active seat has drawn in this turn
    middle_dice: int
    middle_jokers: int
    used: bool  # the active seat has spent a die or joker card: it gets no joker card at the end
    scouts: int  # uses of the scout that are left to the active seat
    point: PointView | None  # declared and not yet applied


def view(record: Any, seat: Seat) -> DuelView:
    """What `seat` may see; SPECTATOR (-1) sees what lies open. `record` is a recarray row."""
    own = seat != SPECTATOR
    return {
        **_progress(record, seat),
        "seats": [_seat_view(record, other) for other in range(SEATS)],
        "hand": hand_of(record, seat) if own else None,
        "own_pile": _own_pile(record, seat) if own else None,
        "dice": _dice(record),
        "pool": record.pool.tolist(),
        "dice_due": int(dice_due(record)),
        "powers": int(record.powers),
        "rerolls": int(record.rerolls),
        "announced": int(record.announced),
        "middle_dice": DICE - int(record.pool.sum()),
        "middle_jokers": JOKERS - int(record.jokers.sum()),
        "used": bool(record.used),
        "scouts": _scouts_left(record),
        "point": open_point(record),
    }


def _progress(record: Any, seat: Seat) -> ProgressView:
    over = record.phase == OVER
    decides = int(actor(record))
    chooser = decides == seat
    question = _question(record) if chooser else None
    return ProgressView(
        viewer=seat,
        players=int(record.players),
        variant=VARIANTS[record.variant],
        always_ask=bool(ALWAYS_ASK[record.variant]),
        phase=PHASES[record.phase] if chooser or not _is_neutral(record) else WAIT,
        turn=-1 if over else int(record.turn),
        active=int(record.turn),
        actor=decides,
        turn_number=int(record.turns_done) + 1,
        turns_most=MOST_TURNS,
        question=question,
        reason=_reason(record, question) if question else None,
        ended={BY_DRAW: "draw", BY_DAMAGE: "damage"}.get(int(record.ending)),
        emptied=int(np.argmax(record.front)) if over else -1,
        ranks=_per_seat(ranks, record),
    )


def _is_neutral(record: Any) -> bool:
    """Whether only a twist makes this a decision: others are told no more than that one waits.

    A draw phase with a choice of numbers is a decision by open facts alone.
    """
    if record.phase == DRAW:
        return bool(most_draws(record, record.turn) == 1)
    return record.phase in (ROLL, STRIKE, GUARD)


def _scouts_left(record: Any) -> int:
    """How often the active seat could still use a scout in this turn."""
    return max(0, int(record.shown[record.turn, SCOUT]) - int(record.scouted))


def _question(record: Any) -> str | None:
    """For which twist the chooser is asked."""
    if record.phase == DRAW:
        return "axe" if is_asked(record) else None
    return {ROLL: "power", STRIKE: "strike", GUARD: "armour"}.get(int(record.phase))


def _reason(record: Any, question: str) -> ReasonView:
    if question == "strike":
        card = int(record.played)
        after = "roll" if card < 0 else "wild" if card == EV_WILD else "play"
        return ReasonView(after=after, card=card, dice=0, lost=0)
    if question == "power":
        dice = int(dice_due(record)) + DICE_PER_POWER
        return ReasonView(after="dice", card=-1, dice=min(dice, DICE), lost=max(0, dice - DICE))
    return ReasonView(after="point" if question == "armour" else "draw", card=-1, dice=0, lost=0)


def _per_seat(kernel: Any, record: Any) -> list[int]:
    out = np.zeros(SEATS, dtype=np.int32)
    kernel(record, out)
    found: list[int] = out.tolist()
    return found


def _seat_view(record: Any, seat: Seat) -> SeatView:
    shown = record.shown[seat].astype(int)
    hits = int(hit_values(record, seat))
    return SeatView(
        side=SIDES[seat],
        pile=DECK_SIZE - int(record.front[seat]),
        hand=int(record.hand_size[seat]),
        display=_display(record, seat),
        discard=[_card(number) for number in cards_of(record, "discard", seat)],
        jokers=int(record.jokers[seat]),
        usable=int(record.usable) if seat == record.turn and record.phase != OVER else 0,
        score=int(shown @ VP[:SHOWABLE]),
        hits=[face for face in range(VALUES) if hits >> face & 1],
        draws=int(most_draws(record, seat)),
        dice=min(DICE, BASE_DICE + DICE_PER_SUPPORT * int(shown[SUP_DIE])),
        rerolls=REROLLS_PER_SUPPORT * int(shown[SUP_REROLL]),
        unseen=_unseen(record, seat).tolist(),
    )


def _card(number: int) -> CardView:
    return CardView(number=number, card=int(CARD_OF[number]))


def _display(record: Any, seat: Seat) -> list[ShownView]:
    shown = []
    for place, number in enumerate(cards_of(record, "display", seat)):
        card, marks = int(CARD_OF[number]), int(record.marks[seat, place])
        shown.append(
            ShownView(
                number=number,
                card=card,
                marks=marks,
                health=int(HEALTH[card]),
                target=target_of(card, marks),
            )
        )
    return shown


def _unseen(record: Any, seat: Seat) -> Any:
    """By card: copies of a deck that lie neither in its display nor in its discard pile."""
    unseen = COPIES.astype(int) - record.gone[seat]
    unseen[:SHOWABLE] -= record.shown[seat]
    return unseen


def _own_pile(record: Any, seat: Seat) -> list[int]:
    found: list[int] = (_unseen(record, seat) - record.held[seat]).tolist()
    return found


def _dice(record: Any) -> list[DieView]:
    return [
        DieView(die=die, face=int(record.face[die]), spent=_spent(int(record.spent[die])))
        for die in range(DICE)
        if record.face[die] != NO_FACE
    ]


def _spent(code: int) -> SpentView | None:
    """What a code of the record's `spent` means."""
    if code == UNSPENT:
        return None
    if code == SPENT_ON_SCOUT:
        return SpentView(kind="scout", card=-1)
    if code < SPENT_ON_HIT:
        return SpentView(kind="play", card=code)
    target = code - SPENT_ON_HIT
    return SpentView(kind="hit", card=-1 if target == PILE else class_of(target)[0])

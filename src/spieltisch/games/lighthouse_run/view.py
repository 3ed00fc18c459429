"""What a seat may see of a game of Lighthouse Run: the table of open and secret facts, LR-16.

A view is made from the record alone and holds only what the viewer may know: its own hand, but
neither the hands of others nor the order of any pile, its own included, nor the generator.

Units: a field is 0..21, 0 is the start S; a position is 1..6; a tower is 0..5 for A..F; a colour
is 0..3; a seat is 0..3, in `owner` -1 stands for Erik; a card is its index 0..13 in the deck of
its colour (`data.CARDS`). For what a card could do see outlook.py.
"""

from __future__ import annotations

from typing import Any, Final, TypedDict

from spieltisch.game import SPECTATOR, Seat
from spieltisch.games.lighthouse_run.actions import PlayCard, encode
from spieltisch.games.lighthouse_run.data import (
    ANY,
    CARDS,
    CLOUD_FIELD,
    DATA,
    ERIK_COLOUR,
    FACE,
    FIRST_FREE,
    HARBOUR,
    HARBOUR_FIRST,
    MOVE,
    OWNER,
    POINTS,
    ROUNDS,
    SEAT_COLOURS,
    TRACK,
    TURNS_PER_SEAT,
    VARIANTS,
)
from spieltisch.games.lighthouse_run.record import (
    NO_CARD,
    NO_COLOUR,
    OVER,
    PHASES,
    PLAY,
    colours_in_play,
    is_erik,
)
from spieltisch.games.lighthouse_run.river import lit_end

MARKS: Final = tuple((int(field), int(points)) for field, points in DATA["marks"]["values"])


class SectionView(TypedDict):
    """A stretch of the river below one tower."""

    position: int  # 1..6
    first: int  # its fields, both ends included
    last: int
    tower: int  # 0..5, the tower that stands there (A..F)
    lit: bool


class MarkView(TypedDict):
    """A score mark of the river."""

    field: int
    points: int


class CloudView(TypedDict):
    """The storm cloud and its whole way."""

    place: int  # 0..12 = rounds completed
    field: int  # 0 = at sea; ships on fields <= this one are fixed
    next: int  # where it will stand after this round; the same as `field` when over
    fields: list[int]  # field per place, 13 entries


class CardView(TypedDict):
    """A card with both halves."""

    colour: int  # whose deck it belongs to
    index: int  # 0..13 in that deck
    kind: str  # "solo", "group", "coop"
    tower: int  # the tower of its beacon half, -1 for any
    position: int  # where this tower stands, 0 for any
    move: int
    action: int  # the number that plays it; two identical faces share the lower one's number


class BonusView(TypedDict):
    """A bonus move that is offered: one ship, all the way or not at all."""

    colour: int
    field: int  # where the ship stands
    to: int
    steps: int
    lost: int  # steps that darkness or the end of the track takes away


class ColourView(TypedDict):
    """All that is open about one colour in play."""

    colour: int
    owner: int  # seat, -1 for Erik
    ships: list[int]  # fields of its five ships, ascending
    fixed: int  # how many of them are fixed: the first ones of `ships`
    score: int
    pile: int  # number of cards
    hand: int  # number of cards, 0 for Erik
    cards: list[int] | None  # the hand, ascending, if the viewer may see it (all when over)
    played: list[int]  # cards in the order in which they were played
    left: list[int]  # cards in hand and pile together, ascending
    redraws: int  # how often the opening hand was dealt again


class SeatView(TypedDict):
    """A seat and what it owns."""

    colours: list[int]  # one, in `fleet` two
    score: int
    turns: int  # turns still to come in this round, the present one included
    tie: int | None  # sum of the move values left in hand, once the hands are open


class ProgressView(TypedDict):
    """Whose turn it is and how far the game has come."""

    viewer: int  # seat, or -1 for a spectator
    players: int
    variant: str  # "base", "erik", "fleet", "plain2"
    phase: str  # "play", "beacon", "move", "bonus", "over"
    turn: int  # the active seat; -1 when over
    round: int  # 1..12
    rounds: int
    turns_done: int
    turns_total: int
    order: list[int]  # the seat of every turn of this round; in `fleet` each seat stands twice
    turn_in_round: int  # place of the present turn in `order`; 0 when over
    storm_card: int  # the seat that opened this round
    next_storm_card: int  # the seat that will open the next one; -1 in the last round
    next_colours: list[int]  # colours of which the active seat may play a card in this turn


class LighthouseView(ProgressView):
    """The whole view; the keys are the same for every viewer."""

    track: int  # number of the last field
    harbour: list[int]  # first and last field of the harbour
    sections: list[SectionView]  # by position
    lit: list[int]  # the lit positions, ascending
    marks: list[MarkView]
    points: list[int]  # by field 0..21
    cloud: CloudView
    fields: list[list[int]]  # ships by field 0..21 and colour 0..3
    colours: list[ColourView]  # colours in play, ascending
    seats: list[SeatView]
    card: CardView | None  # played in this turn and not yet carried out to the end
    bonus: BonusView | None  # in the phase "bonus"
    hand: list[CardView] | None  # own cards, ascending by colour and index; None for a spectator
    erik: int  # Erik's colour, -1 without him


def view(record: Any, seat: Seat) -> LighthouseView:
    """What `seat` may see; SPECTATOR (-1) sees what lies open. `record` is a recarray row."""
    progress = _progress(record, seat)
    to_come = progress["order"][progress["turn_in_round"] :]
    return {
        **progress,
        "track": TRACK,
        "harbour": [HARBOUR_FIRST, TRACK],
        "sections": _sections(record),
        "lit": [position for position in range(1, HARBOUR) if record.lit[position]],
        "marks": [MarkView(field=field, points=points) for field, points in MARKS],
        "points": POINTS.tolist(),
        "cloud": _cloud(record),
        "fields": record.ships.tolist(),
        "colours": [_colour_view(record, colour, seat) for colour in colours_in_play(record)],
        "seats": [_seat_view(record, other, to_come) for other in range(record.players)],
        "card": _pending_card(record),
        "bonus": _bonus(record),
        "hand": _hand(record, seat) if seat != SPECTATOR else None,
        "erik": int(ERIK_COLOUR[record.variant]),
    }


def _progress(record: Any, seat: Seat) -> ProgressView:
    order = _order(record)
    return ProgressView(
        viewer=seat,
        players=int(record.players),
        variant=VARIANTS[record.variant],
        phase=PHASES[record.phase],
        turn=-1 if record.phase == OVER else int(record.turn),
        round=min(int(record.cloud_place) + 1, ROUNDS),
        rounds=ROUNDS,
        turns_done=int(record.turns_done),
        turns_total=ROUNDS * len(order),
        order=order,
        turn_in_round=int(record.turns_done) - int(record.cloud_place) * len(order),
        storm_card=int(record.storm_card),
        next_storm_card=_next_storm_card(record),
        next_colours=_next_colours(record),
    )


def _order(record: Any) -> list[int]:
    """The seats of all turns of this round."""
    players = int(record.players)
    turns = players * int(TURNS_PER_SEAT[record.variant])
    return [(int(record.storm_card) + turn) % players for turn in range(turns)]


def _next_storm_card(record: Any) -> int:
    last = record.cloud_place >= ROUNDS - 1
    return -1 if last else (int(record.storm_card) + 1) % int(record.players)


def _own_colours(record: Any, seat: Seat) -> list[int]:
    colours: list[int] = SEAT_COLOURS[record.variant, seat].tolist()
    return [colour for colour in colours if colour != NO_COLOUR]


def _next_colours(record: Any) -> list[int]:
    """Own colours of the active seat that have not played in this round (LR-79)."""
    if record.phase != PLAY:
        return []
    colours = _own_colours(record, record.turn)
    return [c for c in colours if record.played_count[c] == record.cloud_place]


def _sections(record: Any) -> list[SectionView]:
    towers = {int(position): tower for tower, position in enumerate(record.position_of)}
    return [
        SectionView(
            position=position,
            first=first,
            last=last,
            tower=towers[position],
            lit=bool(record.lit[position]),
        )
        for position, (first, last) in enumerate(DATA["sections"]["fields"], start=1)
    ]


def _cloud(record: Any) -> CloudView:
    place, fields = int(record.cloud_place), CLOUD_FIELD.tolist()
    following = fields[min(place + 1, ROUNDS)]
    return CloudView(place=place, field=fields[place], next=following, fields=fields)


def _colour_view(record: Any, colour: int, seat: Seat) -> ColourView:
    owner = int(OWNER[record.variant, colour])
    ships = [f for f, counts in enumerate(record.ships.tolist()) for _ in range(counts[colour])]
    free = int(FIRST_FREE[record.cloud_place])
    hand = [card for card in record.hand[colour].tolist() if card != NO_CARD]
    pile = [card for card in record.pile[colour].tolist() if card != NO_CARD]
    return ColourView(
        colour=colour,
        owner=-1 if is_erik(owner) else owner,
        ships=ships,
        fixed=sum(field < free for field in ships),
        score=sum(int(POINTS[field]) for field in ships),
        pile=len(pile),
        hand=len(hand),
        cards=hand if owner == seat or record.phase == OVER else None,
        played=record.played[colour, : record.played_count[colour]].tolist(),
        left=sorted(hand + pile),
        redraws=int(record.redraws[colour]),
    )


def _seat_view(record: Any, seat: Seat, turns: list[int]) -> SeatView:
    colours = _own_colours(record, seat)
    ships = record.ships[:, colours].astype(int).sum(axis=1)
    hand = record.hand[colours].reshape(-1)
    tie = int(MOVE[hand[hand != NO_CARD]].sum())
    return SeatView(
        colours=colours,
        score=int(ships @ POINTS),
        turns=turns.count(seat) if record.phase != OVER else 0,
        tie=tie if record.phase == OVER else None,
    )


def _card_view(record: Any, colour: int, index: int, action: int) -> CardView:
    card = CARDS[index]
    return CardView(
        colour=colour,
        index=index,
        kind=card.kind,
        tower=card.tower,
        position=0 if card.tower == ANY else int(record.position_of[card.tower]),
        move=card.move,
        action=action,
    )


def _pending_card(record: Any) -> CardView | None:
    if record.card == NO_CARD:
        return None
    colour, index = int(record.card_colour), int(record.card)
    slot = _own_colours(record, record.turn).index(colour)
    return _card_view(record, colour, index, encode(PlayCard(slot, index)))


def _bonus(record: Any) -> BonusView | None:
    if record.bonus_colour == NO_COLOUR:
        return None
    field, value = int(record.bonus_field), int(MOVE[record.card])
    end = int(lit_end(record, field, value))
    return BonusView(
        colour=int(record.bonus_colour),
        field=field,
        to=end,
        steps=end - field,
        lost=value - (end - field),
    )


def _hand(record: Any, seat: Seat) -> list[CardView]:
    """The own cards; of two equal faces both name the action of the lower one."""
    hand = []
    for slot, colour in enumerate(_own_colours(record, seat)):
        cards = [card for card in record.hand[colour].tolist() if card != NO_CARD]
        for card in cards:
            listed = next(other for other in cards if FACE[other] == FACE[card])
            hand.append(_card_view(record, colour, card, encode(PlayCard(slot, listed))))
    return hand

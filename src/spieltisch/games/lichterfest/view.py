"""What a seat may see of a game of Lichterfest: LF-12 and the table of open and secret facts.

A view is made from the record alone and holds only what the viewer may know: own hand tiles,
never those of others, the order of the stack, the removed tiles or the generator.
"""

from __future__ import annotations

from typing import Any, TypedDict

import numpy as np

from spieltisch.game import SPECTATOR, Seat
from spieltisch.games.lichterfest.data import (
    GENERIC,
    NO_TILE,
    SEATS,
    SHUFFLED_TILES,
    START_TILE,
    TILES_IN_PLAY,
    TILES_REMOVED,
    TOKEN_COUNTS,
    TOKEN_VALUES,
    TYPES,
)
from spieltisch.games.lichterfest.ending import ranks
from spieltisch.games.lichterfest.record import FREE, OVER, PHASES


class SeatView(TypedDict):
    """What lies open in front of one seat."""

    lanterns: list[int]  # cards per colour, 7 entries
    favors: int
    tokens: list[list[int]]  # values of own tokens: four of a kind, three pairs, seven, generic
    score: int
    hand: int  # number of hand tiles, 0..3
    facing: int  # side of every tile that the seat sees, 0 N, 1 E, 2 S, 3 W


class LaidTile(TypedDict):
    """A tile on the lake; `cell` is -1 for the start tile."""

    cell: int
    x: int
    y: int
    tile: int
    rotation: int


class FreeCell(TypedDict):
    """An empty cell that touches the lake."""

    cell: int
    x: int
    y: int


class LichterfestView(TypedDict):
    """The whole view; the keys are the same for every viewer."""

    viewer: int  # seat, or -1 for a spectator
    players: int
    phase: str  # "exchange", "dedicate", "discard", "place", "over"
    turn: int  # the active seat; -1 when over
    turns_done: int
    turns_total: int  # 24, 30 or 36
    round: int  # 1-based, counts the final round too
    rounds: int  # rounds with tiles, without the final round: 11, 9, 8
    final_round: bool
    exchanged: bool  # the active seat has exchanged this turn
    dedicated: bool
    seats: list[SeatView]
    ranks: list[int]  # places now by LF-48 and LF-49, 1 leads, equals share
    supply: list[int]
    favor_bank: int
    stacks: list[list[int]]  # values left per type, top first: four, pairs, seven
    generics: list[int]  # values of the generic tokens left
    draw_stack: int  # number of tiles
    removed: int  # number of tiles that left the game unseen
    hand: list[int | None] | None  # own tiles by slot, None = empty slot; None for a spectator
    lake: list[LaidTile]  # the start tile first, then in the order of cell numbers
    cells: list[FreeCell]  # ascending


def view(record: Any, seat: Seat) -> LichterfestView:
    """What `seat` may see; SPECTATOR (-1) sees what lies open. `record` is a recarray row."""
    players = int(record.players)
    turns_total = int(TILES_IN_PLAY[players]) + players
    turns_done = int(record.turns_done)
    over = record.phase == OVER
    return LichterfestView(
        viewer=seat,
        players=players,
        phase=PHASES[record.phase],
        turn=-1 if over else int(record.turn),
        turns_done=turns_done,
        turns_total=turns_total,
        round=min(turns_done, turns_total - 1) // players + 1,
        rounds=int(TILES_IN_PLAY[players]) // players,
        final_round=turns_done >= int(TILES_IN_PLAY[players]),
        exchanged=bool(record.exchanged),
        dedicated=bool(record.dedicated),
        seats=[_seat_view(record, other) for other in range(players)],
        ranks=_ranks(record),
        supply=record.supply.tolist(),
        favor_bank=int(record.favor_bank),
        stacks=[_values_left(record, kind) for kind in range(TYPES)],
        generics=_values_left(record, GENERIC),
        draw_stack=SHUFFLED_TILES - int(record.front),
        removed=int(TILES_REMOVED[players]),
        hand=_hand(record, seat) if seat != SPECTATOR else None,
        lake=_lake(record),
        cells=_free_cells(record),
    )


def _ranks(record: Any) -> list[int]:
    places = np.zeros(SEATS, dtype=np.int32)
    ranks(record, places)
    found: list[int] = places[: record.players].tolist()
    return found


def _seat_view(record: Any, seat: Seat) -> SeatView:
    tokens = _tokens_of(record, seat)
    return SeatView(
        lanterns=record.lanterns[seat].tolist(),
        favors=int(record.favors[seat]),
        tokens=tokens,
        score=sum(sum(values) for values in tokens),
        hand=int((record.hand[seat] != NO_TILE).sum()),
        facing=int(record.facing[seat]),
    )


def _tokens_of(record: Any, seat: Seat) -> list[list[int]]:
    """Values of a seat's tokens by type, in the order in which they were taken."""
    players = int(record.players)
    return [
        [
            int(TOKEN_VALUES[players, kind, place])
            for place in range(record.tokens_taken[kind])
            if record.token_owner[kind, place] == seat
        ]
        for kind in range(TYPES + 1)
    ]


def _values_left(record: Any, kind: int) -> list[int]:
    players = int(record.players)
    taken, count = int(record.tokens_taken[kind]), int(TOKEN_COUNTS[players, kind])
    left: list[int] = TOKEN_VALUES[players, kind, taken:count].tolist()
    return left


def _hand(record: Any, seat: Seat) -> list[int | None]:
    return [int(tile) if tile != NO_TILE else None for tile in record.hand[seat]]


def _lake(record: Any) -> list[LaidTile]:
    """The start tile, then all others by cell number."""
    x, y = record.x.tolist(), record.y.tolist()
    tile, rotation = record.tile.tolist(), record.rotation.tolist()
    laid = [cell for cell in range(record.cells) if tile[cell] != FREE]
    start = LaidTile(cell=-1, x=0, y=0, tile=START_TILE, rotation=0)
    return [start] + [
        LaidTile(cell=c, x=x[c], y=y[c], tile=tile[c], rotation=rotation[c]) for c in laid
    ]


def _free_cells(record: Any) -> list[FreeCell]:
    x, y, tile = record.x.tolist(), record.y.tolist(), record.tile.tolist()
    return [FreeCell(cell=c, x=x[c], y=y[c]) for c in range(record.cells) if tile[c] == FREE]

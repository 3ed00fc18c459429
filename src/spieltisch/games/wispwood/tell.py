"""What an action did, told from the open facts before and after: for log, motion and preview.

The events of one action come in the order in which things happen. Squares are 11 * row + column
of the frame at that moment, wisps are the letters P H O E, counts by kind are in that order. The
account explains the rules and decides nothing; a test holds it to the records of random games.

Kinds of events, and what they hold besides `kind`:

- `catty_start`: slot, wisp. Solo set-up: the wisp that made room for Catty's cat (WW-104).
- `take`: seat, slot, wisp, shape, cat. `cat` is True if the cat hid for the shape (WW-36).
- `place`: seat, shape, orientation, squares. Only if the wisp's square is still to be chosen.
- `lay`: seat, shape, orientation, squares, wisp, square, auto, gained. The tiles lie. `auto` is
  True if the wisp had one possible square; `gained` are five differences of card points.
- `tree`: seat, square, gained.
- `trees_end`: seat, count, cat_woke. The tree turn is over (WW-52, WW-53).
- `deal`: seat, by, discarded (4 counts), pond (8 letters or None). `by` is "free" (WW-25), "cat"
  (WW-34), "empty" (WW-24), or "catty" (WW-108, seat -1).
- `recycled`: count. The discard pile became the supply (WW-22).
- `full_grid`: seat, first. With the first one the end of the round is certain (WW-55).
- `catty`: firefly, start, seen (slots), wisps (letters), slot, wisp. Catty's turn: where its cat
  was, what it saw in order, what it took and where its cat sits now (WW-107 to WW-110).
- `scored`: round, points (per seat five cards and bonus), totals, catty, catty_total. The last
  two are Catty's points of this round and of all rounds, None with more than one player.
- `cat_move`: seat, start, square · `cat_stays`: seat, square.
- `round`: round, grid_size, returned, shifts. Trees that went back, and for each seat by how many
  rows and columns its forest was re-seated (WW-17): new square = old + 11 * rows + columns.
- `over`: winners (seats; empty if Catty won).

Example: seat 0 lays an L3 with a heart at the first of two possible squares:

    tell(before, 67, after) == [
        {"kind": "lay", "seat": 0, "shape": 2, "orientation": 1, "squares": [61, 62, 73],
         "wisp": "E", "square": 61, "auto": False, "gained": [0, 0, 0, 4, 1]},
    ]
"""

from __future__ import annotations

from typing import Any

from spieltisch.game import Action, Event, View
from spieltisch.games.wispwood.actions import (
    CatDeal,
    CattyStart,
    Cell,
    Deal,
    Decoded,
    Place,
    Take,
    WispSquare,
    decode,
)
from spieltisch.games.wispwood.data import FRAME, KINDS, LETTERS, SLOTS, squares_of

NOBODY = -1


def tell(before: View, action: Action, after: View) -> list[Event]:
    """The events of `action`, in order; both views may be those of any viewer."""
    move = decode(action)
    own = _own(before, move, after)
    events = own + _recycled_by_trees(before, own, after)
    if _turn_went_on(before, own):
        return events + _recycled_by_deal(before, events, after)
    events += _full_grid(before, after) + _scored(before, after) + _new_round(before, move, after)
    events += _pond_after_turn(before, move, after)
    return events + _recycled_by_deal(before, events, after) + _over(after)


def _own(before: View, move: Decoded, after: View) -> list[Event]:
    """What the seat itself did."""
    seat = before["turn"]
    match move:
        case CattyStart(slot):
            return [{"kind": "catty_start", "slot": slot, "wisp": before["pond"][slot]}]
        case Take(slot, shape):
            taken = {"kind": "take", "seat": seat, "slot": slot, "wisp": before["pond"][slot]}
            return [{**taken, "shape": shape, "cat": after["held"]["cat_used"]}]
        case Deal():
            return [_deal(before["pond"], after["pond"], "free", seat)]
        case CatDeal():
            return [_deal(before["pond"], after["pond"], "cat", seat)]
        case Place():
            return [_placement(before, move, after)]
        case WispSquare(index):
            held = before["held"]
            square = held["squares"][index]
            return [_laid(before, after, held["orientation"], held["squares"], square, False)]
        case _ if before["phase"] == "cat_move":
            return _cat_move(before, move)
        case _:
            return _trees(before, move, after)


def _placement(before: View, move: Place, after: View) -> Event:
    """The shape is laid down; with only one square for the wisp its tiles lie at once."""
    seat, shape = before["turn"], before["held"]["shape"]
    squares = squares_of(shape, move.orientation, move.row, move.column)
    if after["held"] is None:
        wisp = before["held"]["kind"]
        forest = "".join(after["seats"][seat]["forest"])
        square = next(square for square in squares if forest[square] == wisp)
        return _laid(before, after, move.orientation, squares, square, True)
    return {
        "kind": "place",
        "seat": seat,
        "shape": shape,
        "orientation": move.orientation,
        "squares": squares,
    }


def _laid(
    before: View, after: View, orientation: int, squares: list[int], square: int, auto: bool
) -> Event:
    seat, held = before["turn"], before["held"]
    return {
        "kind": "lay",
        "seat": seat,
        "shape": held["shape"],
        "orientation": orientation,
        "squares": squares,
        "wisp": held["kind"],
        "square": square,
        "auto": auto,
        "gained": _gained(before, after, seat),
    }


def _gained(before: View, after: View, seat: int) -> list[int]:
    pairs = zip(before["seats"][seat]["cards"], after["seats"][seat]["cards"], strict=True)
    return [now - earlier for earlier, now in pairs]


def _trees(before: View, move: Decoded, after: View) -> list[Event]:
    """A tree, and the end of the tree turn if it was the last one; or that end alone."""
    seat, count = before["turn"], before["trees_laid"]
    events: list[Event] = []
    if isinstance(move, Cell):
        count += 1
        square = FRAME * move.row + move.column
        gained = _gained(before, after, seat)
        events.append({"kind": "tree", "seat": seat, "square": square, "gained": gained})
    if after["phase"] != "tree":
        woke = not before["seats"][seat]["cat_ready"]
        events.append({"kind": "trees_end", "seat": seat, "count": count, "cat_woke": woke})
    return events


def _cat_move(before: View, move: Decoded) -> list[Event]:
    seat = before["turn"]
    start = before["seats"][seat]["cat"]
    square = _cat_target(before, move)
    if square == start:
        return [{"kind": "cat_stays", "seat": seat, "square": square}]
    return [{"kind": "cat_move", "seat": seat, "start": start, "square": square}]


def _cat_target(before: View, move: Decoded) -> int:
    """Where the cat of the seat that decides sits after its move."""
    if isinstance(move, Cell):
        return FRAME * move.row + move.column
    square: int = before["seats"][before["turn"]]["cat"]
    return square


def _turn_went_on(before: View, own: list[Event]) -> bool:
    """Whether the same seat goes on with the same turn."""
    return own[-1]["kind"] in ("take", "place", "deal", "tree")


def _deal(before: list[Any], after: list[Any], by: str, seat: int) -> Event:
    discarded = [before.count(LETTERS[kind]) for kind in range(KINDS)]
    return {"kind": "deal", "seat": seat, "by": by, "discarded": discarded, "pond": after}


def _recycled_by_trees(before: View, own: list[Event], after: View) -> list[Event]:
    """The discard pile was needed for trees: the supply had fewer tiles than were laid."""
    laid = sum(len(e["squares"]) - 1 for e in own if e["kind"] == "lay")
    laid += sum(e["kind"] == "tree" for e in own)
    if laid > before["supply"]:
        return [{"kind": "recycled", "count": sum(before["discard"])}]
    return []


def _recycled_by_deal(before: View, events: list[Event], after: View) -> list[Event]:
    """The discard pile was needed for a deal: less is discarded than was put there."""
    if any(event["kind"] == "recycled" for event in events):
        return []
    discarded = sum(sum(event["discarded"]) for event in events if event["kind"] == "deal")
    discarded += sum(event["kind"] == "catty_start" for event in events)
    total = sum(before["discard"]) + discarded
    return [{"kind": "recycled", "count": total}] if sum(after["discard"]) < total else []


def _full_grid(before: View, after: View) -> list[Event]:
    seat = before["turn"]
    if before["phase"] == "cat_move" or not after["seats"][seat]["full"]:
        return []
    return [{"kind": "full_grid", "seat": seat, "first": not before["last_turns"]}]


def _scored(before: View, after: View) -> list[Event]:
    if len(after["seats"][0]["scored"]) == len(before["seats"][0]["scored"]):
        return []
    catty = after["catty"]
    return [
        {
            "kind": "scored",
            "round": before["round"],
            "points": [seat["scored"][-1] for seat in after["seats"]],
            "totals": [seat["score"] for seat in after["seats"]],
            "catty": catty["scored"][-1] if catty else None,
            "catty_total": catty["score"] if catty else None,
        }
    ]


def _new_round(before: View, move: Decoded, after: View) -> list[Event]:
    if after["round"] == before["round"]:
        return []
    shifts = []
    for seat, (earlier, now) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        square = _cat_target(before, move) if seat == before["turn"] else earlier["cat"]
        rows, columns = (now["cat"] // FRAME - square // FRAME, now["cat"] % FRAME - square % FRAME)
        shifts.append([rows, columns])
    return [
        {
            "kind": "round",
            "round": after["round"],
            "grid_size": after["grid_size"],
            "returned": sum(seat["trees"] for seat in before["seats"]),
            "shifts": shifts,
        }
    ]


def _pond_after_turn(before: View, move: Decoded, after: View) -> list[Event]:
    """Catty's turn, and the deal to a pond that is empty then."""
    if after["phase"] != "choose":
        return []
    events: list[Event] = []
    pond = list(before["pond"])
    if isinstance(move, CattyStart):
        pond[move.slot] = None
        events = _catty(before, pond, move.slot, after)
    elif after["catty"]:
        events = _catty(before, pond, before["catty"]["slot"], after)
    if not any(pond):
        events.append(_deal(pond, after["pond"], "empty", after["turn"]))
    return events


def _catty(before: View, pond: list[str | None], start: int, after: View) -> list[Event]:
    """Catty's turn, with a deal if its firefly asks for more wisps than the pond holds.

    `pond` is what Catty found; it becomes what Catty leaves.
    """
    events: list[Event] = []
    firefly, slot = after["catty"]["fireflies"][-1], after["catty"]["slot"]
    if sum(wisp is not None for wisp in pond) < firefly:
        dealt = list(after["pond"])
        dealt[slot] = _collected(before, after)
        events.append(_deal(pond, dealt, "catty", NOBODY))
        pond[:] = dealt
    around = [(start + step) % SLOTS for step in range(1, SLOTS)]
    seen = [place for place in around if pond[place] is not None][:firefly]
    turn = {"kind": "catty", "firefly": firefly, "start": start, "seen": seen}
    wisps = [pond[place] for place in seen]
    events.append({**turn, "wisps": wisps, "slot": slot, "wisp": pond[slot]})
    pond[slot] = None
    return events


def _collected(before: View, after: View) -> str:
    """The wisp that Catty took, by what its collection has more."""
    counts = zip(before["catty"]["collection"], after["catty"]["collection"], strict=True)
    more = [now > earlier for earlier, now in counts]
    marker: str = after["catty"]["markers"][more.index(True)]
    return marker


def _over(after: View) -> list[Event]:
    if after["phase"] != "over":
        return []
    totals = [seat["score"] for seat in after["seats"]]
    best = max(totals)
    if after["catty"] and best <= after["catty"]["score"]:
        return [{"kind": "over", "winners": []}]
    return [{"kind": "over", "winners": [s for s, total in enumerate(totals) if total == best]}]

"""What an action did, told from the open facts before and after: for log, motion and preview.

The account follows the order of the rules. It explains them and decides nothing; a test holds it
to the records of random games. It never depends on what a hand holds: a window that was passed
has no event of its own, whether its seat was asked or not (ZD-73).

Kinds of events, in the order in which they can follow one another:

- `power`: seat, number, dice (due now), lost (dice beyond six, 0 or 1). A tw_power is played.
- `keep`: seat. No more rerolls.
- `reroll`: seat, die (number 0..5), face (before), rolled (after).
- `play`: seat, card, number, value (0 if no natural die), naturals, wilds, jokers, dice (numbers).
- `wild`: seat, card, number, die, value (1..5). An ev_wild turns a die into a wild one.
- `remove`: seat, owner, card, number, auto (there was no choice). By ev_remove.
- `hit`: seat, source (kind 0..6), die (-1 for a joker card), and the target, see below.
- `axe`: seat, twist (number of the tw_axe), and the target. An axe flies, in either turn.
- `armour`: seat, twist (number of the tw_armour), and the target. A tw_armour prevents the point.
- `mill`: owner, card, number, left (cards in the draw pile). A point on a draw pile.
- `mark`: owner, card, number, marks (now), health. A point on a card.
- `defeat`: owner, card, number. The card has no health left and is discarded.
- `scout`: seat, die, face. A die is spent on the scout.
- `joker`: seat, origin ("middle" or "seat"), why ("scout" or "unused": a turn without use).
- `stop`: seat. The card phase ends.
- `heal`: cards: list of {owner, number, card, marks}. Damage that the end of a turn takes away.
- `turn`: seat, turn_number. A new turn begins.
- `draw`: seat, count, left. What was drawn is told to nobody.
- `roll`: seat, faces (by number of the die, 0..5 each).
- `over`: seat (whose draw pile ran out), by ("draw" or "damage").

A target is {owner, target (code), card, number}; card and number are -1 for the draw pile.

Example: seat 0 holds ally_1, its pool is 1 1 1; seat 1 shows vp_2 and has no armour. PLAY 16, then
HIT 489 (natural 1 on target 37) are told as

    [{"kind": "play", "seat": 0, "card": 0, "number": 0, "value": 1, "naturals": 1, "wilds": 0,
      "jokers": 0, "dice": [0]}]
    [{"kind": "hit", "seat": 0, "source": 0, "die": 1, "owner": 1, "target": 37, "card": 9,
      "number": 9}, {"kind": "mark", "owner": 1, "card": 9, "number": 9, "marks": 1, "health": 2}]
"""

from __future__ import annotations

from typing import Any

from spieltisch.game import Action, Event, View
from spieltisch.games.zwerge_duell.actions import (
    JOKER,
    PILE,
    Decoded,
    Draw,
    Hit,
    Keep,
    MakeWild,
    Pass,
    Play,
    PowerUp,
    Prevent,
    Remove,
    Reroll,
    Roll,
    Scout,
    Stop,
    Throw,
    decode,
)
from spieltisch.games.zwerge_duell.data import (
    ARMOUR,
    AXE,
    BASE_DICE,
    DICE,
    DICE_PER_POWER,
    DICE_PER_SUPPORT,
    EV_REMOVE,
    EV_WILD,
    POWER,
    SUP_DIE,
    WILD,
)


def tell(before: View, action: Action, after: View) -> list[Event]:
    """The events of `action`, in order; both views may be those of any viewer."""
    account = _Account(before, after)
    account.begin(decode(action))
    account.follow()
    return account.events


class _Account:
    """The events so far, and both ends of the story."""

    def __init__(self, before: View, after: View) -> None:
        self.events: list[Event] = []
        self.before = before
        self.after = after
        self.seat: int = before["turn"]

    def add(self, kind: str, **facts: Any) -> None:
        """Note an event."""
        self.events.append({"kind": kind, **facts})

    # what was chosen

    def begin(self, move: Decoded) -> None:
        """The action itself."""
        match move:
            case PowerUp():
                self.play_power()
            case Reroll(face):
                self.reroll(face)
            case Keep():
                self.add("keep", seat=self.seat)
            case Play():
                self.play(move)
            case MakeWild(value):
                self.make_wild(value)
            case Remove(target):
                self.remove(self.shown(1 - self.seat, target), auto=False)
            case Scout(face):
                self.scout(face)
            case Stop():
                self.stop()
            case Hit() | Throw() | Pass() | Prevent():
                self.strike(move)
            case Draw() | Roll():
                pass  # told by what has changed

    def strike(self, move: Hit | Throw | Pass | Prevent) -> None:
        """A point is declared, prevented or applied."""
        match move:
            case Hit(source, target):
                self.hit(source, target)
            case Throw(target):
                self.throw(target)
            case Prevent():
                self.prevent()
            case _:
                self.let_pass()

    def play_power(self) -> None:
        """More dice for the coming roll."""
        supports = sum(row["card"] == SUP_DIE for row in self.before["seats"][self.seat]["display"])
        powers = self.before["powers"] + 1
        dice = BASE_DICE + DICE_PER_SUPPORT * supports + DICE_PER_POWER * powers
        number = self.newest(self.seat, POWER)
        lost = max(0, dice - DICE)
        self.add("power", seat=self.seat, number=number, dice=min(dice, DICE), lost=lost)

    def reroll(self, face: int) -> None:
        """The first unspent die of this face rolls again."""
        die = next(row["die"] for row in self.before["dice"] if row["face"] == face)
        rolled = self.after["dice"][die]["face"]
        self.add("reroll", seat=self.seat, die=die, face=face, rolled=rolled)

    def play(self, move: Play) -> None:
        """A card is paid and goes to the display; an ev_remove may have its target at once."""
        spent = self.newly_spent()
        wilds = sum(self.before["dice"][die]["face"] == WILD for die in spent)
        event = move.card == EV_REMOVE
        number = self.newest(self.seat, move.card, "discard" if event else "display")
        paid = {"naturals": len(spent) - wilds, "wilds": wilds, "jokers": move.jokers}
        self.add(
            "play",
            seat=self.seat,
            card=move.card,
            number=number,
            value=move.value,
            **paid,
            dice=spent,
        )
        if event and self.after["phase"] != "remove":
            other = self.before["seats"][1 - self.seat]["display"]
            left = {row["number"] for row in self.after["seats"][1 - self.seat]["display"]}
            self.remove(next(row for row in other if row["number"] not in left), auto=True)

    def make_wild(self, value: int) -> None:
        """A natural die becomes wild."""
        faces = zip(self.before["dice"], self.after["dice"], strict=True)
        die = next(old["die"] for old, new in faces if old["face"] != new["face"])
        number = self.newest(self.seat, EV_WILD)
        self.add("wild", seat=self.seat, card=EV_WILD, number=number, die=die, value=value)

    def remove(self, row: Any, *, auto: bool) -> None:
        """A card leaves the opponent's display."""
        card = {"card": row["card"], "number": row["number"]}
        self.add("remove", seat=self.seat, owner=1 - self.seat, **card, auto=auto)

    def scout(self, face: int) -> None:
        """A die becomes a joker card."""
        (die,) = self.newly_spent()
        self.add("scout", seat=self.seat, die=die, face=face)
        self.gain_joker("scout")

    def stop(self) -> None:
        """The turn ends: joker card, marks, the next turn."""
        self.add("stop", seat=self.seat)
        if not self.before["used"]:
            self.gain_joker("unused")
        marked = [
            {"owner": owner, "number": row["number"], "card": row["card"], "marks": row["marks"]}
            for owner, row in self.all_shown()
            if row["marks"]
        ]
        if marked:
            self.add("heal", cards=marked)
        self.add("turn", seat=1 - self.seat, turn_number=self.before["turn_number"] + 1)

    def gain_joker(self, why: str) -> None:
        """A joker card comes from the middle or from the other seat, if one was gained."""
        held, other = self.before["seats"][self.seat], self.before["seats"][1 - self.seat]
        if self.after["seats"][self.seat]["jokers"] > held["jokers"]:
            lost = self.after["seats"][1 - self.seat]["jokers"] < other["jokers"]
            self.add("joker", seat=self.seat, origin="seat" if lost else "middle", why=why)

    # points of damage

    def hit(self, source: int, target: int) -> None:
        """A die or joker card is spent for a point."""
        die = -1 if source == JOKER else self.newly_spent()[0]
        facts = self.target(1 - self.seat, target)
        self.add("hit", seat=self.seat, source=source, die=die, **facts)
        self.settle(1 - self.seat, target)

    def throw(self, target: int) -> None:
        """An axe flies, in the own turn or in a strike window."""
        seat: int = self.before["actor"]
        facts = self.target(1 - seat, target)
        self.add("axe", seat=seat, twist=self.newest(seat, AXE), **facts)
        self.settle(1 - seat, target)

    def prevent(self) -> None:
        """The armour stops the open point."""
        point = self.before["point"]
        facts = self.target(point["owner"], point["target"])
        twist = self.newest(point["owner"], ARMOUR)
        self.add("armour", seat=point["owner"], twist=twist, **facts)

    def let_pass(self) -> None:
        """A point that nobody prevents is applied; a strike window that closes is not told."""
        point = self.before["point"]
        if point is not None:
            self.settle(point["owner"], point["target"])

    def settle(self, owner: int, target: int) -> None:
        """What a point did, unless its answer is still open."""
        if self.after["point"] is not None:
            return
        if target == PILE:
            left = self.after["seats"][owner]["pile"]
            self.add("mill", owner=owner, **self.after["seats"][owner]["discard"][-1], left=left)
            return
        row = self.shown(owner, target)
        card = {"owner": owner, "card": row["card"], "number": row["number"]}
        if row["marks"] + 1 == row["health"]:
            self.add("defeat", **card)
        else:
            self.add("mark", **card, marks=row["marks"] + 1, health=row["health"])

    # what follows

    def follow(self) -> None:
        """What happened without a choice: the draw, the roll, the end."""
        turn = self.after["active"]
        new = self.after["turn_number"] != self.before["turn_number"]
        if self.after["announced"] > (0 if new else self.before["announced"]):
            left = self.after["seats"][turn]["pile"]
            self.add("draw", seat=turn, count=self.after["announced"], left=left)
        if self.after["dice"] and (new or not self.before["dice"]):
            self.add("roll", seat=turn, faces=[row["face"] for row in self.after["dice"]])
        if self.after["phase"] == "over":
            self.add("over", seat=self.after["emptied"], by=self.after["ended"])

    # what lies open

    def newest(self, seat: int, card: int, zone: str = "discard") -> int:
        """The number of the copy of a card that came last to a discard pile or display."""
        rows = self.after["seats"][seat][zone]
        found: int = next(row["number"] for row in reversed(rows) if row["card"] == card)
        return found

    def newly_spent(self) -> list[int]:
        """The numbers of the dice that the action has spent."""
        faces = zip(self.before["dice"], self.after["dice"], strict=True)
        return [new["die"] for old, new in faces if old["spent"] is None and new["spent"]]

    def all_shown(self) -> list[tuple[int, Any]]:
        """All cards of both displays before the action, with their owners."""
        seats = enumerate(self.before["seats"])
        return [(seat, row) for seat, facts in seats for row in facts["display"]]

    def shown(self, owner: int, target: int) -> Any:
        """The oldest card of a class before the action."""
        rows = self.before["seats"][owner]["display"]
        return next(row for row in rows if row["target"] == target)

    def target(self, owner: int, target: int) -> dict[str, Any]:
        """A target as events name it."""
        if target == PILE:
            return {"owner": owner, "target": target, "card": -1, "number": -1}
        row = self.shown(owner, target)
        return {"owner": owner, "target": target, "card": row["card"], "number": row["number"]}

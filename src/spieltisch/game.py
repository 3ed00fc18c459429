"""What a game is: the contract between `games/` and everything that uses them.

A game is one folder. Its rules are compiled kernels over one record; the rest (view, text,
scene) is ordinary Python and never decides a rule. All names here are the same in every game.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from htpy import Node, Renderable

from spieltisch.language import Words

if TYPE_CHECKING:
    from spieltisch.kernel import Field

Kernel = Callable[..., Any]
View = Mapping[str, Any]
Event = Mapping[str, Any]
Seat = int
Action = int

SPECTATOR = -1  # the viewer who owns no seat and sees only what lies open
OVER = -1  # what `actor` says when the game has ended


@dataclass(frozen=True)
class Variant:
    """A way to play a game: for how many, and whether its rules know it."""

    players: tuple[int, ...]
    official: bool = True  # if not, it is offered as an unofficial extra


@dataclass(frozen=True)
class Facts:
    """What a box says on its side, from the game's data file; known without compiling."""

    id: str
    title: Mapping[str, str]  # by language
    author: str
    players: tuple[int, ...]  # with any variant
    minutes: int
    age: int
    variants: Mapping[str, Variant] = field(default_factory=dict)  # by id, as `setup` counts them

    def openings(self) -> list[tuple[str, int]]:
        """Every variant with every number of seats that it is for."""
        return [(name, seats) for name, way in self.variants.items() for seats in way.players]

    def variant_for(self, seats: int) -> str:
        """The variant that is meant when only the number of seats is said: the first that fits.

        Raises ValueError, with what was expected, if the game is not for so many.
        """
        fitting = [name for name, way in self.variants.items() if seats in way.players]
        if not fitting:
            counts = ", ".join(str(count) for count in self.players)
            raise ValueError(f"{seats} seats; {self.id} is for {counts}")
        return fitting[0]

    def variant_number(self, name: str, seats: int) -> int:
        """The number that `setup` knows a variant by.

        Raises ValueError, with what was expected, for a variant that does not exist or is not
        for so many seats.
        """
        if name not in self.variants:
            raise ValueError(f"no variant {name!r}; expected one of: {', '.join(self.variants)}")
        allowed = self.variants[name].players
        if seats not in allowed:
            counts = ", ".join(str(count) for count in allowed)
            raise ValueError(f"{seats} seats; {self.id} ({name}) is for {counts}")
        return list(self.variants).index(name)


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal: a sentence in English and the clause behind it."""

    clause: str
    sentence: str


@dataclass(frozen=True)
class SeatSign:
    """How a seat is announced: the name on its sign and what sits there."""

    name: str
    kind: str  # "person", "bot" or "open"


@dataclass(frozen=True)
class Sight:
    """Everything a drawing may use: one viewer's view, the signs of the seats, the language."""

    view: View
    signs: Sequence[SeatSign]
    words: Words
    latest: Sequence[tuple[Seat, Action]] = ()  # actions since the viewer's last turn, in order
    last: tuple[Seat, Action] | None = None  # the very last action
    choosing: bool = False  # whether the viewer has the decision now


@dataclass(frozen=True)
class Standing:
    """An answer that a switch of a person's screen gives by itself while it is on."""

    label: str  # on the switch, in English, a message of the catalogues
    action: Action


class Text(Protocol):
    """Sentences of a game, all from the message catalogues."""

    def prompt(self, sight: Sight) -> str:
        """Who must do what now, in words of the game."""

    def say(self, sight: Sight, action: Action) -> str:
        """What choosing `action` means, short enough for a button or a screen reader."""

    def verb(self, action: Action, words: Words) -> str:
        """The word on the confirm button for `action`."""

    def pick(self, sight: Sight, pick: str) -> str:
        """The words on the button of a pick that has no element on the table."""

    def line(self, event: Event, signs: Sequence[SeatSign], words: Words) -> str:
        """One line of the log; names players, never says "you"."""

    def reason(self, code: int, words: Words) -> str:
        """The sentence for a reason code of `why_not`."""

    def notation(self, view: View, action: Action) -> str:
        """The action in the game's short notation, the same in every language."""

    def tie(self, sight: Sight) -> str | None:
        """What decided between seats of equal score; None where scores decided."""

    def tagline(self, words: Words) -> str:
        """What one does in this game, in a few words for its cover."""

    def variant(self, name: str, words: Words) -> str:
        """What a variant is called."""


class Scene(Hashable, Protocol):
    """The drawing of a table. Each element has an id; equal ids mean the same thing later."""

    def symbols(self) -> Renderable:
        """Hidden SVG with everything drawn by reference; once per page."""

    def cover(self) -> Renderable:
        """The picture of the game, an SVG of 300 x 186."""

    def facts(self, sight: Sight) -> Renderable:
        """Round and progress for the top bar, id `facts`."""

    def board(self, sight: Sight) -> Renderable:
        """The middle of the table, id `board`."""

    def asides(self, sight: Sight) -> Mapping[str, Renderable]:
        """What lies beside the board, by id."""

    def panel(self, sight: Sight, seat: Seat) -> Renderable:
        """All public holdings of a seat, id `panel-<seat>`."""

    def steps(self, sight: Sight) -> Renderable:
        """The steps of the turn for the prompt, id `steps`."""

    def tray(self, sight: Sight) -> Renderable:
        """The viewer's own hand, id `tray`."""

    def preview(self, sight: Sight, action: Action, after: View) -> Mapping[str, Renderable]:
        """What `action` would do: new content for slots of the table, by the slot's id."""

    def log_line(self, event: Event, signs: Sequence[SeatSign], words: Words) -> Renderable:
        """One line of the log with the pieces drawn."""

    def flag(self, seat: Seat) -> Node:
        """The sign of a seat on this table, to stand beside its name."""

    def medal(self) -> Renderable:
        """The sign of the end page, an SVG of 92 x 92."""

    def breakdown(self, sight: Sight) -> Renderable:
        """The scores of the finished game, a table."""


@dataclass(frozen=True)
class Game:
    """One game, ready to be played: rules, record and everything that explains it."""

    facts: Facts
    rules_version: int
    fields: Sequence[Field]
    state: np.dtype[np.void]
    action_count: int
    observation_size: int
    # the verbs; each takes one record, `state`
    setup: Kernel  # setup(state, seats, variant): deal, using the generator in the record
    actor: Kernel  # actor(state) -> seat whose decision it is, -1 when over
    legal: Kernel  # legal(state, out) -> how many; writes the actions, ascending
    why_not: Kernel  # why_not(state, action) -> 0 if legal, else a reason code
    apply: Kernel  # apply(state, action): carry out a legal action; does not check
    score: Kernel  # score(state, points): points per seat
    ranks: Kernel  # ranks(state, out): 1 = winner, ties share, by the tie rules
    conceal: Kernel  # conceal(state, seat): re-deal what `seat` cannot know
    observe: Kernel  # observe(state, seat, out): features, float32
    greedy: Kernel  # greedy(state, out) -> action of the plain policy; out as for legal
    reasons: Mapping[int, Reason]
    unsound: Callable[[Any], list[str]]  # unsound(record) -> broken facts, by name
    view: Callable[[Any, Seat], View]  # view(record, seat) -> what the seat may see
    picks: Callable[[View, Action], list[str]]  # the things a person points at
    tell: Callable[[View, Action, View], list[Event]]  # what happened, for log and motion
    text: Text
    scene: Scene
    repeats: tuple[int, int] | None = None  # features: where equal rows begin, and their length
    standing: Mapping[str, Standing] = field(default_factory=dict)  # by `view["question"]`

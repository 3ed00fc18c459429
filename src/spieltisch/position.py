"""One position of a game from Python: the verbs as methods, compiled or plain.

Compiled code is called with (records, index): passing one record would cost ten times more,
since its type is examined field by field at each call.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from spieltisch.game import Action, Game, Kernel, Seat, View
from spieltisch.games import load
from spieltisch.kernel import PlainRecord, bind, key_generator, plain

ROOM = 2048  # entries in the list of legal actions, more than any position needs
MOST_SEATS = 4

setup: Kernel  # the verbs of a game, put in by `bind`
actor: Kernel
legal: Kernel
why_not: Kernel
apply: Kernel
score: Kernel
ranks: Kernel
conceal: Kernel
observe: Kernel
greedy: Kernel

VERBS = (
    "setup",
    "actor",
    "legal",
    "why_not",
    "apply",
    "score",
    "ranks",
    "conceal",
    "observe",
    "greedy",
)


def setup_at(records, index, seats, variant):
    """Deal a new game."""
    setup(records[index], seats, variant)


def actor_at(records, index):
    """The seat whose decision it is."""
    return actor(records[index])


def legal_at(records, index, out):
    """Write the legal actions; how many."""
    return legal(records[index], out)


def why_not_at(records, index, action):
    """0 if legal, else a reason code."""
    return why_not(records[index], action)


def apply_at(records, index, action):
    """Carry out a legal action."""
    apply(records[index], action)


def score_at(records, index, out):
    """Write the points."""
    score(records[index], out)


def ranks_at(records, index, out):
    """Write the places."""
    ranks(records[index], out)


def conceal_at(records, index, seat):
    """Deal anew what the seat cannot know."""
    conceal(records[index], seat)


def observe_at(records, index, seat, out):
    """Write the features."""
    observe(records[index], seat, out)


def greedy_at(records, index, out):
    """The plain policy's action."""
    return greedy(records[index], out)


def key_at(records, index, a, b, c, d):
    """Set the generator."""
    key_generator(records[index], a, b, c, d)


def verbs(game: Game) -> dict[str, Kernel]:
    """The game's kernels by the names under which generic algorithms call them."""
    return {name: getattr(game, name) for name in VERBS}


@cache
def face(game_id: str) -> dict[str, Callable[..., Any]]:
    """The verbs of a game as compiled functions of (records, index, ...), by name."""
    kernels = verbs(load(game_id))
    functions = {name: globals()[f"{name}_at"] for name in (*VERBS, "key")}
    return {name: bind(function, kernels, game_id) for name, function in functions.items()}


class Position:
    """One position that can be asked and changed; `plain=True` runs the rules uncompiled.

    `apply` does not check legality: `Match.play` is the door that does.
    """

    def __init__(self, game: Game, *, plain: bool = False) -> None:
        self.game = game
        self.plain = plain
        self._out = np.zeros(ROOM, dtype=np.int32)
        if plain:
            self._state = PlainRecord(game.fields, game.state)
        else:
            self._records = np.zeros(2, dtype=game.state).view(np.recarray)
            self._face = face(game.facts.id)

    @property
    def record(self) -> Any:
        """The record: a live row of a recarray, or the stand-in in plain mode."""
        return self._state if self.plain else self._records[0]

    def _call(self, verb: str, *values: Any) -> Any:
        if self.plain:
            kernel = key_generator if verb == "key" else getattr(self.game, verb)
            return plain(kernel)(self._state, *values)
        return self._face[verb](self._records, 0, *values)

    def setup(self, seats: int, variant: int = 0) -> None:
        """Deal a new game for `seats` seats with the record's generator.

        Raises ValueError if the generator was never set: it would draw zeros for ever.
        """
        if not any(self.record.rng[word] for word in range(4)):
            raise ValueError("the generator is not set: call key() before setup()")
        self._call("setup", seats, variant)

    def key(self, words: tuple[int, int, int, int]) -> None:
        """Set the record's generator to four 64-bit words."""
        self._call("key", *(value if self.plain else np.uint64(value) for value in words))

    def actor(self) -> Seat:
        """The seat whose decision it is, -1 when the game is over."""
        return int(self._call("actor"))

    def legal(self) -> list[Action]:
        """The legal actions, ascending; empty only when the game is over."""
        count = self._call("legal", self._out)
        found: list[Action] = self._out[:count].tolist()
        return found

    def why_not(self, action: Action) -> int:
        """0 if `action` is legal, else its reason code."""
        return int(self._call("why_not", action))

    def apply(self, action: Action) -> None:
        """Carry out a legal action and what follows until the next decision."""
        self._call("apply", action)

    def finals(self, actions: Sequence[Action]) -> list[bool]:
        """For each legal action: whether it draws or shows something or lets another decide.

        Such an action cannot be taken back freely. Compiled positions only; each action is
        tried on the second record.
        """
        records, apply_at = self._records, self._face["apply"]
        before = int(records.revealed[0])
        found = []
        for action in actions:
            records[1] = records[0]
            apply_at(records, 1, action)
            found.append(int(records.revealed[1]) != before)
        return found

    def score(self) -> list[int]:
        """Points per seat, now or at the end."""
        return self._per_seat("score")

    def ranks(self) -> list[int]:
        """Place per seat by points and tie rules; 1 is the winner, equals share a place."""
        return self._per_seat("ranks")

    def _per_seat(self, verb: str) -> list[int]:
        out = np.zeros(MOST_SEATS, dtype=np.int32)
        self._call(verb, out)
        values: list[int] = out[: int(self.record.players)].tolist()
        return values

    def conceal(self, seat: Seat) -> None:
        """Deal anew, uniformly, everything that `seat` cannot know."""
        self._call("conceal", seat)

    def observe(self, seat: Seat) -> np.ndarray[Any, np.dtype[np.float32]]:
        """Features of the position that `seat` may know, float32."""
        out = np.zeros(self.game.observation_size, dtype=np.float32)
        self._call("observe", seat, out)
        return out

    def greedy(self) -> Action:
        """The action of the game's plain policy; may advance the generator."""
        return int(self._call("greedy", self._out))

    def view(self, seat: Seat) -> View:
        """What `seat` may see."""
        return self.game.view(self.record if not self.plain else self.compiled().record, seat)

    def compiled(self) -> Position:
        """The same position with compiled rules."""
        twin = Position(self.game)
        twin.load(self.to_bytes())
        return twin

    def copy(self) -> Position:
        """An independent copy."""
        twin = Position(self.game, plain=self.plain)
        twin.load(self.to_bytes())
        return twin

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[str, bytes, bool]]:
        return restored, (self.game.facts.id, self.to_bytes(), self.plain)

    def to_bytes(self) -> bytes:
        """The record's bytes: equal bytes are equal positions."""
        return self._state.to_bytes() if self.plain else bytes(self._records[:1].tobytes())

    def load(self, data: bytes) -> None:
        """Take over the record from `to_bytes`. Raises ValueError for a wrong length."""
        if len(data) != self.game.state.itemsize:
            raise ValueError(f"a record has {self.game.state.itemsize} bytes, not {len(data)}")
        record = np.frombuffer(data, dtype=self.game.state)
        if self.plain:
            self._state.load(record.view(np.recarray)[0])
        else:
            self._records[0] = record[0]


def restored(game_id: str, data: bytes, plain: bool = False) -> Position:
    """The position with this record, as pickle and `copy.deepcopy` make it."""
    position = Position(load(game_id), plain=plain)
    position.load(data)
    return position

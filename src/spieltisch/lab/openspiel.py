"""The games as OpenSpiel games, for its algorithms; importing this registers them.

`pyspiel.load_game("spieltisch_lichterfest", {"players": 3, "outcomes": 16, "rng_seed": 1})`.

Parameters: `players` (0: the fewest), `variant` ("": the first that fits), `outcomes`, `rng_seed`.

Chance. The rules draw from a generator inside the record; an algorithm that copies states must not
learn from it what is to come. So whatever draws is a chance node of its own: the deal, and each
action that draws. With `outcomes` 1 (the default) the game is "sampled stochastic": the node has
one outcome, and the luck comes from the game's generator at that moment, new for every copy. With
more, it is "explicit stochastic": the node has so many equally likely outcomes, each of which
stands for one draw that follows from (rng_seed, how many nodes came before, outcome). That is what
tree searches need; it replaces the true distribution by a sample of this size.

Hidden things. `resample_from_infostate` deals anew whatever a player cannot know, so the searches
made for hidden information (IS-MCTS) are fair. Plain MCTS on a state sees all cards; give it a
resampled state. The observation string is the seat's view, the tensor its features.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from spieltisch.game import OVER, Game
from spieltisch.games import GAMES, facts, load
from spieltisch.lab.batch import opening
from spieltisch.lab.rewards import HIGHEST, LOWEST, rewards
from spieltisch.position import Position

PREFIX: Final = "spieltisch_"
DEFAULTS: Final = {"players": 0, "variant": "", "outcomes": 1, "rng_seed": 0}
MOST_DECISIONS: Final = 2000  # more than any game takes
NOT_DEALT: Final = "not dealt"
WORDS: Final = 4  # of a generator


def load_game(game: str, parameters: Mapping[str, Any] | None = None) -> SpielGame:
    """The game with this id; raises UnknownGame, and ValueError for parameters that do not fit."""
    return SpielGame(load(game), dict(parameters or {}))


def game_type(game_id: str, *, sampled: bool) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
    box = facts(game_id)
    modes = pyspiel.GameType.ChanceMode
    utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game_id,
        long_name=box.title["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if sampled else modes.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.GENERAL_SUM if min(box.players) == 1 else utilities.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(box.players),
        min_num_players=min(box.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class SpielGame(pyspiel.Game):
    """One of the games with its parameters."""

    def __init__(self, game: Game, parameters: dict[str, Any]) -> None:
        asked = {**DEFAULTS, **parameters}
        unknown = sorted(set(asked) - set(DEFAULTS))
        if unknown:
            raise ValueError(f"no parameter {unknown[0]!r}; expected: {', '.join(DEFAULTS)}")
        self.game = game
        self.variant, self.players = opening(
            game, asked["variant"] or None, asked["players"] or None
        )
        self.outcomes = asked["outcomes"]
        if self.outcomes < 1:
            raise ValueError(f"{self.outcomes} outcomes; expected at least 1")
        self.seed = asked["rng_seed"]
        self.luck = np.random.default_rng(self.seed)
        kind = game_type(game.facts.id, sampled=self.outcomes == 1)
        super().__init__(kind, self._info(), parameters)

    def _info(self) -> pyspiel.GameInfo:
        return pyspiel.GameInfo(
            num_distinct_actions=self.game.action_count,
            max_chance_outcomes=self.outcomes,
            num_players=self.players,
            min_utility=LOWEST,
            max_utility=HIGHEST,
            utility_sum=None if self.players == 1 else 0.0,
            max_game_length=MOST_DECISIONS,
        )

    def new_initial_state(self) -> SpielState:
        """A game of which nothing has been dealt: its first node is chance."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        """What shows a seat's view and features. Raises ValueError: it has no parameters."""
        if params:
            raise ValueError(f"the observer has no parameters; got {params}")
        return SeatObserver(self.game)


class SpielState(pyspiel.State):
    """One position, before its next decision or its next draw."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._owner = _Shared(game)
        self._position = Position(game.game)
        self._draws = 0  # chance nodes passed
        self._pending: int | None = None  # the action that is about to draw
        self.dealt = False

    @property
    def position(self) -> Position:
        """The position itself; change copies only."""
        return self._position

    def current_player(self) -> int:
        """The seat that decides, or that chance does, or that the game is over."""
        if not self.dealt or self._pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self._position.actor()
        return int(pyspiel.PlayerId.TERMINAL) if seat == OVER else seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self._position.legal() if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Equally likely draws."""
        count = self._owner.game.outcomes
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self._draw(action)
        elif self._draws_with(action):
            self._pending = action
        else:
            self._position.apply(action)

    def _draws_with(self, action: int) -> bool:
        """Whether an action draws from the generator."""
        trial = self._position.copy()
        before = trial.record.rng.tolist()
        trial.apply(action)
        drawn: bool = trial.record.rng.tolist() != before
        return drawn

    def _draw(self, outcome: int) -> None:
        """Give the record its luck, and carry out what waits for it."""
        self._position.key(self._owner.words(self._draws, outcome))
        self._draws += 1
        if self._pending is None:
            game = self._owner.game
            number = game.game.facts.variant_number(game.variant, game.players)
            self._position.setup(game.players, number)
            self.dealt = True
        else:
            self._position.apply(self._pending)
            self._pending = None

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A copy in which everything that `player` cannot know is dealt anew."""
        twin: SpielState = self.clone()
        a, b, c, d = (1 + int(sampler() * (2**53 - 1)) for _ in range(WORDS))
        twin._position.key((a, b, c, d))
        twin._position.conceal(player)
        return twin

    def returns(self) -> list[float]:
        """The rewards at the end, else zeros."""
        if not self.is_terminal():
            return [0.0] * self._owner.game.players
        return rewards(self._position.ranks())

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        game = self._owner.game.game
        return game.text.notation(self._position.view(player), action)

    def __str__(self) -> str:
        if not self.dealt:
            return NOT_DEALT
        waiting = "" if self._pending is None else f" {self._pending}"
        return json.dumps(self._position.view(-1), sort_keys=True) + waiting


class SeatObserver:
    """View and features of a seat, in OpenSpiel's form of an observer."""

    def __init__(self, game: Game) -> None:
        self.tensor = np.zeros(game.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the features of `player` into `tensor`."""
        self.tensor[:] = state.position.observe(player) if state.dealt else 0.0

    def string_from(self, state: SpielState, player: int) -> str:
        """The view of `player` as JSON."""
        if not state.dealt:
            return NOT_DEALT
        return json.dumps(state.position.view(player), sort_keys=True)


class _Shared:
    """The game of a state; copies of the state share it, and with it the luck to come."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: object) -> _Shared:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _shared_again, (self.game.game.facts.id, self.game.get_parameters())

    def words(self, draws: int, outcome: int) -> tuple[int, int, int, int]:
        """The generator's words for an outcome of the chance node after so many others."""
        if self.game.outcomes == 1:
            source = self.game.luck
        else:
            source = np.random.default_rng((self.game.seed, draws, outcome))
        a, b, c, d = (int(word) for word in source.integers(1, 2**63, WORDS))
        return a, b, c, d


def _shared_again(game_id: str, parameters: dict[str, Any]) -> _Shared:
    return _Shared(load_game(game_id, parameters))


def _register() -> None:
    """Make all games known to `pyspiel.load_game`, each by a class of its own."""
    for game_id in GAMES:

        class Registered(SpielGame):
            """One of the games, loaded when it is asked for."""

            def __init__(self, parameters: dict[str, Any], game_id: str = game_id) -> None:
                super().__init__(load(game_id), parameters)

        pyspiel.register_game(game_type(game_id, sampled=True), Registered)


_register()

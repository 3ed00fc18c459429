"""One seat of a game against bots, as Gymnasium environments: many games at once, or one.

An observation is {"observation": float32[size], "action_mask": int8[actions]}; the mask stands in
the info, too. An action that is not legal changes nothing and is rewarded with -1, so that a
learner without masks still learns; info "illegal" tells. All other rewards are 0 until the end,
then -1..1 by places, see `spieltisch.lab.rewards`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from spieltisch.games import load
from spieltisch.lab.batch import Batch
from spieltisch.lab.picture import picture
from spieltisch.lab.rewards import LOWEST
from spieltisch.lab.spaces import observation_space
from spieltisch.position import Position

Table = np.ndarray[Any, Any]
MOST_SEED = 2**63


class SeatVectorEnv(VectorEnv):
    """`num_envs` games, one seat of each decided from outside, all others by `bot`.

    A game that ends is followed by the next in the same step (AutoresetMode.SAME_STEP): the
    observation belongs to the new game, reward and termination to the old one. With `copy=False`
    the arrays are views into the batch that the next step overwrites.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        bot: str = "random",
        seats: int | None = None,
        variant: str | None = None,
        own_seat: int | None = None,
        threads: int | None = None,
        copy: bool = True,
    ) -> None:
        """Options as for `Batch`: without `own_seat` it moves on with every game."""
        ready = load(game)
        self.batch = Batch(
            ready,
            num_envs,
            bot=bot,
            seats=seats,
            variant=variant,
            own_seat=own_seat,
            threads=threads,
        )
        self.num_envs = num_envs
        self._copy = copy
        self.single_observation_space = observation_space(ready)
        self.single_action_space = spaces.Discrete(ready.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Table], dict[str, Any]]:
        """Deal all games anew; their luck follows from `seed`, or goes on from the last one."""
        super().reset(seed=seed)
        self.batch.restart(int(self.np_random.integers(MOST_SEED)))
        return self._observation(), {"action_mask": self._taken(self.batch.masks)}

    def step(self, actions: Any) -> tuple[dict[str, Table], Table, Table, Table, dict[str, Any]]:
        """One action of the own seat in each game, and all that follows until its next."""
        batch = self.batch
        own = batch.own.copy()
        batch.step(actions, strict=False)
        rewards = batch.rewards[np.arange(self.num_envs), own].astype(np.float64)
        rewards[batch.refused] = LOWEST
        infos = {
            "action_mask": self._taken(batch.masks),
            "illegal": batch.refused.copy(),
            "points": batch.points[np.arange(self.num_envs), own],
            "_points": batch.done.copy(),
        }
        truncated = np.zeros(self.num_envs, dtype=np.bool_)
        return self._observation(), rewards, batch.done.copy(), truncated, infos

    def _observation(self) -> dict[str, Table]:
        return {
            "observation": self._taken(self.batch.observations),
            "action_mask": self._taken(self.batch.masks).view(np.int8),
        }

    def _taken(self, table: Table) -> Table:
        return table.copy() if self._copy else table


class SeatEnv(gymnasium.Env):
    """One game, one seat of it decided from outside, all others by `bot`."""

    metadata: dict[str, Any] = {"render_modes": ["svg"], "render_fps": 1}  # noqa: RUF012

    def __init__(self, game: str, *, render_mode: str | None = None, **options: Any) -> None:
        """Options as for `SeatVectorEnv`."""
        self._many = SeatVectorEnv(game, 1, **options)
        self.render_mode = render_mode
        self.observation_space = self._many.single_observation_space
        self.action_space = self._many.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Table], dict[str, Any]]:
        """Deal a new game; its luck follows from `seed`, or goes on from the last one."""
        super().reset(seed=seed)
        many, infos = self._many.reset(seed=int(self.np_random.integers(MOST_SEED)))
        return _first(many), _first(infos)

    def step(self, action: Any) -> tuple[dict[str, Table], float, bool, bool, dict[str, Any]]:
        """One action of the own seat, and all that follows until its next.

        After the end the observation is that of a game not yet begun by `reset`.
        """
        many, rewards, ended, _, infos = self._many.step(np.array([action]))
        return _first(many), float(rewards[0]), bool(ended[0]), False, _first(infos)

    def render(self) -> str | None:
        """The board as SVG, as the own seat sees it, in the mode "svg"."""
        return None if self.render_mode is None else self._repr_svg_()

    def _repr_svg_(self) -> str:
        batch = self._many.batch
        position = Position(batch.game)
        position.load(batch.records[:1].tobytes())
        return picture(position, int(batch.own[0])).svg


def _first(many: dict[str, Any]) -> dict[str, Any]:
    """The part of the only game in what belongs to all."""
    return {name: table[0] for name, table in many.items()}

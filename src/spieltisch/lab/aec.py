"""A game as a PettingZoo environment: agents in turn, one decision at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from spieltisch.game import OVER
from spieltisch.games import load
from spieltisch.lab.batch import opening
from spieltisch.lab.picture import picture
from spieltisch.lab.rewards import rewards
from spieltisch.lab.spaces import observation_space
from spieltisch.position import Position

WORDS = 4  # of a generator


class GameEnv(AECEnv):
    """One game; the agents are "seat_0", "seat_1", ...

    An observation is {"observation": float32[size], "action_mask": int8[actions]}: what the seat
    may know, and 1 for each legal action (all 0 while it is not its turn). The mask of the agent
    that decides stands in its info, too. Rewards are 0 until the end, then -1..1 by places, see
    `spieltisch.lab.rewards`. The luck of a game follows from the seed of `reset`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 -- as PettingZoo has it
        "name": "spieltisch_v0",
        "render_modes": ["svg"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        variant: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`seats` is the fewest that the variant is for, `variant` the first that fits."""
        self.game = load(game)
        self.variant, self.seats = opening(self.game, variant, seats)
        self.metadata = {**type(self).metadata, "name": f"spieltisch_{game}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self._position = Position(self.game)
        self._random, _ = seeding.np_random()
        self.observation_spaces = {
            agent: observation_space(self.game) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What `agent` may be shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All action numbers of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; its luck follows from `seed`, or goes on from the last one."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        a, b, c, d = (int(word) for word in self._random.integers(1, 2**63, WORDS))
        self._position.key((a, b, c, d))
        self._position.setup(self.seats, self.game.facts.variant_number(self.variant, self.seats))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._show_turn()

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent whose turn it is.

        Raises ValueError, with the rule and its clause, for an action that is not legal.
        """
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._refuse_illegal(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._position.apply(int(action or 0))
        if self._position.actor() == OVER:
            found = rewards(self._position.ranks())
            self.rewards = dict(zip(self.agents, found, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._show_turn()
        self._accumulate_rewards()

    def _refuse_illegal(self, action: int | None) -> None:
        if action is None or not 0 <= action < self.game.action_count:
            raise ValueError(f"{action} is no action; expected 0..{self.game.action_count - 1}")
        code = self._position.why_not(int(action))
        if code:
            reason = self.game.reasons[code]
            raise ValueError(f"action {action} is not legal: {reason.sentence} ({reason.clause})")

    def _show_turn(self) -> None:
        seat = max(self._position.actor(), 0)
        self.agent_selection = self.agents[seat]
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = {"action_mask": self._mask(seat)}

    def _mask(self, seat: int) -> np.ndarray[Any, np.dtype[np.int8]]:
        mask = np.zeros(self.game.action_count, dtype=np.int8)
        if seat == self._position.actor():
            mask[self._position.legal()] = 1
        return mask

    def observe(self, agent: str) -> dict[str, Any]:
        """What `agent` may know now, and what it may do."""
        seat = self.possible_agents.index(agent)
        return {"observation": self._position.observe(seat), "action_mask": self._mask(seat)}

    def points(self) -> dict[str, int]:
        """The points of every agent, now or at the end."""
        return dict(zip(self.possible_agents, self._position.score(), strict=True))

    def render(self) -> str | None:
        """The board as SVG, as the agent sees it whose turn it is, in the mode "svg"."""
        if self.render_mode is None:
            return None
        return picture(self._position, max(self._position.actor(), 0)).svg

    def _repr_svg_(self) -> str:
        return picture(self._position, max(self._position.actor(), 0)).svg

    def close(self) -> None:
        """Nothing to let go of."""

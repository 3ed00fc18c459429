"""pgx on the CPU: its compiled batch step, a thousand games at once, on one core."""

from __future__ import annotations

import random
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset
from timing import Play, report

GAMES = ("backgammon", "go_9x9", "gardner_chess", "chess")
BATCH = 1024
STEPS = 8  # in one compiled call


def batched(name: str) -> Play:
    """Steps with uniformly random legal actions; a game that ends is followed by the next."""
    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def move(state: Any, key: Any) -> tuple[Any, None]:
        choose, chance = jax.random.split(key)
        odds = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choose, odds, axis=1)
        return jax.vmap(step)(state, action, jax.random.split(chance, BATCH)), None

    @jax.jit
    def advance(state: Any, key: Any) -> Any:
        return jax.lax.scan(move, state, jax.random.split(key, STEPS))[0]

    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))]

    def play(luck: random.Random) -> int:
        held[0] = advance(held[0], jax.random.PRNGKey(luck.randrange(2**31)))
        jax.block_until_ready(held[0])
        return BATCH * STEPS

    return play


if __name__ == "__main__":
    report("pgx", "jax on the CPU, batch of 1,024", {name: batched(name) for name in GAMES})

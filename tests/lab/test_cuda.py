"""Games on a graphics card: what can be checked without one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from numba import types
from numba.np.numpy_support import from_dtype

from spieltisch.games import GAMES, load
from spieltisch.lab.games import BadLineup, Lineup
from spieltisch.lab.plain_rows import PlainRows

CARD = (8, 0)  # its compute capability; any that the compiler knows
SCRIPT = Path(__file__).with_name("simulated_card.py")


@pytest.mark.parametrize("game_id", GAMES)
def test_the_simulator_plays_the_same_games_as_the_processor(game_id: str) -> None:
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-W", "error", str(SCRIPT), game_id]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("game_id", GAMES)
def test_the_kernels_compile_for_a_card(monkeypatch: pytest.MonkeyPatch, game_id: str) -> None:
    pytest.importorskip("numba_cuda")  # the extra "cuda"
    from numba.cuda import compile, dispatcher

    from spieltisch.lab.cuda import source

    card = SimpleNamespace(compute_capability=CARD)
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: card)
    number, table = types.int64, types.Array
    signature = (
        table(from_dtype(load(game_id).state), 1, "C"),
        number,
        number,
        table(types.int8, 1, "C"),
        types.boolean,
        number,
        number,
        table(types.int32, 2, "C"),
        table(types.int32, 2, "C"),
        table(types.int64, 2, "C"),
    )
    code, _ = compile(source(game_id), signature, device=False, cc=CARD, opt=False, abi="numba")
    assert ".visible .entry" in code
    assert f".target sm_{CARD[0]}{CARD[1]}" in code


def test_bots_with_a_net_do_not_play_there() -> None:
    from spieltisch.lab.cuda import play

    with pytest.raises(BadLineup, match="random, greedy"):
        play(Lineup(load("lighthouse_run"), ("hard", "random", "random")), 1, 0, 1)


def test_a_slice_of_plain_rows_holds_the_same_records() -> None:
    game = load("lighthouse_run")
    rows = PlainRows(game, 4)
    rows[1:3][1].rng[0] = 7
    assert rows[2].rng[0] == 7
    rows[2:4][1] = rows[2]
    assert rows[3].to_bytes() == rows[2].to_bytes() != rows[1].to_bytes()

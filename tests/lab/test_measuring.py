"""Warming up and measuring; the figures themselves are no matter of tests."""

from __future__ import annotations

import subprocess

import pytest

from spieltisch.games import UnknownGame, load
from spieltisch.lab import compile_time
from spieltisch.lab.bench import Bench, bench, machine, random_speed
from spieltisch.lab.compile_time import CannotCompile, compile_times
from spieltisch.lab.table_speed import table_speed
from spieltisch.warm import LAB_STEPS, TABLE_STEPS, warm

GAME = load("lichterfest")


def test_warming_tells_every_step_and_the_end() -> None:
    heard: list[tuple[int, int, str]] = []
    assert warm(("lichterfest",), lambda *step: heard.append(step)) > 0
    assert [done for done, _, _ in heard] == list(range(TABLE_STEPS + LAB_STEPS + 1))
    assert {total for _, total, _ in heard} == {TABLE_STEPS + LAB_STEPS}
    assert heard[1][2].startswith("Lanterns")


def test_a_table_needs_no_lab() -> None:
    heard: list[int] = []
    warm(("lichterfest",), lambda done, total, name: heard.append(total), lab=False)
    assert set(heard) == {TABLE_STEPS}


def test_an_unknown_game_is_refused_before_anything_is_compiled() -> None:
    heard: list[int] = []
    with pytest.raises(UnknownGame):
        warm(("lichterfest", "chess"), lambda done, total, name: heard.append(done))
    assert heard == []


def test_speed_of_random_play_is_measured() -> None:
    speed = random_speed(GAME, "base", 3, repeats=3, enough=0.0)
    assert speed.players == 3
    assert 39 < speed.decisions_per_game < 59
    assert speed.decisions_per_second == pytest.approx(
        speed.games_per_second * speed.decisions_per_game
    )


def test_the_json_of_a_bench_has_the_documented_keys() -> None:
    speeds = (random_speed(GAME, "base", 2, repeats=1, enough=0.0),)
    found = Bench("lichterfest", speeds, 12.3, 0.5, 1919, table_speed(GAME)).to_json()
    assert found["compile_seconds"] == 12.3
    assert {"game", "games_per_second", "decisions_per_second"} <= found.keys()
    assert found["play_ms"] > 0
    assert found["scene_ms"] > found["view_ms"] > 0


def test_a_quick_bench_compiles_nothing() -> None:
    heard: list[str] = []
    found = bench(GAME, lambda done, total, name: heard.append(name), quick=True)
    assert [speed.players for speed in found.speeds] == [2, 3, 4]
    assert found.compile_seconds is None
    assert found.record_bytes <= 2048
    assert heard[-1] == "ready"


def test_the_machine_is_described_without_its_name() -> None:
    assert set(machine()) == {"processor", "cores", "system", "python", "numba", "numpy"}


def test_a_failed_compilation_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], 1, "", "many lines\nMemoryError: no room\n")

    monkeypatch.setattr(compile_time.subprocess, "run", fail)
    with pytest.raises(CannotCompile, match="MemoryError: no room"):
        compile_times("lichterfest")

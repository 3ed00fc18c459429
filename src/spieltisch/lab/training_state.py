"""A training that was stopped goes on: everything it depends on, in one file.

Luck needs no place in it: each draw follows from the seed and the number of the games it is for.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from spieltisch.lab.self_play import Lessons
from spieltisch.lab.train import Check, Plan, Trainer


class BadState(ValueError):
    """A stored training that this one cannot go on from; the message says why."""


def save_state(file: Path, trainer: Trainer) -> None:
    """Write a training as it stands; the file is always a whole one. Raises OSError."""
    numbers = {
        "game": trainer.game.facts.id,
        "plan": _content(trainer.plan),
        "played": trainer.played,
        "miss": trainer.miss,
        "counted": trainer.counted,
        "lessons": trainer.memory.count,
        "seconds": trainer.seconds,
        "curve": [asdict(check) for check in trainer.curve],
    }
    parts: dict[str, Any] = {
        "numbers": np.array(json.dumps(numbers)),
        "weights": trainer.net.weights,
        "older": trainer.older,
        "means": trainer.means,
        **{f"steps_{name}": part for name, part in trainer.steps._asdict().items()},
        **trainer.memory.packed(),
    }
    half = file.with_suffix(".half")
    with half.open("wb") as content:
        np.savez(content, **parts)
    os.replace(half, file)


def load_state(file: Path, trainer: Trainer) -> None:
    """Let a new trainer go on from a file of `save_state`.

    Raises OSError, and BadState if that training had another game or plan.
    """
    with np.load(file, allow_pickle=False) as parts:
        numbers = json.loads(str(parts["numbers"]))
        wanted = {"game": trainer.game.facts.id, "plan": _content(trainer.plan)}
        if any(numbers[name] != value for name, value in wanted.items()):
            raise BadState(f"{file} is from a training with other options")
        if parts["weights"].shape != trainer.net.weights.shape:
            raise BadState(f"{file} is from a training with other features")
        trainer.net.weights[:] = parts["weights"]
        trainer.older[:], trainer.means[:] = parts["older"], parts["means"]
        for name, part in trainer.steps._asdict().items():
            part[:] = parts[f"steps_{name}"]
        trainer.memory.restore(numbers["lessons"], {name: parts[name] for name in Lessons._fields})
    trainer.played, trainer.miss = numbers["played"], numbers["miss"]
    trainer.counted, trainer.seconds = numbers["counted"], numbers["seconds"]
    trainer.curve = [Check(**check) for check in numbers["curve"]]


def _content(plan: Plan) -> Any:
    """A plan as JSON gives it back."""
    return json.loads(json.dumps(asdict(plan)))

"""Every example of docs/research.md runs, in order, in one namespace, as a reader would."""

from __future__ import annotations

import linecache
import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
EXAMPLE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def test_the_examples_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = PAGE.read_text(encoding="utf-8")
    examples = list(EXAMPLE.finditer(text))
    names: dict[str, Any] = {"__name__": "examples"}
    for number, example in enumerate(examples):
        # each in a file of its own, as numba's cache wants it
        path = tmp_path / f"example_{number}.py"
        path.write_text(example[1], encoding="utf-8")
        linecache.checkcache(str(path))
        try:
            exec(compile(example[1], str(path), "exec"), names)
        except Exception as error:
            line = text[: example.start()].count("\n") + 2
            pytest.fail(f"research.md, example at line {line}: {error!r}")
    assert len(examples) > 12
    assert capsys.readouterr().out.count("\n") > 12

"""The pages about commands, settings and research say what the program does."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest
import typer

from spieltisch.cli.app import app, run
from spieltisch.games import load
from spieltisch.lab import bench
from spieltisch.match import Match, Seat, to_record
from spieltisch.server.settings import SETTINGS

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "commands.md").read_text(encoding="utf-8")
COMMAND: Any = typer.main.get_command(app)
PARTS = {"spieltisch": COMMAND, **COMMAND.commands}


def _sections() -> dict[str, str]:
    parts = re.split(r"^## (.+)\n", PAGE, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def _options(section: str) -> dict[str, str]:
    """The meaning of each option in a section's table."""
    rows = re.findall(r"^\| (`.+?) \| .* \| (.+) \|$", section, re.MULTILINE)
    return {option: meaning for option, meaning in rows if option != "option"}


def _examples() -> Iterator[tuple[str, Any]]:
    """Each command line with the JSON that the page shows for it."""
    pattern = r"```console\n\$ spieltisch ([^\n]+)\n```\n\n```json\n(.+?)\n```"
    for line, content in re.findall(pattern, PAGE, re.DOTALL):
        yield line, json.loads(content)


def _shape(content: Any) -> Any:
    """Keys and kinds without the values; a list by its first entry."""
    if isinstance(content, dict):
        return {key: _shape(value) for key, value in content.items()}
    if isinstance(content, list):
        return [_shape(value) for value in content[:1]]
    return "number" if isinstance(content, int | float) else type(content).__name__


def test_every_command_has_its_section() -> None:
    assert list(_sections()) == list(PARTS)


@pytest.mark.parametrize("name", PARTS)
def test_every_option_is_listed_with_its_help(name: str) -> None:
    expected = {
        ", ".join(f"`{option}`" for option in (*part.opts, *part.secondary_opts)): part.help
        for part in PARTS[name].params
    }
    assert _options(_sections()[name]) == expected


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with a record called game.json, and a bench that compiles nothing."""
    match = Match(load("lichterfest"), [Seat("Mona", "person"), Seat("Udo", "person")])
    while not match.over:
        match.play(match.actor, match.legal()[0])
    (tmp_path / "game.json").write_text(json.dumps(to_record(match)), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bench, "compile_times", lambda game_id: (12.3, 0.5))
    monkeypatch.setattr(bench, "ENOUGH_SECONDS", 0.0)


@pytest.mark.usefixtures("played")
@pytest.mark.parametrize(
    ("line", "shown"), [example for example in _examples() if "replay-check" not in example[0]]
)
def test_examples_have_the_keys_of_the_real_output(
    line: str, shown: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(line.split()) == 0
    assert _shape(json.loads(capsys.readouterr().out)) == _shape(shown)


def test_every_json_option_has_an_example() -> None:
    shown = {line.split()[0] for line, _ in _examples()}
    with_json = {
        name for name, part in PARTS.items() if any("--json" in p.opts for p in part.params)
    }
    assert shown == with_json


def test_every_setting_is_in_the_table_of_the_hosting_page() -> None:
    page = (DOCS / "hosting.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(SPIELTISCH_\w+)` \| (?:`(--\w+)`)? ?\|", page, re.MULTILINE)
    found = {variable: option or None for variable, option in rows}
    cache = {"SPIELTISCH_CACHE": None}  # read by the kernel, before any setting
    assert found == {setting.variable: setting.option for setting in SETTINGS} | cache


def test_serve_takes_every_setting_that_has_an_option() -> None:
    wanted = {setting.option for setting in SETTINGS if setting.option}
    for name in ("spieltisch", "serve"):
        assert wanted <= {option for part in PARTS[name].params for option in part.opts}


def test_the_examples_of_the_research_page_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (DOCS / "research.md").read_text(encoding="utf-8")
    program = tmp_path / "research.py"  # a file, since compiled code is kept by file
    program.write_text("\n".join(re.findall(r"```python\n(.+?)```", page, re.DOTALL)))
    run_path(str(program))
    assert len(capsys.readouterr().out.splitlines()) >= 8

"""The rules pages are complete, and their tables say what the data file says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from spieltisch.games import data

PAGES = Path(__file__).parents[2] / "docs" / "rules"
ENGLISH, GERMAN = "lichterfest.md", "lichterfest.de.md"
CLAUSES = [f"LF-{n:02}" for n in range(1, 51)]
EXAMPLES = [f"LF-E{n:02}" for n in range(1, 39)]
INVARIANTS = [f"LF-I{n:02}" for n in range(1, 18)]
ORIGINS = {ENGLISH: r"\[(rules|public|decided)\]", GERMAN: r"\[(Regeln|öffentlich|entschieden)\]"}
BOTH = pytest.mark.parametrize("file", [ENGLISH, GERMAN])


def _text(file: str) -> str:
    return (PAGES / file).read_text(encoding="utf-8")


def _defined(file: str, pattern: str) -> list[str]:
    """The ids that have a line of their own, in the order of the page."""
    return re.findall(rf"^- ({pattern})(?= )", _text(file), re.MULTILINE)


def _rows(file: str) -> list[list[str]]:
    """The cells of all table rows."""
    lines = [line for line in _text(file).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@BOTH
def test_every_clause_has_one_line_in_order(file: str) -> None:
    assert _defined(file, r"LF-\d\d") == CLAUSES


@BOTH
def test_every_clause_says_where_it_comes_from(file: str) -> None:
    lines = re.findall(r"^- LF-\d\d .*$", _text(file), re.MULTILINE)
    assert [line for line in lines if not re.match(rf"- LF-\d\d {ORIGINS[file]} \S", line)] == []


def test_both_languages_agree_on_the_origins() -> None:
    meaning = {"Regeln": "rules", "öffentlich": "public", "entschieden": "decided"}
    english, german = (
        [re.findall(ORIGINS[file], line) for line in _text(file).splitlines() if "- LF-" in line]
        for file in (ENGLISH, GERMAN)
    )
    assert [[meaning[word] for word in line] for line in german] == english[: len(german)]


def test_examples_and_invariants_are_on_the_english_page() -> None:
    assert _defined(ENGLISH, r"LF-E\d\d") == EXAMPLES
    assert _defined(ENGLISH, r"LF-I\d\d") == INVARIANTS


@BOTH
def test_references_lead_to_something(file: str) -> None:
    known = {*CLAUSES, *EXAMPLES, *INVARIANTS}
    assert set(re.findall(r"LF-[EI]?\d+", _text(file))) - known == set()


def test_decisions_are_numbered_alike() -> None:
    english = _defined(ENGLISH, r"D-\d+")
    assert english == [f"D-{n}" for n in range(1, len(english) + 1)]
    assert _defined(GERMAN, r"D-\d+") == english


@BOTH
def test_tiles_are_those_of_the_data_file(file: str) -> None:
    expected = {tile["id"]: (tile["sides"], tile["platform"]) for tile in _data()["tiles"]["list"]}
    found = {}
    for row in _rows(file):
        for number, sides, platform in zip(row[0::3], row[1::3], row[2::3], strict=False):
            if number.isdigit() and re.fullmatch(r"\w \w \w \w", sides):
                found[int(number)] = (sides.replace(" ", ""), platform in ("yes", "ja"))
    assert found == expected


@BOTH
def test_tokens_are_those_of_the_data_file(file: str) -> None:
    expected = [
        " ".join(
            f"{value}({dots})" if dots else str(value)
            for value, dots in zip(kind["values"], kind["dots"], strict=True)
        )
        for kind in _data()["dedications"]
    ]
    assert [row[2] for row in _rows(file) if len(row) == 6 and "(4)" in row[2]] == expected


@BOTH
def test_set_up_numbers_are_those_of_the_data_file(file: str) -> None:
    cells = {tuple(row[1:4]) for row in _rows(file)}
    for key in ("tiles_removed", "tiles_in_play", "draw_stack", "lanterns_per_color"):
        assert tuple(str(_data()["setup"][f"p{n}"][key]) for n in (2, 3, 4)) in cells, key


@BOTH
def test_the_page_says_that_it_is_unofficial(file: str) -> None:
    assert re.search("unofficial and not affiliated|inoffiziell und steht in keiner", _text(file))


def _data() -> dict[str, Any]:
    return data("lichterfest")

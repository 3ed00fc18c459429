"""The rules pages are complete, and their tables say what the data file says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spieltisch.games.zwerge_duell.data import CARDS, DATA

PAGES = Path(__file__).parents[3] / "docs" / "rules"
ENGLISH, GERMAN = "zwerge_duell.md", "zwerge_duell.de.md"
CLAUSES = [f"ZD-{n:02}" for n in range(1, 81)]
EXAMPLES = [f"ZD-E{n:02}" for n in range(1, 38)]
INVARIANTS = [f"ZD-I{n:02}" for n in range(1, 16)]
ORIGINS = {ENGLISH: r"\[(rules|public|decided)\]", GERMAN: r"\[(Regeln|öffentlich|entschieden)\]"}
MEANING = {"Regeln": "rules", "öffentlich": "public", "entschieden": "decided"}
OWN = " ¹"  # the mark of names that this project has invented
BOTH = pytest.mark.parametrize("file", [ENGLISH, GERMAN])


def page(file: str) -> str:
    return (PAGES / file).read_text(encoding="utf-8")


def defined(file: str, pattern: str) -> list[str]:
    """The ids that have a line of their own, in the order of the page."""
    return re.findall(rf"^- ({pattern})(?= )", page(file), re.MULTILINE)


def rows(file: str) -> list[list[str]]:
    """The cells of all table rows."""
    lines = [line for line in page(file).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@BOTH
def test_every_clause_has_one_line_with_its_origin(file: str) -> None:
    assert defined(file, r"ZD-\d\d") == CLAUSES
    lines = re.findall(r"^- ZD-\d\d .*$", page(file), re.MULTILINE)
    assert [line for line in lines if not re.match(rf"- ZD-\d\d {ORIGINS[file]} \S", line)] == []


def test_both_languages_agree_on_the_origins() -> None:
    english, german = (
        re.findall(rf"^- ZD-\d\d {ORIGINS[file]}", page(file), re.MULTILINE)
        for file in (ENGLISH, GERMAN)
    )
    assert [MEANING[word] for word in german] == english


def test_examples_and_invariants_are_on_the_english_page() -> None:
    assert defined(ENGLISH, r"ZD-E\d\d") == EXAMPLES
    assert defined(ENGLISH, r"ZD-I\d\d") == INVARIANTS


@BOTH
def test_references_lead_to_something(file: str) -> None:
    known = {*CLAUSES, *EXAMPLES, *INVARIANTS}
    assert set(re.findall(r"ZD-[EI]?\d+", page(file))) - known == set()


def test_decisions_are_numbered_alike() -> None:
    english = defined(ENGLISH, r"D-\d+")
    assert english == [f"D-{n}" for n in range(1, len(english) + 1)]
    assert defined(GERMAN, r"D-\d+") == english


@BOTH
def test_cards_are_those_of_the_data_file(file: str) -> None:
    found = [row for row in rows(file) if len(row) == 9 and row[0].isdigit()]
    expected = [
        [str(c.index), c.id, str(c.copies), str(c.health or "–"), str(c.vp or "–")] for c in CARDS
    ]
    assert [[row[0], row[1], row[3], row[5], row[6]] for row in found] == expected


@BOTH
def test_invented_names_are_marked_as_such(file: str) -> None:
    shown = {row[0]: row[1:] for row in rows(file) if row[0] in DATA["names"] and len(row) == 3}
    language = 1 if file == ENGLISH else 0
    assert set(shown) == set(DATA["names"])
    for card, names in DATA["names"].items():
        for side in range(2):
            name, source = (names[key][2 * side + language] for key in ("n", "src"))
            assert shown[card][side].startswith(name)
            assert shown[card][side].endswith(OWN) == (source == "own name")


@BOTH
def test_the_page_says_that_it_is_unofficial(file: str) -> None:
    assert re.search("unofficial and not affiliated|inoffiziell und steht in keiner", page(file))

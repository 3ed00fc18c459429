"""The rules pages are complete, and their tables say what the data file says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spieltisch.games.lighthouse_run.actions import ACTIONS
from spieltisch.games.lighthouse_run.data import CARDS, CLOUD_FIELD, DATA, POINTS, TOWER_LETTERS

PAGES = Path(__file__).parents[3] / "docs" / "rules"
ENGLISH, GERMAN = "lighthouse_run.md", "lighthouse_run.de.md"
CLAUSES = [f"LR-{n:02}" for n in range(1, 90)]
EXAMPLES = [f"LR-E{n:02}" for n in range(1, 46)]
INVARIANTS = [f"LR-I{n:02}" for n in range(1, 18)]
ORIGINS = {ENGLISH: r"\[(rules|public|decided)\]", GERMAN: r"\[(Regeln|öffentlich|entschieden)\]"}
MEANING = {"Regeln": "rules", "öffentlich": "public", "entschieden": "decided"}
BOTH = pytest.mark.parametrize("file", [ENGLISH, GERMAN])


def page(file: str) -> str:
    return (PAGES / file).read_text(encoding="utf-8")


def defined(file: str, pattern: str) -> list[str]:
    """The ids that have a line of their own, in the order of the page."""
    return re.findall(rf"^- ({pattern})(?= )", page(file), re.MULTILINE)


def rows(file: str) -> list[list[str]]:
    """The cells of all table rows, without the first one."""
    lines = [line for line in page(file).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")][1:] for line in lines]


@BOTH
def test_every_clause_has_one_line_with_its_origin(file: str) -> None:
    assert defined(file, r"LR-\d\d") == CLAUSES
    lines = re.findall(r"^- LR-\d\d .*$", page(file), re.MULTILINE)
    assert [line for line in lines if not re.match(rf"- LR-\d\d {ORIGINS[file]} \S", line)] == []


def test_both_languages_agree_on_the_origins() -> None:
    english, german = (
        [
            re.findall(ORIGINS[file], line)
            for line in re.findall(r"^- LR-\d\d .*$", page(file), re.M)
        ]
        for file in (ENGLISH, GERMAN)
    )
    assert [[MEANING[word] for word in line] for line in german] == english


def test_examples_invariants_and_decisions() -> None:
    assert defined(ENGLISH, r"LR-E\d\d") == EXAMPLES
    assert defined(ENGLISH, r"LR-I\d\d") == INVARIANTS
    decisions = defined(ENGLISH, r"D-\d+")
    assert decisions == [f"D-{n}" for n in range(1, len(decisions) + 1)]
    assert defined(GERMAN, r"D-\d+") == decisions


@BOTH
def test_references_lead_to_something(file: str) -> None:
    known = {*CLAUSES, *EXAMPLES, *INVARIANTS}
    assert set(re.findall(r"LR-[EI]?\d+", page(file))) - known == set()


@BOTH
def test_the_tables_are_those_of_the_data_file(file: str) -> None:
    found = rows(file)
    sections = [*DATA["sections"]["fields"], DATA["board"]["harbour"]]
    assert [f"{first}-{last}" for first, last in sections] in found
    assert [str(last - first + 1) for first, last in sections] in found
    marks = DATA["marks"]["values"]
    assert [str(field) for field, _ in marks] in found
    assert [str(points) for _, points in marks] in found
    assert ["0", *(str(field) for field in CLOUD_FIELD.tolist()[7:])] in found
    assert [str(card.move) for card in CARDS] in found
    letters = [TOWER_LETTERS[card.tower] for card in CARDS if card.tower >= 0]
    assert any(row[: len(letters)] == letters for row in found)


def test_points_and_actions_are_told_as_they_are() -> None:
    assert " ".join(str(points) for points in POINTS.tolist()) in page(ENGLISH)
    assert f"0 to {ACTIONS - 1}, {ACTIONS} in all" in page(ENGLISH)


@BOTH
def test_the_page_says_that_it_is_unofficial(file: str) -> None:
    assert re.search("unofficial and not affiliated|inoffiziell und steht in keiner", page(file))

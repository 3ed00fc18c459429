"""Every clause, example and invariant of the rules has a test, and every clause a place in code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spieltisch.games import GAMES

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
PAGES = [ROOT / "docs" / "rules" / f"{game}.md" for game in GAMES]
EVERY_PAGE = pytest.mark.parametrize("rules", PAGES, ids=lambda rules: rules.stem)


def ids_of(page: Path) -> set[str]:
    """The ids that have a line of their own: LF-01, LF-E01, LF-I01."""
    text = page.read_text(encoding="utf-8")
    return set(re.findall(r"^- ([A-Z]{2}-[EI]?\d{2,3})(?= )", text, re.MULTILINE))


def named_by_tests(folder: Path = TESTS) -> set[str]:
    """The ids that stand in a `clause(...)` of a test function or of a test's parameter."""
    found: set[str] = set()
    for path in folder.rglob("test_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found |= {name for call in clause_calls(tree) for name in words_in(call)}
    return found


def clause_calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "clause":
            yield node


def words_in(call: ast.Call) -> list[str]:
    return [arg.value for arg in call.args if isinstance(arg, ast.Constant)]


def named_by_code(game: str) -> set[str]:
    """The ids in docstrings and comments of a game's own files."""
    folder = ROOT / "src" / "spieltisch" / "games" / game
    text = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    return set(re.findall(r"[A-Z]{2}-\d{2,3}", text))


@EVERY_PAGE
def test_every_id_of_the_rules_is_named_by_a_test(rules: Path) -> None:
    assert sorted(ids_of(rules) - named_by_tests()) == []


@EVERY_PAGE
def test_every_clause_has_its_place_in_the_code_of_the_game(rules: Path) -> None:
    clauses = {name for name in ids_of(rules) if re.fullmatch(r"[A-Z]{2}-\d{2,3}", name)}

    assert sorted(clauses - named_by_code(rules.stem)) == []


def test_tests_name_only_ids_that_the_rules_have() -> None:
    known = set().union(*map(ids_of, PAGES))
    games = {name[:2] for name in known}

    assert sorted(name for name in named_by_tests() - known if name[:2] in games) == []


def test_the_pages_have_ids_at_all() -> None:
    lichterfest = ids_of(ROOT / "docs" / "rules" / "lichterfest.md")

    assert len(lichterfest) == 50 + 38 + 17


def test_a_clause_without_a_test_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('@clause("LF-01", "LF-E02")\ndef test_it(): ...\n')
    page = tmp_path / "lichterfest.md"
    page.write_text(
        "- LF-01 [rules] One.\n- LF-02 [rules] Two, see LF-03.\n- LF-E02 (LF-02) Three.\n"
    )

    assert ids_of(page) - named_by_tests(tmp_path) == {"LF-02"}


def test_every_marked_function_is_a_test() -> None:
    """A clause on a function that pytest never calls would prove nothing."""
    idle = []
    for path in TESTS.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                marked = any(list(clause_calls(mark)) for mark in node.decorator_list)
                if marked and not node.name.startswith("test_"):
                    idle.append(f"{path.name}: {node.name}")
    assert idle == []

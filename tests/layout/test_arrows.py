"""Who may import whom: kernel, then games, then match, then everything around them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from layout.sources import PACKAGE, functions, imports, python_files

AROUND = {"bots", "lab", "server", "cli"}
FORBIDDEN = {
    "kernel": {
        *AROUND,
        "match",
        "games",
        "game",
        "position",
        "language",
        "conformance",
        "locale",
    },
    "games": {*AROUND, "match", "position", "conformance"},
    "match": {*AROUND, "conformance"},
    "bots": {"lab", "server", "cli"},
    "lab": {"server", "cli"},
    "server": {"lab", "cli"},
    "game.py": {*AROUND, "match", "games", "position"},
    "position.py": {*AROUND, "match"},
    "language.py": {*AROUND, "match", "games", "kernel", "position", "game"},
    "conformance.py": {*AROUND, "match"},
}
ELSEWHERE = {"server", "bots", "lab", "cli", "match"}  # may play any game and know none
UNTYPED = ("games", "lab", "kernel/rng.py", "position.py")  # where mypy lets kernels be


def part_of(module: str) -> str | None:
    """The part of the package that a module belongs to: "games" for spieltisch.games.x."""
    names = module.split(".")
    return names[1] if names[0] == "spieltisch" and len(names) > 1 else None


def files_of(part: str) -> list[Path]:
    return [PACKAGE / part] if part.endswith(".py") else python_files(PACKAGE / part)


@pytest.mark.parametrize("part", FORBIDDEN)
def test_imports_point_inwards(part: str) -> None:
    wrong = [
        f"{path.relative_to(PACKAGE)} imports {module}"
        for path in files_of(part)
        for module in sorted(imports(path))
        if part_of(module) in FORBIDDEN[part]
    ]

    assert wrong == []


def test_games_do_not_know_each_other() -> None:
    wrong = []
    for path in python_files(PACKAGE / "games"):
        parts = path.relative_to(PACKAGE / "games").parts
        for module in sorted(imports(path)):
            names = module.split(".")
            if names[:2] == ["spieltisch", "games"] and len(names) > 3 and names[2] != parts[0]:
                wrong.append(f"{'/'.join(parts)} imports {module}")

    assert wrong == []


@pytest.mark.parametrize("part", sorted(ELSEWHERE))
def test_what_stands_around_names_no_single_game(part: str) -> None:
    games = {path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")}
    wrong = [
        f"{path.relative_to(PACKAGE)} imports {module}"
        for path in files_of(part)
        for module in sorted(imports(path))
        if module.startswith("spieltisch.games.") and module.split(".")[2] in games
    ]

    assert wrong == []


def test_listing_games_does_not_load_the_compiler() -> None:
    """numba takes half a second: what starts at once imports it late."""
    light = ["language.py", "games/__init__.py", "match/fairness.py"]

    for name in light:
        top = {
            module
            for node in ast.parse((PACKAGE / name).read_text(encoding="utf-8")).body
            if isinstance(node, ast.Import | ast.ImportFrom)
            for module in [getattr(node, "module", None) or node.names[0].name]
        }
        assert not any(part_of(module) in {"kernel", "position"} for module in top), name
        assert "numba" not in top


def test_only_kernels_go_without_types() -> None:
    """mypy does not ask for types where kernels stand, so this does for all other functions."""
    untyped = []
    for part in UNTYPED:
        for path in files_of(part):
            for function, _ in functions(path):
                if is_kernel(function, path):
                    continue
                arguments = [a for a in function.args.args if a.arg not in ("self", "cls")]
                if function.returns is None or any(a.annotation is None for a in arguments):
                    untyped.append(f"{path.relative_to(PACKAGE)}::{function.name}")

    assert untyped == []


def is_kernel(function: ast.FunctionDef | ast.AsyncFunctionDef, path: Path) -> bool:
    """Decorated as a kernel, or a function that `bind` makes one: its first word is `records`."""
    decorated = any(ast.unparse(mark) == "kernel" for mark in function.decorator_list)
    first = function.args.args[0].arg if function.args.args else ""
    return decorated or first in ("records", "state", "rows")


def test_kernels_neither_raise_nor_print() -> None:
    wrong = [
        f"{path.relative_to(PACKAGE)}::{function.name}"
        for part in ("kernel", "games")
        for path in files_of(part)
        for function, _ in functions(path)
        if any(ast.unparse(mark) == "kernel" for mark in function.decorator_list)
        for node in ast.walk(function)
        if isinstance(node, ast.Raise | ast.Try)
        or (isinstance(node, ast.Call) and ast.unparse(node.func) == "print")
    ]

    assert wrong == []


def test_an_import_for_types_alone_is_no_arrow(tmp_path: Path) -> None:
    source = tmp_path / "one.py"
    source.write_text("if TYPE_CHECKING:\n    import a\ndef f():\n    from b import c\n")

    assert imports(source) == {"b", "b.c"}

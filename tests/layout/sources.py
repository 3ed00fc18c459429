"""The sources as trees: files, functions and imports."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "spieltisch"
TESTS = ROOT / "tests"

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def tree_of(path: Path) -> ast.Module:
    """The parsed file."""
    return ast.parse(path.read_text(encoding="utf-8"))


def python_files(folder: Path) -> list[Path]:
    """All Python files below a folder."""
    return sorted(folder.rglob("*.py"))


def lines_of(path: Path) -> int:
    """How long a file is."""
    return len(path.read_text(encoding="utf-8").splitlines())


def functions(path: Path) -> Iterator[tuple[Function, int]]:
    """Every function of a file and its length from `def` on, without its docstring."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, Function):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if ast.get_docstring(node) is not None:
                first = node.body[0]
                length -= (first.end_lineno or first.lineno) - first.lineno + 1
            yield node, length


def imports(path: Path) -> set[str]:
    """Names of all modules that a file imports at run time, at any depth of the file."""
    found: set[str] = set()
    for node in _runtime_nodes(tree_of(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def _runtime_nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes but those under `if TYPE_CHECKING`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        yield node
        yield from _runtime_nodes(node)

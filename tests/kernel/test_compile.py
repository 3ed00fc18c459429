"""The decorator, `bind`, and the folder in which compiled code is kept."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from spieltisch.kernel import bind, compile, kernel, signatures

value: Any = None  # put in by `bind`


def doubled(x: int) -> int:
    return 2 * value(x)


@kernel
def one_more(x: int) -> int:
    return x + 1


@kernel
def one_less(x: int) -> int:
    return x - 1


def test_bound_copies_see_the_verbs_of_their_game() -> None:
    more, less = (
        bind(doubled, {"value": one_more}, "more"),
        bind(doubled, {"value": one_less}, "less"),
    )

    assert (more(10), less(10)) == (22, 18)
    assert more(10) == 22  # the second copy has not changed the first


def test_a_bound_copy_names_its_game() -> None:
    """The cache goes by qualified name: without the game's id two games would share one place."""
    more: Any = bind(doubled, {"value": one_more}, "more")

    assert more.py_func.__qualname__ == "doubled_more"
    assert more.py_func.__name__ == "doubled_more"
    assert more.py_func.__module__ == __name__


def test_a_kernel_can_be_bound_as_well() -> None:
    again: Any = bind(one_more, {}, "again")

    assert again(1) == 2
    assert again.py_func.__name__ == "one_more_again"


def test_signatures_are_counted() -> None:
    fresh = bind(one_more, {}, "fresh")
    before = signatures(fresh)

    fresh(1)
    fresh(2)
    once = signatures(fresh)
    fresh(1.5)

    assert (before, once, signatures(fresh)) == (0, 1, 2)
    assert signatures(len) == 0


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources that the fingerprint is taken over."""
    source = Path(compile.__file__).parents[1]
    copy = tmp_path / "spieltisch"
    for folder in ("kernel", "games/lichterfest"):
        shutil.copytree(
            source / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__")
        )
    monkeypatch.setattr(compile, "__file__", str(copy / "kernel" / "compile.py"))
    return copy


@pytest.mark.parametrize(
    "file", ["kernel/rng.py", "games/lichterfest/placement.py", "games/lichterfest/data.toml"]
)
def test_a_change_in_rules_or_data_means_another_folder(package: Path, file: str) -> None:
    before = compile.cache_folder()
    assert compile.cache_folder() == before

    with (package / file).open("a") as changed:
        changed.write("# another line\n")

    assert compile.cache_folder() != before


def test_a_new_file_means_another_folder(package: Path) -> None:
    before = compile.cache_folder()

    (package / "games" / "lichterfest" / "extra.py").write_text("")

    assert compile.cache_folder() != before


@pytest.mark.parametrize("file", ["view.py", "tell.py", "scene/board.py", "table.css"])
def test_a_change_in_what_people_see_keeps_the_folder(package: Path, file: str) -> None:
    before = compile.cache_folder()

    with (package / "games" / "lichterfest" / file).open("a") as changed:
        changed.write("\n")

    assert compile.cache_folder() == before


def test_checked_code_has_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    before = compile.cache_folder()

    monkeypatch.setattr(compile.numba.config, "BOUNDSCHECK", 0)

    assert compile.cache_folder() != before


def test_the_cache_can_be_put_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTISCH_CACHE", str(tmp_path))

    assert compile.cache_folder().parent == tmp_path


def test_only_the_newest_folders_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTISCH_CACHE", str(tmp_path))
    monkeypatch.setattr(compile.numba.config, "CACHE_DIR", compile.numba.config.CACHE_DIR)
    for age in range(9):
        (tmp_path / f"old-{age}").mkdir()

    compile._use_cache()

    kept = list(tmp_path.iterdir())
    assert compile.cache_folder() in kept
    assert len(kept) == compile.KEPT_CACHES


def test_without_a_place_to_write_it_still_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    monkeypatch.setenv("SPIELTISCH_CACHE", str(blocked))
    before = compile.numba.config.CACHE_DIR

    compile._use_cache()

    assert before == compile.numba.config.CACHE_DIR

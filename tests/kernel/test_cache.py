"""The folders in which compiled code is kept."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from spieltisch.kernel import cache

FOLDERS = {
    "rules": ("spieltisch.games.lichterfest.rules", ""),
    "bound": ("spieltisch.position", "lichterfest"),
    "other": ("spieltisch.games.wispwood.rules", ""),
    "bots": ("spieltisch.bots.outlook", "lichterfest"),
    "lab": ("spieltisch.lab.playout", "lichterfest"),
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources that the fingerprint is taken over."""
    source = Path(cache.__file__).parents[1]
    copy = tmp_path / "spieltisch"
    for folder in ("kernel", "games/lichterfest", "games/wispwood", "bots", "lab"):
        shutil.copytree(
            source / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__")
        )
    monkeypatch.setattr(cache, "__file__", str(copy / "kernel" / "cache.py"))
    return copy


@pytest.fixture(autouse=True)
def anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Folders are made ready once in a process, and numba keeps its own afterwards."""
    monkeypatch.setattr(cache.config, "CACHE_DIR", cache.config.CACHE_DIR)
    cache._opened.cache_clear()
    yield
    cache._opened.cache_clear()


def folders() -> dict[str, Path]:
    return {name: cache.cache_folder(*which) for name, which in FOLDERS.items()}


def changed_by(file: Path) -> set[str]:
    """Which folders are others after a file has grown."""
    before = folders()
    assert folders() == before
    with file.open("a") as changed:
        changed.write("# another line\n")
    return {name for name, folder in folders().items() if folder != before[name]}


@pytest.mark.parametrize(
    ("file", "expected"),
    [
        ("kernel/rng.py", set(FOLDERS)),
        ("games/lichterfest/placement.py", {"rules", "bound", "bots", "lab"}),
        ("games/lichterfest/data.toml", {"rules", "bound", "bots", "lab"}),
        ("games/lichterfest/extra.py", {"rules", "bound", "bots", "lab"}),
        ("bots/net.py", {"bots", "lab"}),
        ("lab/prefetch.py", {"lab"}),
    ],
)
def test_a_change_means_other_folders_for_what_depends_on_it(
    package: Path, file: str, expected: set[str]
) -> None:
    assert changed_by(package / file) == expected


@pytest.mark.parametrize(
    "file",
    [
        "games/lichterfest/view.py",
        "games/lichterfest/tell.py",
        "games/lichterfest/scene/board.py",
        "games/lichterfest/table.css",
        "bots/levels.py",
        "lab/arena.py",
    ],
)
def test_a_change_in_what_holds_no_compiled_code_keeps_the_folders(
    package: Path, file: str
) -> None:
    assert changed_by(package / file) == set()


def test_parts_and_games_lie_apart() -> None:
    found = folders()

    assert found["rules"] == found["bound"]
    assert len(set(found.values())) == len(FOLDERS) - 1


def test_checked_code_has_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    before = folders()

    monkeypatch.setattr(cache.config, "BOUNDSCHECK", not cache.config.BOUNDSCHECK)

    assert not set(before.values()) & set(folders().values())


def test_numba_keeps_there_what_it_compiles_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPIELTISCH_CACHE", str(tmp_path))

    cache.use_cache("spieltisch.games.wispwood.rules")

    assert Path(cache.config.CACHE_DIR) == cache.cache_folder("spieltisch.games.wispwood")
    assert Path(cache.config.CACHE_DIR).parent == tmp_path
    assert not cache.is_compiled("wispwood")
    (Path(cache.config.CACHE_DIR) / "rules.nbi").touch()
    assert cache.is_compiled("wispwood")
    assert not cache.is_compiled("lichterfest")


def test_only_the_newest_folders_of_a_name_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPIELTISCH_CACHE", str(tmp_path))
    for age in range(9):
        (tmp_path / f"bots-wispwood-{age}").mkdir()
    (tmp_path / "bots-lichterfest-0").mkdir()

    cache.use_cache("spieltisch.bots.outlook", "wispwood")

    kept = list(tmp_path.glob("bots-wispwood-*"))
    assert cache.cache_folder("spieltisch.bots.outlook", "wispwood") in kept
    assert len(kept) == cache.KEPT_CACHES
    assert (tmp_path / "bots-lichterfest-0").exists()


def test_without_a_place_to_write_it_still_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    monkeypatch.setenv("SPIELTISCH_CACHE", str(blocked))
    before = cache.config.CACHE_DIR

    cache.use_cache("spieltisch.games.wispwood.rules")

    assert before == cache.config.CACHE_DIR

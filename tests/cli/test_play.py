"""`play`: a game at the terminal, fed by typed lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from spieltisch.cli.app import run
from spieltisch.cli.play import lines_of

Typing = Callable[..., None]
LINE = ["play", "lichterfest", "--against", "greedy", "--name", "Mona", "--language", "en"]


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Typing:
    """`typing("1", "q")`: what the person types, line by line; then the input ends."""

    def use(*lines: str, forever: str | None = None) -> None:
        def all_lines() -> Iterator[str]:
            yield from lines
            while forever is not None:
                yield forever

        typed = all_lines()

        def answer(_: str = "") -> str:
            try:
                return next(typed)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)

    return use


def test_a_whole_game_by_numbers(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing(forever="1")

    assert run(LINE) == 0

    printed = capsys.readouterr().out
    assert "Mona places a tile" in printed
    assert "\n1. " in printed
    assert "\n2. " in printed
    assert "\x1b" not in printed  # readable without colours


def test_words_narrow_a_long_list(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing("tile 2", "xyzzy", "q")

    assert run(LINE) == 0

    first, second, *_ = capsys.readouterr().out.split("   1  ")[1:]
    assert "Tile 1" in first
    assert "and " in first  # more than are shown
    assert second.startswith("Tile 2")
    assert "Tile 1" not in second


def test_what_is_typed_counts_before_its_single_words(
    typing: Typing, capsys: pytest.CaptureFixture[str]
) -> None:
    typing("at 1 left", "left red", "q")

    assert run(LINE) == 0

    _, _, phrase, *_ = capsys.readouterr().out.split("   1  ")
    listed = [line for line in phrase.splitlines() if "Tile" in line]
    assert listed
    assert all(" at 1 left:" in line for line in listed)


def test_a_move_can_be_taken_back(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing("u", "1", "u", "q")

    assert run(LINE) == 0

    printed = capsys.readouterr().out
    assert "There is nothing to take back." in printed
    assert "Mona takes a move back" in printed


def test_the_whole_table_the_log_and_help(
    typing: Typing, capsys: pytest.CaptureFixture[str]
) -> None:
    typing("v", "1", "l", "?")

    assert run(LINE) == 0

    printed = capsys.readouterr().out
    assert "\nphase: place\n" in printed
    assert printed.count("Mona places a tile") == 2
    assert "words narrow the list" in printed
    assert "Goodbye." in printed


def test_it_speaks_german(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing("q")

    assert run([*LINE[:-1], "de"]) == 0

    assert "Auf Wiedersehen" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        (["--against", "hal"], "unknown bot 'hal'"),
        (["--seats", "7"], "7 seats"),
        (["--variant", "moon"], "no variant 'moon'"),
        (["--language", "fr"], "unknown language 'fr'"),
    ],
)
def test_a_wrong_wish_is_named(
    more: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*LINE, *more]) == 2
    assert expected in capsys.readouterr().err


def test_a_view_is_printed_one_fact_a_line() -> None:
    view = {"phase": "place", "hand": [3, 5], "none": [], "seats": [{"boats": 1}], "at": (1, None)}

    assert list(lines_of(view)) == [
        "phase: place",
        "hand: 3 5",
        "none: -",
        "seats:",
        "  0:",
        "    boats: 1",
        "at: 1 None",
    ]

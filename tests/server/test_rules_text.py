"""Where the rules pages are found: in a checkout, and wherever an installer has put them."""

from __future__ import annotations

from importlib.metadata import PathDistribution
from pathlib import Path

import pytest
from tests.server.house import ME_AND_BOT, House

from spieltisch.games import GAMES
from spieltisch.language import LANGUAGES
from spieltisch.server import rules_text


def test_an_installation_finds_its_pages_by_its_own_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Installed beside the system's Python there were no rules: they lay below another prefix."""
    info = tmp_path / "lib" / "spieltisch-1.dist-info"
    pages = tmp_path / "share" / "spieltisch" / "rules"
    for folder in (info, pages):
        folder.mkdir(parents=True)
    (pages / "lichterfest.md").write_text("# Rules", encoding="utf-8")
    (info / "RECORD").write_text("../share/spieltisch/rules/lichterfest.md,,\n", encoding="utf-8")
    monkeypatch.setattr(rules_text, "CHECKOUT", tmp_path / "docs")
    monkeypatch.setattr(rules_text, "distribution", lambda _: PathDistribution(info))

    found = rules_text._folder.__wrapped__()

    assert (found / "lichterfest.md").read_text(encoding="utf-8") == "# Rules"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_told_in_short(game: str, language: str) -> None:
    text = rules_text.rules_text(game, language)

    assert text is not None
    assert text.overview.startswith(f"<h3>{text.chapters[0][1]}</h3>")
    assert 600 < len(text.overview) < 3000
    assert "<table" not in text.overview
    assert "<h2" not in text.overview


def test_the_help_at_a_table_tells_the_game_in_short(house: House) -> None:
    """Somebody new looked under "Help" and found keys, but not a word about the game."""
    guest = house.guest("de")

    page = guest.get(f"/tables/{guest.open(ME_AND_BOT)['id']}").text

    text = rules_text.rules_text("lichterfest", "de")
    help_dialog = page[page.index('<dialog id="help"') :]
    assert text is not None
    assert text.overview in help_dialog[: help_dialog.index("</dialog>")]

"""Where the rules pages are found: in a checkout, and wherever an installer has put them."""

from __future__ import annotations

from importlib.metadata import PathDistribution
from pathlib import Path

import pytest

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

"""The first page offers every bot with its name and how it plays."""

from __future__ import annotations

import pytest
from tests.server.house import House
from tests.server.test_pages import Found

from spieltisch.bots import LEVELS, USUAL
from spieltisch.language import words
from spieltisch.server.page_routes import PLAYS


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_bot_is_offered_with_a_sentence(house: House, language: str) -> None:
    w = words(language)

    page = house.guest(language).get("/").text

    assert set(PLAYS) == {level.id for level in LEVELS}
    found = Found(page)
    for level in LEVELS:
        assert level.id in found.values("value")
        assert f">{w(level.name)}</option>" in page
        assert w(PLAYS[level.id]) in found.values("data-says")


def test_the_usual_bot_is_chosen_at_first(house: House) -> None:
    chosen = [
        attributes["value"]
        for tag, attributes in Found(house.guest().get("/").text).tags
        if tag == "option" and "selected" in attributes and "data-bars" in attributes
    ]

    assert set(chosen) == {USUAL}

"""Pages from plain data, without a server: complete, safe and in both languages."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from html.parser import HTMLParser
from types import SimpleNamespace
from typing import Any, cast

import htpy as h
import pytest

from spieltisch.game import OVER, SPECTATOR, Facts, Game, SeatSign, Sight, Standing
from spieltisch.language import words
from spieltisch.server import pages
from spieltisch.server.shapes import Choice, LogEntry, TableSight

DEEDS = {
    "cancel",
    "close-end",
    "close-hint",
    "confirm",
    "copy",
    "help",
    "hint",
    "invite",
    "log",
    "menu",
    "reconnect",
    "result",
    "rematch",
    "standing",
    "take-hint",
    "take-over",
    "take-seat",
    "turn-left",
    "turn-right",
    "undo",
}
SECRET = bytes(range(32))
SEAL = hashlib.sha256(SECRET).hexdigest()


def _part(name: str) -> Callable[..., h.Element]:
    return lambda *_: h.div(id=name)[name]


class _Scene(SimpleNamespace):
    __hash__ = object.__hash__  # like a module: lines of the log are kept by their scene


SCENE = _Scene(
    symbols=lambda: h.svg(id="symbols"),
    cover=lambda: h.svg(viewBox="0 0 300 186"),
    medal=lambda: h.svg(viewBox="0 0 92 92"),
    flag=lambda seat: h.svg(class_=f"flag-{seat}"),
    facts=_part("facts"),
    board=_part("board"),
    asides=lambda _: {"supply": h.div(id="supply")},
    panel=lambda _, seat: h.article(id=f"panel-{seat}"),
    steps=_part("steps"),
    tray=_part("tray"),
    log_line=lambda event, signs, w: h.span[event["text"]],
    breakdown=lambda _: h.table[h.tr[h.td["52"]]],
)
TEXT = SimpleNamespace(
    prompt=lambda _: "Choose a thing.",
    line=lambda event, signs, w: event["text"],
    tie=lambda _: None,
)
FACTS = Facts("tiny", {"de": "Winzig", "en": "Tiny"}, "nobody", (2, 3), 5, 8)
STANDING = {"swap": Standing("Auto-answer", 4)}
TINY = cast(Game, SimpleNamespace(facts=FACTS, text=TEXT, scene=SCENE, standing=STANDING))


def table_sight(language: str = "en", **changes: Any) -> TableSight:
    """Anna at her turn, a bot and Ben; Ben's seat belongs to the same device."""
    signs = [SeatSign("Anna", "person"), SeatSign("Robot", "bot"), SeatSign("Ben", "person")]
    sight = TableSight(
        id="k7m2",
        game=TINY,
        version=3,
        over=False,
        actor=0,
        viewer=0,
        mine=[0, 2],
        sight=Sight({}, changes.pop("signs", signs), words(language), choosing=True),
        legal=[Choice(4, ["cell-1", "turn-0"], "at the edge", "Place", final=True)],
        log=[
            LogEntry(0, "join", 2, None, False, []),
            LogEntry(1, "act", 0, 7, True, [{"text": "Anna hesitates"}]),
            LogEntry(2, "undo", 0, None, False, []),
            LogEntry(3, "act", 0, 4, False, [{"text": "Anna places"}, {"text": "all get one"}]),
        ],
        undo="free",
        wisher=None,
        training=False,
        commitment=SEAL,
        secret=None,
        scores=[5, 4, 4],
        ranks=[1, 2, 2],
        turns=1,
        minutes=3,
        open_seats=[],
        join_url="http://table.test/join/k7m2",
        owner=True,
        hand_over=None,
    )
    return replace(sight, **changes)


def finished(language: str = "en", **changes: Any) -> TableSight:
    """The same table when the game is over."""
    return table_sight(language, over=True, actor=OVER, legal=[], secret=SECRET.hex(), **changes)


def table_page(sight: TableSight, first_sight: str = "{}") -> str:
    """The whole page of a table."""
    return str(
        pages.table(
            words=sight.sight.words,
            table=sight,
            parts=pages.frame_parts(sight),
            first_sight=first_sight,
            overview=h.p["A tiny game."],
        )
    )


REVIEW_DEEDS = {"back", "first", "last", "log", "next"}


def review_page(sight: TableSight, *, over: bool) -> str:
    """The page on which a game is looked at step by step."""
    return str(
        pages.review(
            words=sight.sight.words,
            table=sight,
            parts=pages.frame_parts(sight),
            with_analysis=over,
            ply=2,
            plies=4,
            course="{}",
        )
    )


def all_pages(language: str) -> dict[str, str]:
    """One of each page."""
    w = words(language)
    cover = SCENE.cover()
    card = pages.GameCard("tiny", "Tiny", (2, 3), 5, "small", cover)
    ways = (pages.Way("a", "A", (1, 2)), pages.Way("b", "B", (3, 4)))
    other = pages.GameCard("other", "Other", (1, 2, 3, 4), 9, "large", cover, ways)
    bots = [pages.BotLevel("random", "Random", 1), pages.BotLevel("greedy", "Greedy", 2)]
    rows = [pages.TableRow("t1", "Tiny", "tiny", "Ben, move 3", "Your turn", True, "play")]
    own = [
        pages.GameRow("t1", "Tiny", "tiny", "Ben", "move 3", over=False),
        pages.GameRow("t2", "Tiny", "tiny", "Ben", "Anna 5, Ben 4", over=True),
    ]
    signs = [SeatSign("Anna", "person"), SeatSign("Robot", "bot"), SeatSign("", "open")]
    proof = pages.Proof("t2", "Tiny", SEAL, SECRET.hex(), True, 12)
    drawn = {
        "home": pages.home(words=w, games=[card], running=rows, nickname="Anna", bots=bots),
        "home of two": pages.home(words=w, games=[card, other], running=[], nickname="", bots=bots),
        "join": pages.join(
            words=w, table_id="t1", game="tiny", title="Tiny", cover=cover, signs=signs, nickname=""
        ),
        "my games": pages.my_games(words=w, rows=own, covers={"tiny": cover}),
        "no games": pages.my_games(words=w, rows=[], covers={}),
        "rules": pages.rules(
            words=w, game="tiny", title="Tiny", html="<h2 id='a'>A</h2>", chapters=[("a", "A")]
        ),
        "rules index": pages.rules_index(
            words=w, games=[pages.RulesCard("tiny", "Tiny", "small", cover)]
        ),
        "verify": pages.verify(words=w, proof=proof),
        "verify early": pages.verify(words=w, proof=replace(proof, secret=None, replayed=None)),
        "error": pages.error_page(words=w, status=404, code="unknown_table", message="Gone."),
    }
    tables = {
        "table": table_sight(language),
        "hand-over": table_sight(language, hand_over=2),
        "wish": table_sight(language, wisher=1),
        "watching": table_sight(language, viewer=SPECTATOR, mine=[], legal=[], open_seats=[2]),
        "end": finished(language, training=True),
    }
    return {
        **{name: str(page) for name, page in drawn.items()},
        **{name: table_page(sight) for name, sight in tables.items()},
        "review": review_page(table_sight(language), over=False),
        "analysis": review_page(finished(language), over=True),
    }


class Found(HTMLParser):
    """Tags with attributes, and the text that stands on a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += f"{data}\n"

    def values(self, attribute: str) -> list[str]:
        return [attrs[attribute] or "" for _, attrs in self.tags if attribute in attrs]


PAGES = {f"{name}, {code}": page for code in ("de", "en") for name, page in all_pages(code).items()}
EVERY_PAGE = pytest.mark.parametrize("page", PAGES.values(), ids=PAGES.keys())


@EVERY_PAGE
def test_ids_are_unique_and_references_lead_somewhere(page: str) -> None:
    found = Found(page)
    ids = Counter(found.values("id"))
    assert [one for one, count in ids.items() if count > 1] == []
    pointed = [
        one for name in ("aria-labelledby", "aria-controls") for one in found.values(name)
    ] + [one[1:] for one in found.values("href") if one.startswith("#")]
    assert sorted(set(pointed) - set(ids)) == []


@EVERY_PAGE
def test_no_code_stands_in_the_page_and_nothing_comes_from_elsewhere(page: str) -> None:
    found = Found(page)
    for tag, attrs in found.tags:
        assert [name for name in attrs if name.startswith("on")] == []
        assert tag != "style"
        if tag == "script":
            assert attrs.get("src") or attrs.get("type") == "application/json"
        for name in ("src", "href", "action"):
            assert not re.match(r"(https?:)?//|javascript:", attrs.get(name) or "")


@EVERY_PAGE
def test_the_client_knows_every_deed(page: str) -> None:
    known = REVIEW_DEEDS if 'class="table review' in page else DEEDS
    assert set(Found(page).values("data-do")) <= known


@EVERY_PAGE
def test_every_button_and_field_has_words(page: str) -> None:
    named = re.findall(r"<button\b([^>]*)>(.*?)</button>", page, re.DOTALL)
    for attributes, content in named:
        assert "aria-label" in attributes or re.sub(r"<[^>]*>", "", content).strip()
    for tag, attrs in Found(page).tags:
        if tag == "input" and attrs.get("type") == "text":
            assert attrs.get("aria-label") or f'value="{attrs.get("value")}"' in page


@pytest.mark.parametrize("name", all_pages("en"))
def test_german_and_english_differ(name: str) -> None:
    german, english = Found(PAGES[f"{name}, de"]), Found(PAGES[f"{name}, en"])
    assert german.values("lang")[0] == "de"
    assert english.values("lang")[0] == "en"
    assert german.text != english.text


def test_the_first_page_starts_with_me_and_one_computer() -> None:
    page = PAGES["home, en"]
    shown = re.findall(r'<fieldset class="seat" data-seat="(\d)">', page)
    chosen = re.findall(r'name="kind-(\d)" value="(\w+)" checked', page)
    assert shown == ["0", "1"]
    assert chosen[:2] == [("0", "me"), ("1", "bot")]
    assert 'name="shuffle" checked' in page
    assert 'name="training" checked' not in page


def test_the_language_is_changed_by_posting() -> None:
    assert 'method="post" action="/language/de?next=%2F"' in PAGES["home, en"]
    assert 'href="/language' not in PAGES["home, en"]


def test_a_finished_game_offers_the_rematch_first() -> None:
    end = str(pages.end(finished()))
    links = Found(end).values("href")
    assert Found(end).values("data-do") == ["rematch", "close-end"]
    assert "/verify/k7m2" in links
    assert "/tables/k7m2/review" in links
    assert "/api/tables/k7m2/export" in links
    assert "Anna wins" in end
    assert "Honestly shuffled" in end


def test_who_comes_later_follows_to_the_rematch() -> None:
    end = Found(str(pages.end(finished(rematch="n3xt"))))
    assert "/tables/n3xt" in end.values("href")
    assert "rematch" not in end.values("data-do")


def test_a_secret_that_does_not_fit_is_not_called_honest() -> None:
    end = str(pages.end(finished(commitment="0" * 64)))
    assert "The seal does not fit" in end
    assert "Honestly shuffled" not in end


def test_winners_of_equal_rank_win_together() -> None:
    assert "Anna and Ben win together" in str(pages.end(finished(ranks=[1, 3, 1])))


def test_the_hand_over_names_both_and_the_last_public_move() -> None:
    page = str(pages.handover(table_sight(hand_over=2)))
    assert "Give the device to Ben" in page
    assert "What Anna holds is covered." in page
    assert "Last move: Anna places" in page
    assert 'data-do="take-over" data-seat="2"' in page


def test_overlays_are_hidden_while_they_are_not_due() -> None:
    parts = pages.frame_parts(table_sight())
    assert str(parts["handover"]) == '<section id="handover" class="handover" hidden></section>'
    assert str(parts["end"]) == '<section id="end" class="end" hidden></section>'


def test_the_log_is_newest_first_and_strikes_out_what_was_taken_back() -> None:
    log = str(pages.frame_parts(table_sight())["log"])
    order = [
        "Anna places",
        "all get one",
        "Anna takes a move back",
        "Anna hesitates",
        "Ben sits down",
    ]
    assert sorted(order, key=log.index) == order
    assert re.search(r'class="undone"><span>Anna hesitates</span><span class="taken-back">', log)


@pytest.mark.parametrize(
    ("state", "label"),
    [
        ("free", "Undo"),
        ("training", "Undo"),
        ("ask", "Ask to undo"),
        ("asked", "Undo: waiting for consent"),
    ],
)
def test_the_undo_button_says_what_it_does(state: str, label: str) -> None:
    prompt = str(pages.frame_parts(table_sight(undo=state))["prompt"])
    assert f"<span>{label}</span>" in prompt
    assert ("disabled" in prompt.split(label)[0].rsplit("<button", 1)[1]) == (state == "asked")


def test_nothing_to_undo_gives_no_button() -> None:
    prompt = Found(str(pages.frame_parts(table_sight(undo="none"))["prompt"]))
    assert "undo" not in prompt.values("data-do")


def test_turning_is_offered_only_where_something_can_be_turned() -> None:
    still = [Choice(4, ["own-1"], "give it", "Give", final=False)]
    turning = Found(str(pages.frame_parts(table_sight())["prompt"]))
    resting = Found(str(pages.frame_parts(table_sight(legal=still))["prompt"]))
    assert {"turn-left", "turn-right"} <= set(turning.values("data-do"))
    assert not {"turn-left", "turn-right"} & set(resting.values("data-do"))


def test_a_spectator_gets_no_buttons_but_an_open_seat() -> None:
    signs = [SeatSign("Anna", "person"), SeatSign("Robot", "bot"), SeatSign("x", "open")]
    watching = table_sight(viewer=SPECTATOR, mine=[], legal=[], open_seats=[2], signs=signs)
    parts = pages.frame_parts(watching)
    assert Found(str(parts["prompt"])).values("data-do") == []
    assert "You are watching" in str(parts["prompt"])
    assert 'data-do="take-seat" data-seat="2"' in str(parts["open-seats"])


def test_a_name_cannot_break_out_of_the_data_block() -> None:
    page = table_page(table_sight(), first_sight='{"name":"</script><b>"}')
    assert '{"name":"\\u003c/script>\\u003cb>"}' in page


def test_a_name_is_shown_as_text() -> None:
    signs = [SeatSign("<b>A", "person"), SeatSign("R", "bot"), SeatSign("B", "person")]
    assert "&lt;b&gt;A wins" in str(pages.end(finished(signs=signs)))


def test_the_join_link_is_there_to_copy_and_to_scan() -> None:
    page = PAGES["table, en"]
    assert 'readonly value="http://table.test/join/k7m2"' in page
    assert 'data-do="copy"' in page
    assert 'class="qr"' in page


@pytest.mark.parametrize(("turn", "said"), [(0, "Anna to move"), (2, "Anna decides")])
def test_who_answers_in_the_turn_of_another_decides(turn: int, said: str) -> None:
    """Two seats were said to have the turn: the one asked, and on its panel the other."""
    table = table_sight()
    table = replace(table, sight=replace(table.sight, view={"turn": turn}))

    assert said in str(pages.frame_parts(table)["turn"])

"""Small drawings by reference: mini dice, hearts, badges, glyphs, the sign of a seat."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from markupsafe import Markup, escape

from spieltisch.games.zwerge_duell.text.dice import item, items
from spieltisch.language import Words

JOKER: Final = 6  # the kind of a joker card, after the faces 0..5

_BOXES: Final = {"glass": 16, "arrow": 16, "ok": 24, "m0": 16, "m1": 16, "heart": 16, "crack": 16}


@cache
def glyph(name: str, kind: str = "") -> Markup:
    """A sign without words of its own; words beside it carry the meaning."""
    box = _BOXES.get(name, 18)
    return Markup(
        f'<svg class="zd-i {kind}" viewBox="0 0 {box} {box}" aria-hidden="true">'
        f'<use href="#zd-{name}"/></svg>'
    )


@cache
def mini(kind: int | str) -> Markup:
    """A die as small as a letter: 0..4 a value, 5 wild, 6 a joker card, "e" any equal value."""
    pips = kind if isinstance(kind, str) else str(kind + 1)
    return Markup(
        '<svg class="zd-md" viewBox="0 0 20 20" aria-hidden="true"><use href="#zd-mb"/>'
        f'<use href="#zd-p{pips}"/></svg>'
    )


def minis(kinds: Iterable[int], w: Words) -> Markup:
    """Several dice and joker cards in a line; they say their own names."""
    shown = sorted(kinds)
    drawn = Markup("").join(mini(kind) for kind in shown)
    return Markup('<span class="zd-mds" role="img" aria-label="{}">{}</span>').format(
        items(shown, w), drawn
    )


def in_order(kinds: Iterable[int], w: Words) -> Markup:
    """The dice of a roll by number."""
    shown = list(kinds)
    drawn = Markup("").join(mini(kind) for kind in shown)
    return Markup('<span class="zd-mds" role="img" aria-label="{}">{}</span>').format(
        items(shown, w), drawn
    )


@cache
def spoken(kind: int, w: Words) -> Markup:
    """One die or joker card that says its own name."""
    label = escape(item(kind, w))
    return Markup(f'<span class="zd-mds" role="img" aria-label="{label}">{mini(kind)}</span>')


@cache
def hearts(health: int, marks: int) -> Markup:
    """Whole hearts, then the cracked ones."""
    whole, broken = glyph("heart", "h"), glyph("crack", "h")
    return Markup('<span class="zd-hp">{}{}</span>').format(
        whole * max(0, health - marks), broken * min(marks, health)
    )


@cache
def badge(kind: str) -> Markup:
    """The type of a card: shape, glyph and colour together."""
    return Markup(
        '<svg class="zd-ti" viewBox="0 0 28 28" aria-hidden="true">'
        f'<use href="#zd-t-{kind}"/></svg>'
    )


@cache
def shield(points: int | None = None) -> Markup:
    """The shield of victory points, with a number on it where a card shows one."""
    text = "" if points is None else f'<text x="15.5" y="23">{points}</text>'
    return Markup(
        f'<svg class="zd-vpb" viewBox="0 0 31 34" aria-hidden="true"><use href="#zd-shield"/>'
        f"{text}</svg>"
    )


@cache
def flag(seat: int) -> Markup:
    """The crest of a seat; its name stands beside it."""
    return Markup(
        '<svg class="zd-flag" viewBox="0 0 42 46" aria-hidden="true">'
        f'<use href="#zd-crest{seat}"/></svg>'
    )


@cache
def seat_mark(seat: int, label: str) -> Markup:
    """Circle or lozenge of a seat on what it did last."""
    return Markup(
        f'<svg class="zd-last" viewBox="-1 -1 18 18" role="img" aria-label="{escape(label)}">'
        f'<title>{escape(label)}</title><use href="#zd-m{seat}"/></svg>'
    )


@cache
def joker_card() -> Markup:
    """A joker card."""
    return Markup(
        '<svg class="zd-jc" viewBox="0 0 56 76" aria-hidden="true"><use href="#zd-joker"/></svg>'
    )

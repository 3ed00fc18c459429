"""The sealed shuffle: what was promised at the start and whether it was kept."""

from __future__ import annotations

from spieltisch.match.fairness import commitment


def recomputed(secret: str) -> str:
    """The SHA-256 of a secret, both as hex text."""
    return commitment(bytes.fromhex(secret))


def short(digest: str) -> str:
    """The beginning and the end of a long hex number, in groups of four."""
    return f"{digest[:4]} {digest[4:8]} … {digest[-4:]}"


def grouped(digest: str) -> str:
    """A long hex number in groups of eight, so that it can be compared by eye."""
    return " ".join(digest[at : at + 8] for at in range(0, len(digest), 8))

"""How the game ended: who won, and what an equal score means (WW-68, WW-115).

This explains the ranks of the rules; a test holds it to them.
"""

from __future__ import annotations

from spieltisch.game import Sight
from spieltisch.language import Words


def outcome(sight: Sight) -> str:
    """Who has won, with the points."""
    w, view = sight.words, sight.view
    if view["catty"]:
        return _outcome_against_catty(sight, w)
    score, names = _best(sight)
    if len(names) == 1:
        return w("{name} wins with {score} points.", name=names[0], score=score)
    return w("{names} share the victory with {score} points.", names=both(names, w), score=score)


def tagline(words: Words) -> str:
    """What one does in this game, in a few words for its cover."""
    return words("Grow a forest, gather wisps")


def variant(name: str, words: Words) -> str:
    """What a variant is called: its card pool and, alone, Catty's score aid (D-7)."""
    _, _, aid = name.rpartition("paws_")
    cards = words("Easy cards") if name.startswith("easy") else words("All cards")
    if not aid.isdigit():
        return cards
    return words("{cards}, Catty with {n} paws", cards=cards, n=aid)


def tie(sight: Sight) -> str | None:
    """What decided between seats of equal score; None where scores decided."""
    view, w = sight.view, sight.words
    if view["phase"] != "over":
        return None
    score, names = _best(sight)
    if view["catty"]:
        if score != view["catty"]["score"]:
            return None
        return w("Tied at {score} points: then Catty wins.", score=score)
    if len(names) == 1:
        return None
    return w("Tied at {score} points: this game has no tie-break.", score=score)


def both(names: list[str], words: Words) -> str:
    """Several names after each other."""
    if len(names) == 1:
        return names[0]
    return words("{first} and {last}", first=", ".join(names[:-1]), last=names[-1])


def _outcome_against_catty(sight: Sight, w: Words) -> str:
    """The person needs strictly more points (WW-115)."""
    own, ghost = sight.view["seats"][0]["score"], sight.view["catty"]["score"]
    if own > ghost:
        name, score, other = sight.signs[0].name, own, ghost
    else:
        name, score, other = w("Catty"), ghost, own
    return w("{name} wins with {score} to {other} points.", name=name, score=score, other=other)


def _best(sight: Sight) -> tuple[int, list[str]]:
    """The highest score of a seat, and the names of those that have it."""
    scores = [seat["score"] for seat in sight.view["seats"]]
    best = max(scores)
    return best, [sight.signs[seat].name for seat, score in enumerate(scores) if score == best]

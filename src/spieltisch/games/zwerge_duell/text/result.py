"""How the game ended: which pile ran out, who won, what decided a tie (ZD-76 to ZD-79).

This explains the ranks of the rules; a test holds it to them.
"""

from __future__ import annotations

from spieltisch.game import Sight
from spieltisch.games.zwerge_duell.text.names import opponent
from spieltisch.language import Words


def outcome(sight: Sight) -> str:
    """Who has won, with the points."""
    winner, scores = sight.view["ranks"].index(1), _scores(sight)
    name = sight.signs[winner].name
    if scores[winner] == scores[opponent(winner)]:
        return sight.words("{name} wins the tie at {score} points.", name=name, score=scores[0])
    return sight.words("{name} wins with {score} points.", name=name, score=scores[winner])


def ending(sight: Sight) -> str:
    """Which draw pile ran out, and how; of a finished game (ZD-76)."""
    view = sight.view
    name = sight.signs[view["emptied"]].name
    if view["ended"] == "draw":
        return sight.words("{name} has drawn the last card of the draw pile.", name=name)
    return sight.words("Damage has emptied the draw pile of {name}.", name=name)


def tie(sight: Sight) -> str | None:
    """What decided between seats of equal score; None where scores decided."""
    scores = _scores(sight)
    if sight.view["phase"] != "over" or scores[0] != scores[1]:
        return None
    emptied = sight.view["emptied"]
    return sight.words(
        "Tied at {score} points. The draw pile of {loser} is empty, so {name} wins.",
        score=scores[0],
        loser=sight.signs[emptied].name,
        name=sight.signs[opponent(emptied)].name,
    )


def tagline(words: Words) -> str:
    """What one does in this game, in a few words for its cover."""
    return words("Strike with dice, guard what scores")


def variant(name: str, words: Words) -> str:
    """What a variant is called; `always_ask` keeps pauses from telling about hands (ZD-73)."""
    names = {
        "base": words("Base game"),
        "always_ask": words("Always ask: pauses give nothing away"),
        "seat0_starts": words("Seat 1 begins"),
        "seat1_starts": words("Seat 2 begins"),
        "always_ask_seat0": words("Always ask, seat 1 begins"),
        "always_ask_seat1": words("Always ask, seat 2 begins"),
    }
    return names[name]


def _scores(sight: Sight) -> list[int]:
    return [row["score"] for row in sight.view["seats"]]

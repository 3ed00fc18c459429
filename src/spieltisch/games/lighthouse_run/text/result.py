"""How the game ended: who won, and what decided a tie (LR-60, LR-61, LR-73, LR-74, LR-85 to LR-87).

This explains the ranks of the rules; a test holds it to them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from spieltisch.game import Seat, Sight
from spieltisch.games.lighthouse_run.text.names import colours_of
from spieltisch.language import Words


@dataclass(frozen=True)
class Standing:
    """What counts for a place: of a seat or of Erik."""

    name: str
    score: int
    gap: int  # between the two colours of a seat, 0 with one
    hand: int  # sum of the values of the cards left in hand, 0 for Erik


def outcome(sight: Sight) -> str:
    """Who has won, with the points."""
    w = sight.words
    winners = _by_hand(_by_gap(_by_score(_standings(sight))))
    names, score = [winner.name for winner in winners], winners[0].score
    if len(names) == 1:
        return w("{name} wins with {score} points.", name=names[0], score=score)
    return w("{names} share the victory with {score} points.", names=_both(names, w), score=score)


def tagline(words: Words) -> str:
    """What one does in this game, in a few words for its cover."""
    return words("Race your ships through the light")


def variant(name: str, words: Words) -> str:
    """What a variant is called; the plain game for two is no variant of the rules (LR-02)."""
    names = {
        "base": words("Base game"),
        "erik": words("Two players and Erik"),
        "fleet": words("Two players, big fleet"),
        "plain2": words("Two players, plain (unofficial)"),
    }
    return names[name]


def tie(sight: Sight) -> str | None:
    """What decided between seats of equal score; None where scores decided."""
    if sight.view["phase"] != "over":
        return None
    best = _by_score(_standings(sight))
    if len(best) == 1:
        return None
    if sight.view["variant"] == "fleet":
        return _tie_of_fleets(best, sight.words)
    return _tie_of_hands(best, sight.words)


def _tie_of_fleets(best: list[Standing], w: Words) -> str:
    even, score = _by_gap(best), best[0].score
    if len(even) == 1:
        return w(
            "Tied at {score} points. The smaller gap between the own two colours decides: {facts}.",
            score=score,
            facts=_facts(best, _gap),
        )
    if len(_by_hand(even)) == 1:
        return w(
            "Tied at {score} points and a gap of {gap} each. The cards left decide: {facts}.",
            score=score,
            gap=even[0].gap,
            facts=_facts(even, _hand),
        )
    return w(
        "{names} are equal in points ({score}), gap ({gap}) and cards left ({hand}).",
        names=_both([one.name for one in even], w),
        score=score,
        gap=even[0].gap,
        hand=even[0].hand,
    )


def _tie_of_hands(best: list[Standing], w: Words) -> str:
    equal, score = _by_hand(best), best[0].score
    if len(equal) == 1:
        return w(
            "Tied at {score} points. The cards left decide: {facts}.",
            score=score,
            facts=_facts(best, _hand),
        )
    return w(
        "{names} are equal in points ({score}) and cards left ({hand}).",
        names=_both([one.name for one in equal], w),
        score=score,
        hand=equal[0].hand,
    )


def _standings(sight: Sight) -> list[Standing]:
    """All who can win: the seats, and Erik if he sails."""
    view, scores = sight.view, {row["colour"]: row["score"] for row in sight.view["colours"]}
    found = [_standing(sight, seat, scores) for seat in range(len(view["seats"]))]
    if view["erik"] >= 0:
        found.append(Standing(sight.words("Erik"), scores[view["erik"]], gap=0, hand=0))
    return found


def _standing(sight: Sight, seat: Seat, scores: dict[int, int]) -> Standing:
    row = sight.view["seats"][seat]
    points = [scores[colour] for colour in colours_of(sight.view, seat)]
    gap = max(points) - min(points)
    return Standing(sight.signs[seat].name, row["score"], gap, row["tie"] or 0)


def _by_score(among: Sequence[Standing]) -> list[Standing]:
    return [one for one in among if one.score == max(map(_score, among))]


def _by_gap(among: Sequence[Standing]) -> list[Standing]:
    return [one for one in among if one.gap == min(map(_gap, among))]


def _by_hand(among: Sequence[Standing]) -> list[Standing]:
    return [one for one in among if one.hand == max(map(_hand, among))]


def _score(one: Standing) -> int:
    return one.score


def _gap(one: Standing) -> int:
    return one.gap


def _hand(one: Standing) -> int:
    return one.hand


def _facts(among: Sequence[Standing], fact: Callable[[Standing], int]) -> str:
    return ", ".join(f"{one.name} {fact(one)}" for one in among)


def _both(names: list[str], w: Words) -> str:
    return w("{first} and {last}", first=", ".join(names[:-1]), last=names[-1])

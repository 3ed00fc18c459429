"""Ratings from the games of an arena, with openskill (Plackett-Luce).

openskill and matplotlib are in the extra "lab": `pip install 'spieltisch[lab]'`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from spieltisch.lab.simulate import LIKELY

if TYPE_CHECKING:
    from spieltisch.lab.arena import Contest, Rated, Standing


class NoRatings(RuntimeError):
    """A package of the extra "lab" is missing; the message says how to get it."""

    def __init__(self, package: str) -> None:
        super().__init__(
            f"{package} is not installed; it is in the extra lab: pip install 'spieltisch[lab]'"
        )


def rate(bots: Sequence[str], contests: Sequence[Contest]) -> list[Rated]:
    """Ratings, best first, from all games in their order. Raises NoRatings."""
    from spieltisch.lab.arena import DIGITS, Rated

    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise NoRatings("openskill") from None

    model = PlackettLuce()
    ratings: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    for contest in contests:
        pair = (contest.first, contest.second)
        for score in contest.scores:
            teams = [[ratings[bot]] for bot in pair]
            rated = model.rate(teams, scores=[score, 1.0 - score])
            ratings.update({bot: team[0] for bot, team in zip(pair, rated, strict=True)})
    found = [
        Rated(bot, round(rating.mu, DIGITS), round(LIKELY * rating.sigma, DIGITS))
        for bot, rating in ratings.items()
    ]
    return sorted(found, key=lambda rated: -rated.rating)


def plot(standing: Standing, file: Path) -> None:
    """Draw the ratings with their ranges; the ending of the name says how (.svg, .png, .pdf).

    Raises NoRatings, and OSError if the file cannot be written.
    """
    figure, axes = new_figure(6.0, 0.6 + 0.4 * len(standing.ratings))
    for row, rated in enumerate(reversed(standing.ratings)):
        axes.errorbar(rated.rating, row, xerr=rated.margin, fmt="o", color="#336699", capsize=3)
    axes.set_yticks(range(len(standing.ratings)))
    axes.set_yticklabels([rated.bot for rated in reversed(standing.ratings)])
    axes.set_xlabel("rating")
    axes.set_title(f"{standing.game}, {standing.variant}, {standing.seats} seats")
    save(figure, file)


def new_figure(width: float, height: float) -> tuple[Any, Any]:
    """An empty drawing, sizes in inches. Raises NoRatings."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise NoRatings("matplotlib") from None
    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(alpha=0.3)
    return figure, axes


def save(figure: Any, file: Path) -> None:
    """Write a drawing; the same drawing gives the same file. Raises OSError."""
    import matplotlib

    with matplotlib.rc_context({"svg.hashsalt": "spieltisch", "svg.fonttype": "none"}):
        figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)

"""The prompt: who must do what now, and why something else is not possible."""

from __future__ import annotations

from typing import Final

from spieltisch.game import Sight, View
from spieltisch.games.wispwood.data import HAT, TREE_TURN_MAX
from spieltisch.games.wispwood.reasons import REASONS
from spieltisch.games.wispwood.text.goals import hat_rule
from spieltisch.games.wispwood.text.offer import HAT_LETTER, can_take_any, hat_card_forbids
from spieltisch.games.wispwood.text.result import outcome
from spieltisch.language import N_, Words

WISP_QUESTIONS: Final = {
    "P": N_("On which square of the shape shall the pumpkin lie?"),
    "H": N_("On which square of the shape shall the hat lie?"),
    "O": N_("On which square of the shape shall the orb lie?"),
    "E": N_("On which square of the shape shall the heart lie?"),
}


def prompt(sight: Sight) -> str:
    """Who must do what now, in words of the game."""
    if sight.view["phase"] == "over":
        return outcome(sight)
    if sight.choosing:
        return _own_turn(sight.view, sight.words)
    return _other_turn(sight, sight.words)


def reason(code: int, words: Words) -> str:
    """The sentence for a reason code of `why_not`."""
    return words(REASONS[code].sentence)


def _own_turn(view: View, w: Words) -> str:
    match view["phase"]:
        case "catty_start":
            return w("Choose a place at the pond: Catty's cat drives its wisp away.")
        case "choose":
            return _own_choice(view, w)
        case "place":
            return _own_shape(view, w)
        case "wisp_square":
            return w(WISP_QUESTIONS[view["held"]["kind"]])
        case "tree":
            return _own_trees(view, w)
        case _:
            return w(
                "Move your cat to one of your trees, or leave it."
                " All trees go back, only the tile under the cat stays."
            )


def _own_choice(view: View, w: Words) -> str:
    """What is open, why no hat is (WW-46), and whether the round ends after it."""
    sentences = [_open_choices(view, w)]
    if hat_card_forbids(view):
        sentences.append(w("No hat can be taken: {rule}", rule=hat_rule(view["cards"][HAT], w)))
    if _is_last_turn(view):
        sentences.append(w("It is your last turn of this round."))
    return " ".join(sentences)


def _open_choices(view: View, w: Words) -> str:
    fits, ready = can_take_any(view), view["seats"][view["turn"]]["cat_ready"]
    if view["free_deal"] and fits:
        return w("All wisps are of one kind: deal new ones, take one, or lay trees.")
    if view["free_deal"]:
        return w("No wisp fits, but all are of one kind: deal new ones, or lay trees.")
    if not fits and ready:
        return w("No wisp fits: lay trees, or hide your cat for new wisps.")
    if not fits:
        return w("No wisp fits: lay trees, and your cat is ready again.")
    if ready:
        return w(
            "Take a wisp with a shape beside it, or lay trees."
            " Your cat can hide for any shape or for new wisps."
        )
    return w("Take a wisp with one of the two shapes beside it, or lay trees.")


def _own_shape(view: View, w: Words) -> str:
    task = w("Lay the shape: choose a square, turn it and mirror it.")
    if view["held"]["kind"] != HAT_LETTER:
        return task
    return f"{task} {hat_rule(view['cards'][HAT], w)}"


def _own_trees(view: View, w: Words) -> str:
    task = w.plural(
        "Lay {n} more tree, or end the tree turn.",
        "Lay up to {n} more trees, or end the tree turn.",
        TREE_TURN_MAX - view["trees_laid"],
    )
    if view["seats"][view["turn"]]["cat_ready"]:
        return task
    return f"{task} {w('Then your cat is ready again.')}"


def _is_last_turn(view: View) -> bool:
    """WW-55, WW-112: a grid is full, or no firefly is left for Catty."""
    catty = view["catty"]
    return bool(view["last_turns"] or (catty and not catty["fireflies_left"]))


def _other_turn(sight: Sight, w: Words) -> str:
    sign = sight.signs[sight.view["turn"]]
    if sign.kind == "open":
        return w("Waiting for somebody to take the open seat.")
    if sign.kind == "bot":
        return w("{name} is thinking.", name=sign.name)
    match sight.view["phase"]:
        case "catty_start":
            return w("{name} has the turn and chooses a place for Catty's cat.", name=sign.name)
        case "choose":
            return w("{name} has the turn and chooses a wisp or trees.", name=sign.name)
        case "place":
            return w("{name} has the turn and lays a shape.", name=sign.name)
        case "wisp_square":
            return w("{name} has the turn and chooses the wisp's square.", name=sign.name)
        case "tree":
            return w("{name} has the turn and lays trees.", name=sign.name)
        case _:
            return w("{name} has the turn and may move the cat.", name=sign.name)

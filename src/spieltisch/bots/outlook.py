"""Looking ahead with a net: written once, bound to each game.

A bot knows a record only after `conceal`. Every deal below conceals it once more, so that what
is hidden varies, and plays all candidates from that same deal: they meet the same luck.

Units: `records` are four records, see below; values are shares of a victory, 0..1, for one seat.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from spieltisch.bots.net import chance, logit
from spieltisch.game import OVER, Kernel
from spieltisch.games import load
from spieltisch.kernel import bind, branch, kernel

ROOT: Final = 0  # the position that is asked about; never changed
DEAL: Final = 1  # the same with hidden things dealt anew
LINE: Final = 2  # one candidate and what follows
TRIAL: Final = 3  # one answer, tried
ROWS: Final = 4

actor: Kernel  # the verbs of a game and bound functions, put in by `bind`
legal: Kernel
apply: Kernel
ranks: Kernel
conceal: Kernel
observe: Kernel
greedy: Kernel


@kernel
def victory_share(places, players, seat):
    """The seat's share of the victory: 1 over the number of winners, or 0."""
    winners = 0
    for other in range(players):
        winners += places[other] == 1
    return 1.0 / winners if places[seat] == 1 else 0.0


@kernel
def value(state, seat, net, work, numbers):
    """What the seat may expect: of a finished game the result, else what the net says."""
    if actor(state) == OVER:
        ranks(state, numbers)
        return victory_share(numbers, state.players, seat)
    observe(state, seat, work)
    return chance(logit(net, work, numbers))


@kernel
def weigh(records, index, seat, net, out, count, values, work, numbers):
    """Write what the seat may expect at records[index] after each of the actions out[:count]."""
    for place in range(count):
        records[TRIAL] = records[index]
        apply(records[TRIAL], int(out[place]))
        values[place] = value(records[TRIAL], seat, net, work, numbers)


@kernel
def best_answer(records, index, net, out, values, work, numbers):
    """The action that the net likes best for the seat that decides; a sole one at once."""
    count = legal(records[index], out)
    if count == 1:
        return int(out[0])
    weigh(records, index, actor(records[index]), net, out, count, values, work, numbers)
    best = 0
    for place in range(1, count):
        if values[place] > values[best]:
            best = place
    return int(out[best])


@kernel
def look_ahead(records, seat, net, actions, deals, depth, plain, sums, out, values, work, numbers):
    """Add to `sums` what the seat may expect of each action, once for each deal of `deals`.

    A deal is a number; the same number deals the same. After the action follow up to `depth`
    decisions as the net likes them best, or the plain policy if `plain`; then the net is asked.
    """
    for deal in deals:
        records[DEAL] = records[ROOT]
        branch(records[DEAL], deal)
        conceal(records[DEAL], seat)
        for place in range(len(actions)):
            records[LINE] = records[DEAL]
            apply(records[LINE], int(actions[place]))
            for _ in range(depth):
                if actor(records[LINE]) == OVER:
                    break
                if plain:
                    answer = greedy(records[LINE], out)
                else:
                    answer = best_answer(records, LINE, net, out, values, work, numbers)
                apply(records[LINE], answer)
            sums[place] += value(records[LINE], seat, net, work, numbers)


@cache
def programs(game_id: str) -> dict[str, Callable[..., Any]]:
    """The functions above, bound to a game, by name; the first call of each compiles it."""
    from spieltisch.position import verbs

    names = verbs(load(game_id))
    for function in (value, weigh, best_answer, look_ahead):  # each calls those before it
        names[function.__name__] = bind(function, names, game_id)
    return names

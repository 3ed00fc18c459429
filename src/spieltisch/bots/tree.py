"""Two searches to compare with: a tree that grows over many deals, and plain random play.

The tree is single-observer information set Monte Carlo tree search (Cowling, Powley and
Whitehouse, 2012): each line starts from a deal of its own and follows the actions that are legal
there. The net says what to try first (as in AlphaZero: Silver and others, 2017) and what a leaf
is worth, for every seat. Flat Monte Carlo plays each action to the end at random.

Units: `links` is int32[nodes, 4]: action, first child, next sibling, visits; `worth` is
float32[nodes, 1 + MOST_SEATS]: the prior, then the sum of values for each seat. Node 0 is the
root; 0 as a child or sibling means none.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from spieltisch.bots.outlook import DEAL, LINE, ROOT, victory_share
from spieltisch.bots.outlook import programs as outlook_programs
from spieltisch.game import OVER, Kernel
from spieltisch.kernel import below, bind, branch, kernel

ACTION, CHILD, SIBLING, VISITS = 0, 1, 2, 3
PRIOR = 0
SEATS_FROM: Final = 1
DEEPEST: Final = 128  # nodes on a line
CURIOSITY: Final = 1.0  # weight of the prior against the values
SHARPNESS: Final = 8.0  # of the prior: per share of a victory

actor: Kernel  # the verbs of a game and bound functions, put in by `bind`
legal: Kernel
apply: Kernel
ranks: Kernel
conceal: Kernel
value: Kernel
weigh: Kernel


@kernel
def add_child(links, worth, node, nodes, action, prior):
    """Hang a new node below another; the number of nodes after."""
    links[nodes, ACTION] = action
    links[nodes, CHILD] = 0
    links[nodes, SIBLING] = links[node, CHILD]
    links[nodes, VISITS] = 0
    links[node, CHILD] = nodes
    worth[nodes, :] = 0
    worth[nodes, PRIOR] = prior
    return nodes + 1


@kernel
def child_of(links, node, action):
    """The child that an action leads to, or 0."""
    child = links[node, CHILD]
    while child != 0 and links[child, ACTION] != action:
        child = links[child, SIBLING]
    return child


@kernel
def grow(records, net, links, worth, node, nodes, out, values, work, numbers):
    """Give a node a child for each action that is legal on the line, with the net's prior."""
    seat = actor(records[LINE])
    count = legal(records[LINE], out)
    weigh(records, LINE, seat, net, out, count, values, work, numbers)
    best = values[:count].max()
    total = 0.0
    for place in range(count):
        values[place] = math.exp(SHARPNESS * (values[place] - best))
        total += values[place]
    for place in range(count):
        if nodes < len(links):
            prior = values[place] / total
            nodes = add_child(links, worth, node, nodes, int(out[place]), prior)
    return nodes


@kernel
def best_child(links, worth, node, seat, count, out):
    """The child to follow among the legal actions out[:count]; 0 if none of them has one."""
    best, liked = 0, -1.0
    tried = math.sqrt(1.0 + links[node, VISITS])
    for place in range(count):
        child = child_of(links, node, int(out[place]))
        if child != 0:
            visits = links[child, VISITS]
            mean = worth[child, SEATS_FROM + seat] / visits if visits > 0 else 0.5
            liking = mean + CURIOSITY * worth[child, PRIOR] * tried / (1.0 + visits)
            if liking > liked:
                best, liked = child, liking
    return best


@kernel
def descend(records, net, links, worth, nodes, path, out, values, work, numbers):
    """Follow one line from the root to a leaf, grow it; the length of the path and the nodes."""
    node, length = 0, 1
    path[0] = 0
    while length < DEEPEST:
        seat = actor(records[LINE])
        if seat == OVER:
            break
        if links[node, CHILD] == 0:
            nodes = grow(records, net, links, worth, node, nodes, out, values, work, numbers)
            break
        count = legal(records[LINE], out)
        child = best_child(links, worth, node, seat, count, out)
        if child == 0:
            break
        apply(records[LINE], int(links[child, ACTION]))
        node = child
        path[length] = node
        length += 1
    return length, nodes


@kernel
def grow_tree(
    records, seat, net, first, last, links, worth, nodes, path, out, values, work, numbers
):
    """Play the lines first..last-1, each from a deal of its own; the number of nodes after."""
    for deal in range(first, last):
        records[LINE] = records[ROOT]
        branch(records[LINE], deal)
        conceal(records[LINE], seat)
        length, nodes = descend(records, net, links, worth, nodes, path, out, values, work, numbers)
        for step in range(length):
            links[path[step], VISITS] += 1
        for other in range(records[LINE].players):
            share = value(records[LINE], other, net, work, numbers)
            for step in range(length):
                worth[path[step], SEATS_FROM + other] += share
    return nodes


@kernel
def play_to_the_end(records, seat, actions, deals, sums, out, numbers):
    """Add the result of random play after each action to `sums`, once for each deal."""
    for deal in deals:
        records[DEAL] = records[ROOT]
        branch(records[DEAL], deal)
        conceal(records[DEAL], seat)
        for place in range(len(actions)):
            records[LINE] = records[DEAL]
            apply(records[LINE], int(actions[place]))
            count = legal(records[LINE], out)
            while count > 0:
                apply(records[LINE], int(out[below(records[LINE], count)]))
                count = legal(records[LINE], out)
            ranks(records[LINE], numbers)
            sums[place] += victory_share(numbers, records[LINE].players, seat)


@cache
def programs(game_id: str) -> dict[str, Callable[..., Any]]:
    """`grow_tree` and `play_to_the_end`, bound to a game, by name."""
    names = outlook_programs(game_id)
    for function in (grow, descend, grow_tree, play_to_the_end):
        names[function.__name__] = bind(function, names, game_id)
    return names

"""Is it a proper game? One checker per promise of `Game`, for anyone who adds or changes one.

Each checker plays a few random games from a seed and returns what it found wrong, as sentences;
an empty list means that the promise was kept. `check` runs them all. With `plain=True` the rules
run uncompiled, so that every index and range is checked too and nothing has to be registered.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable, Iterator

import numpy as np

from spieltisch.game import OVER, SPECTATOR, Action, Game, Seat
from spieltisch.kernel.record import MOST_BYTES
from spieltisch.position import Position

Findings = list[str]
Checker = Callable[..., Findings]

MOST_DECISIONS = 2000  # of one game: more means that it never ends
GARBAGE = 7.5  # what an output array holds before it is written


def deal(
    game: Game, players: int, seed: int, *, variant: str | None = None, plain: bool = False
) -> Position:
    """A new game whose luck follows from `seed`; without a variant the first that fits."""
    position = Position(game, plain=plain)
    chance = random.Random(seed)
    a, b, c, d = (chance.getrandbits(64) for _ in range(4))
    position.key((a, b, c, d))
    name = variant or game.facts.variant_for(players)
    position.setup(players, game.facts.variant_number(name, players))
    return position


def positions(
    game: Game, players: int, seed: int, *, variant: str | None = None, plain: bool = False
) -> Iterator[tuple[Position, list[Action]]]:
    """Every position of one random game with its legal actions, the last one included.

    The position is live: it changes when the iteration goes on.
    """
    position, chance = deal(game, players, seed, variant=variant, plain=plain), random.Random(seed)
    for _ in range(MOST_DECISIONS):
        legal = position.legal()
        yield position, legal
        if position.actor() == OVER or not legal:
            return
        position.apply(chance.choice(legal))


def sampled(
    game: Game,
    players: int,
    seed: int,
    *,
    variant: str | None = None,
    plain: bool = False,
    every: int = 7,
) -> Iterator[tuple[Position, list[Action]]]:
    """The first position of a random game, then one in `every`, and the last."""
    for number, (position, legal) in enumerate(
        positions(game, players, seed, variant=variant, plain=plain)
    ):
        if number % every == 0 or position.actor() == OVER:
            yield position, legal


def _last_of(states: Iterator[tuple[Position, list[Action]]]) -> Position:
    """The last position of an iteration."""
    last = next(states)[0]
    for position, _ in states:
        last = position
    return last


def legal_list(
    game: Game, players: int, seed: int, *, variant: str | None = None, plain: bool = False
) -> Findings:
    """The legal actions are ascending, in range, and empty exactly when the game is over."""
    findings = []
    for position, legal in positions(game, players, seed, variant=variant, plain=plain):
        if any(one >= other for one, other in itertools.pairwise(legal)):
            findings.append(f"legal is not ascending: {legal}")
        if any(not 0 <= action < game.action_count for action in legal):
            findings.append(f"legal leaves 0..{game.action_count - 1}: {legal}")
        if (position.actor() == OVER) != (not legal):
            findings.append(f"seat {position.actor()} has {len(legal)} legal actions")
    return findings


def reasons(
    game: Game, players: int, seed: int, *, variant: str | None = None, plain: bool = False
) -> Findings:
    """`why_not` is 0 for exactly the legal actions; every other code has its sentence."""
    findings = []
    for position, legal in sampled(game, players, seed, variant=variant, plain=plain):
        codes = {action: position.why_not(action) for action in range(game.action_count)}
        allowed = [action for action, code in codes.items() if code == 0]
        if allowed != legal:
            findings.append(f"legal and why_not differ in {sorted(set(allowed) ^ set(legal))}")
        unknown = set(codes.values()) - {0} - set(game.reasons)
        if unknown:
            findings.append(f"reason codes without a sentence: {sorted(unknown)}")
        outside = [action for action in (-1, game.action_count) if position.why_not(action) == 0]
        if outside:
            findings.append(f"why_not allows actions outside the list: {outside}")
    return findings


def apply_accepts(
    game: Game, players: int, seed: int, *, variant: str | None = None, plain: bool = False
) -> Findings:
    """`apply` turns a sound position into another sound one, for legal actions of every kind."""
    findings = []
    chance = random.Random(seed)
    for position, legal in sampled(game, players, seed, variant=variant, plain=plain):
        for action in chance.sample(legal, min(len(legal), 5)):
            after = position.copy()
            after.apply(action)
            record = after.compiled().record if plain else after.record
            findings += [f"action {action} breaks {fact}" for fact in game.unsound(record)]
            if after.to_bytes() == position.to_bytes():
                findings.append(f"action {action} changes nothing")
            if not OVER <= after.actor() < players:
                findings.append(f"after action {action} it is the turn of seat {after.actor()}")
    return findings


def never_stuck(
    game: Game, players: int, seed: int, *, variant: str | None = None, plain: bool = False
) -> Findings:
    """A game ends, with points and places for all seats and at least one winner."""
    last = _last_of(positions(game, players, seed, variant=variant, plain=plain))
    if last.actor() != OVER:
        return [f"the game does not end: {len(last.legal())} legal actions are left"]
    ranks, score = last.ranks(), last.score()
    if len(score) != players or len(ranks) != players:
        return [f"scores {score} and places {ranks} for {players} seats"]
    pairs = itertools.permutations(zip(score, ranks, strict=True), 2)
    fair = all(rank < other for (points, rank), (fewer, other) in pairs if points > fewer)
    if not _are_places(ranks) or not fair:
        return [f"places {ranks} do not follow from scores {score}"]
    return []


def _are_places(ranks: list[int]) -> bool:
    """Whether these are places 1, 2, ... with equals sharing the better one.

    One place may be that of a player outside the seats, who plays by rule.
    """
    places = sorted(1 + sum(rank < own for rank in ranks) for own in ranks)
    nobody = len(ranks) + 1
    return any(
        sorted(ranks) == [place + (place >= outsider) for place in places]
        for outsider in range(1, nobody + 1)
    )


def copy_is_independent(
    game: Game, players: int, seed: int, *, variant: str | None = None, plain: bool = False
) -> Findings:
    """A copy has the same bytes, leaves the original alone and goes on in the same way."""
    findings = []
    for position, legal in sampled(game, players, seed, variant=variant, plain=plain):
        one, other, before = position.copy(), position.copy(), position.to_bytes()
        if legal:
            one.apply(legal[-1])
            other.apply(legal[-1])
        if position.to_bytes() != before:
            findings.append("an action on a copy changed the original")
        if one.to_bytes() != other.to_bytes():
            findings.append(f"action {legal[-1]} leads two equal copies apart")
    return findings


def same_seed_same_bytes(
    game: Game, players: int, seed: int, *, variant: str | None = None, plain: bool = False
) -> Findings:
    """Seed and actions decide everything: played again, every position has the same bytes."""
    first = [
        position.to_bytes()
        for position, _ in positions(game, players, seed, variant=variant, plain=plain)
    ]
    again = [
        position.to_bytes()
        for position, _ in positions(game, players, seed, variant=variant, plain=plain)
    ]
    if first == again:
        return []
    return ["the same seed and actions lead to different bytes"]


def conceal_keeps_knowledge(
    game: Game, players: int, seed: int, *, variant: str | None = None, plain: bool = False
) -> Findings:
    """After `conceal` the seat sees, may do and observes the same; open facts are the same.

    So view, observation and legal list of a seat are a function of what it may know.
    """
    findings = []
    for position, legal in sampled(game, players, seed, variant=variant, plain=plain):
        for seat in range(SPECTATOR, players):
            twin = _concealed(position, seat, seed)
            if twin.view(seat) != position.view(seat):
                findings.append(f"seat {seat} sees something else after conceal")
            if twin.view(SPECTATOR) != position.view(SPECTATOR):
                findings.append(f"conceal for seat {seat} changes open facts")
            if seat == position.actor() and twin.legal() != legal:
                findings.append(f"the legal actions of seat {seat} tell what it cannot know")
            if seat == position.actor() and not plain and _finals(twin) != _finals(position):
                findings.append(f"seat {seat} hears what it cannot know from what can be undone")
            if seat >= 0 and not np.array_equal(twin.observe(seat), position.observe(seat)):
                findings.append(f"seat {seat} observes what it cannot know")
            if (twin.score(), twin.ranks()) != (position.score(), position.ranks()):
                findings.append(f"conceal for seat {seat} changes points or places")
            record = twin.compiled().record if plain else twin.record
            findings += [f"conceal for {seat} breaks {fact}" for fact in game.unsound(record)]
    return findings


def _finals(position: Position) -> list[bool]:
    """For each legal action whether the table says that it cannot be taken back freely."""
    return position.finals(position.legal())


def _concealed(position: Position, seat: Seat, seed: int) -> Position:
    twin = position.copy()
    twin.key((seed + 1, seat + 2, 3, 4))
    twin.conceal(seat)
    return twin


def conceal_deals_anew(
    game: Game, players: int, seed: int, *, variant: str | None = None, plain: bool = False
) -> Findings:
    """In a game with secrets `conceal` really moves them: others see other things at the start."""
    position = deal(game, players, seed, variant=variant, plain=plain)
    views = [position.view(seat) for seat in range(players)]
    if all(dict(view, viewer=0) == dict(views[0], viewer=0) for view in views):
        return []  # all seats see the same: no secrets between seats
    for seat in range(players):
        twins = [_concealed(position, seat, seed + shift) for shift in range(5)]
        others = [other for other in range(players) if other != seat]
        if all(twin.view(other) == views[other] for twin in twins for other in others):
            return [f"conceal for seat {seat} leaves the secrets of the others as they are"]
    return []


def view_hides_the_generator(
    game: Game, players: int, seed: int, *, variant: str | None = None, plain: bool = False
) -> Findings:
    """A view is plain data that does not depend on the generator."""
    findings = []
    for position, _ in sampled(game, players, seed, variant=variant, plain=plain):
        other = position.copy()
        other.key((seed + 1, 2, 3, 4))
        for seat in range(SPECTATOR, players):
            seen = position.view(seat)
            if json.loads(json.dumps(seen)) != seen:
                findings.append(f"the view of seat {seat} is not plain JSON data")
            if other.view(seat) != seen:
                findings.append(f"the view of seat {seat} depends on the generator")
    return findings


def observation(
    game: Game, players: int, seed: int, *, variant: str | None = None, plain: bool = False
) -> Findings:
    """Features are finite, written completely and inside their declared size."""
    findings = []
    for position, _ in sampled(game, players, seed, variant=variant, plain=plain):
        for seat in range(players):
            seen = position.observe(seat)
            room = np.full(game.observation_size + 8, GARBAGE, dtype=np.float32)
            position._call("observe", seat, room)
            if not np.array_equal(room[: game.observation_size], seen):
                findings.append("observe leaves entries unwritten")
            if not np.all(room[game.observation_size :] == GARBAGE):
                findings.append("observe writes beyond its size")
            if not np.all(np.isfinite(seen)):
                findings.append("a feature is not a finite number")
    return findings


def record_is_small(
    game: Game, players: int, seed: int, *, variant: str | None = None, plain: bool = False
) -> Findings:
    """The record takes at most 2 KB."""
    size = game.state.itemsize
    return [f"the record takes {size} bytes"] if size > MOST_BYTES else []


def batch_equals_single(
    game: Game, players: int, seed: int, *, variant: str | None = None, plain: bool = False
) -> Findings:
    """Games that are stepped in turn, decision by decision, go as each of them does alone."""
    seeds = range(seed, seed + 3)
    alone = [
        _last_of(positions(game, players, one, variant=variant, plain=plain)).to_bytes()
        for one in seeds
    ]
    together = [b""] * len(alone)
    games = [positions(game, players, one, variant=variant, plain=plain) for one in seeds]
    for steps in itertools.zip_longest(*games):
        for place, step in enumerate(steps):
            together[place] = step[0].to_bytes() if step else together[place]
    if together == alone:
        return []
    return ["a game goes another way when others are played beside it"]


CHECKERS: tuple[Checker, ...] = (
    legal_list,
    reasons,
    apply_accepts,
    never_stuck,
    copy_is_independent,
    same_seed_same_bytes,
    conceal_keeps_knowledge,
    conceal_deals_anew,
    view_hides_the_generator,
    observation,
    record_is_small,
    batch_equals_single,
)


def check(game: Game, seed: int = 1, *, plain: bool = False) -> Findings:
    """All findings of all checkers for every variant and player count, with what was checked."""
    return [
        f"{checker.__name__}, {variant}, {players} players: {finding}"
        for checker in CHECKERS
        for variant, players in game.facts.openings()
        for finding in checker(game, players, seed, variant=variant, plain=plain)
    ]

"""From the wish for a table to its seats: counts, kinds, names, options, all checked here."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from spieltisch.bots import LEVELS, USUAL, level
from spieltisch.game import Facts
from spieltisch.games import GAMES, UnknownGame, facts
from spieltisch.language import N_, Words
from spieltisch.match import Match
from spieltisch.server.bodies import NewTable, SeatWish
from spieltisch.server.errors import ApiError
from spieltisch.server.guests import Caller, clean_name
from spieltisch.server.schema import SeatRow

KINDS: Final = ("me", "here", "bot", "open")
OPTIONS: Final = ("shuffle", "training")


def known_game(game_id: str) -> Facts:
    """The game with this id. Raises ApiError that names those that exist."""
    try:
        return facts(game_id)
    except UnknownGame as error:
        sentence = N_("There is no game {game}. Expected one of: {games}.")
        raise ApiError("unknown_game", sentence, game=game_id, games=", ".join(GAMES)) from error


def checked_options(wish: NewTable, box: Facts) -> dict[str, bool]:
    """The options of a table, all of them. Raises ApiError that names a wrong one."""
    if wish.variant is not None and wish.variant not in box.variants:
        sentence = N_("There is no variant {variant}. Expected one of: {variants}.")
        variants = ", ".join(box.variants)
        raise ApiError("bad_request", sentence, variant=wish.variant, variants=variants)
    for name, value in wish.options.items():
        if name not in OPTIONS:
            sentence = N_("There is no option {option}. Expected: {options}.")
            raise ApiError("bad_request", sentence, option=name, options=", ".join(OPTIONS))
        if not isinstance(value, bool):
            raise ApiError("bad_request", N_("The option {option} is true or false."), option=name)
    return {name: bool(wish.options.get(name, False)) for name in OPTIONS}


def variant_of(wish: NewTable, box: Facts) -> str:
    """The variant that is wished, or the first that fits; `seats_for` has checked the count."""
    return wish.variant or box.variant_for(len(wish.seats))


def seats_for(wish: NewTable, box: Facts, caller: Caller, nickname: str) -> list[SeatRow]:
    """The seats of a new table. Raises ApiError that says what was expected."""
    fitting = box.variants[wish.variant].players if wish.variant else box.players
    if len(wish.seats) not in fitting:
        sentence = N_("{game} is for {counts} players, not for {n}.")
        counts = _either([str(count) for count in fitting], caller.words)
        title = box.title[caller.words.language]
        raise ApiError("bad_seats", sentence, game=title, counts=counts, n=len(wish.seats))
    seats: list[SeatRow] = []
    for wished in wish.seats:
        taken = {seat.name for seat in seats}
        seats.append(_seat(len(seats), wished, caller, nickname, taken))
    return seats


def open_seat(seat: int, words: Words) -> SeatRow:
    """A seat for whoever comes by the link."""
    return SeatRow(seat, "open", words("Open seat"))


def name_on_sign(kind: str, name: str, words: Words) -> str:
    """The name as this viewer reads it: nobody has named an open seat yet."""
    return words("Open seat") if kind == "open" else name


def bot_seat(
    seat: int, bot: str | None, name: str, words: Words, taken: Collection[str]
) -> SeatRow:
    """A seat for the computer. Raises ApiError that names the bots there are."""
    try:
        found = level(bot or USUAL)
    except LookupError as error:
        sentence = N_("There is no bot {bot}. Expected one of: {bots}.")
        bots = ", ".join(found.id for found in LEVELS)
        raise ApiError("bad_seats", sentence, bot=bot, bots=bots) from error
    return SeatRow(seat, "bot", name or unlike(words("Computer"), taken), found.id)


def person_seat(seat: int, name: str, caller: Caller, taken: Collection[str]) -> SeatRow:
    """A seat for the guest or for somebody else on the same device."""
    shown = name or unlike(caller.words("Guest"), taken)
    return SeatRow(seat, "person", shown, owner=caller.mark)


def check_seating(match: Match) -> None:
    """Raises ApiError if an imported game has seats or options that no table here can have."""
    for seat in match.seats:
        if not _is_proper(seat.name):
            raise ApiError("bad_record", N_("This record is refused: a seat has no proper name."))
        if (seat.kind == "bot") != (seat.bot in {found.id for found in LEVELS}):
            raise ApiError("bad_record", N_("This record is refused: a bot is unknown."))
    for option, value in match.options.items():
        if option not in OPTIONS or not isinstance(value, bool):
            sentence = N_("This record is refused: the option {option} is unknown.")
            raise ApiError("bad_record", sentence, option=option)


def _is_proper(name: str) -> bool:
    try:
        return bool(name) and clean_name(name) == name
    except ApiError:
        return False


def unlike(name: str, taken: Collection[str]) -> str:
    """The name, numbered if it stands on another seat already."""
    numbered, number = name, 1
    while numbered in taken:
        number += 1
        numbered = f"{name} {number}"
    return numbered


def _seat(
    seat: int, wish: SeatWish, caller: Caller, nickname: str, taken: Collection[str]
) -> SeatRow:
    name = clean_name(wish.name)
    if wish.kind == "bot":
        return bot_seat(seat, wish.bot, name, caller.words, taken)
    if wish.kind == "open":
        return open_seat(seat, caller.words)
    if wish.kind == "me":
        return person_seat(seat, name or nickname, caller, taken)
    if wish.kind == "here":
        return person_seat(seat, name, caller, taken)
    sentence = N_("A seat is one of {kinds}, not {kind}.")
    raise ApiError("bad_seats", sentence, kinds=", ".join(KINDS), kind=wish.kind)


def _either(items: Sequence[str], words: Words) -> str:
    """Items in words: "2, 3 or 4"."""
    if len(items) == 1:
        return items[0]
    return words("{items} or {last}", items=", ".join(items[:-1]), last=items[-1])

"""A game at the terminal: against the computer, with numbered actions and plain text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from spieltisch.cli.console import BadInput, ready_game, terminal_language
from spieltisch.language import LANGUAGES, Words, words

if TYPE_CHECKING:
    from spieltisch.game import Game, Sight
    from spieltisch.match import Match

EXAMPLE: Final = "Example: spieltisch play lichterfest --against greedy"
ME: Final = 0
SHOWN: Final = 20  # actions in one list; words narrow a longer one
COMMANDS: Final = ("u", "v", "l", "q", "?")


class _Left(Exception):
    """The person has had enough."""


def play(
    game: Annotated[str, typer.Argument(help="Which game; `spieltisch games` lists them.")],
    against: Annotated[str, typer.Option(help="Which bot sits at the other seats.")] = "medium",
    seats: Annotated[int, typer.Option(help="How many seats; 0 for the fewest, at least two.")] = 0,
    variant: Annotated[
        str | None, typer.Option(help="Which variant; without it the first that fits.")
    ] = None,
    name: Annotated[str, typer.Option(help="Your name.")] = "",
    language: Annotated[
        str | None, typer.Option(help="Language of the sentences: de or en.")
    ] = None,
) -> None:
    """Play against the computer at the terminal: type the number of an action.

    Words narrow a long list, u takes back, v shows the whole table, l the log, q leaves.
    """
    if language not in (None, *LANGUAGES):
        expected = ", ".join(LANGUAGES)
        raise BadInput(f"--language: unknown language {language!r}; expected one of: {expected}")
    w = words(language or terminal_language())
    match = _opened(game, against, seats, variant, name, w)
    try:
        _Table(match, against, w).play()
    except (_Left, EOFError):
        print(w("Goodbye. This game is not kept."))


def _opened(game_id: str, bot: str, seats: int, variant: str | None, name: str, w: Words) -> Match:
    """The game, dealt; everything that was asked for is checked before anything is compiled."""
    from spieltisch.bots import level
    from spieltisch.cli.console import known_game
    from spieltisch.games import facts
    from spieltisch.match import Match, Seat

    box = facts(known_game(game_id))
    count = seats or min((n for n in box.players if n > 1), default=min(box.players))
    try:
        level(bot)
        box.variant_number(variant or box.variant_for(count), count)
    except (LookupError, ValueError) as error:
        raise BadInput(str(error)) from None
    ready: Game = ready_game(game_id, quiet=False)
    others = [Seat(w("Computer {n}", n=n), "bot", bot) for n in range(1, count)]
    me = Seat(name or w("Guest"), "person")
    return Match(ready, [me, *others], options={"training": True}, variant=variant)


class _Table:
    """One game at the terminal."""

    def __init__(self, match: Match, bot: str, w: Words) -> None:
        self._match, self._bot, self._w = match, bot, w
        self._told = 0  # log entries that were printed

    def play(self) -> None:
        """Until the game is over; `_Left` or EOFError if the person goes before."""
        while not self._match.over:
            if self._match.actor == ME:
                self._decide()
            else:
                self._let_bot_move()
            self._tell()
        self._result()

    def _let_bot_move(self) -> None:
        from spieltisch.bots import level
        from spieltisch.bots.choose import choose

        match, seat = self._match, self._match.actor
        salt = match.secret + match.version.to_bytes(8, "big")
        record, seconds = match.concealed(seat, salt), level(self._bot).seconds
        match.play(seat, choose(match.game.facts.id, self._bot, record, seat, salt, seconds))

    def _decide(self) -> None:
        """Ask until an action or an undo is chosen."""
        sight = _sight(self._match, self._w)
        said = {action: self._match.game.text.say(sight, action) for action in self._match.legal()}
        self._scores(sight)
        shown = said
        while True:
            _list(shown, self._w)
            typed = input(f"{self._match.game.text.prompt(sight)} > ").strip()
            if typed.isdecimal() and 1 <= int(typed) <= len(shown):
                self._match.play(ME, list(shown)[int(typed) - 1])
                return
            if typed == "u" and self._take_back():
                return
            shown = said if typed in COMMANDS else _narrowed(said, typed, self._w)
            self._answer(typed, sight)

    def _answer(self, typed: str, sight: Sight) -> None:
        match typed:
            case "q":
                raise _Left
            case "v":
                print("\n".join(lines_of(sight.view)))
            case "l":
                self._told = 0
                self._tell()
            case "?":
                w = self._w
                print(w("A number plays, words narrow the list."))
                print(w("u: take back, v: the whole table, l: the log, q: leave."))

    def _take_back(self) -> bool:
        if self._match.undo_state(ME) not in ("free", "training"):
            print(self._w("There is nothing to take back."))
            return False
        self._match.undo(ME)
        return True

    def _tell(self) -> None:
        """What has happened since this was asked last."""
        game, signs = self._match.game, _sight(self._match, self._w).signs
        for ply, entry in enumerate(self._match.log[self._told :], start=self._told):
            if entry.kind == "undo":
                print(f"  {self._w('{name} takes a move back', name=signs[entry.seat].name)}")
            for event in self._match.events[ply]:
                print(f"  {game.text.line(event, signs, self._w)}")
        self._told = self._match.version

    def _scores(self, sight: Sight) -> None:
        pairs = zip(sight.signs, self._match.scores, strict=True)
        print("\n" + " · ".join(f"{sign.name}: {points}" for sign, points in pairs))

    def _result(self) -> None:
        sight = _sight(self._match, self._w)
        print()
        for rank, seat in sorted(zip(self._match.ranks, range(len(sight.signs)), strict=True)):
            print(f"{rank}. {sight.signs[seat].name}: {self._match.scores[seat]}")
        print(self._match.game.text.tie(sight) or self._match.game.text.prompt(sight))


def _sight(match: Match, w: Words) -> Sight:
    """What the person may see now."""
    from spieltisch.game import SeatSign, Sight

    signs = [SeatSign(seat.name, seat.kind) for seat in match.seats]
    latest = match.latest(ME)
    last = latest[-1] if latest else None
    return Sight(match.view(ME), signs, w, latest, last, match.actor == ME)


def _list(said: dict[int, str], w: Words) -> None:
    for number, sentence in enumerate(list(said.values())[:SHOWN], start=1):
        print(f"{number:>4}  {sentence}")
    if len(said) > SHOWN:
        more = len(said) - SHOWN
        print(w.plural("      and {n} more: type a word", "      and {n} more: type words", more))


def _narrowed(said: dict[int, str], typed: str, w: Words) -> dict[int, str]:
    """The actions that say what was typed, or at least all its words; all actions if none does."""
    wanted = typed.casefold()
    for parts in ([wanted], wanted.split()):
        found = {
            action: sentence
            for action, sentence in said.items()
            if all(part in sentence.casefold() for part in parts)
        }
        if found:
            return found
    print(w("No action says that."))
    return said


def lines_of(content: Any, depth: int = 0) -> Iterator[str]:
    """A view as indented lines: one for each fact, short lists on one line."""
    pairs = content.items() if isinstance(content, dict) else enumerate(content)
    for key, value in pairs:
        lead = "  " * depth + str(key)
        if not isinstance(value, dict | list | tuple):
            yield f"{lead}: {value}"
        elif _is_flat(value):
            yield f"{lead}: {' '.join(map(str, value)) or '-'}"
        else:
            yield f"{lead}:"
            yield from lines_of(value, depth + 1)


def _is_flat(value: Any) -> bool:
    return isinstance(value, list | tuple) and not any(
        isinstance(one, dict | list | tuple) for one in value
    )

"""The bodies of requests, as OpenAPI documents them."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

Key = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[!-~]*$")]
Number = Annotated[int, Field(ge=-(2**31), lt=2**31)]
Word = Annotated[str, Field(max_length=64)]  # an id of something that exists


class Body(BaseModel):
    """A JSON object in which an unknown name is refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Body):
    """What shall sit on a seat: `me`, `here` (same device), `bot` or `open`."""

    kind: Word
    name: str = ""
    bot: Word | None = None


class NewTable(Body):
    """The table to open: the game and its seats in order of play."""

    game: Word
    variant: Word | None = None
    options: dict[str, Any] = Field(default_factory=dict)
    seats: list[SeatWish]


class Move(Body):
    """An action made on a version of the table; the same `key` is carried out once."""

    version: Number
    action: Number
    key: Key | None = None


class Undo(Body):
    """Taking back, or asking the others for it."""

    version: Number | None = None
    key: Key | None = None


class Sitting(Body):
    """Taking an open seat: with a name, or, by the owner of the table, with a bot."""

    name: str = ""
    bot: Word | None = None
    key: Key | None = None

"""The bodies of requests, as OpenAPI documents them."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

Key = Annotated[str, Field(min_length=1, max_length=64)]


class Body(BaseModel):
    """A JSON object in which an unknown name is refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Body):
    """What shall sit on a seat: `me`, `here` (same device), `bot` or `open`."""

    kind: str
    name: str = ""
    bot: str | None = None


class NewTable(Body):
    """The table to open: the game and its seats in order of play."""

    game: str
    variant: str | None = None
    options: dict[str, Any] = Field(default_factory=dict)
    seats: list[SeatWish]


class Move(Body):
    """An action made on a version of the table; the same `key` is carried out once."""

    version: int
    action: int
    key: Key | None = None


class Undo(Body):
    """Taking back, or asking the others for it."""

    version: int | None = None
    key: Key | None = None


class Sitting(Body):
    """Taking an open seat: with a name, or, by the owner of the table, with a bot."""

    name: str = ""
    bot: str | None = None
    key: Key | None = None

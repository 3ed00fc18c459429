"""What an operator can set: one table, read by the server, the commands and the docs test."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import user_data_path


@dataclass(frozen=True)
class Setting:
    """One line of the table of settings."""

    name: str  # attribute of Settings
    variable: str  # in the environment
    option: str | None  # of the command line
    meaning: str


SETTINGS: Final = (
    Setting("host", "SPIELTISCH_HOST", "--host", "address to listen on"),
    Setting("port", "SPIELTISCH_PORT", "--port", "port to listen on"),
    Setting("data", "SPIELTISCH_DATA", "--data", "folder for the database file"),
    Setting("database", "SPIELTISCH_DATABASE", None, "PostgreSQL URL instead of the file"),
    Setting("address", "SPIELTISCH_ADDRESS", None, "public address behind a proxy, for links"),
    Setting("workers", "SPIELTISCH_WORKERS", None, "processes in which bots think"),
    Setting("bot_pause", "SPIELTISCH_BOT_PAUSE", None, "seconds between moves of bots"),
)

EVERYWHERE: Final = "0.0.0.0"  # a table is for the people in the same network
DEFAULT_PORT: Final = 8640
DATABASE_FILE: Final = "spieltisch.sqlite3"


class BadSetting(ValueError):
    """A setting has a value that cannot be used; the message names it and what is expected."""


@dataclass(frozen=True)
class Settings:
    """All settings with their values; see SETTINGS for what they mean."""

    data: Path
    host: str = EVERYWHERE
    port: int = DEFAULT_PORT
    database: str | None = None
    address: str | None = None
    workers: int = 1
    bot_pause: float = 0.9  # so that people can follow

    @classmethod
    def read(
        cls,
        environment: Mapping[str, str] | None = None,
        *,
        host: str | None = None,
        port: int | None = None,
        data: Path | None = None,
    ) -> Settings:
        """Options win over the environment, that wins over the defaults. Raises BadSetting."""
        found = os.environ if environment is None else environment
        folder = found.get("SPIELTISCH_DATA")
        return cls(
            data=data or (Path(folder) if folder else user_data_path("spieltisch")),
            host=host or found.get("SPIELTISCH_HOST") or EVERYWHERE,
            port=_number(found, "SPIELTISCH_PORT", DEFAULT_PORT, 65535) if port is None else port,
            database=found.get("SPIELTISCH_DATABASE") or None,
            address=_address(found, "SPIELTISCH_ADDRESS"),
            workers=_number(found, "SPIELTISCH_WORKERS", cls.workers, 256),
            bot_pause=_seconds(found, "SPIELTISCH_BOT_PAUSE", cls.bot_pause),
        )

    @property
    def database_url(self) -> str:
        """The URL for SQLAlchemy, with its asynchronous driver."""
        if self.database is None:
            return f"sqlite+aiosqlite:///{self.data / DATABASE_FILE}"
        scheme, colon, rest = self.database.partition("://")
        if not colon or scheme.split("+")[0] not in ("postgresql", "postgres"):
            raise BadSetting(
                f"SPIELTISCH_DATABASE: expected postgresql://..., found a URL with {scheme!r}"
            )
        return f"postgresql+psycopg://{rest}"


def _address(found: Mapping[str, str], variable: str) -> str | None:
    text = (found.get(variable) or "").rstrip("/")
    if not text:
        return None
    if not re.fullmatch(r"https?://[^/?#\s]+", text):
        raise BadSetting(f"{variable}: expected an address like https://host, found {text!r}")
    return text


def _number(found: Mapping[str, str], variable: str, default: int, most: int) -> int:
    text = found.get(variable)
    if not text:
        return default
    if not text.isdecimal() or not 1 <= int(text) <= most:
        raise BadSetting(f"{variable}: expected a number 1 to {most}, found {text!r}")
    return int(text)


def _seconds(found: Mapping[str, str], variable: str, default: float) -> float:
    text = found.get(variable)
    if not text:
        return default
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise BadSetting(f"{variable}: expected seconds 0 to 60, found {text!r}")
    return seconds

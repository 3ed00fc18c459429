"""Words for people: German and English from message catalogues.

English sentences in the source are the message ids; `locale/<language>/*.po` hold the
translations, one catalogue per area (`frame`, one per game, `cli`). The catalogues are read
once per process, so there is no build step and no compiled catalogue in the tree.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

LANGUAGES: Final = ("de", "en")
SOURCE_LANGUAGE: Final = "en"


class Words:
    """Sentences in one language: call it with the English sentence and the named values."""

    def __init__(self, language: str, messages: dict[str, str | tuple[str, ...]]) -> None:
        self.language = language
        self._messages = messages

    def __call__(self, message: str, **values: object) -> str:
        """Translate `message`, then fill its `{named}` places with `values`."""
        found = self._messages.get(message, message)
        text = found if isinstance(found, str) else found[0]
        return text.format(**values) if values else text

    def plural(self, one: str, many: str, n: int, **values: object) -> str:
        """Translate the form of a sentence that fits the number `n` (filled in as `{n}`)."""
        found = self._messages.get(one, (one, many))
        forms = (found, found) if isinstance(found, str) else found
        return forms[0 if n == 1 else 1].format(n=n, **values)


class Message:
    """A sentence with its values, to be told in any language later.

    A value may be a message itself.
    """

    def __init__(self, sentence: str, **values: object) -> None:
        self._sentence = sentence
        self._values = values

    def __call__(self, w: Words) -> str:
        """The sentence in the language of `w`."""
        told = {
            name: value(w) if isinstance(value, Message) else value
            for name, value in self._values.items()
        }
        return w(self._sentence, **told)

    def __str__(self) -> str:
        return self(words(SOURCE_LANGUAGE))


@cache
def words(language: str) -> Words:
    """The sentences of `language`; an unknown language gets English."""
    if language not in LANGUAGES or language == SOURCE_LANGUAGE:
        return Words(SOURCE_LANGUAGE, {})
    return Words(language, _messages(language))


def best_language(accept: str) -> str:
    """The language that fits an Accept-Language header best; English when none fits."""
    from babel import negotiate_locale

    wanted = [part.split(";")[0].strip().replace("-", "_") for part in accept.split(",")]
    found = negotiate_locale([want for want in wanted if want], list(LANGUAGES))
    return found or SOURCE_LANGUAGE


def _messages(language: str) -> dict[str, str | tuple[str, ...]]:
    """All catalogues of a language in one table; a plural message maps to its forms."""
    from babel.messages.pofile import read_po

    table: dict[str, str | tuple[str, ...]] = {}
    folder = resources.files("spieltisch") / "locale" / language
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.name.endswith(".po"):
            with path.open("rb") as stream:
                catalogue = read_po(stream, locale=language)
            for message in catalogue:
                if isinstance(message.id, str):
                    if message.id and message.string:
                        table[message.id] = str(message.string)
                elif message.id and isinstance(message.string, tuple | list):
                    table[message.id[0]] = tuple(message.string)
    return table


def N_(message: str) -> str:  # noqa: N802 -- gettext's name for "translate later"
    """Mark a sentence for the catalogues without translating it yet."""
    return message

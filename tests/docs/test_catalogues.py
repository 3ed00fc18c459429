"""Everything a player reads is in the German catalogues, and nothing else is.

The sentences are read from the syntax tree of the sources: the literal first argument of a call
of `w`, `words`, `<something>.words` or `N_`, and the first two of `.plural`. Babel's own
extractor reads tokens and misses calls nested in other calls (`w("a", x=name(w("b")))`).
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

import spieltisch

ROOT = Path(spieltisch.__file__).parent
TRANSLATORS = {"w", "words", "N_"}
LANGUAGE_CODE = re.compile(r"[a-z]{2}(-[A-Z]{2})?")

Id = str | tuple[str, str]  # a sentence, or its singular and plural


@dataclass(frozen=True)
class Found:
    """A sentence in the sources."""

    file: str
    line: int
    id: Id | None  # None where it is put together at run time and no catalogue can hold it

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.id!r}"


def sentences(source: str, file: str) -> Iterator[Found]:
    """The sentences of one source file, in no particular order."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and node.args:
            yield from _of_call(node, file)


def _of_call(call: ast.Call, file: str) -> Iterator[Found]:
    name = _name(call.func)
    if name == "plural":
        one, many = (_literals(arg) for arg in call.args[:2])
        for pair in zip(one, many, strict=True):
            yield Found(file, call.lineno, None if None in pair else pair)  # type: ignore[arg-type]
    elif name in TRANSLATORS:
        for text in _literals(call.args[0]):
            if text is None or not LANGUAGE_CODE.fullmatch(text):
                yield Found(file, call.lineno, text)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Call):  # words("de")("...")
        return _name(function.func)
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _literals(node: ast.expr) -> list[str | None]:
    """The strings an argument can be; None for one that is built, none for a plain variable."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            return _literals(body) + _literals(orelse)
        case ast.JoinedStr() | ast.BinOp():
            return [None]
        case _:
            return []


def _all_sentences() -> list[Found]:
    return [
        found
        for path in sorted(ROOT.rglob("*.py"))
        for found in sentences(path.read_text(encoding="utf-8"), str(path.relative_to(ROOT)))
    ]


def _catalogues() -> dict[str, Catalog]:
    catalogues = {}
    for path in sorted((ROOT / "locale" / "de").glob("*.po")):
        with path.open("rb") as stream:
            catalogues[path.name] = read_po(stream, locale="de", abort_invalid=True)
    return catalogues


def _translations() -> dict[str, tuple[str, Message]]:
    """All entries by their (singular) sentence, with the catalogue they are in."""
    return {
        _singular(message.id): (name, message)
        for name, catalogue in _catalogues().items()
        for message in catalogue
        if message.id
    }


def _singular(message_id: Id) -> str:
    return message_id if isinstance(message_id, str) else message_id[0]


def _forms(text: object) -> list[str]:
    return [str(form) for form in text] if isinstance(text, tuple | list) else [str(text or "")]


def _places(text: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(text) if field is not None}


def _fail_with(problems: list[str]) -> None:
    if problems:
        pytest.fail("\n".join(sorted(problems)), pytrace=False)


def test_every_sentence_has_a_german_translation() -> None:
    known = _translations()
    missing = []
    for found in _all_sentences():
        if found.id is None:
            missing.append(f"{found}: give a literal, so that it can be translated")
        elif _singular(found.id) not in known:
            missing.append(f"{found}: no translation")
        elif known[_singular(found.id)][1].id != found.id:
            entry = known[_singular(found.id)][1].id
            missing.append(f"{found}: the catalogue has it as {entry!r}")
    _fail_with(missing)


def test_no_translation_is_empty_unsure_or_loses_a_value() -> None:
    wrong = []
    for file, message in _translations().values():
        sources, texts = _forms(message.id), _forms(message.string)
        place = f"{file}:{message.lineno}: {message.id!r}"
        if not all(texts) or len(texts) != len(sources) or message.fuzzy:
            wrong.append(f"{place}: not translated")
        wrong += [
            f"{place}: other values in {text!r}"
            for source, text in zip(sources, texts, strict=False)
            if _places(source) != _places(text)
        ]
    _fail_with(wrong)


def test_no_translation_is_without_use() -> None:
    used = {_singular(found.id) for found in _all_sentences() if found.id}
    unused = [
        f"{file}:{message.lineno}: {message.id!r}: not in the sources"
        for file, message in _translations().values()
        if _singular(message.id) not in used
    ]
    _fail_with(unused)


def test_no_sentence_is_translated_twice() -> None:
    places = defaultdict(list)
    for path in sorted((ROOT / "locale" / "de").glob("*.po")):
        for number, text in _msgids(path.read_text(encoding="utf-8")):
            places[text].append(f"{path.name}:{number}")
    twice = [f"{', '.join(found)}: {text!r}" for text, found in places.items() if len(found) > 1]
    _fail_with(twice)


def _msgids(text: str) -> Iterator[tuple[int, str]]:
    """The entries of a catalogue with their lines; Babel would merge equal ones silently."""
    for match in re.finditer(r'^msgid ((?:".*"\s*\n)+)', text, re.MULTILINE):
        message = "".join(re.findall(r'"(.*)"', match[1]))
        if message:
            yield text.count("\n", 0, match.start()) + 1, message


@pytest.mark.parametrize(
    ("source", "ids"),
    [
        ('w("a", x=name(w("b"), w))', {"a", "b"}),
        ('sight.words("a" if new else "b")', {"a", "b"}),
        ('w.plural("{n} a", "{n} b", 3)', {("{n} a", "{n} b")}),
        ('words("long "\n      "one")', {"long one"}),
        ('words("de")("a")', {"a"}),
        ('KINDS = (N_("a"), N_("b"))\nw(KINDS[0])', {"a", "b"}),
        ('w(f"{name} wins")', {None}),
        ('words("de")', set()),
    ],
)
def test_the_reader_finds_sentences(source: str, ids: set[Id | None]) -> None:
    assert {found.id for found in sentences(source, "here.py")} == ids

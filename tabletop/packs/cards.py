"""Card packs: a folder of TOML files in which every table is a card.

    [[number]]
    id = "wands-3"
    name = "Three of Wands"
    suit = "wands"
    rank = 3
    text = "Deal 3 magic damage to the Foe."
    flavour = "Three staves in the ground and a ship on the horizon. It is not ours."

The heading is the card's kind. A game says which kinds there are, and which facts are printed on
each, by a subclass of `Card`. Files may come from anybody: whatever stands in them, reading them
gives a pack with findings, or a `PackError`.
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from itertools import islice
from textwrap import wrap
from typing import (
    Annotated,
    Any,
    ClassVar,
    Generic,
    NamedTuple,
    TypeVar,
    get_args,
    get_type_hints,
)

import msgspec
from msgspec import Meta, Struct

from tabletop.packs.error import PackError, where
from tabletop.packs.finding import Finding, nearest
from tabletop.packs.text_files import list_files, read_text

Id = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*\Z", max_length=60)]
Name = Annotated[str, Meta(pattern=r"^[^\x00-\x1f\x7f]+\Z", max_length=60)]
Words = Annotated[str, Meta(pattern=r"^[^\x00-\x1f\x7f]*\Z", max_length=600)]


class Room(Struct, frozen=True):
    """How much text a face has room for in its smallest type.

    Each sentence begins a line. `across` is the least number of letters in a line, `lines` the
    number of lines.
    """

    across: int
    lines: int

    def holds(self, sentences: Iterable[str]) -> bool:
        """Whether all of *sentences* fit."""
        return sum(len(wrap(sentence, self.across)) for sentence in sentences) <= self.lines


class Card(Struct, frozen=True, kw_only=True):
    """What is printed on a card. The rules carry out `text`; `flavour` is never a rule.

    `back` names the picture of its back, empty for the back of its deck. `file` and `line` say
    where it was read. A kind of card says which of its fields hold sentences (`texts`), how much
    `room` its face has for them (None if unknown), whether its cards may be `alike` except for a
    number, as in a suit, whether rules know cards without text `by_name`, and whether it is the
    `usual` kind if a sheet names none. In `drawn` fields each character has its place: a map. A
    form asks for the fields in `asked`.
    """

    texts: ClassVar[tuple[str, ...]] = ("text",)
    room: ClassVar[Room | None] = None
    alike: ClassVar[bool] = False
    by_name: ClassVar[bool] = False
    usual: ClassVar[bool] = False
    asked: ClassVar[tuple[str, ...]] = ()
    drawn: ClassVar[tuple[str, ...]] = ()

    id: Id
    name: Name
    text: Words = ""
    flavour: Words = ""
    back: Id | None = None
    file: str = ""
    line: int = 0

    @property
    def fields(self) -> dict[str, Any]:
        """The fields that only its kind has, by name."""
        own = msgspec.structs.asdict(self)
        return {name: own[name] for name in own if name not in Card.__struct_fields__}

    def sorts(self, field: str) -> tuple[str, ...]:
        """Of which sorts it is, where the rules read the text in *field* otherwise for each: an
        Item that is worn is never used."""
        return ()

    def moments(self, field: str) -> tuple[str, ...]:
        """The moments that sentences in *field* can have at most, where other fields of the card
        decide that; none are named if all can be."""
        return ()

    @property
    def lives_as(self) -> type[Card]:
        """The kind of cards beside which it lies in force, where that is not its own: what was
        seen of theirs is known of it, too."""
        return type(self)

    @property
    def uses(self) -> int:
        """After how many uses it is gone; 0 if it is not gone by use."""
        return 0

    def faults(self) -> Iterable[tuple[str, str]]:
        """Faults of the card as a whole, if each field is right: the field, and what is wrong."""
        return ()


C = TypeVar("C", bound=Card)

DEEPEST = 60
"""The most dots of a key; more are taken for an attempt to keep the program busy."""


class CardPack(Struct, Generic[C], frozen=True):
    """The sound cards of a folder by id, and the faults of the others.

    The codes of the findings are `not-cards`, `unknown-kind`, `unknown-field`, `missing-field`,
    `bad-value`, `unsound-card` and `duplicate-id`. `lines` gives the line of each field of a card.
    """

    cards: dict[str, C]
    findings: list[Finding]
    lines: dict[tuple[str, str], int] = {}


class Row(NamedTuple):
    """A card as it is written in `file`: its kind, its first line, its fields, and the line of each
    field."""

    file: str
    kind: str
    line: int
    fields: Any
    lines: Mapping[str, int] = {}

    @property
    def place(self) -> tuple[str, int, str]:
        """Its place as findings name it: file, line and id."""
        name = self.fields.get("id", "") if isinstance(self.fields, dict) else ""
        return self.file, self.line, str(name)[:60]


def read_cards(folder: Traversable, kinds: Mapping[str, type[C]]) -> CardPack[C]:
    """The cards in the TOML files of *folder*, in the order of the files' names. A faulty card is
    left out and reported in the findings.

    :raises PackError: for a folder or file that cannot be read, or that is not TOML.
    """
    files = list_files(folder, ".toml")
    return gather((row for file in files for row in rows(read_text(folder, file), file)), kinds)


def gather(written: Iterable[Row], kinds: Mapping[str, type[C]]) -> CardPack[C]:
    """The cards that are *written*, and the faults of the others."""
    cards: dict[str, C] = {}
    findings: list[Finding] = []
    lines: dict[tuple[str, str], int] = {}
    for row in written:
        card = _card(row, kinds)
        if isinstance(card, list):
            findings += card
        elif card.id in cards:
            first = cards[card.id]
            message = (
                f"The id is already used by {where(first.file, first.line)}. Give one of them "
                f'another: id = "{card.id[:38]}-2".'
            )
            findings.append(Finding("duplicate-id", *row.place, message))
        else:
            cards[card.id] = card
            lines.update({(card.id, field): at for field, at in row.lines.items()})
    return CardPack(cards, findings, lines)


def rows(text: str, file: str) -> Iterator[Row]:
    """The cards that are written in *text*, the TOML of *file*.

    :raises PackError: if it is not TOML.
    """
    written = text.splitlines()
    headings = defaultdict(list)
    for number, line in enumerate(written, 1):
        if heading := re.match(r"\s*\[\[?\s*([\w-]+)\s*\]", line):
            headings[heading[1]].append(number)
    for kind, tables in _decoded(text, file).items():
        if not isinstance(tables, list):
            yield Row(file, kind, next(iter(headings[kind]), 0), tables)
            continue
        found = headings[kind]
        at = found if len(found) == len(tables) else [0] * len(tables)
        for start, fields in zip(at, tables, strict=True):
            yield Row(file, kind, start, fields, dict(_fields(written, start)))


def _fields(written: list[str], heading: int) -> Iterator[tuple[str, int]]:
    """The fields below a card's heading, with their lines."""
    for number, words in enumerate(islice(written, heading, None), heading + 1):
        if words.lstrip().startswith("["):
            return
        if field := re.match(r"\s*([\w-]+)\s*=", words):
            yield field[1], number


def _decoded(text: str, file: str) -> dict[str, Any]:
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if _dots_in_a_row(line) > DEEPEST:
            raise PackError(file, number, "It is nested too deeply.", "Keep to plain lists.")
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise PackError(file, 0, "It is nested too deeply.", "Keep to plain lists.") from error
    except ValueError as error:
        wrong, _, place = str(error).partition(" (at ")
        found = re.match(r"line (\d+)", place)
        number = int(found[1]) if found else len(lines)
        raise PackError(file, number, f"This is not TOML: {wrong}.", "Mend that line.") from error


def _dots_in_a_row(line: str) -> int:
    """The most dots with at most a word between them: a long key takes very long to read."""
    row = longest = 0
    for part in line.split("."):
        row = row + 1 if len(part.split(None, 2)) < 2 else 0
        longest = max(longest, row)
    return longest


def _card(row: Row, kinds: Mapping[str, type[C]]) -> C | list[Finding]:
    """The card in *row*, or its faults."""
    model, kind, fields = kinds.get(row.kind), row.kind[:60], row.fields
    if model is None:
        message = f"There is no kind of card {kind!r}. There are: {', '.join(kinds)}."
        return [Finding("unknown-kind", *row.place, message, nearest=nearest(row.kind, kinds))]
    if not isinstance(fields, dict):
        message = f"{kind!r} is not a card."
        return [Finding("not-cards", *row.place, message, nearest=f"[[{kind}]]")]
    known = fields_of(model)
    found = [unknown(row, name, known) for name in fields if name not in known]
    found += (
        Finding("missing-field", *row.place, f"It lacks the field {name!r}.")
        for name in required(model)
        if name in known and name not in fields
    )
    rest = {name: value for name, value in fields.items() if name in known}
    while True:
        try:
            card = msgspec.convert({**rest, "file": row.file, "line": row.line}, model)
            found += (_fault(row, field, message) for field, message in card.faults())
            return found or card
        except msgspec.ValidationError as error:
            wrong, _, path = str(error).partition(" - at ")
        if "required field" in wrong:  # it was not there, or what stood in it was wrong
            return found
        found.append(_invalid(wrong, path, row, model))
        rest.pop(found[-1].field, None)


ALSO = {
    "description": "text",
    "effect": "text",
    "effects": "text",
    "rules": "text",
    "ability": "text",
    "image": "picture",
    "art": "picture",
    "file": "picture",
    "title": "name",
    "hp": "health",
    "type": "types",
    "quote": "flavour",
    "uses": "counters",
    "charges": "counters",
    "price": "value",
}
"""Other names that people use for fields, with the field that they mean."""

UNNAMED = "column "
"""The name of a cell in a column without a name; no field can have it."""


def fields_of(model: type[Card]) -> list[str]:
    """The fields that a card of the kind *model* may have."""
    return [name for name in model.__struct_fields__ if name not in ("file", "line")]


def required(model: type[Card]) -> list[str]:
    """The fields without a default; `msgspec.structs.fields` would compile type hints for it."""
    names, defaults = model.__struct_fields__, model.__struct_defaults__
    missing = (msgspec.NODEFAULT,) * (len(names) - len(defaults))
    filled = zip(names, (*missing, *defaults), strict=True)
    return [name for name, default in filled if default is msgspec.NODEFAULT]


def unknown(row: Row, name: str, known: list[str]) -> Finding:
    """The finding for a field of *row* that its kind does not have."""
    place = (row.file, row.lines.get(name, row.line), row.place[2])
    if name.startswith(UNNAMED):
        message = (
            "This row has more cells than the first row names. Words with a comma or semicolon in "
            "them stand in quotation marks."
        )
        return Finding("unknown-field", *place, message)
    also = [meant for each in known if (meant := ALSO.get(name.lower())) in (each, "picture")]
    near = next(iter(also), "") or nearest(name, known)
    message = f"There is no field {name[:60]!r} on a card of the kind {row.kind[:60]!r}."
    return Finding("unknown-field", *place, message, nearest=near)


def _invalid(wrong: str, path: str, row: Row, model: type[Card]) -> Finding:
    """The finding for the one value of *row* that is *wrong*, at its *path*."""
    field = re.split(r"[`.\[]", path.replace("`$.", ""))[0]
    value = row.fields.get(field)
    words = words_of(hints_of(model)[field])
    given = value if isinstance(value, list) else [value]
    likely = (nearest(word, words) for word in given if isinstance(word, str) and word not in words)
    near = next(filter(None, likely), "")
    if "`int" in wrong and isinstance(value, str) and value.isdecimal():
        near = value[:3]
    place = (row.file, row.lines.get(field, row.line), row.place[2])
    message = f"{field}: {_in_words(wrong, field, words)}."
    return Finding("bad-value", *place, message, nearest=near, field=field)


def _fault(row: Row, field: str, message: str) -> Finding:
    """The finding for a fault that a card reports itself."""
    line = row.lines.get(field, row.line)
    return Finding("unsound-card", row.file, line, row.place[2], f"{field}: {message}", field=field)


_TYPES = {
    " | null`": "`",
    "`int`": "a whole number",
    "`str`": "words",
    "`bool`": "true or false",
    "`array`": "a list",
    "`float`": "a number",
    "`object`": "a table",
    "`null`": "nothing",
}


def _in_words(wrong: str, field: str, words: list[str]) -> str:
    """What msgspec finds *wrong* with a *field*, in words for people who write cards."""
    if "matching regex" in wrong:
        plain = "small letters, digits and single hyphens between them"
        return f"expected {plain if field in ('id', 'back') else 'plain words in one line'}"
    if wrong.startswith("Invalid enum value"):
        return f"{wrong.partition(' value ')[2][:60]} is none of {', '.join(filter(None, words))}"
    for type, called in _TYPES.items():
        wrong = wrong.replace(type, called)
    return wrong[:1].lower() + wrong[1:120]


@cache
def hints_of(model: type[Card]) -> dict[str, Any]:
    """The types of a card's fields, by their names."""
    return get_type_hints(model)


def words_of(hint: Any) -> list[str]:
    """The words that a field's type lists."""
    if isinstance(hint, str):
        return [hint]
    return [word for part in get_args(hint) for word in words_of(part)]

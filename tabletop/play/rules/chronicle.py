"""The chronicle: what happened, in sentences that know the pieces they speak of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from tabletop.table.bounds import Name, Words
from tabletop.table.table import Seat, Table
from tabletop.table.view import EVERYONE, OPEN

HIDDEN = "a card"

GIVEN_UP = "The game was given up."
"""The reason given when players give up a game, or a session as its rules allow."""

GIVES_UP = "By hand: the game was given up"
"""How the line begins that reports it."""

QUOTED = ": “{}”"
"""How a line ends that quotes the text of a card; the card is the first piece that it mentions."""


class Mention(Struct, omit_defaults=True, gc=False):
    """A mentioned piece, with its `rank` at that time, if it had one. `known_to` is the seat whose
    player knew it then, `EVERYONE` for all seats, -1 for none. Its `name` is empty in a save, where
    the table has it."""

    piece: int
    name: Name = ""
    known_to: int = EVERYONE
    rank: Name = ""


class Line(Struct, omit_defaults=True, gc=False):
    """One sentence: `words` with a `{}` for each part. `entry` is the number of the journal entry
    that caused it. `by_hand` marks what players ruled themselves."""

    entry: int
    words: Words
    parts: list[Words | Mention]
    rule: Name = ""
    by_hand: bool = False


class Part(Struct):
    """A stretch of a sentence as one seat reads it; `piece` is the number of a mentioned piece, -1
    for plain words."""

    words: str
    piece: int = -1


def quoted(line: Line) -> int:
    """The piece whose text *line* quotes, if that may be known; -1 if it quotes none."""
    if not line.words.endswith(QUOTED):
        return -1
    return next((part.piece for part in line.parts if isinstance(part, Mention)), -1)


def unnamed(line: Line) -> Line:
    """*line* without the names of the pieces it mentions."""
    parts = [
        Mention(part.piece, "", part.known_to, part.rank) if type(part) is Mention else part
        for part in line.parts
    ]
    return Line(line.entry, line.words, parts, line.rule, line.by_hand)


def name_mentions(lines: Sequence[Line], table: Table) -> None:
    """Give the mentions in *lines* that have no name those of their pieces on *table*."""
    names = [piece.name for piece in table.pieces]
    for line in lines:
        for part in line.parts:
            if type(part) is Mention and not part.name and 0 <= part.piece < len(names):
                part.name = names[part.piece]


def read(line: Line, table: Table, seat: int, title: Callable[[str], str]) -> list[Part]:
    """*line* as *seat* may read it, cut at mentioned pieces so that a screen can link them."""
    return parted(heard(line, table.seats, seat), title)


def parted(line: Line, title: Callable[[str], str]) -> list[Part]:
    """*line*, already `heard`, cut at mentioned pieces."""
    stretches = line.words.split("{}")
    parts = [Part(stretches[0])]
    for part, stretch in zip(line.parts, stretches[1:], strict=True):
        if isinstance(part, str):
            parts[-1].words += part + stretch
        else:
            name = title(part.name)
            called = f"{part.rank} {name}" if part.rank else name
            parts += [Part(called, part.piece), Part(stretch)]
    parts = [part for part in parts if part.words]
    parts[0].words = parts[0].words[:1].upper() + parts[0].words[1:]
    return parts


def heard(line: Line, seats: Sequence[Seat], seat: int) -> Line:
    """*line* as *seat* may read it: a piece that the seat did not know is called "a card"."""
    parts = [
        HIDDEN if isinstance(part, Mention) and not knows(part, seats, seat) else part
        for part in line.parts
    ]
    return Line(line.entry, line.words, parts, line.rule, line.by_hand)


def knows(mention: Mention, seats: Sequence[Seat], seat: int) -> bool:
    """Whether *seat* may know which piece is mentioned."""
    if mention.known_to == EVERYONE:
        return True
    if mention.known_to < 0:
        return False
    if seat == OPEN:
        return not seats[mention.known_to].bot
    if seat < 0:
        return False
    return seats[mention.known_to].player == seats[seat].player


def sentence(line: Line, table: Table, seat: int, title: Callable[[str], str]) -> str:
    """*line* as one string, as *seat* may read it."""
    return "".join(part.words for part in read(line, table, seat, title))

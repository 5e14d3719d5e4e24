"""Sentence numbers in saves up to format 2, which counted only the understood sentences of a text.

Today every sentence of a text has a number. The numbers in a save (of lasting effects, uses and
answers) are changed so that they mean the same sentences. All sentences of the games' own cards are
understood, so only cards of packs can differ.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from tabletop.cardtext.book import Book
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse
from tabletop.packs import library
from tabletop.play.records.journal import Override
from tabletop.play.records.record import Record
from tabletop.play.rules.game import Game
from tabletop.table.table import Table

_SAID = re.compile(r"[a-z0-9-]+@[0-9a-f]{12}/[^\s\"#:]+(?=:|#\d+ )")
"""A mention of a sentence on a pack's card, in a lasting effect or an answer."""

LASTING = "lasting:"
"""The prefix of a token that stands for a sentence, `lasting:CARD:FIELD:NUMBER`."""

_Used = dict[str, dict[str, str]]
"""By card: the counters of its sentences' uses, by their old names."""


def renumber(record: Record, game: Game) -> Record:
    """*record*, of a format up to 2, with today's numbers of the sentences of *game*. Hashes of
    changed tables prove nothing any more and are removed."""
    if game.wording is None or not library.chosen(record.table.options):
        return record
    text = msgspec.json.encode(record).decode()
    names = {piece.name for table in record.tables() for piece in table.pieces}
    cards = {name for name in names if library.is_card(name)} | {*_SAID.findall(text)}
    numbers = {key: new for name in cards for key, new in _moved(name, game.wording.phrases)}
    if not numbers:
        return record
    for (card, field), new in numbers.items():
        text = _renumbered(text, card, field, new)
    record = msgspec.json.decode(text, type=Record)
    used = {
        card: {_used(field, was): _used(field, now) for was, now in new.items()}
        for (card, field), new in numbers.items()
    }
    for table in record.tables():
        _recount(table, used)
    for entry in (*record.entries, *record.undone):
        if isinstance(entry, Override) and entry.verb == "count":
            _count_by_hand(entry.args, record.table, used)
    record.prove_nothing()
    return record


def _renumbered(text: str, card: str, field: str, new: dict[int, int]) -> str:
    """*text* with today's numbers of the sentences in a *field* of *card*."""
    places = rf"({LASTING}{re.escape(card)}:|{re.escape(card)}#\d+ ){field}:(\d+)"

    def number(found: re.Match[str]) -> str:
        was = int(found[2])
        return f"{found[1]}{field}:{new.get(was, was)}"

    return re.sub(places, number, text)


def _recount(table: Table, used: _Used) -> None:
    """Rename the counters of uses to those of the same sentences."""
    for piece in table.pieces:
        if renamed := used.get(piece.name):
            piece.counters = {renamed.get(name, name): n for name, n in piece.counters.items()}


def _count_by_hand(args: dict[str, Any], table: Table, used: _Used) -> None:
    """Rename such a counter where players set it by hand."""
    number = args.get("piece")
    if isinstance(number, int) and 0 <= number < len(table.pieces):
        renamed = used.get(table.pieces[number].name, {})
        args["counter"] = renamed.get(str(args.get("counter")), args.get("counter"))


def _used(field: str, number: int) -> str:
    """The counter of a sentence's uses."""
    return f"once:{number}" if field == "text" else f"once:{field}:{number}"


def _moved(name: str, book: Book) -> Iterator[tuple[tuple[str, str], dict[int, int]]]:
    """The texts of the card called *name* in which any sentence has another number now."""
    card = library.card(name)
    for field in card.texts if card is not None else ():
        said = parse(getattr(card, field), book)
        now = [number for number, each in enumerate(said) if isinstance(each, Clause)]
        if now != [*range(len(now))]:
            yield (name, field), dict(enumerate(now))

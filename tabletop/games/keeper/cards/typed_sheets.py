"""Typed cards that are kept for later games: a sheet for each class, and one of items."""

from __future__ import annotations

from tabletop.games.keeper.cards.content import HALVES
from tabletop.games.keeper.cards.titles import HERO
from tabletop.games.keeper.cards.typed_cards import Marks, Thing, Written, read_line, read_thing
from tabletop.table.piece import Piece
from tabletop.table.table import OUT, Table

Rows = list[dict[str, str]]

THINGS = "Things"
"""The name of the sheet of items."""


def kept(table: Table) -> dict[str, Rows]:
    """SCN-062, SCN-066: the cards typed in on *table*, except those of classes without a name."""
    sheets: dict[str, Rows] = {}
    for piece in table.pieces:
        if piece.zone == OUT:
            continue
        card, thing = read_line(piece.name), read_thing(piece.name)
        if _is(piece, card) and isinstance(card, Written) and card.hero:
            rows = sheets.setdefault(card.hero, _class(table, piece, card.hero))
            rows.append(_card(card))
        elif _is(piece, thing) and isinstance(thing, Thing):
            row = {"kind": "item", "name": thing.title, "after": thing.after}
            sheets.setdefault(THINGS, []).append(row)
    return sheets


def _is(piece: Piece, read: Written | Thing | str) -> bool:
    """Whether the name of *piece* gives the *read* card."""
    return not isinstance(read, str) and read.name == piece.name


def _class(table: Table, piece: Piece, called: str) -> Rows:
    """The class of the card *piece*, with the Health of the hero that has it."""
    seat = table.zones[piece.zone].owner
    health = table.named(f"{HERO}{seat + 1}").counters.get("most", 0) if seat >= 0 else 0
    return [{"kind": "class", "name": called, "health": f"{health}"}] if health else []


def _card(card: Written) -> dict[str, str]:
    row = {"kind": "card", "name": card.title, "hero": card.hero}
    row["initiative"] = f"{card.initiative}"
    for half, marks in zip(HALVES, (card.top, card.bottom), strict=True):
        row |= {f"{half}_{name}": cell for name, cell in _cells(marks).items()}
    return row


def _cells(marks: Marks) -> dict[str, str]:
    return {
        "lost": "yes" if marks.lost else "",
        "active": marks.active,
        "charges": f"{marks.charges}" if marks.charges else "",
        "recover": "yes" if marks.recover else "",
    }

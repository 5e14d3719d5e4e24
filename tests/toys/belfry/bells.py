"""What is printed on bells, and what that does."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, ClassVar, NamedTuple

from msgspec import Meta

from tabletop.grammar.english.language import English
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.grammar.noun import unit, words
from tabletop.packs.card_wording import Wording
from tabletop.packs.cards import Card, CardPack, read_cards
from tabletop.packs.game_folders import folder_of
from tabletop.play.rules.modifiers import Part, Value
from tabletop.play.rules.play import Play
from tabletop.play.shelf.game_shelf import game_at
from tabletop.table.piece import Piece
from tabletop.table.table import Table


class Bell(Card, frozen=True, kw_only=True):
    """A bell with its tone."""

    alike: ClassVar[bool] = True

    tone: Annotated[int, Meta(ge=0, le=9)]


KINDS: dict[str, type[Card]] = {"bell": Bell}

GRAMMAR = Grammar(English())
"""All that the bells of this game can say."""

POINT = unit(GRAMMAR, "point", "points")
words(GRAMMAR, "metal", {"bronze": "bronze", "iron": "iron"})


class Ringing(NamedTuple):
    """What a bell says is done when it is rung by a seat."""

    play: Play
    seat: int


MADE_OF = idiom(GRAMMAR, "trait", "it is made of {metal}", slots={"metal": "metal"})
"""BEL-006: what a bell is made of."""


def ringer_gets(by: Ringing, n: int) -> None:
    """BEL-005: points for whoever rings the bell."""
    score(by.play, by.seat, n)


idiom(
    GRAMMAR, "action", "whoever rings it gets {n}", run=ringer_gets,
    slots={"n": f"plain/{POINT.id}"},
)  # fmt: skip


@cache
def pack() -> CardPack[Card]:
    """The bells that come with the game."""
    return read_cards(folder_of("belfry") / "cards", KINDS)


WORDING = Wording(pack, GRAMMAR)


def title(name: str) -> str:
    """A piece's name as players read it."""
    card = pack().cards.get(name)
    return card.name if card else name


def metal_of(table: Table, name: str) -> str:
    """BEL-006: what the bell called *name* is made of, empty if nobody can tell."""
    for clause in game_at(table.game, table.options).wording.says(name):  # type: ignore[union-attr]
        if clause.phrase is MADE_OF:
            return str(clause.values["metal"])
    return ""


def tone(table: Table, piece: Piece, seat: int) -> Value:
    """BEL-003: the number that a bell tolls when *seat* rings it."""
    game = game_at(table.game, table.options)
    card: Any = game.wording and game.wording.pack().cards.get(piece.name)
    printed = Part(card.tone if card else 0, "printed", "BEL-003", piece.id)
    return game.modifiers.value("tone", table, seat, piece, printed)


def score(play: Play, seat: int, n: int) -> None:
    """Give *seat* *n* points."""
    play.count(f"score:{seat}", play.table.count(f"score:{seat}") + n)
    play.say("{} gets {}.", play.table.seats[seat].name, n, rule="BEL-004")

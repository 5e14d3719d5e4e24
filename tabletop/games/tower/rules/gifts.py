"""Chapter F: gifts, and the amount a card works with."""

from __future__ import annotations

from functools import cache

from tabletop.executor.layers import reckon
from tabletop.executor.sentence import Sentence
from tabletop.games.tower.deck.content import amount_printed
from tabletop.games.tower.deck.grammar import GAIN
from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.executor import EXECUTOR, live
from tabletop.packs.library import by_name
from tabletop.play.rules.modifiers import Part, Value
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def amount(table: Table, card: Piece, seat: int) -> Value:
    """The number that *card* works with in the hands of *seat*.

    That is the number printed on it; for a Mage's companion the rank of the Wands card (TWR-081),
    for a wild Fool the floor (TWR-122), both kept on the card as `rank`; and the gift's bonus.
    """
    lent = card.counters.get("rank")
    own = Part(amount_printed(card.name), "printed")
    printed = Part(lent, "lent", "TWR-081") if lent else own
    suits = _gaining(card) if _in_force(table) else ()
    return reckon(printed, [part for suit in suits for part in EXECUTOR.parts(table, suit, seat)])


def works_with(table: Table, card: Piece, printed: int = 0) -> int:
    """What `amount` comes to in the hands of the active hero, without its reasons; of *printed*, if
    that is not what the card is known by."""
    n: int = card.counters.get("rank") or printed or amount_printed(card.name)
    seat = cards.active(table)
    for suit in _gaining(card):
        n += gained(table, seat, suit)
    return n


def gained(table: Table, seat: int, suit: str) -> int:
    """What the gift of *seat* adds to a card of *suit*."""
    n = _gains(table).get((seat, suit), 0)
    return EXECUTOR.reckoned(0, table, suit, seat) if n is None else n


@cards.while_in_force
def _gains(table: Table) -> dict[tuple[int, str], int | None]:
    """What the gifts of all add, by seat and suit; None where that is to be reckoned."""
    found: dict[tuple[int, str], int | None] = {}
    for piece, bearer in live(table) if _in_force(table) else ():
        for suit, n in _gives(piece.name):
            if n is None or bearer < 0:
                found.update(((seat, suit), None) for seat in range(len(table.seats)))
            else:
                found[bearer, suit] = None if (bearer, suit) in found else n
    return found


@by_name
def _gives(name: str) -> tuple[tuple[str, int | None], ...]:
    """The suits whose cards gain by the card called *name*, and how much those of its bearer do;
    None where that hangs on more than who bears it."""
    said = EXECUTOR.index.headed(name)
    return tuple((str(suit), _plainly(each)) for (what, suit), each in said if what == "changes")


def _plainly(sentence: Sentence) -> int | None:
    """What a sentence always adds for its bearer; None if it says anything else."""
    is_gift = sentence.plain and sentence.clause.phrase is GAIN
    return sentence.by if is_gift and isinstance(sentence.by, int) else None


def _gaining(card: Piece) -> tuple[str, ...]:
    """TWR-094, TWR-096: the suits whose gifts *card* has: a Mage's companion that of Wands, too."""
    if not card.counters:  # as in every hand
        return _OF_SUIT[cards.numbered(card.name)]
    suit = cards.suit_in_play(card)
    if "companion" in card.counters and suit != "wands":
        return (*_OF_SUIT[suit], "wands")
    return _OF_SUIT[suit]


_OF_SUIT = {"": (), **{suit: (suit,) for suit in cards.SUITS}}


def _in_force(table: Table) -> bool:
    return not table.suspended or "TWR-094" not in table.suspended


def may_overheal(table: Table, seat: int) -> bool:
    """TWR-099: whether the Cups of this hero may lift health above 20."""
    return overheals(cards.hero(table, seat).name, table.options["overheal_by"])


@cache
def overheals(court: str, by: str) -> bool:
    """TWR-099: whether this hero's Cups may lift health above 20, where *by* says whose may."""
    devout, queen = cards.gift_of(court) == "Devout", cards.class_of(court) == "Priest"
    return {"devout": devout, "queens": queen, "both": devout or queen}[by]

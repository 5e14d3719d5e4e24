"""Chapter F: gifts, and the amount of a card."""

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
    """The amount of *card* for *seat*: its printed number plus the gift's bonus.

    For a Mage's companion it is the rank of the Wands card (TWR-081), for a wild Fool the floor
    (TWR-122); both are kept on the card as `rank`.
    """
    lent = card.counters.get("rank")
    own = Part(amount_printed(card.name), "printed")
    printed = Part(lent, "lent", "TWR-081") if lent else own
    suits = _gaining(card) if _in_force(table) else ()
    return reckon(printed, [part for suit in suits for part in EXECUTOR.parts(table, suit, seat)])


def works_with(table: Table, card: Piece, printed: int = 0) -> int:
    """The number of `amount` for the active hero, without its reasons; for *printed*, if that
    differs from the card's number."""
    n: int = card.counters.get("rank") or printed or amount_printed(card.name)
    seat = cards.active(table)
    for suit in _gaining(card):
        n += gained(table, seat, suit)
    return n


def gained(table: Table, seat: int, suit: str) -> int:
    """The bonus of *seat*'s gift for a card of *suit*."""
    n = _gains(table).get((seat, suit), 0)
    return EXECUTOR.reckoned(0, table, suit, seat) if n is None else n


@cards.while_in_force
def _gains(table: Table) -> dict[tuple[int, str], int | None]:
    """The bonuses of all gifts, by seat and suit; None if they must be calculated."""
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
    """The suits whose cards gain by the card called *name*, and the bonus for its bearer; None if
    it depends on more than the bearer."""
    said = EXECUTOR.index.headed(name)
    return tuple((str(suit), _plainly(each)) for (what, suit), each in said if what == "changes")


def _plainly(sentence: Sentence) -> int | None:
    """The bonus that a sentence always gives its bearer; None if it says anything else."""
    is_gift = sentence.plain and sentence.clause.phrase is GAIN
    return sentence.by if is_gift and isinstance(sentence.by, int) else None


def _gaining(card: Piece) -> tuple[str, ...]:
    """TWR-094, TWR-096: the suits whose gifts apply to *card*. A Mage's companion also has the gift
    of Wands."""
    if not card.counters:  # the usual case
        return _OF_SUIT[cards.numbered(card.name)]
    suit = cards.suit_in_play(card)
    if "companion" in card.counters and suit != "wands":
        return (*_OF_SUIT[suit], "wands")
    return _OF_SUIT[suit]


_OF_SUIT = {"": (), **{suit: (suit,) for suit in cards.SUITS}}


def _in_force(table: Table) -> bool:
    return not table.suspended or "TWR-094" not in table.suspended


def may_overheal(table: Table, seat: int) -> bool:
    """TWR-099: whether this hero's Cups may raise health above 20."""
    return overheals(cards.hero(table, seat).name, table.options["overheal_by"])


@cache
def overheals(court: str, by: str) -> bool:
    """TWR-099: whether this hero's Cups may raise health above 20, under the option *by*."""
    devout, queen = cards.gift_of(court) == "Devout", cards.class_of(court) == "Priest"
    return {"devout": devout, "queens": queen, "both": devout or queen}[by]

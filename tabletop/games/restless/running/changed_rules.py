"""Rules that cards switch off or change, looked for among all that is in force (RST-003)."""

from __future__ import annotations

from tabletop.cardtext.phrase import Phrase
from tabletop.executor.sentence import Line
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.games.restless.running.executor import EXECUTOR
from tabletop.table.piece import Piece
from tabletop.table.table import Table

NO_FLEE = PHRASES.trait("the party cannot Flee")
NO_REST = PHRASES.trait("the party cannot Rest")
NO_TRADE = PHRASES.trait("Items cannot be traded")
NO_REROLL = PHRASES.trait("Reroll Counters cannot be spent on rolls")
NO_HEAL = PHRASES.trait("nobody heals")
NO_ARMOR = PHRASES.trait("Armor does nothing")
NO_MORE_ARMOR = PHRASES.trait("nobody gains Armor")
NO_CONSUMABLES = PHRASES.trait("Consumables cannot be used in Battle")
NO_SPELLS = PHRASES.trait("Spells cannot be used")
NO_RANGED = PHRASES.trait("Ranged Weapons cannot be used")
NO_ACTIVE = PHRASES.trait("Active Items cannot be used")
RAW = PHRASES.trait("rolls are what the die shows")
IN_ORDER = PHRASES.trait("Characters act in the order of their slots")
BY_LOT = PHRASES.trait("who acts next is left to the D4")
STACKING = PHRASES.trait("Status Effects of one type stack")
LAST_WORDS = PHRASES.trait("Death Effects happen however a Character dies")
TRADE_FIGHTING = PHRASES.trait("Items can be traded in Battle")
FOLLOWED = PHRASES.trait("a Combat Encounter follows at once")
CHAIN_ALL = PHRASES.trait("every Target has Chain Magic")
CHAIN = PHRASES.trait("Chain Magic")
REVERSED = PHRASES.trait("Chain Magic goes to the right")
TRADERS_GONE = PHRASES.trait("Traders show no goods")
NIGHTS_SHOWN = PHRASES.trait("Rest cards lie face up")
ROW_SHOWN = PHRASES.trait("Encounters lie face up")


def ruled(table: Table, *phrases: Phrase) -> list[Line]:
    """The sentences made of one of *phrases* that are in force, each with its card and bearer."""
    return [line for phrase in phrases for line in EXECUTOR.lines(table, ("rules", phrase))]


def rule_by(table: Table, phrase: Phrase, *, bearer: int = -1) -> Piece | None:
    """The card, the first there is, that says *phrase* to everybody, or to *bearer*."""
    line = EXECUTOR.ruling(table, phrase, bearer)
    return line.piece if line is not None else None


def forbidden(
    table: Table, phrase: Phrase, rule: str, *, bearer: int = -1
) -> tuple[str, str] | None:
    """The *rule* and the card's name as a reason, if a card says *phrase*."""
    piece = rule_by(table, phrase, bearer=bearer)
    return (rule, f"{content.title(piece.name)} forbids it.") if piece else None


def cannot_flee(table: Table) -> tuple[str, str] | None:
    """RST-226: the rule that keeps the party here, and why."""
    if table.count("final"):
        return "RST-247", "From a Traitor God nobody flees."
    if table.count("horror"):
        return "RST-159", "In the night there is nowhere to flee to."
    return forbidden(table, NO_FLEE, "RST-226")

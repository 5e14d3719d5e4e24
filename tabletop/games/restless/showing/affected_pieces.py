"""What the cards in force bear on: the pieces and places whose numbers and rules they change."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.cardtext.clause import Clause
from tabletop.executor.lasting_changes import is_lasting
from tabletop.executor.sentence import Line
from tabletop.games.restless.battle.chain import has_chain
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.lexicon import KINDS as KINDS_OF_ITEMS
from tabletop.games.restless.party.holdings.decks import PICK, PICK_PLACE, is_place
from tabletop.games.restless.road.journey import (
    MUST_FIGHT,
)
from tabletop.games.restless.running.changed_rules import (
    BY_LOT,
    CHAIN_ALL,
    IN_ORDER,
    LAST_WORDS,
    NIGHTS_SHOWN,
    NO_ARMOR,
    NO_FLEE,
    NO_HEAL,
    NO_MORE_ARMOR,
    NO_REROLL,
    NO_REST,
    NO_TRADE,
    NO_USE,
    RAW,
    REVERSED,
    ROW_SHOWN,
    STACKING,
    TRADE_FIGHTING,
    TRADERS_GONE,
)
from tabletop.games.restless.running.executor import EXECUTOR
from tabletop.games.restless.running.modifiers import CHANGES, PRICES, stat_of
from tabletop.games.restless.table.table_reads import character, inventory, item, living, targets
from tabletop.table.piece import Piece
from tabletop.table.table import Table

Borne = tuple[tuple[int, ...], tuple[str, ...]]
"""Pieces and zones."""

NOTHING: Borne = ((), ())

OF_CHARACTERS = frozenset({
    "combat", "ranged", "dodge", "any", "unarmed", "taken", "healing", "flee", "weight",
})  # fmt: skip
OF_TARGETS = frozenset({
    "target_attack", "target_defense", "drops_loot", "drops_treasure", "drops_rerolls",
})  # fmt: skip
OF_TRADERS = frozenset({"fee", "goods_loot", "goods_treasure", "price", "sale", *PRICES.values()})
OF_NIGHTS = frozenset({"rest_rerolls", "rest_heal"})
"""Whose number each is; the others are numbers of Items."""

KINDS = {
    "melee": ("Melee Weapon",),
    "ranged_damage": ("Ranged Weapon",),
    "shots": ("Ranged Weapon",),
    "spell": ("Spell",),
    "recharge": ("Active Item",),
}
"""The kinds of Items that a number is about."""

EVERYBODY = frozenset({NO_HEAL, NO_ARMOR, NO_MORE_ARMOR, LAST_WORDS, IN_ORDER, BY_LOT, STACKING})
"""The rules that are about Characters."""

PLACES = {NO_REST: "nights", NIGHTS_SHOWN: "nights", NO_REROLL: "dice", RAW: "dice"}
"""The rules that are about one place."""

DRAWN_FROM = {"loot": "loot", "treasures": "treasures", "encounters": "encounters",
              "rests": "nights", "realms": "realm", "gods": "god"}  # fmt: skip
"""The place of what is drawn."""


def bears_on(table: Table, line: Line) -> Borne:
    """What *line*, in force for its bearer, changes.

    Nothing while what it waits for is not so.
    """
    clause = line.clause
    if not (is_lasting(line.piece.name) or EXECUTOR.stands(line.sentence)):
        return NOTHING
    if not EXECUTOR.is_so(table, line):
        return NOTHING
    if clause.phrase in CHANGES:
        return _number(table, line)
    return _places(table, clause) or _rule(table, clause, line.bearer)


def _number(table: Table, line: Line) -> Borne:
    stat = stat_of(line.clause)
    if stat in OF_TARGETS:
        return _all(targets(table))
    if stat in OF_TRADERS:
        return _all(_traders(table))
    if stat in OF_NIGHTS:
        return (), ("nights",)
    among = [slot for slot in living(table) if EXECUTOR.concerns(table, line, stat, slot)]
    if stat in OF_CHARACTERS:
        return _all(_characters(table, among))
    return _all(_items(table, among, KINDS.get(stat, ())))


def _rule(table: Table, clause: Clause, bearer: int) -> Borne:
    rule, among = clause.phrase, living(table) if bearer < 0 else [bearer]
    if rule in PLACES:
        return (), (PLACES[rule],)
    if rule is NO_USE:
        kinds = clause.values["kinds"] or KINDS_OF_ITEMS
        also = ("Food", "Spell") if "Consumable" in kinds else ()  # RST-125
        return _all(_items(table, among, (*kinds, *also)))
    if rule in EVERYBODY:
        return _all(_characters(table, among))
    if rule in (NO_TRADE, TRADE_FIGHTING):
        return (), tuple(f"inventory:{slot}" for slot in among)
    if rule in (NO_FLEE, CHAIN_ALL):
        return _all(targets(table))
    if rule is REVERSED:
        return _all(each for each in targets(table) if has_chain(table, each))
    return _all(_traders(table)) if rule is TRADERS_GONE else NOTHING


def _places(table: Table, clause: Clause) -> Borne | None:
    """The places of a sentence about draws, or about the row."""
    rule, row = clause.phrase, [place for place in range(1, 10) if table[f"row:{place}"]]
    if rule is PICK:
        deck = DRAWN_FROM.get(str(clause.values["drawn"]))
        return ((), (deck,)) if deck else NOTHING
    if rule is ROW_SHOWN:
        there = row
    elif rule in (PICK_PLACE, MUST_FIGHT):
        meant = clause.values["place"]
        there = [place for place in row if is_place(meant, place, place == row[-1])]
    else:
        return None
    return (), tuple(f"row:{place}" for place in there)


# --- what there is of each kind ----------------------------------------------------------------


def _all(pieces: Iterable[Piece]) -> Borne:
    return tuple(piece.id for piece in pieces), ()


def _traders(table: Table) -> list[Piece]:
    lying = table["encounter"]
    return [piece for piece in lying if isinstance(content.card(piece.name), content.Trader)]


def _characters(table: Table, among: Iterable[int]) -> list[Piece]:
    return [piece for slot in among if (piece := character(table, slot))]


def _items(table: Table, among: Iterable[int], kinds: Iterable[str]) -> list[Piece]:
    wanted = set(kinds)
    return [
        held
        for slot in among
        for held in inventory(table, slot)
        if (printed := item(held)) and wanted & set(printed.kinds)
    ]

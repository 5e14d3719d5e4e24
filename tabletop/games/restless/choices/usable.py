"""Chapter 14: which Consumables and Active Items may be used, and by whom."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from tabletop.cardtext.clause import Clause
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.games.restless.running.asking import name
from tabletop.games.restless.running.ruling import NO_ACTIVE, NO_CONSUMABLES, NO_SPELLS, forbidden
from tabletop.games.restless.table.fighting import may_escape
from tabletop.games.restless.table.reading import (
    at_rest,
    character,
    health,
    inventory,
    item,
    living,
    max_health,
    targets,
)
from tabletop.packs.library import by_name
from tabletop.play.decision import Option
from tabletop.table.piece import Piece
from tabletop.table.table import Table

USE = PHRASES.add("use", "cost")
"""What stands before the effect of a Consumable or an Active Item."""


USE_IN_BATTLE = PHRASES.add("use in Battle", "cost")
"""The same, of an effect that needs a Target."""


def uses_of(piece: Piece) -> tuple[Clause, ...]:
    """What using *piece* does."""
    return _uses(piece.name)


@by_name
def _uses(card: str) -> tuple[Clause, ...]:
    return tuple(
        clause
        for clause in content.says(card)
        if "cost" in clause.heads and clause.heads["cost"].phrase in (USE, USE_IN_BATTLE)
    )


def is_consumable(piece: Piece) -> bool:
    """RST-125: whether it is used up by use."""
    printed = item(piece)
    return printed is not None and bool({"Consumable", "Food", "Spell"} & set(printed.kinds))


def is_active(piece: Piece) -> bool:
    """RST-130: whether it lies sideways after use until it is recharged."""
    printed = item(piece)
    return printed is not None and "Active Item" in printed.kinds


def use_options(table: Table, among: Iterable[int], *, actor: int = -1) -> list[Option]:
    """What Items can be used now: in Battle Active Items by the *actor* only (RST-202)."""
    options = []
    for slot in among:
        for piece in inventory(table, slot):
            if not uses_of(piece) or (is_active(piece) and slot != actor and table.count("battle")):
                continue
            options.append(would_use(table, slot, piece))
    return options


def would_use(table: Table, slot: int, piece: Piece, at: str = "") -> Option:
    """RST-108: what would change nothing is allowed after a warning."""
    rule, why = _barred(table, slot, piece) or ("", "")
    unhurt = not why and _only_heals(piece.name) and not any(
        max_health(table, each) > health(table, each) for each in living(table)
    )  # fmt: skip
    warning = "Nobody lacks any Health." if unhurt else ""
    used = _used(piece.id, piece.name, name(table, slot), rule, why, at, warning)
    return replace(used, absolute=True) if rule in ("RST-108", "RST-247") else used


@by_name
def _only_heals(card: str) -> bool:
    """Whether using the card called *card* does nothing but heal."""
    said = [said for clause in _uses(card) for said in clause.body]
    return bool(said) and all("heal" in each.phrase.template for each in said)


@by_name
def _only_sends_away(card: str) -> bool:
    """Whether using the card called *card* does nothing but let a Target escape."""
    said = [said for clause in _uses(card) for said in clause.body]
    return bool(said) and all(each.phrase.template == "the Target escapes" for each in said)


def ground_options(table: Table, among: Iterable[int]) -> list[Option]:
    """RST-104, RST-158: while Resting, and only then, anybody may use what lies on the Ground."""
    return [
        would_use(table, slot, piece, f" {slot}")
        for piece in table["ground"]
        if uses_of(piece)
        for slot in among
    ]


@lru_cache(4096)
def _used(piece: int, card: str, who: str, rule: str, why: str, at: str, warning: str) -> Option:
    label = f"{who} uses {content.title(card)}"
    key = f"use {card}#{piece}{at}"
    return Option(key, label, (piece,), (), piece, why, rule, warning)


def _barred(table: Table, slot: int, piece: Piece) -> tuple[str, str] | None:
    """The rule that forbids using *piece* now, and why."""
    if barred := _barred_for_long(table, slot, piece):
        return barred
    if is_used_up(table, piece, "cast"):
        return "RST-207", "It is this turn's attack: the Consumable is another card."
    who = character(table, slot)
    free = table.options["free_consumables_outside"] == "on" and not table.count("battle")
    if not is_consumable(piece) or not who or not who.turn or at_rest(table) or free:
        return None
    return "RST-203", f"{name(table, slot)} has used a Consumable already."


def is_used_up(table: Table, piece: Piece, how: str) -> bool:
    """RST-207: whether a Spell was `cast` as this turn's attack, or `eaten` as its Consumable."""
    return bool(table.count("battle")) and piece.counters.get(how) == table.count("turns")


def _barred_for_long(table: Table, slot: int, piece: Piece) -> tuple[str, str] | None:
    """The rule that forbids using *piece* now and in the next turn too, and why."""
    printed = item(piece)
    if printed is None or character(table, slot) is None:
        return "RST-107", "It is used by the Character that holds it."
    if not at_rest(table) and table.zones[piece.zone].kind == "ground":
        return "RST-104", "What lies on the Ground is used while Resting."
    if printed.rest and not at_rest(table):
        return "RST-139", "It has the Rest symbol: at Rest only."
    needs_target = all(c.heads["cost"].phrase is USE_IN_BATTLE for c in uses_of(piece))
    if needs_target and not targets(table):
        return "RST-108", "There is no Target."
    if _only_sends_away(piece.name) and not any(map(may_escape, targets(table))):
        return "RST-247", "A Traitor God does not go away."
    if "Spell" in printed.kinds and (barred := forbidden(table, NO_SPELLS, "RST-003", bearer=slot)):
        return barred
    if is_active(piece) and (barred := forbidden(table, NO_ACTIVE, "RST-202", bearer=slot)):
        return barred
    if is_active(piece) and piece.turn:
        return "RST-130", f"It is ready again at Encounter {piece.counters.get('ready', 0)}."
    if is_consumable(piece) and table.count("battle"):
        return forbidden(table, NO_CONSUMABLES, "RST-203", bearer=slot)
    return None


def may_use(table: Table, slot: int, piece: Piece) -> bool:
    """Whether the Character in *slot* can use *piece*, now or in its next turn."""
    return bool(uses_of(piece)) and _barred_for_long(table, slot, piece) is None

"""Chapter 14: which Consumables and Active Items may be used, and by whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec.structs import replace

from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.effect_words import effect_of
from tabletop.games.restless.cards.phrases import HEALING
from tabletop.games.restless.choices.act_declaration import one_of
from tabletop.games.restless.choices.item_targets import (
    dropped_on,
    named_by,
    on_character,
    uses_named,
    uses_of,
)
from tabletop.games.restless.choices.needed_objects import nothing_there
from tabletop.games.restless.running.changed_rules import unusable
from tabletop.games.restless.running.question_context import name
from tabletop.games.restless.table.table_reads import (
    CHARACTER,
    at_rest,
    character,
    health,
    inventory,
    item,
    living,
    max_health,
    slots,
)
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Option
from tabletop.play.questions.declaration import Part, Said
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def is_consumable(piece: Piece) -> bool:
    """RST-125: whether it is used up by use."""
    printed = item(piece)
    return printed is not None and bool({"Consumable", "Food", "Spell"} & set(printed.kinds))


def is_active(piece: Piece) -> bool:
    """RST-130: whether it lies sideways after use until it is recharged."""
    printed = item(piece)
    return printed is not None and "Active Item" in printed.kinds


def held_active(table: Table) -> list[Piece]:
    """RST-130: the Active Items in hands, by who holds them."""
    return [piece for slot in slots(table) for piece in inventory(table, slot) if is_active(piece)]


def use_options(table: Table, among: Iterable[int], *, actor: int = -1) -> list[Option]:
    """What Items can be used now: in Battle Active Items by the *actor* only (RST-202)."""
    options = []
    for slot in among:
        for piece in inventory(table, slot):
            if not uses_of(piece) or (is_active(piece) and slot != actor and table.count("battle")):
                continue
            options.append(would_use(table, slot, piece))
    return options


def would_use(table: Table, slot: int, piece: Piece) -> Option:
    """RST-108: what would change nothing is allowed after a warning."""
    rule, why = _barred(table, slot, piece) or ("", "")
    unhurt = (
        not why
        and _only_heals(piece.name)
        and not any(max_health(table, each) > health(table, each) for each in living(table))
    )
    warning = "Nobody lacks any Health." if unhurt else ""
    zones = dropped_on(table, slot, piece)
    spends = is_consumable(piece) and not at_rest(table)
    used = _used(piece.id, piece.name, name(table, slot), zones, rule, why, warning, spends)
    return replace(used, absolute=True) if rule in ("RST-108", "RST-247") else used


@by_name
def _only_heals(card: str) -> bool:
    """Whether using the card called *card* does nothing but heal."""
    said = [said for use in uses_named(card) for said in use.clause.body]
    return bool(said) and all(each.phrase in HEALING for each in said)


def ground_options(table: Table, among: Sequence[int]) -> list[Option]:
    """RST-104, RST-158: while Resting, and only then, anybody may use what lies on the Ground."""
    usable = [piece for piece in table["ground"] if among and uses_of(piece)]
    return [_from_ground(table, among, piece) for piece in usable]


def _from_ground(table: Table, among: Sequence[int], piece: Piece) -> Option:
    """The use of *piece*, by whoever of those *among* may; if nobody may, why the first may not."""
    ways = [would_use(table, slot, piece) for slot in (among if at_rest(table) else among[:1])]
    way = next((each for each in ways if not each.why), ways[0])
    zones = tuple(CHARACTER[slot] for slot in among)
    return replace(way, label=f"Use {content.title(piece.name)}", zones=zones)


def used_on(table: Table, what: Option, said: Said) -> Part | None:
    """RST-107: who uses it, if it lies on the Ground; RST-192, RST-007: whom its text means."""
    piece = table.pieces[int(what.value)]
    slot = table.zones[piece.zone].owner
    if slot < 0:
        alive = living(table)
        if "user" not in said and len(alive) > 1:
            return _user(table, piece)
        slot = int(said["user"][0].value) if "user" in said else alive[0]
    return next((part for part in named_by(table, piece, slot) if part.name not in said), None)


def _user(table: Table, piece: Piece) -> Part:
    users = [_as_user(table, slot, piece, would_use(table, slot, piece)) for slot in living(table)]
    return one_of("user", f"Who uses {content.title(piece.name)}?", "RST-104", users)


def _as_user(table: Table, slot: int, piece: Piece, used: Option) -> Option:
    user = on_character(table, piece, slot)
    return user.blocked(used.rule, used.why, absolute=used.absolute) if used.why else user


@lru_cache(4096)
def _used(
    piece: int, card: str, who: str, zones: tuple[str, ...], rule: str, why: str, warning: str,
    spends: bool,
) -> Option:  # fmt: skip
    label = f"{who} uses {content.title(card)}"
    key = f"use {card}#{piece}"
    effect = effect_of([each for each in uses_named(card) if each.plain])
    return Option(key, label, (piece,), zones, piece, why, rule, warning, spends=spends,
                  effect=effect, group="Use an Item")  # fmt: skip


def _barred(table: Table, slot: int, piece: Piece) -> tuple[str, str] | None:
    """The rule that forbids using *piece* now, and why."""
    if barred := _barred_for_long(table, slot, piece):
        return barred
    if is_used_up(table, piece, "cast"):
        return "RST-207", "It is the attack of this turn, so the Consumable must be another card."
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
        return "RST-107", "Only the Character that holds it can use it."
    if not at_rest(table) and table.zones[piece.zone].kind == "ground":
        return "RST-104", "Items on the Ground can be used only while Resting."
    if printed.rest and not at_rest(table):
        return "RST-139", "It has the Rest symbol: use it only at Rest."
    if barred := nothing_there(table, slot, piece):
        return barred
    if barred := unusable(table, slot, *printed.kinds):
        return barred
    if is_active(piece) and piece.turn:
        return "RST-130", f"It is ready again at Encounter {piece.counters.get('ready', 0)}."
    return unusable(table, slot, "Consumable") if is_consumable(piece) else None


def may_use(table: Table, slot: int, piece: Piece) -> bool:
    """Whether the Character in *slot* can use *piece*, now or in its next turn."""
    return bool(uses_of(piece)) and _barred_for_long(table, slot, piece) is None

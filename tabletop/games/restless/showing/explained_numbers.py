"""Numbers that explain themselves."""

from __future__ import annotations

from tabletop.games.restless.battle.chain import points
from tabletop.games.restless.cards import content
from tabletop.games.restless.choices.attack_means import attack_of, defense, means_of
from tabletop.games.restless.choices.carrying_capacity import max_weight, weight
from tabletop.games.restless.road.trader import asked_for, value
from tabletop.games.restless.running.changed_rules import CHAIN_ALL, rule_by
from tabletop.games.restless.table.table_reads import (
    acting,
    inventory,
    item,
    targets,
)
from tabletop.play.rules.modifiers import Part, Value
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def explain(table: Table, piece: Piece) -> dict[str, Value]:
    """The numbers of *piece* as it lies, each with its parts, by label."""
    zone = table.zones[piece.zone]
    if zone.kind == "character":
        return _of_character(table, piece, zone.owner)
    if piece in targets(table):
        slot = acting(table)
        told = {"Die Defense": defense(table, piece, slot)}
        if not isinstance(content.card(piece.name), content.God):
            told["Attack"] = attack_of(table, piece, slot)
        if n := points(table, piece, slot):
            by = rule_by(table, CHAIN_ALL) or piece
            why = f"1 point to each around the table: {content.title(by.name)}"
            told["Chain Magic"] = Value(n, (Part(n, why, "RST-188", by.id),))
        if (whole := getattr(content.card(piece.name), "health", 0)) > 0:
            told["Printed Health"] = Value(whole, (Part(whole, "printed", "RST-047", piece.id),))
        return told
    return _of_item(table, piece) if item(piece) is not None else {}


def _of_item(table: Table, piece: Piece) -> dict[str, Value]:
    told = {"Weight": Value(weight(piece), (Part(weight(piece), "printed", "RST-099", piece.id),))}
    worth = value(table, piece)
    if worth is not None:
        told["Value"] = Value(worth, (Part(worth, "printed", "RST-088", piece.id),))
    if piece.zone == "goods":
        told["Price"] = asked_for(table, piece)
    return told


def _of_character(table: Table, piece: Piece, slot: int) -> dict[str, Value]:
    health, missing = piece.counters.get("health", 0), piece.counters.get("missing", 0)
    loads = tuple(
        Part(weight(held), content.title(held.name), "RST-099", held.id)
        for held in inventory(table, slot)
        if weight(held)
    )
    told = {
        "Health": Value(health, (Part(health, f"of {health + missing}", "RST-041"),)),
        "Max Weight": max_weight(table, slot),
        "Carried": Value(sum(part.n for part in loads), loads or (Part(0, "nothing", "RST-099"),)),
    }
    told.update(
        {
            f"By {means.key.partition(' ')[2].partition('#')[0]}": means.harm
            for means in means_of(table, slot)
        }
    )
    return told

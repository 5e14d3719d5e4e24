"""Showing: numbers with their explanations."""

from __future__ import annotations

from tabletop.games.tower.rules import cards, foes, numbers
from tabletop.games.tower.rules.difficulty import foe_health, terms_at
from tabletop.games.tower.rules.executor import EXECUTOR
from tabletop.games.tower.rules.gifts import amount
from tabletop.play.rules.modifiers import Part, Value
from tabletop.table.piece import Piece
from tabletop.table.table import Table

FULL = "Full health"


def explain(table: Table, piece: Piece) -> dict[str, Value]:
    """The numbers of *piece* in its present place, each with its parts, by label."""
    zone = table.zones[piece.zone]
    kind = zone.kind
    told: dict[str, Value] = {}
    if kind in ("hand", "play") and cards.effects_in_play(piece):
        holder = zone.owner if kind == "hand" else cards.active(table)
        told["Works with"] = amount(table, piece, holder)
    if kind == "shields":
        value = piece.counters.get("value", 0)
        told["Shield"] = Value(value, (Part(value, "fixed when laid", "TWR-071"),))
    if kind == "hero":
        health = piece.counters.get("health", 0)
        told["Health"] = Value(health, (Part(health, "left", "TWR-011"),))
        begun = Part(terms_at(table).health, "to begin with", "TWR-011")
        told[FULL] = EXECUTOR.value(table, numbers.FULL, zone.owner, begun)
    if piece.face_up and is_foe(table, piece):
        health, wards = piece.counters.get("health", 0), piece.counters.get("wards", 0)
        floor = table.count("floor")
        full = foe_health(table)
        parts = [*full.parts, Part(health - full.n, "done to it")]
        told["Health"] = Value(health, tuple(part for part in parts if part.n))
        told[FULL] = full
        left = cards.wards_left(table)
        printed = [Part(wards, f"on floor {floor}", "TWR-021"), Part(left - wards, "dispelled")]
        told["Wards"] = Value(left, tuple(part for part in printed if part.n or not left))
        for suit in cards.SUITS:
            if suit in foes.answers(table):
                told[f"Dispelled by {suit.capitalize()}"] = Value(
                    1, (Part(1, "a card", "TWR-060"),)
                )
    return told


def is_foe(table: Table, piece: Piece) -> bool:
    """Whether *piece* is the current foe. Players may put anything on any floor by hand."""
    lying = table.zones.get(f"floor:{table.count('floor')}")
    return lying is not None and lying.pieces[-1:] == [piece.id]

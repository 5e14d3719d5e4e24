"""Showing: numbers that explain themselves."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.content import STATS
from tabletop.games.darkest.party import carrying, heroes
from tabletop.games.darkest.party.scores import score
from tabletop.play.modifiers import Part, Value
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def explain(table: Table, piece: Piece) -> dict[str, Value]:
    """The numbers of *piece* as it lies, each with its parts, by label."""
    place = next((p for p in heroes.PLACES if piece.zone == f"hero:{p}"), None)
    if place is None or not isinstance(content.card(piece.name), content.HeroCard):
        return {}
    told = {name.capitalize(): score(table, place, name) for name in ("strength", "craft")}
    for stat in STATS[2:]:
        n = heroes.has(table, place, stat)
        told[stat.capitalize()] = Value(n, (Part(n, "tokens", "DTC-027"),))
    told["Item slots"] = carrying.slots(table, place)
    return told

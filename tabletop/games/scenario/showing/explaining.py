"""Showing: numbers that explain themselves."""

from __future__ import annotations

from tabletop.games.scenario.board.harm import full_health, health
from tabletop.games.scenario.board.running import LEAD
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.nights import Night
from tabletop.games.scenario.night.blow import shield
from tabletop.games.scenario.night.round import limit
from tabletop.play.modifiers import Part, Value
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def explain(table: Table, piece: Piece) -> dict[str, Value]:
    """The numbers of *piece* as it lies, each with its parts, by label."""
    told: dict[str, Value] = {}
    if piece.kind == "figure":
        left = health(piece)
        told["Health"] = Value(left, (Part(left, "left", "SCN-103"),))
        told["Full health"] = full_health(table, piece)
        if piece.counters.get("seat") or content.monster(piece.name):
            value = shield(table, piece)
            if value.n:
                told["Shield"] = value
    if isinstance(content.card(piece.name), Night):
        told["Rounds"] = limit(table)
    if piece.counters.get(LEAD):
        lead = content.ability(piece.name)
        told["Leads"] = Value(n := lead.initiative if lead else 0, (Part(n, "printed", "SCN-110"),))
    charges = piece.counters.get("charges", 0)
    if charges:
        told["Charges"] = Value(charges, (Part(charges, "left", "SCN-148"),))
    of = content.ability(piece.name)
    if of is not None:
        told["Initiative"] = Value(of.initiative, (Part(of.initiative, "printed", "SCN-110"),))
    return told

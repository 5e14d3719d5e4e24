"""Showing: numbers that explain themselves."""

from __future__ import annotations

from tabletop.games.scenario.board.executor import LEAD
from tabletop.games.scenario.board.harm import full_health, health
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.nights import Night
from tabletop.games.scenario.night.blow import shield
from tabletop.games.scenario.night.round import limit
from tabletop.play.rules.modifiers import Part, Value
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def _of_a_monster(figure: Piece) -> dict[str, Value]:
    """SCN-158, SCN-126, SCN-129: what its own row of the card gives a monster."""
    of = content.monster(figure.name)
    if of is None:
        return {}
    elite = figure.counters.get("elite", 0) > 0
    row = "printed for elites" if elite else "printed"
    _, move, attack = of.elite if elite else of.normal
    far = of.elite_range if elite else of.range
    return {
        "Move": Value(move, (Part(move, row, "SCN-158"),)),
        "Attack": Value(attack, (Part(attack, row, "SCN-126"),)),
        "Range": Value(far, (Part(far, row, "SCN-129"),)),
    }


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
        told |= _of_a_monster(piece)
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

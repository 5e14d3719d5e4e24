"""Showing: numbers with their explanations."""

from __future__ import annotations

from tabletop.games.scenario.board.executor import LEAD
from tabletop.games.scenario.board.field import field_of, rank_of
from tabletop.games.scenario.board.harm import full_health, health
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.nights import Night
from tabletop.games.scenario.night.blow import shield
from tabletop.games.scenario.night.initiative import order
from tabletop.games.scenario.night.round import limit
from tabletop.play.rules.modifiers import Part, Value
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def _of_a_monster(figure: Piece) -> dict[str, Value]:
    """SCN-158, SCN-126, SCN-129: the numbers of a monster from its row of the card."""
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


def _of_a_hero(table: Table, hero: Piece) -> dict[str, Value]:
    """SCN-103, SCN-110: the numbers of a hero's figure, and when it acts this round."""
    zone = table.zones.get(hero.zone)
    figure = field_of(table).heroes.get(zone.owner) if zone and zone.kind == "hero" else None
    if zone is None or figure is None:
        return {}
    left = health(figure)
    told = {
        "Health": Value(left, (Part(left, "left", "SCN-103", figure.id),)),
        "Full health": full_health(table, figure),
    }
    if table.count("revealed"):
        acts = next(each.initiative for each in order(table) if each.seat == zone.owner)
        told["Acts at"] = Value(acts, (Part(acts, "in this round", "SCN-110"),))
    return told


def _of_a_type(table: Table, tactic: content.Tactic) -> dict[str, Value]:
    """SCN-110, SCN-158: when the monsters of a *tactic* act, how many are on the map, and the
    numbers of the weakest."""
    at = Value(tactic.initiative, (Part(tactic.initiative, "printed", "SCN-110"),))
    types = [
        each for each in field_of(table).monsters if content.kind_of(each.name) == tactic.monster
    ]
    count = Value(len(types), (Part(len(types), "on the map", "SCN-104"),))
    weakest = min(types, key=rank_of, default=None)
    told = {"Acts at": at, "Standing": count}
    if weakest is not None:
        full = full_health(table, weakest)
        told |= {"Health": full, **_of_a_monster(weakest)}
    return told


def _to_reach(table: Table) -> dict[str, Value]:
    """SCN-105: the lamps and doors on the map, and how many are lit and open."""
    field = field_of(table)
    counts = {
        "Lamps": len(field.lamps),
        "Lamps lit": len(field.lit),
        "Doors": len(field.doors),
        "Doors open": len(field.doors) - len(field.shut),
    }
    wanted = {"Lamps": field.lamps, "Doors": field.doors}
    return {
        label: Value(n, (Part(n, "on the map", "SCN-105"),))
        for label, n in counts.items()
        if wanted[label.split()[0]]
    }


def explain(table: Table, piece: Piece) -> dict[str, Value]:
    """The numbers of *piece* in its present place, each with its parts, by label."""
    told: dict[str, Value] = {}
    if isinstance(of := content.card(piece.name), content.HeroCard) and piece.kind == "card":
        return _of_a_hero(table, piece)
    if isinstance(of, content.Tactic):
        return _of_a_type(table, of)
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
        told |= _to_reach(table)
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

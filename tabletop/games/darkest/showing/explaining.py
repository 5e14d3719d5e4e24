"""Showing: numbers that explain themselves."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.content import STATS
from tabletop.games.darkest.guardians import combat, foes
from tabletop.games.darkest.party import carrying, heroes
from tabletop.games.darkest.party.scores import score
from tabletop.play.modifiers import Part, Value
from tabletop.table.piece import Piece
from tabletop.table.table import Table

SCORES = ("strength", "craft")


def explain(table: Table, piece: Piece) -> dict[str, Value]:
    """The numbers of *piece* as it lies, each with its parts, by label."""
    if piece.zone == "guardians":
        return _of_guardian(table, piece) | _of_both_sides(table)
    place = next((p for p in heroes.PLACES if piece.zone == f"hero:{p}"), None)
    if place is None or not isinstance(content.card(piece.name), content.HeroCard):
        return {}
    told = {name.capitalize(): score(table, place, name) for name in SCORES}
    for stat in STATS[2:]:
        n = heroes.has(table, place, stat)
        told[stat.capitalize()] = Value(n, (Part(n, "tokens", "DTC-027"),))
    told["At first"] = Value(
        start := heroes.printed(table, place).life, (Part(start, "printed", "DTC-027"),)
    )
    told["Used slots"] = Value(
        used := carrying.used(table, place), (Part(used, "carried", "DTC-088"),)
    )
    told["Item slots"] = carrying.slots(table, place)
    return told


def _of_guardian(table: Table, piece: Piece) -> dict[str, Value]:
    """DTC-228, DTC-235: a Guardian's scores: its own, what it bears, what was taken from it."""
    told: dict[str, Value] = {}
    for name in SCORES if foes.BEARER not in piece.counters else ():
        if (own := foes.printed(piece, name)) is None:
            continue
        parts = [Part(own, "its own", "DTC-228")]
        parts += [
            Part(n, content.title(item.name), "DTC-217", item.id)
            for item in foes.borne(table, piece) if (n := foes.bonus(item.name, name))
        ]  # fmt: skip
        if hurt := piece.counters.get(foes.HURT[name], 0):
            parts.append(Part(-hurt, "damage", "DTC-235"))
        told[name.capitalize()] = Value(foes.score(table, piece, name), tuple(parts))
    return told


def _of_both_sides(table: Table) -> dict[str, Value]:
    """DTC-228: the totals that decide, of the party and of all Guardians, by who adds what."""
    told: dict[str, Value] = {}
    for name in SCORES:
        mine = [
            Part(combat.own(table, place, name), heroes.name_of(table, place), "DTC-228")
            for place in heroes.living(table)
        ]
        if aid := table.count(f"aid_{name}"):
            mine.append(Part(aid, "by Spells", "DTC-228"))
        its = [
            Part(foes.score(table, foe, name), foes.title(foe), "DTC-228", foe.id)
            for foe in foes.guards(table) if foes.score(table, foe, name)
        ]  # fmt: skip
        told[f"Party's {name.capitalize()}"] = Value(sum(p.n for p in mine), tuple(mine))
        told[f"Guardians' {name.capitalize()}"] = Value(sum(p.n for p in its), tuple(its))
    return told

"""Showing: numbers that explain themselves."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.content import STATS
from tabletop.games.darkest.combat.foes import foe_of, value
from tabletop.games.darkest.ground import shops
from tabletop.games.darkest.guardians import foes
from tabletop.games.darkest.guardians.harm import own_score as fights_with
from tabletop.games.darkest.party import carrying_capacity, fates, heroes
from tabletop.games.darkest.party.scores import score
from tabletop.games.darkest.road.bargains.offers import cost
from tabletop.games.darkest.showing.contests import met
from tabletop.games.darkest.tower.climb import talismans
from tabletop.games.darkest.village.offers import points
from tabletop.play.rules.modifiers import Part, Value
from tabletop.table.piece import Piece
from tabletop.table.table import Table

SCORES = ("strength", "craft")


def explain(table: Table, piece: Piece) -> dict[str, Value]:
    """The numbers of *piece* as it lies, each with its parts, by label."""
    if piece.zone == "guardians":
        return _of_guardian(table, piece) | _of_both_sides(table)
    if content.enemy(piece.name) is not None and (told := _of_enemy(table, piece)):
        return told
    if piece.zone == "stage" or piece.name == content.TOWER[0]:
        return _of_party(table)
    if piece.zone in shops.zones(table):
        return _of_goods(table, piece)
    place = next((p for p in heroes.PLACES if piece.zone == f"hero:{p}"), None)
    if place is not None and isinstance(content.card(piece.name), content.HeroCard):
        return _of_hero(table, place)
    owner = next((p for p in heroes.PLACES if piece.zone == f"trophies:{p}"), None)
    return _of_trophies(table, owner) if owner is not None else {}


def _of_hero(table: Table, place: int) -> dict[str, Value]:
    """DTC-027: what a hero has, from what it began with."""
    told = {}
    for stat in STATS:
        start, has = heroes.printed(table, place).start(stat), heroes.has(table, place, stat)
        parts = [Part(start, "at first", "DTC-027")]
        if has != start:
            parts.append(Part(has - start, "gained or lost", "DTC-028"))
        if stat in SCORES:
            parts += score(table, place, stat).parts[1:]
        told[stat.capitalize()] = Value(max(0, sum(p.n for p in parts)), tuple(parts))
    for kind in fates.kinds(table)[1:]:
        n = heroes.has(table, place, kind.counter)
        told[kind.called] = Value(n, (Part(n, "tokens", kind.rule),))
    used = carrying_capacity.load(table, place).slots
    told["Used slots"] = Value(used, (Part(used, "carried", "DTC-088"),))
    told["Item slots"] = carrying_capacity.slots(table, place)
    return told


def _of_goods(table: Table, piece: Piece) -> dict[str, Value]:
    """DTC-B16: what the Blacksmith asks of whoever is there, and how much of that it lacks."""
    printed = content.price(piece.name)
    if not printed:
        return {}
    parts = [Part(printed, "printed", "DTC-B16")]
    buyer = table.count(heroes.MEETS) - 1
    if buyer not in heroes.living(table) or heroes.at(table):
        return {"Price": Value(printed, tuple(parts))}
    asked = cost(table, buyer, printed)
    if asked != printed:
        who = heroes.name_of(table, buyer)
        parts.append(Part(asked - printed, f"for {who}", "DTC-B16"))
    told = {"Price": Value(asked, tuple(parts))}
    if (lacks := asked - heroes.has(table, buyer, "gold")) > 0:
        told["Gold short"] = Value(lacks, (Part(lacks, "lacking", "DTC-B16"),))
    return told


def _of_trophies(table: Table, place: int) -> dict[str, Value]:
    """DTC-B14: what the trophies of a hero are worth together: seven points are one token."""
    told = {}
    for name in SCORES:
        parts = [
            Part(n, content.title(card.name), "DTC-B14", card.id)
            for card in table[f"trophies:{place}"]
            if (n := points(card.name, name))
        ]
        if parts:
            told[f"{name.capitalize()} points"] = Value(sum(p.n for p in parts), tuple(parts))
    return told


def _of_party(table: Table) -> dict[str, Value]:
    """DTC-261, DTC-262: what the Tower asks for: the party's scores, and its Talismans."""
    told = {}
    for name in SCORES:
        parts = [
            Part(score(table, place, name).n, heroes.name_of(table, place), "DTC-261")
            for place in heroes.here(table)
        ]
        told[f"All {name.capitalize()}"] = _sum(parts, "DTC-261")
    found = [
        Part(
            sum(owner == place for owner, _ in talismans(table)),
            heroes.name_of(table, place),
            "DTC-262",
        )
        for place in heroes.here(table)
    ]
    told["Talismans"] = _sum([p for p in found if p.n], "DTC-262")
    return told


def _sum(parts: list[Part], rule: str) -> Value:
    """What *parts* make together; nobody makes nothing."""
    return Value(sum(p.n for p in parts), tuple(parts) or (Part(0, "nobody", rule),))


def _of_guardian(table: Table, piece: Piece) -> dict[str, Value]:
    """DTC-228, DTC-235: a Guardian's scores: its own, what it bears, what was taken from it."""
    told: dict[str, Value] = {}
    for name in SCORES if foes.BEARER not in piece.counters else ():
        if (own := foes.printed(piece, name)) is None:
            continue
        parts = [Part(own, "its own", "DTC-228")]
        parts += [
            Part(n, content.title(item.name), "DTC-217", item.id)
            for item in foes.borne(table, piece)
            if (n := foes.bonus(item.name, name))
        ]
        if hurt := piece.counters.get(foes.HURT[name], 0):
            parts.append(Part(-hurt, "damage", "DTC-235"))
        value = Value(foes.score(table, piece, name), tuple(parts))
        told[name.capitalize()] = value
        if len(parts) > 1:
            told[f"{name.capitalize()} now"] = value
    return told


def _of_enemy(table: Table, piece: Piece) -> dict[str, Value]:
    """DTC-185: the scores of the Enemy that the party has come to, against the hero it meets."""
    place = table.count(heroes.MEETS) - 1
    if place not in heroes.here(table) or met(table) is not piece:
        return {}
    foe = foe_of(piece, turned=True)
    return {each.capitalize(): value(table, place, foe, each) for each in foe.scores}


def _of_both_sides(table: Table) -> dict[str, Value]:
    """DTC-228: the totals that decide, of the party and of all Guardians, by who adds what."""
    told: dict[str, Value] = {}
    for name in SCORES:
        mine = [
            Part(fights_with(table, place, name), heroes.name_of(table, place), "DTC-228")
            for place in heroes.here(table)
        ]
        if aid := table.count(f"aid_{name}"):
            mine.append(Part(aid, "by Spells", "DTC-228"))
        its = [
            Part(foes.score(table, foe, name), foes.title(table, foe), "DTC-228", foe.id)
            for foe in foes.guards(table)
            if foes.score(table, foe, name)
        ]
        told[f"Party's {name.capitalize()}"] = _sum(mine, "DTC-228")
        told[f"Guardians' {name.capitalize()}"] = _sum(its, "DTC-228")
    return told

"""Bots: the value of actions, measured in points of damage."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tabletop.cardtext.amounts import Change
from tabletop.games.scenario.board.executor import of_half
from tabletop.games.scenario.board.harm_words import BE, HEAL
from tabletop.games.scenario.bots.position import Position
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.attack_notation import Strength, how
from tabletop.games.scenario.hand.recovered_cards import RECOVER
from tabletop.games.scenario.night import attacks, movement
from tabletop.grammar.parameters import Printed
from tabletop.packs.library import by_name
from tabletop.table.piece import Piece
from tabletop.table.space import Place


class HalfEffect(NamedTuple):
    """The effect of a half, as far as a bot understands it."""

    attack: int = 0
    range: int = 1
    targets: int = 1
    all: bool = False
    move: int = 0
    leaps: bool = False
    heals: int = 0
    tends: bool = False
    other: float = 0.0


PLAIN = {"attack": HalfEffect(attack=2), "tend": HalfEffect(tends=True), "move": HalfEffect(move=2)}


@by_name
def deed_of(name: str, half: str) -> HalfEffect:
    """The effect of the *half* of the card called *name*."""
    deed, other = HalfEffect(), 0.0
    for sentence in of_half(name, half):
        for said in sentence.clause.body:
            values = said.values
            part = getattr(said.phrase, "part", "")
            if said.phrase is attacks.ATTACK:
                made = how(values["how"])
                if (
                    made.whom is not None and not made.near
                ):  # an attack on the figures around a target
                    continue
                deed = deed._replace(
                    attack=max(deed.attack, _strength(values["strength"])),
                    range=made.range or made.near or 1,
                    targets=made.targets,
                    all=made.whom is not None,
                )
            elif said.phrase in (movement.MOVE, movement.LEAP):
                leaps = said.phrase is movement.LEAP
                deed = deed._replace(move=_strength(values["strength"]), leaps=leaps)
            elif part == HEAL.part:
                n = values["n"]
                deed = deed._replace(heals=deed.heals + (n if isinstance(n, int) else 1))
            elif part == RECOVER.part:
                other += 2.5
            elif part == BE.name:
                other += 0.8
            else:
                other += 1.0
    of = content.ability(name)
    if of is not None and half in content.HALVES and of.active(half) == "persistent":
        other += 0.9 * max(1, of.charges(half))
    return deed._replace(other=other)


def _strength(strength: Strength) -> int:
    """The strength of an action, as far as it is known in advance."""
    if isinstance(strength, Printed):
        return 2
    return strength if isinstance(strength, int) else getattr(strength, "base", 0) or 2


def struck(position: Position, deed: HalfEffect, start: Place) -> list[Piece]:
    """The monsters that an attack from *start* strikes, the most valuable target first."""
    field = position.field
    there = [foe for foe in field.monsters if field.strikes(start, foe.zone, deed.range)]
    there.sort(key=lambda foe: -blow(position, deed, foe))
    return there if deed.all else there[: deed.targets]


@cache
def _armour(type: str) -> int:
    """The Armour printed on a monster type, ignoring changes."""
    changes = (said for s in of_half(type, "text") for said in s.clause.values.values())
    by = (c.by for c in changes if isinstance(c, Change) and c.number == "armour")
    return sum(n for n in by if isinstance(n, int))


def blow(position: Position, deed: HalfEffect, foe: Piece) -> float:
    """The value of an attack against *foe*: its damage, plus a bonus if the foe is defeated."""
    type = content.kind_of(foe.name)
    damage = max(0.3, deed.attack - _armour(type))
    left = foe.counters.get("health", 0)
    worth = 1.6 if type in position.goals.foes else 1.0
    return worth * min(damage, left) + (2.5 if damage >= left else 0)


def done_from(position: Position, deed: HalfEffect, start: Place) -> float:
    """The value of *deed* for a hero that stands at *start*."""
    worth = deed.other
    if deed.attack:
        hit = sum(blow(position, deed, foe) for foe in struck(position, deed, start))
        worth = hit + (worth if hit else 0)
    if deed.tends:
        near = position.field.map.space.neighbours.get(start, ())
        lamps = (lamp for lamp in position.field.unlit if lamp in near)
        worth += max((position.aims[lamp] for lamp in lamps), default=0.0)
    if deed.heals:
        worth += min(deed.heals, position.full() - position.health()) * 0.8
    return worth


def stands_at(position: Position, place: Place, reach: int) -> float:
    """The value of standing at *place* for a hero with attack range *reach*: higher near goals,
    lower where many monsters can strike."""
    field = position.field
    goals = [(foe.zone, 1.0, reach) for foe in field.monsters]
    goals += [
        (aim, worth / 3, int(aim not in field.map.doors)) for aim, worth in position.aims.items()
    ]
    space = field.map.space
    near = max((worth * (6 - max(0, (space.distance(place, goal) or 0) - by)) / 6
                for goal, worth, by in goals), default=0.0)  # fmt: skip
    beside = sum((space.distance(place, foe.zone) or 9) <= 1 for foe in field.monsters)
    frail = 1.4 if position.health() <= 4 else 0.5
    danger = beside * frail * (1 if reach > 1 else 0.5)
    return near * 1.6 - danger + _by_night(position, place)


def _by_night(position: Position, place: Place) -> float:
    """The value that this night's goal gives to standing at *place*."""
    field, goals, worth = position.field, position.goals, 0.0
    if goals.stairs:
        mine = position.hero.zone if position.hero else ""
        ways = (
            field.far(place, stair)
            for stair in field.stairs
            if stair in (place, mine) or field.is_free(stair)
        )
        far = min((way for way in ways if way is not None), default=20)
        worth += 3.0 * (not far) - 1.2 * far
    if goals.wading and field.map.terrain[place].cost > 1:
        worth -= 1.2
    if goals.near_light:
        lights = (field.far(place, lamp) for lamp in field.lit)
        worth -= 1.2 * all(way is None or way > goals.near_light for way in lights)
    return worth

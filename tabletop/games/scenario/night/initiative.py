"""Chapter P6, Round and initiative: the turn order."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.scenario.board.executor import LEAD, LED
from tabletop.games.scenario.board.field import field_of, types_on
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.hand.round_start import RESTING
from tabletop.packs.library import by_name
from tabletop.table.piece import Piece
from tabletop.table.table import Table

ACTED = "acted"
"""On a hero's figure and on a monster type's card: it has had its turn."""

REST = 99
"""SCN-042: the initiative of a resting hero."""


class Actor(NamedTuple):
    """A `seat` or a type of `monster` with its place in the turn order. The one that acts first
    sorts first."""

    initiative: int
    side: int
    second: int
    place: int
    seat: int = -1
    monster: str = ""
    acted: bool = False


Row = tuple[int, int, int, int, int, str, bool]
"""The values of an `Actor`."""


def order(table: Table) -> list[Actor]:
    """SCN-111, SCN-112: all actors of this round, in turn order."""
    return [Actor._make(each) for each in sorted(_actors(table))]


def next_actor(table: Table) -> Actor | None:
    """SCN-111: the next actor among those that have not acted."""
    waiting = _actors(table, waiting=True)
    return Actor._make(min(waiting)) if waiting else None


def _actors(table: Table, *, waiting: bool = False) -> list[Row]:
    """The values of all actors of this round, or only of those that have not acted."""
    found = []
    for seat, hero in field_of(table).heroes.items():
        acted = bool(hero.counters.get(ACTED))
        if not (acted and waiting):
            initiative, side, second = _hero(table, seat, hero)
            found.append((initiative, side, second, seat, seat, "", acted))
    zones, pieces = table.zones, table.pieces
    for rank, card in enumerate(types_on(table)):
        for number in zones[f"tactic:{card.id}"].pieces:
            tactic = pieces[number]
            acted = bool(tactic.counters.get(ACTED))
            if acted and waiting:
                continue
            of = content.card(tactic.name)
            if isinstance(of, content.Tactic):
                found.append((of.initiative, 1, 0, rank, -1, card.id, acted))
    return found


def _hero(table: Table, seat: int, hero: Piece) -> tuple[int, int, int]:
    """The place of the hero of *seat* in the turn order: initiative, side, second number."""
    if hero.counters.get(RESTING):
        return REST, 2, 0  # SCN-043: after everybody else
    lead = hero.counters.get(LED, 0)
    if lead:
        return lead, 0, 0
    lead, second = initiatives(table, seat)
    return lead, 0, second


def initiatives(table: Table, seat: int) -> tuple[int, int]:
    """SCN-110, SCN-112: the numbers of the lead card and of the other card. Cards that have become
    active count too."""
    leads: list[Piece] = []
    others: list[Piece] = []
    for card in table[f"chosen:{seat}"]:
        (leads if card.counters.get(LEAD) else others).append(card)
    if not leads:
        leads = [card for card in table[f"active:{seat}"] if card.counters.get(LEAD)]
    lead, second, *_ = [*[_number(card.name) for card in (*leads[:1], *others[:1])], REST, REST]
    return lead, second


@by_name
def _number(name: str) -> int:
    of = content.ability(name)
    return of.initiative if of is not None else REST


def initiative_of(table: Table, seat: int) -> int:
    """The initiative of the hero of *seat* this round."""
    hero = field_of(table).heroes.get(seat)
    return REST if hero is None else _hero(table, seat, hero)[0]

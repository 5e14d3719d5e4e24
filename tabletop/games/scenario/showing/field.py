"""Showing: the map as the screen paints it."""

from __future__ import annotations

from tabletop.games.scenario.board.field import Field, field_of, number_of, seat_of
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.attack_notation import How, how
from tabletop.games.scenario.night.attacks import ATTACK
from tabletop.games.scenario.night.blow import reach
from tabletop.games.scenario.night.turn_options import offers, said_by
from tabletop.table.piece import Piece
from tabletop.table.space import Figure, Foot, Ground, Place
from tabletop.table.table import Table

FEET: tuple[Foot, ...] = ("square", "six", "spiked")
"""What monsters stand on, by their types; heroes stand on round feet."""


def in_range(table: Table, piece: int, place: str) -> list[str]:
    """What a figure could strike from *place*: a hero by the farthest of its attacks this turn."""
    field, figure = field_of(table), table.pieces[piece]
    if place not in field.map.terrain or figure.kind != "figure":
        return []
    far = _range(table, figure)
    return [other for other in field.map.space.places if field.strikes(place, other, far)]


def _range(table: Table, figure: Piece) -> int:
    """SCN-129: how far a figure strikes, a hero with what it has still to use."""
    seat = _seat(table, figure)
    hows = [How()] + [
        how(said.values["how"])
        for offer in (offers(table, seat) if seat >= 0 else ())
        for sentence in said_by(offer.use)
        for said in sentence.clause.body
        if said.phrase is ATTACK
    ]
    return max(reach(table, figure, made).n for made in hows)


def _seat(table: Table, figure: Piece) -> int:
    """The seat that *figure* is of; -1 where there is none, or none such."""
    seat = seat_of(figure)
    return seat if 0 <= seat < len(table.seats) else -1


def spaces(table: Table) -> dict[str, Ground]:
    """What there is to be seen of the map."""
    field = field_of(table)
    types = [card.id for card in content.of_kind("monster")]
    figures = {}
    for figure in field.standing.values():
        of = content.monster(figure.name)
        if of is None:
            card = figure.name.removesuffix("-figure")
            figures[figure.id] = Figure(card=card, mark=_seat(table, figure))
        else:
            foot = FEET[types.index(of.id) % len(FEET)]
            figures[figure.id] = Figure(card=of.id, foot=foot, number=number_of(figure))
    return {
        "map": Ground(
            space=field.map.space,
            terrain=field.map.terrain,
            opened=sorted(field.opened),
            lamps=sorted(field.lit),
            figures=figures,
            dark=unseen(field),
        )
    }


def unseen(field: Field) -> frozenset[Place]:
    """The places behind doors that nobody has opened yet, with what lies there: where no way leads
    from the start, nor from a hero."""
    known: set[Place] = set()
    for place in (*field.map.starts, *(hero.zone for hero in field.heroes.values())):
        if place not in known:
            known.update(field.walls.flood(place))
    links = field.map.space.neighbours
    return frozenset(
        place
        for place, lies in field.map.terrain.items()
        if not (lies.wall or lies.door or place in known or known.intersection(links[place]))
    )

"""Showing: the map as it is painted."""

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
"""The shape of a monster's base, by type. Heroes have round bases."""


def in_range(table: Table, piece: int, place: str) -> list[str]:
    """The places that a figure could strike from *place*. A hero uses its longest attack this
    turn."""
    field, figure = field_of(table), table.pieces[piece]
    if place not in field.map.terrain or figure.kind != "figure":
        return []
    far = _range(table, figure)
    return [other for other in field.map.space.places if field.strikes(place, other, far)]


def _range(table: Table, figure: Piece) -> int:
    """SCN-129: the range of a figure. For a hero: that of its unused halves."""
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
    """The seat of *figure*; -1 if it has none, or the seat does not exist."""
    seat = seat_of(figure)
    return seat if 0 <= seat < len(table.seats) else -1


def spaces(table: Table) -> dict[str, Ground]:
    """The visible places of the map."""
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
    """The places behind closed doors and their pieces: places without a way from the start or from
    a hero."""
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

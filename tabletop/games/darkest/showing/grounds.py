"""Showing: the road of this journey, and the Tower, as landscapes."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party import heroes
from tabletop.table.piece import Piece
from tabletop.table.space import Figure, Ground, Terrain, track
from tabletop.table.table import Table

ROAD = track([f"here:{space}" for space in range(7)])
CLIMB = track([f"tower:{space}" for space in range(len(content.TOWER))])
UNTRODDEN = Terrain("Untrodden")
STEPS = {f"tower:{n}": Terrain(content.title(name)) for n, name in enumerate(content.TOWER)}
CODES = {"here:0": "V"} | {f"here:{n}": f"{n}" for n in range(1, 7)} | {
    f"tower:{n}": f"T{n}" for n in range(len(content.TOWER))
}  # fmt: skip
VILLAGES = Terrain("Village"), Terrain("Village beyond the Sentinel")


def spaces(table: Table) -> dict[str, Ground]:
    """The road from the village on, and the Tower: what all may see of them."""
    lies = {"here:0": VILLAGES[min(1, table.count(heroes.REGION))]}
    lies |= {f"here:{space}": _terrain(table, space) for space in range(1, 7)}
    figures = _figures(table)
    return {
        "road": Ground(space=ROAD, terrain=lies, codes=CODES, figures=figures),
        "tower": Ground(space=CLIMB, terrain=STEPS, codes=CODES, figures=figures),
    }


def _terrain(table: Table, space: int) -> Terrain:
    lies: Piece | None = heroes.terrain(table, space)
    return Terrain(content.title(lies.name)) if lies is not None else UNTRODDEN


def _figures(table: Table) -> dict[int, Figure]:
    """The heroes' figures in marching order, the leader being the first."""
    return {
        figure.id: Figure(card=figure.name.removesuffix("-figure"),
                          mark=heroes.place_of(figure), number=number)
        for number, figure in enumerate(table["order"], 1)
    }  # fmt: skip

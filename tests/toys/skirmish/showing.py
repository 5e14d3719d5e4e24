"""What the screen shows of the field."""

from __future__ import annotations

from tabletop.table.space import Figure, Ground
from tabletop.table.table import Table
from tests.toys.skirmish.field import Field, rank, side

FEET = {"page": "round", "knight": "square", "queen": "six", "king": "spiked"}


def in_range(table: Table, piece: int, place: str) -> list[str]:
    """What the figure could attack from there."""
    field = Field(table)
    figure = field.figures.get(piece)
    return field.in_range(figure, place) if figure and place in field.map.terrain else []


def spaces(table: Table) -> dict[str, Ground]:
    """What there is to be seen of the field."""
    field = Field(table)
    opened = [place for place in field.map.doors if place not in field.shut]
    figures = {
        number: Figure(foot=FEET[rank(figure)], mark=side(figure))
        for number, figure in field.figures.items()
    }
    return {
        "field": Ground(
            space=field.map.space, terrain=field.map.terrain, opened=opened, figures=figures
        )
    }

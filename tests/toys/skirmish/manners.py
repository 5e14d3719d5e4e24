"""Chapter F: what nobody was asked for, and why not."""

from __future__ import annotations

from tabletop.play.questions.decision import Option, Refusal
from tabletop.table.table import Table
from tests.toys.skirmish import moving
from tests.toys.skirmish.field import Field, side
from tests.toys.skirmish.turn import active, ready


def refuse(table: Table, seat: int, piece: int, zone: str) -> Refusal:
    """Why *seat* may not lay *piece* into *zone* now."""
    field = Field(table)
    figure = field.figures.get(piece)
    if figure is None:
        return Refusal("SKI-029", "That is moved by hand alone.")
    if side(figure) != active(table):
        return Refusal("SKI-005", "It is not that figure's turn.")
    if figure not in ready(table, field):
        return Refusal("SKI-005", "That figure has been used.")
    if zone not in field.map.terrain:
        return Refusal("SKI-029", "A figure stays on the field.")
    return moving.refuse(table, field, figure, zone)


def unoffered(table: Table, key: str) -> Option | None:
    """The barred move that *key* speaks of, if a question about moves is open."""
    verb, _, rest = key.partition(" ")
    name, _, place = rest.partition(" ")
    field = Field(table)
    if verb != "move" or place not in field.map.terrain or table.flow.step != "use":
        return None
    for figure in ready(table, field):
        if figure.name == name and not figure.counters.get("moved"):
            return moving.barred(table, field, figure, place)
    return None

"""Steps of the focus through a space, from a place to its neighbour, by the arrow keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from tabletop.table.space import Space

if TYPE_CHECKING:
    from ui.scene.places.space_plan import Plan

ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
"""The directions of the arrows on the screen (right, down)."""

STEEPEST, STEEPEST_OF_A_WAY = 0.99, 2.0
"""How far sideways a neighbour may be, per distance forwards, to count as in the direction of an
arrow: for cells, and for places on a winding way."""


def step(plan: Plan, space: Space, place: str, direction: str) -> str:
    """The neighbour of *place* that is nearest to the *direction* of the arrow key as drawn; among
    equals, the one in the same column or row. Empty if there is none that way."""
    across, down = ARROWS[direction]
    here, grid = plan.centre(place), space.grid

    def off(beside: str) -> tuple[float, bool]:
        way: QPointF = plan.centre(beside) - here
        on, aside = way.x() * across + way.y() * down, way.x() * down + way.y() * across
        kept = True
        if grid is not None:
            a, b = grid.cell(space.centre[place]), grid.cell(space.centre[beside])
            kept = a[0] == b[0] if down else a[1] == b[1]
        return round(abs(aside) / on, 2) if on > 1 else 9.0, not kept

    best = min(space.neighbours[place], key=off, default="")
    most = STEEPEST_OF_A_WAY if grid is None else STEEPEST
    return best if best and off(best)[0] <= most else ""

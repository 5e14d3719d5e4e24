"""How a game is learned: until it has a lesson, it begins for one person as most people want it."""

from __future__ import annotations

from tabletop.play.rules.game_box import Box
from tabletop.play.shelf.game_shelf import shelf
from tabletop.table.table import Seat, unnamed


def usual_seats(game: str) -> list[Seat]:
    """As many seats as *game* usually has, all of one person; none if its box cannot be read."""
    box = next((each for each in shelf() if each.id == game and isinstance(each, Box)), None)
    number = box.usual or box.seats[0] if isinstance(box, Box) else 0
    return [Seat(unnamed(seat), 0) for seat in range(number)]

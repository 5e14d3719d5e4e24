"""What is new to the person who comes to the screen next: chronicle lines not yet shown to them."""

from __future__ import annotations

from tabletop.play.rules import chronicle
from tabletop.table.view import EVERYONE
from ui.seat.bridge import Bridge

MOST = 6
"""The most lines on the curtain; the newest are shown."""


class News:
    """The part of the chronicle that each person has seen, by player number. Whoever hands the
    screen on has seen all of it, and everybody has seen what happened before everybody."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge
        self._read: dict[int, list[chronicle.Line]] = {}
        self._before_all = False
        bridge.after_answer.append(self._hear)

    def _hear(self) -> None:
        """Note whether the last answer was given before everybody or by one person alone."""
        self._before_all = self._bridge.port.shared

    def for_next(self, seat: int) -> list[str]:
        """The lines that are new to the player of *seat*, in public words. For the person who is at
        the screen and only hides it, the last lines."""
        bridge, seats = self._bridge, self._bridge.port.seats
        lines, title = bridge.port_of(EVERYONE).lines(), bridge.game.title_of
        here = seats[bridge.seat].player if bridge.seat >= 0 else -1
        if here < 0 and self._before_all:
            self._read = {place.player: lines for place in seats}
        read = self._read.get(seats[seat].player, [])
        known = 0 if here == seats[seat].player else len(read)
        if known and lines[known - 1 : known] != read[-1:]:
            known = 0  # the lines that were read have been undone
        if here >= 0:
            self._read[here] = lines
        told = lines[known:][-MOST:]
        return ["".join(part.words for part in chronicle.parted(line, title)) for line in told]

"""What is new to whoever comes to the screen next: each line of the chronicle is told them once."""

from __future__ import annotations

from tabletop.play.rules import chronicle
from tabletop.table.view import EVERYONE
from ui.seat.bridge import Bridge

MOST = 6
"""How many lines stand on the curtain at most, the newest ones."""


class News:
    """How much of the chronicle each person has had before their eyes, by the number of the player:
    whoever hands the screen on has seen all of it, and everybody what was done before all."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge
        self._read: dict[int, list[chronicle.Line]] = {}
        self._before_all = False
        bridge.after_answer.append(self._hear)

    def _hear(self) -> None:
        """Something was answered: before all, or by who sits there alone."""
        self._before_all = self._bridge.port.shared

    def for_next(self, seat: int) -> list[str]:
        """What is new to whoever plays *seat*, as anybody may read it; for who is at the screen
        already, and only hides it, the last that was told."""
        bridge, seats = self._bridge, self._bridge.port.seats
        lines, title = bridge.port_of(EVERYONE).lines(), bridge.game.title_of
        here = seats[bridge.seat].player if bridge.seat >= 0 else -1
        if here < 0 and self._before_all:
            self._read = {place.player: lines for place in seats}
        read = self._read.get(seats[seat].player, [])
        known = 0 if here == seats[seat].player else len(read)
        if known and lines[known - 1 : known] != read[-1:]:
            known = 0  # what was read was taken back
        if here >= 0:
            self._read[here] = lines
        told = lines[known:][-MOST:]
        return ["".join(part.words for part in chronicle.parted(line, title)) for line in told]

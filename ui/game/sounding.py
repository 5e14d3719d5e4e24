"""The sounds of an open game: what its table shows, and what happens to those who sit there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from tabletop.table.event import Event, Ordered
from ui.brief.dressing import dressing
from ui.scene.table_view import TableView
from ui.seat import seats
from ui.seat.bridge import Bridge
from ui.sound.cue import Happening
from ui.sound.cues import CueSheet

IN_A_BEAT, AT_ONCE = 2, 1
"""The most sounds of one beat, and of a whole answer without motion."""


class Sounding(QObject):
    """Plays, with *play*, the sounds of the game of *bridge* as *table* shows it; *say* shows in
    words what could otherwise only be heard, because nothing moves.

    Call `look()` when everything is still: it plays the sounds for a new person to be asked, also
    after bots, and for the end. All sounds of a table are the same for all seats, so that none
    reveals anything.
    """

    def __init__(
        self,
        bridge: Bridge,
        table: TableView,
        play: Callable[[str], object],
        say: Callable[[str], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._bridge, self._table, self._play, self._say = bridge, table, play, say
        self._sheet = CueSheet(dressing(bridge.game.id).sounds)
        self._asked, self._entries, self._over = seats.NOBODY, -1, False
        table.sounded.connect(self._on_sounded)
        bridge.refused.connect(lambda *_told: self.tell("refused"))

    def tell(self, on: Happening) -> None:
        """Play the sound of an occasion."""
        name = self._sheet.at(on)
        if name:
            self._play(name)

    def look(self) -> None:
        """Play the sound for who is asked, if that has changed, and for the end of the game."""
        port = self._bridge.port
        went_on = 0 <= self._entries < port.entries
        was_asked, was_over = self._asked, self._over
        if port.questions:
            self._asked = self._person(seats.next_person(port.seats, port.questions))
        self._entries, self._over = port.entries, port.over
        if not went_on:  # just opened, or undone
            return
        if self._over and not was_over:
            self.tell("won" if self._has_won() else "lost")
        elif self._asked not in (seats.NOBODY, was_asked):
            self.tell("handed over")

    def _person(self, seat: int) -> int:
        """The number of the player of *seat*; `NOBODY` if there is none."""
        return seat if seat < 0 else self._bridge.port.seats[seat].player

    def _has_won(self) -> bool:
        """Whether a person has won, or, if none plays, anybody."""
        port = self._bridge.port
        outcome = port.view.outcome
        winners = outcome.winners if outcome is not None else ()
        people = [n for n in range(len(port.seats)) if not seats.is_bot(port.seats, n)]
        return any(winner in people or not people for winner in winners)

    def _on_sounded(self, heard: Sequence[tuple[Event, str]], at_once: bool) -> None:
        """Play the sounds of a beat, or of a whole answer at once; without motion, a shuffle is
        also told in words."""
        table = self._table.table
        if table is None:
            return
        names = {self._sheet.of(event, zone, table.kind_of) for event, zone in heard}
        for name in self._sheet.heard(names, AT_ONCE if at_once else IN_A_BEAT):
            self._play(name)
        shuffled = [
            zone
            for event, zone in heard
            if isinstance(event, Ordered) and event.shuffled and not table.is_away(zone)
        ]
        if at_once and shuffled:
            named = dict.fromkeys(map(self._table.zone_title, shuffled))
            self._say(f"Shuffled: {', '.join(named)}.")

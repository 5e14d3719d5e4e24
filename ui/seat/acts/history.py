"""Going back and forth in time, for the person at the screen."""

from __future__ import annotations

from collections.abc import Callable

from ui.seat.act_runner import Carrying
from ui.seat.acts import undo_words


class Time:
    """Undo, redo, bookmark and the way out of a step, at the table of *bridge*; *save* writes down
    what no answer does."""

    def __init__(self, bridge: Carrying, save: Callable[[], object]) -> None:
        self._bridge, self._save = bridge, save

    def undo(self) -> bool:
        """Take back the last thing a person did, be it said of a declaration or done by hand since;
        says so where luck or a hidden card was seen."""
        port = self._bridge.port
        if port.said_last and self.unsay():
            return True
        return self._go_back(port.undo, undo_words.nothing(port))

    def unsay(self) -> bool:
        """Take back what the person at the screen said last of a declaration; whether there was
        anything."""
        unsaid = self._bridge.port.unsay()
        if unsaid:
            self._bridge.settle()
        return unsaid

    def redo(self) -> bool:
        """Do again what was taken back."""
        done = self._go_back(self._bridge.port.redo, "There is nothing to do again.")
        if done:
            self._bridge.said.emit("Done again.")
        return done

    def rewind(self, entry: int, *, divided: bool = False) -> bool:
        """Go back to just before journal entry *entry*, though what people did be *divided*."""
        return self._go_back(lambda: self._bridge.port.rewind(entry, divided=divided))

    def set_bookmark(self) -> None:
        """Remember this moment, to come back to it, for as long as there is the game."""
        self._bridge.port.set_bookmark()
        self._bridge.said.emit("Bookmark set; the chronicle shows where.")
        self._bridge.marked.emit()
        self._save()

    def back_to_bookmark(self) -> bool:
        """Go to the moment remembered; whether there is one other than this."""
        port = self._bridge.port
        if port.bookmark in (-1, port.entries):
            self._bridge.said.emit("No other moment than this is marked.")
            return False
        return self.rewind(port.bookmark)

    def skip(self, reason: str = "") -> bool:
        """Leave the rest of the step undone."""
        return self._bridge.carry_out(lambda: self._bridge.port.skip(reason))

    def restart_step(self, reason: str = "") -> bool:
        """Begin the step again on the table as it lies."""
        return self._bridge.carry_out(lambda: self._bridge.port.restart_step(reason))

    def to_quiet_moment(self) -> bool:
        """Go back to where the table was last whole."""
        return self.rewind(self._bridge.port.quiet_moment)

    def _go_back(self, act: Callable[[], object], nothing: str = "") -> bool:
        port = self._bridge.port
        since, moved = port.entries, False

        def go() -> None:
            nonlocal moved
            moved = act() is not False

        if not self._bridge.carry_out(go):
            return False
        words = undo_words.words(port, since)
        if words or not moved:
            self._bridge.said.emit(words if moved else nothing)
        return moved

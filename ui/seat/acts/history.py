"""Going back and forth in time."""

from __future__ import annotations

from collections.abc import Callable

from ui.seat.act_runner import Carrying
from ui.seat.acts import undo_words


class Time:
    """Undo, redo, bookmarks and ways out of a step, at the table of *bridge*. *save* saves what no
    answer saves."""

    def __init__(self, bridge: Carrying, save: Callable[[], object]) -> None:
        self._bridge, self._save = bridge, save

    def undo(self) -> bool:
        """Undo what a person did last: a part of a declaration, an answer, or a move by hand. Says
        so if luck or a hidden card had been seen."""
        port = self._bridge.port
        if port.said_last and self.unsay():
            return True
        return self._go_back(port.undo, undo_words.nothing(port))

    def unsay(self) -> bool:
        """Undo the last part of a declaration by the person at the screen. Returns whether there
        was one."""
        unsaid = self._bridge.port.unsay()
        if unsaid:
            self._bridge.settle()
        return unsaid

    def redo(self) -> bool:
        """Redo what was undone last."""
        done = self._go_back(self._bridge.port.redo, "There is nothing to redo.")
        if done:
            self._bridge.said.emit("Redone.")
        return done

    def rewind(self, entry: int, *, divided: bool = False) -> bool:
        """Go back to just before journal entry *entry*, even into the middle of one undo step if
        *divided*."""
        return self._go_back(lambda: self._bridge.port.rewind(entry, divided=divided))

    def set_bookmark(self) -> None:
        """Bookmark this moment for the rest of the game."""
        self._bridge.port.set_bookmark()
        self._bridge.said.emit("Bookmark set. The chronicle shows it.")
        self._bridge.marked.emit()
        self._save()

    def back_to_bookmark(self) -> bool:
        """Go back to the bookmark. Returns whether there is one at another moment."""
        port = self._bridge.port
        if port.bookmark in (-1, port.entries):
            self._bridge.said.emit("There is no bookmark at another moment.")
            return False
        return self.rewind(port.bookmark)

    def skip(self, reason: str = "") -> bool:
        """Skip the rest of the step."""
        return self._bridge.carry_out(lambda: self._bridge.port.skip(reason))

    def restart_step(self, reason: str = "") -> bool:
        """Restart the step with the table as it is."""
        return self._bridge.carry_out(lambda: self._bridge.port.restart_step(reason))

    def to_quiet_moment(self) -> bool:
        """Go back to the last moment between steps."""
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

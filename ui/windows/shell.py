"""The one window of the program: it shows one page at a time, and the curtain before any."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QStackedWidget, QWidget

from ui.base.qt_guard import guarded

if TYPE_CHECKING:
    from ui.windows.curtain import Curtain
    from ui.windows.toast import PassingWords

SMALLEST = (1280, 720)
"""The smallest window, in pixels, that a whole table is laid out for."""

FRAME = 64
"""Pixels that desktops put round a window at most, in either direction."""


@guarded
class Shell(QStackedWidget):
    """The window.

    `show_page(page)` shows a page; `draw_curtain(name, summary)` hides it until the next person is
    there, then `curtain_lifted()` is given, *before* the page is shown again, so that it can be
    filled for that person first. `keep()` and `restore(kept)` are its size and place; one that has
    none yet is to `fit()` the screen.

    `closing()`: the window is about to close, which `may_close` has allowed. `take_key` is asked of
    each key that no page has taken.
    """

    curtain_lifted = Signal()
    closing = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Tabletop")
        self.resize(*SMALLEST)
        self.may_close: Callable[[], bool] = lambda: True
        self.take_key: Callable[[QKeyEvent], bool] = lambda _event: False
        self._behind: QWidget | None = None
        self._left = QWidget()
        self.currentChanged.connect(self._make_room)

    def _make_room(self) -> None:
        """Let the page that is shown alone say how small the window may be."""
        shown, no = self.currentWidget(), QSizePolicy.Policy.Ignored
        for page in filter(None, map(self.widget, range(self.count()))):
            how = QSizePolicy.Policy.Preferred if page is shown else no
            page.setSizePolicy(how, how)

    @cached_property
    def curtain(self) -> Curtain:
        """The curtain; made when it first falls, for a window must be there at once."""
        from ui.windows.curtain import Curtain

        made = Curtain()
        made.lifted.connect(self._lift)
        self.addWidget(made)
        return made

    @property
    def curtain_hangs(self) -> bool:
        """Whether the curtain hides the page."""
        return self._behind is not None

    def show_page(self, page: QWidget) -> None:
        """Show *page*; while the curtain hangs, when it is lifted."""
        if self.indexOf(page) < 0:
            self.addWidget(page)
        if self._behind is not None:
            self._behind = page
            return
        self.setCurrentWidget(page)

    def drop_page(self, page: QWidget) -> None:
        """Let go of *page*, which is shown no more.

        Until Qt deletes it, it lies where nobody finds it: what is found below a window by
        `findChildren` is tied to that window, and the binding never lets go of it then.
        """
        self.removeWidget(page)
        page.setParent(self._left)
        page.deleteLater()

    def draw_curtain(self, name: str, summary: Sequence[str], plays: str = "") -> None:
        """Hide the page until *name*, who *plays* somebody, is there; all may know *summary*."""
        self.curtain.fall(name, summary, plays)
        if self._behind is None:
            self._behind = self.currentWidget()
        self.setCurrentWidget(self.curtain)

    def drop_curtain(self) -> None:
        """Take the curtain away without anybody having lifted it: another page is shown instead."""
        self._behind = None

    def keep(self) -> str:
        """Size and place of the window, for the settings."""
        return bytes(self.saveGeometry().data()).hex()

    def restore(self, kept: str) -> None:
        """Size and place as `keep` gave them; an unknown or empty *kept* changes nothing."""
        self.restoreGeometry(QByteArray(bytes.fromhex(kept)))

    def fit(self) -> None:
        """Fill a screen that has no room for the window and what the desktop puts round it."""
        room = self.screen().availableSize()
        if room.width() < SMALLEST[0] + FRAME or room.height() < SMALLEST[1] + FRAME:
            self.setWindowState(self.windowState() | Qt.WindowState.WindowMaximized)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or be again the window that it was: maximised, if it was that."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def say(self, words: str) -> None:
        """Say *words* for a while, over whatever page is shown."""
        self._told.say(words)

    @cached_property
    def _told(self) -> PassingWords:
        from ui.windows.toast import PassingWords

        return PassingWords(self)

    def come_to_front(self) -> None:
        """Show the window over all others, or, where the desktop forbids that, ask to be seen."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        QApplication.alert(self)

    def _lift(self) -> None:
        page, self._behind = self._behind, None
        if page is None:
            return
        self.curtain_lifted.emit()
        if not self.curtain_hangs and self.currentWidget() is self.curtain:
            self.setCurrentWidget(page)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that nothing else has taken."""
        if not self.take_key(event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell of it, then close, if that may be."""
        if not self.may_close():
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)

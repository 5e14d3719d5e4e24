"""The window of the program: it shows one page at a time, and the curtain over any of them."""

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
"""The smallest window, in pixels, for which a whole table is laid out."""

FRAME = 64
"""The most pixels that desktops put around a window, each way."""


@guarded
class Shell(QStackedWidget):
    """The window.

    `show_page(page)` shows a page; `draw_curtain(name, summary)` hides it until the next person is
    there. `curtain_lifted()` is emitted *before* the page is shown again, so that it can be filled
    for that person first. `keep()` and `restore(kept)` are its size and position; a new one must
    `fit()` the screen.

    `closing()`: the window is about to close, as `may_close` has allowed. `take_key` is called for
    each key that no page has handled.
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
        """Let the visible page determine the minimum size of the window."""
        shown, no = self.currentWidget(), QSizePolicy.Policy.Ignored
        for page in filter(None, map(self.widget, range(self.count()))):
            how = QSizePolicy.Policy.Preferred if page is shown else no
            page.setSizePolicy(how, how)

    @cached_property
    def curtain(self) -> Curtain:
        """The curtain; made when it first falls, because the window must appear at once."""
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
        """Show *page*; if the curtain is down, after it is lifted."""
        if self.indexOf(page) < 0:
            self.addWidget(page)
        if self._behind is not None:
            self._behind = page
            return
        self.setCurrentWidget(page)

    def drop_page(self, page: QWidget) -> None:
        """Release *page*, which is no longer shown.

        Until Qt deletes it, it has no parent: PySide ties everything found by `findChildren` to the
        window, and would never release it.
        """
        self.removeWidget(page)
        page.setParent(self._left)
        page.deleteLater()

    def draw_curtain(self, name: str, summary: Sequence[str], plays: str = "") -> None:
        """Hide the page until *name*, who *plays* some seat, is there; *summary* is public."""
        self.curtain.fall(name, summary, plays)
        if self._behind is None:
            self._behind = self.currentWidget()
        self.setCurrentWidget(self.curtain)

    def drop_curtain(self) -> None:
        """Remove the curtain without anybody lifting it, because another page is shown."""
        self._behind = None

    def keep(self) -> str:
        """The size and position of the window, for the settings."""
        return bytes(self.saveGeometry().data()).hex()

    def restore(self, kept: str) -> None:
        """Restore a size and position from `keep`; an unknown or empty *kept* changes nothing."""
        self.restoreGeometry(QByteArray(bytes.fromhex(kept)))

    def fit(self) -> None:
        """Fill a screen that has no room for the window and its frame."""
        room = self.screen().availableSize()
        if room.width() < SMALLEST[0] + FRAME or room.height() < SMALLEST[1] + FRAME:
            self.setWindowState(self.windowState() | Qt.WindowState.WindowMaximized)

    def toggle_full_screen(self) -> None:
        """Toggle full screen; the window returns to what it was, also maximised."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def say(self, words: str) -> None:
        """Show *words* for a while over the page."""
        self._told.say(words)

    @cached_property
    def _told(self) -> PassingWords:
        from ui.windows.toast import PassingWords

        return PassingWords(self)

    def come_to_front(self) -> None:
        """Bring the window to the front, or ask for attention if the desktop forbids that."""
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
        """Handle a key that nothing else has taken."""
        if not self.take_key(event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Emit `closing`, then close if allowed."""
        if not self.may_close():
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)

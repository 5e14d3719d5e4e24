"""A window beside the program's own, that remembers its screen and never holds the program up."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QWidget

from ui.base.deferred_call import soon
from ui.base.key_binding import shortcut
from ui.base.qt_guard import guarded

PART = 3
"""A window of which less than one part in so many is on any screen is lost."""


@guarded
class WindowBeside(QWidget):
    """A window of its own: `left()` when it is closed, by whomever.

    `keep()` and `restore(kept)` are its size and place, as of the program's window. The key of
    *Full screen* fills the screen, Esc takes that back; the key of the command that *opens* it
    closes it, as does that of *Back to the gallery*.
    """

    left = Signal()

    def __init__(self, opens: str) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)  # the keys stay at the table
        shortcut(self, self.close, opens, "gallery")
        shortcut(self, self.toggle_full_screen, "full_screen")
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.screenRemoved.connect(self._on_screen_removed)

    def keep(self) -> str:
        """Size and place of the window, for the settings."""
        return bytes(self.saveGeometry().data()).hex()

    def restore(self, kept: str) -> None:
        """Size and place as `keep` gave them, on a screen that is there; an unknown or empty *kept*
        changes nothing."""
        if self.restoreGeometry(QByteArray(bytes.fromhex(kept))):
            self.come_back()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or be the window again that it was."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def take_size(self, width: int, height: int) -> None:
        """Be so many pixels large, on the desktop, as far as the screen goes."""
        plain = Qt.WindowState.WindowFullScreen | Qt.WindowState.WindowMaximized
        self.setWindowState(self.windowState() & ~plain)
        self.resize(width, height)
        self.come_back()

    def come_back(self) -> None:
        """Lie where it can be reached: a screen may have gone, or grown smaller."""
        lies = self.frameGeometry()
        parts = (
            screen.availableGeometry().intersected(lies) for screen in QGuiApplication.screens()
        )
        if any(
            PART * part.width() > lies.width() and PART * part.height() > lies.height()
            for part in parts
        ):
            return
        main = QGuiApplication.primaryScreen().availableGeometry()
        self.resize(self.size().boundedTo(main.size()))
        self.move(main.center() - self.rect().center())

    def _on_screen_removed(self) -> None:
        soon(self, self.come_back)  # once Qt has moved it, if it does

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc gives the screen back."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.toggle_full_screen()
            return
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell of it."""
        super().closeEvent(event)
        self.left.emit()

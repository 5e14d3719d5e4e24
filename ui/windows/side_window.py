"""A window beside the program's own: it remembers its screen and never keeps the program open."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QWidget

from ui.base.deferred_call import soon
from ui.base.key_binding import shortcut
from ui.base.qt_guard import guarded

PART = 3
"""A window with less than one part in this many on any screen is lost."""


@guarded
class WindowBeside(QWidget):
    """A separate window; `left()` is emitted when it is closed by anybody.

    `keep()` and `restore(kept)` are its size and position. The key of *Full screen* toggles that,
    and Esc ends it. The key of the command that *opens* the window closes it, as does that of *Back
    to the gallery*.
    """

    left = Signal()

    def __init__(self, opens: str) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        # the keyboard focus stays at the table
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        shortcut(self, self.close, opens, "gallery")
        shortcut(self, self.toggle_full_screen, "full_screen")
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.screenRemoved.connect(self._on_screen_removed)

    def keep(self) -> str:
        """The size and position of the window, for the settings."""
        return bytes(self.saveGeometry().data()).hex()

    def restore(self, kept: str) -> None:
        """Restore a size and position from `keep`, moved onto an existing screen; an unknown or
        empty *kept* changes nothing."""
        if self.restoreGeometry(QByteArray(bytes.fromhex(kept))):
            self.come_back()

    def toggle_full_screen(self) -> None:
        """Toggle full screen."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def take_size(self, width: int, height: int) -> None:
        """Resize to this many pixels on the desktop, as far as the screen allows."""
        plain = Qt.WindowState.WindowFullScreen | Qt.WindowState.WindowMaximized
        self.setWindowState(self.windowState() & ~plain)
        self.resize(width, height)
        self.come_back()

    def come_back(self) -> None:
        """Move to where it can be reached, because a screen may have gone or become smaller."""
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
        soon(self, self.come_back)  # after Qt has moved it, if it does

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """End full screen on Esc."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.toggle_full_screen()
            return
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Emit `left`."""
        super().closeEvent(event)
        self.left.emit()

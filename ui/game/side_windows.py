"""The windows beside the main one: the share window, and those of seats.

Nothing is imported for them until one is opened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication

from tabletop.table.view import EVERYONE
from ui.base.deferred_call import soon
from ui.base.keymap import with_keys
from ui.base.safe_text import set_tip
from ui.base.settings import Settings

if TYPE_CHECKING:
    from ui.game.seat_controller import OwnWindow
    from ui.game.share_controller import Share
    from ui.panels.face import FaceSource
    from ui.scene.table_view import TableView
    from ui.seat.bridge import Bridge
    from ui.windows.capture_exclusion import Privacy
    from ui.windows.seat import SeatWindow
    from ui.windows.share import ShareWindow
    from ui.windows.shell import Shell

SHARE, SEAT = "share", "seat {}"
"""The names under which window positions are saved."""

SMALL, LARGE = (1280, 720), (1920, 1080)
"""Sizes in pixels that calls and recordings use."""

NOT_KEPT_OUT = (
    "Private: the curtain falls over this window whenever another program is active. "
    "While you play, screen sharing shows this window, and your system cannot prevent that. "
    "Share the share window [key share], not the whole screen."
)
KEPT_OUT = "Private: this window and everything over it is hidden from screen sharing."
SEEN_AGAIN = "Screen sharing shows this window again."
HANDS_OPEN = "The share window shows everybody's hand now."
HANDS_HIDDEN = "The share window hides all hands now."
NOBODY_SITS = "You can open a seat's window only while that seat is at the table."


TIPS = {
    "share": "A window for calls: large, without menus, showing what everybody may know",
    "share_hands": "Show people's hands in the share window until this game is closed",
    "share_small": "The size that most calls show",
    "share_large": "The size for high-quality calls and recordings",
    "seat_window": "The hand, question and chronicle of this seat, for a second screen",
    "private": "Hide this window from screen sharing, as far as the system can",
}
"""Tool tips of these commands, by id."""

TICKED = ("share", "share_hands", "seat_window", "private")
"""Those commands that are switched on or off."""


class Sharing(QObject):
    """Opens and closes these windows, and connects them to the game on the table.

    The share window stays open between games, because a call would lose it; those of seats close
    with their game. *shell* is the main window; `draw_curtain()` hides its table until whoever sits
    there is back. `chosen()`: a setting has changed and must be saved.
    """

    chosen = Signal()

    def __init__(self, settings: Settings, shell: Shell, parent: QObject) -> None:
        super().__init__(parent)
        self._settings, self._shell = settings, shell
        self._game: tuple[Bridge, TableView, FaceSource] | None = None
        self.draw_curtain: Callable[[], object] = lambda: None
        self.window: ShareWindow | None = None
        self.share: Share | None = None
        self.seats: dict[int, tuple[SeatWindow, OwnWindow]] = {}
        self._hands_open = False
        self._actions: dict[str, QAction] = {}
        self._privacy: Privacy | None = None
        if settings.private:
            self._keep_out()

    # --- the game ------------------------------------------------------------------------------

    def join(self, bridge: Bridge, felt: TableView, faces: FaceSource) -> None:
        """Connect to the game of *bridge*, which is on the table *felt* now."""
        self._game = bridge, felt, faces
        bridge.settled.connect(self._on_settled)
        if self.window is not None:
            self._begin_share()

    def leave(self) -> None:
        """Disconnect, because the game is closed."""
        for seat in list(self.seats):
            self.seats[seat][0].close()
        if self.share is not None:
            self.share.leave()
            self.share = None
        self._game = None
        self._hands_open = False
        self._actions = {}
        self.draw_curtain = lambda: None

    def open_wished(self, share: bool, seats: Sequence[int]) -> None:
        """Open the windows requested at the start: the share window, and those of *seats*, counted
        from 1."""
        if share:
            self.open_share()
        there = len(self._game[0].port.seats) if self._game is not None else 0
        for number in seats:
            if number <= there:
                self.open_seat(number - 1, behind_curtain=self._has_secrets(number - 1))
            else:
                self._shell.say(f"There is no seat {number} to open a window for.")

    def _has_secrets(self, seat: int) -> bool:
        """Whether a curtain hides the window of *seat* until its owner is there."""
        if self._game is None or self._settings.curtain == "never":
            return False
        own, all_know = (self._game[0].port_of(each).view.zones for each in (seat, EVERYONE))
        return self._settings.curtain == "always" or own != all_know

    def close(self) -> None:
        """Close all these windows, because the program ends."""
        self.leave()
        if self.window is not None:
            self.window.close()

    def take(self, settings: Settings) -> None:
        """Apply *settings*."""
        self._settings = settings
        for joined in (self.share, *(own for _, own in self.seats.values())):
            if joined is not None:
                joined.set_speed(self._speed)
                joined.speak(settings.language)

    @property
    def _speed(self) -> float:
        return 0.0 if self._settings.reduced_motion else self._settings.speed / 100

    def deeds(self) -> dict[str, Callable[[], object]]:
        """The actions for keys and menus, by id."""
        return {
            "share": self.toggle_share,
            "share_hands": self.toggle_hands,
            "share_small": partial(self.size_share, SMALL),
            "share_large": partial(self.size_share, LARGE),
            "seat_window": self.toggle_seat,
            "private": self.toggle_private,
        }

    def show_in(self, actions: Mapping[str, QAction]) -> None:
        """Tick in the menus what is open or on, and set the tool tips."""
        self._actions = {id: actions[id] for id in self.deeds() if id in actions}
        for id, action in self._actions.items():
            set_tip(action, TIPS[id])
            action.setCheckable(id in TICKED)
        self._tick()

    def _on_settled(self, _view: object) -> None:
        self._tick()

    def _tick(self) -> None:
        seat = self._game[0].seat if self._game is not None else -1
        on = {
            "share": self.window is not None,
            "share_hands": self._hands_open,
            "seat_window": seat in self.seats,
            "private": self._settings.private,
        }
        for id in TICKED:
            if id in self._actions:
                self._actions[id].setChecked(on[id])

    # --- the share window ----------------------------------------------------------------------

    def toggle_share(self) -> None:
        """Open or close the share window."""
        if self.window is not None:
            self.window.close()
        else:
            self.open_share()

    def open_share(self) -> ShareWindow:
        """Open the share window, or bring it to the front."""
        from ui.windows.share import ShareWindow

        if self.window is None:
            window = self.window = ShareWindow()
            window.restore(self._settings.windows.get(SHARE, ""))
            window.left.connect(self._on_share_left)
            if self._privacy is not None:
                self._privacy.shared.add(window)
            window.show()
            if self._game is not None:
                self._begin_share()
        self.window.raise_()
        self._tick()
        return self.window

    def size_share(self, size: tuple[int, int]) -> None:
        """Set the size of the share window in pixels."""
        self.open_share().take_size(*size)

    def _begin_share(self) -> None:
        from ui.game.share_controller import Share

        assert self._game is not None
        assert self.window is not None
        self.share = Share(*self._game, self.window, self._speed, hands_open=self._hands_open)

    def toggle_hands(self) -> None:
        """Show people's hands in the share window, or hide them again."""
        if self._game is None:
            return
        self._hands_open = not self._hands_open
        if self.share is not None:
            self.share.leave()
            self.share = None
        self.open_share()
        if self.share is None:
            self._begin_share()
        self._shell.say(HANDS_OPEN if self._hands_open else HANDS_HIDDEN)
        self._tick()

    def _on_share_left(self) -> None:
        if self.window is None:
            return
        self._settings.windows[SHARE] = self.window.keep()
        if self._privacy is not None:
            self._privacy.shared.discard(self.window)
        if self.share is not None:
            self.share.leave()
        soon(self.window, self.window.deleteLater)  # it is still closing
        self.window = self.share = None
        self._tick()

    # --- seats' windows ------------------------------------------------------------------------

    def toggle_seat(self) -> None:
        """Open or close the window of the seat that looks at the screen."""
        seat = self._game[0].seat if self._game is not None else -1
        if seat < 0:
            self._shell.say(NOBODY_SITS)
        elif seat in self.seats:
            self.seats[seat][0].close()
        else:
            self.open_seat(seat)

    def open_seat(self, seat: int, *, behind_curtain: bool = False) -> SeatWindow | None:
        """Open the window of *seat*, or None if there is no such seat; *behind_curtain* if nobody
        knows who is there."""
        from ui.game.seat_controller import OwnWindow
        from ui.windows.seat import SeatWindow

        if self._game is None or seat in self.seats:
            return None
        bridge, _, faces = self._game
        place = bridge.port.seats[seat]
        window = SeatWindow(place.given or place.name)
        window.restore(self._settings.windows.get(SEAT.format(seat), ""))
        if behind_curtain:
            window.draw_curtain()
        window.left.connect(partial(self._on_seat_left, seat))
        window.show()
        own = OwnWindow(bridge, seat, faces, window, self._speed)
        own.answered.connect(self._on_answered)
        self.seats[seat] = window, own
        self._tick()
        return window

    def _on_answered(self) -> None:
        """Keep the main window from asking somebody to come for an answer given elsewhere: its
        curtain stays for who sits there."""
        bridge = self._game[0] if self._game is not None else None
        asked_here = bridge is not None and (bridge.decision is not None or bridge.port.over)
        if asked_here and self._shell.curtain_hangs:
            self.draw_curtain()

    def _on_seat_left(self, seat: int) -> None:
        if seat not in self.seats:
            return
        window, own = self.seats.pop(seat)
        self._tick()
        self._settings.windows[SEAT.format(seat)] = window.keep()
        own.leave()
        soon(window, window.deleteLater)

    # --- privacy -------------------------------------------------------------------------------

    def toggle_private(self) -> None:
        """Hide the main window from screen sharing, or show it again."""
        from ui.windows.capture_exclusion import promised

        self._settings.private = not self._settings.private
        if self._settings.private:
            self._keep_out()
            self._shell.say(KEPT_OUT if promised() else with_keys(NOT_KEPT_OUT))
        else:
            if self._privacy is not None:
                self._privacy.set_on(False)
            self._shell.say(SEEN_AGAIN)
        self._tick()
        self.chosen.emit()

    def _keep_out(self) -> None:
        from ui.windows.capture_exclusion import Privacy, promised

        if self._privacy is None:
            self._privacy = Privacy(self)
            if self.window is not None:
                self._privacy.shared.add(self.window)
            application = QGuiApplication.instance()
            if not promised() and isinstance(application, QGuiApplication):
                application.applicationStateChanged.connect(self._on_state)
        self._privacy.set_on(True)

    def _on_state(self, state: Qt.ApplicationState) -> None:
        """Drop the curtain when another program becomes active, because others may see our window
        on a call."""
        if self._settings.private and state == Qt.ApplicationState.ApplicationInactive:
            self.draw_curtain()

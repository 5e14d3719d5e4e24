"""Every key of the key table, wherever it is pressed, does something or says why it does not."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QTextBrowser,
    QToolTip,
    QWidget,
)

from tabletop import Seat, new_game
from tests.ui.hands import Hands
from ui.base.keys import ACTIONS, Action
from ui.panels.preview import Preview
from ui.panels.widgets import WritingLine
from ui.program import overlays
from ui.program.app import App
from ui.program.unclaimed_keys import Elsewhere
from ui.windows.shell import Shell
from ui.windows.tile import Tile

KEYED = [action for action in ACTIONS if action.keys and action.id != "cancel"]
"""Where there is nothing to cancel, nothing is cancelled, and nobody needs to be told."""

BESIDE = [action for action in KEYED if action.chapter != "Keyboard play"]


class Watched:
    """The program, with all that a key may change about it."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.did: list[str] = []
        acts = {id: partial(self.did.append, id) for id in app.program() if id != "full_screen"}
        acts["full_screen"] = app.shell.toggle_full_screen
        acts["rules"] = partial(overlays.rules, app.shell)
        app.program = lambda: dict(acts)  # type: ignore[method-assign]
        app.shell.take_key = Elsewhere(app.shell, lambda: app.playing, app.program).press

    def play(self, game: str = "tower") -> None:
        self.app.play(new_game(game, seats=[Seat("Ana", 0), Seat("Ben", 1)], seed=4))
        assert self.app.playing is not None
        self.app.playing.window.fill()
        self.app.playing.table.setFocus()
        Hands(self.app).rest()

    def seen(self) -> list[object]:
        """What a player could see of it."""
        app = self.app
        shell = app.shell
        state: list[object] = [len(self.did), shell.windowState(), shell.currentWidget()]
        state.append(QApplication.activePopupWidget())
        state.append("_told" in vars(shell) and shell._told.words)
        playing = app.playing
        if playing is None:
            return state
        table, window, bridge = playing.table, playing.window, playing.bridge
        entries = bridge.session.journal.entries
        state += [
            len(entries),
            bridge.session.timeline.bookmark,
            bridge.by_hand,
            shell.curtain_hangs,
        ]
        state += [table.transform(), table.walk.at(), table.call_outs]
        state += [table.lights._pointed, playing.hands.carried, bridge.bots.paused]
        state += [dock.visibleRegion().isEmpty() for dock in window.docks.values()]
        state += [QApplication.focusWidget(), bridge.decision and bridge.decision.ask]
        state += [each.isVisible() for each in window.findChildren(Preview)]
        state += [playing.coming_back.card.isVisible(), window.said]
        state.append(window.decision._reason.isVisible())
        return state

    def press(self, keys: str) -> None:
        """Press *keys* on the window, wherever the focus is."""
        QTest.keySequence(self.app.shell.windowHandle(), QKeySequence(keys))
        QApplication.processEvents()

    def mute(self, actions: list[Action], at: QWidget | None = None) -> list[str]:
        """Those of *actions* whose keys change nothing and about which nothing is said, pressed
        with the focus *at* some widget."""
        found = []
        for action in actions:
            for keys in action.keys:
                if self.app.playing is not None:
                    self.app.playing.window.say("")
                if "_told" in vars(self.app.shell):
                    self.app.shell._told.hide()
                if at is not None:
                    at.setFocus()
                before = self.seen()
                self.press(keys)
                if self.seen() == before:
                    found.append(f"{action.id} {keys}")
                self.restore()
        return found

    def restore(self) -> None:
        """Put away what a key has opened."""
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        if self.app.shell.isFullScreen():
            self.app.shell.toggle_full_screen()
        if self.app.playing is not None and self.app.playing.bridge.by_hand:
            self.app.playing.bridge.set_by_hand(False)
        if self.app.playing is not None:
            self.app.playing.replay.leave()
            self.app.playing.coming_back.leave()
            self.app.playing.window.decision._reason.hide()
            self.app.playing.table.highlight()
        QApplication.processEvents()


@pytest.fixture
def watched(app: App) -> Watched:
    QApplication.processEvents()
    return Watched(app)


WINDOW = [action for action in KEYED if action.where == "window" and action.id != "default"]
"""But for Ctrl+Enter, which begins a game on the pages before it."""

ALREADY = ("fit", "near", "reset_docks", "curtain")
"""What changes nothing where all is as it should be, and what takes the table away."""


def test_in_the_gallery(watched: Watched) -> None:
    watched.app.show_gallery()
    assert not (mute := watched.mute(WINDOW)), ", ".join(mute)
    watched.press("F1")
    assert "start a game" in watched.app.shell._told.words
    watched.press("Ctrl+Z")
    assert "Undo" in watched.app.shell._told.words


@pytest.mark.parametrize("game", ["tower", "restless"])
def test_on_the_page_of_a_new_game(watched: Watched, game: str) -> None:
    watched.app.set_up(game)
    assert not (mute := watched.mute([action for action in WINDOW if len(action.keys[0]) > 1])), (
        ", ".join(mute)
    )


def test_back_from_a_new_game_the_keys_are_at_its_box(watched: Watched) -> None:
    watched.app.set_up("restless")
    QApplication.processEvents()
    watched.press("Escape")
    focused = QApplication.focusWidget()
    assert isinstance(focused, Tile)
    assert focused.game == "restless"


def test_while_the_curtain_hangs(watched: Watched) -> None:
    watched.play()
    assert watched.app.playing is not None
    watched.app.playing.draw_curtain()
    QApplication.processEvents()
    before = len(watched.app.playing.bridge.session.journal.entries)
    assert not (mute := watched.mute(WINDOW)), ", ".join(mute)
    assert watched.app.shell.curtain_hangs
    assert len(watched.app.playing.bridge.session.journal.entries) == before


def test_at_the_table(watched: Watched) -> None:
    watched.play()
    assert watched.app.playing is not None
    found = watched.mute([a for a in KEYED if a.id not in ALREADY], watched.app.playing.table)
    mute = [each for each in found if not each.startswith("focus_")]
    assert not mute, ", ".join(mute)


@pytest.mark.parametrize("kind", [QAbstractItemView, QTextBrowser])
def test_beside_the_table(watched: Watched, kind: type[QWidget]) -> None:
    """After a click in any panel the keys of the table are as good as at the table."""
    watched.play()
    assert watched.app.playing is not None
    window = watched.app.playing.window
    pressed = 0
    for name, dock in window.docks.items():
        for inside in dock.findChildren(kind):
            window.raise_panel(name)
            inside.setFocus()
            QApplication.processEvents()
            open_there = (*ALREADY, "rules", "primer") if name == "rulebook" else ALREADY
            if QApplication.focusWidget() is inside:
                found = watched.mute([a for a in BESIDE if a.id not in open_there], inside)
                assert not found, f"{name}: {inside}: {found}"
                pressed += 1
    assert pressed


# --- what was told -------------------------------------------------------------------------------


def _takes_numbers(watched: Watched, inside: QWidget) -> bool:
    playing = watched.app.playing
    assert playing is not None
    inside.setFocus()
    QApplication.processEvents()
    before = len(playing.bridge.session.journal.entries)
    watched.press("1")
    for _ in range(300):  # a second digit is waited for, where there are ten answers
        if len(playing.bridge.session.journal.entries) > before:
            return True
        QTest.qWait(10)
    return False


def test_number_keys_answer_wherever_the_focus_is(watched: Watched) -> None:
    watched.play()
    assert watched.app.playing is not None
    window = watched.app.playing.window
    asked = 0
    for name, dock in window.docks.items():
        for inside in (*dock.findChildren(QAbstractItemView), *dock.findChildren(QTextBrowser)):
            if inside.focusPolicy() == Qt.FocusPolicy.NoFocus or inside.window() != window.window():
                continue
            window.raise_panel(name)
            if not inside.isVisible() or watched.app.playing.bridge.decision is None:
                continue
            assert _takes_numbers(watched, inside), f"{name}: {inside}"
            watched.app.playing.bridge.time.undo()
            Hands(watched.app).rest()
            asked += 1
    assert asked >= 2


def test_what_is_typed_where_a_name_is_asked_for_is_the_name(watched: Watched) -> None:
    from tabletop.play.questions.decision import Decision, Option
    from ui.panels.fact_types import Asked

    watched.play()
    assert watched.app.playing is not None
    playing = watched.app.playing
    panel = playing.window.decision
    own = Option("own", "As it is")
    panel.show_asked([Asked(Decision(0, "What is it called?", "", [own], "text", "own", 20), "A")])
    panel.set_offers(True)
    playing.table.setFocus()
    QApplication.processEvents()
    by_hand, call_outs = playing.bridge.by_hand, playing.table.call_outs
    for key in ("Shift+C", "i", "f", "?", "7", "q"):
        QTest.keySequence(watched.app.shell.windowHandle(), QKeySequence(key))
    line = panel.findChild(QLineEdit)
    assert line is not None
    assert line.text().lower() == "cif?7q"
    assert (playing.bridge.by_hand, playing.table.call_outs) == (by_hand, call_outs)


def test_enter_in_a_line_that_it_does_something_in_leaves_the_focus_there(
    watched: Watched,
) -> None:
    watched.play()
    assert watched.app.playing is not None
    playing = watched.app.playing
    playing.bridge.set_by_hand(True)
    overlays.rules(watched.app.shell)
    QApplication.processEvents()
    entries = len(playing.bridge.session.journal.entries)
    tried = 0
    for line in playing.window.findChildren(WritingLine):
        line.show()
        if not line.isVisible() or line.parentWidget() is playing.window.menuBar().parentWidget():
            continue  # Enter there is to give the keys back to the table
        for keys in ("Return", "Enter"):
            line.setFocus()
            watched.press(keys)
            assert not playing.table.hasFocus(), line.accessibleName()
        tried += 1
    assert tried
    assert len(playing.bridge.session.journal.entries) == entries


def test_name_after_name_is_written_without_a_click(watched: Watched) -> None:
    watched.app.play(new_game("tower", seats=[Seat("Ana", 0)] * 2, seed=4))
    assert watched.app.playing is not None
    bridge, hands = watched.app.playing.bridge, Hands(watched.app)
    for hero in ("cups-queen", "wands-king"):
        bridge.answering.answer(hero)
        hands.rest()
    assert bridge.answering.ask("the names")
    hands.rest()
    for name in ("Ada", "Zoe"):
        assert bridge.decision is not None
        assert bridge.decision.kind == "text"
        assert isinstance(QApplication.focusWidget(), WritingLine)
        QTest.keyClicks(QApplication.focusWidget(), name)
        watched.press("Return")
        hands.rest()
    assert [seat.name for seat in bridge.session.table.seats] == ["Ada", "Zoe"]


@pytest.mark.parametrize("grown", [Qt.WindowState.WindowMaximized, Qt.WindowState.WindowNoState])
def test_full_screen_goes_back_to_the_window_that_was(
    watched: Watched, grown: Qt.WindowState
) -> None:
    shell = watched.app.shell
    shell.setWindowState(grown)
    shell.toggle_full_screen()
    assert shell.isFullScreen()
    shell.toggle_full_screen()
    assert shell.windowState() & ~Qt.WindowState.WindowActive == grown


@pytest.mark.parametrize("keys", ["Tab", "Shift+Tab"])
def test_tab_stays_in_sight(watched: Watched, keys: str) -> None:
    """Panels that lie behind others keep their place beside the window, where Qt has put them."""
    watched.play("restless")
    assert watched.app.playing is not None
    window = watched.app.playing.window
    window.primer.hide()
    shown = window.rect()
    came = set()
    for _ in range(40):
        watched.press(keys)
        focused = QApplication.focusWidget()
        came.add(focused)
        part = focused
        while part is not None and part.parentWidget() is not window:
            part = part.parentWidget()
        assert part is not None
        assert part.geometry().intersects(shown), f"{focused} of {part.windowTitle()}"
    assert len(came) > 6
    assert watched.app.playing.table in came, "it comes round again"


def test_a_first_window_fits_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = Shell()
    shell.fit()
    assert shell.isMaximized()  # the screen of tests is smaller than the smallest window
    monkeypatch.setattr("ui.windows.shell.SMALLEST", (400, 300))
    shell = Shell()
    shell.fit()
    assert not shell.isMaximized()


def test_unstick_is_put_away_by_the_key_that_opened_it(watched: Watched) -> None:
    watched.play()
    assert watched.app.playing is not None
    window = watched.app.playing.window
    dock = window.docks["unstick"]
    for shown in (True, False, True):
        watched.press("Ctrl+U")
        assert (dock.isVisible() and not dock.visibleRegion().isEmpty()) == shown
        assert shown or not window.docks["decision"].visibleRegion().isEmpty()


def test_ctrl_enter_says_that_nothing_is_suggested(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched.play()
    assert watched.app.playing is not None
    monkeypatch.setattr(watched.app.playing.window.decision, "take_default", bool)
    watched.press("Ctrl+Return")
    assert "There is no suggested answer" in watched.app.playing.window.said


DIALOGS: list[Callable[[App], object]] = [
    lambda app: app.preferences.show_settings(),
    lambda app: overlays.about(app.shell),
    lambda app: app.preferences.show_keys(),
]


@pytest.mark.parametrize("show", DIALOGS)
def test_in_a_dialog_the_keys_of_the_window_say_that_they_wait(
    watched: Watched, show: Callable[[App], None]
) -> None:
    watched.app.show_gallery()
    show(watched.app)
    QApplication.processEvents()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    for keys in ("Ctrl+Z", "F11", "Ctrl+N", "F1"):
        QToolTip.hideText()
        QTest.keySequence(dialog, QKeySequence(keys))  # type: ignore[call-overload]
        assert "works after you close this" in QToolTip.text(), keys
    QTest.keySequence(dialog, QKeySequence("Esc"))  # type: ignore[call-overload]
    assert not dialog.isVisible()

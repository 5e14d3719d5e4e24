"""Hands for tests: they play on the real window by mouse and keys, and by nothing else."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QMessageBox, QWidget

from tabletop import Session
from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Declaration
from tabletop.play.records.journal import Answer
from tests.conformance.trial import another
from tests.ui import looking
from ui.program.app import App
from ui.seat import gestures
from ui.windows.ending import EndingPage

LEFT = Qt.MouseButton.LeftButton


class Hands:
    """One person's hands on the window of *app*."""

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def game(self):  # type: ignore[no-untyped-def]
        assert self.app.playing is not None
        return self.app.playing

    @property
    def decision(self) -> Decision:
        found = self.game.bridge.decision
        assert found is not None
        return found

    def play(self, session: Session) -> None:
        """Have *session* on the table, and the keys go there."""
        self.app.play(session)
        self.app.shell.activateWindow()
        self.game.table.setFocus()
        self.rest()

    # --- waiting -------------------------------------------------------------------------------

    def until(self, true: Callable[[], object], what: str, seconds: float = 8) -> None:
        """Wait until something is so."""
        for _ in range(int(seconds * 100)):
            if true():
                return
            QTest.qWait(10)
        raise AssertionError(f"never came: {what}")

    def rest(self) -> None:
        """Wait until no piece moves, put away what is shown large then, and wait until a last page
        takes a press."""
        QApplication.processEvents()
        table, bridge = self.game.table, self.game.bridge

        def still() -> bool:
            if table.large.is_shown:
                QTest.mouseClick(table.viewport(), LEFT, pos=table.viewport().rect().center())
            return not (table.moving or bridge.moving)

        self.until(still, "the end of motion")
        QTest.mouseMove(table.viewport(), QPoint(1, 1))  # what was raised under the pointer sinks
        self.until(table.table.is_settled, "every piece in its place")
        page = self.app.shell.currentWidget()
        self.until(lambda: not (isinstance(page, EndingPage) and page.waits), "a page to leave by")

    # --- the mouse on the table ----------------------------------------------------------------

    def spot(self, piece: int) -> QPoint:
        """Where *piece* can be taken hold of; the pointer first goes there, as it must."""
        found = looking.spot_on_piece(self.game.table, piece)
        assert found is not None, f"piece {piece} cannot be reached"
        QTest.mouseMove(self.game.table.viewport(), found)
        return found

    def place(self, zone: str) -> QPoint:
        """The middle of *zone*."""
        found = looking.spot_on_zone(self.game.table, zone)
        assert found is not None, f"{zone} is not shown"
        return found

    def drag(self, piece: int, zone: str) -> None:
        """Drag *piece* onto *zone*."""
        port = self.game.table.viewport()
        start, end = self.spot(piece), self.place(zone)
        QTest.mousePress(port, LEFT, pos=start)
        for step in range(1, 5):
            QTest.mouseMove(port, start + (end - start) * (step / 4))
        QTest.mouseRelease(port, LEFT, pos=end)
        QApplication.processEvents()

    def click_piece(self, piece: int) -> None:
        """Click *piece*."""
        QTest.mouseClick(self.game.table.viewport(), LEFT, pos=self.spot(piece))

    def click_zone(self, zone: str) -> None:
        """Click in the middle of *zone*."""
        QTest.mouseClick(self.game.table.viewport(), LEFT, pos=self.place(zone))

    def double_click(self, piece: int) -> None:
        """Double-click *piece*, as Qt tells of it: press, release, double, release."""
        port, at = self.game.table.viewport(), self.spot(piece)
        QTest.mouseClick(port, LEFT, pos=at)
        QTest.mouseDClick(port, LEFT, pos=at)

    # --- buttons and keys ----------------------------------------------------------------------

    def press(self, words: str, within: QWidget | None = None) -> None:
        """Click the button that says *words*."""
        QApplication.processEvents()
        for button in (within or self.app.shell).findChildren(QAbstractButton):
            if button.isVisible() and looking.words_on(button) == words:
                assert button.isEnabled(), f"{words!r} is greyed"
                QTest.mouseClick(button, LEFT)
                QApplication.processEvents()
                return
        raise AssertionError(f"no button says {words!r}")

    def press_named(self, name: str) -> None:
        """Click the button that is called *name* by those who cannot see it."""
        for button in self.app.shell.findChildren(QAbstractButton):
            if button.isVisible() and button.accessibleName() == name:
                QTest.mouseClick(button, LEFT)
                QApplication.processEvents()
                return
        raise AssertionError(f"no button is called {name!r}")

    def key(self, keys: str, where: QWidget | None = None) -> None:
        """Press a key with its modifiers, such as `Ctrl+Z`."""
        QTest.keySequence(where or self.game.table, keys)  # type: ignore[call-overload]
        QApplication.processEvents()

    def write(self, words: str) -> None:
        """Write into the line of the open question, and press Enter."""
        line = next(
            each for each in self.game.window.decision.findChildren(QLineEdit) if each.isVisible()
        )
        line.setFocus()
        QTest.keyClicks(line, words)
        QTest.keyClick(line, Qt.Key.Key_Return)

    def given(self) -> list[str]:
        """All that was answered, a part of a declaration after another; also what is not whole."""
        session = self.game.bridge.session
        keys = [each.key for each in session.journal.entries if isinstance(each, Answer)]
        seat = session.decision.seat if session.decision else 0
        return [*(word for key in keys for word in key.split("/")), *Port(session, seat).said]

    # --- answering -----------------------------------------------------------------------------

    def take(self, key: str) -> str:
        """Answer with *key* as a player would at the table, who does what is warned of all the
        same; returns how."""
        decision = self.decision
        option = decision.option(key)
        assert option is not None, f"{key} is no answer to {decision.ask}"
        how = self._drag_it(decision, option) or self._click_it(decision, option)
        if not how:
            how = self._press_it(key)
        if option.warning:
            assert self.insist(), f"nobody is warned of {option.label!r}"
        return how

    def insist(self) -> bool:
        """Do what the window warns of all the same, if it does; whether it did."""
        QApplication.processEvents()
        warned = QApplication.activeModalWidget()
        if not isinstance(warned, QMessageBox):
            return False
        self.press("Do it", warned)
        return True

    def _press_it(self, key: str) -> str:
        """Press the answer in the panel, unfolded if need be; one that another joins is begun."""
        QApplication.processEvents()
        answers = self.game.window.decision.answers
        if key not in answers.by_key:
            answers.unfold()
            QApplication.processEvents()
        if key not in answers.by_key:
            assert key in self.game.bridge.port.ahead()
            self.game.bridge.answering.answer(key)
            return "half a button"
        row = answers.by_key[key]
        assert row.isVisible()
        assert row.isEnabled(), f"{key!r} is greyed"
        QTest.mouseClick(row, LEFT)
        QApplication.processEvents()
        return "button"

    def _drag_it(self, decision: Decision, option: Option) -> str:
        """Drag the option's piece where nothing else is meant and no further answer follows."""
        view = self.game.table
        for zone in option.zones if option.pieces else ():
            piece = option.pieces[0]
            bridge = self.game.bridge
            meant = [each.keys for each in bridge.port.dropped(piece, zone)]
            reachable = looking.spot_on_piece(view, piece) and looking.spot_on_zone(view, zone)
            if meant != [(option.key,)] or not reachable or bridge.port.zone_of(piece) == zone:
                continue
            if self._says_enough(decision, option, zone):
                self.drag(piece, zone)
                return "drag"
        return ""

    def _says_enough(self, decision: Decision, option: Option, zone: str) -> bool:
        """Whether a drop on *zone* gives this answer alone, and not the next question's, too."""
        if isinstance(self.game.bridge.session.decision, Declaration):
            return True
        tried = another(self.game.bridge.session)
        tried.answer(option.key, seat=decision.seat)
        return not any(
            zone in each.zones and option.pieces[0] in each.pieces
            for asked in tried.decisions
            for each in asked.options
        )

    def _click_it(self, decision: Decision, option: Option) -> str:
        for zone in option.zones:
            if gestures.clicked(decision, -1, zone, []) is option and self.place(zone):
                self.click_zone(zone)
                return "click"
        return ""

"""The castle of Parsifal, open in a window, and how its panels are read and pressed."""

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from tabletop import Session
from tests.games.parsifal.staging import stage
from tests.ui.reading import catch_up
from ui.game.open_game import OpenGame
from ui.program.app import App


@pytest.fixture(scope="module", autouse=True)
def application() -> QCoreApplication:
    return QApplication.instance() or QApplication([])


def castle(**how: object) -> Session:
    """Herzeleide holds two captives, one of them by the Bow; Klingsor has two of three quests."""
    return stage(
        areas=[["parsifal", "klingsor", "knight-1"], ["herzeleide", "gamuret", "charmer-1"]],
        under={"herzeleide": ["bow"], "klingsor": ["spear", "grail"]},
        over={"knight-1": "herzeleide", "gamuret": "herzeleide by bow"},
        common=["balm"],
        limbo=["swan"],
        deck=["charmer-2", "kundry"],
        **how,  # type: ignore[arg-type]
    )


@pytest.fixture
def playing(app: App) -> OpenGame:
    app.play(castle())
    QApplication.processEvents()
    assert app.playing is not None
    app.playing.window.raise_panel("inspector")
    return app.playing


def words_in(widget: QWidget) -> str:
    """All words that *widget* shows, once its layouts have come to rest."""

    def shown() -> list[str]:
        return [each.text() for each in widget.findChildren(QLabel) if not each.isHidden()]

    for _ in range(200):
        QTest.qWait(10)
        if shown():
            break
    return "\n".join(shown())


def press(widget: QWidget, words: str) -> None:
    """Press the button of *widget* that says *words*, or is called so."""
    catch_up(widget)
    words_in(widget)
    for button in widget.findChildren(QPushButton):
        if not button.isHidden() and words in (button.text(), button.accessibleName()):
            button.click()
            QApplication.processEvents()
            return
    raise AssertionError(f"no button says {words!r}")


def number(session: Session, name: str) -> int:
    return session.table.named(name).id

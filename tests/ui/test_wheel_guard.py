"""The wheel over a control changes nothing unless the control has the focus, wherever it stands."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QScrollArea,
    QScrollBar,
    QSlider,
    QTabBar,
    QWidget,
)

from tabletop import Seat, new_game
from tabletop.play.shelf.game_shelf import names
from tests.architecture.sources import ROOT
from tests.seeds import some_slow
from ui.program.app import App

CONTROLS = re.compile(
    r"(?<!case )\bQ(?:ComboBox|FontComboBox|Slider|Dial|TabWidget|TabBar|\w*SpinBox"
    r"|\w*(?:Date|Time)Edit)\("
)


def _controls() -> list[QWidget]:
    kinds = (QComboBox, QAbstractSlider, QAbstractSpinBox, QTabBar)
    return [
        each
        for each in QApplication.allWidgets()
        if isinstance(each, kinds) and not isinstance(each, QScrollBar)
    ]


def _value(control: QWidget) -> object:
    if isinstance(control, QComboBox | QTabBar):
        return control.currentIndex()
    return control.property("value")


def _turn(control: QWidget, by: int) -> None:
    at = QPointF(control.rect().center())
    event = QWheelEvent(
        at,
        QPointF(control.mapToGlobal(at.toPoint())),
        QPoint(0, by),
        QPoint(0, by),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(control, event)


def _changed() -> list[str]:
    """The controls that the wheel changes, or that take the focus by it."""
    QApplication.processEvents()
    found = []
    for control in _controls():
        if control.focusPolicy() == Qt.FocusPolicy.WheelFocus:
            found.append(f"{control} takes the focus")
        control.clearFocus()
        for by in (-240, 240):
            before = _value(control)
            _turn(control, by)
            if _value(control) != before:
                found.append(f"{control} {control.accessibleName()}")
    return found


@pytest.mark.sampled
@pytest.mark.parametrize("game", names())
def test_on_the_page_of_a_new_game(app: App, game: str) -> None:
    app.set_up(game)
    QApplication.processEvents()
    assert [each for each in _controls() if isinstance(each, QComboBox)]
    assert _changed() == []


@pytest.mark.parametrize("game", some_slow(names(), {*names()} - {"tower", "scenario"}))
def test_at_a_table_with_all_its_panels(app: App, game: str) -> None:
    app.play(new_game(game, seats=[Seat("Ana", 0), Seat("Ben", 1)], seed=4))
    assert app.playing is not None
    window = app.playing.window
    window.fill()
    for name in window.docks:
        window.raise_panel(name)
    window.reset_docks()
    assert [each for each in _controls() if isinstance(each, QTabBar)]
    assert _changed() == []
    window.docks["rulings"].setFloating(True)
    window.docks["inspector"].setFloating(True)
    window.tabifyDockWidget(window.docks["quests"], window.docks["decision"])
    assert _changed() == []


@pytest.mark.parametrize("show", ["settings", "about", "key_sheet"])
def test_in_every_dialog(app: App, show: str) -> None:
    app.show_gallery()
    app.program()[show]()
    assert _changed() == []


def test_the_page_scrolls_in_its_stead_and_the_focus_gives_the_wheel_back(app: App) -> None:
    app.shell.resize(900, 500)
    app.preferences.show_settings()
    QApplication.processEvents()
    slider = next(each for each in _controls() if isinstance(each, QSlider) and each.isVisible())
    dialog = slider.window()
    dialog.resize(500, 300)
    QApplication.processEvents()
    slider.clearFocus()
    scroll = dialog.findChildren(QScrollArea)[0]
    bar = scroll.verticalScrollBar()
    scroll.ensureWidgetVisible(slider)
    QApplication.processEvents()
    before, stood = bar.value(), slider.value()
    assert bar.maximum() > 0
    middle = slider.mapTo(dialog, slider.rect().center())
    QTest.wheelEvent(dialog.windowHandle(), QPointF(middle), QPoint(0, -240))
    assert bar.value() > before
    assert slider.value() == stood
    slider.setFocus()
    dialog.activateWindow()
    QApplication.processEvents()
    assert slider.hasFocus()
    _turn(slider, 120)
    assert slider.value() != stood


def test_all_controls_are_made_in_one_place() -> None:
    made = [
        f"{path.relative_to(ROOT)}: {found.group()}"
        for path in (ROOT / "ui").rglob("*.py")
        if path.name != "wheel_guard.py"
        for found in CONTROLS.finditer(path.read_text("utf-8"))
    ]
    assert made == []

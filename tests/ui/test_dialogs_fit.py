"""Dialogs at large text: nothing is cut at the side."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QDialog, QLabel, QMenu, QScrollArea

from ui.base import theme
from ui.base.settings import Settings
from ui.windows.dialogs import AboutDialog, SettingsDialog
from ui.windows.keys_page import KeysDialog
from ui.windows.shell import FRAME


@pytest.fixture(params=[75, 100, 200, 300])
def text(request: pytest.FixtureRequest) -> Iterator[int]:
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    theme.wear(app, theme.theme("dark"), request.param)
    yield request.param
    theme.wear(app, theme.theme("dark"), 100)


def settings_dialog() -> SettingsDialog:
    return SettingsDialog(Settings())


@pytest.mark.sampled
@pytest.mark.parametrize("make", [settings_dialog, KeysDialog, AboutDialog])
def test_what_scrolls_is_no_wider_than_its_window(make: type[QDialog], text: int) -> None:
    dialog = make()
    dialog.show()
    QApplication.processEvents()
    assert dialog.width() <= dialog.screen().availableSize().width()
    for scroll in dialog.findChildren(QScrollArea):
        inside = scroll.widget()
        if inside is not None and scroll.isVisible():
            assert inside.width() <= scroll.viewport().width(), text
    dialog.close()
    dialog.deleteLater()


def test_a_press_on_the_words_checks_the_box() -> None:
    QApplication.instance() or QApplication([])
    dialog = settings_dialog()
    changed: list[Settings] = []
    dialog.changed.connect(changed.append)
    dialog.show()
    words = "Answer questions with only one answer automatically"
    label = next(each for each in dialog.findChildren(QLabel) if each.text() == words)
    box = next(each for each in dialog.findChildren(QCheckBox) if each.accessibleName() == words)
    assert box.isChecked()
    QTest.mouseClick(label, Qt.MouseButton.LeftButton)
    assert not box.isChecked()
    assert not changed[-1].answer_forced
    dialog.close()
    dialog.deleteLater()


def test_a_dialog_is_no_larger_than_the_screen(text: int) -> None:
    for make in (settings_dialog, KeysDialog, AboutDialog):
        dialog = make()
        dialog.show()
        QApplication.processEvents()
        room = dialog.screen().availableSize()
        assert dialog.width() + FRAME <= room.width()  # with what the desktop puts round it
        assert dialog.height() + FRAME <= room.height(), text
        dialog.close()
        dialog.deleteLater()


def test_a_long_menu_scrolls_within_the_screen(text: int) -> None:
    menu = QMenu()
    for number in range(30):
        menu.addAction(f"Action {number}")
    menu.popup(QPoint(0, 0))
    QApplication.processEvents()
    assert menu.height() <= menu.screen().availableSize().height()
    lefts = {menu.actionGeometry(action).left() for action in menu.actions()}
    assert len(lefts) == 1, "one column, not several beside each other"
    menu.close()
    menu.deleteLater()

"""Whatever can have the keys has a name, on every page and panel there is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget

from tabletop import Seat, new_game
from tabletop.play.shelf.game_shelf import game_called, names
from tests.seeds import some_slow
from tests.ui.hands import Hands
from tests.ui.naming import unnamed
from tests.ui.windows.test_within_reach import make_packs
from tests.ui.windows.whist import ENDING
from ui.panels.fact_types import RefusedDrop
from ui.program import overlays
from ui.program.app import App
from ui.windows.ending import EndingPage

REFUSED = RefusedDrop("TWR-022", "One action a turn.", "A hero acts once.", "Five of Cups", 3)


def dialogs(app: App) -> Iterator[QDialog]:
    """Each dialog that any page may open, in turn."""
    for show in (
        app.preferences.show_settings,
        app.preferences.show_keys,
        lambda: overlays.about(app.shell),
        lambda: app.tell("A title", "Words.", {"One": int, "Other": int}),
        lambda: overlays.rule(app.shell, "tower", "TWR-022"),
    ):
        show()
        QApplication.processEvents()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        yield dialog
        dialog.close()


def unfold(page: QWidget) -> None:
    """Press all that folds something out."""
    for each in page.findChildren(QAbstractButton):
        if each.isCheckable() and each.isVisible() and not each.isChecked():
            each.click()


def test_on_the_pages_before_a_game(app: App) -> None:
    app.show_gallery()
    assert unnamed(app.shell) == []
    assert [found for dialog in dialogs(app) for found in unnamed(dialog)] == []
    app.show_packs()
    assert unnamed(app.shell) == []
    packs, ending = make_packs(), EndingPage()
    ending.show_ending(ENDING)
    for page in (packs, ending):
        app.shell.show_page(page)
        assert unnamed(page) == []


@pytest.mark.parametrize("game", some_slow(names(), {*names()} - {"tower"}))
def test_at_the_table_and_beside_it(app: App, game: str) -> None:
    app.set_up(game)
    unfold(app.shell)
    assert unnamed(app.shell) == []
    people = [Seat(f"P{number}", number) for number in range(max(1, game_called(game).seats[0]))]
    hands = Hands(app)
    hands.play(new_game(game, seats=people, seed=4))
    playing = hands.game
    playing.window.fill()
    playing.show_primer()
    playing.bridge.set_by_hand(True)
    for name, dock in playing.window.docks.items():
        playing.window.raise_panel(name)
        unfold(dock)
        assert unnamed(app.shell) == [], name
    playing.window.panels.refusal.ask(REFUSED)
    app.sharing.open_wished(share=True, seats=[])
    assert [found for each in QApplication.topLevelWidgets() for found in unnamed(each)] == []
    playing.draw_curtain()
    assert unnamed(app.shell.curtain) == []

"""What players put out of force: one button for what goes together, and a mark on the table."""

import pytest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from tabletop import Session
from tabletop.games.parsifal.cards.lexicon import NUMBER
from tests.games.parsifal.staging import stage
from ui.brief import standing_facts
from ui.game.open_game import OpenGame
from ui.panels.standings import holding_lines
from ui.program.app import App
from ui.seat.bridge import Bridge


def house() -> Session:
    """Herzeleide holds three captives, one of them by the Bow."""
    return stage(
        areas=[["knight-1", "swan"], ["herzeleide", "gamuret"]],
        under={"herzeleide": ["bow"]},
        over={"knight-1": "herzeleide", "swan": "herzeleide", "gamuret": "herzeleide by bow"},
    )


@pytest.fixture
def playing(app: App) -> OpenGame:
    app.play(house())
    QApplication.processEvents()
    assert app.playing is not None
    return app.playing


def test_what_is_suspended_together_has_one_button(playing: OpenGame) -> None:
    bridge = Bridge(house())
    bridge.begin()
    shown = QWidget()
    shown.setLayout(
        holding_lines(standing_facts.holdings(bridge.port), lambda _: None, lambda _: None)
    )
    buttons = [each.text() for each in shown.findChildren(QPushButton)]
    assert sorted(buttons) == ["Suspend Bow", "Suspend Herzeleide"]


def test_what_is_suspended_is_marked_on_the_table(playing: OpenGame) -> None:
    table = playing.table
    assert table.table is not None
    playing.bridge.hands.override("suspend", subject="herzeleide")
    table.skip()
    card = table.table.lying.known(NUMBER["herzeleide"])
    assert card is not None
    assert "Herzeleide: suspended" in table.table.notes.tell_at(card.note_area().center())
    assert "suspended" in table.walk.title(card)
    playing.bridge.hands.override("reinstate", subject="herzeleide")
    table.skip()
    assert card.note_area().isEmpty()

"""The plate over the table: turns are handed over by name, and who else is asked is told."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from tests.games.parsifal.staging import play, stage
from tests.ui.hands import Hands
from ui.panels.seat_sign import SeatSign
from ui.panels.turn_plate import MOMENT, Plate
from ui.program.app import App


@pytest.fixture
def hands(app: App) -> Hands:
    session = stage(
        areas=[["klingsor", "knight-1"], ["kundry", "gamuret"], ["titurel", "amfortas"]],
        under={"titurel": ["horn"], "klingsor": ["grail"]},
        counters={"round": 1},
    )
    for seat, name in enumerate(("Ana", "Ben", "Cleo")):
        session.override("seat", seat=seat, name=name, player=seat, bot="")
    app.play(session)
    return Hands(app)


def test_a_turn_is_handed_over_for_a_moment_without_a_curtain(hands: Hands) -> None:
    hands.rest()
    plate = hands.game.window.plate
    assert plate.isVisible()
    assert plate.accessibleName() == "Ana's turn"
    hands.until(lambda: not plate.isVisible(), "the end of the moment", MOMENT / 1000 + 3)
    hands.press("Pass: do nothing", hands.game.window.decision)
    hands.rest()
    assert not hands.app.shell.curtain_hangs, "nothing is hidden from anybody"
    assert plate.isVisible()
    assert plate.accessibleName() == "Ben's turn"


def test_who_is_asked_out_of_turn_is_told_large_until_the_answer(hands: Hands) -> None:
    session = hands.game.bridge.session
    play(session, "klingsor", "klingsor lock")
    hands.game.bridge.answering.answer("kundry")
    hands.rest()
    window = hands.game.window
    assert window.plate.isVisible()
    assert window.plate.accessibleName() == (
        "Cleo. Ana's Klingsor wants to lock Ben's Kundry. Cleo, interrupt?"
    )
    assert window.decision.findChildren(SeatSign)
    ringed = {item.piece.name for item in hands.game.table.table.lying if item.ringed}
    assert {"klingsor", "kundry"} <= ringed, "what it is about is marked"
    hands.press("Let it happen", window.decision)
    hands.rest()
    assert "interrupt" not in window.plate.accessibleName()
    ringed = {item.piece.name for item in hands.game.table.table.lying if item.ringed}
    assert "klingsor" not in ringed
    assert session.table["over:kundry"]


def test_it_covers_least_of_what_lies_there() -> None:
    over = QWidget()
    over.resize(900, 700)
    plate = Plate(over)
    upper = QRect(0, 0, 900, 560)
    plate.taken = lambda: [upper]
    plate.ask(1, "Ben", "May it happen?")
    assert not plate.geometry().intersects(upper)
    assert over.rect().contains(plate.geometry())
    plate.taken = list
    plate.hand_over(1, "Ben")
    assert (plate.geometry().center() - over.rect().center()).manhattanLength() < 3
    plate.leave()
    assert not plate.isHidden(), "the plate of a turn goes by itself"
    called = plate.height()
    plate.hand_over(2, "Bot", by_itself=True)
    assert plate.height() < 0.7 * called, "nobody needs to be called to a bot's turn"

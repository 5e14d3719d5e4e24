"""Everything the mouse does, done by keys alone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu

from tests.ui.fights import fight, number
from tests.ui.hands import Hands
from ui.base import keys
from ui.program.app import App


@pytest.fixture
def hands(app: App) -> Hands:
    return Hands(app)


def play(hands: Hands, *cards: str, **how: object) -> None:
    hands.play(fight(list(cards), **how))  # type: ignore[arg-type]


def focus_on(hands: Hands, piece: int) -> None:
    """Walk to *piece* by the key for the next one."""
    for _ in range(60):
        if hands.game.table.focused_place()[0] == piece:
            return
        hands.key(".")
    raise AssertionError(f"the focus never comes to {piece}")


def focus_place(hands: Hands, zone: str) -> None:
    """Walk to any piece or light of *zone*."""
    for _ in range(60):
        if hands.game.table.focused_place()[1] == zone:
            return
        hands.key(".")
    raise AssertionError(f"the focus never comes to {zone}")


def test_a_card_is_carried_from_hand_to_foe(hands: Hands) -> None:
    play(hands, "swords-5", "cups-4", zones={"wards": ["pentacles-3"]})
    card = number(hands.game.bridge.session, "swords-5")
    focus_on(hands, card)
    hands.key("Return")
    assert hands.game.hands.carried == card
    hands.key("Esc")
    assert hands.game.hands.carried == -1
    hands.key("Return")
    focus_place(hands, "floor:1")
    hands.key("Return")
    hands.rest()
    assert hands.game.bridge.session.table.named("major-4").counters["health"] == 5


def test_the_arrows_walk_and_shift_enter_plays(hands: Hands) -> None:
    play(hands, "swords-5", "cups-4")
    first, second = (piece.id for piece in hands.game.bridge.session.table["hand:0"])
    focus_on(hands, first)
    hands.key("Right")
    assert hands.game.table.focused_place()[0] == second
    hands.key("Shift+Return")
    hands.rest()
    assert "regains" in hands.decision.ask
    focus_place(hands, "hero:1")
    hands.key("Return")
    hands.rest()
    assert hands.game.bridge.session.table.named("swords-knight").counters["health"] > 12


def test_digits_answer_and_space_does_the_obvious(hands: Hands) -> None:
    play(hands, "cups-4")
    hands.key("1")
    hands.rest()
    assert "regains" in hands.decision.ask
    hands.key("2")
    hands.rest()
    assert hands.game.bridge.session.table.named("swords-knight").counters["health"] > 12


def test_a_spoken_code_is_typed(hands: Hands) -> None:
    play(hands, "swords-5", zones={"wards": ["pentacles-3"]})
    hands.key("C")
    codes = hands.game.table.lights.codes
    card = number(hands.game.bridge.session, "swords-5")
    QTest.keyClicks(hands.game.table, next(c for c, (piece, _) in codes.items() if piece == card))
    assert hands.game.hands.carried == card
    codes = hands.game.table.lights.codes
    QTest.keyClicks(
        hands.game.table, next(c for c, (_, zone) in codes.items() if zone == "floor:1")
    )
    hands.rest()
    assert hands.game.bridge.session.table.named("major-4").counters["health"] == 5
    hands.key("C")
    assert not hands.game.table.lights.codes


def test_by_hand_keys_turn_flip_count_draw_and_remove(hands: Hands) -> None:
    play(hands, "swords-5")
    card = number(hands.game.bridge.session, "swords-5")
    piece = hands.game.bridge.session.table.pieces
    focus_on(hands, card)
    hands.key("F")
    assert not hands.game.bridge.session.journal.entries, "by hand only"
    hands.key("Ctrl+M")
    row = hands.game.window.menuBar().parentWidget()
    line = next(each for each in row.findChildren(QLineEdit) if each.isVisible())
    QTest.keyClicks(line, "a quarter, for fun")
    QTest.keyClick(line, Qt.Key.Key_Return)
    for key in ("F", "E", "+"):
        focus_on(hands, card)
        hands.key(key)
        hands.rest()
    thing = hands.game.bridge.session.table.pieces[card]
    assert (thing.face_up, thing.turn, thing.counters) == (True, 90, {"marks": 1})
    assert "a quarter, for fun" in str(hands.game.bridge.session.lines[-1].parts)
    focus_place(hands, "deck")
    hands.key("2")
    hands.rest()
    assert len(hands.game.bridge.session.table["hand:0"]) == 3
    focus_on(hands, card)
    hands.key("Del")
    hands.rest()
    assert hands.game.bridge.session.table.pieces[card].zone == "out"
    assert len(piece) == len(hands.game.bridge.session.table.pieces)


def test_the_menu_offers_what_the_question_allows_and_by_hand(hands: Hands) -> None:
    play(hands, "cups-4")
    focus_on(hands, number(hands.game.bridge.session, "cups-4"))
    hands.key("Shift+F10")
    menu = hands.game.table.findChild(QMenu)
    assert menu is not None
    words = [action.text() for action in menu.actions()]
    assert any("Four of Cups" in each for each in words)
    assert any("Read the rule: TWR-022" in each for each in words)
    by_hand = next(action.menu() for action in menu.actions() if action.text() == "By hand")
    assert any(action.text().startswith("Turn over\tF") for action in by_hand.actions())
    next(action for action in menu.actions() if "Four of Cups" in action.text()).trigger()
    menu.close()
    hands.rest()
    assert "regains" in hands.decision.ask


def test_esc_leads_from_a_panel_back_to_the_table(hands: Hands) -> None:
    play(hands, "swords-5")
    hands.key("Ctrl+F")
    assert not hands.game.table.hasFocus()
    hands.key("Esc", QApplication.focusWidget())
    assert hands.game.table.hasFocus()
    assert not hands.game.bridge.by_hand
    hands.key("Ctrl+M")
    hands.key("Esc")
    assert not hands.game.bridge.by_hand


def test_esc_undoes_a_refused_drop(hands: Hands) -> None:
    play(hands, "swords-5")
    card = number(hands.game.bridge.session, "swords-5")
    hands.drag(card, "hand:1")
    assert hands.game.window.panels.refusal.isVisible()
    hands.key("Esc", QApplication.focusWidget())
    hands.rest()
    assert not hands.game.window.panels.refusal.isVisible()
    assert hands.game.bridge.port.zone_of(card) == "hand:0"
    assert hands.game.table.hasFocus()


def test_every_key_of_the_sheet_does_something(hands: Hands) -> None:
    play(hands, "swords-5")
    bound = {act.objectName() for act in hands.game.window.findChildren(QAction)}
    assert {action.id for action in keys.ACTIONS} <= bound

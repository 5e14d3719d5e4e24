"""A pile is looked through by a click on its count: an open one always, a hidden one by hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit

from tests.ui.fights import fight
from tests.ui.hands import Hands
from ui.program.app import App
from ui.windows.pile import PileDialog

DISCARD = ["wands-2", "cups-9", "pentacles-4"]


@pytest.fixture
def hands(app: App) -> Hands:
    """A fight with three cards discarded, the Four of Pentacles last."""
    hands = Hands(app)
    hands.play(fight(["cups-5"], zones={"discard": DISCARD}))
    return hands


def opened(hands: Hands, zone: str) -> PileDialog | None:
    """The dialog that a click on the count of *zone* opens."""
    view = hands.game.table
    area = view.table.arrangement.labels[zone]
    QTest.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(area.center())
    )
    QApplication.processEvents()
    shown = hands.game.window.findChildren(PileDialog)
    return next((each for each in shown if each.isVisible()), None)


def rows(dialog: PileDialog) -> list[str]:
    """The rows that are shown."""
    every = [dialog.rows.item(at) for at in range(dialog.rows.count())]
    return [row.text() for row in every if not row.isHidden()]


def test_an_open_pile_is_read_from_the_top_and_sought_in_by_anybody(hands: Hands) -> None:
    dialog = opened(hands, "discard")
    assert dialog is not None
    assert rows(dialog) == ["1  Four of Pentacles", "2  Nine of Cups", "3  Two of Wands"]
    QTest.keyClicks(dialog.findChild(QLineEdit), "cups")
    assert rows(dialog) == ["2  Nine of Cups"]
    assert [b.text() for b in dialog.findChildren(QAbstractButton) if b.text()] == ["Close"]
    assert not hands.game.bridge.session.journal.entries
    dialog.close()


def test_a_deck_is_looked_through_by_hand_alone_and_the_chronicle_says_so(hands: Hands) -> None:
    session = hands.game.bridge.session
    assert opened(hands, "deck") is None
    assert "face down" in hands.game.window.said
    assert not session.journal.entries
    hands.game.bridge.set_by_hand(True)
    dialog = opened(hands, "deck")
    assert dialog is not None
    lying = [piece.name for piece in session.table["deck"]]
    title = hands.game.bridge.game.title_of
    assert [row.partition("  ")[2] for row in rows(dialog)] == [*map(title, reversed(lying))]
    assert session.lines[-1].by_hand
    assert "a look through" in session.lines[-1].words
    dialog.rows.setCurrentRow(1)
    hands.press("Put under", dialog)
    hands.rest()
    moved = [piece.name for piece in session.table["deck"]]
    assert moved == [lying[-2], *lying[:-2], lying[-1]]
    assert not any(piece.face_up for piece in session.table["deck"])


@pytest.mark.parametrize(("button", "top", "held"), [("Take", 0, 2), ("Draw", 0, 2)])
def test_what_is_found_is_taken_into_the_hand(
    hands: Hands, button: str, top: int, held: int
) -> None:
    session = hands.game.bridge.session
    hands.game.bridge.set_by_hand(True)
    dialog = opened(hands, "deck")
    assert dialog is not None
    wanted = session.table["deck"][-1 - top].name
    dialog.rows.setCurrentRow(top)
    hands.press(button, dialog)
    hands.rest()
    assert wanted in [piece.name for piece in session.table["hand:0"]]
    assert len(session.table["hand:0"]) == held


def test_keys_go_through_what_was_sought_and_what_is_not_shown_is_not_taken(hands: Hands) -> None:
    hands.game.bridge.set_by_hand(True)
    dialog = opened(hands, "discard")
    assert dialog is not None
    line = dialog.findChild(QLineEdit)
    assert dialog.focusWidget() is line
    acts = [each for each in dialog.findChildren(QAbstractButton) if each.text().startswith("Put")]
    QTest.keyClick(line, Qt.Key.Key_Down)
    assert dialog.rows.currentRow() == 1
    assert dialog._face._card == "cups-9"
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert dialog.isVisible(), "Enter draws nothing"
    assert dialog.focusWidget() is dialog.rows
    entries = len(hands.game.bridge.session.journal.entries)
    QTest.keyClick(dialog.rows, Qt.Key.Key_Return)
    assert len(hands.game.bridge.session.journal.entries) == entries
    assert not dialog.isVisible()
    dialog = opened(hands, "discard")
    assert dialog is not None
    line = dialog.findChild(QLineEdit)
    acts = [each for each in dialog.findChildren(QAbstractButton) if each.text().startswith("Put")]
    QTest.keyClicks(line, "wands")
    assert dialog.rows.currentRow() == 2, "what is hidden is chosen no more"
    QTest.keyClicks(line, "nowhere")
    assert dialog.rows.currentRow() == -1
    assert not any(act.isEnabled() for act in acts)
    line.clear()
    assert dialog.rows.currentRow() == 0
    assert all(act.isEnabled() for act in acts)
    dialog.close()


def test_by_keys_the_top_of_a_deck_is_looked_at_put_under_and_all_of_it_turned_over(
    hands: Hands,
) -> None:
    session, view = hands.game.bridge.session, hands.game.table
    before = [piece.name for piece in session.table["deck"]]
    view.walk.set_to(view.table.lying.zones["deck"][-1])
    hands.key("Alt+L")
    assert "by-hand mode" in hands.game.window.said
    hands.game.bridge.set_by_hand(True)
    hands.key("Alt+L")
    dialog = next(d for d in hands.game.window.findChildren(PileDialog) if d.isVisible())
    assert [row.partition("  ")[2] for row in rows(dialog)] == [
        hands.game.bridge.game.title_of(before[-1])
    ]
    assert session.lines[-1].words.startswith("By hand: a look at the top of ")
    dialog.close()
    hands.key("U")
    hands.rest()
    assert [piece.name for piece in session.table["deck"]] == [before[-1], *before[:-1]]
    hands.key("Shift+F")
    hands.rest()
    assert [piece.name for piece in session.table["deck"]] == [*before[-2::-1], before[-1]]
    assert all(piece.face_up for piece in session.table["deck"])
    for _ in range(3):
        hands.key("Ctrl+Z")
        hands.rest()
    assert [piece.name for piece in session.table["deck"]] == before
    assert not session.lines

"""What is said when something is taken back that cannot be unseen."""

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractButton

from tests.games.parsifal.staging import stage
from tests.ui.fights import at, fight
from tests.ui.hands import Hands
from ui.base.safe_text import Button
from ui.panels.undo_buttons import UndoButtons
from ui.program.app import App

APART = (0, 1)


@pytest.mark.rule("TWR-137")
def test_a_card_that_another_drew_from_the_deck_was_seen_though_not_at_this_screen() -> None:
    bridge, ear = at(fight(["pentacles-3"], players=APART, zones={"wards": ["pentacles-2"]}))
    bridge.answering.answer("play pentacles-3")
    bridge.answering.answer("give 1")
    bridge.time.undo()
    assert ear.said[-1] == "Ben saw a hidden card. That cannot be undone."


@pytest.mark.rule("TWR-137")
def test_what_was_drawn_and_what_was_rolled_are_both_told() -> None:
    bridge, ear = at(fight(["swords-5"], players=(0, 0), coming=()))
    bridge.answering.answer("focus")
    bridge.time.undo()
    assert ear.said[-1] == (
        "Undone past a roll or shuffle. The same luck will come again. "
        "You saw 2 hidden cards. That cannot be undone."
    )


@pytest.mark.rule("TWR-137")
def test_nothing_is_told_where_nothing_came_to_light() -> None:
    bridge, ear = at(fight(["cups-5"]))
    bridge.answering.answer("play cups-5")
    bridge.time.undo()
    assert ear.said == []


def test_that_another_had_answered_is_told() -> None:
    bridge, ear = at(fight(["swords-5"], players=APART))
    bridge.answering.answer("rest")
    bridge.sit(1)
    bridge.answering.answer("rest")
    bridge.time.rewind(0)
    assert ear.said[-1].endswith("Ben had already answered. The others know that answer.")


@pytest.mark.rule("PAR-100")
def test_an_action_that_another_has_answered_about_is_not_taken_back_without_a_word() -> None:
    """Step by step: first the answer goes, with what was drawn since, then the action."""
    bridge, ear = at(
        stage(
            areas=(["klingsor"], ["gawan"], ["kundry"]),
            under={"gawan": ["horn"]},
            common=["grail"],
            deck=["ferris"],
        )
    )
    bridge.answering.answer("klingsor")
    bridge.answering.answer("take")
    bridge.answering.answer("grail")
    bridge.sit(1)
    bridge.answering.answer("let it happen")
    assert bridge.time.undo()
    assert (
        ear.said[-1] == "Player 0, Player 1 and Player 2 saw a hidden card. That cannot be undone."
    )
    assert bridge.time.undo()
    assert ear.said[-1] == "Player 1 had already answered. The others know that answer."


def test_the_name_of_a_step_has_room_in_the_first_frame_that_shows_it(app: App) -> None:
    hands = Hands(app)
    hands.play(fight(["cups-5"]))
    undo, seen = hands.game.window.steps.findChildren(QAbstractButton)[0], []

    class Eye(QObject):
        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                seen.append((undo.text(), undo.width() >= undo.sizeHint().width()))
            return False

    eye = Eye(undo)
    undo.installEventFilter(eye)
    for _ in range(3):
        hands.game.bridge.answering.answer(hands.decision.legal()[0].key, warned=True)
        hands.rest()
    hands.game.bridge.time.undo()
    hands.rest()
    assert len({text for text, _ in seen}) > 1
    assert [text for text, fits in seen if not fits] == []


def test_undo_and_redo_stand_on_the_screen_with_the_name_of_the_step(app: App) -> None:
    hands = Hands(app)
    hands.play(fight(["cups-5"]))
    assert steps(hands) == [("Undo", False), ("Redo", False)]
    hands.game.bridge.answering.answer("rest")
    hands.rest()
    assert steps(hands) == [("Undo: Rest: 10 health becomes 13", True), ("Redo", False)]
    assert hands.game.table.table.near == hands.decision.seat == 1, "both are one person's"
    hands.press_named("Undo: Rest: 10 health becomes 13")
    hands.rest()
    assert steps(hands) == [("Undo", False), ("Redo: Rest: 10 health becomes 13", True)]
    hands.press_named("Redo: Rest: 10 health becomes 13")
    hands.rest()
    assert hands.given() == ["rest"]
    right = hands.game.window.steps.mapTo(app.shell, hands.game.window.steps.rect().topRight())
    assert right.x() < app.shell.width() <= 1280


def steps(hands: Hands) -> list[tuple[str, bool]]:
    """What the two buttons are called, and whether they can be pressed."""
    found = hands.game.window.steps.findChildren(QAbstractButton)
    return [(each.accessibleName(), each.isEnabled()) for each in found if each.isVisible()]


def test_a_name_that_is_cut_all_the_same_keeps_its_size(app: App) -> None:
    made = UndoButtons()
    made.take_room(400)
    made.show_steps("Fight", "")
    whole = made.findChildren(Button)[0].font().pixelSize()
    made.show_steps("When the party would turn up an Adventure card, if you lead it " * 2, "")
    undo = made.findChildren(Button)[0]
    assert undo.text().endswith("…")
    assert undo.font().pixelSize() == whole

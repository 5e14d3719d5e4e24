"""What screen readers are told: states, what is printed, and what is read aloud by itself."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from tabletop import Refusal, new_game
from tabletop.play.rules.chronicle import Part
from tabletop.table.table import Seat
from tests.ui.hands import Hands
from ui.game.announcements import Announcer
from ui.panels.fact_types import ToldLine
from ui.panels.wordy_button import WordyButton
from ui.program.app import App

TEXT = QAccessible.Text


@pytest.fixture
def hands(app: App) -> Hands:
    return Hands(app)


def tower() -> Any:
    return new_game("tower", seats=[Seat("Ana", 0), Seat("Ben", 0)], seed=5)


def begun() -> Any:
    session = tower()
    for key in ("cups-page", "wands-page"):
        session.answer(key)
    while session.table.flow.step == "name_heroes":
        session.answer("own", seat=session.decisions[0].seat)
    session.answer("lead 0")
    return session


def voices(view: QObject) -> list[Any]:
    table = QAccessible.queryAccessibleInterface(view)
    return [table.child(n) for n in range(table.childCount())]


def test_what_dispels_a_ward_and_what_a_hero_can_do_are_spoken(hands: Hands) -> None:
    play(hands, begun())
    said = {v.text(TEXT.Name).split(",")[0]: v.text(TEXT.Description) for v in voices(view(hands))}
    assert any("dispel" in words and "Ward" in words for words in said.values())
    assert "you may play another card" in said["Page of Wands"]


def test_what_is_hidden_is_not_spoken(hands: Hands) -> None:
    play(hands, begun())
    for voice in voices(view(hands)):
        if voice.text(TEXT.Name).startswith("a hidden"):
            assert voice.text(TEXT.Description) == ""


def test_pieces_say_whether_they_can_be_chosen_and_have_the_focus(hands: Hands) -> None:
    play(hands, begun())
    table = view(hands)
    table.setFocus()
    table.walk.set_to(table.walk.stops()[0])
    offered = {p for option in hands.decision.legal() for p in option.pieces}
    assert offered
    for stop, voice in zip(table.walk.stops(), voices(table), strict=True):
        state = voice.state()
        assert state.focusable
        assert bool(state.focused) == (stop is table.walk.stops()[0])
        piece = -1 if isinstance(stop, str) else stop.piece.id
        if piece >= 0:
            assert bool(state.selectable) == (piece in offered)
            assert bool(state.disabled) == (piece not in offered)


def test_the_options_of_the_draft_say_what_they_are(hands: Hands) -> None:
    play(hands, tower())
    buttons = hands.game.window.decision.findChildren(WordyButton)
    told = {b.accessibleName(): b.accessibleDescription() for b in buttons}
    mage = told["Page of Wands: Mage and Scholar"]
    assert "Class Mage" in mage
    assert "you may play another card" in mage


def test_what_is_asked_refused_done_and_taken_back_is_read_aloud(
    hands: Hands, spoken: list[str]
) -> None:
    play(hands, begun())
    bridge = hands.game.bridge
    assert any(hands.decision.ask in words for words in spoken)
    spoken.clear()
    assert bridge.answering.answer("rest", warned=True)
    hands.rest()
    assert any("health" in words for words in spoken), spoken
    assert hands.decision.ask in spoken[-1], "what is asked comes last"
    spoken.clear()
    assert bridge.time.undo()
    hands.rest()
    assert any(words.startswith("Undone") for words in spoken), spoken
    spoken.clear()
    bridge.refused.emit(Refusal("TWR-022", "One action a turn."), -1, "", "")
    assert spoken == ["One action a turn. (TWR-022)"]


def test_the_ending_is_read_aloud_once_and_again_after_it_was_taken_back(
    hands: Hands, spoken: list[str]
) -> None:
    play(hands, begun())
    spoken.clear()
    port = SimpleNamespace(entries=9, outcome=SimpleNamespace(words="The Tower keeps its secret."))
    announcer = Announcer(SimpleNamespace(port=port), view(hands))  # type: ignore[arg-type]
    line = ToldLine(8, [Part("Aldo falls.")])
    announcer.happened([])
    announcer.happened([line])
    announcer.happened([line])
    assert spoken == [port.outcome.words, "Aldo falls."]
    port.entries, port.outcome = 8, None
    announcer.happened([])
    port.entries, port.outcome = 9, SimpleNamespace(words="The prophecy is told.")
    announcer.happened([line])
    assert spoken[2:] == ["Undone.", "Aldo falls.", "The prophecy is told."]


def play(hands: Hands, session: Any) -> None:
    hands.app.play(session)
    hands.rest()
    QApplication.processEvents()


def view(hands: Hands) -> Any:
    return hands.game.table

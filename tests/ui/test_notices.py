"""A notice never moves what is under the pointer: neither a button nor an answer nor a piece."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QTabBar,
    QWidget,
)

from tabletop import Refusal, Seat, new_game
from tabletop.play.rules.game import Aim
from tests.seeds import some_slow
from tests.ui.hands import Hands
from tests.ui.opened import opened
from tests.ui.windows.test_within_reach import make_packs
from ui.panels.fact_types import RefusedDrop
from ui.panels.widgets import Pressable
from ui.program.app import App
from ui.windows import progress_notice
from ui.windows.progress_notice import ProgressNotice
from ui.windows.told import Told

WORDS = "These are the words of a notice, and they go on for longer than a line is wide. " * 3

PRESSED = (QAbstractButton, QAbstractItemView, QLineEdit, QTabBar, Pressable)

REFUSED = RefusedDrop("TWR-022", "One action a turn.", "A hero acts once.", "Five of Cups", 3)

Places = dict[object, QRect]


def places(page: QWidget) -> Places:
    """Where all lies on *page* that can be pressed."""
    QApplication.processEvents()
    found: Places = {}
    notes = page.findChildren(Told)
    for each in page.findChildren(QWidget):
        is_note = any(note.isAncestorOf(each) for note in notes)
        if isinstance(each, PRESSED) and not is_note and not each.visibleRegion().isEmpty():
            found[each] = QRect(each.mapTo(page, QPoint()), each.size())
    return found


def at_the_table(app: App) -> Places:
    """Where all lies at the table that can be pressed, and all pieces."""
    assert app.playing is not None
    table = app.playing.table
    found = places(app.shell)
    assert table.table is not None
    for item in table.table.lying:
        found[item.piece.id] = table.room_of(item.piece.id)
    return found


def moved(before: Places, after: Places) -> list[str]:
    """What of *before* lies elsewhere *after*; what is gone or covered has not moved."""
    return [
        f"{getattr(what, 'accessibleName', str)() or what}: {lay} -> {after[what]}"
        for what, lay in before.items()
        if what in after and after[what] != lay
    ]


def notices(app: App) -> dict[str, Callable[[], object]]:
    """All that may be told at the table, unasked or by a press elsewhere."""
    playing = app.playing
    assert playing is not None
    window, bridge = playing.window, playing.bridge
    return {
        "a line over the table": lambda: window.say(WORDS),
        "that it is saved": lambda: window.say("Saved as Tower."),
        "passing words": lambda: app.shell.say(WORDS),
        "a refusal in words": lambda: bridge.refused.emit(Refusal("TWR-1", WORDS), -1, "", ""),
        "a refusal on a card": lambda: window.panels.refusal.ask(REFUSED),
        "that card gone": window.panels.refusal.undo,
        "a hint": lambda: window.decision.show_reason("Hint", WORDS),
        "a longer hint": lambda: window.decision.show_reason("Hint", WORDS * 5),
        "what is taken back": lambda: window.steps.show_steps("Ana plays the Five of Cups", ""),
        "what is done again": lambda: window.steps.show_steps("", "Ana plays the Five of Cups"),
        "the turn": lambda: window.plate.hand_over(0, "Ana"),
        "who is asked": lambda: window.plate.ask(1, "Ben", WORDS[:60]),
        "the aim": lambda: window.aim.show_aim(Aim(WORDS, WORDS, WORDS)),
        "that bots wait": lambda: playing.watching.bar.pause(True),
        "that hands rule": lambda: bridge.set_by_hand(True),
        "that rules hold": lambda: bridge.set_by_hand(False),
        "how far it is": lambda: ProgressNotice(app.shell)(1, 100),
        "how to play": playing.show_primer,
        "so far": playing.coming_back.show,
    }


@pytest.mark.parametrize("text", some_slow([100, 200], {200}))
def test_at_the_table_nothing_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: int
) -> None:
    monkeypatch.setattr(progress_notice, "SOON", 0)
    with opened(tmp_path, text_scale=text, greeted=["tower"]) as app:
        hands = Hands(app)
        seats = [Seat("Ana", 0), Seat("Ben", 1, bot="random")]
        hands.play(new_game("tower", seats=seats, seed=5))
        assert app.playing is not None
        app.playing.window.fill()
        app.playing.bridge.bots.pause(True)
        hands.rest()
        before = at_the_table(app)
        assert len(before) > 30
        found = {}
        for kind, tell in notices(app).items():
            tell()
            found[kind] = moved(before, at_the_table(app))
        assert not any(found.values()), {kind: each for kind, each in found.items() if each}


def test_on_the_pages_before_a_game_nothing_moves(app: App) -> None:
    app.show_gallery()
    page = app.shell.currentWidget()
    assert page is not None
    before = places(page)
    for words in ("It was deleted.", WORDS):
        page.say(words, undo=True)  # type: ignore[attr-defined]
        assert moved(before, places(page)) == []
    packs = make_packs()
    app.shell.show_page(packs)
    before = places(packs)
    packs.say(WORDS, undo=True)
    assert moved(before, places(packs)) == []

"""A Mage's pair is declared on the real window: by drags and clicks, taken back part by part."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tabletop.play.records.journal import Answer
from tabletop.table.table import freeze
from tests.games.tower.climbing import climb
from tests.ui.hands import Hands
from tests.ui.opened import opened
from tests.ui.reading import words_in
from ui.program.app import App


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with opened(tmp_path, size=(1280, 800)) as app:
        yield app


@pytest.mark.rule("TWR-080", "TWR-084", "TWR-086", "TWR-037")
def test_a_pair_is_one_answer_by_drags_and_clicks_and_each_part_is_taken_back(app: App) -> None:
    hand = ["wands-3", "cups-5", "swords-4", "major-0"]
    session = climb(heroes=("swords-page", "wands-queen"), hands=[hand], wards=None, health={1: 8})
    app.play(session)
    hands = Hands(app)
    hands.until(lambda: "I am Hero 0" in words_in(app.shell), "the curtain")
    hands.press("I am Hero 0")
    hands.rest()
    before = freeze(session.table)
    wands, cups, swords = (session.table.named(name).id for name in hand[:3])

    def asked_by() -> str:
        hands.rest()
        QApplication.processEvents()
        return hands.decision.rule

    hands.drag(wands, "play")
    assert asked_by() == "TWR-080"
    hands.drag(cups, "play")
    assert asked_by() == "TWR-084"
    hands.click_piece(cups)
    assert asked_by() == "TWR-037"
    hands.drag(swords, "hero:1")
    refusal = app.playing.window.panels.refusal  # type: ignore[union-attr]
    assert "First choose whom the Five of Cups heals." in words_in(refusal)
    hands.press("Undo the drop", refusal)
    assert asked_by() == "TWR-037", "what was said before stands"
    for rule in ("TWR-084", "TWR-080"):
        hands.key("Ctrl+Z")
        assert asked_by() == rule
    hands.press("Back", app.playing.window.decision)  # type: ignore[union-attr]
    assert asked_by() == "TWR-022"
    assert freeze(session.table) == before
    assert not session.journal.entries

    hands.drag(wands, "play")
    hands.drag(cups, "play")
    hands.click_piece(cups)
    hands.drag(cups, "hero:1")
    keys = [entry.key for entry in session.journal.entries if isinstance(entry, Answer)]
    assert keys == ["play wands-3/with cups-5/first cups-5/heal 1"]
    assert session.table["hero:1"][0].counters["health"] == 11

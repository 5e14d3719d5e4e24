"""A number that hangs on itself is looked up once: no card of a stranger breaks a game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop import new_game
from tabletop.packs.library import forget_readings
from tabletop.play.shelf.game_shelf import game_called


def test_a_hand_limit_may_hang_on_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "You have +1 to hand limit unless your hand is full."
    wording = game_called("tower").wording
    assert wording is not None
    cards = wording.pack().cards
    queen = cards["cups-queen"]
    monkeypatch.setitem(cards, "cups-queen", replace(queen, text=f"{queen.text} {text}"))
    forget_readings()
    try:
        session = new_game("tower", seats=2, seed=7)
        session.answer("cups-queen")
        session.answer("pentacles-king")
        while not session.table["hand:0"]:
            assert session.decision is not None
            session.answer(session.decision.legal()[0].key)
        assert len(session.table["hand:0"]) == 8
        assert len(session.table["hand:1"]) == 7
    finally:
        monkeypatch.undo()
        forget_readings()

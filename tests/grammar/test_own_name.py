"""A card may call itself by its name, where it is checked, shown and played alike."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.games.tower.deck import content
from tabletop.games.tower.game import GAME
from tabletop.packs.library import forget_readings

SAID = "When the Foe is defeated, each Hero draws 1 card."


def test_a_foe_may_call_itself_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = content.pack().cards
    text = "When the Bog King dies, every Hero draws a card."
    king = replace(cards["major-2"], name="The Bog King", text=text)
    monkeypatch.setitem(cards, "major-2", king)
    forget_readings()
    try:
        assert [str(each) for each in content.WORDING.read(king, text)] == [SAID]
        assert [each.words for each in content.sentences("major-2")] == [SAID]
        assert GAME.printed("major-2").sentences == (SAID,)
        assert GAME.printed("major-2").by_hand == ()
    finally:
        monkeypatch.undo()
        forget_readings()


def test_another_card_is_not_meant() -> None:
    foe = content.pack().cards["major-2"]
    (said,) = content.WORDING.read(foe, "When the Bog King dies, every Hero draws a card.")
    assert str(said) == "When the Bog King dies, every Hero draws a card."

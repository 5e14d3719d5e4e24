"""Pointing at a card that is used by its parts tells where it goes by each."""

from __future__ import annotations

import pytest

from tabletop import Seat, new_game
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.showing.printed import printed
from tests.ui.hands import Hands
from tests.ui.test_declaring import app
from ui.program.app import App

__all__ = ["app"]


@pytest.mark.rule("SCN-002", "SCN-003", "SCN-008", "SCN-009")
def test_every_half_says_where_its_card_goes() -> None:
    for card in content.of_kind("ability"):
        assert isinstance(card, content.Ability)
        for field, half in zip(printed(card.id).fields, content.HALVES, strict=True):
            assert ("lost" in field.fate) is card.is_lost(half), card.id
            assert ("stays active" in field.fate) is bool(card.active(half)), card.id
            assert field.fate.endswith(("lost.", "discarded."))


def test_it_is_told_where_the_pointer_rests_in_turn_or_not(app: App) -> None:
    app.play(new_game("scenario", seats=[Seat("Ada", 0)], seed=2))
    hands = Hands(app)
    hands.rest()
    while not hands.game.bridge.view["hand:0"]:
        hands.take(hands.decision.legal()[0].key)
        hands.rest()
    table = hands.game.table
    piece = hands.game.bridge.view["hand:0"][0]
    spot = table.mapToScene(hands.spot(piece.id))
    hands.rest()
    told = table.table.notes.tell_at(spot)
    assert told == printed(piece.name).fates
    assert told.startswith("Top: ")
    assert "\nBottom: " in told

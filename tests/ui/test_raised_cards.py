"""What has been chosen of an answer not yet whole stands up in the hand, for its chooser."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from tests.ui.hands import Hands
from tests.ui.test_declaring import app, card, seated
from ui.program.app import App
from ui.scene.pieces.items import PieceItem

__all__ = ["app"]


def shown(hands: Hands, piece: int) -> PieceItem:
    """How *piece* is shown."""
    item = hands.game.table.table.lying.known(piece)
    assert item is not None
    return item


def with_four_chosen(app: App) -> tuple[Hands, int, int]:
    """Hands that have dragged the four to the watch, that card and the nine."""
    hands = seated(app, 0, 0)
    four, nine = card(hands, "four"), card(hands, "nine")
    hands.drag(four, "watch:0")
    return hands, four, nine


def settle(hands: Hands) -> None:
    """Wait until nothing rises or sinks any more."""
    hands.rest()
    hands.until(lambda: not hands.game.table.clock.busy, "cards to stand still")
    QApplication.processEvents()


def test_a_card_that_was_chosen_stands_up_and_sinks_back_once_it_is_taken_back(app: App) -> None:
    hands, four, nine = with_four_chosen(app)
    settle(hands)
    assert shown(hands, four).raised > 0
    assert shown(hands, nine).raised == 0
    hands.game.bridge.time.unsay()
    settle(hands)
    while hands.game.bridge.time.unsay():
        settle(hands)
    assert shown(hands, four).raised == 0


def test_pointing_elsewhere_leaves_it_standing(app: App) -> None:
    hands, four, nine = with_four_chosen(app)
    settle(hands)
    high = shown(hands, four).raised
    for piece in (four, nine, four):
        hands.spot(piece)
        settle(hands)
    hands.spot(nine)
    settle(hands)
    assert shown(hands, four).raised == high


def test_once_all_is_said_nothing_stands_for_whoever_comes_next(app: App) -> None:
    hands, _, nine = with_four_chosen(app)
    hands.click_piece(nine)
    settle(hands)
    assert {item.raised for item in hands.game.table.table.lying} == {0}

"""Goods on a stall: their names are whole, and who can have them is told so."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from tests.games.darkest.city.laid import town
from tests.ui.hands import Hands
from ui.base import fonts
from ui.program.app import App
from ui.scene.prints import goods
from ui.scene.prints.goods_told import words_of

ROOM = QRectF(0, 0, 58, 19)
"""That of a name in a stall of ten in a window of 1280 x 720."""


@pytest.mark.parametrize("name", ["Rapier", "Chain Shirt", "Throwing Net", "Plate from a Tomb"])
def test_a_name_is_no_wider_than_its_room(name: str) -> None:
    lines = goods.lines_of(name, ROOM)
    letters = QFontMetricsF(fonts.font(fonts.BOOK, goods.type_of(lines, ROOM), bold=True))
    assert " ".join(lines) == name
    assert max(letters.horizontalAdvance(line) for line in lines) <= ROOM.width()


def test_a_long_name_has_two_lines_and_larger_letters_than_in_one() -> None:
    lines = goods.lines_of("Plate from a Tomb", ROOM)
    assert lines == ["Plate from", "a Tomb"]
    assert goods.type_of(lines, ROOM) > goods.type_of(["Plate from a Tomb"], ROOM)


def test_what_can_be_stolen_lacks_nothing_and_what_must_be_bought_does(app: App) -> None:
    hands = Hands(app)
    hands.play(
        town(
            "city-cat-burglar",
            "elf",
            step="stay",
            at=0,
            to="city",
            args={"place": 0},
            coming=(1, 1),
        )
    )
    assert "2 short" in _said_of(hands, "axe")
    hands.take("burgle shop")
    hands.rest()
    assert "What is stolen?" in hands.decision.ask
    assert "2 short" not in _said_of(hands, "axe")


def _said_of(hands: Hands, name: str) -> list[str]:
    """What the stall says of the stack of this *name*."""
    table = hands.game.table.table
    top = next(item for item in table.lying.zones["shop"] if item.piece.name == name)
    return words_of(table, top)

"""The names of goods on a stall: whole, and as large as their room allows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from ui.base import fonts
from ui.scene.prints import goods

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

"""The aim over the table: as much of it as there is room for, and no line cut in two."""

import pytest
from PySide6.QtWidgets import QWidget

from tabletop.play.rules.game import Aim
from ui.panels.aim import AimLine

GOAL = "Meet all quests of a character that you control."
NOW = "Nearest: Charmer (Ana, Ben and Cleo), Gurnemanz (Ana) and 2 more, 2 quests short."


@pytest.mark.parametrize("wide", [300, 529, 696, 760, 960])
@pytest.mark.parametrize("ahead", ["", "17 tarots left to draw.", NOW])
def test_no_line_of_the_aim_is_cut(over: QWidget, wide: int, ahead: str) -> None:
    line = AimLine(over)
    line.resize(wide, 26)
    line.show()
    line.resize(wide, line.sizeHint().height())
    line.show_aim(Aim(GOAL, NOW, ahead))
    laid = line._laid(line._parts)
    lines = [laid.lineAt(number) for number in range(laid.lineCount())]
    assert lines
    assert sum(each.height() for each in lines) <= line.height() + 4

"""The zero of the plain typeface has no stroke, which prose would read as code."""

import runpy
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QRawFont

from tests.architecture.sources import ROOT
from ui.base.fonts import FONTS

PLAIN = sorted(FONTS.glob("Atkinson*.ttf"))


def test_the_zero_is_an_oval_and_its_counter_whose_middle_is_empty() -> None:
    assert len(PLAIN) == 2
    for file in PLAIN:
        font = QRawFont(str(file), 1000)
        (zero,) = font.glyphIndexesForString("0")
        drawn = font.pathForGlyph(zero)
        assert len(drawn.toSubpathPolygons()) == 2
        box = drawn.boundingRect()
        assert not drawn.contains(box.center())
        beside = QPointF(box.width() / 2 - 40, 0)
        assert drawn.contains(box.center() - beside)
        assert drawn.contains(box.center() + beside)


@pytest.mark.parametrize("file", PLAIN, ids=lambda file: file.stem)
def test_a_second_run_changes_nothing_and_the_sums_of_the_file_are_right(file: Path) -> None:
    script = runpy.run_path(str(ROOT / "packaging/plain_zero.py"))
    font = file.read_bytes()
    assert script["with_plain_zero"](font) == font
    assert script["added_up"](font) == script["MAGIC"]

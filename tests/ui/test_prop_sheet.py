"""Props are seen on a sheet that one command paints, under their names."""

import runpy
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from assets.drawings.shapes import PROPS
from tests.architecture.sources import ROOT


def test_the_sheet_shows_the_props_that_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = tmp_path / "sheet.png"
    monkeypatch.setattr(sys, "argv", ["prop_sheet.py", str(sheet), "cup", "angel-corner"])
    with pytest.raises(SystemExit, match="0"):
        runpy.run_path(str(ROOT / "packaging/prop_sheet.py"), run_name="__main__")
    wanted = [name for name in PROPS if name.startswith(("cup", "angel-corner"))]
    painted = QImage(str(sheet))
    assert painted.width() == 190 * len(wanted)
    ground = painted.pixel(1, 1)
    for i in range(len(wanted)):
        cell = painted.copy(i * 190 + 20, 4, 150, 156)
        inside = (cell.pixel(x, y) for x in range(0, 150, 4) for y in range(0, 156, 4))
        assert any(pixel != ground for pixel in inside), wanted[i]

"""Render props with their names to one PNG.

python packaging/prop_sheet.py sheet.png [--place NAME] [names, or how they begin]
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from assets.drawings.places import read_places
from assets.drawings.props import load_props
from assets.drawings.recipe import ART, Thing, read_how
from assets.drawings.shapes import PROPS
from assets.drawings.staging import paint_prop, room_of
from ui.base import fonts

SIDE = 190


def main() -> int:
    """Render the sheet that the command line asks for. Returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("names", nargs="*", help="props, or how their names begin (default: all)")
    parser.add_argument("--place", default="red upland")
    parser.add_argument("--module", help="only the props of this module")
    args = parser.parse_intermixed_args()
    app = QGuiApplication.instance() or QGuiApplication([])
    load_props()
    place = read_places(ART / "places.toml")[args.place]
    names = [
        name
        for name, build in PROPS.items()
        if (not args.names or name.startswith(tuple(args.names)))
        and (not args.module or build.__module__.endswith(f".{args.module}"))
    ]
    columns = min(8, len(names))
    rows = math.ceil(len(names) / columns)
    sheet = QImage(columns * SIDE, rows * SIDE, QImage.Format.Format_RGB32)
    sheet.fill(place.at(2.2))
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for i, name in enumerate(names):
        cell = QRectF(i % columns * SIDE, i // columns * SIDE, SIDE, SIDE)
        room = room_of(name, 0)
        size = min(0.84, 0.92 / max(room.width(), 0.01))
        thing = Thing(name, 0.5 - room.center().x() * size, 0.9, size)
        paint_prop(painter, cell, place, thing, read_how(""))
        painter.setFont(fonts.font(fonts.PLAIN, 12))
        painter.setPen(Qt.GlobalColor.black)
        painter.drawText(cell, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter, name)
    painter.end()
    sheet.save(str(args.out))
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())

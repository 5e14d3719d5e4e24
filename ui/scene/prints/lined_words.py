"""Texts side by side in one line: one size, and as much room for each as it needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from ui.base import fonts
from ui.scene.pieces.felt_text import LETTERS
from ui.scene.places.grown_words import APART

_NEAR = 1.5
"""The greatest distance of two texts of a line, in line heights."""

_SLACK = 1.03
"""The room of a text, as a multiple of its measured width, because letters are wider at some
sizes."""

_MEASURED = 100  # the font size in pixels at which texts are measured


def lines(rooms: Mapping[str, QRectF]) -> list[list[str]]:
    """The names of *rooms* that are side by side, from the left."""
    found: list[list[str]] = []
    for name in sorted(rooms, key=lambda name: (round(rooms[name].center().y()), rooms[name].x())):
        before = rooms[found[-1][-1]] if found else QRectF()
        room = rooms[name]
        level = abs(room.center().y() - before.center().y()) < 1
        if found and level and -1 <= room.left() - before.right() <= _NEAR * room.height():
            found[-1].append(name)
        else:
            found.append([name])
    return [line for line in found if len(line) > 1]


def parted(line: Sequence[str], words: Mapping[str, str], room: QRectF) -> dict[str, QRectF]:
    """The rooms of the *words* of a *line* within *room*, as high as all fit."""
    measure = QFontMetricsF(fonts.font(fonts.PLAIN, _MEASURED))
    needs = [LETTERS * _SLACK * measure.horizontalAdvance(words[name]) / _MEASURED for name in line]
    free = room.width() - APART * (len(line) - 1)
    high = min(room.height(), free / max(sum(needs), 0.01))
    spare = max(0.0, free - high * sum(needs)) / len(line)
    found, x = {}, room.left()
    for name, need in zip(line, needs, strict=True):
        wide = need * high + spare
        found[name] = QRectF(x, room.center().y() - high / 2, wide, high)
        x += wide + APART
    return found

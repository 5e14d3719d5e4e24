"""Emblems: single-colour icons from assets/icons/game-icons.json, as painter paths.

The file has a `width`, and under `icons` the `author` and SVG path data `d` of each name. Authors
and licence (CC BY 3.0) are listed in assets/CREDITS.md.
"""

from __future__ import annotations

import math
import re
from functools import cache
from pathlib import Path

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QTransform

ICONS = Path(__file__).resolve().parents[2] / "assets" / "icons" / "game-icons.json"

_BLANK = re.compile(r"[\s,]*")
_FLAG = re.compile(r"[\s,]*([01])")
_NUMBER = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}
_LETTERS = frozenset("MmLlHhVvCcSsQqTtAaZz")


class Icon(msgspec.Struct, frozen=True):
    """One icon: its author and its outline."""

    author: str
    d: str


class _Book(msgspec.Struct, frozen=True):
    width: float
    icons: dict[str, Icon]


@cache
def _book() -> _Book:
    return msgspec.json.decode(ICONS.read_bytes(), type=_Book)


def emblems() -> dict[str, Icon]:
    """All icons by name."""
    return _book().icons


@cache
def emblem(name: str) -> QPainterPath:
    """The icon *name* in a unit square about the origin.

    :raises KeyError: if there is none.
    """
    book = _book()
    change = QTransform().scale(1 / book.width, 1 / book.width)
    return change.translate(-book.width / 2, -book.width / 2).map(read_path(book.icons[name].d))


def emblem_in(name: str, room: QRectF) -> QPainterPath:
    """The icon *name* as large as *room* allows."""
    side = min(room.width(), room.height())
    change = QTransform().translate(room.center().x(), room.center().y())
    return change.scale(side, side).map(emblem(name))


def read_path(data: str) -> QPainterPath:
    """Parse SVG path data: all commands, absolute and relative.

    :raises ValueError: if it does not begin with a command, or a number is missing.
    """
    path = QPainterPath()
    pen = _Pen(path)
    at, command = 0, ""
    while (at := _BLANK.match(data, at).end()) < len(data):  # type: ignore[union-attr]
        if data[at] in _LETTERS:
            command, at = data[at], at + 1
            if command in "Zz":
                pen.close()
                continue
        elif command in ("", "Z", "z"):
            raise ValueError(f"no command at {data[at : at + 12]!r}")
        numbers, at = _numbers(data, at, command)
        pen.draw(command, numbers)
        command = {"M": "L", "m": "l"}.get(command, command)
    return path


def _numbers(data: str, at: int, command: str) -> tuple[list[float], int]:
    """The numbers of one use of *command*, and the index after them."""
    found: list[float] = []
    arc = command in "Aa"
    for i in range(_TAKES[command.upper()]):
        # the two flags of an arc need no separator after them: a1 1 0 01.5 2
        match = (_FLAG if arc and i in (3, 4) else _NUMBER).match(data, at)
        if not match:
            raise ValueError(f"{command} lacks numbers at {data[at : at + 12]!r}")
        found.append(float(match[1]))
        at = match.end()
    return found, at


class _Pen:
    """The state while a path is drawn."""

    def __init__(self, path: QPainterPath) -> None:
        self._path = path
        self._x = self._y = 0.0
        self._start = (0.0, 0.0)
        self._handle: tuple[float, float] | None = None  # the last control point, for S and T
        self._last = ""

    def close(self) -> None:
        self._path.closeSubpath()
        self._x, self._y = self._start
        self._last = "Z"

    def draw(self, command: str, n: list[float]) -> None:
        kind = command.upper()
        if command.islower():
            n = self._absolute(kind, n)
        if kind == "M":
            self._path.moveTo(n[0], n[1])
            self._start = (n[0], n[1])
        elif kind in "LHV":
            n = [n[0] if kind != "V" else self._x, n[-1] if kind != "H" else self._y]
            self._path.lineTo(n[0], n[1])
        elif kind in "CS":
            if kind == "S":
                n = [*self._mirrored("CS"), *n]
            self._path.cubicTo(*n)
            self._handle = (n[2], n[3])
        elif kind in "QT":
            if kind == "T":
                n = [*self._mirrored("QT"), *n]
            self._path.quadTo(*n)
            self._handle = (n[0], n[1])
        else:
            self._arc(*n)
        self._x, self._y = n[-2], n[-1]
        self._last = kind

    def _absolute(self, kind: str, n: list[float]) -> list[float]:
        if kind == "H":
            return [n[0] + self._x]
        if kind == "V":
            return [n[0] + self._y]
        if kind == "A":
            return [*n[:5], n[5] + self._x, n[6] + self._y]
        return [v + (self._y if i % 2 else self._x) for i, v in enumerate(n)]

    def _mirrored(self, kinds: str) -> tuple[float, float]:
        if self._handle is None or self._last not in kinds:
            return (self._x, self._y)
        return (2 * self._x - self._handle[0], 2 * self._y - self._handle[1])

    def _arc(
        self, rx: float, ry: float, tilt: float, large: float, sweep: float, x: float, y: float
    ) -> None:
        """An elliptical arc as cubic curves (SVG 1.1, appendix F.6)."""
        rx, ry = abs(rx), abs(ry)
        if not rx or not ry or (x, y) == (self._x, self._y):
            self._path.lineTo(x, y)
            return
        phi = math.radians(tilt)
        cos, sin = math.cos(phi), math.sin(phi)
        dx, dy = (self._x - x) / 2, (self._y - y) / 2
        px, py = cos * dx + sin * dy, cos * dy - sin * dx
        grow = math.sqrt(max(1.0, (px / rx) ** 2 + (py / ry) ** 2))
        rx, ry = rx * grow, ry * grow
        rest = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2
        reach = math.sqrt(max(0.0, rest / ((rx * py) ** 2 + (ry * px) ** 2)))
        reach = -reach if bool(large) == bool(sweep) else reach
        qx, qy = reach * rx * py / ry, -reach * ry * px / rx
        cx, cy = cos * qx - sin * qy + (self._x + x) / 2, sin * qx + cos * qy + (self._y + y) / 2
        start = math.atan2((py - qy) / ry, (px - qx) / rx)
        turn = math.atan2((-py - qy) / ry, (-px - qx) / rx) - start
        if sweep and turn < 0:
            turn += math.tau
        elif not sweep and turn > 0:
            turn -= math.tau
        steps = max(1, math.ceil(abs(turn) / (math.pi / 2) - 1e-9))
        self._sweep(cx, cy, rx, ry, (cos, sin), start, turn / steps, steps)

    def _sweep(
        self,
        cx: float,
        cy: float,
        rx: float,
        ry: float,
        tilt: tuple[float, float],
        start: float,
        step: float,
        steps: int,
    ) -> None:
        cos, sin = tilt
        k = 4 / 3 * math.tan(step / 4)

        def put(u: float, v: float) -> tuple[float, float]:
            return (cx + cos * rx * u - sin * ry * v, cy + sin * rx * u + cos * ry * v)

        for i in range(steps):
            a, b = start + i * step, start + (i + 1) * step
            first = put(math.cos(a) - k * math.sin(a), math.sin(a) + k * math.cos(a))
            second = put(math.cos(b) + k * math.sin(b), math.sin(b) - k * math.cos(b))
            self._path.cubicTo(*first, *second, *put(math.cos(b), math.sin(b)))

"""One place of a table, and one readout, as they lie now."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPolygonF

from ui.scene.layout.table_layout import Readout, ZoneLayout

CORNERED = 0.4
"""The most of its room that one takes at its left."""


class Spot(Struct, frozen=True):
    """One zone's place on the table. `scale` is that of its cards, `seat` its board's seat or -1.

    `lit` and `dimmed` are for zones of a column, `slots` how many empty places it shows. `on` is
    the number of the piece that the place is attached to, or -1. What is `folded` is not shown as
    long as nothing may be put there; of what is `shut` no piece is seen, and its number stands
    there. A place of a `space` has the outline `shape`. `named` is where
    it is called by its number, if not beside it, `absent` where cards are named
    that are at home there. A file goes `leftwards`, or to the right. On the
    `stage` lie the pieces whose counter of this name has this value, `staged`, at a scale of its
    own; beside it, in the room `told`, words about them. A row that has room to spare lies `about`
    this point of its length.
    `when` is a word for what goes on, by which items there choose their numbers.
    """

    zone: str
    lies: ZoneLayout
    area: QRectF
    drop: QRectF
    scale: float
    seat: int = -1
    lit: bool = False
    dimmed: bool = False
    shown: bool = True
    folded: bool = False
    shut: bool = False
    when: str = ""
    slots: int = 0
    label: str = ""
    on: int = -1
    board_scale: float = 1.0
    space: str = ""
    shape: QPolygonF | None = None
    named: QRectF | None = None
    leftwards: bool = False
    stage: QRectF | None = None
    stage_scale: float = 1.0
    told: QRectF | None = None
    about: float | None = None
    staged: tuple[str, int] = ("", 0)
    absent: QRectF | None = None


def cornered(room: QRectF, card: tuple[float, float]) -> QRectF:
    """Where one lies that is at the left of its *room*, in the shape of a *card*."""
    wide = min(room.height() * card[0] / card[1], room.width() * CORNERED)
    return QRectF(room.left(), room.top(), wide, room.height())


class Gauge(Struct, frozen=True):
    """One readout's place on the table: what it shows, of which zone, and which of the pieces
    there (-1: the uppermost)."""

    readout: Readout
    zone: str
    area: QRectF
    scale: float
    seat: int = -1
    index: int = -1

"""One place of a table, or one readout, as it is now."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPolygonF

from ui.scene.layout.table_layout import Readout, ZoneLayout

CORNERED = 0.4
"""The largest fraction of its room that a piece in the corner takes."""


class Spot(Struct, frozen=True):
    """The place of one zone on the table.

    `scale` is that of its cards, `seat` the seat of its board, or -1. `lit` and `dimmed` are for
    zones of a column, `slots` is the number of empty slots shown. `on` is the piece that the place
    is attached to, or -1. A `folded` place is hidden as long as nothing may be put there; a `shut`
    one shows the number of its pieces instead of them. A place of a `space` has the outline
    `shape`. `named` is where its count is shown, if not beside it, `absent` where cards that belong
    there and lie elsewhere are named. A file goes `leftwards`, or else to the right. Pieces whose
    counter of the name in `staged` has the value there lie on the `stage`, at its own scale, with
    text about them in the room `told`. A row with spare room is centred on the x `about`. `when` is
    a word that says which numbers matter now.
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
    """The rectangle at the left of *room* for a piece in the shape of a *card*."""
    wide = min(room.height() * card[0] / card[1], room.width() * CORNERED)
    return QRectF(room.left(), room.top(), wide, room.height())


class Gauge(Struct, frozen=True):
    """The place of one readout on the table: what it shows, of which zone, and of which piece there
    (-1: the top one)."""

    readout: Readout
    zone: str
    area: QRectF
    scale: float
    seat: int = -1
    index: int = -1

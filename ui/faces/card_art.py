"""The picture of a card in any room: whole if the room has the shape it was composed for; in a low
room, the part that matters, at full width."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from assets.drawings.places import Place
from assets.drawings.recipe import Recipe
from assets.drawings.scene import paint_over, paint_scene
from ui.faces.photo import paint_photo

LOWEST = 1.75
"""The greatest width of a picture in heights; in a lower room only a part is seen."""

_HEAD = 0.66  # where the eye looks, in heights of the subject from its foot


def paint_picture(
    painter: QPainter,
    room: QRectF,
    art: Recipe,
    place: Place,
    photo: QImage | None = None,
    *,
    plain: bool = False,
) -> None:
    """Paint *art*, or a *photo* instead, so that it exactly fills *room*.

    *plain*: as on a very small card.
    """
    painter.save()
    painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
    if photo is not None:
        paint_photo(painter, room, photo)
    else:
        whole = _whole(room, art)
        paint_scene(painter, whole, art, place, plain=plain)
        paint_over(painter, whole, art, place)
    painter.restore()


def _whole(room: QRectF, art: Recipe) -> QRectF:
    """The rectangle of the whole picture of which *room* shows a part."""
    high = max(room.height(), room.width() / LOWEST)
    top = room.center().y() - _looked_at(art) * high
    top = min(max(top, room.bottom() - high), room.top())
    return QRectF(room.left(), top, room.width(), high)


def _looked_at(art: Recipe) -> float:
    """How far down the picture the eye looks, in picture heights."""
    if not art.props:
        return 0.5
    main = max(art.props, key=lambda thing: thing.size)
    return main.y - _HEAD * main.size

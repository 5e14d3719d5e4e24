"""The picture of a card in any room of its face: whole where the room is as it was composed for,
in a low room the part of it that matters, as large as the room is wide."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from assets.drawings.places import Place
from assets.drawings.recipe import Recipe
from assets.drawings.scene import paint_over, paint_scene
from ui.faces.photo import paint_photo

LOWEST = 1.75
"""How wide a picture is by its height, at most: of a lower room it fills, a part is seen."""

_HEAD = 0.66  # of a thing's height, from its foot: where the eye looks


def paint_picture(
    painter: QPainter,
    room: QRectF,
    art: Recipe,
    place: Place,
    photo: QImage | None = None,
    *,
    plain: bool = False,
) -> None:
    """Paint *art*, or a *photo* in its place, so that it fills *room*, and nothing beyond it.

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
    """Where all of the picture would be of which *room* shows a part."""
    high = max(room.height(), room.width() / LOWEST)
    top = room.center().y() - _looked_at(art) * high
    top = min(max(top, room.bottom() - high), room.top())
    return QRectF(room.left(), top, room.width(), high)


def _looked_at(art: Recipe) -> float:
    """How far down in the picture the eye looks, in parts of its height."""
    if not art.props:
        return 0.5
    main = max(art.props, key=lambda thing: thing.size)
    return main.y - _HEAD * main.size

"""How figures that march in a file stand on the place they have reached."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from ui.scene.measures import metrics
from ui.scene.places import crowd_poses
from ui.scene.places.landscape_plan import FOOT
from ui.scene.places.piece_poses import Pose, Size
from ui.scene.places.spot import Spot

APART = 0.94  # between two figures, in figure widths
BACK = 0.03  # how far the figures between first and last stand back, in figure heights


def poses(spot: Spot, sizes: Sequence[Size]) -> list[Pose]:
    """A pose for each figure of *spot*; the first walks in front."""
    if not sizes:
        return []
    count, room = len(sizes), spot.area
    wide, high = max(size[0] for size in sizes), max(size[1] for size in sizes)
    across = (1 + APART * (count - 1)) * wide
    scale = min(spot.scale, room.width() / across)
    step = APART * wide * scale * (1 if spot.leftwards else -1)
    foot = room.center().y() + FOOT * room.height()
    found = []
    for number in range(count):
        x = room.center().x() + (number - (count - 1) / 2) * step
        back = BACK * high * scale if 0 < number < count - 1 else 0.0
        y = foot - back - high * scale * (0.5 - metrics.FOOT / 2)
        z = crowd_poses.height_of(spot) + 1 + (0 if back else 1) + number / (10 * count)
        found.append(Pose(x, y, scale, z=z))
    return found


def index_at(spot: Spot, sizes: Sequence[Size], at: QPointF) -> int:
    """The index at which a figure dropped at *at* joins the file."""
    by = 1 if spot.leftwards else -1
    return sum((at.x() - pose.x) * by > 0 for pose in poses(spot, sizes))

"""Cards that take the shape of their room."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF

from ui.scene.layout.table_layout import ZoneLayout
from ui.scene.measures import metrics
from ui.scene.places.piece_poses import poses
from ui.scene.places.shaped_cells import cells
from ui.scene.places.spot import Spot

CARD = (126.0, 176.0)


def _spot(wide: float, high: float, kind: str = "free", middled: bool = False) -> Spot:
    lies = ZoneLayout(kind=kind, region="a", shape=(1.6, 6.0), scale=9, middled=middled)  # type: ignore[arg-type]
    area = QRectF(10, 20, wide, high)
    return Spot("a", lies, area, area, 9)


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("room", [(300, 220), (460, 220), (1400, 220), (120, 60)])
def test_cards_fill_their_room_side_by_side_and_keep_their_shape(
    count: int, room: tuple[float, float]
) -> None:
    spot = _spot(*room)
    found = cells(spot, count, 9 * CARD[0])
    within = spot.area.adjusted(-0.01, -0.01, 0.01, 0.01)
    assert len({(cell.width(), cell.height()) for cell in found}) == 1, "one size in a row"
    for cell in found:
        assert within.contains(cell)
        assert 1.59 <= cell.width() / cell.height() <= 6.01
    for one, other in itertools.combinations(found, 2):
        gap = metrics.SHAPED_GAP - 0.01
        assert not one.adjusted(0, 0, gap, gap).intersects(other)


def test_four_of_a_narrow_board_lie_below_each_other_of_a_wide_one_in_two_columns() -> None:
    narrow, wide = (cells(_spot(across, 236), 4, 999) for across in (298, 470))
    assert len({cell.left() for cell in narrow}) == 1
    assert len({cell.left() for cell in wide}) == 2


def test_few_lie_in_the_middle_where_they_are_to() -> None:
    (one,) = cells(_spot(2000, 100, "row", middled=True), 1, 9 * CARD[0])
    assert one.center().x() == pytest.approx(1010)
    assert one.width() == pytest.approx(600)


def test_what_is_turned_and_what_is_no_card_fit_their_rooms() -> None:
    spot = _spot(460, 220)
    upright = poses(spot, [CARD] * 3)
    assert poses(spot, [CARD, CARD[::-1], CARD]) == upright
    (die,) = poses(spot, [(metrics.DIE, metrics.DIE)])
    assert metrics.DIE * die.scale <= 220.01

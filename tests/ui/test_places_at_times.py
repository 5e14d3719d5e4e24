"""Places that are there, or larger, only while the table's counters are so."""

from __future__ import annotations

import pytest

from tabletop.table.view import SeenZone
from tabletop.table.zones import Zones
from ui.scene.layout.layout_reader import read_layout
from ui.scene.places.arrangement import Arrangement, arrange
from ui.scene.places.place_facts import Facts

LAYOUT = b"""
size = [900, 600]

[table.zones.shop]
kind = "row"
at = [10, 10]
size = [100, 100]
during = { at = [0], region = [0, 1] }

[table.zones.row]
kind = "row"
at = [10, 300]
size = [100, 100]

[table.zones.row.grown]
counter = "at"
value = 0
at = [200, 200]
size = [300, 300]
scale = 2
hides = ["shop"]
"""


def _placed(lying: int = 0, **counters: int) -> Arrangement:
    filled = {"shop": 1, "row": lying}
    return arrange(read_layout(LAYOUT), Facts(1, 0, counters, filled, {}))


def test_a_place_is_there_only_while_all_its_counters_are_so() -> None:
    assert _placed().spots["shop"].shown
    assert _placed(region=1).spots["shop"].shown
    assert not _placed(region=2).spots["shop"].shown
    assert not _placed(at=1).spots["shop"].shown


def test_a_place_grows_at_a_certain_number_even_0() -> None:
    assert _placed().spots["row"].scale == 2
    assert _placed(at=1).spots["row"].scale == 1
    assert not _placed(lying=1).spots["shop"].shown


OWNED = b"""
size = [900, 600]

[table.zones."hero:1"]
kind = "row"
at = [10, 100]
size = [100, 100]

[[table.readouts]]
show = "seat"
zone = "hero:1"
at = [0, -40]
size = [100, 30]
"""


@pytest.mark.parametrize(("seats", "told"), [(1, []), (2, [1])])
def test_a_place_of_the_table_tells_whose_it_is_where_there_are_several(
    seats: int, told: list[int]
) -> None:
    zones = Zones({"hero:1": SeenZone("hero:1", owner=1, kind="hero", number=1)})
    found = arrange(read_layout(OWNED), Facts(seats, 0, {}, {}, {}, zones=zones))
    assert [gauge.seat for gauge in found.gauges] == told

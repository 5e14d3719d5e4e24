"""What a layout says once for many numbers."""

from __future__ import annotations

import pytest

from ui.scene.layout.counted_off import counted_off
from ui.scene.layout.layout_reader import LayoutError, read_layout

SAID = b"""
size = [900, 300]
[table.regions]
all = { across = ["stop-{1..3}"] }
"stop-{1..3}" = { place = "here:{n}", least = [100, 0] }
[table.zones."pile:{1..3}"]
kind = "row"
region = "stop-{n}"
hides = ["well:{4..5}"]
during = { at = ["{n}"], "not region" = [2] }
[[table.readouts]]
show = "flag"
zone = "pile:{2..3}"
counter = "spot"
text = "number {n}"
"""


def test_a_place_a_part_and_a_readout_are_said_once_for_many() -> None:
    table = read_layout(SAID).table
    assert table.regions["all"].across == ("stop-1", "stop-2", "stop-3")
    assert [table.regions[f"stop-{n}"].place for n in (1, 2, 3)] == ["here:1", "here:2", "here:3"]
    assert table.zones["pile:2"].region == "stop-2"
    assert table.zones["pile:2"].hides == ("well:4", "well:5")
    assert table.zones["pile:3"].during == {"at": (3,), "not region": (2,)}
    assert [(each.zone, each.text) for each in table.readouts] == [
        ("pile:2", "number 2"), ("pile:3", "number 3"),
    ]  # fmt: skip


def test_what_is_no_range_stays_as_it_is_said() -> None:
    said = {"a": ["{n}", 3, {"b": "{x..y}"}], "{c}": None}
    assert counted_off(said) == said
    with pytest.raises(LayoutError, match="stop-4"):
        read_layout(SAID.replace(b'"stop-{n}"', b'"stop-{n}4"', 1).replace(b"{n}4", b"4"))

"""Places for zones that a layout does not know, such as those of a removed module."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from tabletop.table.space.ground import Ground
from tabletop.table.table import FELT, OUT
from tabletop.table.view import SeenZone
from tabletop.table.zones import Zones
from ui.scene.layout.layout_reader import unplaced
from ui.scene.layout.region_layout import ALL, Region
from ui.scene.layout.table_layout import Layout, ZoneLayout

GAP = 50.0
"""Scene units between two of them, with room for a label."""

PILED = 0.6
"""The largest scale of their cards in piles."""


def with_places(
    layout: Layout, zones: Zones[SeenZone], seats: int, grounds: Mapping[str, Ground]
) -> Layout:
    """*layout*, widened on the right by a strip for all *zones* that it does not place.

    The zone for removed pieces stays hidden. *grounds* are the spaces on the table, whose places
    are zones too.
    """
    stray = [z for z in unplaced(layout, zones, seats, grounds) if z not in (FELT, OUT)]
    if not stray:
        return layout
    if layout.takes_shape:
        return _in_regions(layout, stray)
    wide, high = layout.size
    across, down = 2 * layout.card[0], layout.card[1]
    rows = max(1, int((high - GAP) // (down + GAP)))
    places = {
        zone: ZoneLayout(
            kind="row",
            at=(wide + GAP + n // rows * (across + GAP), GAP + n % rows * (down + GAP)),
            size=(across, down),
            fit=True,
            label=zone.replace("-", " ").capitalize(),
            order=99,
        )
        for n, zone in enumerate(stray)
    }
    columns = -(-len(stray) // rows)
    table = replace(layout.table, zones={**layout.table.zones, **places})
    wider = wide + GAP + columns * (across + GAP), max(high, GAP + down + GAP)
    return replace(layout, size=wider, table=table)


def _in_regions(layout: Layout, stray: list[str]) -> Layout:
    """The same for a table that takes any shape: the strip takes some of its room while it is in
    use."""
    if layout.strays:
        return _in_piles(layout, stray)
    wide, high = layout.card
    names = {zone: f"stray {zone}" for zone in stray}
    regions = {
        **layout.table.regions,
        ALL: Region(across=("but strays", "strays")),
        "but strays": layout.table.regions[ALL],
        "strays": Region(down=tuple(names.values())),
        **dict.fromkeys(names.values(), Region(least=(wide, high / 2), most=(2 * wide, high))),
    }
    places = {
        zone: ZoneLayout(
            kind="row",
            region=region,
            fit=True,
            label=zone.replace("-", " ").capitalize(),
            order=99,
        )
        for zone, region in names.items()
    }
    table = replace(layout.table, regions=regions, zones={**layout.table.zones, **places})
    return replace(layout, table=table)


def _in_piles(layout: Layout, stray: list[str]) -> Layout:
    """The same for a table with a region for them: piles, side by side."""
    names, home = {zone: f"stray {zone}" for zone in stray}, layout.table.regions[layout.strays]
    regions = {
        **layout.table.regions,
        layout.strays: replace(home, across=tuple(names.values())),
        **dict.fromkeys(names.values(), Region()),
    }
    places = {
        zone: ZoneLayout(kind="pile", region=region, scale=PILED, numbered=True, order=99)
        for zone, region in names.items()
    }
    table = replace(layout.table, regions=regions, zones={**layout.table.zones, **places})
    return replace(layout, table=table)

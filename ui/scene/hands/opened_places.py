"""Which folding or shut places are open for what is lit."""

from __future__ import annotations

from collections.abc import Collection

from ui.scene.table.table_scene import TableScene


def wanted(
    table: TableScene, pieces: Collection[int], zones: Collection[str], by_hand: bool
) -> set[str]:
    """The places to open when *pieces* and *zones* are lit."""
    return set(zones) - _backs(table) | _shut_over(table, pieces, by_hand)


def _backs(table: TableScene) -> set[str]:
    """The places that are shut because nobody here knows their pieces: opening one shows no
    more."""
    spots, lying = table.arrangement.spots.items(), table.lying.zones
    shut = {zone for zone, spot in spots if spot.lies.shut and spot.lies.veiled}
    return {zone for zone in shut if lying.get(zone) and table.laying.is_veiled(zone)}


def _shut_over(table: TableScene, pieces: Collection[int], by_hand: bool) -> set[str]:
    """The shut places that hold one of *pieces* that may be chosen; by hand, all of them."""
    spots = table.arrangement.spots
    if by_hand:
        return {zone for zone, spot in spots.items() if spot.lies.shut}
    chosen = {item.zone for item in map(table.lying.known, pieces) if item is not None}
    return {zone for zone in chosen if zone in spots and spots[zone].lies.shut}

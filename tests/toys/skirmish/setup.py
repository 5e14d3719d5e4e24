"""Chapter A: setting up, as it is done before anybody is asked anything."""

from __future__ import annotations

from tabletop.table import verbs
from tabletop.table.table import Table
from tabletop.table.zone import Zone
from tests.toys.skirmish.field import RANKS, SIDES, camp, the_map


def components(table: Table) -> None:
    """SKI-001 to SKI-004: the field, and the figures in their camps."""
    name = table.options["map"]
    read = the_map(name)
    zones = [
        Zone(place, "everyone", kind="hex", number=number, live=True)
        for place, number in read.space.rank.items()
    ]
    zones += [Zone("dice", "everyone"), Zone("fallen", "everyone"), Zone("out")]
    table.zones = {zone.name: zone for zone in zones}
    for seat, kin in enumerate(SIDES):
        for place, word in zip(camp(name, seat), RANKS, strict=True):
            stands = verbs.add(table, f"{kin}-{word}", place, "figure", face_up=True)
            verbs.count(table, stands.piece, "health", RANKS[word][3])
    verbs.add(table, "d6", "dice", "die", face_up=True)
    verbs.count(table, -1, "round", 1)

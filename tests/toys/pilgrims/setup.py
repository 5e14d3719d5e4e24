"""Chapter A: setting up."""

from __future__ import annotations

from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table import verbs
from tabletop.table.table import Flow, Table
from tabletop.table.zone import Zone
from tests.toys.pilgrims.road import (
    CARDS,
    DECK,
    FOUND,
    INN,
    PACK,
    PILGRIMS,
    ROAD,
    WARES,
)
from tests.toys.pilgrims.steps import STEPS


def components(table: Table) -> None:
    """PIL-001, PIL-002: the road with two piles on each space, the village, the pilgrims."""
    zones = [Zone("stock"), Zone("village"), Zone("dice", "everyone"), Zone("out")]
    zones.append(Zone("wares", "everyone", capacity=WARES))
    for number, place in enumerate(ROAD.places):
        zones += [
            Zone(place, "everyone", kind="space", number=number, live=True),
            Zone(DECK[place], kind="deck", number=number),
            Zone(FOUND[place], "everyone", kind="found", number=number),
        ]
    for seat in range(len(table.seats)):
        zones.append(Zone(PACK[seat], "owner", seat, kind="pack"))
    table.zones = {zone.name: zone for zone in zones}
    verbs.stock(table, tuple((name, "stock", False) for name in CARDS))
    for seat in range(len(table.seats)):
        verbs.add(table, PILGRIMS[seat], INN, "figure", face_up=True)
    verbs.add(table, "d6", "dice", "die", face_up=True)
    verbs.count(table, -1, "day", 1)


@STEPS.step("Deal the road", rule="PIL-003", then="set_out")
def deal(play: Play) -> Rules[Flow]:
    """PIL-003: two cards on each space, face down; the rest is the village's (PIL-013)."""
    table = play.table
    yield from play.shuffle("stock", rule="PIL-003")
    for _ in range(2):
        for place in ROAD.places:
            if card := table.top("stock"):
                play.move(card, DECK[place])
    for card in table["stock"]:
        play.move(card, "village")
    yield from fill_the_stall(play)
    play.say("The road is dealt.", rule="PIL-003")
    return go("set_out")


def fill_the_stall(play: Play) -> Rules[None]:
    """PIL-013: the stall is filled up from the top of the village's pile."""
    while len(play.table["wares"]) < WARES:
        card = yield from play.top("village", rule="PIL-013")
        if card is None:
            return
        play.move(card, "wares", face_up=True)

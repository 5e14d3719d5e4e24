"""Whose place in the Village is empty: nothing there waits for the hero who comes next."""

from __future__ import annotations

from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes, reserves
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece

OWNER = "owner"
"""On what lies apart from all heroes: whose it is, the place plus one (0: nobody's)."""
BEFORE = ("items", "mount", "followers", "spells", "trophies", "quest")
"""The kinds of zones before a hero, in which lies what it bears."""


def vacate(play: Play, place: int) -> None:
    """DTC-077: a place stands for its hero while that is there. What it still bore and stored is
    put away (DTC-047), its Talismans in store are anybody's (DTC-048), its gold elsewhere nobody's
    (DTC-324), and what lasted for it is over."""
    table = play.table
    _put_away(play, place)
    for kind in heroes.stores(table):
        for card in table[f"{kind}:{place}"]:
            _disown(play, card)
    for heap in table["stash"]:
        if heap.counters.get(OWNER, 0) == place + 1:
            play.count(OWNER, 0, heap)
    for token in table["kept"]:
        if token.counters.get("slot", 0) == place + 1:
            play.move(token, "out")
    for figure in table["order"]:
        if heroes.place_of(figure) == place:
            play.count("place", 0, figure)
            play.move(figure, "out")


def _put_away(play: Play, place: int) -> None:
    """DTC-047: what the hero bore, and what it kept by."""
    zones = [f"{kind}:{place}" for kind in BEFORE]
    zones += [reserve.of(place) for reserve in reserves.listed(play.table)]
    for zone in zones:
        for card in play.table[zone] if zone in play.table.zones else ():
            space_positions.put_away(play, card)


def _disown(play: Play, stored: Piece) -> None:
    """What its owner stored is put away but for Talismans; what fell there already stays."""
    if stored.counters.get(space_positions.LEFT, 0):
        return
    if space_positions.stock_of(stored.name) == "talismans":
        play.count(space_positions.LEFT, 1, stored)
        return
    if stored.name == "gold":
        play.count(space_positions.GOLD, 0, stored)
    space_positions.put_away(play, stored)

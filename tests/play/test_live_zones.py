"""Who reacts to a deed, and when: read off the zones' fields, on seats' places and on hexes."""

from __future__ import annotations

import timeit
from types import SimpleNamespace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec import field

from tabletop.play.rules.counters import Counters
from tabletop.play.rules.deeds import Deed, Reactions
from tabletop.play.rules.play import Play
from tabletop.table import verbs
from tabletop.table.piece import Piece
from tabletop.table.space import POINTY, rectangle
from tabletop.table.table import Flow, Seat, Table, freeze, thaw
from tabletop.table.zone import Zone

HEXES = rectangle(POINTY, 13, 7).places
FIGURES = 12


class Gust(Deed, kw_only=True):
    """Wind that blows over all that stands on the table; who was blown at, in order.

    `away` says whom it sends away: where the next piece goes when it comes to this one.
    """

    blown: list[int] = field(default_factory=list)
    away: dict[int, str] = field(default_factory=dict)

    def do(self, play: Any) -> None:
        self.blown.append(-1)


REACTIONS = Reactions()


@REACTIONS.would(Gust, lying_in="hex")
def bends(play: Any, piece: Piece, gust: Gust) -> None:
    gust.blown.append(piece.id)
    where = gust.away.get(piece.id, "")
    if where == "prevent":
        gust.prevented = True
    elif where:
        verbs.move(play.table, piece.id + 1, where)


@REACTIONS.after(Gust, lying_in="hex")
def rises(play: Any, piece: Piece, gust: Gust) -> None:
    gust.blown.append(100 + piece.id)


def moor(seats: int = 2) -> Table:
    """91 hexes, called by their places, and 12 figures in the box."""
    assert len(HEXES) == 91
    zones = [Zone("box")]
    for number, name in enumerate(HEXES):
        zones.append(Zone(name, "everyone", kind="hex", number=number, live=True))
    table = Table("none", [Seat(str(n), n) for n in range(seats)], Flow("nowhere"))
    table.zones = {zone.name: zone for zone in zones}
    for n in range(FIGURES):
        verbs.add(table, f"figure-{n}", "box", "figure", face_up=True)
    return table


def playing(table: Table, reactions: Reactions) -> Play:
    game: Any = SimpleNamespace(counters=Counters(), reactions=reactions, text=None)
    return Play(game, table)


def blow(table: Table, **fields: Any) -> list[int]:
    """Who was blown at, in order: -1 where the deed was done, 100 more after it."""
    play = playing(table, REACTIONS)
    gust = Gust(**fields)
    assert list(play.happen(gust)) == [], "nobody is asked"
    return gust.blown


STANDING = st.lists(st.integers(0, 90), min_size=FIGURES, max_size=FIGURES)


@given(STANDING, st.integers(-5, 5))
def test_each_of_12_figures_on_91_hexes_reacts_once_in_the_order_of_the_hexes(
    standing: list[int], active: int
) -> None:
    """On any hexes, several on one too, whoever is active, and on a table taken back."""
    table = moor()
    assert blow(table) == [-1]
    for figure, number in enumerate(standing):
        verbs.move(table, figure, HEXES[number])
    verbs.count(table, -1, "active", active)
    in_order = sorted(range(FIGURES), key=lambda figure: standing[figure])
    told = [*in_order, -1, *(100 + figure for figure in in_order)]
    assert blow(table) == told
    assert blow(thaw(freeze(table))) == told


def test_figures_that_went_from_the_hexes_or_were_suspended_do_not_react() -> None:
    table = moor()
    for figure in range(4):
        verbs.move(table, figure, HEXES[7 * figure])
    assert blow(table, away={0: "box"}) == [0, 2, 3, -1, 100, 102, 103]
    verbs.suspend(table, "figure-2")
    assert blow(table) == [0, 3, -1, 100, 103]
    assert blow(table, away={0: "prevent"}) == [0]


def test_a_figure_that_is_moved_on_reacts_once() -> None:
    table = moor()
    for figure in range(3):
        verbs.move(table, figure, HEXES[figure])
    assert blow(table, away={0: HEXES[90]}) == [0, 1, 2, -1, 100, 102, 101]


def test_in_a_zone_that_is_not_live_nothing_reacts_whatever_its_kind() -> None:
    table = moor()
    table.zones["beyond"] = Zone("beyond", kind="hex")
    verbs.move(table, 0, "beyond")
    verbs.move(table, 1, HEXES[0])
    assert blow(table) == [1, -1, 101]
    verbs.move(table, 2, HEXES[1])
    assert blow(table, away={1: "beyond"}) == [1, -1, 101], "what went there is out of it"


def test_what_lies_before_seats_comes_first_from_the_active_one_on_then_by_number() -> None:
    table = moor(seats=3)
    for owner in (0, 1, 2):
        for number in (2, 1):
            name = f"{owner} {number}"
            table.zones[name] = Zone(name, kind="hex", number=number, owner=owner, live=True)
    verbs.move(table, 0, HEXES[3])
    places = ["0 1", "0 2", "1 2", "1 1", "2 1", "2 2"]
    for figure, place in enumerate(places, 1):
        verbs.move(table, figure, place)
    verbs.count(table, -1, "active", 1)
    order = [figure for figure in blow(table) if 0 <= figure < 100]
    assert order == [4, 3, 5, 6, 1, 2, 0]


def test_a_deed_to_which_nobody_listens_costs_next_to_nothing_among_1000_live_pieces() -> None:
    """Measured against one that asks all of them, on the same machine."""
    table = moor()
    for n in range(1000 - FIGURES):
        verbs.add(table, "stone", HEXES[n % 91], "token", face_up=True)
    unheard = Reactions()
    silent, heard = playing(table, unheard), playing(table, REACTIONS)

    def cost(play: Any, times: int) -> float:
        gust = Gust()
        return min(timeit.repeat(lambda: list(play.happen(gust)), number=times)) / times

    assert cost(silent, 1000) < cost(heard, 3) / 50


@given(st.lists(st.sampled_from(["lay", "make", "move", "felt"]), max_size=8))
def test_a_play_finds_the_zones_of_the_table_that_lies_there(doings: list[str]) -> None:
    """Another table, a checkpoint taken back, zones that are made while it is played."""
    table = moor()
    play = playing(table, REACTIONS)
    for number, doing in enumerate(doings):
        found = play.index()
        assert [*found.items()] == [*play.table.zones.items()]
        assert all(found[name] is zone for name, zone in play.table.zones.items())
        if doing == "lay":
            play.lay(thaw(freeze(play.table)))
        elif doing == "make":
            name = f"new {number}"
            play.table.zones[name] = Zone(name, kind="hex", number=200 + number, live=True)
        elif doing == "move":
            verbs.move(play.table, number, [*play.table.zones][-1])
        else:
            verbs.put(play.table, number, 1, 1)
    hexes = [zone for zone in play.table.zones.values() if zone.kind == "hex"]
    assert [*play.index().live("hex", 0, 2)] == sorted(hexes, key=lambda zone: zone.number)
    standing = [number for zone in hexes for number in zone.pieces]
    assert blow(play.table) == [*standing, -1, *(100 + number for number in standing)]

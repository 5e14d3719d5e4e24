"""How zones are found by what they are, and that nothing that happens to a table makes it wrong."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tabletop.table import verbs
from tabletop.table.table import (
    FELT,
    Flow,
    Seat,
    Table,
    freeze,
    freeze_touched,
    lay_again,
    thaw,
    thaw_touched,
)
from tabletop.table.view import SeenZone, view
from tabletop.table.zone import Zone
from tabletop.table.zones import CHANGES, Zones
from tests.table.tables import DEEDS, do, small_table

KINDS = ("row", "hand", "under", "hex")
ZONES = st.builds(
    Zone,
    name=st.text("ab:1,", max_size=4),
    kind=st.sampled_from(["", *KINDS]),
    number=st.integers(-1, 3),
    owner=st.integers(-1, 2),
    on=st.integers(-1, 2),
    live=st.booleans(),
)
SEATS = 3
ACTIVE = st.one_of(st.integers(-3, 7), st.sampled_from([-1_000_000, 1_000_000]))


def fresh(zones: dict[str, Any]) -> dict[str, Any]:
    """All that can be asked of *zones*, read off them one by one."""
    lying = list(zones.values())
    kinds = {zone.kind for zone in lying} | set(KINDS)
    return {
        "kinds": {kind: [z for z in lying if z.kind == kind] for kind in kinds},
        "owned": [[z for z in lying if z.owner == seat] for seat in range(-1, SEATS)],
        "with": [[z for z in lying if z.on == piece] for piece in range(3)],
        "one": {
            (kind, number, owner, on): next(
                (
                    z
                    for z in lying
                    if (z.kind, z.number, z.owner, z.on) == (kind, number, owner, on)
                ),
                None,
            )
            for kind in kinds
            for number in (-1, 0, 3)
            for owner in range(-1, SEATS)
            for on in (-1, 1)
        },
        "live": {
            (kind, active): [
                z
                for seat in (*((active + n) % SEATS for n in range(SEATS)), -1)
                for z in sorted(lying, key=lambda z: z.number)
                if z.live and (z.kind, z.owner) == (kind, seat)
            ]
            for kind in kinds
            for active in (-4, 0, 1, 5)
        },
    }


def found(zones: Zones[Any], plain: dict[str, Any]) -> dict[str, Any]:
    """What is asked in *plain*, as it is found."""
    return {
        "kinds": {kind: list(zones.of_kind(kind)) for kind in plain["kinds"]},
        "owned": [list(zones.owned(seat)) for seat in range(-1, SEATS)],
        "with": [list(zones.going_with(piece)) for piece in range(3)],
        "one": {
            (kind, number, owner, on): zones.one(kind, number=number, owner=owner, on=on)
            for kind, number, owner, on in plain["one"]
        },
        "live": {
            (kind, active): list(zones.live(kind, active, SEATS)) for kind, active in plain["live"]
        },
    }


def right(zones: Zones[Any]) -> bool:
    """Whether what is found is what lies there: the same zones, not zones that are alike."""

    def ids(told: Any) -> Any:
        if isinstance(told, dict):
            return {key: ids(value) for key, value in told.items()}
        return [ids(each) for each in told] if isinstance(told, list) else id(told)

    plain = fresh(zones)
    return bool(ids(found(zones, plain)) == ids(plain))


@given(st.lists(ZONES, max_size=12), st.data())
def test_zones_are_found_as_they_are_whatever_is_done_to_them(
    laid: list[Zone], data: st.DataObject
) -> None:
    """Before and after each way in which a dictionary can be changed."""
    zones = Zones({zone.name: zone for zone in laid})
    for _ in range(4):
        assert right(zones)
        change = data.draw(st.sampled_from(CHANGES))
        zone = data.draw(ZONES)
        name = data.draw(st.sampled_from([*zones, "none"]))
        args: dict[str, tuple[Any, ...]] = {
            "__setitem__": (zone.name, zone),
            "__delitem__": (name,),
            "__ior__": ({zone.name: zone},),
            "pop": (name, None),
            "setdefault": (zone.name, zone),
            "update": ({zone.name: zone},),
        }
        if (change, name) != ("__delitem__", "none") and (change != "popitem" or zones):
            getattr(zones, change)(*args.get(change, ()))
    assert right(zones)


def test_no_way_to_change_a_dictionary_is_left_out() -> None:
    ways = {name for name in dir(MutableMapping) if hasattr(dict, name)} - {*dir(Mapping)}
    assert ways | {"__ior__"} == set(CHANGES)


DOINGS = st.one_of(
    DEEDS,
    st.tuples(st.sampled_from(["put", "thaw", "touched", "json", "renew"]), st.integers(0, 9)),
)


@given(st.lists(DOINGS, max_size=12))
def test_a_table_finds_its_zones_after_whatever_happened_to_it(doings: list[Any]) -> None:
    """Verbs, the felt laid out by hand, checkpoints taken back, files; a view finds the same."""
    table = declared()
    for verb, args in doings:
        assert right(table.index())
        if verb == "put":
            verbs.put(table, args, 500, 500)
        elif verb == "thaw":
            table = thaw(freeze(table))
        elif verb == "touched":
            before = thaw(freeze(table))
            before.index()
            table = thaw_touched(freeze_touched(table, {"deck", args}), before)
        elif verb == "json":
            table = msgspec.json.decode(msgspec.json.encode(table), type=Table)
        elif verb == "renew":
            table.zones[f"new:{args}"] = Zone(f"new:{args}", kind="row", number=args, live=True)
        else:
            do(table, (verb, args))
    assert right(table.index())
    seen = view(table, 0)
    assert right(seen.index())
    assert {z.name for z in seen.index().of_kind("hand")} == {"hand:0", "hand:1"}
    assert freeze(table) == freeze(replace(table, zones=dict(table.zones))), "it is no part of it"


def declared() -> Table:
    """The small table, with zones of more kinds."""
    table = small_table()
    for number in range(3):
        table.zones[f"row:{number}"] = Zone(f"row:{number}", kind="row", number=number, live=True)
        table.zones[f"under:{number}"] = Zone(f"under:{number}", kind="under", on=number)
    return table


def test_a_zone_without_a_kind_is_the_only_one_of_its_own() -> None:
    table = Table("none", [Seat("Ada", 0)], Flow("nowhere"), zones={"bag": Zone("bag")})
    assert table.zones["bag"].kind == "bag"
    assert table.index().one("bag") is table.zones["bag"]
    assert table.index().one("bag", owner=0) is None
    assert list(table.index().of_kind("sack")) == []


@pytest.mark.parametrize("before", [True, False])
def test_the_felt_is_found_as_soon_as_something_lies_there(before: bool) -> None:
    table = small_table()
    if before:
        assert table.index().one(FELT) is None
    verbs.put(table, 0, 1, 1)
    assert table.index().one(FELT) is table.zones[FELT]


def test_a_zone_is_seen_as_what_it_is() -> None:
    table = declared()
    seen = view(table, 1).zones["under:2"]
    assert seen == SeenZone("under:2", kind="under", on=2)
    assert view(table, 1).zones["row:1"].live


@given(ACTIVE, st.integers(1, 6))
def test_the_active_seat_comes_first_whatever_its_number(active: int, seats: int) -> None:
    zones = {f"z{n}": Zone(f"z{n}", kind="ward", owner=n, live=True) for n in range(seats)}
    zones["common"] = Zone("common", kind="ward", live=True)
    order = [zone.owner for zone in Zones(zones).live("ward", active, seats)]
    assert order == [(active + n) % seats for n in range(seats)] + [-1]


def test_a_table_at_which_nobody_sits_has_an_order_too() -> None:
    zones = Zones(
        {"b": Zone("b", kind="x", number=2, live=True), "a": Zone("a", kind="x", live=True)}
    )
    assert [zone.name for zone in zones.live("x", 5, 0)] == ["a", "b"]


def test_what_is_laid_again_is_the_same_and_nobody_else_s() -> None:
    laid = small_table()
    before = freeze(laid)
    again = replace(laid, zones={}, pieces=[])
    lay_again(laid, again)
    assert freeze(again) == before
    for zone in again.zones.values():
        zone.pieces.clear()
    for piece in again.pieces:
        piece.counters["mark"] = 1
        piece.zone = "elsewhere"
    assert freeze(laid) == before

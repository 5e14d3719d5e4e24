"""Small tables for tests: every kind of zone, a few pieces, and random things done to them."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tabletop.table import verbs
from tabletop.table.table import Flow, Seat, Table
from tabletop.table.verbs import BY_HAND
from tabletop.table.zone import Zone

ZONES = ("deck", "discard", "row", "hand:0", "hand:1")
"""One that nobody sees into, two that lie open (one of them face down), and two hands."""

Deed = tuple[str, dict[str, Any]]


def small_table() -> Table:
    """Two people, five zones, six cards in the deck, one in each hand, a coin and a die."""
    zones = [
        Zone("deck"),
        Zone("discard", "everyone"),
        Zone("row"),
        Zone("hand:0", "owner", 0, kind="hand"),
        Zone("hand:1", "owner", 1, kind="hand"),
    ]
    table = Table("none", [Seat("Ada", 0), Seat("Bo", 1)], Flow("nowhere"))
    table.zones = {zone.name: zone for zone in zones}
    for number in range(6):
        verbs.add(table, f"card-{number}", "deck")
    verbs.add(table, "card-6", "hand:0")
    verbs.add(table, "card-7", "hand:1")
    verbs.add(table, "coin", "row", "token", face_up=True)
    verbs.add(table, "d6", "discard", "die", face_up=True)
    return table


PIECES = st.integers(0, 9)
ZONE_NAMES = st.sampled_from(ZONES)
SIDES = st.sampled_from([None, True, False])

DEEDS: st.SearchStrategy[Deed] = st.one_of(
    st.tuples(
        st.just("move"),
        st.fixed_dictionaries(
            {"piece": PIECES, "zone": ZONE_NAMES, "index": st.integers(-2, 9), "face_up": SIDES}
        ),
    ),
    st.tuples(st.just("flip"), st.fixed_dictionaries({"piece": PIECES, "face_up": SIDES})),
    st.tuples(
        st.just("turn"),
        st.fixed_dictionaries({"piece": PIECES, "degrees": st.sampled_from([0, 90, 180, 270])}),
    ),
    st.tuples(
        st.just("count"),
        st.fixed_dictionaries(
            {
                "piece": st.integers(-1, 9),
                "counter": st.sampled_from(["health", "mark"]),
                "value": st.integers(-2, 3),
            }
        ),
    ),
    st.tuples(st.just("order"), st.fixed_dictionaries({"zone": ZONE_NAMES})),
    st.tuples(
        st.just("roll"),
        st.fixed_dictionaries({"piece": PIECES, "sides": st.just(6), "shown": st.integers(1, 6)}),
    ),
    st.tuples(
        st.just("add"),
        st.fixed_dictionaries(
            {"name": st.just("token"), "zone": ZONE_NAMES, "kind": st.just("token")}
        ),
    ),
)
"""A verb and its arguments, all of which can be done to a small table."""


def do(table: Table, deed: Deed) -> Any:
    """Do *deed*; returns its event. A zone is put into the opposite order, as a shuffle."""
    verb, args = deed
    if verb == "order":
        length = len(table.zones[args["zone"]].pieces)
        args = {**args, "order": [*range(length)][::-1], "shuffled": True}
    return BY_HAND[verb](table, **args)

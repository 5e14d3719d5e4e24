"""What is remembered of the party and the road is what the table says, at any moment."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tabletop import new_game
from tabletop.bots.luck import Luck
from tabletop.games.darkest.game import GAME
from tabletop.games.darkest.ground import regions, space_positions
from tabletop.games.darkest.party import carrying_capacity, heroes, named_pieces, worded_so
from tabletop.play.rules.game_box import put_in_play
from tabletop.table import verbs
from tabletop.table.table import Table, freeze, thaw
from tests.conformance.walk import whole

OTHERS = {
    f"{carrying_capacity.__name__}._drops": "it is filled as it is asked, and begins empty",
    f"{worded_so.__name__}._looked_for": "the same",
    f"{named_pieces.__name__}._numbers": "of pieces with a name of their own, none of which comes",
}
"""What may differ on a fresh table, and why."""

_CACHED = [
    read
    for name, module in [*sys.modules.items()]
    if GAME and name.startswith("tabletop.games.darkest.")
    for read in vars(module).values()
]


def readings(like: Callable[..., Any]) -> dict[str, Callable[..., Any]]:
    """All that is read off a table and remembered as *like* is, by name."""
    found = [read for read in _CACHED if getattr(read, "__code__", None) is like.__code__]
    named = {f"{read.__module__}.{read.__name__}": read for read in found}
    return {name: read for name, read in named.items() if name not in OTHERS}


OF_TABLES = readings(heroes.at)
OF_PLACES = readings(carrying_capacity.load)


def everything(table: Table) -> dict[str, Any]:
    """Whatever is remembered of *table*, of each place on it that has a hero's zones, and of its
    Road Spaces."""
    found: dict[str, Any] = {name: read(table) for name, read in OF_TABLES.items()}
    for name, read in OF_PLACES.items():
        keys: Sequence[int] = heroes.PLACES if not name.endswith("_storable") else ()
        if name.startswith(space_positions.__name__):
            keys = regions.atlas(table).spaces
        found[name] = [read(table, key) for key in keys]
    return found


def test_all_that_is_remembered_is_looked_at() -> None:
    assert {read.__name__ for read in OF_TABLES.values()} >= {"at", "leader", "is_bound", "home"}
    assert {read.__name__ for read in OF_PLACES.values()} >= {"load", "bags", "revealed"}


@pytest.mark.parametrize("boxes", [0, 9])
@pytest.mark.parametrize("seed", range(2))
def test_what_is_remembered_is_what_a_fresh_look_sees(seed: int, boxes: int) -> None:
    options = put_in_play(box.id for box in GAME.modules[:boxes])
    session, luck = new_game("darkest", seats=2, seed=seed, options=options), Luck(seed)
    answers = 0
    while session.decisions and answers < 250:
        decision = session.decisions[0]
        session.answer(whole(decision, luck.choice(decision.legal()), luck), seat=decision.seat)
        assert everything(session.table) == everything(thaw(freeze(session.table)))
        answers += 1
    assert answers > 100


COUNTED = ("at", "region", "entrance", "bound", "away", "order", "loose", "quest", "laid-open")
"""Counters that it depends on, on the table or on pieces; but for the place of a figure, which is
its own for ever."""


@pytest.mark.parametrize("seed", range(3))
def test_it_is_forgotten_by_whatever_is_done_to_the_table(seed: int) -> None:
    session, luck, others = new_game("darkest", seats=2, seed=seed), Luck(seed), 0
    for _ in range(150):
        if not session.decisions:
            break
        decision = session.decisions[0]
        session.answer(whole(decision, luck.choice(decision.legal()), luck), seat=decision.seat)
        table = thaw(freeze(session.table))
        for _ in range(3):
            before = everything(table)
            _do_anything(table, luck)
            after = everything(table)
            assert after == everything(thaw(freeze(table)))
            others += after != before
    assert others > 20


def _do_anything(table: Table, luck: Luck) -> None:
    """A piece is moved, turned over or counted, or the table is."""
    zones = [zone for zone in table.zones if table.zones[zone].pieces]
    piece = luck.choice(table[luck.choice(zones)])
    what = luck.below(4)
    if what == 0:
        verbs.move(table, piece.id, luck.choice([*table.zones]))
    elif what == 1:
        verbs.flip(table, piece.id)
    else:
        of = piece.id if what == 2 else -1
        verbs.count(table, of, luck.choice(COUNTED), luck.below(4))

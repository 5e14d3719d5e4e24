"""What is remembered of who lives and what is in force is what the table says, at any moment."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

from tabletop import new_game
from tabletop.bots.luck import Luck
from tabletop.games.restless.game import GAME
from tabletop.games.restless.running.executor import EXECUTOR, lines
from tabletop.games.restless.table.live_cards import live
from tabletop.games.restless.table.memory import OWN
from tabletop.games.restless.table.table_reads import living
from tabletop.table import verbs
from tabletop.table.table import Table, freeze, thaw
from tests.conformance.walk import whole

READINGS: dict[str, Callable[[Table], Any]] = {
    f"{read.__module__}.{read.__name__}": read
    for name, module in [*sys.modules.items()]
    if GAME and name.startswith("tabletop.games.restless.")
    for read in vars(module).values()
    if getattr(read, "__code__", None) is living.__code__
}
"""All that is read off a table `until_changed`."""


def everything(
    table: Table,
) -> tuple[dict[str, Any], dict[object, list[tuple[int, int, str]]]]:
    """Whatever is remembered, and all sentences in force under their headings."""
    headings = {
        heading for piece, _ in live(table) for heading, _ in EXECUTOR.index.headed(piece.name)
    }
    said = {
        heading: [(line.piece.id, line.bearer, str(line.clause)) for line in lines(table, heading)]
        for heading in headings
    }
    return {name: read(table) for name, read in READINGS.items()}, said


def test_all_that_is_remembered_is_looked_at() -> None:
    named = {read.__name__ for read in READINGS.values()}
    assert named >= {"living", "targets", "attacker"}


@pytest.mark.parametrize("seed", range(6))
def test_what_is_remembered_is_what_a_fresh_look_sees(seed: int) -> None:
    session, luck, seen = new_game("restless", seats=4, seed=seed), Luck(seed), 0
    while session.decisions and len(session.journal.entries) < 300:
        decision = session.decisions[0]
        session.answer(whole(decision, luck.choice(decision.legal()), luck), seat=decision.seat)
        if luck.chance(10):
            piece = luck.choice(session.table[luck.choice([*session.table.zones])] or [None])
            value = luck.below(5) - 1
            if piece is not None and piece.kind == "card":
                session.override("count", piece=piece.id, counter="health", value=value)
        fresh = everything(thaw(freeze(session.table)))
        assert everything(session.table) == fresh
        seen += len(fresh[1])
    assert seen > 100


COUNTED = ("health", "fight", "slot", "battle", "horror", "final", "over")
"""The counters that it hangs on, on the table or on pieces."""


@pytest.mark.parametrize("seed", range(4))
def test_it_is_forgotten_by_whatever_is_done_to_the_table(seed: int) -> None:
    session, luck, others = new_game("restless", seats=4, seed=seed), Luck(seed), 0
    while session.decisions and len(session.journal.entries) < 300:
        decision = session.decisions[0]
        session.answer(whole(decision, luck.choice(decision.legal()), luck), seat=decision.seat)
        table = thaw(freeze(session.table))
        for _ in range(4):
            before = everything(table)
            _do_anything(table, luck)
            after = everything(table)
            assert after == everything(thaw(freeze(table)))
            others += after != before
    assert others > 20


def _do_anything(table: Table, luck: Luck) -> None:
    zone = luck.choice(["encounter", "encounter", "god", *OWN[0], *OWN[1]])
    piece = (table[zone] or table["loot"])[0].id
    if luck.chance(60):
        counted = luck.choice([-1, piece])
        verbs.count(table, counted, luck.choice(COUNTED), luck.below(2))
    elif luck.chance(50):
        verbs.move(table, piece, luck.choice(["ground", "encounter", *OWN[1]]))
    else:
        verbs.flip(table, piece)

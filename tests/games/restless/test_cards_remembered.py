"""What is remembered of who lives and what is in force is what the table says, at any moment."""

from __future__ import annotations

import pytest

from tabletop import new_game
from tabletop.bots.luck import Luck
from tabletop.games.restless.running.executor import EXECUTOR, lines
from tabletop.games.restless.table.live import live
from tabletop.games.restless.table.reading import living
from tabletop.table.table import Table, freeze, thaw
from tests.conformance.walk import whole


def everything(table: Table) -> tuple[list[int], dict[object, list[tuple[int, int, str]]]]:
    """Who lives, and all sentences in force under their headings."""
    headings = {
        heading for piece, _ in live(table) for heading, _ in EXECUTOR.index.headed(piece.name)
    }
    said = {
        heading: [(line.piece.id, line.bearer, str(line.clause)) for line in lines(table, heading)]
        for heading in headings
    }
    return living(table), said


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

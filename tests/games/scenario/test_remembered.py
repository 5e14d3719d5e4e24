"""What is remembered of a table is what would be read off it anew, whatever has changed."""

from __future__ import annotations

import pytest

from tabletop import new_game
from tabletop.bots.luck import Luck
from tabletop.games.scenario.board.executor import EXECUTOR
from tabletop.games.scenario.board.field import Field, field_of
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.monsters.focus import candidates, nearest
from tabletop.play.records.journal import Override
from tabletop.table.table import Table
from tests.conformance.walk import whole

NIGHTS = [card.id for card in content.of_kind("scenario")]
SAID = (
    "night",
    "standing",
    "figures",
    "heroes",
    "monsters",
    "opened",
    "lit",
    "lying",
    "shut",
    "walls",
)
"""What a field says of itself."""


def compare(table: Table) -> None:
    """Hold what is remembered of *table* against what is read off it."""
    known, read = field_of(table), Field(table)
    for name in SAID:
        assert getattr(known, name) == getattr(read, name), name
    assert [*known.heroes] == [*read.heroes]
    for figure in read.monsters:
        weighed = [each for each in candidates(table, figure, 2) if each.cost is not None]
        least = min([each.cost for each in weighed], default=None)
        assert nearest(table, figure, 2) == [each for each in weighed if each.cost == least]
    for figure in read.figures:
        assert known.pace(figure) == read.pace(figure)
        assert known.costs(figure) == read.costs(figure)
        pace = read.pace(figure)
        if figure.zone in read.map.terrain:
            through = read.walls.ways(figure.zone, 3, pace)
            assert known.ways(figure, 3) == {to: tuple(way[1:]) for to, way in through.items()}
    assert EXECUTOR.index.known(table) == EXECUTOR.index.read_off(table)


@pytest.mark.parametrize("seed", range(10))
def test_what_is_remembered_is_what_lies_there(seed: int) -> None:
    """After each change of the rules; and at each question, where hands move things about too."""
    luck = Luck(seed)
    session = new_game(
        "scenario", seats=1 + seed % 4, seed=seed, options={"night": NIGHTS[seed % len(NIGHTS)]}
    )
    compared = 0

    def hear(event: object, entry: int) -> None:
        nonlocal compared
        entries = session.journal.entries
        if not isinstance(entries[entry] if 0 <= entry < len(entries) else None, Override):
            compare(session.table)
            compared += 1

    session.listen(hear)
    for turn in range(100):
        if not session.decisions:
            break
        if seed % 2 and turn % 7 == 3:
            figure = luck.choice([p for p in session.table.pieces if p.kind == "figure"])
            zone = luck.choice([name for name in session.table.zones if "," in name or ":" in name])
            session.override("move", piece=figure.id, zone=zone)
            compare(session.table)
        elif turn % 11 == 10:
            session.undo()
            compare(session.table)
        if session.decisions:
            decision = luck.choice(session.decisions)
            option = luck.choice(decision.legal())
            session.answer(whole(decision, option, luck), seat=decision.seat)
            compare(session.table)
    assert compared > 100

"""Showing: where monsters are about to go, and why, once their cards lie open."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.games.scenario.board.field import field_of
from tabletop.games.scenario.board.harm import has
from tabletop.games.scenario.board.running import of_half
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.monsters.acting import range_of
from tabletop.games.scenario.monsters.focus import explained, focus, way_of
from tabletop.games.scenario.night import moving
from tabletop.games.scenario.night.order import ACTED
from tabletop.play.game import Path
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def paths(table: Table, titles: Callable[[str], str]) -> tuple[Path, ...]:
    """SCN-152, SCN-155: as all stands now, the way of each figure whose type has yet to act."""
    found = []
    for figure in field_of(table).monsters:
        for tactic in table[f"tactic:{content.kind_of(figure.name)}"][-1:]:
            if not tactic.counters.get(ACTED):
                found += _path(table, figure, tactic, titles)
    return tuple(found)


def _path(table: Table, figure: Piece, tactic: Piece, titles: Callable[[str], str]) -> list[Path]:
    sentences = of_half(tactic.name, "text")
    far = range_of(table, figure, sentences)
    chosen = focus(table, figure, far)
    if chosen is None:
        return []
    moves = [said.values["strength"] for sentence in sentences
             for said in sentence.clause.body if said.phrase is moving.MOVE]  # fmt: skip
    points = 0
    if moves and not has(figure, "mired"):
        points = moving.points(table, figure, moving.move_printed(figure, moves[0])).n
    way = way_of(table, figure, chosen, points, far) if points > 0 else [figure.zone]
    words = f"{titles(figure.name)}: {explained(table, figure, far, titles)}"
    return [Path((figure.id, chosen.hero.id), words, places=tuple(way))]

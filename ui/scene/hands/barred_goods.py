"""Goods on offer that nobody can have now, and why."""

from __future__ import annotations

from collections.abc import Collection

from tabletop.play.questions.decision import Decision
from ui.scene.table.table_scene import TableScene


def tell(table: TableScene | None, decision: Decision | None) -> None:
    """Mark on *table* the goods that no answer to *decision* can get, with the reasons."""
    if table is not None:
        table.bar(_barred(decision, table.view.house_rules))


def _barred(decision: Decision | None, house_rules: Collection[str]) -> dict[int, str]:
    """The pieces that no answer to *decision* can get, and why."""
    options = decision.options if decision is not None else ()
    shut = {
        piece: each.why
        for each in options
        if not each.is_open(house_rules)
        for piece in each.pieces
    }
    for each in options:
        if each.is_open(house_rules):
            for piece in each.pieces:
                shut.pop(piece, None)
    return shut

"""Goods that can be had now, and those on offer that nobody can have, and why."""

from __future__ import annotations

from collections.abc import Collection

from tabletop.play.questions.decision import Decision
from ui.scene.table.table_scene import TableScene


def tell(table: TableScene | None, decision: Decision | None) -> None:
    """Mark on *table* the goods that answers to *decision* can get, whatever they cost elsewhere,
    and those that none can, with the reasons."""
    if table is not None:
        had, barred = _found(decision, table.view.house_rules)
        table.bar(barred, had)


def _found(
    decision: Decision | None, house_rules: Collection[str]
) -> tuple[frozenset[int], dict[int, str]]:
    """The pieces that answers to *decision* can get, and those that none can, and why."""
    options = decision.options if decision is not None else ()
    opened = [each for each in options if each.is_open(house_rules)]
    had = frozenset(piece for each in opened for piece in each.pieces)
    shut = (each for each in options if not each.is_open(house_rules))
    barred = {piece: each.why for each in shut for piece in each.pieces if piece not in had}
    return had, barred

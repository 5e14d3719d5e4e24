"""When a sentence has its say on the card it stands on."""

from __future__ import annotations

from typing import Literal

from tabletop.cardtext.clause import Clause

Moment = Literal["done", "used", "paid", "waits", "held", "row", "quest"]
"""A sentence is *done* as its card is read, *used* where the rules themselves ask, *paid* for by
whoever wants it; it *waits* for what happens, is *held* while it lies there, is a *row* of a die
table, or a *quest*."""


def moment(clause: Clause) -> Moment:
    """When *clause* has its say."""
    if "trigger" in clause.heads:
        return "done" if clause.awaits else "waits"
    if "range" in clause.heads:
        return "row"
    if clause.phrase.role == "quest":
        return "quest"
    if cost := clause.heads.get("cost"):
        return "paid" if cost.phrase.run else "used"
    if clause.holds and not clause.is_timed:
        return "held"
    return "done"

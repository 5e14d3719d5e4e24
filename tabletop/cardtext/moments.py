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
        return "waits"
    if "range" in clause.heads:
        return "row"
    if clause.phrase.role == "quest":
        return "quest"
    if cost := clause.heads.get("cost"):
        return "paid" if cost.phrase.run else "used"
    if clause.phrase.role in ("modifier", "trait") and not is_timed(clause):
        return "held"
    return "done"


def is_timed(clause: Clause) -> bool:
    """Whether a sentence says until when: then it holds from when it is carried out."""
    duration = clause.duration
    return duration is not None and duration.phrase.run is None

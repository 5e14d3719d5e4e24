"""All chapters: the steps of Parsifal; each chapter adds its own."""

from __future__ import annotations

from functools import cache

from tabletop.play.procedure import Steps, go
from tabletop.table.table import Flow

STEPS = Steps()

TO_DRAW, TO_ACT, TO_END_TURN = go("draw"), go("act"), go("end_turn")
"""Where most steps lead."""


@cache
def to_choose_deed(actor: int) -> Flow:
    """The number *actor* acts, and does what?"""
    return go("choose_deed", actor=actor)


@cache
def to_aim(actor: int, deed: int, by: int) -> Flow:
    """It does the deed of that code, commanded *by* another (-1: by nobody): to what?"""
    return go("aim", actor=actor, deed=deed, by=by)

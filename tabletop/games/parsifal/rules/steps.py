"""All chapters: the steps of Parsifal. Each chapter adds its own."""

from __future__ import annotations

from tabletop.play.rules.procedure import Steps, go

STEPS = Steps()

TO_DRAW, TO_ACT, TO_END_TURN = go("draw"), go("act"), go("end_turn")
"""The steps to which most steps lead."""

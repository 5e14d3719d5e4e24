"""The steps of Parsifal; each chapter adds its own."""

from __future__ import annotations

from tabletop.play.procedure import Steps, go

STEPS = Steps()

TO_DRAW, TO_ACT, TO_END_TURN = go("draw"), go("act"), go("end_turn")
TO_CHOOSE_DEED, TO_AIM = go("choose_deed"), go("aim")
"""Where most steps lead."""

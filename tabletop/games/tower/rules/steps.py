"""All chapters: the steps of Tower. Each chapter adds its own."""

from tabletop.play.rules.procedure import Steps, go

STEPS = Steps()

TO_ACT, TO_COUNTERATTACK, TO_END_TURN = go("act"), go("counterattack"), go("end_turn")
"""The steps to which most steps lead."""

"""All chapters: the steps, reactions and modifiers of Tower; each chapter adds its own."""

from tabletop.play.deeds import Reactions
from tabletop.play.modifiers import Modifiers
from tabletop.play.procedure import Steps, go

STEPS = Steps()
REACTIONS = Reactions()
MODIFIERS = Modifiers()

TO_ACT, TO_COUNTERATTACK, TO_END_TURN = go("act"), go("counterattack"), go("end_turn")
"""Where most turns go on."""

"""All chapters: the steps, reactions and modifiers of Tower; each chapter adds its own."""

from tabletop.play.deeds import Reactions
from tabletop.play.modifiers import Modifiers
from tabletop.play.procedure import Steps

STEPS = Steps()
REACTIONS = Reactions()
MODIFIERS = Modifiers()

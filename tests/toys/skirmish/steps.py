"""The steps, reactions and modifiers of Skirmish; the chapters add theirs."""

from tabletop.play.rules.deeds import Reactions
from tabletop.play.rules.modifiers import Modifiers
from tabletop.play.rules.procedure import Steps

STEPS = Steps()
REACTIONS = Reactions()
MODIFIERS = Modifiers()

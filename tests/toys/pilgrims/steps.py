"""The steps, reactions and modifiers of Pilgrims; the chapters add theirs."""

from tabletop.play.deeds import Reactions
from tabletop.play.modifiers import Modifiers
from tabletop.play.procedure import Steps

STEPS = Steps()
REACTIONS = Reactions()
MODIFIERS = Modifiers()

"""The steps of Hand Keeper. The chapters add theirs."""

from tabletop.play.rules.procedure import Steps

STEPS = Steps()

"""The steps of Hand Keeper; the chapters add theirs."""

from tabletop.play.rules.procedure import Steps

STEPS = Steps()

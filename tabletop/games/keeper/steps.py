"""The steps of Hand Keeper; the chapters add theirs."""

from tabletop.play.procedure import Steps

STEPS = Steps()

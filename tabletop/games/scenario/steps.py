"""The steps of Scenario; the chapters add theirs."""

from tabletop.play.procedure import Steps

STEPS = Steps()

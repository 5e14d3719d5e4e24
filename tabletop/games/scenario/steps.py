"""The steps of Scenario; the chapters add theirs."""

from tabletop.play.rules.procedure import Steps

STEPS = Steps()

"""The steps of Darkest Talisman; the chapters add theirs."""

from tabletop.play.rules.procedure import Steps

STEPS = Steps()

"""The steps of Darkest Talisman; the chapters add theirs."""

from tabletop.play.procedure import Steps

STEPS = Steps()

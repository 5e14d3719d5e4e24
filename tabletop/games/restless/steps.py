"""The steps of The Restless; each chapter adds its own."""

from __future__ import annotations

from tabletop.play.rules.procedure import Steps

STEPS = Steps()

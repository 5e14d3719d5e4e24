"""Bots: how a careful party minds its Fate and its Paths, and when it goes into the Woodland."""

from __future__ import annotations

from tabletop.games.darkest.bots.module_advice import Advice

ADVICE = Advice()

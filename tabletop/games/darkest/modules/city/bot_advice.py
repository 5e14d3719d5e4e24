"""Bots: how a careful party shops in the City, and deals with its Jail and its posters."""

from __future__ import annotations

from tabletop.games.darkest.bots.module_advice import Advice

ADVICE = Advice()

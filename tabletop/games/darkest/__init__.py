"""Darkest Talisman: the road, the Tower and the Crown. Three heroes, for one to three players."""

from __future__ import annotations

from tabletop.games.darkest.options import MEANS, OPTIONS, PRESETS, WINS, difficulty
from tabletop.play.rules.game_box import Box

BOX = Box(
    id="darkest",
    title="Darkest Talisman",
    blurb="Three heroes, two villages, a new road for every journey, and a Crown at the end of it.",
    seats=(1, 3),
    options=OPTIONS,
    presets=PRESETS,
    means=MEANS,
    roles=("player", "players"),
    difficulty=difficulty,
    usual=1,
    wins=WINS,
    campaign="As many journeys and evenings as you like",
    weight=4,
)

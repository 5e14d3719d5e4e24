"""Scenario, the game The Osier Lamps: play two cards a turn before the night ends, for 1 to 4
heroes."""

from __future__ import annotations

from tabletop.games.scenario.options import MEANS, OPTIONS, PRESETS, WINS, difficulty
from tabletop.play.rules.game_box import Box

BOX = Box(
    id="scenario",
    title="Scenario",
    blurb="The Osier Lamps: cross a drowned abbey by night. Your hand is your strength and your "
    "clock.",
    seats=(1, 4),
    options=OPTIONS,
    presets=PRESETS,
    means=MEANS,
    roles=("hero", "heroes"),
    difficulty=difficulty,
    campaign="Eight nights of an hour, out of ten",
    usual=2,
    wins=WINS,
    no_harder=("open_hands",),
    weight=3,
)

"""Tower: heroes of rank and suit climb five floors together."""

from __future__ import annotations

from tabletop.games.tower.options import MEANS, OPTIONS, PRESETS, WINS, difficulty
from tabletop.play.rules.game_box import Box

BOX = Box(
    id="tower",
    title="Tower",
    blurb="Five floors, five foes, one deck of tarot. Climb together or fall together.",
    seats=(2, 4),
    options=OPTIONS,
    presets=PRESETS,
    means=MEANS,
    roles=("hero", "heroes"),
    difficulty=difficulty,
    usual=3,
    wins=WINS,
    measured=", their heroes drawn by lot",
    weight=1,
)

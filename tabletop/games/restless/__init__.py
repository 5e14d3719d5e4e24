"""The Restless: a party crosses five Realms to the end of the world."""

from __future__ import annotations

from tabletop.games.restless.options import MEANS, OPTIONS, PRESETS, ROLES, WINS, difficulty
from tabletop.play.rules.game_box import Box

BOX = Box(
    id="restless",
    title="The Restless",
    blurb="Four strangers, five Realms, three nights, and the smoke behind them.",
    seats=(1, 4),
    options=OPTIONS,
    presets=PRESETS,
    means=MEANS,
    roles=ROLES,
    difficulty=difficulty,
    usual=4,
    wins=WINS,
    weight=4,
)

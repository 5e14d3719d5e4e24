"""Hand Keeper: two cards a turn, rests and piles, for a game on the players' own table."""

from __future__ import annotations

from tabletop.games.keeper.options import MEANS, OPTIONS, PRESETS
from tabletop.play.rules.game_box import Box

BOX = Box(
    id="keeper",
    title="Hand Keeper",
    blurb="Keeps your hand beside a board game: two cards a round, where they go, and what a "
    "rest costs.",
    seats=(1, 8),
    options=OPTIONS,
    presets=PRESETS,
    means=MEANS,
    roles=("hand", "hands"),
    difficulty=lambda seats, options: "as your game",
    usual=1,
    weight=2,
)

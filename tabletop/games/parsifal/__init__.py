"""Parsifal: thirty tarots, everybody's quests on the table."""

from __future__ import annotations

from tabletop.games.parsifal.options import MEANS, OPTIONS, PRESETS
from tabletop.play.rules.game_box import Box

BOX = Box(
    id="parsifal",
    title="Parsifal",
    blurb="Thirty tarots, everybody's quests on the table. Lock, free, give; win by accident.",
    seats=(2, 6),
    options=OPTIONS,
    presets=PRESETS,
    means=MEANS,
    roles=("player", "players"),
    difficulty=lambda seats, options: "as hard as your rivals make it",
    weight=2,
)

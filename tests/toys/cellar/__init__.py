"""Cellar: cards that say what happens, in all the ways a sentence can. A toy of card text."""

from __future__ import annotations

from tabletop.play.rules.game_box import Box, Choice, TableOption

NIGHTS = (Choice("4", "four rounds"), Choice("2", "two"))

BOX = Box(
    id="cellar",
    title="Cellar",
    blurb="It bites every hour, and the preserves are old.",
    seats=(2, 4),
    options=(TableOption("rounds", "Rounds", "How long the night is.", NIGHTS, "CEL-006"),),
    presets={"As written": {}},
    difficulty=lambda seats, options: "even",
    weight=1,
)

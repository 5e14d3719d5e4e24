"""Pilgrims: a road with a branch, piles in exact order, a village. A toy of what lies on a road."""

from __future__ import annotations

from tabletop.play.rules.game_box import Box, Choice, TableOption

LENGTHS = (Choice("8", "eight days"), Choice("14", "fourteen days"))

BOX = Box(
    id="pilgrims",
    title="Pilgrims",
    blurb="One road, one shrine, and whatever somebody has left by the wayside.",
    seats=(2, 4),
    options=(TableOption("days", "Days", "How long it stays light enough.", LENGTHS, "PIL-017"),),
    presets={"As written": {}},
    difficulty=lambda seats, options: "even",
    weight=1,
)

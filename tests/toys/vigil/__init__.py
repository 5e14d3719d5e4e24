"""Vigil: two cards in secret. A toy of declarations, and of choices that wait for all."""

from __future__ import annotations

from tabletop.play.rules.game_box import Box, Choice, TableOption

EVENINGS = (Choice("12", "twelve"), Choice("4", "four"))

BOX = Box(
    id="vigil",
    title="Vigil",
    blurb="Ten hours each, two of them an evening, and nobody says which.",
    seats=(2, 4),
    options=(TableOption("evenings", "Evenings", "How long it is.", EVENINGS, "VIG-011"),),
    presets={"As written": {}},
    difficulty=lambda seats, options: "even",
    weight=1,
)

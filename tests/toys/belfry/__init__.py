"""Belfry: bells are rung until none is left. A toy of modules that change the same things."""

from __future__ import annotations

from tabletop.play.rules.game_box import Box, Choice, TableOption

HUSHING = TableOption(
    "hushing",
    "Hushing",
    "Whether the tower may be hushed when it was hushed just before.",
    (Choice("once", "once in a row"), Choice("always", "as often as anybody likes")),
    "BEL-002",
)

BOX = Box(
    id="belfry",
    title="Belfry",
    blurb="Ring what hangs there, and give away what it tolls.",
    seats=(2, 4),
    options=(HUSHING,),
    presets={"As written": {}, "Full peal": {"modules.choir": "on", "modules.echo": "on"}},
    difficulty=lambda seats, options: "even",
    weight=1,
)

"""Skirmish: eight figures, a ford, walls, a door and rocks. A toy of what happens on hexes."""

from __future__ import annotations

from tabletop.play.rules.game_box import Box, Choice, TableOption

MAPS = (Choice("ford", "the ford, 13 by 9"), Choice("moor", "the moor, 30 by 30"))

BOX = Box(
    id="skirmish",
    title="Skirmish",
    blurb="Two kings, six who follow them, and a river that is cold whoever wins.",
    seats=(2, 2),
    options=(TableOption("map", "Map", "How wide the field is.", MAPS, "SKI-002"),),
    presets={"As written": {}},
    difficulty=lambda seats, options: "even",
    weight=1,
)

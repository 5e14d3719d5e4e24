"""Frostmarch: a road of ice beyond the Chapel, and the Trove at its end."""

from __future__ import annotations

from tabletop.play.rules.game_box import ModuleBox

BOX = ModuleBox(
    id="frostmarch",
    title="Frostmarch",
    blurb="Beyond the Chapel the road freezes. At its end lies a Trove of its own, with "
    "Adventures, Spells, heroes and the Warlock's quests.",
)

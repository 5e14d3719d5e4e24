"""Firelands: the Trove that burns beyond the river, and what is lost to fire for good."""

from __future__ import annotations

from tabletop.play.rules.game_box import ModuleBox

BOX = ModuleBox(
    id="firelands",
    title="Firelands",
    blurb="A Trove beyond the Storm River, where the Ifrit burn cards out of the game for good. "
    "With Adventures, Spells, Magic Objects, heroes, fire on the road, and Terrain cards that "
    "change it.",
)

"""Sacred Pool: a quiet road beyond the Chapel, the Stables, and Quest Rewards."""

from __future__ import annotations

from tabletop.play.rules.game_box import ModuleBox

BOX = ModuleBox(
    id="sacredpool",
    title="Sacred Pool",
    blurb="Beyond the Chapel a quiet road leads to the Sacred Pool and its Trove. Every Village "
    "has Stables, and a quest can bring a Reward in place of a Talisman. With Adventures, Spells "
    "and heroes of its own.",
)

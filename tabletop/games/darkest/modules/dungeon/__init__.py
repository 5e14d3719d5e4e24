"""Dungeon: the Dark Road under the Ruins, and the Lord of Darkness at its end."""

from __future__ import annotations

from tabletop.games.darkest.options import outer_entrance
from tabletop.play.rules.game_box import ModuleBox

BOX = ModuleBox(
    id="dungeon",
    title="Dungeon",
    blurb="A road that leads down from the Ruins to the Lord of Darkness and his Treasures. With "
    "Adventures, Spells, Magic Objects, Treasures, heroes, and cards that come up into the game's "
    "own deck once he is beaten.",
    options=(outer_entrance("dungeon", "Dungeon", "Black Knight", "DTD-004"),),
)

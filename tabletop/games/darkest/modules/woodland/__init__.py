"""Woodland: the Faerie Path beyond the Forest, two kinds of Fate, Paths, and Destinies."""

from __future__ import annotations

from tabletop.games.darkest.options import outer_entrance
from tabletop.play.rules.game_box import ModuleBox

BOX = ModuleBox(
    id="woodland",
    title="Woodland",
    blurb="Beyond the Forest the Faerie Path leads to Queen Mab's Lair. Fate turns Light or Dark, "
    "each hero walks a Path, and some meet their Destiny. With Adventures, Spells, Magic Objects "
    "and heroes of its own.",
    options=(outer_entrance("woodland", "Woodland", "Cursed Glade", "DTW-016"),),
)

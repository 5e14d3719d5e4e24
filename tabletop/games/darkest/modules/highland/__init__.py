"""Highland: the mountains beyond the Crags, and the Eagle King's Trove."""

from __future__ import annotations

from tabletop.games.darkest.options import outer_entrance
from tabletop.play.rules.game_box import ModuleBox

BOX = ModuleBox(
    id="highland",
    title="Highland",
    blurb="Beyond the Crags a Path climbs to the Eyrie, where the Eagle King guards a rich Trove: "
    "a Relic, Magic Objects and much more. With Adventures, Spells and heroes; and once the King "
    "is beaten the mountains come down into the game's own deck.",
    options=(outer_entrance("highland", "Highland", "Chasm", "DTH-003"),),
)

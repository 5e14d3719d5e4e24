"""City: a Region of five streets behind the Inner City, with a Market, a Jail and a price on
somebody's head."""

from __future__ import annotations

from tabletop.games.darkest.options import outer_entrance
from tabletop.play.rules.game_box import ModuleBox

BOX = ModuleBox(
    id="city",
    title="City",
    blurb="A road through the City to a Market with five shops. With Adventures, heroes, pets, "
    "potions, a Jail, and Wanted Posters that pay for Enemies and for each other.",
    options=(outer_entrance("city", "City Region", "Castle", "DTY-007"),),
)

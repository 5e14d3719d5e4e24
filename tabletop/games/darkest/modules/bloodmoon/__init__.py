"""Blood Moon: whom a Wolf has bitten, and who comes for the others at Night."""

from __future__ import annotations

from tabletop.play.rules.game_box import ModuleBox

BOX = ModuleBox(
    id="bloodmoon",
    title="Blood Moon",
    blurb="Whom a Wolf hurts may turn into a lycanthrope. Then the Blood Moon rises, with "
    "Adventures by Day and by Night, Spells, a Trove, heroes, and the Werewolf on the road.",
)

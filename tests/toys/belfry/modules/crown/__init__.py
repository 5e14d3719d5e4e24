"""The Crown: tolls go to who needs them, and a share to nobody."""

from __future__ import annotations

from tabletop.play.rules.game_box import ModuleBox

BOX = ModuleBox(
    id="crown",
    title="The Crown",
    blurb="The crown says who gets what tolls, and keeps its share.",
)

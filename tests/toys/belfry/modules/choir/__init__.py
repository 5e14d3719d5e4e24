"""The Choir: bells of silver in a loft, and singers who answer."""

from __future__ import annotations

from tabletop.play.rules.game_box import Choice, ModuleBox, TableOption

SIZES = (Choice("two", "two of them"), Choice("three", "three of them"))

BOX = ModuleBox(
    id="choir",
    title="The Choir",
    blurb="Bells of silver in a loft of their own, and singers who answer every toll.",
    options=(
        TableOption("choir-size", "Silver bells", "How many hang in the loft.", SIZES, "CHO-001"),
    ),
)

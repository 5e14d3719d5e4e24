"""Three Nights, a toy: a campaign of three sittings with unlocks, deaths and a fork in the way."""

from __future__ import annotations

from tabletop.play.rules.game_box import Box, Choice, TableOption

BOX = Box(
    id="nights",
    title="Three Nights",
    blurb="Somebody has to sit up with the lantern until dawn, and do it twice more.",
    seats=(2, 4),
    options=(
        TableOption(
            "omens",
            "Omens",
            "How many omens come to each keeper in a night.",
            (Choice("nine", "nine"), Choice("six", "six")),
            "NGT-004",
        ),
    ),
    presets={"As told": {}, "A short night": {"omens": "six"}},
    difficulty=lambda seats, options: "easy",
    campaign="Three nights of ten minutes",
    weight=1,
)

"""Pebbles: five answers between two, and nothing beside the rules. A toy of what need not be there:
it has no cards, no grammar, no options, no layout and no dressing.
"""

from __future__ import annotations

from tabletop.play.rules.game_box import Box

BOX = Box(
    id="pebbles",
    title="Pebbles",
    blurb="Five pebbles, taken in turn.",
    seats=(2, 2),
    options=(),
    presets={"As written": {}},
    difficulty=lambda seats, options: "easy",
    weight=1,
)

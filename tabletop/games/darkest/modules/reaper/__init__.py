"""Reaper: who comes when somebody dies, and the cards that come with him."""

from __future__ import annotations

from tabletop.play.rules.game_box import Choice, ModuleBox, TableOption

BOX = ModuleBox(
    id="reaper",
    title="Reaper",
    blurb="When a hero dies, the Grim Reaper sets out after the others, with Adventures, "
    "Spells, a Trove, heroes and quests of his own.",
    options=(
        TableOption(
            "reaper-deck",
            "The Reaper's deck",
            "When the party draws from its usual deck again.",
            (Choice("prayed", "once all have prayed"), Choice("village", "in the village, too")),
            "DTR-022",
        ),
        TableOption(
            "reaper-chart",
            "The Grim Reaper's chart",
            "How much the Grim Reaper's chart hurts.",
            (Choice("tempered", "a 1 costs 2 Lives"), Choice("grim", "a 1 kills")),
            "DTR-095",
        ),
    ),
)

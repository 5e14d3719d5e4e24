"""Hand Keeper's table options."""

from __future__ import annotations

from tabletop.play.rules.game_box import Choice, TableOption

OPTIONS = (
    TableOption(
        "reroll_at_one",
        "Keeping a card at 1 Health",
        "Whether a hero with 1 Health may suffer 1 damage to keep the card that a short rest "
        "would lose.",
        (Choice("allow", "allowed, and exhausts the hero"), Choice("forbid", "not allowed")),
        "SCN-036",
    ),
    TableOption(
        "open_hands",
        "Hands",
        "Whether everybody sees all hands.",
        (Choice("off", "are private"), Choice("on", "lie open")),
        "SCN-059",
    ),
)

PRESETS = {"As written": {}, "Open hands": {"open_hands": "on"}}

MEANS = {
    "As written": "Everybody sees their own hand only.",
    "Open hands": "Everybody sees all hands.",
}
"""The descriptions of the presets."""

"""What of the Reaper's comings and goings is worth telling again."""

from __future__ import annotations

from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.rules.story import MECHANISM, Story

STORY = Contribution(
    MECHANISM,
    10,
    Story(
        turning=("DTR-011", "DTR-018"),
        notable=("DTR-026", "DTR-034", "DTR-070"),
        told=("DTR-036", "DTR-050", "DTR-056"),
    ),
)

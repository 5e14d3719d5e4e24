"""What of the Frostmarch is worth telling again."""

from __future__ import annotations

from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.rules.story import MECHANISM, Story

STORY = Contribution(
    MECHANISM,
    10,
    Story(
        turning=("DTF-012",),
        notable=("DTF-011", "DTF-029", "DTF-038"),
        told=("DTF-020", "DTF-022", "DTF-024"),
    ),
)

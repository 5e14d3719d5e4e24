"""What of the Highland is worth telling again."""

from __future__ import annotations

from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.rules.story import MECHANISM, Story

STORY = Contribution(
    MECHANISM,
    10,
    Story(
        turning=("DTH-007", "DTH-027"),
        notable=("DTH-018", "DTH-022"),
        told=("DTH-006", "DTH-016", "DTH-021", "DTH-050"),
    ),
)

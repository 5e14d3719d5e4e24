"""What of the way down is worth telling again."""

from __future__ import annotations

from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.rules.story import MECHANISM, Story

STORY = Contribution(
    MECHANISM,
    16,
    Story(
        turning=("DTD-008", "DTD-025"),
        notable=("DTD-007", "DTD-054", "DTD-055"),
        told=("DTD-015", "DTD-019", "DTD-048", "DTD-051"),
    ),
)

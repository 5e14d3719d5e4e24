"""What of the Woodland is worth telling again."""

from __future__ import annotations

from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.rules.story import MECHANISM, Story

STORY = Contribution(
    MECHANISM,
    10,
    Story(
        turning=("DTW-019", "DTW-037", "DTW-042"),
        notable=("DTW-009", "DTW-012", "DTW-032", "DTW-056"),
        told=("DTW-002", "DTW-046", "DTW-050", "DTW-070"),
    ),
)

"""What of the City is worth telling again."""

from __future__ import annotations

from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.rules.story import MECHANISM, Story

STORY = Contribution(
    MECHANISM,
    14,
    Story(
        turning=("DTY-008", "DTY-047"),
        notable=("DTY-038", "DTY-044", "DTY-050", "DTY-054", "DTY-078"),
        told=("DTY-009", "DTY-031", "DTY-063", "DTY-066", "DTY-074", "DTY-088"),
    ),
)

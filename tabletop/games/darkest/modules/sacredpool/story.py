"""What of the Sacred Pool is worth telling again."""

from __future__ import annotations

from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.rules.story import MECHANISM, Story

STORY = Contribution(
    MECHANISM,
    10,
    Story(
        turning=("DTS-009", "DTS-034"),
        notable=("DTS-003", "DTS-015", "DTS-032"),
        told=("DTS-021", "DTS-023", "DTS-028", "DTS-036"),
    ),
)

"""What of the Blood Moon is worth telling again."""

from __future__ import annotations

from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.rules.story import MECHANISM, Story

STORY = Contribution(
    MECHANISM,
    10,
    Story(
        turning=("DTB-006", "DTB-007", "DTB-010"),
        notable=("DTB-008", "DTB-018", "DTB-019", "DTB-027", "DTB-032", "DTB-040"),
        told=("DTB-012", "DTB-020", "DTB-023"),
    ),
)

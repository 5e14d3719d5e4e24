"""What of the fire is worth telling again."""

from __future__ import annotations

from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.rules.story import MECHANISM, Story

STORY = Contribution(
    MECHANISM,
    13,
    Story(
        turning=("DTL-021",),
        notable=("DTL-002", "DTL-020", "DTL-034", "DTL-035"),
        told=("DTL-007", "DTL-015", "DTL-031", "DTL-046"),
    ),
)

"""Showing: the events of a climb that are worth retelling."""

from __future__ import annotations

from tabletop.play.rules.story import LINE, Story

STORY = Story(
    chapters={"TWR-020": LINE, "TWR-115": LINE},
    turning=("TWR-111 {} is defeated", "TWR-114", "TWR-128 {} has fallen"),
    notable=("TWR-008", "TWR-018", "TWR-072", "TWR-087", "TWR-111", "TWR-122 {} counts"),
    told=(
        "TWR-021", "TWR-024", "TWR-028 {} focuses", "TWR-030", "TWR-034", "TWR-035", "TWR-037",
        "TWR-068", "TWR-081", "TWR-086", "TWR-091", "TWR-093", "TWR-109", "TWR-121",
    ),
)  # fmt: skip

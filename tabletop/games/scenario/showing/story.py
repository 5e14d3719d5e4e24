"""Showing: the events of a night that are worth retelling."""

from __future__ import annotations

from tabletop.play.rules.story import LINE, Story

STORY = Story(
    chapters={"SCN-109": LINE},
    turning=("SCN-120", "SCN-122", "SCN-139", "SCN-183"),
    notable=("SCN-022", "SCN-101", "SCN-108", "SCN-134", "SCN-138"),
    told=("SCN-104", "SCN-110", "SCN-126 {} attacks", "SCN-137 {} heals", "SCN-146"),
)

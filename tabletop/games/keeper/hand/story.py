"""The events of a game that are worth retelling."""

from __future__ import annotations

from tabletop.play.rules.story import LINE, Story

STORY = Story(
    chapters={"SCN-015": LINE},
    turning=("SCN-018",),
    notable=("SCN-022", "SCN-027", "SCN-061 {} is of the class"),
    told=("SCN-021", "SCN-046", "SCN-063", "SCN-064"),
)

"""Showing: what of a crossing is worth telling again."""

from __future__ import annotations

from tabletop.play.rules.story import LINE, Story

STORY = Story(
    chapters={"RST-161": LINE},
    turning=("RST-069", "RST-167", "RST-227"),
    notable=(
        "RST-027", "RST-070", "RST-115", "RST-149", "RST-192", "RST-210", "RST-214 {} escapes",
        "RST-217", "RST-253", "RST-262",
    ),
    told=(
        "RST-030", "RST-062", "RST-090", "RST-093", "RST-100", "RST-147", "RST-171", "RST-185",
        "RST-202", "RST-203", "RST-215", "RST-218",
    ),
)  # fmt: skip

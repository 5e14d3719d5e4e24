"""Showing: what of a journey is worth telling again."""

from __future__ import annotations

from tabletop.play.rules.story import LINE, Story

STORY = Story(
    chapters={"DTC-098": LINE, "DTC-136": LINE, "DTC-164": LINE, "DTC-259": LINE},
    turning=("DTC-077", "DTC-079", "DTC-164", "DTC-170", "DTC-248", "DTC-B37"),
    notable=(
        "DTC-026", "DTC-117 They find", "DTC-129", "DTC-147", "DTC-161", "DTC-162", "DTC-167",
        "DTC-168", "DTC-204", "DTC-213", "DTC-B10",
    ),
    told=(
        "DTC-029", "DTC-132", "DTC-142", "DTC-145", "DTC-174", "DTC-175", "DTC-182", "DTC-192",
        "DTC-193", "DTC-194", "DTC-195", "DTC-217", "DTC-222", "DTC-235", "DTC-237", "DTC-307",
        "DTC-323", "DTC-B02", "DTC-B04", "DTC-B08", "DTC-B11", "DTC-B16", "DTC-B21",
        "DTC-B31 {} is",
    ),
)  # fmt: skip

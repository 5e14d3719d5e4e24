"""Showing: the events of a game that are worth retelling."""

from __future__ import annotations

from tabletop.play.rules.story import NUMBER, Story

STORY = Story(
    chapters={"PAR-007": f"Round {NUMBER}", "PAR-008": f"Round {NUMBER}"},  # a turn draws one
    per_seat=True,
    turning=("PAR-048", "PAR-056"),
    notable=("PAR-027", "PAR-044", "PAR-054", "PAR-065", "PAR-070", "PAR-097"),
    told=("PAR-004", "PAR-007", "PAR-008", "PAR-011", "PAR-012", "PAR-017", "PAR-035", "PAR-045"),
)

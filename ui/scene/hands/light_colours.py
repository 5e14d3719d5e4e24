"""The colours of lights on the table, and of rings around pieces."""

from __future__ import annotations

from PySide6.QtGui import QColor

from ui.base.theme import current
from ui.scene.view.felt import on_felt

BESIDE_BANDS = "#ffd010"
"""The colour of choosable pieces among edges in seats' colours, which all differ from it."""

POINTED_BESIDE_BANDS = "#b2ff7f"
"""The same for what somebody points at, or what is spoken."""


def chosen_colour() -> QColor:
    """The colour of choosable pieces, and of where a piece may go."""
    return on_felt(current().colours.accent, "#ffcf5e")


def pointed_colour() -> QColor:
    """The colour of what somebody points at."""
    return on_felt(current().colours.bent, "#d9b8ff")


def quiet_colour() -> QColor:
    """The colour of secondary options: half as bright, and not gold."""
    colour = QColor("#e8e2d4" if chosen_colour().lightnessF() > 0.5 else "#6b6558")
    colour.setAlphaF(0.45)
    return colour

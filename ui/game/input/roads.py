"""The map of all roads, on which players choose where to go while they are asked."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ui.seat.bridge import Bridge

NONE = "This game has no roads."


def show_roads(bridge: Bridge, over: QWidget) -> None:
    """Open the map over *over*; say so if the game has no roads."""
    from ui.windows.road_map import RoadMap  # imported late: few players open it

    roads, asked = bridge.port.roads(), bridge.decision
    if not roads:
        bridge.said.emit(NONE)
        return
    options = asked.options if asked else ()
    offered = {each.key for each in options if each.is_open(bridge.house_rules)}
    shown = RoadMap(roads, offered, over.window())
    shown.chosen.connect(bridge.answering.answer)
    shown.open()

"""What of a chosen card is used goes dark, and the rest of it does not."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from tabletop.play.ports.port import Port
from tests.bench.frames import PlainFaces
from tests.games.scenario.night import night
from ui.scene.layout.layout_reader import layout_of
from ui.scene.pieces.halves import shade
from ui.scene.table.table_scene import TableScene


def test_the_half_that_was_used_is_dark() -> None:
    QApplication.instance() or QApplication([])
    dark = shade(QSizeF(100, 140), 0, ["top"], (0.4, 0.6), 1.0).toImage()
    assert dark.pixelColor(50, 20).alpha() > 120
    assert dark.pixelColor(50, 70).alpha() == 0, "its picture stays as it is"
    assert dark.pixelColor(50, 120).alpha() == 0
    session = night(
        {"bargehand": "1,1"},
        {"mudling-1": "3,2"},
        zones={"chosen:0": ["pole-shove", "breaker"], "tactic:mudling": ["mudling-footsteps"]},
        on={"pole-shove": {"used": 1}},
    )
    port, layout = Port(session, 0), layout_of(session.game.edition)
    faces = PlainFaces(layout.card[1] / layout.card[0])
    table = TableScene(port.view, layout, faces, 1.0, str, port.spaces, near=0)
    table.settle()
    shaded = {item.piece.name: item.shaded for item in table.lying.zones["chosen:0"]}
    assert shaded == {"pole-shove": True, "breaker": False}

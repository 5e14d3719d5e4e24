"""How much of the felt games use: a moment of each, as `tests.measures.felt` measures them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from tabletop.play.ports.port import Port
from tests.bench.frames import PlainFaces
from tests.measures.felt import HELD, measured
from tests.measures.moments import MOMENTS
from ui.scene.layout.layout_reader import layout_of
from ui.scene.table.table_scene import TableScene

ROOM = (925, 607)
"""Pixels that a table has in a window of 1280 x 720."""

SMALL = (520, 480)
"""The same in a window of 800 x 600."""

WORDY, LETTERS, READ = ("seat", "count", "caption"), 0.76, 10
"""Readouts of words, how high the letters of a line may be, by its height, and in pixels."""

LEAST = {
    ("tower", "a Ward is dispelled"): (0.46, 0.23),
    ("parsifal", "four players, late"): (0.5, 0.3),
    ("restless", "two Targets"): (0.55, 0.08),
    ("scenario", "two heroes act"): (0.55, 0.13),
    ("darkest", "many Draw Spots"): (0.5, 0.2),
    ("keeper", "a turn of two"): (0.32, 0.0),
}
"""The part of the felt that is covered, and how high the cards are that who is asked holds."""


@pytest.mark.parametrize(("game", "name"), LEAST)
def test_the_felt_is_used_and_nothing_is_cut_off_or_covered(game: str, name: str) -> None:
    QApplication.instance() or QApplication([])
    moment = next(each for each in MOMENTS if (each.game, each.name) == (game, name))
    session = moment.session()
    seat = session.decisions[0].seat
    port, layout = Port(session, seat), layout_of(session.game.edition)
    faces = PlainFaces(layout.card[1] / layout.card[0])
    table = TableScene(port.view, layout, faces, 1.0, str, port.spaces, near=seat, room=ROOM)
    table.set_zoom(ROOM[0] / table.layout.size[0])
    table.settle()
    found = measured(table, QRectF(0, 0, *table.layout.size), HELD[game], seat)
    covered, held = LEAST[game, name]
    assert found.covered >= covered
    assert found.held >= held
    assert (found.cut, found.over) == (0, 0)
    assert table.text == 1
    assert table.take_shape(*SMALL)
    table.set_zoom(SMALL[0] / table.layout.size[0])
    written = [each.area for each in table.arrangement.gauges if each.readout.show in WORDY]
    lines = [area.height() * table.zoom * LETTERS for area in written]
    assert min(lines, default=READ) >= READ

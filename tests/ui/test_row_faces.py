"""One kind of face in a row: none of its open cards says more than another beside it."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tabletop.table.table import Flow, Seat
from tabletop.table.view import SeenPiece, SeenZone, View
from tests.bench.frames import PlainFaces
from ui.faces.face_names import KINDS, FaceKind, read_face
from ui.faces.faces import Faces
from ui.faces.store import FaceStore
from ui.scene.layout.layout_reader import read_layout
from ui.scene.table.table_scene import TableScene

PLACE = """
[table.zones.{name}]
kind = "{kind}"
at = [{left}, 20]
size = [300, 300]
alike = {alike}
"""
PLACES = [("row", "row", "false"), ("fan", "fan", "false"), ("pile", "pile", "false"),
          ("theirs:1", "row", "true"), ("theirs:2", "row", "true")]  # fmt: skip

WORDS: dict[str, FaceKind] = {"epic": "item", "novel": "stage"}
"""What these cards can say at best; all others are printed in full."""


class WordyFaces(PlainFaces):
    """Faces that have so many words."""

    def kind(self, faces: Iterable[str], _width: int, *, dpr: float = 1.0) -> FaceKind:
        wanted = [read_face(face) for face in faces]
        kinds = (
            max(WORDS.get(each.card, "real"), each.best[0], key=KINDS.index) for each in wanted
        )
        return max(kinds, key=KINDS.index, default="real")


def _view(**zones: str) -> View:
    """What lies there: names, those of closed cards with a dash before them."""
    seen, number = {}, 0
    for zone, names in zones.items():
        kind, _, of = zone.partition("_")
        row = []
        for name in names.split():
            number += 1
            row.append(SeenPiece(number, name.lstrip("-"), "card", not name.startswith("-")))
        where = f"{kind}:{of}" if of else kind
        seen[where] = SeenZone(where, pieces=row, kind=kind, number=int(of or 0))
    return View("rows", 0, [Seat("Ana", 0)], Flow(""), {}, seen, {}, [], [], {}, None)


@pytest.fixture(scope="module", autouse=True)
def app() -> QApplication:
    found = QApplication.instance() or QApplication([])
    assert isinstance(found, QApplication)
    return found


def _kinds(table: TableScene) -> dict[str, str]:
    """The kinds of faces that each place shows."""
    return {
        zone: " ".join(item.row_kind for item in items) for zone, items in table.lying.zones.items()
    }


def test_a_row_has_the_kind_that_its_wordiest_card_can_show() -> None:
    places = (
        PLACE.format(name=f'"{name}"', kind=kind, left=20 + 320 * n, alike=alike)
        for n, (name, kind, alike) in enumerate(PLACES)
    )
    layout = read_layout(("size = [1700, 400]" + "".join(places)).encode())
    first = _view(
        row="ode epic", fan="ode novel -epic", pile="epic ode", theirs_1="ode", theirs_2="novel"
    )
    table = TableScene(first, layout, WordyFaces(), 1.0)
    table.set_zoom(1.0)
    table.settle()
    alike = {"theirs:1": "stage", "theirs:2": "stage"}
    # Of an owner nobody sees more than the back of what lies closed, and of a pile the top alone.
    assert _kinds(table) == {
        "row": "item item", "fan": "stage stage real", "pile": "real real", **alike,
    }  # fmt: skip
    table.show_view(_view(row="ode", fan="ode novel", pile="", theirs_1="ode", theirs_2="epic"))
    table.settle()
    alike = {"theirs:1": "item", "theirs:2": "item"}
    assert _kinds(table) == {"row": "real", "fan": "stage stage", "pile": "", **alike}
    # The deck has come: it knows better than nobody did.
    table.set_faces(PlainFaces(), 1.0)
    assert set(" ".join(_kinds(table).values()).split()) == {"real"}
    table.looks.faces = WordyFaces()
    table.renew({"epic"})
    assert _kinds(table) == {"row": "real", "fan": "stage stage", "pile": "", **alike}


class Slow:
    """A deck that counts how often it is asked of a kind."""

    cards = ("ode", "epic")

    def __init__(self) -> None:
        self.asked = 0

    def image(self, card: str, across: int, down: int) -> QImage:
        raise KeyError(card)

    def kind(self, face: str, _across: int, _down: int) -> FaceKind:
        self.asked += 1
        return WORDS.get(face, "real")

    def loading(self) -> Generator[None, None, Slow]:
        yield
        return self


def test_a_kind_is_judged_once_and_known_at_the_next_start(tmp_path: Path) -> None:
    def faces() -> Faces:
        return Faces(deck.loading, FaceStore(tmp_path, "slow", bytes(16)))

    deck, row = Slow(), ("ode", "epic")
    showing = faces()
    assert showing.kind(row, 60) == "real", "until the deck is there"
    showing.pixmap_now("ode", 60)
    assert [showing.kind(row, 60) for _ in range(3)] == ["item"] * 3
    assert deck.asked == 2
    (listed,) = tmp_path.glob("*/kinds")
    listed.write_bytes(b"\xff\xfe\tstage\nodd\n" + listed.read_bytes() + b"epic@60")
    assert faces().kind(row, 60) == "item"
    assert deck.asked == 2
    assert faces().kind(row, 61) == "real"

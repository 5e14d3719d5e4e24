"""What is seen of a table, as plain data: to compare what was changed with what is built anew."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from tests.ui.reading import words_in
from ui.game.open_game import OpenGame
from ui.panels.chronicle_groups import GROUP
from ui.scene.hands.raised_cards import StandingUp
from ui.scene.pieces.items import PieceItem, Printed
from ui.scene.table.table_scene import TableScene
from ui.scene.table_view import TableView

Pixels = Callable[[QPixmap], Any]
"""What stands for a picture: its key for the same scene, the image itself for another one."""


def key_of(pixels: QPixmap) -> int:
    """The key that equal pictures of one scene share, since they are painted once."""
    return pixels.cacheKey()


def image_of(pixels: QPixmap) -> QImage:
    """The picture itself, dot by dot."""
    return pixels.toImage()


def seen(view: TableView, pixels: Pixels = key_of) -> dict[str, Any]:
    """All that lies on the table of *view*, is printed, lit and told there."""
    table = view.table
    assert table is not None
    return {
        **{f"piece {i.zone} {i.index}": _piece(i, pixels) for i in table.lying},
        **{f"printed {key}": _printed(item) for key, item in table.prints.items.items()},
        **{f"lit {mark}": _printed(item) for mark, item in view.lights._printed.items()},
        "rings": {(i.zone, i.index): i.ring_colour for i in table.lying if i.ringed},
        "zones": view.lights.zones,
        "codes": view.lights.codes,
        "spots": table.arrangement.spots,
        "gauges": table.arrangement.gauges,
        "plates": table.arrangement.plates,
        "labels": table.arrangement.labels,
        "ghosts": [(ghost.item.piece, ghost.seat, ghost.area) for ghost in table.ghosts],
        "told": _told(view),
    }


def built_anew(view: TableView) -> None:
    """Lay out, dress, print and light all on the table of *view* once more."""
    table = view.table
    assert table is not None
    table.look_at_ground()
    table.laying.forget()
    table.lying.changed.update(table.lying.zones)
    table.laying.touched.update(table.lying)
    for item in table.lying:
        item.astray = True
    table.find_homes()
    table.settle()
    view.lights.redraw()


def told(game: OpenGame) -> dict[str, Any]:
    """All that the panels of *game* say."""
    panels = game.window.panels
    beside = {
        "unstick": panels.unstick,
        "rulings": panels.rulings,
        "quests": panels.quests,
        "inspector": panels.inspector,
        "question": game.window.decision,
    }
    rows = panels.chronicle.list.model()
    groups = [rows.index(row, 0).data(GROUP) for row in range(rows.rowCount())]
    return {name: words_in(panel) for name, panel in beside.items()} | {"chronicle": groups}


def told_anew(game: OpenGame) -> None:
    """Let all panels of *game* be filled once more, whatever they show already."""
    panels = game.window.panels
    panels.unstick._waiting = panels.rulings._shown = panels.quests._shown = None
    panels.inspector._facts = None
    game.story._lines = []
    game.story.tell_question()
    game.story.tell_anew()


def another(view: TableView) -> TableView:
    """The table of *view* in a window of its own, shown for the first time."""
    table = view.table
    assert table is not None
    made = TableView()
    made.set_speed(0)
    made.by_hand = view.by_hand
    made.lights.takers, made.lights.answers_of = view.lights.takers, view.lights.answers_of
    made.lights.done_to = view.lights.done_to
    made.call_outs = view.call_outs
    made.resize(view.size())
    made.show()
    made.show_view(table.view, table._as_read, table.looks.faces, view.titles, table._spaces)
    made.set_explain(table.explain)
    made.set_words(table.words, table.fates, table.briefs)
    made.note(view._noted)
    made.set_near(table.near)
    made.highlight(*view.lights._pointed)
    made._decision = view.decision
    made.lights.offer(view.decision)  # no board turns back that somebody has turned
    StandingUp(made).show([item.piece.id for item in table.lying if item.stands])
    return made


def different(one: dict[str, Any], other: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    """What *one* shows otherwise than *other*."""
    keys = [key for key in {**one, **other} if one.get(key) != other.get(key)]
    return [(key, one.get(key), other.get(key)) for key in keys]


def _piece(item: PieceItem, pixels: Pixels) -> tuple[Any, ...]:
    home = tuple(round(part, 6) for part in item.home)
    lies = (item.piece, item.isVisible(), home, item.seat, item.seen, item.held_as)
    if not item.isVisible():
        return lies
    turned = item.transform().isIdentity()
    at = (
        round(item.x(), 6),
        round(item.y(), 6),
        item.zValue(),
        item.scale(),
        turned,
        item.offset(),
    )
    return (*lies, *at, pixels(item.pixmap()), _children(item.childItems(), pixels))


def _children(items: Iterable[QGraphicsItem], pixels: Pixels) -> list[Any]:
    """The marks on a piece, the lowest first."""
    marks = [item for item in items if isinstance(item, QGraphicsPixmapItem)]
    marks.sort(key=lambda mark: (mark.zValue(), mark.offset().toTuple()))
    return [(mark.zValue(), mark.offset(), pixels(mark.pixmap())) for mark in marks]


def _printed(item: Printed) -> tuple[Any, ...]:
    return item.area, item.pos(), item.scale(), item.zValue(), item._shown


def _told(view: TableView) -> list[tuple[str, str, bool]]:
    """What a reader aloud is told of each piece and place, in its order."""
    walk, lights = view.walk, view.lights
    return [(walk.title(stop), walk.printed(stop), lights.offers(stop)) for stop in walk.stops()]


def scene_of(view: TableView) -> TableScene:
    """The table of *view*, which is there."""
    assert view.table is not None
    return view.table

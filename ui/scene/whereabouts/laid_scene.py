"""What lies on a table, and what can be read from it: the basis for numbers and prints."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from PySide6.QtCore import QPoint, QSizeF, Signal
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneHelpEvent

from tabletop.table.space import Figure, Ground
from tabletop.table.view import SeenPiece, View
from ui.base.qt_guard import guarded
from ui.base.theme import text_scale
from ui.scene.layout.table_layout import Layout
from ui.scene.measures import metrics
from ui.scene.pieces import piece_looks
from ui.scene.pieces.items import PieceItem
from ui.scene.places.arrangement import Arrangement
from ui.scene.places.spot import Gauge
from ui.scene.places.stretched_boards import stretched
from ui.scene.whereabouts.homes import Ghost
from ui.scene.whereabouts.scene_pieces import Lying

Explain = Callable[[int], Mapping[str, Any]]
"""The numbers of a piece by label, as the seat at the screen may know them."""

Spaces = Callable[[], Mapping[str, Ground]]
"""The present spaces of the table, by name."""

ByName = Callable[[str], str]
"""A text about a card, given its name."""

_PLAIN = Figure()

_STEP = 0.05
"""Steps of the text scale in smaller rooms."""


@guarded
class LaidScene(QGraphicsScene):
    """The pieces of a view in their places.

    `near` is the seat at the lower edge, `zoom` that of the view, `text` the text scale, `room` the
    window's size, whose shape a table may take. `explain`, `words`, `fates` and `briefs` describe
    pieces and cards; `barred` says why a piece cannot be had now. `help_wanted(pixel)`: the pointer
    rests at that pixel of the screen.
    """

    help_wanted = Signal(QPoint)

    def __init__(
        self,
        view: View,
        layout: Layout,
        faces: piece_looks.CardFaces,
        dpr: float,
        titles: Callable[[str], str],
        text: float | None = None,
        near: int = -1,
        room: tuple[float, float] = (0.0, 0.0),
    ) -> None:
        super().__init__()
        if sum(len(zone.pieces) for zone in view.zones.values()) <= metrics.FEW:
            self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.grounds: Mapping[str, Ground] = {}
        self.worn = self.text = text_scale() if text is None else text
        self._as_read, self._room = layout, room
        self.layout = self._laid_out()
        self.looks = piece_looks.PieceLooks(faces, dpr, layout.card[1] / layout.card[0])
        self.looks.text = self.worn
        self.looks.token_signs = layout.token_signs
        self.zoom = 1.0
        self.near = near if near >= 0 else first_near(layout, view)
        self.titles = titles
        self.explain: Explain = lambda piece: {}
        self.words: ByName = untold
        self.fates: ByName = untold
        self.briefs: ByName = untold
        self.barred: Mapping[int, str] = {}
        self.had: Collection[int] = ()
        self.view = view
        self.arrangement = Arrangement()
        self.ghosts: list[Ghost] = []
        self.lying = Lying(self._come, self._go)
        self.read_counters: dict[str, set[str]] = {}

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Ask for the tip of what lies there."""
        self.help_wanted.emit(event.screenPos())

    def _laid_out(self) -> Layout:
        """The layout in the shape of the window, for the text scale; in a small window text is
        enlarged so that it can be read."""
        shaped, wide = self._as_read.shaped(*self._room), self._room[0]
        units = shaped.size[0] / wide if shaped.takes_shape and wide > 0 else 0.0
        self.text = max(self.worn, round(metrics.WORDS_AT * units / _STEP) * _STEP)
        return stretched(shaped, self.text)

    def _come(self, item: PieceItem) -> None:
        self.addItem(item)
        item.setVisible(False)

    def _go(self, item: PieceItem) -> None:
        self.removeItem(item)

    def size_of(self, piece: SeenPiece) -> tuple[float, float]:
        """The width and height of *piece* at scale 1."""
        return self.looks.size_of(piece, self.layout.card)

    def home_size(self, item: PieceItem) -> tuple[float, float]:
        """The width and height of *item* at home."""
        wide, high = (side * item.home.scale for side in self.size_of(item.piece))
        if item.home.tall and item.piece.kind == "card":
            wide = self.layout.card[0] * item.home.scale
            high = wide * item.home.tall
        return wide, high

    def group_of(self, item: PieceItem) -> list[PieceItem]:
        """Everything attached to *item*, at any depth, without *item*."""
        if not self.layout.attached:
            return []
        return [other for other in self.lying if other is not item and _is_on(other, item)]

    def kind_of(self, zone: str) -> str:
        """The kind of *zone*, or its name if the zone is unknown."""
        return self.view.zones[zone].kind if zone in self.view.zones else zone

    def is_away(self, zone: str) -> bool:
        """Whether *zone* is never shown."""
        lies = self.layout.table.zones.get(zone)
        return lies is not None and lies.kind == "away"

    def is_attached(self, zone: str) -> bool:
        """Whether *zone* lies at a piece."""
        return self.kind_of(zone) in self.layout.attached

    def attached_to(self, item: PieceItem, kind: str) -> str:
        """The zone of *kind* attached to *item*; empty if there is none."""
        zone = self.view.index().one(kind, on=item.piece.id) if item.piece.name else None
        return zone.name if zone else ""

    def body_size(self, item: PieceItem) -> QSizeF:
        """The width and height of *item* in pixels when upright."""
        if item.piece.kind == "figure":
            return QSizeF(*metrics.FIGURE) * (item.look_scale * self.zoom)
        if item.piece.kind != "card":
            side = (metrics.DIE if item.piece.kind == "die" else metrics.TOKEN) * self.zoom
            return QSizeF(side, side) * item.look_scale
        width = round(self.layout.card[0] * item.look_scale * self.zoom)
        return QSizeF(width, round(width * (item.look_tall or self.looks.ratio)))

    def figure_of(self, item: PieceItem) -> Figure:
        """How *item* stands, from the game."""
        told = (ground.figures.get(item.piece.id) for ground in self.grounds.values())
        return next(filter(None, told), _PLAIN) if item.piece.id >= 0 else _PLAIN

    # --- what can be read ----------------------------------------------------------------------

    @property
    def whose_turn(self) -> int:
        """The seat whose board is marked, or -1."""
        counters, layout = self.lying.counters, self.layout
        if not layout.turn or (layout.begun and not counters.get(layout.begun)):
            return -1
        # a counter at 0 is not kept on the table
        return counters.get(layout.turn, 0) - layout.turn_first

    def gauged(self, gauge: Gauge) -> list[PieceItem]:
        """The pieces that *gauge* describes."""
        lying, stands = self.lying.zones.get(gauge.zone, []), gauge.readout.stands
        if not lying and stands is not None:
            grounds = (ground.figures.items() for ground in self.grounds.values())
            told = [number for each in grounds for number, of in each if of.card == stands.card]
            return [item for each in told if (item := self.lying.known(each)) is not None]
        return lying if gauge.index < 0 else lying[gauge.index : gauge.index + 1]

    def is_told(self, item: PieceItem, counter: str) -> bool:
        """Whether *counter* is not shown on *item* as a number: it is quiet, or a readout beside
        its place shows it for the top piece or for each."""
        top = self.lying.zones[item.zone][-1] is item
        each = any(g.zone == item.zone and g.index >= 0 for g in self.arrangement.gauges)
        return counter in self.layout.quiet or ((top or each) and self.is_read(item, counter))

    def is_read(self, item: PieceItem, counter: str) -> bool:
        """Whether *counter* of *item* is shown beside it."""
        return counter in self.read_counters.get(item.zone, ())


def untold(name: str) -> str:
    """The default text about a card: empty."""
    return ""


def first_near(layout: Layout, view: View) -> int:
    """The nearest seat before any question: the first seat, or the first of the viewer if boards
    turn."""
    if layout.near == "first":
        return 0
    players = [seat.player for seat in view.seats]
    return players.index(players[view.seat]) if view.seat >= 0 else 0


def _is_on(item: PieceItem, other: PieceItem) -> bool:
    """Whether *item* is attached to *other*, directly or through others."""
    return item.on is not None and (item.on is other or _is_on(item.on, other))

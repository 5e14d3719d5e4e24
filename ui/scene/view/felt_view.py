"""A view of a table on felt, which pans, zooms at the pointer and fits itself to the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from ui.base.qt_guard import guarded
from ui.base.theme import current, text_scale
from ui.scene.measures import metrics, speeds
from ui.scene.view.felt import Lying
from ui.scene.view.way_back import WayBack


@guarded
class _Pane(QWidget):
    """The viewport, which emits `left` when the pointer leaves.

    It is a class of its own so that no other event has to pass through Python.
    """

    left = Signal()

    def leaveEvent(self, event: QEvent) -> None:
        """Emit `left`."""
        self.left.emit()
        super().leaveEvent(event)


@guarded
class FeltView(QGraphicsView):
    """The felt and what lies on it. `settle_zoom` is called when a zoom has come to rest.

    Signals: `zoom_changed(zoom)`; `left` the pointer left the view.
    """

    zoom_changed = Signal(float)
    left = Signal()

    larger = 1.0
    """How many times as large as in panels its text is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._extent: tuple[float, float] | None = None
        self._fitted = True
        self._way_back = WayBack(self)
        self._way_back.clicked.connect(self.fit)
        self._felt: QPixmap | None = None
        self._picture: Path | None = None
        self._lying = Lying()
        self._worn = (current().id, self.text)
        pane = _Pane()
        pane.left.connect(self.left)
        self.setViewport(pane)
        self._settling = QTimer(self, singleShot=True, interval=speeds.SETTLE_ZOOM)
        self._settling.timeout.connect(self.settle_zoom)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # one rectangle per frame: as pictures are only copied, painting the area between two moving
        # cards costs less than clipping to many small regions (tests/bench/frames.py)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Qt then paints the background itself
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.viewport().setAutoFillBackground(False)  # the felt covers everything
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    # --- zoom and pan --------------------------------------------------------------------------

    def spread(self, width: float, height: float) -> None:
        """Set the table's size in scene units, and fit it."""
        self._extend(width, height)
        self.fit()

    def _extend(self, width: float, height: float) -> None:
        self._extent = (width, height)
        self.setSceneRect(QRectF(-width, -height, 3 * width, 3 * height))

    def room(self) -> tuple[float, float]:
        """The size in pixels available for what is fitted."""
        edge = 2 * metrics.FIT_MARGIN
        return max(1, self.viewport().width() - edge), max(1, self.viewport().height() - edge)

    @property
    def text(self) -> float:
        """The text scale: 1 is 100 per cent."""
        return text_scale() * self.larger

    @property
    def zoom(self) -> float:
        """Pixels per scene unit."""
        return self.transform().m11()

    def fit(self) -> None:
        """Fit the table, and keep fitting it when the window changes."""
        if not self._extent:
            return
        self._fitted = True
        self._way_back.hide()
        seen = self.to_be_seen()
        wide, high = self.room()
        zoom = min(wide / seen.width(), high / seen.height())
        self._set_zoom(zoom)
        self._look_at(seen.center(), QPointF(self.viewport().rect().center()))

    def to_be_seen(self) -> QRectF:
        """The rectangle to fit unless the user has chosen a zoom: the whole table."""
        return QRectF(0, 0, *(self._extent or (1, 1)))

    def zoom_in(self) -> None:
        """Zoom in one step."""
        self.zoom_by(metrics.ZOOM_STEP)

    def zoom_out(self) -> None:
        """Zoom out one step."""
        self.zoom_by(1 / metrics.ZOOM_STEP)

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom by *factor*; the point under the pixel *at* (default: the middle) stays in place."""
        self._go_elsewhere()
        at = at if at is not None else QPointF(self.viewport().rect().center())
        held = self.mapToScene(at.toPoint())
        self._set_zoom(self.zoom * factor)
        self._look_at(held, at)
        self._keep_in_sight()

    def pan(self, dx: int, dy: int) -> None:
        """Move the table by this many pixels."""
        self._go_elsewhere()
        self._scroll(-dx, -dy)
        self._keep_in_sight()

    def _go_elsewhere(self) -> None:
        """Note that the user has chosen what is seen, and offer a way back on the screen."""
        self._fitted = False
        if self._extent:
            self._way_back.appear()

    def _set_zoom(self, zoom: float) -> None:
        zoom = max(metrics.ZOOM_LEAST, min(metrics.ZOOM_MOST, zoom))
        if abs(zoom - self.zoom) < 1e-9:
            return
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self.forget_felt()
        self._settling.start()
        self.zoom_changed.emit(zoom)

    def _look_at(self, point: QPointF, pixel: QPointF) -> None:
        """Move *point* of the table under *pixel* of the viewport."""
        now = self.mapFromScene(point)
        self._scroll(round(now.x() - pixel.x()), round(now.y() - pixel.y()))

    def _scroll(self, dx: int, dy: int) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + dx)
        down.setValue(down.value() + dy)

    def _keep_in_sight(self) -> None:
        """Keep a good part of the table in sight, wherever it was moved."""
        table = self.mapFromScene(QRectF(0, 0, *(self._extent or (1, 1)))).boundingRect()
        room = self.viewport().rect()
        across = _beyond(table.left(), table.right(), room.width())
        down = _beyond(table.top(), table.bottom(), room.height())
        if across or down:
            self._scroll(across, down)

    def settle_zoom(self) -> None:
        """Called when a zoom has come to rest; does nothing here."""

    def leave(self) -> None:
        """Stop painting, because the view is being closed."""
        self._settling.timeout.disconnect(self.settle_zoom)

    # --- the felt ------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the felt."""
        cloth = self.felt_shown()
        seen = self.mapFromScene(rect).boundingRect().adjusted(-1, -1, 1, 1)
        seen &= self.viewport().rect()
        ratio = cloth.devicePixelRatio()
        painter.resetTransform()
        painter.drawPixmap(
            QRectF(seen),
            cloth,
            QRectF(seen.x() * ratio, seen.y() * ratio, seen.width() * ratio, seen.height() * ratio),
        )

    def felt_shown(self) -> QPixmap:
        """The felt under the table, cached by position."""
        if self._felt is None:
            corner = self.mapFromScene(QPointF())
            self._felt = self._lying.under(
                current(), self._picture, self.viewport().size(), corner, self.devicePixelRatioF()
            )
            with QPainter(self._felt) as painter:
                painter.setTransform(self.viewportTransform())
                self.lay_ground(painter)
        return self._felt

    def set_ground(self, picture: Path | None) -> None:
        """Use *picture* as the ground, or the cloth if empty."""
        if picture != self._picture:
            self._picture = picture
            self.forget_felt()

    def lay_ground(self, painter: QPainter) -> None:
        """Paint the ground of a table's spaces; nothing here."""

    def forget_felt(self) -> None:
        """Paint the felt, and the ground on it, again."""
        self._felt = None
        self.resetCachedContent()
        self.viewport().update()

    # --- what Qt tells us ----------------------------------------------------------------------

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Repaint everything, because the dark corners do not move with the table."""
        super().scrollContentsBy(dx, dy)
        self.forget_felt()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit again, unless the user has chosen a zoom."""
        super().resizeEvent(event)
        self.forget_felt()
        if self._fitted:
            self.fit()
        else:
            self._keep_in_sight()
            self._way_back.appear()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a new theme. Qt also reports a new style whenever a widget gets another parent."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
            worn = (current().id, self.text)
            if worn != self._worn:
                self._worn = worn
                self.wear()

    def wear(self) -> None:
        """Update to another theme or text size."""
        self.forget_felt()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer."""
        notches = event.angleDelta().y() / 120
        if notches:
            self.zoom_by(metrics.ZOOM_STEP**notches, event.position())
        event.accept()


def _beyond(first: int, last: int, room: int) -> int:
    """How far a range from *first* to *last* has moved too far out of *room* pixels."""
    least = round(metrics.IN_SIGHT * min(last - first, room))
    return min(0, last - least) or max(0, first - (room - least))

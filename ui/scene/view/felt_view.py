"""A view of a table covered with felt, that pans, zooms at the pointer and fits itself."""

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
    """What is painted on, which the pointer has `left`.

    It is a widget of its own so that no other event goes through Python only to be let pass.
    """

    left = Signal()

    def leaveEvent(self, event: QEvent) -> None:
        """Tell of it."""
        self.left.emit()
        super().leaveEvent(event)


@guarded
class FeltView(QGraphicsView):
    """The felt and what lies on it. `settle_zoom` is called when a zoom has come to rest.

    `zoom_changed(zoom)` tells of another zoom, `left` that the pointer is there no more.
    """

    zoom_changed = Signal(float)
    left = Signal()

    larger = 1.0
    """How many times as large as in panels words are written on it."""

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
        # One rectangle a frame: with pictures that are only blitted, painting what lies between
        # two moving cards costs less than clipping to many small regions (tests/bench/frames.py).
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
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)  # Qt lays it by itself then
        self.viewport().setAutoFillBackground(False)  # the felt covers it all
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    # --- zoom and pan --------------------------------------------------------------------------

    def spread(self, width: float, height: float) -> None:
        """Lay out a table of so many scene units, and fit it."""
        self._extend(width, height)
        self.fit()

    def _extend(self, width: float, height: float) -> None:
        self._extent = (width, height)
        self.setSceneRect(QRectF(-width, -height, 3 * width, 3 * height))

    def room(self) -> tuple[float, float]:
        """How wide and high what fits may be, in pixels."""
        edge = 2 * metrics.FIT_MARGIN
        return max(1, self.viewport().width() - edge), max(1, self.viewport().height() - edge)

    @property
    def text(self) -> float:
        """How large words are written: 1 at a scale of 100 per cent."""
        return text_scale() * self.larger

    @property
    def zoom(self) -> float:
        """How many pixels a scene unit has."""
        return self.transform().m11()

    def fit(self) -> None:
        """Show what is to be shown, and go on doing so when the window changes."""
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
        """What fits the window unless the user chooses another zoom: the whole table."""
        return QRectF(0, 0, *(self._extent or (1, 1)))

    def zoom_in(self) -> None:
        """One step nearer."""
        self.zoom_by(metrics.ZOOM_STEP)

    def zoom_out(self) -> None:
        """One step farther."""
        self.zoom_by(1 / metrics.ZOOM_STEP)

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom by *factor*; the point under the pixel *at* (of the middle, if None) stays there."""
        self._go_elsewhere()
        at = at if at is not None else QPointF(self.viewport().rect().center())
        held = self.mapToScene(at.toPoint())
        self._set_zoom(self.zoom * factor)
        self._look_at(held, at)
        self._keep_in_sight()

    def pan(self, dx: int, dy: int) -> None:
        """Move the table by so many pixels."""
        self._go_elsewhere()
        self._scroll(-dx, -dy)
        self._keep_in_sight()

    def _go_elsewhere(self) -> None:
        """Somebody chooses what is seen: from now on there is a way back on the screen."""
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
        """Let *point* of the table lie under *pixel* of the viewport."""
        now = self.mapFromScene(point)
        self._scroll(round(now.x() - pixel.x()), round(now.y() - pixel.y()))

    def _scroll(self, dx: int, dy: int) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + dx)
        down.setValue(down.value() + dy)

    def _keep_in_sight(self) -> None:
        """Let a good part of the table be seen, wherever it was moved to."""
        table = self.mapFromScene(QRectF(0, 0, *(self._extent or (1, 1)))).boundingRect()
        room = self.viewport().rect()
        across = _beyond(table.left(), table.right(), room.width())
        down = _beyond(table.top(), table.bottom(), room.height())
        if across or down:
            self._scroll(across, down)

    def settle_zoom(self) -> None:
        """Nothing is to be done here: what lies on the felt may need it."""

    def leave(self) -> None:
        """The view goes: nothing is painted any more for a size that it gets meanwhile."""
        self._settling.timeout.disconnect(self.settle_zoom)

    # --- the felt ------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Lay the felt: one blit of what shows."""
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
        """The felt as it lies under the table now, made once for each place of it."""
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
        """Have *picture*, or the cloth, lie under the table."""
        if picture != self._picture:
            self._picture = picture
            self.forget_felt()

    def lay_ground(self, painter: QPainter) -> None:
        """Nothing but felt lies here: a table may have ground on it."""

    def forget_felt(self) -> None:
        """Lay the felt, and what lies on it, anew."""
        self._felt = None
        self.resetCachedContent()
        self.viewport().update()

    # --- what Qt tells us ----------------------------------------------------------------------

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """The corners stay dark while the table moves, so all is painted again."""
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
        """Follow what is worn: of another style Qt tells wherever a widget is put elsewhere."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
            worn = (current().id, self.text)
            if worn != self._worn:
                self._worn = worn
                self.wear()

    def wear(self) -> None:
        """Follow another theme, and another size of text."""
        self.forget_felt()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer."""
        notches = event.angleDelta().y() / 120
        if notches:
            self.zoom_by(metrics.ZOOM_STEP**notches, event.position())
        event.accept()


def _beyond(first: int, last: int, room: int) -> int:
    """How far what reaches from *first* to *last* has gone too far out of *room* pixels."""
    least = round(metrics.IN_SIGHT * min(last - first, room))
    return min(0, last - least) or max(0, first - (room - least))

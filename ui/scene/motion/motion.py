"""Motion: one clock for everything that moves, and the kinds of motion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem

from ui.scene.measures import metrics, speeds, z_values
from ui.scene.pieces.items import PieceItem, Printed


class Motion(Protocol):
    """Something that takes time: `delay` and `lasts` are milliseconds at normal speed."""

    delay: float
    lasts: float
    passing: bool
    """Whether nothing waits for it."""

    def step(self, part: float) -> None:
        """Move to where it is after *part* (0 to 1) of its time."""
        ...

    def end(self) -> None:
        """Come to rest."""
        ...


class Clock(QObject):
    """Drives all motions with one timer, which runs only while there are any.

    `speed` is a factor, 0 to `speeds.FASTEST`; at 0, motions end at once. Emits `moved()` after
    each step.
    """

    moved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        self._running: list[tuple[Motion, float]] = []
        self._time = QElapsedTimer()
        self._timer = QTimer(self, interval=speeds.TICK, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return bool(self._running)

    def start(self, motions: Sequence[Motion]) -> None:
        """Start *motions*, each after its delay."""
        if self.speed <= 0:
            for motion in motions:
                motion.end()
            self.moved.emit()
            return
        if not self._timer.isActive():
            self._time.start()
            self._timer.start()
        now = self._time.elapsed() * self.speed
        for motion in motions:
            self._running.append((motion, now + motion.delay))
            motion.step(0.0)

    def stop(self, whose: Callable[[Motion], bool]) -> None:
        """Remove the motions selected by *whose*, leaving things where they are."""
        self._running = [run for run in self._running if not whose(run[0])]

    def finish(self, *, passing: bool = True) -> None:
        """End all motions now; without *passing*, only those that something waits for."""
        running = [run for run in self._running if passing or not run[0].passing]
        self._running = [run for run in self._running if run not in running]
        for motion, _ in running:
            motion.end()
        if not self._running:
            self._timer.stop()

    def tick(self) -> None:
        """Move everything to the present moment."""
        now = self._time.elapsed() * self.speed
        ended = []
        for motion, begins in self._running:
            part = (now - begins) / motion.lasts
            if part >= 1.0:
                ended.append(motion)
            elif part > 0.0:
                motion.step(part)
        if ended:
            gone = set(map(id, ended))
            self._running = [run for run in self._running if id(run[0]) not in gone]
            for motion in ended:
                motion.end()
        self.moved.emit()
        if not self._running:
            self._timer.stop()


def eased(part: float) -> float:
    """Ease in and out."""
    return part * part * (3 - 2 * part)


class Glide:
    """A piece flies home in a shallow arc; if turned over, it shows the other side half way.

    `look` dresses the piece for its home: half way if it `flips`, otherwise at the start.
    """

    passing = False

    def __init__(
        self,
        item: PieceItem,
        zoom: float,
        look: Callable[[PieceItem, float], None],
        *,
        delay: float = 0.0,
        lasts: float = speeds.GLIDE,
        flips: bool = False,
        order: int = 0,
        straight: bool = False,
    ) -> None:
        self.item = item
        self.delay, self.lasts = delay, lasts
        self._zoom, self._look, self._flips = zoom, look, flips
        self._from = item.pos()
        self._old = item.look_scale * item.scale() * zoom
        self._turned_over = not flips
        self._z = z_values.FLYING + order * z_values.STEP
        home = item.home
        far = abs(home.x - self._from.x()) + abs(home.y - self._from.y())
        self._arc = far * metrics.ARC if item.isVisible() and not straight else 0.0
        if not flips:
            self._dress(item)

    def step(self, part: float) -> None:
        """Move along."""
        item, home, way = self.item, self.item.home, eased(part)
        item.setVisible(True)
        item.setZValue(self._z)
        start = self._from
        lift = self._arc * 4 * way * (1 - way)
        item.setPos(
            start.x() + (home.x - start.x()) * way, start.y() + (home.y - start.y()) * way - lift
        )
        scale = self._old + (home.scale - self._old) * way
        item.setScale(scale / item.look_scale / self._zoom)
        if self._flips:
            if part >= 0.5 and not self._turned_over:
                self._turned_over = True
                self._dress(item)
            item.setTransform(QTransform.fromScale(max(0.04, abs(1 - 2 * part)), 1))

    def _dress(self, item: PieceItem) -> None:
        """Dress it for its home; if its shape changes, start at its old size."""
        before = item.look_tall
        self._look(item, max(self._old, item.home.scale))
        if before and before != item.look_tall:
            self._old *= sqrt(before / item.look_tall)

    def end(self) -> None:
        """Put it at home."""
        self._look(self.item, self.item.home.scale)
        self.item.lie(self.item.home)


class Slide:
    """A print moves from *before* to its place and changes its size on the way."""

    passing = False

    def __init__(self, item: Printed, before: QRectF, lasts: float) -> None:
        self.item = item
        self.delay, self.lasts = 0.0, lasts
        self._from, self._to = before, QRectF(item.area)

    def step(self, part: float) -> None:
        """Move along."""
        way, start, end = eased(part), self._from, self._to
        self.item.setPos(start.topLeft() + (end.topLeft() - start.topLeft()) * way)
        across = start.width() + (end.width() - start.width()) * way
        down = start.height() + (end.height() - start.height()) * way
        self.item.setTransform(QTransform.fromScale(across / end.width(), down / end.height()))

    def end(self) -> None:
        """Put it in place."""
        self.item.setPos(self._to.topLeft())
        self.item.setTransform(QTransform())


class Tumble:
    """A die rolls: it shows many faces, jumps, and settles on the result.

    `faces` are the looks on the way, `settled` dresses it at the end.
    """

    passing = False

    def __init__(
        self, die: PieceItem, faces: Sequence[QPixmap], settled: Callable[[], None], reach: float
    ) -> None:
        self.item = die
        self.delay, self.lasts = 0.0, float(speeds.ROLL)
        self._faces, self._settled, self._reach = faces, settled, reach

    def step(self, part: float) -> None:
        """Show the next face a little further on; slower towards the end."""
        slowing = 1 - (1 - part) ** 2
        face = self._faces[min(int(slowing * len(self._faces)), len(self._faces) - 1)]
        item, home = self.item, self.item.home
        item.setPixmap(face)
        size = face.deviceIndependentSize()
        item.setOffset(-size.width() / 2, -size.height() / 2)
        item.setZValue(z_values.FLYING)
        away = 1 - slowing
        leap = abs(((part * 2.5) % 1.0) - 0.5) * 2
        height = (1 - leap * leap) * self._reach * 0.5 * away
        item.setPos(home.x - self._reach * away, home.y - height)

    def end(self) -> None:
        """Lie still and show the result."""
        self._settled()
        self.item.lie(self.item.home)


class Riffle:
    """A pile is shuffled: its upper pieces part to both sides and come together, twice."""

    passing = False

    def __init__(self, items: Sequence[PieceItem], reach: float) -> None:
        self.items = items
        self.delay, self.lasts = 0.0, float(speeds.SHUFFLE)
        self._reach = reach

    def step(self, part: float) -> None:
        """Part or come together."""
        out = abs(((part * 2) % 1.0) - 0.5) * 2
        aside = self._reach * (1 - out * out)
        for number, item in enumerate(self.items):
            item.setPos(item.home.x + (aside if number % 2 else -aside), item.home.y)

    def end(self) -> None:
        """Become one pile."""
        for item in self.items:
            item.lie(item.home)


class Raise:
    """A piece rises under the pointer, or sinks back."""

    passing = False

    def __init__(self, item: PieceItem, raised: float) -> None:
        self.item = item
        self.delay, self.lasts = 0.0, float(speeds.HOVER)
        self._from, self._to = item.raised, raised

    def step(self, part: float) -> None:
        """Rise or sink partly."""
        self.item.raised = self._from + (self._to - self._from) * eased(part)
        self.item.lie(self.item.home)

    def end(self) -> None:
        """Be raised or not."""
        self.item.raised = self._to
        self.item.lie(self.item.home)


class Rest:
    """A pause, so that two causes look like two."""

    passing = False

    def __init__(self, lasts: float) -> None:
        self.delay, self.lasts = 0.0, lasts

    def step(self, part: float) -> None:
        """Wait."""

    def end(self) -> None:
        """Do nothing."""


class Knock:
    """A sound: something is `heard` after a delay."""

    passing = True
    lasts = 1.0

    def __init__(self, heard: Callable[[], object], delay: float) -> None:
        self.delay = delay
        self._heard = heard

    def step(self, part: float) -> None:
        """Wait."""

    def end(self) -> None:
        """Play the sound."""
        self._heard()


class Float:
    """A change of a number rises from *item*, wherever that goes, and fades.

    `gone` removes it.
    """

    passing = True

    def __init__(
        self, words: QGraphicsItem, item: QGraphicsItem, rise: float, gone: Callable[[], None]
    ) -> None:
        self.delay, self.lasts = 0.0, float(speeds.FLOAT)
        self._words, self._item, self._rise, self._gone = words, item, rise, gone
        self._beside = words.pos() - item.pos()

    def step(self, part: float) -> None:
        """Rise, and fade at the end."""
        at = self._item.pos() + self._beside
        self._words.setPos(at.x(), at.y() - self._rise * (1 - (1 - part) ** 2))
        self._words.setOpacity(min(1.0, 2.5 * (1 - part)))

    def end(self) -> None:
        """Remove it."""
        self._gone()

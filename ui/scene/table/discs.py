"""The numbers on pieces: which are shown, with which signs, and how large."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap

from ui.scene.measures import metrics
from ui.scene.pieces import tokens
from ui.scene.pieces.items import PieceItem
from ui.scene.table.row_faces import RowFaces
from ui.scene.whereabouts.laid_scene import LaidScene


class Discs:
    """The numbers on the pieces of one table, each painted once per size; where *rows* show text
    they keep off it."""

    def __init__(self, table: LaidScene, rows: RowFaces) -> None:
        self._table, self._rows = table, rows
        self._painted: dict[tuple[object, int], QPixmap] = {}

    def forget(self) -> None:
        """Drop all pictures, because the zoom or the screen has changed."""
        self._painted.clear()

    def hangs_on_more(self, item: PieceItem) -> bool:
        """Whether the numbers on *item* depend on more than itself and its place: on numbers that
        the game explains, or on the table's counters."""
        spot = self._table.arrangement.spots.get(item.zone)
        shows = spot is not None and spot.lies.shows is not None
        due = self._table.layout.due
        return shows or self.is_covered(item) or any(c in due for c in item.piece.counters)

    def put_on(self, item: PieceItem, size: QSizeF) -> None:
        """Put the numbers on *item*, whose body is *size* pixels, where they can be seen."""
        if item.piece.kind == "figure":  # its base and its sign must stay visible
            text = min(self._table.text, metrics.SIGN_GROWS)
            wide = size.width() * metrics.COUNTED
            disc = self.of(item, round(wide * text), down=True)
            most = metrics.COUNTED_HIGH * size.height()
            if disc is not None and _high(disc) > most:  # no larger than leaves the figure visible
                disc = self.of(item, round(wide * max(1.0, text * most / _high(disc))), down=True)
            item.show_disc(disc, 0.0, corner=True)
            return
        layout = self._table.layout
        lift = 0.0
        if layout.signs:
            lift = layout.signs_lift * min(size.width(), size.height() / self._table.looks.ratio)
        if item.home.tall and lift >= 0:  # on its picture, which is on the left or above its text
            low = item.home.tall < metrics.BANNER
            lift = metrics.RING if low else 0.62 * size.height()
            side = round(min(size.height(), metrics.ON_PICTURE * size.width()))
            item.show_disc(self.of(item, side), lift, left=True)  # beside what it shows
            return
        if item.staged:  # so large that it has text, which must stay legible
            disc = self.of(item, round(metrics.ON_PICTURE * size.width()))
            wordy = not self._rows.is_plain(item)  # in a fight, up to below its title
            lift = metrics.STAGED * size.height()
            item.show_disc(disc, lift, left=not wordy, corner=wordy)
            return
        if self.is_covered(item):
            lift = (1 - item.seen.height()) * size.height() + metrics.RING
        item.show_disc(self.of(item, round(size.width())), lift)

    def of(self, item: PieceItem, width: int, *, down: bool = False) -> QPixmap | None:
        """The numbers on *item*: that of its place, the counters with a sign (one below the other
        if *down*), or its first counter that is shown nowhere else."""
        table = self._table
        spot = table.arrangement.spots.get(item.zone)
        numbered = spot is not None and spot.lies.numbered and not item.staged
        own = item.piece.counters
        shows = spot is not None and spot.lies.shows is not None
        if item.piece.kind == "die" or not (own or numbered or shows or self.is_covered(item)):
            return None
        if numbered:
            return self._painted_of([("", str(item.index + 1))], width, few=True)
        counts = [(c, n) for c, n in own.items() if not table.is_told(item, c)]
        signs = table.layout.signs
        if signs:
            rank = {counter: n for n, counter in enumerate(signs)}
            counts = sorted(
                (each for each in counts if each[0] in rank), key=lambda each: rank[each[0]]
            )
            counted = [(signs[c], self._shown_as(c, n)) for c, n in counts]
            told = [(sign, str(n)) for sign, n in self.told_on(item)]
            few = down or (len(counts) == 1 and not told)
            return self._painted_of(counted + told, width, few=few, down=down)
        return self._painted_of([("", str(n)) for _, n in counts[:1]], width, few=True)

    def _shown_as(self, counter: str, value: int) -> str:
        """The number shown beside the sign of a *counter*; empty if it only marks a piece."""
        marks = self._table.layout.marks
        return "" if counter in marks else str(self.as_shown(counter, value))

    def as_shown(self, counter: str, value: int) -> int:
        """The number shown for a *counter*: for one that says when something happens, the time
        until then."""
        due = self._table.layout.due.get(counter)
        return max(0, value - self._table.lying.counters.get(due, 0)) if due else value

    def is_covered(self, item: PieceItem) -> bool:
        """Whether the lower edge of *item*, where its numbers are, is covered."""
        return self._table.layout.covered is not None and item.seen.height() < metrics.LOWER_EDGE

    def told_on(self, item: PieceItem) -> list[tuple[str, int]]:
        """The numbers on *item* that the game explains, with their signs: those that pieces in its
        place show, and those hidden because its lower edge is covered."""
        if item.piece.id < 0:
            return []
        spot = self._table.arrangement.spots.get(item.zone)
        wanted = [spot.lies.shows if spot else None]
        if self.is_covered(item):
            wanted.append(self._table.layout.covered)
        told = self._table.explain(item.piece.id) if any(wanted) else {}
        return [(each.icon, told[each.fact].n) for each in wanted if each and each.fact in told]

    def _painted_of(
        self, counts: Sequence[tuple[str, str]], width: int, *, few: bool, down: bool = False
    ) -> QPixmap | None:
        """Numbers with their signs, or one without either, for a piece *width* pixels wide. *few*
        means that there is room for only one, which may be large."""
        if not counts:
            return None
        text = min(self._table.text, metrics.SIGN_GROWS)
        across = max(12, min(round(metrics.COUNTER * self._table.zoom * text),
                             round(width * (0.62 if few else 0.32))))  # fmt: skip
        key = ((*counts, down), across)
        found = self._painted.get(key)
        if found is None:
            (icon, value), dpr = counts[0], self._table.looks.dpr
            made = (
                tokens.discs(counts, across, dpr, down=down)
                if icon
                else tokens.disc(value, across, dpr)
            )
            found = self._painted[key] = made
        return found


def _high(disc: QPixmap) -> float:
    return disc.deviceIndependentSize().height()

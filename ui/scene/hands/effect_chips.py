"""Chips over the cards of a hand: what each would do now, in two words."""

from __future__ import annotations

from math import inf

from PySide6.QtCore import QRectF

from tabletop.play.questions.decision import Decision
from ui.scene.measures import metrics, z_values
from ui.scene.pieces.items import PieceItem, Printed
from ui.scene.prints import plates
from ui.scene.view.laid_view import LaidView


class EffectChips:
    """The chips of one table view; `show(decision)` shows exactly those of the open question.

    A chip is as wide as its text, but no wider than the visible part of its card. It is left out if
    it could not be read.
    """

    def __init__(self, view: LaidView) -> None:
        self._view = view
        self._printed: dict[int, Printed] = {}
        self._said: dict[int, str] = {}
        view.clock.moved.connect(self._follow)

    def begin(self) -> None:
        """Start with a new scene, without chips."""
        self._printed.clear()
        self._said.clear()

    @property
    def pieces(self) -> set[int]:
        """The pieces that have a chip."""
        return {*self._printed}

    def area(self, piece: int) -> QRectF:
        """Where the chip of *piece* is."""
        return self._printed[piece].sceneBoundingRect()

    def show(self, decision: Decision | None) -> None:
        """Show a chip over each piece for which an answer to *decision* has an effect."""
        table = self._view.table
        assert table is not None
        said = _effects(decision, table.view.house_rules) if decision is not None else {}
        found = {piece: item for piece in said if (item := table.lying.known(piece)) is not None}
        areas = {piece: self._area(item, said[piece][0]) for piece, item in found.items()}
        for piece in [piece for piece in self._printed if areas.get(piece) is None]:
            table.removeItem(self._printed.pop(piece))
        self._said = {piece: said[piece][0] for piece in areas}
        for piece, area in areas.items():
            if area is None:
                continue
            chip = self._printed.get(piece)
            if chip is None:
                chip = self._printed[piece] = Printed(z_values.EFFECT)
                table.addItem(chip)
            words, vain = said[piece]
            look = plates.effect(words, vain=vain)
            chip.print(area, look.paint, look.shows, self._view.zoom, table.looks.dpr)

    def _follow(self) -> None:
        """Move the chips with cards that rise or sink."""
        table = self._view.table
        for piece, chip in self._printed.items():
            item = table.lying.known(piece) if table is not None else None
            area = self._area(item, self._said[piece]) if item is not None else None
            if area is not None and area.topLeft() != chip.pos():
                chip.setPos(area.topLeft())

    def _area(self, item: PieceItem, words: str) -> QRectF | None:
        """Where the chip with *words* goes: over the upper edge of *item*'s visible part."""
        seen, zoom = item.body_seen(), max(self._view.zoom, 0.01)
        high = metrics.EFFECT * self._view.text / zoom
        low = 0 < item.home.tall < metrics.BANNER  # a low card is close below another
        high = min(high, metrics.EFFECT_HIGH[low] * seen.height())
        if high * zoom < metrics.EFFECT_READ:
            return None
        whole = plates.hint_width(words, high * zoom) / zoom
        wide = min(whole, seen.width() * metrics.EFFECT_WIDE, self._apart(item))
        high *= wide / whole
        if wide * zoom < metrics.EFFECT_LEAST or not item.home.visible:
            return None
        area = QRectF(0, 0, wide, high)
        area.moveCenter(seen.center())
        area.moveBottom(seen.top() + high * 0.35)
        return area

    def _apart(self, item: PieceItem) -> float:
        """The distance from *item* to the next card of its row, so that chips do not overlap."""
        table = self._view.table
        row = table.lying.zones.get(item.zone, ()) if table is not None else ()
        level = 0.5 * item.body().height()
        return min(
            (
                abs(other.home.x - item.home.x)
                for other in row
                if other is not item and abs(other.home.y - item.home.y) < level
            ),
            default=inf,
        )


def _effects(decision: Decision, house_rules: list[str]) -> dict[int, tuple[str, bool]]:
    """The effect of each piece, and whether it is in vain; not for halves, which have it printed on
    them."""
    return {
        option.pieces[0]: (option.effect, bool(option.warning))
        for option in decision.options
        if option.effect and option.pieces and not option.half and option.is_open(house_rules)
    }

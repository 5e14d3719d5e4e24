"""Lights: what may be chosen, where a dragged piece may go, what somebody points at, and
call-outs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPixmap, QPolygonF

from tabletop.play.questions.decision import CardHalf, Decision
from tabletop.play.questions.drops import Meant
from ui.scene.hands import barred_goods, call_outs, gesture_tips, opened_places
from ui.scene.hands.blind_draws import gives, may_open, takes_of
from ui.scene.hands.effect_chips import EffectChips
from ui.scene.hands.light_colours import (
    BESIDE_BANDS,
    POINTED_BESIDE_BANDS,
    chosen_colour,
    pointed_colour,
    quiet_colour,
)
from ui.scene.hands.target_area import target_area
from ui.scene.measures import metrics, z_values
from ui.scene.pieces.items import PieceItem, Printed, printed
from ui.scene.prints import plates
from ui.scene.prints.goods_told import uppermost
from ui.scene.table.home_updates import Opened
from ui.scene.table.table_scene import TableScene
from ui.scene.view.laid_view import LaidView
from ui.scene.whereabouts.attached import tied
from ui.seat import gestures

CELLS = 8
"""How many pictures of lit places are cached: those of all colours at one zoom."""

Mark = tuple[str, str]
"""The kind of a print (a zone, a code, a hint, or who is asked), and its name."""

ASKED, HINT = ("asked", ""), ("hint", "")


class Lights:
    """The lights of one table view.

    `codes` are the visible call-outs with what lies under each. `takers` returns where a drop of a
    piece would mean something, `answers_of` what it could mean there, and `done_to` what may be
    done to a piece.
    """

    def __init__(self, view: LaidView) -> None:
        self.view = view
        self.call_outs = False
        self.takers: Callable[[int], set[str]] = lambda piece: set()
        self.answers_of: Callable[[int, str], Sequence[Meant]] = lambda piece, zone: ()
        self.done_to: Callable[[int], Sequence[Meant]] = lambda piece: ()
        self.codes: dict[str, tuple[int, str]] = {}
        self.zones: dict[str, bool] = {}
        self._printed: dict[Mark, Printed] = {}
        self._cells: dict[tuple[object, float, float], QPixmap] = {}
        self._ringed: set[PieceItem] = set()
        self._pointed: tuple[tuple[int, ...], tuple[str, ...]] = ((), ())
        self._tied: set[PieceItem] = set()
        self._decision: Decision | None = None
        self._held: PieceItem | None = None
        self._behind = False
        self.effects = EffectChips(view)
        view.by_hand_turned.connect(self.redraw)  # shut places are open then

    def begin(self) -> None:
        """Start with a new scene: nothing is lit."""
        self.effects.begin()
        self._printed.clear()
        self._cells.clear()
        self._ringed.clear()
        self._tied.clear()
        self.zones.clear()
        self._decision = self._held = None

    def clear(self) -> None:
        """Switch all lights off."""
        self._decision = None
        self.redraw()

    def offer(self, decision: Decision | None) -> None:
        """Light the pieces and zones that answer *decision*."""
        self._decision = decision
        barred_goods.tell(self.view.table, decision)
        self.redraw()

    def expect(self, decision: Decision | None) -> None:
        """Prepare for *decision*, which is offered next: lay out its view with the places open that
        it needs."""
        table = self.view.table
        if table is not None:
            self._decision, self._held = decision, None
            table.expect(lambda: self._opened(table, *self._lit()))

    @property
    def offering(self) -> bool:
        """Whether the open question is answered on the table."""
        return self._decision is not None and any(o.pieces for o in self._decision.options)

    def offers(self, stop: PieceItem | str) -> bool:
        """Whether *stop* answers the question: a piece by itself, a place by what goes there."""
        table = self.view.table
        if self._decision is None or table is None:
            return False
        options = gestures.open_options(self._decision, table.view.house_rules)
        if isinstance(stop, str):
            return any(stop in option.zones for option in options)
        return any(stop.piece.id in option.pieces for option in options)

    def holds(self, stop: PieceItem | str) -> bool:
        """Whether *stop* is being carried."""
        return self._held is not None and self._held is stop

    def point_at(self, pieces: Collection[int], zones: Collection[str]) -> None:
        """Mark what somebody points at elsewhere."""
        pointed = (tuple(pieces), tuple(zones))
        if pointed != self._pointed:
            self._pointed = pointed
            self.redraw()

    def forget_pointed(self) -> None:
        """Forget what was pointed at; the next `redraw` shows it."""
        self._pointed = ((), ())

    def tie(self, item: PieceItem | None) -> None:
        """Mark what *item*, which is under the pointer, holds or stands for elsewhere."""
        table = self.view.table
        if table is None or not table.layout.attached or (item is None and not self._tied):
            return
        found = tied(table.layout, item, list(table.lying)) if item is not None else set()
        if found != self._tied:
            self._tied = found
            self.redraw()

    # --- a held piece --------------------------------------------------------------------------

    def hold(self, item: PieceItem | None) -> None:
        """Light where *item* may go; None if it was let go."""
        self._held = item
        self.redraw()

    @contextmanager
    def letting_go(self) -> Iterator[None]:
        """Let go of the piece, and light what may be done when the consequences are over, unless
        they have lit something."""
        self._held, self._behind = None, True
        try:
            yield
        finally:
            self.catch_up()

    def catch_up(self) -> None:
        """Light what may be done, if that was postponed when something was let go."""
        if self._behind:
            self.redraw()

    def aim(self, zone: str) -> None:
        """Fill the target where the dragged piece would land."""
        if self.zones.get(zone, not any(self.zones.values())):
            return
        self.zones = {name: name == zone for name in self.zones}
        self._print_zones()

    def gives(self, zone: str) -> bool:
        """Whether an unknown piece may be taken off *zone*, such as to draw it."""
        table = self.view.table
        return table is not None and not self.view.by_hand and gives(table, self._decision, zone)

    def targets(self, piece: int, source: str = "") -> set[str]:
        """The zones where *piece* may be dropped; for an unknown piece, *source* decides."""
        table = self.view.table
        if table is None:
            return set()
        shown = {name for name, spot in table.arrangement.spots.items() if may_open(spot)}
        if self.view.by_hand:
            return shown
        if self._decision is None:
            return set()
        if piece < 0:
            return takes_of(table, self._decision.seat, source) if self.gives(source) else set()
        return shown & self.takers(piece)

    def meaning(self, piece: int, zone: str) -> str:
        """What dropping *piece* on *zone* would do, in words."""
        table, meant = self.view.table, self.meant(piece, zone)
        if not meant or table is None:
            return ""
        option = meant[0].said[-1]
        if len(meant) > 1 or option.tells:
            return gesture_tips.wrapped(gesture_tips.told(meant))
        on = table.arrangement.spots[zone].on
        about = [item for each in (piece, on) if (item := table.lying.known(each))]
        names = [self.view.titles(item.piece.name) for item in about]
        words = gesture_tips.by_whom(meant[0], piece)
        return words if words not in names else self._lies_then(names[0], zone)

    def meant(self, piece: int, zone: str) -> Sequence[Meant]:
        """The answers that dropping *piece* on *zone* could give."""
        table = self.view.table
        if self.view.by_hand or self._decision is None or table is None:
            return ()
        return self.answers_of(piece, zone)

    def brought(self, piece: int) -> str:
        """What could be done to *piece* where it lies, in words."""
        if self.view.by_hand or self._decision is None or piece < 0:
            return ""
        return gesture_tips.told(self.done_to(piece))

    def gone_to(self, piece: int) -> set[str]:
        """The places that *piece* may go to along a way."""
        if self._decision is None or self.view.table is None:
            return set()
        options = gestures.open_options(self._decision, self.view.table.view.house_rules)
        return {option.way[-1] for option in options if option.way and piece in option.pieces}

    def _lies_then(self, name: str, zone: str) -> str:
        """Where the piece *name* will lie, in words, such as `Grail under Klingsor`; for a drop
        whose label says nothing new."""
        table, place = self.view.table, self.view.zone_title(zone)
        attached = table is not None and table.is_attached(zone)
        return f"{name} {place[:1].lower()}{place[1:]}" if attached else f"{name}: {place}"

    # --- drawing -------------------------------------------------------------------------------

    def redraw(self) -> None:
        """Update all rings and outlines."""
        table = self.view.table
        self._behind = False
        if table is None:
            return
        table.expect(None)
        pieces, zones = self._lit()
        self.view.open_places(*self._opened(table, pieces, zones))
        pointed = self._pointed_colour().name()
        chosen = BESIDE_BANDS if table.layout.controlled else chosen_colour().name()
        asked = self._asked_for()
        quiet = quiet_colour().name(QColor.NameFormat.HexArgb)
        rings = {piece: chosen if piece in asked else quiet for piece in pieces}
        rings.update(dict.fromkeys(self._pointed[0], pointed))
        ringed = {item: rings[piece] for piece in rings if (item := uppermost(table, piece))}
        ringed.update(dict.fromkeys(self._tied, pointed))
        for item in self._ringed - ringed.keys():
            item.show_ring(None)
        for item, colour in ringed.items():
            item.ring_colour, item.halves = colour, self._halves(item)
            item.show_ring(table.ring_for(item, colour))
        self._ringed = set(ringed)
        self.zones = {zone: self.zones.get(zone, False) for zone in zones}
        self._print_zones()
        self._print_names()
        self._print_asked()
        self._print_codes(pieces, zones)
        self.effects.show(None if self._held or self.call_outs else self._decision)

    def _opened(self, table: TableScene, pieces: Collection[int], zones: set[str]) -> Opened:
        """The places to open, and those that lie over the rest, when *pieces* and *zones* are lit.
        Nothing moves under what is dragged or pointed at."""
        if self._held is not None:
            return None, zones
        over = self._pointed[1]
        return opened_places.wanted(table, pieces, zones - set(over), self.view.by_hand), over

    def _halves(self, item: PieceItem) -> frozenset[CardHalf]:
        """The halves of *item* to light separately."""
        decision, table = self._decision, self.view.table
        if decision is None or table is None or self._held is not None:
            return frozenset()
        if item.piece.id in self._pointed[0] or item in self._tied:
            return frozenset()
        return gestures.halves(decision, item.piece.id, table.view.house_rules)

    def _pointed_colour(self) -> QColor:
        table = self.view.table
        beside_bands = table is not None and table.layout.controlled is not None
        return QColor(POINTED_BESIDE_BANDS) if beside_bands else pointed_colour()

    def _lit(self) -> tuple[set[int], set[str]]:
        """The pieces and zones to light."""
        if self._held is not None:
            return set(), self.targets(self._held.piece.id, self._held.zone)
        pieces: set[int] = set()
        zones = set(self._pointed[1])
        if self._decision is not None and self.view.table is not None:
            options = gestures.open_options(self._decision, self.view.table.view.house_rules)
            pieces.update(piece for option in options for piece in option.pieces)
            zones.update(self._by_zone(self._decision, self.view.table.view.house_rules))
        spots = self.view.table.arrangement.spots if self.view.table else {}
        return pieces, {zone for zone in zones if zone in spots and may_open(spots[zone])}

    def _asked_for(self) -> set[int]:
        """The pieces that the question is mainly about: not those named only by options that are
        `aside`."""
        table = self.view.table
        if self._decision is None or table is None:
            return set()
        options = gestures.asked_for(self._decision, table.view.house_rules)
        return {piece for option in options for piece in option.pieces}

    def _by_zone(self, decision: Decision, house_rules: Collection[str]) -> set[str]:
        """The zones that are answers by themselves: a click on them is enough."""
        table, options = self.view.table, gestures.places(decision, house_rules)
        found = {option.zones[0] for option in options}
        # an option with several target pieces is not answered by any one of them yet
        several = {o.zones[0] for o in options if len(o.zones) > 1}
        return {z for z in found if z not in several or not (table and table.is_attached(z))}

    def _print_zones(self) -> None:
        table = self.view.table
        assert table is not None
        for what, zone in list(self._printed):
            if what == "zone" and zone not in self.zones:
                table.removeItem(self._printed.pop((what, zone)))
        colour, pointed = chosen_colour(), self._pointed_colour()
        spots = table.arrangement.spots
        for zone, best in self.zones.items():
            on_piece, shape = spots[zone].on >= 0, spots[zone].shape
            if (on_piece or shape is not None) and self.view.by_hand and not best:
                # otherwise every piece and every hex would be lit
                if ("zone", zone) in self._printed:
                    table.removeItem(self._printed.pop(("zone", zone)))
                continue
            tint = pointed if zone in self._pointed[1] else colour
            if shape is not None:
                inset = table.arrangement.plans[spots[zone].space].inset
                look = plates.cell_target(shape, tint, best=best, inset=inset)
                self._print_cell(zone, shape, look)
                continue
            look = plates.target(tint, best=best)
            z = z_values.TARGET_ON if on_piece else z_values.TARGET
            area = target_area(table, zone, self.view.zoom, held=self._held is not None)
            self._print(("zone", zone), area, look, z)

    def _print_cell(self, zone: str, shape: QPolygonF, look: plates.Look) -> None:
        """Print *look* on a place of a space; all places of its shape share one picture."""
        table = self.view.table
        assert table is not None
        area, zoom, dpr = shape.boundingRect(), self.view.zoom, table.looks.dpr
        key = (look.shows, zoom, dpr)
        if key not in self._cells:
            if len(self._cells) >= CELLS:
                self._cells.clear()
            self._cells[key] = printed(area, look.paint, zoom, dpr)
        item = self._printed.get(("zone", zone))
        if item is None:
            item = self._printed["zone", zone] = Printed(z_values.TARGET)
            table.addItem(item)
        item.lay(area, self._cells[key], zoom)

    def _print_names(self) -> None:
        """Print the codes of lit places while players need them: for answers, and where somebody
        points at one."""
        table = self.view.table
        assert table is not None
        named = {} if self._held is not None or self.call_outs else self._named()
        for what, zone in list(self._printed):
            if what == "name" and zone not in named:
                table.removeItem(self._printed.pop((what, zone)))
        for zone, name in named.items():
            shape = table.arrangement.spots[zone].shape
            assert shape is not None
            high = max(metrics.PLACE_NAME * shape.boundingRect().height(), 11 / self.view.zoom)
            area = QRectF(0, 0, high * (0.9 + 0.6 * len(name)), high * 1.25)
            area.moveCenter(shape.boundingRect().center())
            colour = self._pointed_colour() if zone in self._pointed[1] else chosen_colour()
            self._print(("name", zone), area, plates.place_name(name, colour), z_values.PLACE_NAME)

    def _named(self) -> dict[str, str]:
        """The empty lit places with a code of their own, by code."""
        table = self.view.table
        assert table is not None
        return call_outs.named(table, self.zones)

    def _print_asked(self) -> None:
        """Mark the board of the seat that is asked, if another one acts, unless the table is only
        looked at."""
        table, decision = self.view.table, self._decision
        assert table is not None
        acting = table.lying.counters.get(table.layout.turn, 0) - table.layout.turn_first
        asked = decision.seat if decision and table.layout.near == "acting" else -1
        plate = table.arrangement.plates.get(asked)
        if plate is None or asked == acting:
            if ASKED in self._printed:
                table.removeItem(self._printed.pop(ASKED))
            return
        look = plates.target(chosen_colour(), best=True)
        self._print(ASKED, plate, look, z_values.TARGET)

    def _print_codes(self, pieces: set[int], zones: set[str]) -> None:
        table = self.view.table
        assert table is not None
        self.codes.clear()
        for mark in [mark for mark in self._printed if mark[0] == "code"]:
            table.removeItem(self._printed.pop(mark))
        if not self.call_outs or self._held is not None:
            return
        own = call_outs.of_places(table)
        lit = [item for item in table.lying if item.piece.id in pieces and item.home.visible]
        tags = [(item.piece.id, item.zone, call_outs.tag_on(item)) for item in lit]
        side = metrics.CALL_OUT
        for zone in sorted(zones):
            corner = table.arrangement.spots[zone].drop.topLeft() + QPointF(6, 6)
            tags.append((-1, zone, QRectF(corner, QSizeF(side, side))))
        codes = call_outs.codes([zone for _, zone, _ in tags], own)
        self.codes.update({code: (-1, place) for place, code in own.items()})
        for code, (piece, zone, tag) in zip(codes, tags, strict=True):
            self.codes[code] = (piece, zone)
            tag.setWidth(tag.height() * (0.6 + 0.4 * len(code)))
            self._print(("code", code), tag, plates.call_out(code), z_values.CALL_OUT)

    def say(self, words: str, at: QPointF) -> None:
        """Write the lines *words* beside the dragged piece, at the point *at*; empty removes
        them."""
        table = self.view.table
        assert table is not None
        if not words:
            if HINT in self._printed:
                table.removeItem(self._printed.pop(HINT))
            return
        scale = 1 / max(self.view.zoom, 0.01)
        lines = words.split("\n")
        high = metrics.HINT * table.text
        seen_wide = self.view.viewport().width()
        wide = min(max(plates.hint_width(line, high) for line in lines), seen_wide)
        area = QRectF(at.x(), at.y(), wide * scale, len(lines) * high * scale)
        seen = self.view.mapToScene(self.view.viewport().rect()).boundingRect()
        area.moveLeft(max(seen.left(), min(area.left(), seen.right() - area.width())))
        area.moveTop(min(area.top(), seen.bottom() - area.height()))
        look = plates.hint(lines)
        self._print(HINT, area, look, z_values.CALL_OUT)

    def _print(self, mark: Mark, area: QRectF, look: plates.Look, z: float) -> None:
        table = self.view.table
        assert table is not None
        item = self._printed.get(mark)
        if item is None:
            item = self._printed[mark] = Printed(z)
            table.addItem(item)
        item.print(area, look.paint, look.shows, self.view.zoom, table.looks.dpr)

"""Everything printed on the felt of a table: plates, outlines, labels, readouts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from ui.faces.pixmaps import Pixmaps
from ui.scene.measures import metrics, z_values
from ui.scene.pieces.items import PieceItem, Printed
from ui.scene.places import piece_poses
from ui.scene.places.spot import Gauge, Spot
from ui.scene.prints import goods, goods_told, mats, plate_readout, plates, readouts, stage
from ui.scene.prints.notes import Notes
from ui.scene.whereabouts.laid_scene import LaidScene

KEPT = 16 * 1024 * 1024
"""Bytes of cached prints: when boards change places, the same prints are needed elsewhere."""


class Prints:
    """The prints on one table: `items` by kind and name, each painted once for its look."""

    def __init__(self, table: LaidScene, notes: Notes) -> None:
        self._table = table
        self._notes = notes
        self.items: dict[tuple[str, str], Printed] = {}
        self._kept: Pixmaps[object] = Pixmaps(KEPT)

    def forget(self) -> None:
        """Remove all prints, to be printed again."""
        for item in self.items.values():
            self._table.removeItem(item)
        self.items.clear()
        self._kept.clear()

    def renew(self) -> None:
        """Print the plates, outlines, labels and readouts that have changed."""
        table = self._table
        used = {
            *self._print_mats(),
            *self._print_goods(),
            *self._print_stages(),
            *self._print_plates(),
            *self._print_spots(),
            *self._print_ghosts(),
            *self._print_gauges(),
            *self._print_suspended(),
            *(self._print(*each, again=False) for each in self._notes.to_print()),
        }
        for key in set(self.items) - used:
            table.removeItem(self.items.pop(key))

    def _print_plates(self) -> list[tuple[str, str]]:
        table = self._table
        turn = self._notes.acts if table.layout.turns else table.whose_turn
        used = []
        for seat, area in table.arrangement.frames.items():
            look = plates.board(seat == turn, seat == table.near, self._mark(seat))
            used.append(self._print("plate", str(seat), area, look, z_values.PLATE))
            if self._is_done(seat):
                used.append(self._print("shade", str(seat), area, plates.shade(), z_values.SHADE))
        return used

    def _is_done(self, seat: int) -> bool:
        """Whether *seat* has had its turn, by the counter of one of its pieces."""
        table, done = self._table, self._table.layout.done
        own = (zone for zone, spot in table.arrangement.spots.items() if spot.seat == seat)
        return bool(done) and any(
            item.piece.counters.get(done)
            for zone in own
            for item in table.lying.zones.get(zone, ())
        )

    def _print_suspended(self) -> list[tuple[str, str]]:
        """Print a word on suspended cards, which are dark."""
        table = self._table
        used = []
        for item in table.lying if table.view.suspended else ():
            if not (item.piece.name in table.view.suspended and item.home.visible and item.up):
                continue
            wide, high = table.home_size(item)
            across = min(wide * 0.6, metrics.SUSPENDED[0] * table.text)
            area = QRectF(0, 0, across, across * metrics.SUSPENDED[1] / metrics.SUSPENDED[0])
            area.moveCenter(QPointF(item.home.x, item.home.y - high / 8))  # below the card's name
            if 0 < item.home.tall < metrics.BANNER:  # in the corner where text ends
                corner = QPointF(item.home.x + wide / 2, item.home.y + high / 2)
                area.moveBottomRight(corner - QPointF(area.height(), area.height()) / 2)
            look = plates.effect("suspended", vain=True)
            used.append(self._print("suspended", str(item.piece.id), area, look, z_values.READOUT))
        return used

    def _print_mats(self) -> list[tuple[str, str]]:
        """Print what lies under parts of the table."""
        used = []
        for each in self._table.arrangement.mats:
            out = mats.margin(each.plate)
            area = each.area.adjusted(-out, -out, out, out)
            look = mats.mat(each.plate, each.lit)
            used.append(self._print("mat", each.region, area, look, z_values.PLATE))
        return used

    def _print_goods(self) -> list[tuple[str, str]]:
        """Print the text beside each stack of goods."""
        table, used = self._table, []
        for zone, spot in table.arrangement.spots.items():
            if spot.lies.kind != "stacks" or not spot.shown:
                continue
            for stack, told in goods_told.of_zone(table, spot):
                look = goods.board(told, stack, table.text)
                key = f"{zone} {stack.name}"
                used.append(self._print("goods", key, stack.cell, look, z_values.SLOT))
                if told.dull:
                    look = goods.dulled()
                    used.append(self._print("dulled", key, stack.card, look, z_values.READOUT))
        return used

    def _print_stages(self) -> list[tuple[str, str]]:
        """Print who fights, or what is printed on the card, beside what is met, and the line that
        it hangs by."""
        table, used = self._table, []
        for zone, spot in table.arrangement.spots.items():
            items = table.lying.zones.get(zone, ())
            if spot.shown and spot.about is not None and items and spot.lies.kind == "row":
                used.append(self._print_line(spot, items))
            met = [item for item in items if item.staged]
            for item in met:
                card = table.layout.card
                room = QRectF(0, 0, card[0] * item.left.scale, card[1] * item.left.scale)
                room.moveCenter(QPointF(item.left.x, item.left.y))
                look = stage.left(item.index + 1)
                used.append(self._print("left", f"{item.piece.id}", room, look, z_values.SLOT))
            if spot.told is not None and met:
                look = stage.beside(table, met[-1], self._notes.contest)
                used.append(self._print("stage", zone, spot.told, look, z_values.READOUT))
        return used

    def _print_line(self, spot: Spot, items: Sequence[PieceItem]) -> tuple[str, str]:
        """Print the line by which the row of *spot* hangs on the picture of a space."""
        table = self._table
        plan, about = table.arrangement.plans[spot.lies.hangs], spot.about or 0.0
        places = [item.left.x if item.staged else item.home.x for item in items]
        row = QRectF(min(places), spot.area.top(), max(places) - min(places), 0)
        area, look = stage.line(row, plan.area.bottom(), about)
        return self._print("line", spot.zone, area, look, z_values.SLOT)

    def _print_slots(self, gauge: Gauge, count: int) -> list[tuple[str, str]]:
        """Print slots for *count* pieces of another place."""
        table, zone = self._table, gauge.readout.cells
        spot = table.arrangement.spots.get(zone)
        if spot is None or count <= 0:
            return []
        lying = len(table.lying.zones.get(zone, ()))
        cells = piece_poses.slot_cells(spot, count, table.layout.card, lying)
        whole = cells[0].united(cells[-1])
        look = mats.slots([cell.translated(-whole.topLeft()) for cell in cells])
        return [self._print("slots", zone, whole, look, z_values.SLOT)]

    def _print_spots(self) -> list[tuple[str, str]]:
        table = self._table
        used = []
        for zone, spot in table.arrangement.spots.items():
            if not spot.shown:
                continue
            count = len(table.lying.zones.get(zone, ()))
            if spot.lies.outline:
                for number, area in enumerate(piece_poses.slots(spot, table.layout.card)):
                    slot = plates.gem() if spot.slots else plates.slot(spot.lit)
                    if spot.slots or count == 0:
                        key = f"{zone}/{number}"
                        used.append(self._print("slot", key, area, slot, z_values.SLOT))
            named = table.arrangement.labels.get(zone)
            if named is not None:
                look = plates.label(plates.label_of(spot, count), spot)
                used.append(self._print("label", zone, named, look, z_values.LABEL))
        return used

    def _print_ghosts(self) -> list[tuple[str, str]]:
        table = self._table
        used = []
        for ghost in table.ghosts:
            look = plates.ghost(table.titles(ghost.item.piece.name), ghost.seat)
            key = f"{ghost.item.piece.id}"
            used.append(self._print("ghost", key, ghost.area, look, z_values.SLOT))
        return used

    def _mark(self, seat: int) -> int:
        """The seat whose colour and sign are shown, or -1."""
        table = self._table
        return seat if table.layout.controlled else -1

    def _print_gauges(self) -> list[tuple[str, str]]:
        table = self._table
        used: list[tuple[str, str]] = []
        alike: Counter[tuple[str, str]] = Counter()
        for gauge in table.arrangement.gauges:
            kind = (gauge.zone, gauge.readout.show)
            alike[kind] += 1
            zone = table.view.zones.get(gauge.zone)
            pieces = [item.piece for item in table.gauged(gauge)]
            seat = table.view.seats[gauge.seat].name if gauge.seat >= 0 else ""
            capacity = zone.capacity if zone else -1
            reading = readouts.read(
                gauge, table.layout, pieces, capacity, seat, table.lying.counters, table.explain,
                table.words, table.titles,
            )  # fmt: skip
            if reading is not None and gauge.readout.show == "slots":
                used += self._print_slots(gauge, reading.value)
            elif reading is not None:
                if gauge.readout.show == "seat":
                    reading = replace(reading, seat=self._mark(gauge.seat))
                card, face = table.layout.card, self._face(gauge, reading)
                key = face.cacheKey() if face is not None else 0
                shows = (gauge.readout.show, gauge.readout.icon, reading, table.text, key)
                painted = readouts.painter_of(gauge, reading, card, table.text, face)
                paint = plates.Look(painted, shows)
                # the same name on any board, so that it moves with the board
                name = f"{' '.join(kind)} {alike[kind]}"
                used.append(self._print("gauge", name, gauge.area, paint, z_values.READOUT))
                if reading.plate is not None and gauge.seat < 0:
                    ground = plates.Look(plate_readout.paint_ground, "plate's ground")
                    used.append(self._print("ground", name, gauge.area, ground, z_values.PLATE))
        return used

    def _face(self, gauge: Gauge, reading: readouts.Reading) -> QPixmap | None:
        """The picture on a plate if its card does not lie there."""
        of = reading.plate.card if reading.plate is not None else ""
        return self._notes.picture(of, gauge.area.height()) if of else None

    def _print(
        self,
        kind: str,
        name: str,
        area: QRectF,
        look: plates.Look,
        z: float,
        *,
        again: bool = True,
    ) -> tuple[str, str]:
        """Print *look* on *area*. If it may be needed *again*, it is cached by its `shows`."""
        table = self._table
        key = (kind, name)
        item = self.items.get(key)
        if item is None:
            item = self.items[key] = Printed(z)
            table.addItem(item)
        pixels = self._kept if again else None
        item.print(area, look.paint, look.shows, table.zoom, table.looks.dpr, pixels)
        return key

    def areas(self) -> dict[Printed, QRectF]:
        """Where everything printed is."""
        return {item: QRectF(item.area) for item in self.items.values()}

"""Checks a layout that could be read, for example for names that do not exist."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from assets.drawings.signs import is_sign
from ui.scene.layout import region_layout, space_layout
from ui.scene.layout.table_layout import ELSEWHERE, Board, Grown, Layout, ZoneLayout

COUNTING = ("number", "bar", "way", "split", "tally", "candle", "coins")
"""The readouts that always show a counter; a flag may be up wherever a piece lies."""


def findings(layout: Layout) -> Iterator[str]:
    """The faults of *layout*, one sentence each."""
    width, height = layout.size
    if not width or not height:
        yield "size must be larger than 0."
    for what, sign in (*layout.signs.items(), *layout.token_signs.items()):
        if not is_sign(sign):
            yield f"{what} has no sign {sign!r}."
    if isinstance(layout.turns, tuple):
        left, top, wide, high = layout.turns
        if min(layout.turns) < 0 or left + wide > width or top + high > height:
            yield f"turns extends beyond the table of {width:g} x {height:g}."
    yield from _board_findings("table", layout.table, layout.size, layout)
    yield from _region_findings(layout)
    for name, board in layout.boards.items():
        yield from _board_findings(f"boards.{name}", board, board.size, layout)
    yield from space_layout.findings(layout.spaces, layout.size)
    for name, column in layout.columns.items():
        if not column.zones:
            yield f"columns.{name} has no zones."
        for zone in column.zones:
            if zone in layout.table.zones:
                yield f"Zone {zone!r} is both on the table and in columns.{name}."
    yield from _seat_findings(layout)


def _region_findings(layout: Layout) -> Iterator[str]:
    """Faults of regions: missing ones, and regions that cannot hold places."""
    boards = {"table": layout.table, **layout.boards}
    known = {name: region_layout.leaves(board.regions) for name, board in boards.items()}
    for name, board in boards.items():
        yield from (f"{name}: {each}" for each in region_layout.findings(board.regions))
        for kind, lies in board.zones.items():
            at_times = lies.grown.region if lies.grown else ""
            met = lies.met or (lies.grown.met if lies.grown else None)
            staged = {met.region, met.beside} if met else set[str]()
            regions = {lies.region, lies.shut, at_times, *staged}
            for region in regions - known[name] - {"", ELSEWHERE}:
                yield f"{name}.{kind}: {_unknown('region', region, known[name])}"
            if lies.drop_region and lies.drop_region not in board.regions:
                yield f"{name}.{kind}: {_unknown('region', lies.drop_region, board.regions)}"
        for region in {readout.region for readout in board.readouts} - known[name] - {""}:
            yield f"{name}: a readout is in {_unknown('region', region, known[name])}"
    columns, table = layout.columns.values(), known["table"]
    placed = {region for each in columns for region in (each.region, each.lit_region)}
    placed |= {
        lies.region for each in layout.seating for place in each.places for lies in place.lying
    }
    placed |= {each.middle.region for each in layout.seating if each.middle}
    placed |= {layout.turns} if isinstance(layout.turns, str) else set()
    placed |= {layout.strays}
    for region in sorted(placed - table - {""}):
        yield f"table: {_unknown('region', region, table)}"
    for name, space in layout.spaces.items():  # a space may have piles above its own
        if space.region and space.region not in layout.table.regions:
            yield f"spaces.{name}: {_unknown('region', space.region, layout.table.regions)}"


def _seat_findings(layout: Layout) -> Iterator[str]:
    for seating in layout.seating:
        if len(seating.places) != seating.seats:
            yield f"seating for {seating.seats} has {len(seating.places)} places."
        lying = (lies for place in seating.places for lies in place.lying)
        for place in (*lying, *filter(None, [seating.middle])):
            if place.board not in layout.boards:
                unknown = _unknown("board", place.board, layout.boards)
                yield f"seating for {seating.seats}: {unknown}"
    kinds = {kind for board in layout.boards.values() for kind in board.zones}
    if layout.controlled and layout.controlled.zone not in kinds:
        yield f"controlled: {_unknown('zone', layout.controlled.zone, kinds)}"
    for name, how in layout.attached.items():
        if min(*how.portrait[2:], *how.through_portrait[2:]) <= 0:
            yield f"attached.{name}: the portrait has no area."
    if layout.near in ("acting", "asked") and not layout.turn:
        yield f"near = {layout.near!r} needs turn, the counter that says who acts."


def _board_findings(
    where: str, board: Board, size: tuple[float, float], layout: Layout
) -> Iterator[str]:
    for name, zone in board.zones.items():
        if zone.beside and zone.beside not in layout.columns:
            yield f"{where}.{name}: {_unknown('column', zone.beside, layout.columns)}"
        if zone.lends and zone.lends not in board.zones:
            yield f"{where}.{name}: lends to {_unknown('zone', zone.lends, board.zones)}"
        if zone.grown and zone.grown.unless and zone.grown.unless not in board.zones:
            unknown = _unknown("zone", zone.grown.unless, board.zones)
            yield f"{where}.{name}: grown.unless: {unknown}"
        if (zone.kind == "file") != bool(zone.follows):
            yield f"{where}.{name}: a zone of the kind file, and no other, needs follows."
        if zone.used and not zone.dim:
            yield f"{where}.{name}: used needs dim, the counter that says what is in use."
        if zone.slots and not zone.beside:
            yield f"{where}.{name}: slots needs beside, whose lit piece carries the counter."
        if zone.shape and not (zone.region and 0 < zone.shape[0] <= zone.shape[1]):
            yield f"{where}.{name}: shape needs a region, and two ratios, the smaller first."
        free = zone.kind in ("away", "file") or bool(zone.beside or zone.fill or zone.region)
        everywhere: list[ZoneLayout | Grown] = [zone, *filter(None, [zone.grown])]
        for lies in () if free else everywhere:
            right, bottom = lies.at[0] + lies.size[0], lies.at[1] + lies.size[1]
            if min(lies.at) < 0 or right > size[0] or bottom > size[1]:
                yield f"{where}.{name} extends beyond its board of {size[0]:g} x {size[1]:g}."
    yield from _readout_findings(where, board, layout)


def _readout_findings(where: str, board: Board, layout: Layout) -> Iterator[str]:
    in_columns = {zone for column in layout.columns.values() for zone in column.zones}
    for readout in board.readouts:
        if readout.zone not in board.zones and readout.zone not in in_columns | set(layout.columns):
            yield f"{where}: a readout is for {_unknown('zone', readout.zone, board.zones)}"
        if readout.show in COUNTING and not readout.counter:
            yield f"{where}: the {readout.show} of {readout.zone!r} needs a counter."
        if readout.show == "reached" and not (readout.of_fact and readout.icon):
            yield f"{where}: the readout reached of {readout.zone!r} needs of_fact and icon."
        if readout.show == "plate" and not readout.region:
            yield f"{where}: the plate of {readout.zone!r} needs a region."
        if readout.show in ("fact", "tag") and not readout.fact:
            yield f"{where}: a {readout.show} of {readout.zone!r} needs its label."
        if readout.show == "slots" and not (readout.fact and readout.cells in board.zones):
            yield f"{where}: the slots of {readout.zone!r} need a fact, and a place for cells."
        if readout.show == "candle" and not readout.full_fact:
            yield f"{where}: the candle of {readout.zone!r} needs full_fact."
        if readout.show == "bar" and not readout.full:
            yield f"{where}: the bar of {readout.zone!r} needs full."


def _unknown(what: str, name: str, known: Collection[str]) -> str:
    return f"there is no {what} {name!r}; there are: {', '.join(sorted(known)) or 'none'}."

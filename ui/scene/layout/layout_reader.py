"""Reads the layout of a game from `layout.toml` and checks it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeVar

import msgspec

from tabletop.packs.game_folders import folders_of
from tabletop.play.shelf.game_shelf import game_called, names
from tabletop.table.space import Ground
from tabletop.table.view import SeenZone
from tabletop.table.zones import Zones
from ui.scene.layout.counted_off import counted_off
from ui.scene.layout.layout_findings import findings
from ui.scene.layout.layout_part import LayoutPart
from ui.scene.layout.plain_layout import plain
from ui.scene.layout.table_layout import Layout

P = TypeVar("P", Layout, LayoutPart)


class LayoutError(ValueError):
    """A layout file that cannot be used. `findings` are its faults, one sentence each."""

    def __init__(self, findings: list[str]) -> None:
        super().__init__("\n".join(findings))
        self.findings = findings


@cache
def layout_of(edition: str) -> Layout:
    """The layout of a game, with the additions of its modules.

    A game without a layout, or with an unusable one, gets a plain one.

    :raises LayoutError: if there is no such game.
    """
    return _plain(edition) if amiss(edition) else brought(edition)


@cache
def amiss(edition: str) -> tuple[str, ...]:
    """Why a game's own layout cannot be used, one sentence per fault; empty if it can.

    :raises LayoutError: if there is no such game.
    """
    try:
        brought(edition)
    except LayoutError as fault:
        if edition.partition("+")[0] not in names():
            raise
        return tuple(fault.findings)
    return ()


def brought(edition: str) -> Layout:
    """The layout in a game's own file.

    :raises LayoutError: if it cannot be used, or there is no such game.
    """
    folder, *modules = folders_of(edition)
    path = folder / "layout.toml"
    if path.is_file():
        layout = read_layout(path.read_bytes(), path.name)
    elif edition.partition("+")[0] in names():
        layout = _plain(edition)
    else:
        raise LayoutError([f"There is no game {edition!r}, so it has no layout."])
    for each in modules:
        if (each / path.name).is_file():
            name = f"{each.name}/{path.name}"
            part = _decoded((each / path.name).read_bytes(), name, LayoutPart)
            layout = _checked(part.beside(layout), name)
    return layout


def _plain(edition: str) -> Layout:
    return _checked(plain(game_called(edition)), "plain")


def read_layout(text: bytes, name: str = "layout.toml") -> Layout:
    """The layout in *text*.

    :raises LayoutError: with every fault, if it cannot be used.
    """
    return _checked(_decoded(text, name, Layout), name)


def _decoded(text: bytes, name: str, type: type[P]) -> P:
    try:
        return msgspec.convert(counted_off(msgspec.toml.decode(text)), type=type)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise LayoutError([f"{name}: {fault}"]) from None


def _checked(layout: Layout, name: str) -> Layout:
    found = [f"{name}: {sentence}" for sentence in findings(layout)]
    if found:
        raise LayoutError(found)
    return layout


def unplaced(
    layout: Layout,
    zones: Zones[SeenZone],
    seats: int,
    grounds: Mapping[str, Ground] = {},
) -> list[str]:
    """The *zones* for which *layout* has no place with that many *seats*; *grounds* are the spaces
    on the table."""
    known = set(layout.table.zones)
    for name in layout.spaces.keys() & grounds.keys():
        known.update(grounds[name].space.places, *grounds[name].zones.values())
    for column in layout.columns.values():
        known.update(each for each in column.zones if each in zones and zones[each].number >= 0)
    for seat, place in enumerate(layout.seats(seats)):
        kinds = {kind for lies in place.lying for kind in layout.boards[lies.board].zones}
        known.update(zone.name for zone in zones.owned(seat) if zone.kind in kinds)
    middle = layout.middle(seats)
    if middle is not None:
        known.update(layout.boards[middle.board].zones)
    return [
        name
        for name, zone in zones.items()
        if name not in known and zone.kind not in layout.attached
    ]

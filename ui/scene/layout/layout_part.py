"""What a module adds to the layout of its game."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ui.scene.layout.attached_layout import Attached
from ui.scene.layout.space_layout import SpaceLayout
from ui.scene.layout.table_layout import Board, Column, Layout, Length


class LayoutPart(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a module adds to its game's layout: places, also on existing boards, and signs.

    Without a larger `size`, the table keeps its own.
    """

    size: tuple[Length, Length] = (0.0, 0.0)
    quiet: tuple[str, ...] = ()
    aloud: tuple[str, ...] = ()
    signs: dict[str, str] = {}
    marks: tuple[str, ...] = ()
    due: dict[str, str] = {}
    bearing: dict[str, str] = {}
    token_signs: dict[str, str] = {}
    table: Board = Board()
    attached: dict[str, Attached] = {}
    columns: dict[str, Column] = {}
    spaces: dict[str, SpaceLayout] = {}
    boards: dict[str, Board] = {}
    captions: dict[str, str] = {}

    def beside(self, layout: Layout) -> Layout:
        """*layout* with these additions."""
        wide, high = (max(pair) for pair in zip(layout.size, self.size, strict=True))
        boards = dict(layout.boards)
        for name, board in self.boards.items():
            boards[name] = _with_more(boards[name], board) if name in boards else board
        more: dict[str, Any] = {
            name: {**getattr(layout, name), **getattr(self, name)}
            for name in ("signs", "due", "bearing", "token_signs", "attached", "columns", "spaces")
        }
        return replace(
            layout,
            size=(wide, high),
            quiet=layout.quiet + self.quiet,
            marks=layout.marks + self.marks,
            aloud=layout.aloud + self.aloud,
            captions={**layout.captions, **self.captions},
            table=_with_more(layout.table, self.table),
            boards=boards,
            **more,
        )


def _with_more(board: Board, more: Board) -> Board:
    zones, regions = {**board.zones, **more.zones}, {**board.regions, **more.regions}
    for name, region in more.regions.items():
        if region.into in regions:
            regions[region.into] = regions[region.into].with_part(name, first=region.first)
    return replace(board, zones=zones, readouts=board.readouts + more.readouts, regions=regions)

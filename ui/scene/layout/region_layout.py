"""Parts of a table or board that grow with its room: `[...regions.NAME]` of layout.toml."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from ui.scene.layout.space_layout import During

ALL = "all"
"""The region that contains all others of a board."""

Plate = Literal["leather", "stall"]
"""The picture under a region."""

Length = Annotated[float, Meta(ge=0, le=20_000)]


class Region(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a board. It contains other regions side by side (`across`) or one above the other
    (`down`), or places.

    `gap` is the distance between parts, `edge` the margin. The region is at least as large as
    `least` while the board has room. Spare room goes first to the regions with the smallest `grow`,
    in proportion to `share`, up to `most` (0: no limit) or, along a row, up to the width that
    `shape` (width by height) allows. Missing room is taken in reverse order.

    A region in which nothing lies or may be put gives up its room unless it `stays`. `written`
    regions hold text and scale with the text size by this factor (0 to 1). `place`: the region
    exists only while a space has that place. `during`: it takes room only while the table's
    counters match. `pads`: it has room as long as a neighbour has any.

    Boards of several seats share a region in rows of `many` (0: one row), each `least` high. The
    board whose turn it is gets `leads` shares; if the region `weighs`, a board gets a share for
    each piece on it. An empty board gets the first number of `bare` as its share, and a row of
    empty boards is as high as the second. A region that `fades` gives up its room if all its boards
    are empty.

    The region of a module is added `into` the parts of that region of its game, behind them or as
    the `first`.

    `plate` is the picture under everything in it: a leather board, or a stall with an awning. It is
    `lit` while the table's counters match.
    """

    across: tuple[str, ...] = ()
    down: tuple[str, ...] = ()
    into: str = ""
    first: bool = False
    gap: Length = 12.0
    edge: Length = 0.0
    least: tuple[Length, Length] = (0.0, 0.0)
    most: tuple[Length, Length] = (0.0, 0.0)
    shape: Annotated[float, Meta(ge=0, le=100)] = 0.0
    grow: int = 50
    share: Annotated[float, Meta(gt=0, le=100)] = 1.0
    stays: bool = False
    written: Annotated[float, Meta(ge=0, le=1)] = 0.0
    many: Annotated[int, Meta(ge=0, le=16)] = 0
    fades: bool = False
    weighs: bool = False
    bare: tuple[Length, Length] = (0.0, 0.0)
    leads: Annotated[float, Meta(ge=1, le=10)] = 1.0
    pads: bool = False
    plate: Plate | Literal[""] = ""
    lit: During = {}
    during: During = {}
    place: str = ""

    @property
    def parts(self) -> tuple[str, ...]:
        """The regions in it."""
        return self.across or self.down

    def with_part(self, name: str, *, first: bool) -> Region:
        """This region with the region *name* among its parts."""
        parts = (name, *self.parts) if first else (*self.parts, name)
        return replace(self, down=parts) if self.down else replace(self, across=parts)


Regions = Mapping[str, Region]


def findings(regions: Regions) -> Iterator[str]:
    """The faults of a board's *regions*, one sentence each."""
    if regions and ALL not in regions:
        yield f"there is no region {ALL!r} to contain the others."
    named = Counter(part for region in regions.values() for part in region.parts)
    for name, region in regions.items():
        if region.across and region.down:
            yield f"region {name!r} has parts both across and down."
        if name != ALL and not named[name]:
            yield f"region {name!r} is in no other region."
    for name, times in named.items():
        if name not in regions or name == ALL:
            yield f"there is no region {name!r}."
        elif times > 1:
            yield f"region {name!r} is in {times} others."


def leaves(regions: Regions) -> set[str]:
    """The regions that may contain places."""
    return {name for name, region in regions.items() if not region.parts}

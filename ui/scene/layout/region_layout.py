"""Parts of a table or board that grow with its room: `[...regions.NAME]` of layout.toml."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from ui.scene.layout.space_layout import During

ALL = "all"
"""The region that all others of a board lie in."""

Plate = Literal["leather", "stall"]
"""What things lie on."""

Length = Annotated[float, Meta(ge=0, le=20_000)]


class Region(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a board: others side by side (`across`) or one above the other (`down`), `gap`
    apart and by `edge` within it, or none, where places lie.

    It is never smaller than `least` while the board has room for that. What is left over goes to
    the regions with the smallest `grow` first, in `share`s, until they are as large as their `most`
    (0: no bound), or, along the row they stand in, as their `shape` allows: so many times as wide
    as high. What is missing is taken from the last of them first.
    One where nothing lies, or may now, gives its room away, unless it `stays`. `written` ones hold
    words, and are as much larger as these are (1), or by that part of it. Boards of several seats
    share a region in rows of so `many` (0: one row), each as high as `least`; that whose turn it is
    takes `leads` shares, or, where the region `weighs`, each as many as pieces lie on it; an empty
    one takes the first number of `bare`, and where all are, a row is as high as the second; and if
    all of them are bare, one that `fades` gives its room away.
    One that `pads` has its room as long as another part beside it has any.
    A `plate` is what lies under all in it: a board of leather, or a stall with an awning. It is
    `lit` while the table's counters are so. One with `during` takes no room but while they are so.
    While one of their places holds its `crowd` the region is at least as large as `crowded`.
    What is part of a `place` of a space is not there while no space has that place.
    """

    across: tuple[str, ...] = ()
    down: tuple[str, ...] = ()
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
    crowded: tuple[Length, Length] = (0.0, 0.0)
    place: str = ""

    @property
    def parts(self) -> tuple[str, ...]:
        """The regions in it."""
        return self.across or self.down


Regions = Mapping[str, Region]


def findings(regions: Regions) -> Iterator[str]:
    """What is wrong with the *regions* of a board, a sentence each."""
    if regions and ALL not in regions:
        yield f"there is no region {ALL!r}, in which the others lie."
    named = Counter(part for region in regions.values() for part in region.parts)
    for name, region in regions.items():
        if region.across and region.down:
            yield f"region {name!r} has parts both across and down."
        if name != ALL and not named[name]:
            yield f"region {name!r} lies in no other."
    for name, times in named.items():
        if name not in regions or name == ALL:
            yield f"there is no region {name!r} that could lie in another."
        elif times > 1:
            yield f"region {name!r} lies in {times} others."


def leaves(regions: Regions) -> set[str]:
    """The regions in which places may lie."""
    return {name for name, region in regions.items() if not region.parts}

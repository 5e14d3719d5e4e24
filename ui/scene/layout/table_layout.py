"""The layout of a table, as data: what a `layout.toml` may contain.

All lengths are in scene units. The format is described in assets/games/README.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from tabletop.table.space import Ground
from ui.scene.layout.attached_layout import Attached, Controlled
from ui.scene.layout.region_layout import Region
from ui.scene.layout.space_layout import During, SpaceLayout

Kind = Literal[
    "pile", "row", "column", "fan", "grid", "free", "stacks", "groups", "place", "file", "away"
]  # fmt: skip
Pair = tuple[float, float]
Box = tuple[float, float, float, float]
Length = Annotated[float, Meta(ge=0, le=20_000)]
Scale = Annotated[float, Meta(ge=0.05, le=10)]


ELSEWHERE = "elsewhere"
"""The value of `shut` for a place whose count is shown on another board."""


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base class of all tables in the file: unknown keys are faults."""


class Badge(Part, frozen=True):
    """A sign beside a piece for which `explain` gives `fact`: an icon, the answer it gives when
    clicked, and a word."""

    fact: str
    icon: str
    answer: str = ""
    text: str = ""


class Standing(Part, frozen=True):
    """Figures with a `card` that stand in spaces; a plate shows the numbers labelled in `tells`."""

    card: str
    tells: tuple[str, ...] = ()


class Readout(Part, frozen=True):
    """A readout beside a place: what it shows, of which counter, and where.

    `at` is its offset from the place's corner, `size` its size; or it fills a `region` of its
    board. If `zone` names a column, the column's lit zone is meant. `during`: shown only while that
    table counter is above 0; `when`: only while the table's counters match. `of`: the piece that is
    read: the top one, the top one if it is alone, each of several, or all (then `at` counts from
    the piece's lower left corner, in widths of the piece).

    `full` is the maximum of a bar, or a list of maxima from which the table counter `full_by`
    selects (from 1), unless the game gives it under the label `full_fact`. `lost` is the counter
    that is missing from `counter` in a "split" bar. `fact` and `of_fact` are labels of numbers that
    the game explains for the piece; while `fact` is less than `against`, it is a warning. `icon` is
    a sign in front. A `sum` is not marked as changed by cards.

    Kinds: a "plate" describes the piece that lies `cornered` in its region: its name (or `text`),
    `fact` of `of_fact` as a bar, the fact `ring` in a ring, `many` after the name if there are
    several, the facts in `tells` with labels, and the `printed` text; while there is no piece, it
    shows the figures of `stands`. "coins" show the table's `counter`. A "tag" shows a fact and how
    much the table's `counter` falls short of it. A "title" is the piece's name, after the sign of
    the seat `mark` (-1: none). "told" is the name and the printed text of the topmost piece; on a
    stage it stands beside the piece. "slots" are `fact` empty places for the pieces of `cells`.
    "reached" is a sign for each of `of_fact`, lit for each of `fact`. "state" frames `text`.
    """

    show: Literal[
        "seat", "caption", "number", "bar", "count", "badges", "text", "way",
        "split", "fact", "tally", "state", "flag", "words", "candle", "plate", "reached",
        "coins", "tag", "title", "slots", "told",
    ]  # fmt: skip
    zone: str
    at: Pair = (0.0, 0.0)
    size: tuple[Length, Length] = (0.0, 0.0)
    region: str = ""
    counter: str = ""
    full: tuple[int, ...] = ()
    full_by: str = ""
    full_fact: str = ""
    lost: str = ""
    fact: str = ""
    of_fact: str = ""
    icon: str = ""
    during: str = ""
    when: During = {}
    of: Literal["top", "lone", "each", "all"] = "top"
    text: str = ""
    against: str = ""
    mark: Annotated[int, Meta(ge=-1, le=15)] = -1
    cells: str = ""
    sum: bool = False
    badges: tuple[Badge, ...] = ()
    ring: str = ""
    many: str = ""
    tells: tuple[str, ...] = ()
    printed: bool = False
    stands: Standing | None = None


class Shown(Part, frozen=True):
    """A number shown on pieces: what the game explains under `fact`, with the sign `icon`."""

    fact: str
    icon: str


class Met(Part, frozen=True):
    """Where pieces of a row lie while they are met: those whose `counter` equals that of the table.

    They lie in `region`, at most at `scale`. Text about the fight or the card is `beside` them, in
    another region. The zones it `clears` are hidden meanwhile.
    """

    counter: str
    region: str
    beside: str = ""
    scale: Scale = 1.0
    clears: tuple[str, ...] = ()


class Goods(Part, frozen=True):
    """Text beside the name of each stack: the number that the game explains for its top piece as
    its `price`, and what the buyer `lacks`."""

    price: str = ""
    lacks: str = ""


class Grown(Part, frozen=True):
    """Another position, size and kind of a place for as long as it is grown.

    It is grown while the table's `counter` is above 0, or equals `value`, or while those who travel
    along the space `ends` are at its last place; but not while the zone `unless`, which then lies
    there, holds pieces.
    """

    counter: str = ""
    ends: str = ""
    at: Pair = (0.0, 0.0)
    size: tuple[Length, Length] = (0.0, 0.0)
    region: str = ""
    scale: Scale = 1.0
    hides: tuple[str, ...] = ()
    value: int | None = None
    unless: str = ""
    kind: Kind | None = None
    met: Met | None = None

    def is_now(
        self,
        counters: Mapping[str, int],
        filled: Mapping[str, int],
        grounds: Mapping[str, Ground] = {},
    ) -> bool:
        """Whether the place is grown, given the table's *counters*, the number of pieces in each
        zone (*filled*), and the spaces (*grounds*)."""
        if filled.get(self.unless):
            return False
        if self.ends:
            ground = grounds.get(self.ends)
            return ground is not None and ground.space.places[-1:] == (ground.here,)
        n = counters.get(self.counter, 0)
        return n > 0 if self.value is None else n == self.value


class ZoneLayout(Part, frozen=True):
    """A place: its area, and how pieces lie in it.

    Area: `at` and `size`; or `fill`, the margins (left, top, right, bottom) within the board or its
    `region`. `drop` is the area that accepts drops, relative to the corner, and `drop_region` a
    region that does (default: the area with a margin). `beside` positions the area relative to the
    lit zone of a column. `grown` is its position at other times. `on_space`: a space says where it
    lies, unless it is `grown`. `follows`: a "file" stands where that piece stands in a space, the
    first one in front. `hangs`: a row that hangs on a space has a line to where the travellers are.
    `order`: its position in the keyboard's order.

    Size of pieces: up to `scale`. In a region, pieces are as large as all fit, centred if
    `middled`, and no larger than if there were `many`; below the scale `least` they overlap
    instead. `fit`: pieces in rows shrink rather than overlap. `step` sets the distance of two
    pieces, `columns` those of a grid. `shape`: in a region, cards take the shape of their cells,
    between these two ratios of width to height; in "groups", one card of each does, and the cards
    it holds are strips `strip` high above and below. `cornered`: pieces lie in a card's shape at
    the left of the region, beside their readouts. `under`: pieces lie under their neighbours.

    When it is shown: `hides` are zones and spaces not shown while this one holds pieces. `folds`:
    not shown while empty, unless something may be put there. `during`: only while the table's
    counters match. `lends`: while it is empty, that zone of its board has its room. A place in a
    region takes room only while it holds pieces or may take any. `shut`: only the name and the
    count are shown, in that region, until a card there may be chosen or everything may be moved by
    hand; `veiled`: shut only while nobody here knows its pieces; `elsewhere` as the region: another
    board of the seat shows the count.

    How pieces look: `plain`: cards show large names while their text is too small to read. `alike`:
    cards use one kind of face, together with the other places of this kind. `pictured`: cards show
    only pictures. `dim`: pieces are dark where this counter is 0. `spent`: the counter of used
    halves: 1 upper, 2 lower, 3 both. `used`: only pieces that are not dim are shown. `turned`:
    pieces that lie face down show their backs to their owner too. `back` is the back of pieces face
    down. `numbered`: pieces show their position, from 1. `shows` is a number on each piece,
    `matters` are table counters and words that say which numbers matter (the last may have no
    counter). `slots` is a counter of the lit piece of `beside`: that many empty places with gems
    are shown. `met` are pieces that lie elsewhere for now. `absent` is the region that names cards
    that belong here and lie elsewhere. `stacks` hold pieces of the same name, with the text of
    `goods`.
    Label: `label_width` is its width, if not the place's. `counted`: the label shows the number of
    pieces. `title` names the place in words, with `{owner}` for the first piece in zone `owner`.
    """

    kind: Kind
    at: Pair = (0.0, 0.0)
    size: tuple[Length, Length] = (0.0, 0.0)
    fill: Box | None = None
    region: str = ""
    middled: bool = False
    least: Annotated[float, Meta(ge=0, le=10)] = 0.0
    scale: Scale = 1.0
    label: str = ""
    step: Pair | None = None
    drop: Box | None = None
    drop_region: str = ""
    columns: Annotated[int, Meta(ge=1, le=200)] = 1
    slots: str = ""
    beside: str = ""
    under: bool = False
    fit: bool = False
    folds: bool = False
    on_space: bool = False
    during: During = {}
    lends: str = ""
    follows: str = ""
    goods: Goods | None = None
    many: Annotated[int, Meta(ge=0, le=200)] = 0
    used: bool = False
    hangs: str = ""
    met: Met | None = None
    plain: bool = False
    alike: bool = False
    each: bool = False
    outline: bool = True
    hides: tuple[str, ...] = ()
    dim: str = ""
    spent: str = ""
    turned: bool = False
    numbered: bool = False
    counted: bool = False
    back: str = ""
    grown: Grown | None = None
    shows: Shown | None = None
    label_width: Length = 0
    shut: str = ""
    veiled: bool = False
    cornered: bool = False
    pictured: bool = False
    shape: Pair | None = None
    strip: Length = 0.0
    absent: str = ""
    title: str = ""
    owner: str = ""
    matters: dict[str, str] = {}
    order: int = 50


class Column(Part, frozen=True):
    """Zones one above the other, of which the one named by a table counter is lit.

    The counter `lit` is the index of the lit zone; zones before it are dimmed. `scale` is that of
    the other zones. In a `region` they share the height, with their labels on the left, and the lit
    zone lies in `lit_region`.
    """

    zones: tuple[str, ...]
    lit: str
    at: Pair = (0.0, 0.0)
    width: Length = 0.0
    scale: Scale = 1.0
    region: str = ""
    lit_region: str = ""
    lit_scale: Scale = 1.0
    gap: Length = 10.0
    step: Pair = (0.0, 0.0)
    label: str = ""
    drop_right: Length = 0.0
    order: int = 50


class Board(Part, frozen=True):
    """Places that belong together: those of a seat (its zones, by kind), or the table's own. Its
    `regions` share out its area."""

    size: tuple[Length, Length] = (0.0, 0.0)
    regions: dict[str, Region] = {}
    zones: dict[str, ZoneLayout] = {}
    readouts: tuple[Readout, ...] = ()


class Place(Part, frozen=True):
    """Where a board lies. `scale` applies to everything on it, and `size` replaces the board's own.
    In a `region` it has the region's size, or shares it with other boards. The seat's plate may lie
    `beside` it, as a board of its own in another region, which then has the frame."""

    board: str
    at: Pair = (0.0, 0.0)
    region: str = ""
    scale: Scale = 1.0
    size: tuple[Length, Length] | None = None
    beside: Place | None = None

    @property
    def lying(self) -> tuple[Place, ...]:
        """All boards of the seat, this one first."""
        return (self, self.beside) if self.beside is not None else (self,)


class Seating(Part, frozen=True):
    """Places for a number of seats: the nearest first, then clockwise. `middle` is a board for
    zones without an owner."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    places: tuple[Place, ...]
    middle: Place | None = None


class Layout(Part, frozen=True):
    """The layout of a whole table.

    `captions`: words for the parts of a piece's id. `card`: the size of a card. `turn`: the counter
    with the number of the seat whose turn it is, where the first seat is `turn_first`. `done`: the
    counter of a piece whose seat has had its turn. `begun`: the counter that is 0 until turns
    begin. `turns`: where the order of turns is shown, as a box or a region. `near`: which seat is
    nearest: the one that looks, the one that is asked, the one that acts (among those of the person
    at the screen), or always the first. `click_chooses`: a click on a piece answers the question
    about it, even if the piece can be dragged. `held`: the kind of a seat's secret zone. `aloud`:
    the zones in which a piece that comes to lie face up is shown large, once. `strays`: the region
    for zones without a place, such as those of modules.

    Numbers on pieces: counters in `quiet` are not shown; if there are `signs`, only counters with a
    sign are, `signs_lift` card widths above the lower edge; those in `marks` mark a piece without a
    number. `due` counters say when something
    happens, and are shown as the distance from the table's counter. `covered` is shown on pieces
    whose lower edge is covered. `bearing`: signs of cards in force, by zone, for what they change.
    `token_signs`: signs of tokens by the first word of their names (`oath` for `oath:swan`).
    """

    size: tuple[Length, Length]
    card: tuple[Length, Length] = (140.0, 240.0)
    turn: str = ""
    turn_first: int = 0
    done: str = ""
    begun: str = ""
    turns: Box | str | None = None
    near: Literal["viewer", "acting", "asked", "first"] = "viewer"
    click_chooses: bool = False
    held: str = ""
    quiet: tuple[str, ...] = ()
    aloud: tuple[str, ...] = ()
    signs: dict[str, str] = {}
    marks: tuple[str, ...] = ()
    signs_lift: Annotated[float, Meta(ge=-0.5, le=2)] = 0.3
    due: dict[str, str] = {}
    covered: Shown | None = None
    bearing: dict[str, str] = {}
    token_signs: dict[str, str] = {}
    strays: str = ""
    table: Board = Board()
    attached: dict[str, Attached] = {}
    controlled: Controlled | None = None
    columns: dict[str, Column] = {}
    spaces: dict[str, SpaceLayout] = {}
    boards: dict[str, Board] = {}
    seating: tuple[Seating, ...] = ()
    captions: dict[str, str] = {}

    def seats(self, count: int) -> tuple[Place, ...]:
        """The places for *count* seats; empty if the file has none."""
        return next((s.places for s in self.seating if s.seats == count), ())

    @property
    def takes_shape(self) -> bool:
        """Whether the table takes the shape of its window, because its regions share out the
        room."""
        return bool(self.table.regions)

    def shaped(self, wide: float, high: float) -> Layout:
        """This layout for a window *wide* by *high*: of its shape, and no smaller than before."""
        if not self.takes_shape or wide <= 0 or high <= 0:
            return self
        least = max(self.size[0] / wide, self.size[1] / high)
        return replace(self, size=(wide * least, high * least))

    def middle(self, count: int) -> Place | None:
        """The board of zones without an owner for *count* seats, or None."""
        return next((s.middle for s in self.seating if s.seats == count), None)

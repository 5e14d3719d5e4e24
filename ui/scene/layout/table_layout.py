"""Where things lie on a table, as data: what a `layout.toml` may say.

All lengths are scene units. The format is described in assets/games/README.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

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
"""Where a place is shut whose number another board shows."""


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all tables of the file share: unknown words are findings."""


class Badge(Part, frozen=True):
    """A sign beside a piece when `explain` tells `fact` of it: an icon, what answers it, a word."""

    fact: str
    icon: str
    answer: str = ""
    text: str = ""


class Standing(Part, frozen=True):
    """Figures with a `card` that stand in spaces, of which a plate `tells` numbers by labels."""

    card: str
    tells: tuple[str, ...] = ()


class Readout(Part, frozen=True):
    """Something to read off a place: what it shows, of which counter, and where.

    `at` counts from the corner of the place's area, `size` is its room; or else it fills a `region`
    of its board. `full` is a bar's maximum, a list of them if `full_by` names the table's counter
    that says which (from 1), where the game does not tell it of the piece under the label
    `full_fact`. A column's name as `zone` means its lit zone. `lost` is the counter of what is
    missing of the `counter` (of a "split" bar), `fact` and `of_fact` are labels of what the game
    tells of the piece (`against` is another number: the fact is shown as a warning while it is
    less), `icon` is a sign before the rest. A `sum` is no number that cards have changed. A `plate`
    is read beside the piece that lies `cornered` in its region: its name (or `text`), `fact` of
    `of_fact` as a bar, the fact `ring` in a ring, after its name that `many` if there are several,
    the facts that it `tells`, each with its label, and what is `printed` on it. `coins` are the
    table's `counter`, a `tag` is a fact with what the table's `counter` lacks of it. One with
    `during` is there while that counter of the table is above 0, one with `when` while the table's
    counters are so. `of` says of which piece: the uppermost, that only while it lies alone, each of
    several, or all, be it one (then `at` counts from the piece's lower left corner, and lengths
    across are parts of its width). A `title` is the piece's name, with the sign of the seat `mark`
    (-1: none) before it; what is `told` of it is its name with what is printed on it, beside it on
    a stage; `slots` are cut into what lies below, as many as its `fact` says, where the pieces of
    `cells` lie. While nothing lies there, a plate tells of the figures that it `stands` for, as
    long as there are any. Of what is `reached` there is a sign for each of the `of_fact`, so many
    of them lit as the `fact` is.
    """

    show: Literal[
        "seat", "caption", "number", "bar", "count", "badges", "text", "way",
        "split", "fact", "tally", "flag", "words", "candle", "plate", "reached",
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
    """A number that lies on pieces: what the game tells of each under the label `fact`, with the
    sign `icon`."""

    fact: str
    icon: str


class Met(Part, frozen=True):
    """Where pieces of a place lie instead, at most at `scale`, whose `counter` is as that of the
    table: what is met of a row just now. `beside` it, in another region, is told who fights
    whom, or what stands on it. Meanwhile the zones that it `clears` are not shown."""

    counter: str
    region: str
    beside: str = ""
    scale: Scale = 1.0
    clears: tuple[str, ...] = ()


class Goods(Part, frozen=True):
    """What is told of each stack beside its name: the number that the game tells of its top piece
    as its `price`, and what it `lacks` that somebody could pay that."""

    price: str = ""
    lacks: str = ""


class Grown(Part, frozen=True):
    """Where a place lies instead, how large and in which way, while the table's `counter` is above
    0, or is `value`, or while those who go along the space `ends` are at its last place; but not
    while the zone `unless` holds pieces, which lies there then."""

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
        """Whether it is as the table's *counters* are, with so many pieces in its zones, and its
        spaces as *grounds* tell."""
        if filled.get(self.unless):
            return False
        if self.ends:
            ground = grounds.get(self.ends)
            return ground is not None and ground.space.places[-1:] == (ground.here,)
        n = counters.get(self.counter, 0)
        return n > 0 if self.value is None else n == self.value


class ZoneLayout(Part, frozen=True):
    """A place: its area, and how pieces lie in it.

    `step` overrides the distance of two pieces. `drop` is the area that takes drops, from the
    corner of the area, `drop_region` a region of its board that does; the area itself with a
    margin, if left out. `columns` is for grids. `slots` names a counter of the lit piece of
    `beside`: so many empty places are shown, a gem in each. `beside` hangs the area on the lit zone
    of a column. `under`: pieces lie under their neighbours. `fit`: pieces of a row, or of rows that
    wrap, lie smaller rather than over each other. `hides` are zones, and spaces, not shown while
    this one holds pieces. One that `folds` is not shown while it is empty, unless something may be
    put there; one that is `on_space` lies where a space has it, while it is not `grown`; one with
    `during` is shown only while the table's counters are so; one that `lends`
    leaves its room to that zone of its board while it is empty. `plain`: cards show their names
    large as long as their words could hardly be read; `alike`: with those of the other places of
    this kind they are one row, whose cards have one kind of face. `dim` is a counter: pieces where
    it is 0 are dark; `spent` is one that says which halves of cards are: the upper (1), the lower
    (2), or both (3). `turned`: what lies here face down shows its back to its owner, too: to be
    turned over says something of it. `numbered`: the pieces carry their place, from 1 on.
    `counted`: its label says how many lie there, as that of a pile does. `fill` gives a place all
    its board, or its `region` of that, but for these margins (left, top, right, bottom), instead of
    `at` and `size`. In a region pieces are as large as all have room, up to their `scale`, and lie
    in its middle if they are `middled`; it is drawn, and takes room, only while it holds or may
    take any. `least` is the scale below which they lie over each other instead. One that is `shut`
    shows what it is called and how many lie there in that region, and no card, until one of them
    may be chosen, or all may be moved by hand; a `veiled` one is shut only while nobody here knows
    what lies there. Where it is shut `elsewhere`, another board of the seat has that line, and no
    region for cards. Pieces lie `cornered` in a card's shape at the left of their region, beside
    what is read off them; cards that are `pictured` show their pictures alone. `back` names the
    back of what lies here face down. `grown` is where it lies at times, `shows` a number that lies
    on each piece here.

    `stacks` are of pieces with the same name, beside each what `goods` say. Where pieces lie in one
    row, they are no larger than so `many` could be. Of what is `used` at times, as dice, only what
    is not dim is shown. `met` are pieces that lie elsewhere just now. What `hangs` on a space has a
    line to it from where those are who go along that. A `file` stands where the piece called
    `follows` stands in a space, the first where it goes. `label_width` is how wide its label may
    be, if not as wide as the place. `order` is the keyboard's way through the table. In a region of
    a `shape` cards take that of the room each has, from so narrow to so wide (widths by heights),
    and none lies across; in groups one card of each does, and what it holds lies above and below it
    in strips so high as `strip`. `absent` is the region where cards are named that are at home here
    and lie elsewhere. `title` is what the place is called where nothing is written above it.
    `matters` are counters of the table, and words for what goes on while they are above 0 (the last
    may be of no counter), by which items choose what numbers they show. From its `crowd` on the
    region of its board has more room.
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
    crowd: Annotated[int, Meta(ge=0, le=200)] = 0
    shut: str = ""
    veiled: bool = False
    cornered: bool = False
    pictured: bool = False
    shape: Pair | None = None
    strip: Length = 0.0
    absent: str = ""
    title: str = ""
    matters: dict[str, str] = {}
    order: int = 50


class Column(Part, frozen=True):
    """Zones one above the other, from the top; the one that a table's counter names is lit.

    `scale` is for the others. The lit zone is the one whose number the counter `lit` shows; those
    with lower numbers are dimmed. In a `region` all have as much of it, and their labels stand at
    its left; the lit zone lies in another, `lit_region`.
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
    """Places that belong together: a seat's (its zones, by their kind), or the table's own. Its
    `regions` share out whatever size it has."""

    size: tuple[Length, Length] = (0.0, 0.0)
    regions: dict[str, Region] = {}
    zones: dict[str, ZoneLayout] = {}
    readouts: tuple[Readout, ...] = ()


class Place(Part, frozen=True):
    """Where a board lies; `scale` is for all that lies on it, `size` instead of the board's own.
    In a `region` of the table it is as large as that, or shares it with others there. The seat's
    plate may lie `beside` it, as a board of its own in another region: then that has the frame."""

    board: str
    at: Pair = (0.0, 0.0)
    region: str = ""
    scale: Scale = 1.0
    size: tuple[Length, Length] | None = None
    beside: Place | None = None

    @property
    def lying(self) -> tuple[Place, ...]:
        """Where the boards of the seat lie, this one first."""
        return (self, self.beside) if self.beside is not None else (self,)


class Seating(Part, frozen=True):
    """Places for so many seats: the nearest seat's first, then clockwise. `middle` is for a board
    of zones that belong to nobody."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    places: tuple[Place, ...]
    middle: Place | None = None


class Layout(Part, frozen=True):
    """A whole table. `captions` are words for the parts of a piece's id, `turn` the counter that
    holds the seat whose turn it is (`turn_first` if it is the first seat's), `done` one of a piece
    whose seat has had its turn, `begun` one that is 0
    until turns begin, `turns` where it stands who acts when (a box, or a region of the table).
    Counters in `quiet` never lie on pieces as numbers; if there are `signs`, only those that have
    one do, with it, `signs_lift` card widths above the lower edge of cards; one in `due` says when
    something is, and shown is how far away the table's counter is. `token_signs` are for tokens by
    the first word of their names (`oath` for `oath:swan`). `near` says who sits nearest: of the
    seats of the person at the screen the one that looks or is asked, or the one that acts, if it is
    theirs; or always the first. What comes to lie open in the places `aloud` is shown large, once.
    `held` is the kind of the places of what seats hold in secret. `click_chooses`: a click on a
    piece answers what is asked about it, even where it could be dragged. `covered` is what is shown
    of pieces whose lower edge is covered. `bearing` are the signs of cards in force, by their
    zones: what such a card changes is marked with it. In the region `strays` of the table lie the
    zones that nobody has placed, as those of modules, in piles."""

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
        """The places for *count* seats, none if the file has none for so many."""
        return next((s.places for s in self.seating if s.seats == count), ())

    @property
    def takes_shape(self) -> bool:
        """Whether the table takes the shape of what it is shown in: its regions share that out."""
        return bool(self.table.regions)

    def shaped(self, wide: float, high: float) -> Layout:
        """This table in a room so *wide* and *high*: no smaller than it is, and of its shape."""
        if not self.takes_shape or wide <= 0 or high <= 0:
            return self
        least = max(self.size[0] / wide, self.size[1] / high)
        return replace(self, size=(wide * least, high * least))

    def middle(self, count: int) -> Place | None:
        """The board of what belongs to nobody, for *count* seats, if the file has one."""
        return next((s.middle for s in self.seating if s.seats == count), None)


class LayoutPart(Part, frozen=True):
    """What a module adds to its game's layout: places, on boards that there are too, and signs.

    A table that is no larger with it keeps its `size`.
    """

    size: tuple[Length, Length] = (0.0, 0.0)
    quiet: tuple[str, ...] = ()
    aloud: tuple[str, ...] = ()
    signs: dict[str, str] = {}
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
        """*layout* with this."""
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
            aloud=layout.aloud + self.aloud,
            captions={**layout.captions, **self.captions},
            table=_with_more(layout.table, self.table),
            boards=boards,
            **more,
        )


def _with_more(board: Board, more: Board) -> Board:
    zones, readouts = {**board.zones, **more.zones}, board.readouts + more.readouts
    regions = {**board.regions, **more.regions}
    return replace(board, zones=zones, readouts=readouts, regions=regions)

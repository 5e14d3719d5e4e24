"""Events: the dozen changes that can happen to a table. Verbs return them, listeners hear them."""

from __future__ import annotations

from msgspec import Struct


class Event(Struct, tag=True, gc=False):
    """A change of a table. `touched` are the pieces, by number, and the zones, by name, that
    changed."""

    @property
    def touched(self) -> tuple[int | str, ...]:
        """Nothing, unless the event overrides this."""
        return ()


class Moved(Event, gc=False):
    """A piece moved from one place to another; indexes count from the bottom of the zone. `at` is
    its new position on the felt."""

    piece: int
    source: str
    source_index: int
    target: str
    target_index: int
    was_face_up: bool
    face_up: bool
    at: tuple[int, int] | None = None

    @property
    def touched(self) -> tuple[int | str, ...]:
        """The piece, and where it lay and lies."""
        return self.piece, self.source, self.target


class Flipped(Event, gc=False):
    """A piece was turned over, or lies as it lay."""

    piece: int
    was_face_up: bool
    face_up: bool

    @property
    def touched(self) -> tuple[int | str, ...]:
        """The piece."""
        return (self.piece,)


class Turned(Event, gc=False):
    """A piece was turned on the table; degrees clockwise before and after."""

    piece: int
    before: int
    after: int

    @property
    def touched(self) -> tuple[int | str, ...]:
        """The piece."""
        return (self.piece,)


class Counted(Event, gc=False):
    """A counter changed, on a piece or (piece -1) on the table."""

    piece: int
    counter: str
    before: int
    after: int

    @property
    def touched(self) -> tuple[int | str, ...]:
        """The piece, unless it was the table."""
        return (self.piece,) if self.piece >= 0 else ()


class Ordered(Event, gc=False):
    """A zone has a new order; `order[i]` is the old index of the piece that now lies at i."""

    zone: str
    order: list[int]
    shuffled: bool

    @property
    def touched(self) -> tuple[int | str, ...]:
        """The zone."""
        return (self.zone,)


class Rolled(Event, gc=False):
    """A die was rolled and shows `shown`."""

    piece: int
    sides: int
    shown: int

    @property
    def touched(self) -> tuple[int | str, ...]:
        """The die."""
        return (self.piece,)


class Added(Event, gc=False):
    """A new piece came to the table."""

    piece: int
    zone: str

    @property
    def touched(self) -> tuple[int | str, ...]:
        """The piece and its zone."""
        return self.piece, self.zone


class Seated(Event, gc=False):
    """A seat's name, person or bot changed."""

    seat: int


class Ruled(Event, gc=False):
    """Players put a rule out of force, back into force, or made a house rule."""

    subject: str
    ruling: str


class Noted(Event, gc=False):
    """Players wrote a note that is kept with the game."""

    key: str


class Ended(Event, gc=False):
    """The game is over."""

    words: str

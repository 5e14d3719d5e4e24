"""The table as one seat may see it: a hidden piece keeps its place and loses its identity."""

from __future__ import annotations

from functools import cache

from msgspec import Struct, field

from tabletop.table.campaign import Campaign
from tabletop.table.event import Added, Counted, Event, Flipped, Moved, Ordered, Rolled, Turned
from tabletop.table.piece import Kind, Piece
from tabletop.table.table import Flow, Outcome, Seat, Table
from tabletop.table.zone import Zone
from tabletop.table.zones import Zones

EVERYONE = -2
"""The spectator's seat: it sees what everybody may see, and no hand."""

OPEN = -3
"""The seat of a spectator to whom people show their hands, by their own choice."""

_OF_A_PIECE = Flipped | Turned | Counted | Rolled | Added


class SeenPiece(Struct, omit_defaults=True):
    """A piece as it is seen. A hidden one has no id and no name, only its place."""

    id: int = -1
    name: str = ""
    kind: Kind = "card"
    face_up: bool = False
    turn: int = 0
    counters: dict[str, int] = field(default_factory=dict)
    at: tuple[int, int] | None = None


class SeenZone(Struct, omit_defaults=True):
    """A zone as it is seen, its pieces in order."""

    name: str
    owner: int = -1
    capacity: int = -1
    pieces: list[SeenPiece] = field(default_factory=list)
    kind: str = ""
    number: int = -1
    on: int = -1
    live: bool = False


class View(Struct, omit_defaults=True):
    """Everything one seat may know. Bots and windows receive nothing else."""

    game: str
    seat: int
    seats: list[Seat]
    flow: Flow
    options: dict[str, str]
    zones: dict[str, SeenZone]
    counters: dict[str, int]
    suspended: list[str]
    house_rules: list[str]
    notes: dict[str, str]
    outcome: Outcome | None
    campaign: Campaign | None = None

    def index(self) -> Zones[SeenZone]:
        """The visible zones, to be found by their fields."""
        if not isinstance(self.zones, Zones):
            self.zones = Zones(self.zones)
        return self.zones

    def __getitem__(self, zone: str) -> list[SeenPiece]:
        """The pieces of *zone*, in order; the last one is the top."""
        return self.zones[zone].pieces

    def count(self, counter: str) -> int:
        """The table's own *counter*, 0 where it was never set."""
        return self.counters.get(counter, 0)


def sees(table: Table, seat: int, piece: Piece, zone: Zone) -> bool:
    """Whether *seat* may know the identity of *piece*, which lies in *zone*."""
    return piece.face_up or sees_down(table, seat, zone)


def sees_down(table: Table, seat: int, zone: Zone) -> bool:
    """Whether *seat* may know the pieces that lie face down in *zone*."""
    if zone.seen_by == "everyone":
        return True
    if zone.seen_by == "nobody" or zone.owner < 0:
        return False
    if seat == OPEN:
        return not table.seats[zone.owner].bot
    if seat < 0:
        return False
    return table.seats[zone.owner].player == table.seats[seat].player


def know_alike(table: Table, one: int, other: int) -> bool:
    """Whether the seats *one* and *other* know the same pieces: then they see the same zones."""
    return all(
        sees_down(table, one, zone) == sees_down(table, other, zone)
        or all(table.pieces[number].face_up for number in zone.pieces)
        for zone in table.zones.values()
    )


def knows_more(table: Table, seat: int, than: int) -> bool:
    """Whether *seat* knows any piece of its own zones that is not known by *than*."""
    return any(
        zone.seen_by == "owner"
        and sees_down(table, seat, zone)
        and not sees_down(table, than, zone)
        and not all(table.pieces[number].face_up for number in zone.pieces)
        for zone in table.zones.values()
    )


def as_seen(piece: Piece) -> SeenPiece:
    """*piece* as a seat sees it that may know it."""
    return SeenPiece(
        piece.id, piece.name, piece.kind, piece.face_up, piece.turn, piece.counters.copy(), piece.at
    )


def _hidden(piece: Piece) -> SeenPiece:
    """*piece* as a seat sees it that may not know it. Those that lie in piles are all alike."""
    if piece.at is not None:
        return SeenPiece(kind=piece.kind, turn=piece.turn, at=piece.at)
    return _in_a_pile(piece.kind, piece.turn)


@cache
def _in_a_pile(kind: Kind, turn: int) -> SeenPiece:
    return SeenPiece(kind=kind, turn=turn)


def view(table: Table, seat: int) -> View:
    """*table* as *seat* may see it (`EVERYONE`: a spectator, `OPEN`: a spectator who is shown
    hands). The position in the rules is public: no step has secret arguments."""
    zones, pieces = {}, table.pieces
    for name, zone in table.zones.items():
        known = sees_down(table, seat, zone)
        lying = (pieces[number] for number in zone.pieces)
        seen = [as_seen(each) if known or each.face_up else _hidden(each) for each in lying]
        zones[name] = SeenZone(
            name, zone.owner, zone.capacity, seen, zone.kind, zone.number, zone.on, zone.live
        )
    return View(
        table.game,
        seat,
        table.seats,
        table.flow,
        table.options,
        zones,
        table.counters.copy(),
        table.suspended,
        table.house_rules,
        table.notes,
        table.outcome,
        table.campaign,
    )


def redact(event: Event, table: Table, seat: int) -> Event | None:
    """*event* as *seat* may hear it, just after it happened; None if it may not be heard at all. A
    piece that the seat knew neither before nor after has the number -1; only its place shows. A
    hidden zone's new order is an empty list. Other changes of a hidden piece are not heard."""
    if type(event) is Moved:
        return _redact_move(event, table, seat)
    if type(event) is Ordered:
        zone = table.zones[event.zone]
        if all(sees(table, seat, piece, zone) for piece in table[event.zone]):
            return event
        return Ordered(event.zone, [], event.shuffled)
    if isinstance(event, _OF_A_PIECE) and event.piece >= 0:
        piece = table.pieces[event.piece]
        seen = sees(table, seat, piece, table.zones[piece.zone])
        if seen or (type(event) is Flipped and event.was_face_up):
            return event
        return Added(-1, event.zone) if type(event) is Added else None
    return event


def _redact_move(event: Moved, table: Table, seat: int) -> Moved:
    piece = table.pieces[event.piece]
    before = event.was_face_up or sees_down(table, seat, table.zones[event.source])
    if before or sees(table, seat, piece, table.zones[event.target]):
        return event
    return Moved(
        -1,
        event.source,
        event.source_index,
        event.target,
        event.target_index,
        event.was_face_up,
        event.face_up,
        event.at,
    )

"""The table: everything the rules depend on, as plain data, and pure reads of it."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import blake2b
from operator import attrgetter

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from tabletop.table.bounds import MOST_PIECES, Arg, Count, Name, Words
from tabletop.table.campaign import Campaign
from tabletop.table.piece import Piece
from tabletop.table.zone import Zone
from tabletop.table.zones import Zones

OUT = "out"
"""The zone of pieces that were taken out of the game. Nothing on a table is ever deleted."""


FELT = "felt"
"""The zone of pieces on the bare felt; it does not exist until somebody puts a piece there."""


class Seat(Struct, omit_defaults=True):
    """A place at the table. `player` is the number of its person; one person may play several
    seats and sees what all of them see. `bot` names the bot that plays it, empty for a person.
    `given` is the name that people gave it before the game, empty if they gave none; the game
    may rename it."""

    name: Name
    player: Count
    bot: Name = ""
    given: Name = ""

    def as_at_first(self, number: int) -> Seat:
        """This seat, the one of *number*, with its name from before the game."""
        return Seat(self.given or unnamed(number, self.bot), self.player, self.bot, self.given)


def unnamed(number: int, bot: str = "", role: str = "player") -> str:
    """The name of the seat of *number* while nobody has named it: after its *role*, if one person
    plays several seats."""
    return f"{'Bot' if bot else role[:1].upper() + role[1:]} {number + 1}"


class Flow(Struct, omit_defaults=True, gc=False):
    """The position of the game in its rules: the name of a step and its arguments."""

    step: Name
    args: dict[Name, Arg] = field(default_factory=dict)


class Outcome(Struct):
    """How a game ended: the seats that won, and the sentence and rule that say why."""

    winners: list[int]
    words: Words
    rule: Name


class Table(Struct, omit_defaults=True, dict=True):
    """Everything that lies on the table.

    `counters` are numbers of the table itself (`floor`). `chance` is the state of the seeded random
    stream, and `coming` are results laid down for the next rolls. `suspended` and `house_rules`
    hold ids that the players put out of force. `campaign` is what this session was laid out from;
    nothing changes it.

    Rules may cache what they read from the table in its `__dict__`, which is not saved, together
    with the zones and counters that it depends on, as `watched`. A cached value is dropped when a
    piece enters, leaves or turns over in such a zone, when such a counter is added, removed or
    changes its sign (at any change of its value, if it is watched `exactly`), and when players
    suspend a rule. A list put there as `noted` collects what changed since: both zones of each
    move, otherwise the zone or the counter.
    """

    game: str
    seats: list[Seat]
    flow: Flow
    options: dict[Name, Name] = field(default_factory=dict)
    pieces: list[Piece] = field(default_factory=list)
    zones: dict[Name, Zone] = field(default_factory=dict)
    counters: dict[Name, Count] = field(default_factory=dict)
    chance: int = 0
    coming: list[Count] = field(default_factory=list)
    suspended: list[Name] = field(default_factory=list)
    house_rules: list[Name] = field(default_factory=list)
    notes: dict[Name, Words] = field(default_factory=dict)
    outcome: Outcome | None = None
    campaign: Campaign | None = None

    def __getitem__(self, zone: str) -> list[Piece]:
        """The pieces of *zone*, in order; the last one is the top."""
        lying = self.zones[zone].pieces
        return [*map(self.pieces.__getitem__, lying)] if lying else []  # faster than in a loop

    def top(self, zone: str) -> Piece | None:
        """The top piece of *zone*, None if the zone is empty."""
        lying = self.zones[zone].pieces
        return self.pieces[lying[-1]] if lying else None

    def index(self) -> Zones[Zone]:
        """The zones of this table, to be found by their fields."""
        zones = self.zones
        if isinstance(zones, Zones):
            return zones
        self.zones = found = Zones(zones)
        return found

    def named(self, name: str) -> Piece:
        """The first piece called *name*.

        :raises KeyError: if no such piece is on the table.
        """
        for piece in self.pieces:
            if piece.name == name:
                return piece
        raise KeyError(name)

    def count(self, counter: str) -> int:
        """The table's own *counter*, 0 where it was never set."""
        return self.counters.get(counter, 0)


_pack = msgspec.msgpack.Encoder()
_unpack = msgspec.msgpack.Decoder(Table)
_number = attrgetter("id")


def freeze(table: Table) -> bytes:
    """The whole table as bytes: a checkpoint, cheaper than any copy."""
    return _pack.encode(table)


def thaw(frozen: bytes) -> Table:
    """The table that `freeze` packed."""
    return _unpack.decode(frozen)


def lay_again(laid: Table, table: Table) -> None:
    """Lay on a bare *table* what lies on *laid*; much faster than through bytes."""
    for name, zone in laid.zones.items():
        table.zones[name] = again = zone.__copy__()  # type: ignore[attr-defined]
        again.pieces = zone.pieces[:]
    for piece in laid.pieces:
        table.pieces.append(other := piece.__copy__())  # type: ignore[attr-defined]
        other.counters = piece.counters.copy()


def freeze_touched(table: Table, touched: Collection[int | str]) -> bytes:
    """*table* as bytes, without the pieces and zones that are not *touched* (by number and by
    name). For many pieces this is far quicker and smaller than the whole table. The campaign is
    never touched."""
    pieces = [table.pieces[each] for each in touched if isinstance(each, int)]
    zones = {each: table.zones[each] for each in touched if isinstance(each, str)}
    return freeze(replace(table, pieces=sorted(pieces, key=_number), zones=zones, campaign=None))


def thaw_touched(since: bytes, before: Table) -> Table:
    """The table that `freeze_touched` packed as *since*; everything untouched is as on *before*.
    The table *before* is used up."""
    table, pieces = thaw(since), before.pieces
    for piece in table.pieces:
        if piece.id < len(pieces):
            pieces[piece.id] = piece
        else:
            pieces.append(piece)
    before.zones.update(table.zones)
    table.pieces, table.zones, table.campaign = pieces, before.zones, before.campaign
    return table


def fingerprint(frozen: bytes) -> str:
    """Sixteen hexadecimal digits that differ when two frozen tables differ."""
    return blake2b(frozen, digest_size=8).hexdigest()


def check(table: Table) -> list[str]:
    """The faults of *table*, a sentence each: every piece must lie in exactly one zone."""
    if len(table.pieces) > MOST_PIECES:
        return [f"There are {len(table.pieces):,} pieces; a table holds {MOST_PIECES:,}."]
    faults = []
    if not 0 <= table.chance < 1 << 64:
        faults.append("The state of chance is no number of 64 bits.")
    for winner in table.outcome.winners if table.outcome else ():
        if not 0 <= winner < len(table.seats):
            faults.append(f"Seat {winner}, which does not exist, is said to have won.")
    return faults + _check_places(table)


def _check_places(table: Table) -> list[str]:
    faults = []
    lying: dict[int, str] = {}
    for name, zone in table.zones.items():
        if zone.name != name:
            faults.append(f"Zone {name!r} calls itself {zone.name!r}.")
        if not -1 <= zone.owner < len(table.seats):
            faults.append(f"Zone {name!r} belongs to seat {zone.owner}, which does not exist.")
        if not -1 <= zone.on < len(table.pieces):
            faults.append(f"Zone {name!r} goes with piece {zone.on}, which does not exist.")
        for number in zone.pieces:
            if not 0 <= number < len(table.pieces):
                faults.append(f"Zone {name!r} holds piece {number}, which does not exist.")
            elif number in lying:
                faults.append(f"Piece {number} lies in {lying[number]!r} and in {name!r}.")
            lying[number] = name
    for index, piece in enumerate(table.pieces):
        if piece.id != index:
            faults.append(f"Piece {index} carries the number {piece.id}.")
        if piece.turn not in (0, 90, 180, 270):
            faults.append(f"Piece {index} ({piece.name}) is turned by {piece.turn} degrees.")
        if lying.get(index) != piece.zone:
            faults.append(
                f"Piece {index} ({piece.name}) says it lies in {piece.zone!r}, "
                f"but lies in {lying.get(index)!r}."
            )
    return faults

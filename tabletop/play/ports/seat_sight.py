"""What one seat sees of a table, and what the game tells it of that: half of its port."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from tabletop.play.ports.looking_back import LookingBack, look_back
from tabletop.play.rules.game import Aim, Contest, Game, InForce, Path, Standing, Turn
from tabletop.play.rules.modifiers import Value
from tabletop.play.rules.procedure import Step
from tabletop.play.rules.road_map import Road
from tabletop.play.runner.session import Session
from tabletop.table.campaign import Campaign
from tabletop.table.space.ground import Ground
from tabletop.table.table import Outcome, Seat, Table
from tabletop.table.view import EVERYONE, SeenPiece, View, as_seen, know_alike, sees, view

Place = tuple[str, int]
"""Where something lies: a zone, and an index from its bottom (negative: from its top)."""

Thing = int | Place
"""A piece: one that the seat knows by its number, or any by where it lies."""


class SeatSight:
    """What *seat* sees of the table of *session*; `EVERYONE` sees what everybody may.

    `game` is the game as it is read here; where its cards speak another language that is another.
    """

    def __init__(self, session: Session, seat: int = EVERYONE) -> None:
        self.seat = seat
        self.game: Game = session.game
        self._seen_of = session

    @property
    def moment(self) -> tuple[int, ...]:
        """Where the game stands: how many entries there are, and whose answers wait. As long as
        that stays and nothing is heard, no more than part of a declaration was said or unsaid."""
        return len(self._seen_of.journal.entries), *self._seen_of.waiting_room.answers

    @property
    def view(self) -> View:
        """The table as the seat sees it now: made anew each time, so ask once for each answer."""
        return view(self._table, self.seat)

    @property
    def seats(self) -> list[Seat]:
        """Who sits at the table."""
        return self._table.seats

    @property
    def house_rules(self) -> list[str]:
        """The rules that the players do without."""
        return self._table.house_rules

    @property
    def suspended(self) -> list[str]:
        """The cards and rules that the players have put out of force."""
        return self._table.suspended

    @property
    def options(self) -> dict[str, str]:
        """The table options that the game is played by."""
        return self._table.options

    @property
    def notes(self) -> dict[str, str]:
        """What the players have written down for all to read."""
        return self._table.notes

    @property
    def campaign(self) -> Campaign | None:
        """What the sitting was laid out from, if the game is a sitting of a campaign."""
        return self._table.campaign

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it did."""
        return self._table.outcome

    def count(self, counter: str) -> int:
        """The table's own *counter*, 0 where it was never set."""
        return self._table.count(counter)

    @property
    def over(self) -> bool:
        """Whether nothing more is to come."""
        return self._seen_of.over

    @property
    def step(self) -> Step | None:
        """The step that the game stands at; nothing if it is over, or if no rule knows it."""
        return self._seen_of.step

    def seen(self, piece: int) -> SeenPiece | None:
        """*piece* as the seat sees it; nothing if it may not know which one it is."""
        table = self._table
        if not 0 <= piece < len(table.pieces):
            return None
        thing = table.pieces[piece]
        return as_seen(thing) if sees(table, self.seat, thing, table.zones[thing.zone]) else None

    def zone_of(self, piece: int) -> str:
        """Where *piece* lies; empty if the seat may not know which one it is."""
        return self._table.pieces[piece].zone if self.seen(piece) is not None else ""

    def knows_as(self, other: int) -> bool:
        """Whether it sees the table as the seat *other* does: no curtain need fall between them."""
        return know_alike(self._table, self.seat, other)

    def goes_with(self, zone: str) -> int:
        """The piece that *zone* goes with; -1 if it goes with none."""
        return self._table.zones[zone].on if zone in self._table.zones else -1

    # --- what the game tells of it --------------------------------------------------------------

    def explain(self, piece: int) -> dict[str, Value]:
        """The numbers of *piece* with their parts, by label; none of one that it does not know."""
        table = self._table
        return self.game.explain(table, table.pieces[piece]) if self.seen(piece) else {}

    def spent(self, piece: int) -> Sequence[str]:
        """What *piece* says and was used up for the time being; nothing of one that it does not
        know."""
        table, text = self._table, self.game.text
        return text.spent(table, table.pieces[piece]) if text and self.seen(piece) else ()

    def standings(self, piece: int) -> tuple[Standing, ...]:
        """How the quests of *piece* stand; none of one that it does not know."""
        table = self._table
        return self.game.standings(table, table.pieces[piece]) if self.seen(piece) else ()

    @property
    def has_quests(self) -> bool:
        """Whether any card of this game has quests."""
        table = self._table
        return any(self.game.standings(table, piece) for piece in table.pieces)

    def in_force(self) -> list[InForce]:
        """The sentences in force, the newest first; none of a card that it does not know, nor when
        one ends that bears on such a card."""
        found = []
        for held in self.game.in_force(self._table):
            known = tuple(piece for piece in held.on if self.seen(piece))
            if self.seen(held.piece):
                until = held.until if known == held.on else ""
                found.append(replace(held, on=known, until=until))
        return found

    def paths(self) -> tuple[Path, ...]:
        """The ways that something is about to go, those between pieces that it knows."""
        return self.paths_of(self._table)

    def paths_of(self, table: Table) -> tuple[Path, ...]:
        """The same of the *table* as it may lie next."""
        found = self.game.paths(table)
        return tuple(path for path in found if all(map(self.seen, path.stops)))

    def turn_order(self) -> tuple[Turn, ...]:
        """Who acts when in this round: all may know it."""
        return self.game.turn_order(self._table)

    def contest(self) -> Contest | None:
        """Who fights whom just now: all may know it, if they know both."""
        found = self.game.contest(self._table)
        known = found is not None and all(map(self.seen, (found.ours, found.theirs)))
        return found if known else None

    def aim(self) -> Aim:
        """What the table is about just now, which all may know; how it ended, once it has."""
        if (outcome := self.outcome) is not None:
            return Aim(now=outcome.words)
        return self.game.aim(self._table)

    @property
    def hopeless(self) -> str:
        """Why the game cannot be won any more, by what all may know; empty as long as it may."""
        return "" if self.over else self.game.hopeless(self._table)

    def spaces(self) -> dict[str, Ground]:
        """The spaces of the table by name: all may know them."""
        return self.game.spaces(self._table)

    def roads(self) -> tuple[Road, ...]:
        """The roads of the game's world, none in most games: all may know them."""
        return self.game.roads(self._table)

    def in_range(self, piece: int, place: str) -> Collection[str]:
        """The places that *piece* could strike from *place*, if it knows what that is."""
        known = self.seen(piece) is not None
        return self.game.in_range(self._table, piece, place) if known else ()

    @property
    def keeps_beginning(self) -> bool:
        """Whether it is still known how the game was laid out, before anything was answered."""
        return self._seen_of.journal.first == 0

    @property
    def looking_back(self) -> LookingBack:
        """The game told from its end, once it is over: then there are no secrets."""
        seen = self._seen_of
        if not seen.over:
            return LookingBack()
        return look_back(self.game, seen.table, seen.lines, seen.journal.entries)

    @property
    def uncovered(self) -> Table | None:
        """The whole table once the game is over, for then there are no secrets."""
        return self._table if self._table.outcome is not None else None

    @property
    def _table(self) -> Table:
        return self._seen_of.table

    def lying(self, piece: Thing) -> SeenPiece | None:
        """*piece* as the seat sees it lie, if only its back; nothing where none lies."""
        if isinstance(piece, int):
            return self.seen(piece)
        zone, index = piece
        pieces = self.view[zone] if zone in self._table.zones else []
        return pieces[index] if -len(pieces) <= index < len(pieces) else None

    def names_in(self, zone: str) -> list[str]:
        """What lies in *zone* as somebody sees it who looks through it by hand, the top last."""
        return [piece.name for piece in self._table[zone]]

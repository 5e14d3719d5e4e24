"""What a rule may do: move pieces, ask, use chance, do deeds, and write the chronicle."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeVar

from tabletop.play.questions.decision import Draw, Option, Roll, Shuffle
from tabletop.play.rules.chronicle import Line, Mention
from tabletop.play.rules.deeds import Deed, React, Window
from tabletop.play.rules.game import Game
from tabletop.play.rules.procedure import Ask, Rules
from tabletop.table import verbs
from tabletop.table.event import Event
from tabletop.table.piece import Kind, Piece
from tabletop.table.table import Table
from tabletop.table.zone import Zone
from tabletop.table.zones import Zones

R = TypeVar("R")
D = TypeVar("D", bound=Deed)

Listener = Callable[[Event, int], None]
"""Hears each event, with the number of the journal entry that caused it."""


WHICH = "Which card is it?"
"""The question to people with a real deck."""


class Play:
    """A table in play. Rules change the table only through this object, so that every change is
    heard.

    `entry` is the number of the journal entry that is being carried out. The play is `whole` from
    the beginning of a step until something is changed, said or answered. `speaking` are the cards
    whose sentences are being carried out, each caused by the one before.
    """

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.table = table
        self.entry = -1
        self.whole = True
        self.speaking: list[object] = []
        self.lines: list[Line] = []
        self._listeners: list[Listener] = []
        self._readings: dict[Callable[[Table], Any], Any] = {}
        self._counted = game.counters.known
        self._zones: tuple[dict[str, Zone], Zones[Zone]] | None = None

    def lay(self, table: Table) -> None:
        """Continue on *table* instead of the current one."""
        self.table = table
        self._readings.clear()

    def index(self) -> Zones[Zone]:
        """The zones of the table, to be found by their fields. The index is kept with the play,
        because rules look zones up by name far more often than by kind."""
        zones, known = self.table.zones, self._zones
        if known is None or known[0] is not zones or len(known[1]) != len(zones):
            known = self._zones = zones, Zones(zones)
        return known[1]

    def reading(self, read: Callable[[Table], R]) -> R:
        """What *read* reads from the table, cached while nothing but counters of the table changes.
        *read* must not look at those counters. Do not change the returned object."""
        try:
            known: R = self._readings[read]
        except KeyError:
            known = self._readings[read] = read(self.table)
        return known

    def keep(self, read: Callable[[Table], R], known: R) -> None:
        """Store *known* as what *read* would read, because the rules have just made the table
        so."""
        self._readings[read] = known

    def listen(self, hear: Listener) -> Callable[[], None]:
        """Call *hear* for each event from now on; returns a function that ends that."""
        self._listeners.append(hear)
        return partial(self._listeners.remove, hear)

    def record(self, event: Event) -> None:
        """Report *event* to all listeners."""
        self.whole = False
        if self._readings:
            self._readings.clear()
        if self._listeners:
            self._tell(event)

    def _tell(self, event: Event) -> None:
        for hear in self._listeners:
            hear(event, self.entry)

    def move(self, piece: Piece, zone: str, index: int = -1, face_up: bool | None = None) -> None:
        """Move *piece* to the top of *zone*, or to *index* from the bottom."""
        self.whole = False
        if self._readings:
            self._readings.clear()
        if self._listeners:
            self._tell(verbs.move(self.table, piece.id, zone, index, face_up))
        else:
            verbs.shift(self.table, piece.id, zone, index, face_up)

    def flip(self, piece: Piece, face_up: bool) -> None:
        """Turn *piece* face up or face down."""
        self.record(verbs.flip(self.table, piece.id, face_up))

    def add(self, name: str, zone: str, _kind: Kind = "token", /, **counters: int) -> None:
        """Add a piece called *name* on top of *zone*, with *counters* on it."""
        added = verbs.add(self.table, name, zone, _kind, face_up=True)
        self.record(added)
        for counter, value in counters.items():
            self.count(counter, value, self.table.pieces[added.piece])

    def turn(self, piece: Piece, degrees: int) -> None:
        """Turn *piece* to *degrees* clockwise: 0, 90, 180 or 270."""
        self.record(verbs.turn(self.table, piece.id, degrees))

    def count(self, counter: str, value: int, piece: Piece | None = None) -> None:
        """Set a counter on *piece*, or on the table.

        :raises Undeclared: if the rules have no such counter, and none lies there.
        """
        self.whole = False
        table = self.table
        counters = table.counters if piece is None else table.pieces[piece.id].counters
        if counter not in self._counted and counter not in counters:  # players lay down any
            self.game.counters.check(counter)
        if piece is not None and self._readings:
            self._readings.clear()
        if self._listeners:
            number = -1 if piece is None else piece.id
            self._tell(verbs.count(table, number, counter, value))
        else:
            verbs.set_counter(table, counters, counter, value)

    def suspend(self, subject: str) -> None:
        """Put the rule or card *subject* out of force."""
        self.record(verbs.suspend(self.table, subject))

    def reinstate(self, subject: str) -> None:
        """Put *subject* into force again."""
        self.record(verbs.reinstate(self.table, subject))

    def uncount(self, counters: Sequence[str]) -> None:
        """Remove these counters from the table, if they are there."""
        gone = verbs.uncount(self.table, counters)
        if gone:
            self.whole = False
        if self._listeners:
            for uncounted in gone:
                self._tell(uncounted)

    def seat(self, seat: int, name: str) -> None:
        """Rename the seat."""
        place = self.table.seats[seat]
        self.record(verbs.seat(self.table, seat, name, place.player, place.bot))

    def end(self, winners: list[int], words: str, rule: str) -> None:
        """End the game, and report it."""
        self.record(verbs.end(self.table, winners, words, rule))
        self.say("The game is over: {}", words, rule=rule)

    def say(self, words: str, *parts: Piece | str | int, rule: str = "") -> None:
        """Write a sentence with a `{}` for each part into the chronicle."""
        self.whole = False
        told: list[str | Mention] = []
        for part in parts:
            if type(part) is str:
                told.append(part)
            elif type(part) is Piece:
                told.append(self._mention(part))
            else:
                told.append(str(part))
        self.lines.append(Line(self.entry, words, told, rule))

    def choose(self, make: Ask) -> Rules[Option]:
        """Ask the question that *make* makes from the table; returns the chosen option."""
        answer: Option = yield make
        return answer

    def together(self, make: Ask) -> Rules[list[Option]]:
        """Ask several seats at once; returns their options in the order of the questions."""
        answers: list[Option] = yield make
        return answers

    def happen(self, deed: D, by: object = None) -> Rules[D]:
        """Do *deed*, with all reactions to it; returns the deed as it was done. *by* is the card
        that proposes it, if any."""
        reactions, text = self.game.reactions, self.game.text
        if reactions.reacting:
            yield from self._all_react("would", deed)
        if text is not None and not deed.prevented and (heard := text.proposed(self, deed, by)):
            yield from heard
        if not deed.prevented:
            doing = deed.do(self)
            if doing is not None:
                yield from doing
            deed.done = not deed.prevented  # else it came to nothing
        if deed.done:
            if reactions.reacting:
                yield from self._all_react("after", deed)
            if text is not None and (heard := text.followed(self, deed, by)):
                yield from heard
        return deed

    def roll(self, die: Piece, sides: int, *, ask: str, rule: str) -> Rules[int]:
        """Roll *die*; returns its result, 1 to *sides*."""
        shown: int = yield Roll(sides, ask, rule)
        self.record(verbs.roll(self.table, die.id, sides, shown))
        return shown

    def shuffle(self, zone: str, *, rule: str) -> Rules[None]:
        """Shuffle the pieces of *zone*."""
        order: list[int] = yield Shuffle(zone, rule)
        self.record(verbs.order(self.table, zone, order, shuffled=True))

    def top(self, zone: str, *, rule: str, ask: str = WHICH) -> Rules[Piece | None]:
        """The card that is drawn next from *zone*, None if the zone is empty. With a real deck
        beside the screen, people are asked *ask*, which card it is."""
        card = self.known_top(zone)
        if card is not None or not self.table.zones[zone].pieces:
            return card
        return (
            yield from self._told(lambda: [p for p in self.table[zone] if not p.face_up], rule, ask)
        )

    def known_top(self, zone: str) -> Piece | None:
        """The same if nobody needs to be asked; else None."""
        table = self.table
        lying = table.zones[zone].pieces
        card = table.pieces[lying[-1]] if lying else None
        if card is None or card.face_up or table.options.get("cards") != "typed":
            return card
        return None

    def reveal(self, card: Piece, *, rule: str, ask: str = WHICH) -> Rules[Piece]:
        """Turn a face-down *card* up; returns the card that it is, as people with a real deck
        answer."""
        if not card.face_up and self.table.options.get("cards") == "typed":
            face_down = card
            card = yield from self._told(lambda: [face_down], rule, ask)
        self.flip(card, face_up=True)
        return card

    def _all_react(self, window: Window, deed: Deed) -> Iterable[Any]:
        """Let everything react to *deed* in *window*."""
        reacting = self.game.reactions.to(window, deed)
        if not reacting:
            return ()
        return self._react_in_turn(reacting, deed)

    def _react_in_turn(self, reacting: Sequence[tuple[str, React]], deed: Deed) -> Rules[None]:
        for zone_kind, react in reacting:
            for piece in self._lying_in(zone_kind):
                if self._may_react(zone_kind, piece, deed) and (rules := react(self, piece, deed)):
                    yield from rules

    def _may_react(self, zone_kind: str, piece: Piece, deed: Deed) -> bool:
        """Whether *piece* may react to *deed*, because it still lies in a zone of this kind. A
        prevented deed is not reacted to, so nothing else is used up on it."""
        zone = self.table.zones[piece.zone]
        here = zone.kind == zone_kind and zone.live and not deed.prevented
        return here and piece.name not in self.table.suspended

    def _lying_in(self, zone_kind: str) -> list[Piece]:
        """Pieces in live zones of a kind: the active seat's first, then clockwise, then the table's
        own, each by number."""
        table = self.table
        pieces, active = table.pieces, table.counters.get("active", 0)
        zones = self.index().live(zone_kind, active, len(table.seats))
        return [pieces[number] for zone in zones for number in zone.pieces]

    def _pool(self, piece: int) -> str:
        return self.game.pool(self.table.pieces[piece].name)

    def _unknown(self, lying: list[Piece]) -> list[int]:
        """The cards that *lying* may be and that nobody knows: with a real deck, any unknown card
        may be any other. A card with counters was in play before it was turned down, so players
        know it."""
        own = {piece.id for piece in lying}
        pools = {self._pool(piece.id) for piece in lying}
        return [
            number
            for zone in self.table.zones.values()
            if zone.seen_by == "nobody"
            for number in zone.pieces
            if self.table.pieces[number].kind == "card"
            and not self.table.pieces[number].face_up
            and self._pool(number) in pools
            and (number in own or not self.table.pieces[number].counters)
        ]

    def _told(self, lying: Callable[[], list[Piece]], rule: str, ask: str) -> Rules[Piece]:
        """Ask which card the last of *lying* really is; returns that card, which then lies there.
        If it comes from another zone, an indistinguishable face-down card goes there in exchange.
        """
        told: int = yield Draw(lambda: self._unknown(lying()), ask, rule)
        card, other = lying()[-1], self.table.pieces[told]
        if other.zone != card.zone and self._pool(told) != self._pool(card.id):
            alike = (p for p in reversed(lying()) if self._pool(p.id) == self._pool(told))
            self._exchange(next(alike), other)
        self._exchange(card, other)
        return other

    def _exchange(self, card: Piece, other: Piece) -> None:
        """Exchange the places of *card* and *other*."""
        if other is card:
            return
        here, there = card.zone, other.zone
        index = self.table.zones[here].pieces.index(card.id)
        other_index = self.table.zones[there].pieces.index(other.id)
        if here == there:
            order = list(range(len(self.table.zones[here].pieces)))
            order[index], order[other_index] = other_index, index
            self.record(verbs.order(self.table, here, order))
            return
        self.move(other, here, index=index)
        self.move(card, there, index=other_index)

    def _mention(self, piece: Piece) -> Mention:
        """A mention of *piece*, for those who know it."""
        zone = self.table.zones[piece.zone]
        if piece.face_up or zone.seen_by == "everyone":
            return Mention(piece.id, piece.name, rank=self.game.rank_of(piece))
        return Mention(piece.id, piece.name, zone.owner if zone.seen_by == "owner" else -1)

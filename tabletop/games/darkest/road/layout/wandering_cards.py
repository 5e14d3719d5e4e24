"""Cards that move along the road: so many stops toward the destination, or toward the village.

Every card that lies on the road is a stop, and so is a Road Space on which none lies; what waits on
a space to be met first is a stop before its others. What moves ends just beyond the last stop
counted, and never leaves the road.
"""

from __future__ import annotations

from tabletop.executor.sentence import Line, Sentence
from tabletop.games.darkest.cards.grammar import GRAMMAR, is_one_of
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import dice, heroes
from tabletop.games.darkest.party.executor import EXECUTOR, Meeting, sentences
from tabletop.grammar.idiom import idiom
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

Stop = tuple[int, int]
"""A place on the road: the Road Space, and the position there."""

ONWARD = "onward"
"""Which way: this one, toward the destination, or the other."""


class AllHaveMet(Deed, kw_only=True):
    """DTC-174: everybody has met the card `card`."""

    card: int

    def do(self, play: Play) -> None:
        """It says itself."""


def stop_of(piece: Piece, table: Table) -> Stop:
    """Where *piece* lies."""
    return table.zones[piece.zone].number, space_positions.spot_of(piece)


def stops(table: Table) -> list[Stop]:
    """All stops from the village to the destination."""
    found: list[Stop] = []
    for space in heroes.spaces(table):
        cards = space_positions.cards_at(table, space)
        spots = {0} if space_positions.waiting(table, space) or not cards else set[int]()
        spots |= {space_positions.spot_of(card) for card in cards}
        found += [(space, spot) for spot in sorted(spots)]
    return found


def beyond(table: Table, of: Stop, n: int, onward: bool) -> Stop:
    """The stop that is the *n*-th from *of*, or the last one of the road before it; on the way to
    the village that of the first Road Space, on the way out the destination's first."""
    ahead = [stop for stop in stops(table) if (stop > of if onward else stop < of)]
    listed = ahead if onward else ahead[::-1]
    if onward:  # it stops at the destination
        end = heroes.last_space(table)
        last = [stop for stop in listed if stop[0] == end]
        listed = [stop for stop in listed if stop[0] < end] + last[:1]
    return listed[min(n, len(listed)) - 1] if listed and n else of


def rest(play: Play, piece: Piece, stop: Stop, onward: bool) -> None:
    """*piece* comes to rest just beyond a *stop*; on the destination, before all that is there."""
    space, spot = stop
    lies = [
        space_positions.spot_of(p)
        for p in space_positions.lying(play.table, space)
        if p.id != piece.id
    ]
    if spot == 0 or space == heroes.last_space(play.table):
        spot = min((s for s in lies if s > 0), default=2 * space_positions.STEP) // 2
    spot = space_positions.squeeze(play.table, space, spot, not onward) if spot in lies else spot
    for counter in (space_positions.EXTRA, space_positions.DONE):
        if piece.counters.get(counter, 0):
            play.count(counter, 0, piece)
    space_positions.put(play, piece, space, max(1, spot))


def shift(play: Play, piece: Piece, n: int, onward: bool) -> None:
    """*piece* moves *n* stops."""
    here = stop_of(piece, play.table)
    to = beyond(play.table, here, n, onward)
    if to != here:
        rest(play, piece, to, onward)
    where = heroes.terrain(play.table, to[0])
    if where is not None:
        play.say("{} moves on: {}.", piece, where, rule="DTC-174")


def shift_all(play: Play, onward: bool) -> bool:
    """All cards that lie face up move one stop, the farthest first: each to where the one ahead of
    it lay. On the party's own Road Space none does."""
    table, own = play.table, max(1, heroes.at(play.table))
    listed, moved, spaces = stops(table), False, heroes.spaces(table)
    for space in reversed(spaces) if onward else spaces:
        cards = space_positions.revealed(table, space) if space != own else []
        for card in reversed(cards) if onward else cards:
            here = stop_of(card, table)
            at = listed.index(here) + (1 if onward else -1)
            if 0 <= at < len(listed) and not (onward and space == spaces[-1]):
                rest(play, card, listed[at], onward)
                moved = True
    return moved


# --- what cards say -------------------------------------------------------------------------------


def wander(context: Meeting, way: str) -> Rules[bool]:
    """Some cards go their way once all have met them; not where the party has been carried off."""
    if heroes.is_bound(context.table):
        return False
    shown = yield from dice.plain(context.play, "How far does it move?", "DTC-174")
    shift(context.play, context.card, shown, way == ONWARD)
    return True


def hop(context: Meeting, way: str) -> bool:
    """One stop; not where the party has been carried off."""
    if heroes.is_bound(context.table):
        return False
    shift(context.play, context.card, 1, way == ONWARD)
    return True


def move_all(context: Meeting, way: str) -> bool:
    """One stop each."""
    return shift_all(context.play, way == ONWARD)


_WAY = {"way": "way"}
idiom(
    GRAMMAR, "action", "it moves D6 spaces {way}", run=wander, slots=_WAY, sort="verb",
    name="it moves",
)  # fmt: skip
idiom(
    GRAMMAR, "action", "it moves 1 space {way}", run=hop, slots=_WAY, sort="verb", name="it hops",
)  # fmt: skip
idiom(
    GRAMMAR, "action", "all cards that lie face up on the road move 1 space {way}", run=move_all,
    slots=_WAY, sort="verb", name="all cards move",
)  # fmt: skip
PINNED = idiom(GRAMMAR, "trait", "it waits on the Road Space that a die shows")
BARS = idiom(GRAMMAR, "trait", "it bars the destination")
"""Where a card goes that is turned up: to a Road Space where it is met first, or before the
destination, which it bars until it is beaten in Guardian Combat."""
WAITS_IN = idiom(
    GRAMMAR, "trait", "it waits in {grounds}", slots={"grounds": "grounds"},
)  # fmt: skip


def waits_in(table: Table, name: str) -> list[int]:
    """The Road Spaces where the card called *name* would wait."""
    said = (s.clause.body[0] for s in sentences(name) if s.clause.body)
    grounds = [g for each in said if each.phrase is WAITS_IN for g in each.values["grounds"]]
    return [
        space
        for space in (heroes.spaces(table) if grounds else ())
        if any(is_one_of(lies.name, grounds) for lies in table[f"ground:{space}"])
    ]


ALL_HAVE_MET = idiom(
    GRAMMAR, "trigger", "all have met {this}", slots={"this": "this"}, deed=AllHaveMet,
    sort="moment",
)  # fmt: skip


def awaits_all(sentence: Sentence) -> bool:
    """Whether it is done once all have met the card that says so."""
    trigger = sentence.clause.heads.get("trigger")
    return trigger is not None and trigger.phrase is ALL_HAVE_MET


def all_have_met(play: Play, card: Piece) -> Rules[None]:
    """DTC-174: some cards go once all have met them, others move a part of the road."""
    for sentence in sentences(card.name):
        if awaits_all(sentence) and space_positions.is_here(play.table, card.id):
            place, deed = heroes.leader(play.table), AllHaveMet(card=card.id)
            line = Line(card, place, sentence)
            yield from EXECUTOR.carry(
                Meeting(play.table, line, place, place, playing=play, deed=deed, met=card)
            )

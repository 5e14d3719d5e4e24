"""Fireland tokens on Road Spaces and Draw Spots, and the Fire tokens of the Ifrit Sultan."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.darkest.ground import markers, space_positions
from tabletop.games.darkest.ground.markers import Marker
from tabletop.games.darkest.modules.firelands.sentences import EASED, spoken_so
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.tokens import Loses
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import OUT, Flow, Table

TOKEN, FIRE = "firelands-token", "firelands-fire"
"""A Fireland token, and one of the Sultan's Fire tokens."""

STOOD = "firelands-stood"
"""The table's counter: where the party stood when it was carried off: what it comes back to is no
place that it comes to from another."""

MOST_TOKENS, MOST_FIRE = 30, 3
"""So many of each there are."""


def _hurts(play: Play, token: Piece) -> Rules[Flow | None]:
    """DTL-009: each hero loses a Life as the party comes there from another place, once for all
    tokens that lie there."""
    table, spot = play.table, space_positions.spot_of(token)
    here = heroes.at(table)
    first = next(piece for piece in markers.on(table, here, spot) if piece.name in (TOKEN, FIRE))
    if first.id != token.id or (not spot and table.count(STOOD) == here):
        return None
    for place in heroes.here(table):
        if not spoken_so(table, place, EASED):
            yield from play.happen(Loses(who=place, n=1, token="life", rule="DTL-009"))
    return None


MARKERS = (
    Marker(name=TOKEN, arrives=_hurts, astride=True),
    Marker(name=FIRE, arrives=_hurts),
)


def carried_off(play: Play) -> None:
    """DTL-009: the party may be carried to where it stands."""
    play.count(STOOD, heroes.at(play.table))


def has_come(play: Play) -> None:
    """The next time it comes there from another place."""
    if play.table.count(STOOD):
        play.count(STOOD, 0)


def tokens(table: Table) -> Iterator[Piece]:
    """The Fireland tokens on the road."""
    for space in heroes.spaces(table):
        yield from (piece for piece in markers.lying(table, space) if piece.name == TOKEN)


def burns(table: Table, space: int, spot: int = 0) -> bool:
    """DTL-007: whether a Fireland token lies there: a second one never does."""
    return any(piece.name == TOKEN for piece in markers.on(table, space, spot))


def light(play: Play, space: int, spot: int = 0) -> bool:
    """DTL-007, DTL-008: a Fireland token lies on a Road Space, or on a Draw Spot there."""
    if burns(play.table, space, spot) or len([*tokens(play.table)]) >= MOST_TOKENS:
        return False
    markers.put(play, TOKEN, space, spot)
    where = "a Draw Spot of Road Space" if spot else "Road Space"
    play.say(f"A Fireland token lies on {where} {{}}.", space, rule="DTL-007")
    return True


def put_out(play: Play, token: Piece) -> None:
    """The token is taken off the road."""
    if space_positions.spot_of(token):
        play.count(space_positions.SPOT, 0, token)
    play.move(token, OUT)
    play.say("A Fireland token is taken off the road.", rule="DTL-010")

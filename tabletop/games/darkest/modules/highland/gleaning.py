"""Taking up what was just dropped: the Magpie, and the Treasure Hunter."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.modules.highland.sentences import FAR, NEAR, lines_so
from tabletop.games.darkest.party import acquisition, carrying_capacity, heroes
from tabletop.games.darkest.party.periods import Use
from tabletop.games.darkest.road.journey.anytime_acts import Act
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

VERB = "glean"
DROPPED = "highland-dropped"
"""On what lies on the road: it was dropped in this Party Turn."""
USE = Use(counter=DROPPED, period="step", on="road")


def _near(table: Table) -> list[Piece]:
    """DTH-045: on the party's Road Space, or on the Draw Spot that it has met last."""
    space, here = heroes.at(table), table.count(space_positions.HERE)
    lying = space_positions.lying(table, space)
    return [p for p in lying if space_positions.spot_of(p) in (0, here) and _may_be_taken(p)]


def _far(table: Table) -> list[Piece]:
    """DTH-052: wherever on the road."""
    lying = (p for space in heroes.spaces(table) for p in space_positions.lying(table, space))
    return [p for p in lying if p.counters.get(DROPPED, 0) and _may_be_taken(p)]


def _may_be_taken(piece: Piece) -> bool:
    dropped = "loose" in piece.counters and piece.counters.get(space_positions.LOCKED, 0)
    return bool(dropped) and piece.face_up and content.thing(piece.name) is not None


def _offers(table: Table) -> list[Option]:
    if not heroes.at(table):
        return []
    found: dict[str, Option] = {}
    for place in heroes.here(table):
        for template, there in ((NEAR, _near), (FAR, _far)):
            if not lines_so(table, place, template):
                continue
            for piece in there(table):
                name, title = heroes.name_of(table, place), content.title(piece.name)
                into = carrying_capacity.into(piece.name, place)
                key, label = f"{VERB} {place} {piece.name}#{piece.id}", f"{name} takes {title} up"
                option = Option(key, label, (piece.id,), into, piece.id)
                fit = carrying_capacity.fit(table, place, piece.name)
                found.setdefault(option.key, fit.said(option))
    return [*found.values()]


def _takes(play: Play, option: Option) -> Rules[None]:
    _, place, _ = option.key.split(" ")
    piece, rule = play.table.pieces[int(option.value)], "DTH-045"
    if piece.counters.get(DROPPED, 0):
        play.count(DROPPED, 0, piece)
        rule = "DTH-052"
    yield from acquisition.offer(play, int(place), piece, rule, wants=True)


ACT = Act(verb=VERB, offers=_offers, does=_takes)

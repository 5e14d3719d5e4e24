"""Special locations, which a draw die of 1 finds on the way, or which are opened there before."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.party import heroes, joint_rolls
from tabletop.games.darkest.party.named_pieces import named
from tabletop.games.darkest.road.draws import carried_fate, drawing
from tabletop.games.darkest.road.journey import passing
from tabletop.games.darkest.road.layout import road_layout
from tabletop.games.darkest.road.meetings import meeting
from tabletop.grammar.idiom import idiom
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


class FindsLocation(Deed, kw_only=True):
    """A draw die of the hero `who` leads to a special location; it was `thrown`, or chosen."""

    who: int
    thrown: bool

    def do(self, play: Play) -> None:
        """It says itself."""


GONE = "gone"
"""Modules say under this name which special locations were met on this road, though they lie there
no more."""

Gone = Callable[[Table], Collection[str]]

LEADS_AWAY = "leads-away"
"""Modules say under this name when the location that the party is in takes it from its Road Space
as soon as its own cards are met."""

LeadsAway = Callable[[Table], bool]


def find_location(play: Play, space: int, thrown: bool) -> Rules[bool]:
    """DTC-117 to DTC-119: a die of the party finds it (DTC-B03); what was found
    on this road is rolled again. Returns whether there is any left to be found (DTX-013)."""
    land, spaces = heroes.land(play.table), heroes.spaces(play.table)
    listed = atlas(play.table).special(land)
    lies = {p.name for each in spaces for p in play.table[f"ground:{each}"]} | {land.straddle}
    lies |= {content.place(name) for name in lies}
    same = heroes.terrain(play.table, space), heroes.ground(play.table, spaces[-1])
    lies |= {content.location(each.name).twin for each in same if each is not None}  # DTC-118
    gone: list[Gone] = play.game.records_of(GONE)
    lies |= {name for each in gone for name in each(play.table)}
    if not set(listed.values()) - lies:
        return False
    yield from play.happen(FindsLocation(who=heroes.leader(play.table), thrown=thrown))
    (shown,) = yield from joint_rolls.several(
        play, heroes.leader(play.table), 1, drawing.which_special(listed), "DTC-117", party=True,
        stands=lambda n: listed[n] not in lies,
        then=partial(carried_fate.turned, play, drawing.which_special(listed)),
    )  # fmt: skip
    card = named(play.table, listed[shown])
    play.move(card, f"ground:{space}", face_up=True)
    play.say("They find {}.", card, rule="DTC-117")
    yield from _meet(play, card)
    return True


def _meet(play: Play, card: Piece) -> Rules[None]:
    """It is met, unless the party passes it over."""
    if not (yield from passing.passes(play, "location", card)):
        yield from meeting.instruct(play, card)


def leads_away(play: Play) -> bool:
    """DTX-012: whether the location takes the party from here, so that the other dice are lost."""
    found: list[LeadsAway] = play.game.records_of(LEADS_AWAY)
    return any(each(play.table) for each in found)


def is_opened(play: Play, space: int) -> Rules[bool]:
    """DTD-051: whether one was opened on a Road Space: the party meets it there, and draws no
    cards."""
    location = heroes.located(play.table, space) if space else None
    if location is None or not location.counters.get(road_layout.OPENED, 0):
        return False
    road_layout.visit(play, space)
    play.count(road_layout.OPENED, 0, location)
    yield from _meet(play, location)
    return True


idiom(
    GRAMMAR, "trigger", "a draw die leads to a special location",
    run=lambda context: getattr(context.deed, "thrown", False),
    deed=FindsLocation, sort="moment",
)  # fmt: skip

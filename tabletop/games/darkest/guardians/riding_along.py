"""Enemies that ride with the party from card to card until they are discarded."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.guardians.troveless_combat import stand
from tabletop.games.darkest.order import BARRED
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import holds
from tabletop.games.darkest.road.layout import road_layout
from tabletop.games.darkest.road.meetings import called_enemies, meeting
from tabletop.grammar.idiom import idiom
from tabletop.play.rules.joins import Join
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow

RIDES = idiom(GRAMMAR, "trait", "it rides with the party until it is discarded")


def meet_with_riders(play: Play, card: Piece, there: Sequence[Piece]) -> Rules[bool]:
    """DTB-062, DTB-063: *card* is about to be met, and some of those that were *there* ride with
    the party: another Enemy fights beside them, anything else is met after them."""
    riding = [each for each in there if each.id != card.id and holds(each.name, RIDES)]
    space, spot = heroes.at(play.table), space_positions.spot_of(card)
    for rider in riding:
        space_positions.pick_up(play, rider)
        _comes(play, rider, space, spot)
    if riding and isinstance(content.card(card.name), content.Enemy):
        play.say("{} fights beside {}.", riding[0], card, rule="DTB-063")
        for left in (yield from stand(play, [*riding, card])):
            if left.id == card.id:
                space_positions.put(play, left, space, spot)
            else:
                _comes(play, left, space, spot)
        yield from meeting.settle(play)
        return True
    for rider in riding:
        if not heroes.is_bound(play.table):
            yield from meeting.meet(play, rider)
    return heroes.is_bound(play.table) or not space_positions.is_here(play.table, card.id)


def _comes_along(play: Play) -> Rules[Flow | None]:
    """DTB-062: to the destination they come, too, and are met before it."""
    end = heroes.last_space(play.table)
    for rider in [c for c in called_enemies.face_up(play.table) if holds(c.name, RIDES)]:
        space_positions.pick_up(play, rider)
        spot = space_positions.squeeze(play.table, end, 0, downward=False)
        space_positions.put(play, rider, end, spot)
        play.count(space_positions.DONE, 1, rider)
        yield from meeting.meet(play, rider)
        if heroes.is_bound(play.table):
            return go("carried")
    return None


def _comes(play: Play, rider: Piece, space: int, spot: int) -> None:
    """It lies beside the card at that *spot*, on the side where the party comes from, as met."""
    down = road_layout.is_downward(play.table)
    beside = space_positions.squeeze(play.table, space, spot, not down)
    space_positions.put(play, rider, space, beside)
    play.count(space_positions.DONE, 1, rider)


JOINS = (Join(moment="destination", place=BARRED, rule="DTB-062", run=_comes_along),)

"""Titania's Gate and the Faerie Gate: the marching order turns, and who is next names a place."""

from __future__ import annotations

from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.party import heroes, marching_order
from tabletop.games.darkest.party.executor import Meeting, asks
from tabletop.games.darkest.party.tokens import lacking
from tabletop.games.darkest.road.journey.teleports import Teleports
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules

THIRD = 2


def rotates(context: Meeting) -> bool:
    """DTW-062: each moves up, and the first becomes third; last, in a smaller party."""
    first, *others = heroes.here(context.table)
    others.insert(THIRD, first)
    return marching_order.change(context.play, others)


def is_led(context: Meeting) -> Rules[bool]:
    """DTW-079: whoever marches next behind the bearer names the place."""
    play, order = context.play, heroes.in_order(context.table, context.you)
    names = order[1] if len(order) > 1 else context.you
    option = yield from asks(
        play, names, "Which Aid place is of most use?", lambda: _places(play, names), "DTW-079"
    )
    done = yield from context.propose(Teleports(place=str(option.value), who=context.you))
    return not done.prevented


def _places(play: Play, place: int) -> list[Option]:
    """DTW-079: all Aid places on this side of the Storm River, what is proposed first: one that
    heals where the hero at *place* lacks Life, one to pray where it lacks Fate, else the others."""
    land = heroes.way(play.table)
    while land.of and not land.home:
        land = atlas(play.table).regions[land.of]
    needs = [token for token in ("life", "fate") if lacking(play, place, token)]
    aid = atlas(play.table).places(land.name, "aid")
    listed = sorted(aid, key=lambda each: each.id not in HELPS.get("".join(needs[:1]), ()))
    return [Option(each.id, each.name, value=each.id) for each in listed]


HELPS = {"life": ("chapel", "castle"), "fate": ("chapel", "temple")}
"""Where Life is healed, and where one prays."""

"""The Royal Masons, who build where the party leaves a Road Space."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.modules.firelands.sentences import BUILDS, spoken_so
from tabletop.games.darkest.party import coins, heroes
from tabletop.games.darkest.road.journey.anytime_acts import Act
from tabletop.games.darkest.road.meetings import terrain
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table

VERB, RULE = "mason", "DTL-042"


def _offers(table: Table) -> list[Option]:
    """DTL-042, DTL-043: a Graveyard or a Chapel, where the road has none."""
    found, space = list[Option](), heroes.at(table)
    for place in heroes.here(table):
        for said in spoken_so(table, place, BUILDS):
            for name in (said["terrain"], said["other"]):
                if card := next(iter(terrain.stock(table, name)), None):
                    n, who = said["n"], heroes.name_of(table, place)
                    label = f"{who} has the Masons build: {content.title(name)} for {n} gold"
                    option = Option(f"{VERB} {place} {name}", label, (card.id,), value=n)
                    if not terrain.may_cover(table, space, name):
                        option = option.blocked("DTL-043", "It cannot stand on this road.")
                    elif coins.purse(table, place) < n:
                        option = option.blocked(RULE, f"It costs {n} gold.")
                    found.append(option)
    return found


def _builds(play: Play, option: Option) -> Rules[None]:
    _, place, name = option.key.split(" ")
    yield from coins.spend(play, int(place), int(option.value), RULE)
    if stock := terrain.stock(play.table, name):
        yield from terrain.cover(play, stock[0], heroes.at(play.table), RULE)


ACT = Act(verb=VERB, offers=_offers, does=_builds, leaving=True)

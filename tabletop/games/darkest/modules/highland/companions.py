"""Followers whom others drain, and who go for gold."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.modules.highland.sentences import DRAINS, GOES, lines_so
from tabletop.games.darkest.party import coins, heroes
from tabletop.games.darkest.party.alignment import may_harm
from tabletop.games.darkest.party.periods import Use
from tabletop.games.darkest.party.tokens import Regains
from tabletop.games.darkest.road.journey.anytime_acts import Act
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table

DRAINED = "highland-drained"
"""On a hero's card: it has drained a Follower on this visit to a Road Space."""
USE = Use(counter=DRAINED, period="space")


def _drains(table: Table) -> list[Option]:
    """DTH-032: any Follower of those whom the hero may harm."""
    found = []
    for place in heroes.here(table) if heroes.at(table) else ():
        if not lines_so(table, place, DRAINS):
            continue
        used = heroes.has(table, place, DRAINED)
        for other in heroes.here(table):
            for card in table[f"followers:{other}"]:
                label = f"{heroes.name_of(table, place)} drains {content.title(card.name)}"
                option = Option(f"drain {place} {card.name}#{card.id}", label, (card.id,),
                                value=card.id)  # fmt: skip
                if used:
                    option = option.blocked("DTH-032", "You can do this once per Road Space.")
                elif other != place and not may_harm(table, place, other):
                    option = option.blocked("DTH-032", "You may not harm whom it follows.")
                found.append(option)
    return found


def _is_drained(play: Play, option: Option) -> Rules[None]:
    place, card = int(option.key.split(" ")[1]), play.table.pieces[int(option.value)]
    play.count(DRAINED, 1, heroes.hero_at(play.table, place))
    play.say("{} is drained.", card, rule="DTH-032")
    space_positions.put_away(play, card)
    yield from play.happen(Regains(who=place, n=1, token="life", rule="DTH-032"))


DRAIN = Act(verb="drain", offers=_drains, does=_is_drained)


def _goes(table: Table) -> list[Option]:
    """DTH-054."""
    found = []
    for place in heroes.here(table):
        for line in lines_so(table, place, GOES):
            card, n = line.piece, int(line.clause.values["n"])
            label = f"{heroes.name_of(table, place)} pays {content.title(card.name)} off: {n} gold"
            option = Option(f"payoff {place} {card.name}#{card.id}", label, (card.id,), value=n)
            if coins.purse(table, place) < n:
                option = option.blocked("DTH-054", f"It costs {n} gold.")
            found.append(option)
    return found


def _is_paid_off(play: Play, option: Option) -> Rules[None]:
    card = play.table.pieces[option.pieces[0]]
    yield from coins.spend(play, int(option.key.split(" ")[1]), int(option.value), "DTH-054")
    play.say("{} goes.", card, rule="DTH-054")
    space_positions.put_away(play, card)


PAY_OFF = Act(verb="payoff", offers=_goes, does=_is_paid_off)

"""Drinks that are poured for Strangers instead of meeting them (DTY-058, DTY-059)."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.party import acquisition, dice, heroes
from tabletop.games.darkest.party.executor import asks
from tabletop.games.darkest.party.scores import bears
from tabletop.games.darkest.party.tokens import Gains
from tabletop.games.darkest.road.draws.drawing import LosesTurn
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Option, Roll
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

POTIONS = "potions"
"""Modules say under this name in which zone Potions lie of which one is had by chance."""

POURS = idiom(
    GRAMMAR, "trait", "you may pour a drink for a Stranger instead of meeting it",
    sort="permission",
)  # fmt: skip

CHART = {
    1: "gain 1 gold",
    2: "gain 1 gold and roll again",
    3: "the party loses a turn",
    4: "the Stranger is discarded",
    5: "gain 1 Life",
    6: "gain a Potion",
}
RULE = "DTY-059"


def instead(play: Play, card: Piece, place: int) -> Rules[bool]:
    """DTY-058: whether the hero at *place* pours the Stranger that *card* is a drink."""
    if not isinstance(content.card(card.name), content.Stranger):
        return False
    if not bears(play.table, place, POURS):
        return False
    title = content.title(card.name)
    option = yield from asks(play, place, f"Meet {title}, or pour a drink?", lambda: [
        Option("meet", f"Meet {title}", (card.id,)),
        Option("pour", "Pour a drink", (heroes.hero_at(play.table, place).id,)),
    ], "DTY-058")  # fmt: skip
    if option.key == "meet":
        return False
    shown = 2
    while shown == 2:
        shown = yield from dice.own(play, place, "the drink", RULE, means=CHART.__getitem__)
        if heroes.card_of(play.table, place) is None:
            break
        yield from _comes_of_it(play, place, card, shown)
    return True


def _comes_of_it(play: Play, place: int, card: Piece, shown: int) -> Rules[None]:
    if shown <= 2:
        yield from play.happen(Gains(who=place, n=1, token="gold", rule=RULE))
    elif shown == 3:
        yield from play.happen(LosesTurn(places=heroes.here(play.table)))
    elif shown == 4:
        play.say("{} is discarded.", card, rule=RULE)
        space_positions.put_away(play, card)
    elif shown == 5:
        yield from play.happen(Gains(who=place, n=1, token="life", rule=RULE))
    else:
        yield from gain_potion(play, place)


def stock(table: Table) -> list[Piece]:
    """The Potions of which one is had by chance."""
    zones: list[str] = game_of(table).records_of(POTIONS)
    return [card for zone in zones for card in table[zone]]


def gain_potion(play: Play, place: int) -> Rules[None]:
    """One of them by lot; 1 gold, where there is none."""
    found = stock(play.table)
    if not found:
        yield from play.happen(Gains(who=place, n=1, token="gold", rule=RULE))
        return
    name = heroes.name_of(play.table, place)
    lot: int = yield Roll(len(found), f"Which Potion does {name} gain?", RULE)
    yield from acquisition.award(play, place, found[lot - 1], RULE, "{} gains {}.")

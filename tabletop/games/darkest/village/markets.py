"""Markets: destinations with several shops, visited one after another, as records."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import shops, space_positions
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.order import SHOP
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.party_decisions import decide
from tabletop.games.darkest.party.questions import ask, business
from tabletop.games.darkest.road.draws import drawing
from tabletop.games.darkest.road.journey.destination import Way
from tabletop.games.darkest.road.meetings import finds, meeting
from tabletop.games.darkest.steps import STEPS
from tabletop.games.darkest.village import deals
from tabletop.games.darkest.village.offers import READY, sold_in
from tabletop.games.darkest.village.stay import buys
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.open_steps import comes_to
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.table import Flow, Table

MARKETS = "market"
"""Modules bring theirs under this name."""


class Market(Struct, frozen=True, kw_only=True):
    """The shops at the destination `place`, which name it as their village; `called` are they, by
    the names of the shops. Between one and another a card is drawn and met, which never stays."""

    place: str
    called: dict[str, str]
    rule: str


def _here(table: Table) -> Market | None:
    place = heroes.located(table, heroes.last_space(table))
    found: list[Market] = game_of(table).records_of(MARKETS)
    return next((each for each in found if place is not None and each.place == place.name), None)


WAY = Way("market", "Visit a shop", "You meet a card between shops.",
          lambda table: _here(table) is not None)  # fmt: skip
"""What the party may do there."""

IN_SHOP = "in-shop"
"""The table's counter: which shop the party is in, counted from 1 in the order in which they are
called (0: in none)."""

SHOPPED = "shopped"
"""The table's counter: the party has been to a shop since it came there; that it was out among
the stalls in between spares it nothing."""

LEAVE = Option("leave", "Leave the shops")


@STEPS.step("Shops", rule="DTC-104", then="at_destination")
def market(play: Play) -> Rules[Flow]:
    """The party goes from shop to shop, in any order, and back again."""
    while (here := _here(play.table)) is not None:
        option = yield from decide(play, "Which shop?", here.rule, partial(_which, here))
        if option is LEAVE:
            break
        if play.table.count(SHOPPED):
            yield from _between(play, here)
            if heroes.is_bound(play.table):
                return go("carried")
        play.count(SHOPPED, 1)
        yield from comes_to(play, SHOP)
        listed = shops.beside(play.table, here.place)
        yield from _visits(play, next(shop for shop in listed if shop.name == option.value), here)
        if heroes.is_bound(play.table):
            return go("carried")
    return go("at_destination")


def _which(here: Market, table: Table) -> list[Option]:
    found = [shop for shop in shops.beside(table, here.place) if shop.name in here.called]
    return [
        *(Option(f"shop {shop.name}", here.called[shop.name], zones=(shop.zone,), value=shop.name,
                 tells=_holds(table, shop)) for shop in found), LEAVE,
    ]  # fmt: skip


def _holds(table: Table, shop: shops.Shop) -> str:
    """How many cards a shop has, and what they cost."""
    prices = sorted(content.price(card.name) for card in table[shop.zone])
    if not prices:
        return "Nothing is left."
    least, most = prices[0], prices[-1]
    asked = f"{least}" if least == most else f"{least} to {most}"
    return f"{len(prices)} {'card' if len(prices) == 1 else 'cards'}, for {asked} gold."


def _between(play: Play, here: Market) -> Rules[None]:
    """A card is drawn and met, and is discarded whatever it says."""
    card = yield from drawing.draw(play, here.rule)
    if card is None:
        return
    yield from meeting.squeezed_in(play, card, -1)
    card = play.table.pieces[card.id]
    if space_positions.is_here(play.table, card.id):
        space_positions.put_away(play, card)
    yield from finds.fallen(play, heroes.at(play.table))


def _visits(play: Play, shop: shops.Shop, here: Market) -> Rules[None]:
    """Each may buy there, in marching order."""
    play.count(IN_SHOP, [*here.called].index(shop.name) + 1)
    for place in heroes.here(play.table):
        heroes.turn_to(play, place)
        while (yield from business(_buys(play, place, shop, here), otherwise=False)):
            pass
    heroes.turn_to(play, -1)
    play.count(IN_SHOP, 0)


def _buys(play: Play, place: int, shop: shops.Shop, here: Market) -> Rules[bool]:
    """Whether the hero at *place* has bought something."""

    def question() -> Decision:
        table = play.table
        name, gold = heroes.name_of(table, place), heroes.has(table, place, "gold")
        words = f"What does {name} buy at the {here.called[shop.name]}, with {gold} gold?"
        options = [READY, *sold_in(table, place, gold, shop.zone)]
        options += deals.offers(table, place, shop.zone)
        return Decision(heroes.speaker(table, place), words, here.rule, options)

    option = yield from ask(play, place, question)
    if option.key == READY.key:
        return False
    if (deal := deals.of_key(play, option.key)) is not None:
        return (yield from deal.does(play, place, option))
    yield from buys(play, place, play.table.pieces[int(option.value)])
    return True

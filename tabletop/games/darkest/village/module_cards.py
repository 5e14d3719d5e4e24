"""The cards of a module, laid out beside the game's: each where its kind waits to be drawn."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import decks, shops, sides
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.ground.lasting_moves import GRADUATES, Graduates
from tabletop.games.darkest.ground.spell_decks import SPELLS, SpellDeck
from tabletop.games.darkest.party import heroes, reserves
from tabletop.games.darkest.road.journey import quests
from tabletop.packs.cards import Card
from tabletop.play.rules.game import Game
from tabletop.table import verbs
from tabletop.table.table import OUT, Table
from tabletop.table.zone import Zone


def lay(table: Table, module: str) -> None:
    """Its decks with their discards, and its heroes, locations and quests with those of all; what
    has no deck of its own there lies in the game's."""
    game = game_of(table)
    adventures, troves = (_deck(game, of, module) for of in (decks.DECKS, decks.TROVES))
    aside = _asides(game)
    spells: list[SpellDeck] = [d for d in game.records_of(SPELLS) if d.name == module]
    mine = content.brought_by(module)
    _lay_rooms(table, game, mine)
    zones = [Zone(deck.draws) for deck in (adventures, troves)]
    zones += [Zone(deck.discards, "everyone") for deck in (adventures, troves)]
    zones += [Zone(deck.draws) for deck in spells]
    homes = {card.home for card in mine if isinstance(card, content.Encounter)}
    zones += [zone for home in sorted(homes & {*aside}) for zone in aside[home]]
    table.zones |= {zone.name: zone for zone in zones if zone.name not in table.zones}
    for card in mine:
        if isinstance(card, content.HeroCard):
            verbs.add(table, card.id, "newcomers")
            verbs.add(table, heroes.figure_name(card.id), OUT, "figure", face_up=True)
        elif isinstance(card, content.Location):
            for _ in range(card.copies):
                verbs.add(table, card.id, "atlas", face_up=True)
        elif isinstance(card, content.Encounter):
            zone, shop = adventures.draws, _shop(game, card)
            if shop is not None:
                zone = shop.zone
            elif card.home in aside:
                zone = aside[card.home][0].name
            elif isinstance(card, content.Magic):
                is_apart = troves.name == module or adventures.name != module
                zone = troves.draws if is_apart else adventures.draws
            elif isinstance(card, content.Spell):
                zone = spells[0].draws if spells else "spell"
            for _ in range(card.copies):
                verbs.add(table, card.id, zone, face_up=shop is not None)
    if listed := [card for card in mine if isinstance(card, content.Quest)]:
        quests.lay_deck(table, listed)


def _asides(game: Game) -> dict[str, tuple[Zone, ...]]:
    """Where those cards lie whose home is another deck, pile of Troves or lot than their module's,
    by its name: what they are drawn from first."""
    piles: list[decks.Deck] = [*game.records_of(decks.DECKS), *game.records_of(decks.TROVES)]
    found = {
        deck.name: (Zone(deck.draws), Zone(deck.discards, "everyone"))
        for deck in piles
        if deck.name
    }
    waiting: list[Graduates] = game.records_of(GRADUATES)
    return found | {each.name: (Zone(each.aside),) for each in waiting}


def _lay_rooms(table: Table, game: Game, mine: Sequence[Card]) -> None:
    """Room for what modules sell, have last, and have heroes keep by."""
    for shop in game.records_of(shops.SHOPS):
        table.zones.setdefault(shop.zone, Zone(shop.zone, "everyone"))
    if game.records_of(sides.SIDES) or any(content.lasts(card.id) for card in mine):
        sides.lay(table)
    for reserve in reserves.listed(table):
        if reserve.of(0) not in table.zones:
            reserves.lay(table, reserve)


def _shop(game: Game, card: content.Encounter) -> shops.Shop | None:
    """The stock in which *card* lies, if it lies in one: that which stands on it as its home, or of
    what is bought that of its module."""
    found: list[shops.Shop] = game.records_of(shops.SHOPS)
    is_bought = isinstance(card, content.Purchase)
    home = content.home(card.id) if is_bought else card.home
    shop = next((each for each in found if home and each.name == home), None)
    return shop or (shops.OWN if is_bought else None)


def _deck(game: Game, of: str, module: str) -> decks.Deck:
    found: list[decks.Deck] = game.records_of(of)
    return next((deck for deck in found if deck.name == module), found[-1])

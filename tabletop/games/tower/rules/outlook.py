"""Chapter B: what playing a card would do now, worked out once a question, for its label."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.tower.deck.content import title
from tabletop.games.tower.rules import cards, foes, fool
from tabletop.games.tower.rules.classes import sanctuary_at_stake
from tabletop.games.tower.rules.drawing import givable
from tabletop.games.tower.rules.steps import MODIFIERS
from tabletop.play.decision import Option
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def play_options(table: Table, hand: list[Piece]) -> list[Option]:
    """An option to play each card of *hand*, with what it would do in a few words."""
    foe, seat = cards.foe(table), cards.active(table)
    health, wards = cards.health_of(foe), cards.wards_of(table, foe)
    answering = foes.answering(table.options, foe.name) if wards else frozenset()
    floor, seats = table.counters["floor"], len(table.seats)
    last_ward, at_stake = table.options["last_ward"], sanctuary_at_stake(table)
    lays_suit, lays = _lays(table)
    gives = -1  # as many cards as can be given out, once that is asked
    bonus: dict[str, int] = {}
    options: list[Option] = []
    for card in hand:
        name, number = card.name, card.id
        suit = cards.numbered(name)
        if not suit:
            options += _unusual(table, card)
            continue
        if suit not in bonus:
            bonus[suit] = MODIFIERS.change("amount", table, seat, card)
        more, dispels = bonus[suit], suit in answering
        if suit in cards.ATTACKING:
            option = _attack(name, number, more, floor, dispels, health, wards, last_ward, at_stake)
        else:
            heroes = cards.HERO[:seats] + (lays if suit == lays_suit else ())
            n = cards.rank(name) + more
            if suit == "pentacles":
                gives = givable(table, playing=1) if gives < 0 else gives
                n = min(n, gives)
            option = _aid(name, number, n, floor, dispels, heroes)
        options.append(option)
    return options


def _lays(table: Table) -> tuple[str, tuple[str, ...]]:
    """The suit that the active hero lays before heroes, and where (TWR-068, TWR-087)."""
    seats, class_ = len(table.seats), cards.class_of(cards.hero(table, cards.active(table)).name)
    if class_ == "Paladin":
        return "pentacles", cards.SHIELDS[:seats]
    if class_ == "Priest":
        return "cups", cards.SANCTUARY[:seats]
    return "", ()


@lru_cache(8192)
def _attack(
    name: str,
    card: int,
    bonus: int,
    floor: int,
    dispels: bool,
    health: int,
    wards: int,
    last_ward: str,
    at_stake: str,
) -> Option:
    """Playing a card that is meant for the foe; it is dropped on the play spot or at the foe."""
    n = cards.rank(name) + bonus
    effect, warning = foes.forecast(n, health, wards, dispels, last_ward, at_stake)
    zones = ("play", "wards", cards.FLOOR[floor])
    return _playing(name, card, effect, dispels, zones, warning)


@lru_cache(8192)
def _aid(
    name: str, card: int, n: int, floor: int, dispels: bool, heroes: tuple[str, ...]
) -> Option:
    """Playing a card that helps *heroes* by *n*, at whose places it is dropped; if it may dispel a
    ward, the foe is a place too."""
    if cards.numbered(name) == "cups":
        helps = f"a hero regains {n}"
    else:
        helps = f"give out up to {n}" if n else "there is nothing to give out"
    at_foe = ("wards", cards.FLOOR[floor]) if dispels else ()
    return _playing(name, card, helps, dispels, ("play", *at_foe, *heroes))


def _playing(
    name: str, card: int, effect: str, dispels: bool, zones: tuple[str, ...], warning: str = ""
) -> Option:
    ward = "may dispel a ward; " if dispels else ""
    label = f"{title(name)}: {ward}{effect}"
    return Option(f"play {name}", label, (card,), zones, card, warning=warning)


def _unusual(table: Table, card: Piece) -> list[Option]:
    """What can be done with a card that has no rank."""
    if card.name == cards.FOOL:
        return fool.options(table, card)
    if card.kind != "card":
        return []
    # TWR-024: only players by hand can have brought it into a hand
    option = Option(f"play {card.name}", title(card.name), (card.id,), ("play",), card.id)
    return [option.blocked("TWR-024", "Only number cards are played.")]

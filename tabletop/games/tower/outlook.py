"""What playing a card would do now, for the labels of the options: worked out once a question."""

from __future__ import annotations

from functools import cache

from tabletop.games.tower import cards, foes, fool
from tabletop.games.tower.content import title
from tabletop.games.tower.steps import MODIFIERS
from tabletop.play.decision import Option
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def play_options(table: Table, hand: list[Piece]) -> list[Option]:
    """An option to play each card of *hand*, with what it would do in a few words."""
    wards = cards.wards_left(table)
    answering = foes.answers(table) if wards else frozenset()
    health, seat = cards.foe_health(table), cards.active(table)
    floor, seats = table.counters["floor"], len(table.seats)
    last_ward = table.options["last_ward"]
    bonus: dict[str, int] = {}
    options: list[Option] = []
    for card in hand:
        name = card.name
        if name == cards.FOOL:
            options += fool.options(table, card)
            continue
        suit, rank, heading, key = _printed(name)
        if not rank:
            if card.kind == "card":
                options.append(_unplayable(card))
            continue
        if suit not in bonus:
            bonus[suit] = MODIFIERS.change("amount", table, seat, card)
        n = rank + bonus[suit]
        dispels = suit in answering
        warning = ""
        if suit == "cups":
            effect = f"a hero regains {n}"
        elif suit == "pentacles":
            effect = f"give out up to {n}"
        else:
            effect, warning = foes.forecast(n, health, wards, dispels, last_ward)
        if dispels:
            effect = f"may dispel a ward; {effect}"
        zones = _drops(suit, dispels, floor, seats)
        label = heading + effect
        options.append(Option(key, label, (card.id,), zones, card.id, "", "", warning))
    return options


def _unplayable(card: Piece) -> Option:
    """TWR-024: a card that only players by hand can have brought into a hand."""
    option = Option(f"play {card.name}", title(card.name), (card.id,), ("play",), card.id)
    option.rule, option.why = "TWR-024", "Only number cards are played."
    return option


@cache
def _printed(name: str) -> tuple[str, int, str, str]:
    """What never changes about a card: suit, rank, the beginning of its label, and its key."""
    return cards.suit(name), cards.rank(name), f"{title(name)}: ", f"play {name}"


@cache
def _drops(suit: str, dispels: bool, floor: int, seats: int) -> tuple[str, ...]:
    """Where a card of *suit* may be dropped: the play spot, the foe, or the heroes it is for."""
    at_foe = ("wards", cards.FLOOR[floor])
    if suit in ("wands", "swords"):
        return ("play", *at_foe)
    return ("play", *(at_foe if dispels else ()), *cards.HERO[:seats])

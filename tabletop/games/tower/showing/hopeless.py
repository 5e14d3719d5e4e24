"""Showing: whether a climb can no longer be won, by public facts."""

from __future__ import annotations

from tabletop.games.tower.deck.content import title
from tabletop.games.tower.rules import cards, foes
from tabletop.games.tower.rules.difficulty import terms_at
from tabletop.games.tower.rules.gifts import gained
from tabletop.packs import library
from tabletop.table.table import Table

HIGHEST = 10
"""The most that a card is worth before gifts: its own rank, or that of a card it joins."""


def hopeless(table: Table) -> str:
    """TWR-124: if the deck is not reshuffled, only cards that are not discarded can still be
    played, and anybody can count them.

    The check uses an upper bound of the wards and the damage that these cards can remove. Effects
    of cards from players' packs are not counted.
    """
    if table.options["deck"] != "finite" or not cards.is_turned_up(table) or table["play"]:
        return ""
    standing = cards.standing(table)
    zones = ("deck", *cards.HAND[: len(table.seats)])
    left = [card.name for zone in zones if zone in table.zones for card in table[zone]]
    if not standing or not all(_is_plain(name, table) for name in left) or _has_others(table):
        return ""
    suits = [cards.suit(name) for name in left]
    attacks = [suit for suit in suits if suit in cards.ATTACKING]
    if not attacks:
        return "No card that deals damage is left, and the deck is not reshuffled."
    answers = foes.answers(table)
    if cards.wards_left(table) > sum(suit in answers for suit in suits):
        return f"Too few cards are left to dispel the wards of {title(cards.foe(table).name)}."
    gifts = max(sum(gained(table, seat, suit) for suit in cards.ATTACKING) for seat in standing)
    above = sum(n * terms_at(table).foes // 100 for n in cards.HEALTH[cards.floor(table) :])
    if len(attacks) * (HIGHEST + max(gifts, 0)) < cards.foe_health(table) + above:
        return "The cards that are left cannot deal as much damage as the foes have health."
    return ""


def _is_plain(name: str, table: Table) -> bool:
    """Whether the card called *name* is a number card, or a Fool that counts as none."""
    if name == cards.FOOL:
        return table.options["fool"] == "excuse"
    return bool(cards.numbered(name))


def _has_others(table: Table) -> bool:
    """Whether a hero or foe comes from a player's pack."""
    fighters = [*cards.heroes(table), *(p for zone in cards.FLOOR[1:] for p in table[zone])]
    return any(library.is_card(piece.name) for piece in fighters)

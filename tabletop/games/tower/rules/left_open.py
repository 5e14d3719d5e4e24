"""The choices that a card's sentences leave to its player, declared with the card (TWR-085)."""

from __future__ import annotations

from itertools import count, takewhile
from typing import NamedTuple

from tabletop.executor.choices import choices, comes_to_light, next_choice
from tabletop.executor.sentence import Line
from tabletop.games.tower.deck import content
from tabletop.games.tower.deck.content import title
from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.executor import EXECUTOR, PlayedContext
from tabletop.games.tower.rules.suits import CUPS
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Option
from tabletop.play.questions.declaration import Said
from tabletop.table.piece import Piece
from tabletop.table.table import Table

CHOICE = ("choice", "second choice")
"""The beginnings of these parts' names, by the position of the card."""


class OfCard(NamedTuple):
    """What a card asks before anything is revealed: whether it `heals` a chosen hero, `leaves` more
    choices to its player, and `reveals` anything afterwards."""

    heals: bool
    leaves: bool
    reveals: bool


@by_name
def of_card(name: str) -> OfCard:
    """These facts about the card called *name*, read off its sentences."""
    effects = content.effects(name)
    found = choices(effects, EXECUTOR.whom.is_picked)
    heals = bool(effects) and effects[0].clause.phrase is CUPS
    rest = [each for each in found if each.said.phrase is not CUPS]
    return OfCard(heals, bool(rest), comes_to_light(effects))


def chosen(said: Said, number: int) -> list[str]:
    """The keys of the options chosen for the card of this *number*."""
    names = (f"{CHOICE[number]} {n}" for n in count(1))
    return [said[name][0].key for name in takewhile(said.__contains__, names)]


class Left(NamedTuple):
    """A choice that a card leaves to its player: the question and the options."""

    ask: str
    options: tuple[Option, ...]


MOST_LEFT = 400
"""The most choices that are prepared when there is no table."""


def path(card: Piece, keys: list[str]) -> str:
    """The cache key for *card* after the options of these *keys* were chosen."""
    return "/".join((str(card.id), *keys))


def left(table: Table, seat: int, card: Piece, keys: list[str]) -> Left | None:
    """The choice that *card* leaves to *seat* on this table after the options of these *keys*, or
    None."""
    effects = cards.effects_in_play(card)
    context = PlayedContext(table, Line(card, seat, effects[0]), seat, whom=seat)
    choice = next_choice(EXECUTOR, effects, context, keys)
    if choice is None:
        return None
    ask = f"{title(card.name)}: {choice.by.words} {choice.ask}".strip()
    return Left(ask, choice.options)


def all_left(table: Table, seat: int, hand: list[Piece]) -> dict[str, Left]:
    """The choices of each card in *hand*, for every choice before: for use without the table."""
    found: dict[str, Left] = {}
    for card in hand:
        ways: list[list[str]] = [[]] if of_card(cards.works_as(card)).leaves else []
        while ways and len(found) < MOST_LEFT:
            keys = ways.pop()
            if (open_ := left(table, seat, card, keys)) is not None:
                found[path(card, keys)] = open_
                ways += ([*keys, each.key] for each in open_.options)
    return found

"""What cards of each kind have in common: the words they are written in, how they are called, and
the rule by which they ask."""

from __future__ import annotations

from tabletop.cardtext.book import Book
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.packs.cards import Card
from tabletop.packs.library import by_name
from tabletop.play.shelf.game_shelf import game_called


@by_name
def book_of(name: str) -> Book:
    """The words in which the card called *name* is written: a module may have more than the
    game."""
    module = content.module_of(name)
    wording = game_called(f"darkest+{module}").wording if module else None
    return wording.phrases if wording is not None else GRAMMAR


def kind_of(name: str) -> str:
    """The kind of the card called *name*, as cards call it."""
    return "event" if content.befalls(name) else type(content.card(name)).__name__.lower()


RULES: dict[type[Card], str] = {
    content.Enemy: "DTC-335", content.Event: "DTC-B12", content.Stranger: "DTC-B12",
    content.Place: "DTC-B12", content.Location: "DTC-119", content.Spell: "DTC-B11",
    content.Follower: "DTC-B09", content.HeroCard: "DTC-298", content.Quest: "DTC-169",
}  # fmt: skip
"""The rule by which a card asks, by its kind; an Object's is DTC-B07."""


@by_name
def rule_of(name: str) -> str:
    """The rule by which the card called *name* asks somebody."""
    card = content.card(name)
    return next((rule for kind, rule in RULES.items() if isinstance(card, kind)), "DTC-B07")

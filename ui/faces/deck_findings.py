"""Checks the faces of a game by reading each card as it would be painted.

The checks of recipes and plans need no cards, and run whenever a deck is loaded. These checks load
the whole game, so they are only run on request.
"""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.play.rules.game import Printed
from ui.faces.composed_pictures import Plan, unshown
from ui.faces.rules_deck import RulesCardDeck


def findings(deck: RulesCardDeck) -> Iterator[str]:
    """A sentence for each fault of a card of *deck*: its kind has no look, a number has no sign, or
    its picture does not show what its name says."""
    for card in deck.cards:
        game = deck.cards.game(card)
        printed, title = game.printed(card), game.title_of(card)
        if printed.kind.lower() not in deck.plan.kinds:
            yield f"{title}: no kind {printed.kind!r}"
        yield from unsigned(title, printed, deck.plan)
        if deck.plan.kind(printed).by_name or card in deck.recipes:
            yield from unshown(title, deck.seen(card))


def unsigned(title: str, printed: Printed, plan: Plan) -> Iterator[str]:
    """The tags of *title* that its face would leave out because they have no sign, one sentence
    each."""
    for label, value in printed.tags.items():
        named = [label]
        if label in plan.rows:
            named = [each.partition(" ")[0] for each in value.split(", ")]
        for name in named:
            if name not in plan.signs:
                yield f"{title}: no sign for {name!r}"

"""What is wrong with the faces of a game: found by reading each of its cards as it would be
painted. `findings` of recipes and plans know no cards and run whenever a deck is loaded; this
loads the whole game, and so is for checks alone."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.play.rules.game import Printed
from ui.faces.composed_pictures import Plan, unshown
from ui.faces.rules_deck import RulesCardDeck


def findings(deck: RulesCardDeck) -> Iterator[str]:
    """A sentence for each fault of a card of *deck*: its kind has no look, a number on it no sign,
    or its picture shows another thing than its name."""
    for card in deck.cards:
        game = deck.cards.game(card)
        printed, title = game.printed(card), game.title_of(card)
        if printed.kind.lower() not in deck.plan.kinds:
            yield f"{title}: no kind {printed.kind!r}"
        yield from unsigned(title, printed, deck.plan)
        if deck.plan.kind(printed).by_name or card in deck.recipes:
            yield from unshown(title, deck.seen(card))


def unsigned(title: str, printed: Printed, plan: Plan) -> Iterator[str]:
    """The tags of a card called *title* that its face would leave out, a sentence each: there is
    no sign for them."""
    for label, value in printed.tags.items():
        named = [label]
        if label in plan.rows:
            named = [each.partition(" ")[0] for each in value.split(", ")]
        for name in named:
            if name not in plan.signs:
                yield f"{title}: no sign for {name!r}"

"""Showing: the printed text of the cards."""

from __future__ import annotations

from tabletop.cardtext.parse import as_printed
from tabletop.executor.lasting_changes import is_lasting
from tabletop.games.tower.deck import content
from tabletop.games.tower.deck.content import Foe, Hero, NumberCard
from tabletop.games.tower.deck.grammar import GRAMMAR
from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.executor import EXECUTOR
from tabletop.packs.library import by_name
from tabletop.play.rules.game import Printed


@by_name
def printed(name: str) -> Printed:
    """Everything printed on the card or lasting effect called *name*; empty for other pieces."""
    if is_lasting(name):
        return Printed("Lasting", tuple(str(each.clause) for each in EXECUTOR.lasting.says(name)))
    card = content.card(name)
    if card is None:
        return Printed()
    kind, tags = "Fool", {}
    if isinstance(card, Foe):
        kind = "Foe"
        tags = {"Shows": _listed(card.types), "Ornaments": _listed(card.ornaments)}
    elif isinstance(card, Hero):
        kind = "Hero"
        tags = {"Class": cards.class_of(name), "Gift": cards.gift_of(name)}
    elif isinstance(card, NumberCard):
        kind = card.suit.capitalize()
    sentences, by_hand = as_printed(card.text, GRAMMAR, content.WORDING.own_of(card))
    return Printed(
        kind,
        sentences,
        card.flavour,
        {label: words for label, words in tags.items() if words},
        by_hand=by_hand,
    )


def _listed(kinds: tuple[str, ...]) -> str:
    return ", ".join(kinds)

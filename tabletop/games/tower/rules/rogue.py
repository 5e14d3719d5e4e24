"""Chapter E: the Rogue's second Swords card, declared after the first is resolved."""

from __future__ import annotations

from functools import cache

from tabletop.games.tower.deck.content import title
from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.card_declaration import Declaring, declaring
from tabletop.games.tower.rules.outlook import second_strike
from tabletop.games.tower.rules.resolution import asking, declared_of, play_cards
from tabletop.games.tower.rules.steps import STEPS, TO_COUNTERATTACK
from tabletop.play.questions.decision import Option, distinct
from tabletop.play.questions.declaration import Declared, Part
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

NO_MORE = Option("done", "No second card")


@STEPS.step("Strike again", rule="TWR-076", then="counterattack")
def strike_again(play: Play) -> Rules[Flow]:
    """TWR-076: after a Swords card the Rogue may play one more Swords card (TWR-077, TWR-078)."""
    if not any(_swords(play.table)):
        return TO_COUNTERATTACK
    option: Declared = yield lambda: asking(_again(play))
    if option.key == NO_MORE.key:
        return TO_COUNTERATTACK
    play.count("again", 1)
    words = "{} strikes again with {}."
    return (yield from play_cards(play, declared_of(option), option, words, "TWR-076"))


def _swords(table: Table) -> list[Piece]:
    """TWR-122: the Swords cards in hand. A wild Fool can be played as one."""
    wild = table.options["fool"] == "wild"
    swords = []
    for card in table[cards.HAND[cards.active(table)]]:
        if cards.suit(card.name) == "swords":
            swords.append(card)
        elif wild and card.name == cards.FOOL:
            swords.append(cards.as_wild(table, card, "swords"))
    return swords


def _again(play: Play) -> Declaring:
    """The declaration of one more Swords card and its use."""
    table = play.table
    seat, swords, foe = table.seats[cards.active(table)], _swords(table), cards.foe(table)
    ask = f"{seat.name}, do you play a second Swords card against {title(foe.name)}?"
    options = [
        _untold(card.name, card.id) if seat.bot else second_strike(table, card) for card in swords
    ]
    begins = Part(
        "action", ask, "TWR-076", [*distinct(options), NO_MORE], default=NO_MORE.key, sure=True
    )
    return declaring(table, foe, begins=begins, hand=swords)


@cache
def _untold(name: str, card: int) -> Option:
    return Option(f"again {name}", title(name), (card,), ("play",), card)

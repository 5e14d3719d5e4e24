"""Chapters C to E: the questions of saves from earlier rules, in which each part was an answer.

They continue from the cards on the play spot. No present step leads here.
"""

from __future__ import annotations

from tabletop.games.tower.rules.resolution import use_the_laid
from tabletop.games.tower.rules.steps import STEPS
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Flow


@STEPS.step("Name a suit", rule="TWR-122", then="resolve")
def name_suit(play: Play) -> Rules[Flow]:
    """TWR-122: the Fool is on the play spot without a suit."""
    return (yield from use_the_laid(play, ordered=False))


@STEPS.step("Choose a companion", rule="TWR-080", then="resolve")
def choose_companion(play: Play) -> Rules[Flow]:
    """TWR-080: the Wands card of a Mage is on the play spot."""
    return (yield from use_the_laid(play, ordered=False))


@STEPS.step("Order the pair", rule="TWR-084", then="resolve")
def order_pair(play: Play) -> Rules[Flow]:
    """TWR-084: both cards of a Mage are on the play spot."""
    return (yield from use_the_laid(play, ordered=False))


@STEPS.step("Dispel a ward", rule="TWR-052", then="after_cards")
def dispel(play: Play) -> Rules[Flow]:
    """TWR-052: the order is settled."""
    return (yield from use_the_laid(play, ordered=True))


@STEPS.step("Resolve a card", rule="TWR-024", then="after_cards")
def take_effect(play: Play, dispels: int = 0) -> Rules[Flow]:
    """TWR-024: the answer says whether the card dispels a ward."""
    return (yield from use_the_laid(play, ordered=True, dispels=dispels))


@STEPS.step("Heal a hero", rule="TWR-037", then="after_cards")
def heal(play: Play, n: int, dispels: int) -> Rules[Flow]:
    """TWR-037: the answer says whether the card dispels a ward."""
    return (yield from use_the_laid(play, ordered=True, dispels=dispels))


HALF_DECLARED = ("name_suit", "choose_companion", "order_pair", "dispel", "take_effect", "heal")
"""The steps."""

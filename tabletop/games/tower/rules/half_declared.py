"""Chapters C to E: what saves of earlier rules ask, by which each part of an answer was an answer.

They go on from what lies on the play spot. Nothing leads here any more.
"""

from __future__ import annotations

from tabletop.games.tower.rules.resolution import use_the_laid
from tabletop.games.tower.rules.steps import STEPS
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Flow


@STEPS.step("Name a suit", rule="TWR-122", then="resolve")
def name_suit(play: Play) -> Rules[Flow]:
    """TWR-122: the Fool lies there, and counts as no suit yet."""
    return (yield from use_the_laid(play, ordered=False))


@STEPS.step("Choose a companion", rule="TWR-080", then="resolve")
def choose_companion(play: Play) -> Rules[Flow]:
    """TWR-080: the Wands card of a Mage lies there."""
    return (yield from use_the_laid(play, ordered=False))


@STEPS.step("Order the pair", rule="TWR-084", then="resolve")
def order_pair(play: Play) -> Rules[Flow]:
    """TWR-084: both cards of a Mage lie there."""
    return (yield from use_the_laid(play, ordered=False))


@STEPS.step("Dispel a ward", rule="TWR-052", then="after_cards")
def dispel(play: Play) -> Rules[Flow]:
    """TWR-052: who works first is settled."""
    return (yield from use_the_laid(play, ordered=True))


@STEPS.step("Resolve a card", rule="TWR-024", then="after_cards")
def take_effect(play: Play, dispels: int = 0) -> Rules[Flow]:
    """TWR-024: it is said whether the card dispels a ward."""
    return (yield from use_the_laid(play, ordered=True, dispels=dispels))


@STEPS.step("Heal a hero", rule="TWR-037", then="after_cards")
def heal(play: Play, n: int, dispels: int) -> Rules[Flow]:
    """TWR-037: it is said whether the card dispels a ward."""
    return (yield from use_the_laid(play, ordered=True, dispels=dispels))


HALF_DECLARED = ("name_suit", "choose_companion", "order_pair", "dispel", "take_effect", "heal")
"""The steps."""

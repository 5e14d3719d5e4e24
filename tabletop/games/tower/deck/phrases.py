"""The deck: the phrases of its cards. What one does stands under its sentence, in its chapter."""

from __future__ import annotations

from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.slots import Choice, Counted, Number, Word

_SUIT = Word(("wands", "cups", "swords", "pentacles"))

PHRASES = Phrasebook(n=Number(), cards=Counted("card", "cards"), suit=_SUIT, suits=Choice(_SUIT))

CLASSES = {
    PHRASES.trait("when you play a Pentacles card, place it before a Hero as a Shield"): "Paladin",
    PHRASES.trait("when you play a Swords card, you may play another Swords card"): "Rogue",
    PHRASES.trait("when you play a Wands card, you may play another card at its rank"): "Mage",
    PHRASES.trait(
        "when you play a Cups card, place it before the Hero it heals as a Sanctuary"
    ): "Priest",
}
"""What the classes are called, by the sentence that makes a hero one (chapter E)."""

GAIN = PHRASES.trait("your {suit} cards gain +{n}")
"""TWR-094: what makes a gift."""

OVERHEAL = PHRASES.trait("your Cups cards may raise Health above 20")
"""TWR-099: with the default of *Healing above 20*."""

DISPEL = PHRASES.trait("{suits} dispel a Ward")
"""TWR-053 to TWR-057: how a foe tells what it is, where only living figures count (TWR-058)."""

EXCUSE = PHRASES.trait("before your action, you may discard this to prevent the counterattack")
"""TWR-120: what the Fool says of its old office."""

"""The deck: the phrases of its cards. What one does stands under its sentence, in its chapter."""

from __future__ import annotations

from tabletop.cardtext.amounts import Amount, Signed
from tabletop.cardtext.nested_slots import Nested
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.slots import Choice, Counted, Noun, Number, Some, Word
from tabletop.cardtext.subjects import Subject
from tabletop.games.tower.deck.paraphrases import SAYINGS
from tabletop.vocabulary.who import ANY_OF, extremes, people

_SUIT = Word(("wands", "cups", "swords", "pentacles"))

_EXTREMES = extremes("Hero", "Health", "cards in hand")
HEROES = people("Hero") | _EXTREMES
HEROES |= {
    "active": "the active Hero",
    "left": "the Hero to your left",
    "right": "the Hero to your right",
}
"""Who is meant by what heroes, foes and cards say beyond what is printed on the deck's own."""

NUMBERS = {suit: f"to {suit.capitalize()} cards" for suit in _SUIT.printed}
NUMBERS["blow"] = "to counterattack damage"
"""What cards may change: what a card of each suit works with, and a blow of the foe."""

PHRASES = Phrasebook(
    n=Number(),
    cards=Counted("card", "cards"),
    suit=_SUIT,
    suits=Choice(_SUIT),
    who=Subject(HEROES, such=ANY_OF),
    healed=Subject({value: said for value, said in HEROES.items() if value != "one"}, such=ANY_OF),
    drawn=Amount("card", "cards"),
    health=Amount("Health", "Health", much=True),
    chosen=Subject({value: HEROES[value] for value in ("one", "another")}, such=ANY_OF),
    best=Noun({value: HEROES[value] for value in (*_EXTREMES, "active")}),
    die=Noun({"6": "die"}),
    each=Nested("count", "one"),
    wards=Counted("Ward", "Wards"),
    some_wards=Some("Ward", "Wards"),
    change=Signed(Noun(NUMBERS)),
)


PHRASES.sayings += SAYINGS

PHRASES.add("{change}", "modifier")
PHRASES.add("{who} [has|have] {change}", "modifier")

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

HIGHER = PHRASES.trait("the counterattack is the higher of 2 dice")
"""TWR-104: of a foe that strikes harder."""

NO_SHIELDS = PHRASES.add("Shields do nothing", "modifier")
"""TWR-072: against a foe that strikes through them; they stay where they lie."""

NO_SANCTUARY = PHRASES.add("Sanctuaries do nothing", "modifier")
"""TWR-088: against a foe that strikes who is safe."""

EXCUSE = PHRASES.trait("before your action, you may discard this to prevent the counterattack")
"""TWR-120: what the Fool says of its old office."""

"""The deck: the phrases of its cards. What one does stands under its sentence, in its chapter."""

from __future__ import annotations

import re

from tabletop.cardtext.amounts import Amount
from tabletop.cardtext.nested import Nested
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.slots import Choice, Counted, Noun, Number, Word
from tabletop.cardtext.subjects import Subject
from tabletop.vocabulary.everyday import SAYINGS
from tabletop.vocabulary.who import ANY_OF, extremes, people

_SUIT = Word(("wands", "cups", "swords", "pentacles"))

HEROES = people("Hero") | extremes("Hero", "Health", "cards in hand")
HEROES["active"] = "the active Hero"
"""Who is meant by what heroes, foes and cards say beyond what is printed on the deck's own."""

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
    die=Noun({"6": "die"}),
    each=Nested("count", "one"),
)


def _more(found: re.Match[str]) -> str:
    """`When you Focus, draw 4 cards instead of 2`: what comes on top (TWR-028, TWR-030)."""
    when, verb, n, noun, printed = found.groups()
    usual = {"draw": 2, "regain": 3}[verb.lower()]
    if int(printed) != usual or int(n) <= usual:
        return found[0]
    more = int(n) - usual
    return f"{when}, {verb} {more} {'card' if (noun, more) == ('cards', 1) else noun}."


PHRASES.sayings += [
    (r"\b(?:this Foe|the (?:enemy|monster))\b", "the Foe"),
    (r"\b(?:everyone|everybody|(?:every|each) player)\b", "each Hero"),
    (r"\b(\d+) (?:life|hit points|hp)\b", r"\1 Health"),
    (
        r"\b(?:the Foe hits (you|a Hero|another Hero)|(you|a Hero) (?:are|is) hit by the Foe)(?=,)",
        r"\1\2 lose Health to a counterattack",
    ),
    (r"\b(Hero) lose\b", r"\1 loses"),
    (r"\bheals? (?=\d+ Health\b)", "regain "),
    (r"\bno Wards left\b", "no Wards"),
    (r"\b(draw|discard)(s?) (?:another|a single|one) card\b", r"\1\2 1 card"),
    (r"\b(?:recover|restore)(s?) (\d+) Health\b", r"regain\1 \2 Health"),
    (r"\b(?:remove|destroy|break)(s?) a Ward\b", r"dispel\1 a Ward"),
    (
        r"\bthe Foe takes (\d+) (weapon |magic )?damage\b",
        lambda found: f"deal {found[1]} {found[2] or 'weapon '}damage to the Foe",
    ),
    (r"\bdeal (\d+) damage to the Foe\b", r"deal \1 weapon damage to the Foe"),
    (
        r"\b(?:this|the) Foe deals (\d+) (?:or more damage|damage or more)\b",
        r"a Hero loses \1 Health or more to a counterattack",
    ),
    (r"\b(?:roll|rolls) (?:a|the|1|one) (?:D6|six-sided die|die)\b", "you roll the die"),
    (r"\b(?:the Hero(?:es)? who defeated it|the Hero who did so)\b", "that Hero"),
    (r"\b(?:the active Hero'?s?|the Hero whose turn it is)\b", "the active Hero"),
    (
        r"^(?:the counterattack of (?:this|the) Foe|its counterattack|the Foe's counterattack|"
        r"when it strikes, this Foe) (?:rolls|is rolled with) (?:2|two) dice and (?:uses|takes|"
        r"keeps) the higher(?: (?:result|one|die))?\.$",
        "The counterattack is the higher of 2 dice.",
    ),
    (r"\b(?:its|the Foe's) last Ward\b", "the last Ward"),
    (r"\bit (?=has no Wards|is defeated|regains|gains a Ward)", "the Foe "),
    (r"\b(?:still has|has any) Wards\b", "has 1 Wards or more"),
    (r"\b(each|an?other|an?) standing Hero\b", r"\1 Hero"),
    (r"\bto it\b", "to the Foe"),
    (r"\b(\d+) or more (damage|Health)\b", r"\1 \2 or more"),
    (r"\bto the Foe with (?:one|1|a single) card\b", "to the Foe"),
    (r"\bWard it has left\b", "Ward the Foe has left"),
    (r"\bwith less Health than you\b", "that has less Health than you"),
    (r"\b(?:is|are) (?:still )?warded\b", "has 1 Wards or more"),
    (
        r"\bas many cards as you discarded\b",
        "cards equal to the number of cards discarded this way",
    ),
    (
        r"^(?:then )?(?:they|that player) (regain|lose|draw|discard|may)(s?)\b",
        lambda found: f"that Hero {found[1]}{'' if found[1].lower() == 'may' else 's'}",
    ),
    (r"\bif they do( not)?\b", lambda found: f"if that Hero do{'es not' if found[1] else 'es'}"),
    (
        r"\breturn(s?) (?:a|1|one) card from the discard pile to (?:your|their) hand\b",
        r"take\1 1 card from the discard pile",
    ),
    (r"\bcannot be struck\b", "cannot lose Health to a counterattack"),
    *SAYINGS,
    (
        r"^(when you (?:Focus|Rest)(?:, if [^,]+)?), (?:you )?(draw|regain) (\d+) (cards|Health) "
        r"instead of (2|3)\.$",
        _more,
    ),
]

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

EXCUSE = PHRASES.trait("before your action, you may discard this to prevent the counterattack")
"""TWR-120: what the Fool says of its old office."""

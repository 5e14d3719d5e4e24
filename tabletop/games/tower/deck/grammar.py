"""The deck: the nouns of its cards, and the idioms that its rulebook explains. What verbs do stands
in the chapters of the rules."""

from __future__ import annotations

from tabletop.cardtext.amounts import Change
from tabletop.cardtext.phrase import Said
from tabletop.grammar.construction import Construction, Parts
from tabletop.grammar.english.language import English
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.grammar.noun import adjective, all_of, also_called, named, people, single, unit, words
from tabletop.grammar.number import Numbers

GRAMMAR = Grammar(English())
"""All that the cards of this game can say."""

HERO = people(GRAMMAR, "Hero", "Heroes")
FOE = single(
    GRAMMAR, "the Foe", "this Foe", "a Foe", "the enemy", "the monster", "the foe", "this foe", "it"
)

CARD = unit(GRAMMAR, "card", "cards")
HELD = unit(GRAMMAR, "card in hand", "cards in hand")
HEALTH = unit(GRAMMAR, "Health", much=True)
DAMAGE = unit(GRAMMAR, "damage", much=True)
WARD = unit(GRAMMAR, "Ward", "Wards", article=True)

SUITS = {suit: suit.capitalize() for suit in ("wands", "cups", "swords", "pentacles")}
words(GRAMMAR, "suit", SUITS)
words(GRAMMAR, "die", {"6": "die"})

also_called(HERO, "standing Hero", "standing Heroes")
all_of(HERO)
FALLEN = adjective(HERO, "fallen")
"""The values for those who have fallen, one for each quantifier."""

named(HERO, "active", "the active Hero", "the current Hero")
named(HERO, "left", "the Hero to your left", "the Hero on your left")
named(HERO, "right", "the Hero to your right", "the Hero on your right")

# --- numbers that cards change -----------------------------------------------------------------

NUMBERS = Numbers(GRAMMAR, HERO)
"""Those that have no words of their own here are declared where they are looked up."""

_MORE = "(more|extra|additional) (damage|)"
_LESS = "(less|fewer) (damage|)"
_STRIKE = f"(({FOE.whose}|the|each) (counterattack|counterattacks)|{FOE.name}) {{within}}"
_DEALS = "(deals|deal|does|hits for|strikes for|inflicts)"
_BLOW = "(each|every|a|the|its) (counterattack|counterattacks)|counterattacks"
NUMBERS.number(
    "blow", "counterattack damage", f"damage of ({_BLOW})", f"damage ({_BLOW}) (deals|deal)",
    also=(
        f"{_STRIKE} {_DEALS} {{up:number}} {_MORE}", f"{_STRIKE} {_DEALS} {{down:number}} {_LESS}",
        f"{_STRIKE} (gets|has|gains) {{up:plus}} (damage|)",
        "(the active Hero|a Hero|each Hero) takes {up:number} (more|extra|additional) damage "
        "(from (counterattacks|the counterattack)|)",
        "(the active Hero|a Hero|each Hero) takes {down:number} less damage "
        "(from (counterattacks|the counterattack)|)",
    ),
    owned=(
        f"(the|) damage (of|from) ({_BLOW}) (against|to) {{who:who/plain}}",
        f"(the|) damage {{who:who/plain/+}} take from ({_BLOW})",
        f"(the|) damage {{who:who/plain/1}} takes from ({_BLOW})",
        f"the (die|roll|result) (when|whenever|each time|every time) {FOE.name} "
        "(strikes back|strikes|counterattacks|hits back|attacks)",
        f"the (die|roll|result) (of|for) ({_BLOW})",
    ),
)  # fmt: skip
_OF = "(damage|cards|Health|)"
_DO = "(deal|deals|heal|heals|draw|draws|restore|do|are|is|gain|give|gives)"
_STRONGER, _WEAKER = "(more|extra|stronger) (damage|)", "(less|fewer|weaker) (damage|)"
for _suit, _word in SUITS.items():
    NUMBERS.number(
        _suit, f"strength of {_word} cards", changed=f"{_word} cards",
        also=(
            f"{_word} (cards|) {{within}} {_DO} {{up:number}} {_OF} {_STRONGER}",
            f"{_word} (cards|) {{within}} {_DO} {{down:number}} {_OF} {_WEAKER}",
            f"{_word} cards (gain|get|have) {{up:plus}}",
        ),
    )  # fmt: skip
CHANGES_OF = NUMBERS.functions["{who} has {change}"]


def _changed_of(parts: Parts) -> Said:
    """`each Hero's Swords cards gain +1`."""
    by = parts.get("up") or -parts["down"]
    return Said(CHANGES_OF, {"who": parts["who"], "change": Change(parts["suit"], by)})


GRAMMAR.add(
    Construction("modifier", _changed_of, lambda said: None).also(
        "{who:who/plain/1} 's {suit} cards (gain|get|have) {up:plus}",
        f"{{who:who/plain/1}} 's {{suit}} cards {_DO} {{up:number}} {_OF} (more|extra|stronger)",
        f"{{who:who/plain/1}} 's {{suit}} cards {_DO} {{down:number}} {_OF} (less|fewer|weaker)",
    )
)


def _blow_to_you(parts: Parts) -> Said:
    """`you take 1 less damage from counterattacks`."""
    by = parts.get("up") or -parts["down"]
    return Said(CHANGES_OF, {"who": "you", "change": Change("blow", by)})


_BY_BLOWS = "(from (counterattacks|the counterattack)|)"
GRAMMAR.add(
    Construction("modifier", _blow_to_you, lambda said: None).also(
        f"you take {{up:number}} (more|extra|additional) damage {_BY_BLOWS}",
        f"you take {{down:number}} less damage {_BY_BLOWS}",
    )
)

# --- idioms ------------------------------------------------------------------------------------

CLASSES = {
    idiom(
        GRAMMAR, "trait", "when you play a Pentacles card, place it before a Hero as a Shield"
    ): "Paladin",
    idiom(
        GRAMMAR, "trait", "when you play a Swords card, you may play another Swords card",
        "you may play a second Swords card (each|per) turn",
    ): "Rogue",
    idiom(
        GRAMMAR, "trait", "when you play a Wands card, you may play another card at its rank"
    ): "Mage",
    idiom(
        GRAMMAR, "trait",
        "when you play a Cups card, place it before the Hero it heals as a Sanctuary",
    ): "Priest",
}  # fmt: skip
"""What the classes are called, by the sentence that makes a hero one (chapter E)."""

_THINGS = "(card|cards|damage|Health|)"

GAIN = idiom(
    GRAMMAR, "trait", "your {suit} cards gain {n}",
    f"your {{suit:suit}} cards {_DO} {{n:number}} {_OF} (more|extra|stronger) (damage|)",
    f"your {{suit:suit}} cards {_DO} {{n:number}} (more|extra|additional) {_THINGS}",
    "your {suit:suit} cards (get|have) {n:plus}",
    slots={"suit": "suit", "n": "plus"}, sort="measure",
)  # fmt: skip
"""TWR-094: what makes a gift."""

GAIN_SEVERAL = idiom(
    GRAMMAR, "trait", "your {suits} cards gain {n}",
    f"your {{suits:suits/and}} cards {_DO} {{n:number}} {_OF} (more|extra|stronger) (damage|)",
    "your {suits:suits/and} cards (get|have) {n:plus}",
    slots={"suits": "suits/and", "n": "plus"}, sort="measure",
)  # fmt: skip
"""The same of several suits: no gift, which is of one."""

OVERHEAL = idiom(GRAMMAR, "trait", "your Cups cards may raise Health above 20")
"""TWR-099: with the default of *Healing above 20*."""

DISPEL = idiom(GRAMMAR, "trait", "{suits} dispel a Ward", slots={"suits": "suits"})
"""TWR-053 to TWR-057: how a foe tells what it is, where only living figures count (TWR-058)."""

_HITS_BACK = "(strikes back|strikes|counterattacks|hits back|attacks)"
_BLOW_OF_IT = f"({FOE.whose}|the) counterattack"
_HIGHER_OF = "the (higher|highest|better|larger) (one|result|die|of them|)"

HIGHER = idiom(
    GRAMMAR, "trait", "the counterattack is the higher of 2 dice",
    f"{FOE.whose} counterattack is the higher of (2|two) dice",
    f"({_BLOW_OF_IT}|{FOE.name}) rolls (2|two) dice (|,) and (uses|takes|keeps) {_HIGHER_OF}",
    f"{FOE.name} {_HITS_BACK} with (2|two) dice (|,) and (uses|takes|keeps) {_HIGHER_OF}",
)  # fmt: skip
"""TWR-104: of a foe that strikes harder."""

_HARMLESS = "(do nothing|do not work|have no effect|are useless|do not help)"
_AGAINST = f"(against ({FOE.whose} counterattack|{FOE.name}|counterattacks)|)"
_BLOWS = f"({FOE.name}|({FOE.whose}|the) counterattack) ignores (all|)"

NO_SHIELDS = idiom(
    GRAMMAR, "modifier", "Shields do nothing", f"Shields {_HARMLESS} {_AGAINST}",
    f"{_BLOWS} Shields", "counterattacks ignore (all|) Shields",
)  # fmt: skip
"""TWR-072: against a foe that strikes through them; they stay where they lie."""

NO_SANCTUARY = idiom(
    GRAMMAR, "modifier", "Sanctuaries do nothing", f"Sanctuaries {_HARMLESS} {_AGAINST}",
    f"{_BLOWS} (Sanctuaries|Sanctuary)", "counterattacks ignore (all|) Sanctuaries",
)  # fmt: skip
"""TWR-088: against a foe that strikes who is safe."""

STRIKES = idiom(
    GRAMMAR, "modifier", "counterattacks strike {who}",
    f"({_BLOW_OF_IT}|{FOE.whose} counterattacks|each counterattack) "
    "(strikes|strike|hits|hit|is against|are against) {who:who/all}",
    "counterattacks (hit|are against) {who:who/all}",
    f"{FOE.name} (strikes back|hits back|counterattacks) (at|against) {{who:who/all}}",
    slots={"who": "who/all"},
)  # fmt: skip
"""TWR-104, TWR-105: one die is rolled, and those Heroes are struck, not the active Hero alone."""

EXCUSE = idiom(
    GRAMMAR, "trait", "before your action, you may discard this to prevent the counterattack"
)
"""TWR-120: what the Fool says of its old office."""

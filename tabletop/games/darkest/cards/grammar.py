"""The grammar of Darkest Talisman: the nouns of its cards, and what they count.

What verbs do, and what measures are read of, stands in the chapters.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from tabletop.games.darkest.cards import content
from tabletop.grammar.construction import Construction, of_value
from tabletop.grammar.english.amounts import changes
from tabletop.grammar.english.language import English
from tabletop.grammar.english.verbs import third
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.noun import collective, kinds, more_words, named, people, single, unit, words
from tabletop.grammar.nouns import Thing, Unit
from tabletop.grammar.number import Numbers
from tabletop.grammar.wording import Wording
from tabletop.packs.cards import Card

GRAMMAR = Grammar(English())
"""All that the cards of this game can say."""

# --- who ---------------------------------------------------------------------------------------

CHARACTER = people(GRAMMAR, "character", "characters")
named(CHARACTER, "leader", "the leader")
PARTY = collective(GRAMMAR, "the party", "party")
ENEMY = single(GRAMMAR, "it", "this Enemy", "the Enemy")
"""The Enemy that says so, or that is fought."""

# --- how much ----------------------------------------------------------------------------------

TOKENS = {
    "strength": "Strength", "craft": "Craft", "life": "Life", "fate": "Fate", "gold": "gold",
}  # fmt: skip
"""What heroes have tokens of."""

TOKEN = unit(GRAMMAR, "token", "tokens")
UNITS: dict[str, Unit] = {token: unit(GRAMMAR, word, much=True) for token, word in TOKENS.items()}
"""So much of each kind of token, by the name of its counter."""

SPELL = unit(GRAMMAR, "Spell", "Spells", article=True)
CARD = unit(GRAMMAR, "card", "cards")
DIE = unit(GRAMMAR, "die", "dice")
SPACE = unit(GRAMMAR, "Road Space", "Road Spaces")

words(GRAMMAR, "token", TOKENS)
words(GRAMMAR, "score", {score: TOKENS[score] for score in ("strength", "craft")})

changes(GRAMMAR, "change/score", "score")
NUMBERS = Numbers(GRAMMAR, CHARACTER)
"""The numbers of the rules that cards change: each is declared where it is looked up."""

# --- cards, and what is on them ----------------------------------------------------------------

words(GRAMMAR, "this", {
    each: f"this {each}" for each in ("card", "Object", "Follower", "Stranger", "Place")
} | {"it": "it"})  # fmt: skip
"""How a card calls itself."""

words(GRAMMAR, "use", {"armour": "armour", "weapons": "weapons", "fate": "Fate"})
"""What is of use in a fight."""
words(GRAMMAR, "treatment", {
    "evade": "evade", "destroy": "destroy", "assassinate": "assassinate",
    "craft": "use Craft against", "refuse": "refuse to fight",
})  # fmt: skip
"""What somebody may do with Enemies, beside fighting them."""
words(GRAMMAR, "brute", {"outlaw": "an Outlaw", "spirit": "a Spirit", "bruiser": "a Bruiser"})
"""Who is fought that has no card."""

words(GRAMMAR, "kind", {
    "event": "Event", "enemy": "Enemy", "stranger": "Stranger", "place": "Place",
})  # fmt: skip
"""The kinds of Adventures that are met."""

_TURNED = "that {} turned up this Party Turn"
SUBTYPES = ("Animal", "Monster", "Spirit", "Dragon", "Giant", "Elemental", "Construct", "Fae")
kinds(
    GRAMMAR, "Enemy",
    {(): ("Enemy", "Enemies")} | {
        (each.lower(),): (each, each if each == "Fae" else f"{each}s") for each in SUBTYPES
    },
    "Strength",
    such={
        "turned": (_TURNED.format("was"), _TURNED.format("were")),
        "open": ("that lay face up", "that lay face up"),
        "victor": ("that has defeated another character", "that have defeated another character"),
    },
)  # fmt: skip
_foe = Construction(
    "foe", lambda parts: parts["it"],
    lambda said: {"it": said} if isinstance(said, Thing) else None,
    [Wording("{it:thing/Enemy/one}")],
)  # fmt: skip
GRAMMAR.add(
    of_value("foe", "it", "it").also("(this|the) Enemy"), of_value("foe", "", "anybody"), _foe
)
"""Who is fought: the Enemy that says so, or one of a kind."""

words(GRAMMAR, "alignment", {each: each.capitalize() for each in content.ALIGNMENTS})


def _enemies(cards: Iterable[Card]) -> Iterator[tuple[tuple[str, ...], tuple[str, str]]]:
    """Enemies as cards call them by name: `a Scarecrow`, `Scarecrows`."""
    for card in cards:
        if isinstance(card, content.Enemy):
            yield (card.name.lower(),), _one_and_many(card.name.removeprefix("The "))


def _one_and_many(name: str) -> tuple[str, str]:
    """What is called so, and several of them."""
    of = " of " if " of " in name else ""
    noun, _, rest = name.partition(of) if of else (name, "", "")
    return name, f"{third(noun)}{of}{rest}"


def _belongings(cards: Iterable[Card]) -> Iterator[tuple[tuple[str, ...], tuple[str, str]]]:
    """What heroes may have with them is called by its name, too."""
    for card in cards:
        if isinstance(card, content.Thing | content.Follower):
            yield (card.name.lower(),), _one_and_many(card.name.removeprefix("The "))


kinds(
    GRAMMAR, "belonging",
    {
        ("object",): ("Object", "Objects"),
        ("magic",): ("Magic Object", "Magic Objects"),
        ("weapon",): ("weapon", "weapons"),
        ("follower",): ("Follower", "Followers"),
        ("spell",): ("Spell", "Spells"),
        **dict(_belongings(content.pack().cards.values())),
    },
    "price",
)  # fmt: skip
"""What a hero has with it, by kind or by name."""

# --- where -------------------------------------------------------------------------------------


def _places(cards: Iterable[Card], *categories: str) -> dict[str, str]:
    """Locations of these *categories* as cards call them, by id; of two that are called alike, the
    first stands for both."""
    found = dict[str, str]()
    for card in cards:
        if isinstance(card, content.Location) and card.category in categories:
            name = f"the {card.name.removeprefix('The ')}"
            if name not in found.values():
                found[card.id] = name
    return found


DESTINATIONS, GROUNDS = ("aid", "trove", "waypoint"), ("aid", "trove", "waypoint", "road", "tower")
words(GRAMMAR, "place", _places(content.pack().cards.values(), *DESTINATIONS))
"""Where a party may set out for."""
words(GRAMMAR, "ground", _places(content.pack().cards.values(), *GROUNDS))
"""Where a party may be: terrains, too."""


def is_one_of(name: str, grounds: Collection[str]) -> bool:
    """Whether the location called *name* is one of *grounds*: of all that are called alike the
    first stands for the others; whatever is wooded counts as the Woods."""
    if "woods" in grounds and content.is_wooded(name):
        return True
    return content.title(name) in {content.title(each) for each in grounds}


words(GRAMMAR, "end", {"front": "front", "end": "end"})
"""Of the marching order."""
words(GRAMMAR, "die", {"6": "D6"})
words(GRAMMAR, "region", {
    "inner": "Inner Region", "outer": "Outer Region", "tower": "Tower Region",
    "beyond-chapel": "Northern Region",
})  # fmt: skip
words(GRAMMAR, "way", {"onward": "clockwise", "homeward": "counter-clockwise"})


def add_breed(grammar: Grammar, breed: str, one: str, many: str) -> None:
    """What one and several Enemies of a *breed* are called."""
    value = (breed,)
    if grammar.own_words("kind/Enemy", value) is None:
        grammar.add(of_value("kind/Enemy", value, one), of_value("kinds/Enemy", value, many))


def add_cards(grammar: Grammar, cards: Iterable[Card]) -> None:
    """Have the names of a module's *cards* in the lists in which those of the game's own stand:
    its places, its Enemies, and what heroes may have with them. What is there already, as of
    another module that is in play, is left as it is."""
    cards = [*cards]
    named = {c.name for c in content.pack().cards.values() if isinstance(c, content.Location)}
    found = [c for c in cards if not isinstance(c, content.Location) or not (
        c.twin or c.name in named
    )]  # fmt: skip
    more_words(grammar, "place", _places(found, *DESTINATIONS))
    more_words(grammar, "ground", _places(found, *GROUNDS))
    for noun, called in (("belonging", _belongings(cards)), ("Enemy", _enemies(cards))):
        for value, (one, many) in called:
            if grammar.own_words(f"kind/{noun}", value) is None:
                grammar.add(
                    of_value(f"kind/{noun}", value, one), of_value(f"kinds/{noun}", value, many)
                )

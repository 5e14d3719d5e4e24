"""The grammar of Scenario: the nouns of its cards, their numbers, and the notation of attacks.

What verbs do, and what measures and states are read of, stands in the chapters.
"""

from __future__ import annotations

from tabletop.games.scenario.cards import content
from tabletop.grammar.construction import of_value
from tabletop.grammar.english.language import English
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.notation import strengths
from tabletop.grammar.noun import (
    gathered,
    kinds_of,
    named,
    paired,
    people,
    superlative,
    unit,
    words,
)
from tabletop.grammar.number import Numbers

GRAMMAR = Grammar(English())
"""All that the cards of this game can say."""

# --- who, and what stands on the map -----------------------------------------------------------

MONSTERS = {card.id: card.name.removeprefix("The ") for card in content.of_kind("monster")}
"""The words for types of monster."""

FIGURE = people(GRAMMAR, "figure", "figures")
SORTS = {
    "ally": ("ally", "allies"),
    "enemy": ("enemy", "enemies"),
    "hero": ("hero", "heroes"),
    "monster": ("monster", "monsters"),
    **{id: (word, f"{word}s") for id, word in MONSTERS.items()},
}
"""The sorts of figures, with the words for one and for several."""

kinds_of(FIGURE, "figures by side and type", SORTS)
gathered(FIGURE)
paired(FIGURE)
GRAMMAR.add(
    of_value("who/kind", "enemy").also("foe", "opponent"),
    of_value("who/kinds", "enemy").also("foes", "opponents"),
    of_value("who/kind", "hero").also("lamp keeper"),
    of_value("who/kinds", "hero").also("lamp keepers"),
)
named(FIGURE, "target", "the target", "that target", "this target")
named(FIGURE, "targets", "each target", "every target", "each of (them|the targets)")
named(FIGURE, "spoken", "it")
GRAMMAR.singles.append("it")
named(FIGURE, "attacker", "the attacker", "the attacking (enemy|monster|figure|hero)")
SIDES = ("ally", "enemy", "hero", "monster")
superlative(FIGURE, "nearest", SIDES, "closest", behind="to you")
GRAMMAR.add(of_value("who/plain/+", "targets").also("the targets", "all (of the|the|) targets"))
LAMP = people(GRAMMAR, "lamp", "lamps", id="lamp", suffix="lamp", players=False)
DOOR = people(GRAMMAR, "door", "doors", id="door", suffix="door", players=False)
gathered(LAMP)
gathered(DOOR)

words(GRAMMAR, "monster", MONSTERS)
words(GRAMMAR, "ground", {"stair": "on a stair", "water": "in deep water", "map": "on the map"})

GRAMMAR.passes("spot", "who/half", "who/plain/+", "lamp/1", "lamp/+", "door/1", "door/+")
GRAMMAR.add(
    of_value("spot", "ground stair", "a stair"),
    of_value("spot", "ground water", "deep water"),
    of_value("spot", "target").also("them"),
)
GRAMMAR.kind("spot")
"""What something may be near to."""

# --- how much ----------------------------------------------------------------------------------

HEALTH = unit(GRAMMAR, "Health", much=True)
DAMAGE = unit(GRAMMAR, "damage", much=True)
BLOW = unit(GRAMMAR, "attack damage", much=True, strict=True)
CARD = unit(GRAMMAR, "card", "cards")
HELD = unit(GRAMMAR, "card in hand", "cards in hand")
LOST = unit(GRAMMAR, "lost card", "lost cards")
DISCARDED = unit(GRAMMAR, "discarded card", "discarded cards")
HEX = unit(GRAMMAR, "hex", "hexes")
ITEM = unit(GRAMMAR, "item", "items")
CONDITION = unit(GRAMMAR, "condition", "conditions")

strengths(GRAMMAR, "strength")

# --- lists -------------------------------------------------------------------------------------

STATES = ("mired", "dazed", "bleeding", "bright")
"""The conditions, in the order in which they are shown (SCN-142 to SCN-145)."""

words(GRAMMAR, "state", {state: state for state in STATES})
words(GRAMMAR, "tilt", {"advantage": "advantage", "disadvantage": "disadvantage"})
PILES = {"discard": "discard pile", "lost": "lost pile"}
words(GRAMMAR, "pile", PILES)

# --- numbers that cards change -----------------------------------------------------------------

NUMBERS = Numbers(GRAMMAR, FIGURE)
NAMES = {
    "guard": "Guard",
    "armour": "Armour",
    "move": "Move",
    "range": "Range",
    "attack": "Attack",
    "melee attack": "Melee Attack",
    "ranged attack": "Ranged Attack",
}
"""The numbers that cards change; `attack` are the two kinds of it."""

BOTH_ATTACKS = frozenset({"melee attack", "ranged attack"})

"""The phrasebook: shared words for dice and time; what is done stands in its chapter."""

from __future__ import annotations

from tabletop.cardtext.amounts import Amount, Signed
from tabletop.cardtext.slots import Choice, Noun, Number
from tabletop.cardtext.subjects import Subject
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.grammar.moving import Moving

PEOPLE = {
    "you": "you",
    "each": "each character",
    "other": "each other character",
    "one": "a character",
    "another": "another character",
    "leader": "the leader",
    "that": "that character",
    "doers": "each that does",
}
"""The words for heroes, by value."""

ANY_OF = ("each", "other", "one", "another")
"""Those behind which a condition may stand."""

TOKENS = {
    "strength": "Strength",
    "craft": "Craft",
    "life": "Life",
    "fate": "Fate",
    "gold": "gold",
}
"""What heroes have tokens of."""

NUMBERS = {
    "strength": "Strength",
    "craft": "Craft",
    "battle": "Strength in battle",
    "psychic": "Craft in psychic combat",
    "slots": "item slots",
}
"""The numbers that cards change: always, or in a fight alone (DTC-B01)."""

PLACES = {
    "city": "the City", "tavern": "the Tavern", "chapel": "the Chapel",
    "graveyard": "the Graveyard", "crags": "the Crags", "forest": "the Forest",
    "castle": "the Castle", "temple": "the Temple", "warlocks-cave": "the Warlock's Cave",
    "chasm": "the Chasm", "cursed-glade": "the Cursed Glade", "hidden-valley": "the Hidden Valley",
}  # fmt: skip
"""The locations that cards speak of."""

KINDS = {
    "event": "Event", "enemy": "Enemy", "stranger": "Stranger", "place": "Place",
    "animal": "Animal", "monster": "Monster", "spirit": "Spirit", "dragon": "Dragon",
    "giant": "Giant",
}  # fmt: skip

ALIGNMENTS = {"good": "Good", "neutral": "Neutral", "evil": "Evil"}

PHRASES = Moving(
    GRAMMAR,
    n=Number(),
    m=Number(),
    who=Subject(PEOPLE, such=ANY_OF),
    much=Amount(),
    spells=Amount("Spell", "Spells"),
    cards=Amount("card", "cards"),
    token=Noun(TOKENS),
    change=Signed(Noun(NUMBERS)),
    place=Noun(PLACES),
    wilds=Choice(Noun(PLACES)),
    alignment=Choice(Noun(ALIGNMENTS)),
    kind=Noun(KINDS),
    kinds=Choice(Noun(KINDS)),
    foe=Noun({"outlaw": "an Outlaw", "spirit": "a Spirit", "bruiser": "a Bruiser"}),
    score=Noun({"strength": "Strength", "craft": "Craft"}),
    way=Noun({"onward": "clockwise", "homeward": "counter-clockwise"}),
)

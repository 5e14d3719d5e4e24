"""What the rulebooks bound, game by game: numbers that can be and cannot, what is never reached,
and where sentences never come to anything; for `faults`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.packs.card_wording import Text


class Asks(NamedTuple):
    """Words with a number in them, and the numbers that can be and that cannot."""

    words: str
    sound: tuple[int, ...]
    absurd: tuple[int, ...]
    on: str = ""
    """On what cards it can be asked: the name of a place in `PLACES`."""


class Place(NamedTuple):
    """Cards on which sentences may stand, by their kind, field and kinds."""

    kind: str
    field: str = "text"
    kinds: tuple[str, ...] = ()

    def holds(self, text: Text) -> bool:
        """Whether *text* is there."""
        own = getattr(text.card, "kinds", ())
        if self.kind == "Rest" and getattr(text.card, "health", None):
            return False  # a Horror fights
        return (
            type(text.card).__name__ == self.kind
            and text.field == self.field
            and (not self.kinds or {*own} == {*self.kinds})
        )


class Words(NamedTuple):
    """What a game can say that its rulebook bounds. `beginnings` are what a sentence can wait for
    on which places; `doing` is what is done there, if no shipped sentence is to be taken."""

    beginnings: tuple[tuple[str, Place], ...]
    prices: tuple[Asks, ...]
    conditions: tuple[Asks, ...]
    contrary: tuple[tuple[str, str], ...]
    """Two conditions that are never true at once."""
    rare: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]
    """What is waited for, the limits that are never reached then, and those that may be."""
    away: tuple[tuple[str, Place, Place], ...]
    """Sentences of a pattern, where they are at home, and where they never come to anything."""
    to_you: tuple[tuple[str, Place], ...]
    """Who is named in sentences, and where nobody bears the card."""


HERO, FOE, PIP = Place("Hero"), Place("Foe"), Place("NumberCard")

TOWER = Words(
    beginnings=(
        ("At the end of your turn", HERO), ("When you attack", HERO),
        ("When you draw a card", HERO),
        ("When you lose Health", HERO), ("At the start of your turn", HERO),
        ("At the end of each turn", FOE), ("When a Hero attacks", FOE), ("When a Hero falls", FOE),
        ("When a Hero draws a card", FOE),
    ),
    prices=(
        Asks("lose {n} Health", (1, 2, 3, 5), (300, 500, 900), "borne"),
        Asks("discard {n} cards", (2, 3), (16, 25, 40), "borne"),
    ),
    conditions=(
        Asks("you have {n} Health or less", (4, 8, 12), (500, 900), "borne"),
        Asks("you have {n} Health or more", (6, 10, 14), (300, 0), "borne"),
        Asks("you have {n} cards in hand or more", (2, 3, 4), (0, 17, 30), "borne"),
        Asks("you have exactly {n} cards in hand", (1, 2, 4), (24, 90), "borne"),
        Asks("the Foe has {n} Health or less", (4, 8), (200, 700)),
        Asks("the Foe has {n} Health or more", (4, 9), (150, 0)),
        Asks("the Foe has {n} Wards or more", (2, 3), (0, 15, 40)),
        Asks("it is floor {n} or higher", (2, 3, 4), (8, 12, 20)),
        Asks("{n} or more Heroes have 5 Health or less", (2, 3), (6, 9)),
    ),
    contrary=(
        ("you have 3 Health or less", "you have 6 Health or more"),
        ("the Foe has exactly 2 Wards", "the Foe has exactly 3 Wards"),
        ("you have a Shield", "you have no Shield"),
        ("you are unhurt", "you are hurt"),
    ),
    rare=(
        ("At the end of your turn", ("once per turn",), ("once per floor", "once per game")),
        ("At the start of your turn", ("once per turn",), ("once per floor", "once per game")),
        ("When the Foe is turned up", ("once per floor",), ("once per game",)),
        ("When the Foe is defeated", ("once per floor", "once per turn"), ("once per game",)),
        ("When you lose Health", (), ("once per floor", "once per game")),
    ),
    away=(
        (r"^Deal|^Give out|^A Hero regains", PIP, HERO), (r"^Deal|^Give out|^A Hero", PIP, FOE),
        (r"dispel a Ward", FOE, HERO), (r"dispel a Ward", FOE, PIP),
        (r"gain \+1|^When you play", HERO, FOE), (r"gain \+1|^When you play", HERO, PIP),
    ),
    to_you=((r"\b(?:a|each) Hero\b", FOE),),
)  # fmt: skip

PERSON, COMBAT, REALM = Place("Character"), Place("Combat"), Place("Realm")
EVENT, REST, TRADER = Place("Event"), Place("Rest"), Place("Trader")
WORN = Place("Loot", kinds=("Equipment",))
MELEE = Place("Loot", kinds=("Melee Weapon",))
RANGED = Place("Loot", kinds=("Ranged Weapon",))
EATEN = Place("Loot", kinds=("Food",))
CONSUMED = Place("Loot", kinds=("Consumable",))
ACTIVE = Place("Loot", kinds=("Active Item",))
SIN = Place("Sin")

RESTLESS = Words(
    beginnings=(
        ("When you take damage", PERSON), ("When you hit", PERSON), ("When you miss", WORN),
        ("When a Battle begins", PERSON), ("When a Rest begins", WORN),
        ("At the end of each round", COMBAT), ("When a Battle begins", COMBAT),
        ("When a Character hits", COMBAT), ("When a Character dies", REALM),
        ("When a Battle begins", REALM), ("When this hits", MELEE), ("When this misses", RANGED),
        ("", EVENT), ("", REST),
    ),
    prices=(
        Asks("lose {n} Health", (1, 2, 3), (70, 150), "borne"),
        Asks("the party may pay {n} Reroll Counters", (1, 2, 3), (150, 400)),
        Asks("a Character may lose {n} Health", (1, 2, 3), (90, 200)),
        Asks("discard {n} Items", (2, 3), (40, 75), "borne"),
        Asks("a Character may discard {n} Foods", (2, 3), (30, 60)),
        Asks("discard an Item with a Value of {n} or more", (2, 3, 4), (80, 200), "borne"),
    ),
    conditions=(
        Asks("you have {n} Health or less", (2, 3, 4), (150, 400), "borne"),
        Asks("you have {n} Health or more", (4, 5, 6), (0, 120, 300), "borne"),
        Asks("you bear {n} Sins or more", (1, 2), (0, 30, 60), "borne"),
        Asks("you hold {n} Items or more", (2, 3, 4), (0, 50, 90), "borne"),
        Asks("the party has {n} Reroll Counters or more", (2, 3, 5), (0, 200, 500)),
        Asks("the party has {n} Reroll Counters or fewer", (1, 2, 4), (300, 700)),
        Asks("the Target has {n} Health or less", (3, 5), (500, 900), "battle"),
        Asks("it is round {n} or later", (2, 3, 4), (90, 200), "battle"),
        Asks("{n} or more Characters bear a Sin", (2, 3), (7, 9)),
        Asks("you hold an Item with a Value of {n} or more", (3, 4), (90, 300), "borne"),
    ),
    contrary=(
        ("you have 2 Health or less", "you have 5 Health or more"),
        ("you bear no Sin", "you bear 2 Sins or more"),
        ("you are unhurt", "you are hurt"),
        ("you hold 2 Items or fewer", "you hold 5 Items or more"),
    ),
    rare=(
        ("When a Battle begins", ("once per Battle", "once per round"), ("once per Realm",)),
        ("At the end of each round", ("once per round",), ("once per Battle", "once per Realm")),
        ("When a Rest begins", ("once per Rest",), ("once per Realm", "once per game")),
        ("When a Realm begins", ("once per Realm",), ("once per game",)),
        ("At the end of your turn", ("once per turn",), ("once per Battle",)),
        ("When a Character hits", (), ("once per Battle", "once per round")),
        ("When a Character takes damage", (), ("once per Battle", "once per Encounter")),
    ),
    away=(
        (r"^Use", EATEN, WORN), (r"^Use", ACTIVE, MELEE), (r"^Use", CONSUMED, COMBAT),
        (r"^Use", EATEN, REALM), (r"^Use", ACTIVE, PERSON), (r"^Use", EATEN, SIN),
        (r"[Ww]hen this (?:hits|misses)", MELEE, EATEN),
        (r"[Ww]hen this (?:hits|misses)", RANGED, CONSUMED),
        (r"[Ww]hen this (?:hits|misses)", MELEE, WORN), (r"^This deals", MELEE, EATEN),
        (r"^This deals", MELEE, REALM), (r"with this\.$", RANGED, WORN),
        (r"^When a Rest (?:begins|ends)", PERSON, COMBAT), (r"^When a Rest", WORN, COMBAT),
        (r"^When a Trader shows goods", TRADER, REST), (r"^At the end of each round", COMBAT, REST),
        (r"^When the Target dies", COMBAT, EVENT), (r"^When a Character hits", COMBAT, REST),
        (r"^(?:Each|A|A random) Character (?!rolls|may)[^,:]*\.$", EVENT, PERSON),
        (r"^(?:Each|A|A random) Character (?!rolls|may)[^,:]*\.$", EVENT, WORN),
        (r"^(?:Gain|Draw|Lose|Reveal) [^,:]*\.$", REST, SIN), (r"^Chain Magic\.$", COMBAT, WORN),
        (r"^When a Trader shows goods", TRADER, COMBAT), (r"^When a Realm begins", REALM, EVENT),
    ),
    to_you=(
        (r"\b(?:a random|each|a) Character\b", EVENT),
        (r"\b(?:a random|each|a) Character\b", REALM),
        (r"\b(?:a random|each) Character\b", COMBAT), (r"\b(?:a|each) Character\b", REST),
    ),
)  # fmt: skip

ENEMY, STRANGER, THING = Place("Enemy"), Place("Stranger"), Place("Thing")
FOLLOWER, MAGIC, ROAD = Place("Follower"), Place("Magic"), Place("Place")
HEROCARD, SPELL, HAPPENS = Place("HeroCard"), Place("Spell"), Place("Event")

DARKEST = Words(
    beginnings=(
        ("When you defeat it", ENEMY), ("When you lose to it", ENEMY), ("", STRANGER),
        ("When you defeat an Enemy", HEROCARD), ("", ROAD),
    ),
    prices=(
        Asks("pay {n} gold", (1, 2, 3), (400, 900)), Asks("pay {n} Fate", (1, 2), (90, 300)),
        Asks("lose {n} Life", (1,), (70, 200)),
    ),
    conditions=(
        Asks("you have {n} gold or more", (2, 3, 4), (0, 500)),
        Asks("you have {n} gold or less", (1, 2), (900,)),
        Asks("you have {n} Life or less", (1, 2, 3), (300, 500)),
        Asks("you have {n} Life or more", (3, 4), (0, 200)),
        Asks("you have {n} Strength or more", (4, 6), (0, 300)),
        Asks("you have {n} Craft or more", (4, 6), (0, 300)),
        Asks("you have {n} Fate or more", (1, 2), (0, 200)),
    ),
    contrary=(
        ("you are Good", "you are Evil"), ("you are Neutral", "you are Good"),
        ("you have a Follower", "you have no Follower"),
    ),
    rare=(
        ("When you defeat it", ("once per Road Space",), ()),
        ("When the party first comes to the Woods", ("once per Road Space",), ()),
        ("When you have cast the last Spell", (), ("once per Road Space",)),
    ),
    away=(
        (r"^When you (?:defeat|lose to) it", ENEMY, STRANGER),
        (r"^When you (?:defeat|lose to) it", ENEMY, MAGIC),
        (r"^When you (?:defeat|lose to) it", ENEMY, FOLLOWER),
        (r"evade it", ENEMY, HAPPENS), (r"in this combat", ENEMY, ROAD),
        (r"^You have \+\d", MAGIC, STRANGER), (r"^You have \+\d", FOLLOWER, HAPPENS),
        (r"^Discard this Object", MAGIC, HAPPENS), (r"^Discard this Object", MAGIC, ROAD),
        (r"^(?:Gain|Regain|Lose) [^,:]*\.$", STRANGER, MAGIC),
        (r"^(?:Gain|Regain|Lose) [^,:]*\.$", STRANGER, FOLLOWER),
        (r"^The party is teleported", HAPPENS, HEROCARD),
    ),
    to_you=((r"\b[Ee]ach character\b", HAPPENS),),
)  # fmt: skip

TOP, BOTTOM, ITEM = Place("Ability", "top"), Place("Ability", "bottom"), Place("Item")
NIGHT, TACTIC, MONSTER = Place("Night"), Place("Tactic"), Place("Monster")

SCENARIO = Words(
    beginnings=(
        ("At the end of each round", NIGHT), ("At the end of each turn", NIGHT), ("", TACTIC),
        ("", TOP),
    ),
    prices=(
        Asks("suffer {n}", (1, 2), (80, 300), "borne"),
        Asks("discard {n} cards", (1, 2), (40, 90), "borne"),
    ),
    conditions=(
        Asks("fewer than {n} Mudlings are on the map", (3, 4), (0, 60, 200)),
        Asks("you have {n} Health or less", (2, 4), (300, 900), "borne"),
        Asks("you have {n} Health or more", (3, 5), (0, 400), "borne"),
        Asks("{n} or more heroes have 3 Health or less", (2,), (8, 9)),
    ),
    contrary=(
        ("every lamp is lit", "no lamp is lit"), ("every door is open", "no door is open"),
    ),
    rare=(
        ("At the end of each round", ("once per round",), ()),
        ("At the start of each round", ("once per round",), ()),
        ("At the start of your turn", ("once per turn", "once per round"), ()),
        ("When you would take attack damage", (), ("once per round",)),
    ),
    away=(
        (r"^At the end of each", NIGHT, TOP), (r"^At the end of each", NIGHT, ITEM),
        (r"^At the end of each", NIGHT, TACTIC), (r"^(?:Attack|Move) \d", TOP, NIGHT),
        (r"^(?:Attack|Move) \d", BOTTOM, NIGHT), (r"^When you would take", ITEM, NIGHT),
        (r"^When you would take", BOTTOM, TACTIC),
    ),
    to_you=((r"\b[Ee]ach (?:hero|monster)\b", NIGHT),),
)  # fmt: skip

ARTIFACT, FIGURE = Place("Artifact"), Place("Character")
QUESTS = Place("Character", "quests")

PARSIFAL = Words(
    beginnings=(("", FIGURE), ("", ARTIFACT)),
    prices=(),
    conditions=(
        Asks("you control {n} free Squires", (2, 3), (8, 30)),
        Asks("you control {n} free Charmers", (2, 3, 4), (9, 40)),
        Asks("you control {n} free Knights", (2,), (6, 20)),
    ),
    contrary=(),
    rare=(),
    away=(
        (r"(?:owns|locks|is free|in Limbo)", QUESTS, ARTIFACT),
        (r"(?:owns|locks|is free|in Limbo)", QUESTS, FIGURE),
        (r"^(?:Lock|Free|Recall|Give|Send|Control) ", FIGURE, QUESTS),
        (r"^(?:Lock|Free|Recall|Give|Send|Control) ", ARTIFACT, QUESTS),
        (r"^When an opponent", ARTIFACT, QUESTS), (r"^After a", FIGURE, QUESTS),
    ),
    to_you=(),
)  # fmt: skip

WORDS: Mapping[str, Words] = {
    "tower": TOWER, "restless": RESTLESS, "darkest": DARKEST, "scenario": SCENARIO,
    "parsifal": PARSIFAL,
}  # fmt: skip

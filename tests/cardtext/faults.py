"""Shipped sentences with one fault in them, and sound twins: `python -m tests.cardtext.faults`.

Each fault can be read, and can never do anything, or not what it says: a *moment* that its kind of
card never has; a *price* that nobody can pay; a *limit* that can never bind; a *condition* that is
never true, or always; *nobody* who is `you`. A twin has the same shape, and a number that can be,
or a moment that its card has. What can be is told here by the rulebooks alone; nothing is known
here of how the check judges.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Literal, NamedTuple

from msgspec.structs import replace

from tabletop.packs.card_wording import Text, Wording
from tabletop.packs.cards import Card, CardPack
from tabletop.packs.finding import Finding
from tabletop.packs.lint import lint
from tabletop.packs.seen_in_games import seen_in
from tabletop.play.shelf.game_shelf import game_called

GAMES = ("tower", "restless", "darkest", "scenario", "parsifal")

Kind = Literal["moment", "price", "limit", "condition", "nobody"]

KINDS: tuple[Kind, ...] = ("moment", "price", "limit", "condition", "nobody")

BESIDE = {"text-too-long", "twin", "twin-but-number", "nothing-enforced"}
"""What a card may be told of beside its fault."""


class Seeded(NamedTuple):
    """A card that says one sentence, `made` of a shipped one, with a fault of some `kind` or, if it
    is `sound`, without."""

    game: str
    kind: Kind
    card: Card
    field: str
    made: str
    was: str
    sound: bool


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
    prices=(Asks("suffer {n}", (1, 2), (80, 300)), Asks("discard {n} cards", (1, 2), (40, 90))),
    conditions=(
        Asks("fewer than {n} Mudlings are on the map", (3, 4), (0, 60, 200)),
        Asks("you have {n} health or less", (2, 4), (300, 900)),
        Asks("you have {n} health or more", (3, 5), (0, 400)),
        Asks("{n} or more heroes have 3 health or less", (2,), (8, 9)),
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
    to_you=((r"\b[Ee]ach hero\b", NIGHT),),
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

BORNE = {"Hero", "Character", "Loot", "Starter", "Treasure", "Sin", "Enemy", "Stranger", "Place",
         "HeroCard", "Ability", "NumberCard"}  # fmt: skip
"""Kinds of cards on which somebody is `you`."""

BATTLE = {"Combat", "Loot"}
"""Kinds that speak in a Battle, in what is waited for here."""


class Game:
    """The shipped sentences of one game, and what faults can be made of them."""

    def __init__(self, name: str, luck: Random) -> None:
        self.name, self.words, self.luck = name, WORDS[name], luck
        wording = game_called(name).wording
        assert wording is not None
        self.wording = wording
        self.texts = [*wording.texts()]

    def seeded(self, kind: Kind) -> Iterator[Seeded]:
        """Faults of a *kind* and their twins, that can be read."""
        make: dict[Kind, Callable[[], Iterator[Seeded]]] = {
            "moment": self._moments,
            "price": lambda: self._asking("price"),
            "limit": self._limits,
            "condition": lambda: self._asking("condition"),
            "nobody": self._nobody,
        }
        for each in make[kind]():
            if len(self.wording.phrases.readings(each.made)) == 1:
                yield each

    def _card(self, place: Place) -> Card | None:
        found = [text.card for text in self.texts if place.holds(text)]
        return self.luck.choice(found) if found else None

    def _made(self, kind: Kind, place: Place, made: str, was: str, sound: bool) -> Iterator[Seeded]:
        card = self._card(place)
        if card is not None:
            made = made[:1].upper() + made[1:]
            own = replace(card, **dict.fromkeys(card.texts, ""))
            yield Seeded(
                self.name, kind, replace(own, **{place.field: made}), place.field, made, was, sound
            )

    def _done(self, place: Place) -> list[tuple[str, str]]:
        """What shipped sentences on such cards do, without what stands before it; and the
        sentence."""
        found: list[tuple[str, str]] = []
        for text in self.texts:
            for clause in text.clauses if place.holds(text) or self.name == "tower" else ():
                tail = re.split(r"(?:, |: )", str(clause))[-1]
                plain = clause.phrase.role == "action" and not clause.goes_on
                if plain and not re.search(r"\b(?:that|it|do|instead|prevent|this)\b", tail):
                    found.append((tail[:1].lower() + tail[1:], str(clause)))
        return found

    # --- moments ---------------------------------------------------------------------------

    def _moments(self) -> Iterator[Seeded]:
        for pattern, home, away in self.words.away:
            for text in self.texts:
                for clause in text.clauses if home.holds(text) else ():
                    sentence = str(clause)
                    if re.search(pattern, sentence) and not clause.goes_on:
                        yield from self._made("moment", away, sentence, sentence, False)
                        yield from self._made("moment", home, sentence, sentence, True)

    # --- prices and conditions -------------------------------------------------------------

    def _asking(self, kind: Literal["price", "condition"]) -> Iterator[Seeded]:
        asks = self.words.prices if kind == "price" else self.words.conditions
        for what in asks:
            for begin, place in self.words.beginnings:
                if not _is_fit(what, place):
                    continue
                done = self._done(place)
                for sound, numbers in ((False, what.absurd), (True, what.sound)):
                    for n in numbers:
                        for tail, was in self.luck.sample(done, min(2, len(done))):
                            words = what.words.format(n=n)
                            head = f"{words}: " if kind == "price" else f"if {words}, "
                            made = f"{begin}, {head}{tail}" if begin else f"{head}{tail}"
                            yield from self._made(kind, place, made, was, sound)
        if kind == "condition":
            yield from self._contrary()

    def _contrary(self) -> Iterator[Seeded]:
        for one, other in self.words.contrary:
            for begin, place in self.words.beginnings:
                if "you" in one and place.kind not in BORNE:
                    continue
                done = self._done(place)
                for tail, was in self.luck.sample(done, min(1, len(done))):
                    head = f"{begin}, if" if begin else "If"
                    made = f"{head} {one} and {other}, {tail}"
                    yield from self._made("condition", place, made, was, False)

    # --- limits ----------------------------------------------------------------------------

    def _limits(self) -> Iterator[Seeded]:
        for begin, idle, binding in self.words.rare:
            for _, place in self.words.beginnings:
                if re.search(r"\byour?\b", begin) and place.kind not in BORNE:
                    continue
                done = self._done(place)
                for sound, limits in ((False, idle), (True, binding)):
                    for limit in limits:
                        for tail, was in self.luck.sample(done, min(2, len(done))):
                            made = f"{limit}, {begin[:1].lower()}{begin[1:]}, {tail}"
                            if self._comes(begin, place):
                                yield from self._made("limit", place, made, was, sound)
        said = [limit for _, idle, binding in self.words.rare for limit in (*idle, *binding)]
        for text in self.texts if said else ():
            for clause in text.clauses:
                held = clause.phrase.role in ("modifier", "trait") and not clause.heads
                if held and not clause.duration:
                    made = f"{self.luck.choice(said)}, {str(clause)[:1].lower()}{str(clause)[1:]}"
                    place = Place(type(text.card).__name__, text.field)
                    yield from self._made("limit", place, made, str(clause), False)

    def _comes(self, begin: str, place: Place) -> bool:
        """Whether some shipped card there waits for it, or the rulebook says so."""
        return (begin, place) in self.words.beginnings or any(
            str(clause).startswith(begin)
            for text in self.texts
            if place.holds(text)
            for clause in text.clauses
        )

    # --- nobody ----------------------------------------------------------------------------

    def _nobody(self) -> Iterator[Seeded]:
        for pattern, place in self.words.to_you:
            for sentence, was in self._said_on(place):
                found = re.search(pattern, sentence, re.IGNORECASE)
                if found is None or any(each in sentence for each in _POINTS):
                    continue
                rest = re.sub(r"^\w+", _as_for_you, sentence[found.end() + 1 :], count=1)
                made = f"{sentence[: found.start()]}you {rest}"
                yield from self._made("nobody", place, made, was, False)
                yield from self._made("nobody", place, sentence, was, True)

    def _said_on(self, place: Place) -> Iterator[tuple[str, str]]:
        """What stands on such cards, and what shipped sentences do there at moments of them; each
        with the shipped sentence."""
        for text in self.texts:
            for clause in text.clauses if place.holds(text) else ():
                if not clause.goes_on and "range" not in clause.heads:
                    yield str(clause), str(clause)
        for begin, where in self.words.beginnings:
            for tail, was in self._done(place) if begin and where == place else ():
                yield f"{begin}, {tail}", was


_POINTS = ("rolls", "that ", "may", "it ")
"""Words by which a sentence says more of who is meant, or asks."""


def _as_for_you(found: re.Match[str]) -> str:
    word = found[0]
    irregular = {"has": "have", "is": "are", "does": "do"}
    plain = word[:-2] if word.endswith(("ches", "sses")) else word.removesuffix("s")
    return irregular.get(word, plain)


def _is_fit(what: Asks, place: Place) -> bool:
    if what.on == "borne":
        return place.kind in BORNE
    return place.kind in BATTLE if what.on == "battle" else True


def drawn(
    seed: int, each: Mapping[Kind, int], twins: int, games: Sequence[str] = GAMES
) -> list[Seeded]:
    """So many faults of *each* kind, and so many *twins*, over all *games*, drawn by the *seed*."""
    luck = Random(seed)
    found: list[Seeded] = []
    made = {(name, kind): [*Game(name, luck).seeded(kind)] for name in games for kind in each}
    for kind, number in each.items():
        found += _shared(kind, made, number, luck, sound=False)
        found += _shared(kind, made, twins // len(KINDS), luck, sound=True)
    return found


Made = Mapping[tuple[str, Kind], list[Seeded]]


def _shared(kind: Kind, made: Made, number: int, luck: Random, sound: bool) -> list[Seeded]:
    """*number* of a kind, of each game as many as of the others as far as there are."""
    left = {
        name: luck.sample(found, len(found))
        for name in GAMES
        if (name, kind) in made
        and (found := [*{s.made: s for s in made[name, kind] if s.sound is sound}.values()])
    }
    taken: list[Seeded] = []
    while left and len(taken) < number:
        for name in [*left]:
            taken.append(left[name].pop())
            if not left[name]:
                del left[name]
    return taken[:number]


def moved(seed: int, games: Sequence[str] = GAMES) -> list[Seeded]:
    """All sentences of cards with kinds, each on another card with the same kinds."""
    luck, found = Random(seed), []
    for name in games:
        wording = game_called(name).wording
        assert wording is not None
        texts = [text for text in wording.texts() if hasattr(text.card, "kinds")]
        for text in texts:
            alike = [
                each.card
                for each in texts
                if type(each.card) is type(text.card)
                and {*each.card.kinds} == {*text.card.kinds}  # type: ignore[attr-defined]
                and each.card is not text.card
            ]
            if alike:
                words, card = text.words, luck.choice(alike)
                made = replace(card, **{text.field: words})
                found.append(Seeded(name, "moment", made, text.field, words, words, True))
    return found


def told(seeded: Seeded) -> list[Finding]:
    """What the check finds wrong with a card."""
    own = game_called(seeded.game).wording
    assert own is not None
    pack: CardPack[Card] = CardPack({seeded.card.id: seeded.card}, [])
    wording = Wording(lambda: pack, own.phrases, itself=own.itself)
    deeds = {phrase.deed.__name__ for phrase in own.phrases if phrase.deed}
    found = lint(wording, deeds, seen_in(seeded.game, own))
    return [each for each in found if each.wrong and each.code not in BESIDE]


FAULTS: Mapping[Kind, int] = {
    "moment": 120,
    "price": 60,
    "limit": 80,
    "condition": 90,
    "nobody": 50,
}
"""Four hundred, shared out as the mistakes of strangers are."""


Counts = Counter[tuple[Kind, str]]


def measured(
    seeded: Sequence[Seeded],
) -> tuple[Counts, Counts, list[Seeded], list[tuple[Seeded, Finding]]]:
    """How many faults there are by kind and game, how many of them are found, those that are not,
    and the false alarms."""
    all, found, missed, alarms = Counts(), Counts(), list[Seeded](), list[tuple[Seeded, Finding]]()
    for each in seeded:
        wrong = told(each)
        if each.sound:
            alarms += [(each, wrong[0])] if wrong else []
            continue
        all[each.kind, each.game] += 1
        found[each.kind, each.game] += bool(wrong)
        missed += [] if wrong else [each]
    return all, found, missed, alarms


def main() -> int:
    """Print how many faults of each kind are found, what was missed, and each false alarm."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--twins", type=int, default=200)
    parser.add_argument("--missed", type=int, default=200, help="so many of them are printed")
    parser.add_argument("--games", nargs="*", default=GAMES)
    args = parser.parse_args()
    seeded = drawn(args.seed, FAULTS, args.twins, args.games)
    all, found, missed, alarms = measured([*seeded, *moved(args.seed, args.games)])
    for kind in KINDS:
        games = [(found[kind, game], all[kind, game], game) for game in GAMES if all[kind, game]]
        print(f"{sum(f for f, _, _ in games):4} of {sum(n for _, n, _ in games):4}  {kind}", end="")
        print("   " + ", ".join(f"{game} {f}/{n}" for f, n, game in games))
    for each in missed[: args.missed]:
        print(f"missed: {each.kind}, {each.game}, {type(each.card).__name__}: {each.made}")
    sound = sum(each.sound for each in seeded)
    also = len(moved(args.seed, args.games))
    print(f"{len(alarms)} false alarms of {sound} twins and {also} moved")
    for each, wrong in alarms:
        print(f"alarm: {each.game}, {type(each.card).__name__}: {each.made}")
        print(f"       {wrong.code}: {wrong.sentence}: {wrong.message}")
    return 1 if alarms else 0


if __name__ == "__main__":
    raise SystemExit(main())

"""Cards: the data of Parsifal's tarots."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated, ClassVar

from msgspec import Meta

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse
from tabletop.executor.sentence import Sentence, paragraphs
from tabletop.games.parsifal.cards.grammar import GRAMMAR
from tabletop.games.parsifal.cards.lexicon import ALL, ALONE, ARTIFACT_NAMES, KIND_OF, House
from tabletop.packs.card_wording import Wording
from tabletop.packs.cards import Card, CardPack, Room, Words, read_cards
from tabletop.packs.game_folders import folder_of


class Tarot(Card, frozen=True, kw_only=True):
    """Any of the 30 tarots. `text` holds its skills, `epithet` the line under its name."""

    epithet: Words


class Character(Tarot, frozen=True, kw_only=True):
    """One of the 23 characters. `copy` is its number if its name has several copies."""

    texts: ClassVar = ("text", "quests")
    room: ClassVar = Room(41, 9)

    house: House
    quests: Words
    copy: Annotated[int, Meta(ge=1, le=6)] | None = None


class Artifact(Tarot, frozen=True, kw_only=True):
    """One of the 7 artifacts."""

    room: ClassVar = Room(41, 4)


CARDS: dict[str, type[Tarot]] = {"character": Character, "artifact": Artifact}
"""The kinds of cards, by their heading in a file."""


@cache
def pack() -> CardPack[Tarot]:
    """The cards that come with the game."""
    return read_cards(folder_of("parsifal") / "cards", CARDS)


WORDING = Wording(pack, GRAMMAR, itself=(("character", "this character"), ("artifact", "this")))


@cache
def title(name: str) -> str:
    """The title of a piece on screen. A token has the title that players gave it."""
    if name == "chain":
        return "a chain"
    if name not in pack().cards:
        return name
    card = pack().cards[name]
    copy = getattr(card, "copy", None)
    return f"{card.name} {copy}" if copy else card.name


TITLES = tuple(map(title, ALL))
"""The titles of the 30 tarots, by number."""

_WORDS = ALONE | ARTIFACT_NAMES

NAMED = tuple(
    f"the {title(name)}" if _WORDS.get(name, "").startswith("the ") else title(name) for name in ALL
)
"""The tarots' names in a sentence: `the Grail`, `Kundry`."""


def opened(words: str) -> str:
    """*words* with a capital, as at the start of a sentence."""
    return words[:1].upper() + words[1:]


@lru_cache(4096)
def worded(words: str, *tarots: int) -> str:
    """The sentence *words* with an article before each `{}` that stands for one of *tarots*.

    A number outside the tarots stands for something else.
    """
    told, *stretches = words.split("{}")
    for number, stretch in zip(tarots, stretches, strict=True):
        told += ("the {}" if number in _WITH_ARTICLE else "{}") + stretch
    return opened(told)


_WITH_ARTICLE = {number for number, words in enumerate(NAMED) if words != TITLES[number]}


@cache
def kind_title(kind: str) -> str:
    """The title of a kind of characters."""
    return kind.capitalize()


@cache
def skills_printed(name: str) -> tuple[Clause, ...]:
    """The sentences of skills on the card called *name* that the grammar understands."""
    said = parse(pack().cards[name].text, GRAMMAR)
    return tuple(clause for clause in said if isinstance(clause, Clause))


@cache
def sentences(name: str) -> tuple[Sentence, ...]:
    """The same with the follow-up sentences, as they run; empty for a piece that is no tarot."""
    if name not in pack().cards:
        return ()
    at_will = lambda clause: "trigger" not in clause.heads  # noqa: E731
    return paragraphs(name, "text", parse(pack().cards[name].text, GRAMMAR), at_will)


@cache
def quests_printed(kind: str) -> tuple[Sentence, ...]:
    """The quests of a kind of character. Copies have the same quests."""
    name = next(card for card, of in KIND_OF.items() if of == kind)
    card = pack().cards[name]
    words = card.quests if isinstance(card, Character) else ""
    return paragraphs(name, "quests", parse(words, GRAMMAR))

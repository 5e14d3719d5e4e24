"""The deck: the data of the cards."""

from __future__ import annotations

from functools import cache
from typing import Annotated, ClassVar, Literal, get_args

from msgspec import Meta

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.moments import moment
from tabletop.cardtext.phrase import Phrase
from tabletop.executor.lasting_changes import is_lasting, told_by
from tabletop.executor.sentence import Sentence, paragraphs
from tabletop.games.tower.deck.grammar import GAIN, GRAMMAR
from tabletop.packs import library
from tabletop.packs.card_wording import Wording
from tabletop.packs.cards import Card, CardPack, read_cards
from tabletop.packs.game_folders import folder_of
from tabletop.packs.library import by_name

Suit = Literal["wands", "cups", "swords", "pentacles"]
Court = Literal["page", "knight", "queen", "king"]
Kind = Literal["human", "celestial", "beast"]

SUITS: tuple[str, ...] = get_args(Suit)
COURTS: tuple[str, ...] = get_args(Court)

HEROES = tuple(f"{suit}-{court}" for suit in SUITS for court in COURTS)
ALL = (
    tuple(f"major-{n}" for n in range(22))
    + HEROES
    + tuple(f"{suit}-{rank}" for suit in SUITS for rank in range(1, 11))
)
"""The 78 cards of a tarot deck, in the order of a new deck."""


class Tarot(Card, frozen=True, kw_only=True):
    """A card of the deck. Cards of a suit differ only by their numbers."""

    alike: ClassVar[bool] = True


class Fool(Tarot, frozen=True, kw_only=True):
    """The Fool, who is neither foe nor treasure (TWR-118)."""

    number: Literal[0]


class Foe(Tarot, frozen=True, kw_only=True):
    """Another major arcana card: `types` are the beings in its picture, `ornaments` the other
    things in it."""

    number: Annotated[int, Meta(ge=1, le=21)]
    types: tuple[Kind, ...]
    ornaments: tuple[Kind, ...] = ()


class Hero(Tarot, frozen=True, kw_only=True):
    """A court card."""

    suit: Suit
    rank: Court


class NumberCard(Tarot, frozen=True, kw_only=True):
    """A card of a suit from ace to 10."""

    suit: Suit
    rank: Annotated[int, Meta(ge=1, le=10)]


KINDS: dict[str, type[Card]] = {"fool": Fool, "foe": Foe, "hero": Hero, "number": NumberCard}
"""The kinds of cards, by their heading in a file."""


@cache
def pack() -> CardPack[Card]:
    """The cards that come with the game."""
    return read_cards(folder_of("tower") / "cards", KINDS)


WORDING = Wording(pack, GRAMMAR, itself=(("foe", "the Foe"), ("hero", "you")))

PLAYERS = {kind: KINDS[kind] for kind in ("foe", "number")}
"""The kinds of cards that players' own packs may contain."""


@by_name
def card(name: str) -> Card | None:
    """The card called *name*, from the game or from a player's pack; None for a token."""
    return pack().cards.get(name) or library.card(name, "tower")


@by_name
def title(name: str) -> str:
    """The title of a piece on screen. A token has the title that players gave it, and a lasting
    effect that of its card.

    :raises KeyError: for a card that neither the deck nor a pack has.
    """
    if name == "d6":
        return "the die"
    if is_lasting(name):
        return title(told_by(name)[0])
    of = card(name)
    if of is not None:
        return of.name
    if name.partition("-")[0] in (*SUITS, "major") or library.is_card(name):
        raise KeyError(name)
    return library.plain(name)


@by_name
def the(name: str) -> str:
    """The title of a card in the middle of a sentence: `the Four of Cups`."""
    called = title(name)
    return called if called.startswith("The ") else f"the {called}"


@by_name
def sentences(name: str) -> tuple[Sentence, ...]:
    """The sentences on a card. Players carry out those that the program does not understand."""
    of = card(name)
    return paragraphs(name, "text", WORDING.read(of, of.text)) if of is not None else ()


@by_name
def says(name: str) -> dict[Phrase, Clause]:
    """The sentences by phrase."""
    return {sentence.clause.phrase: sentence.clause for sentence in sentences(name)}


@by_name
def effect(name: str) -> Sentence | None:
    """The first effect of playing the card called *name*; None if its text has none."""
    return next(iter(effects(name)), None)


@by_name
def effects(name: str) -> tuple[Sentence, ...]:
    """All effects of playing the card, in order."""
    return tuple(s for s in sentences(name) if _is_done(s.clause))


def _is_done(clause: Clause) -> bool:
    """Whether playing the card carries out the sentence: it has an effect at once, or starts a
    lasting one."""
    if clause.is_timed:
        return moment(clause) == "done"
    return clause.phrase.role == "action" and "trigger" not in clause.heads


@by_name
def amount_printed(name: str) -> int:
    """The number in the sentence of the card called *name*; 0 if playing it does nothing."""
    done = effect(name)
    if done is None or done.is_held:
        return 0
    n = done.clause.values.get("n")
    return n if isinstance(n, int) else 0


@by_name
def gain_printed(court: str) -> int:
    """TWR-094: the addition by the gift of the court called *court*."""
    return int(says(court)[GAIN].values["n"]) if GAIN in says(court) else 0


@by_name
def foe_types(name: str, way: str) -> tuple[str, ...]:
    """TWR-058: the types of the card called *name*, counting ornaments unless `strict`."""
    of = card(name)
    if not isinstance(of, Foe):
        return ()
    return of.types if way == "strict" else of.types + of.ornaments

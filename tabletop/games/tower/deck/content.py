"""The deck: what is printed on the cards."""

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
"""The 78 cards of a tarot deck, in the order in which they come out of the box."""


class Tarot(Card, frozen=True, kw_only=True):
    """A card of the deck, which has suits: its cards are alike but for their numbers."""

    alike: ClassVar[bool] = True


class Fool(Tarot, frozen=True, kw_only=True):
    """The Fool, who is neither foe nor treasure (TWR-118)."""

    number: Literal[0]


class Foe(Tarot, frozen=True, kw_only=True):
    """Another major: `types` is what its picture shows, `ornaments` what else is in it."""

    number: Annotated[int, Meta(ge=1, le=21)]
    types: tuple[Kind, ...]
    ornaments: tuple[Kind, ...] = ()


class Hero(Tarot, frozen=True, kw_only=True):
    """A court."""

    suit: Suit
    rank: Court


class NumberCard(Tarot, frozen=True, kw_only=True):
    """Ace to 10 of a suit."""

    suit: Suit
    rank: Annotated[int, Meta(ge=1, le=10)]


KINDS: dict[str, type[Card]] = {"fool": Fool, "foe": Foe, "hero": Hero, "number": NumberCard}
"""The kinds of cards, by the heading they stand under in a file."""


@cache
def pack() -> CardPack[Card]:
    """The cards that come with the game."""
    return read_cards(folder_of("tower") / "cards", KINDS)


WORDING = Wording(pack, GRAMMAR, itself=(("foe", "the Foe"), ("hero", "you")))

PLAYERS = {kind: KINDS[kind] for kind in ("foe", "number")}
"""The kinds of cards that packs of players' own may bring."""


@by_name
def card(name: str) -> Card | None:
    """The card called *name*, of the game or of a pack of players' own; None for a token."""
    return pack().cards.get(name) or library.card(name, "tower")


@by_name
def title(name: str) -> str:
    """A piece's name as players read it; a token is called what they called it, and what lasts as
    the card that said it.

    :raises KeyError: for a card that neither a tarot deck nor a pack at hand has.
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
    """The title of a card in the midst of a sentence: `the Four of Cups`."""
    called = title(name)
    return called if called.startswith("The ") else f"the {called}"


@by_name
def sentences(name: str) -> tuple[Sentence, ...]:
    """What the text of a card says; what is not understood is left to the players."""
    of = card(name)
    return paragraphs(name, "text", WORDING.read(of, of.text)) if of is not None else ()


@by_name
def says(name: str) -> dict[Phrase, Clause]:
    """The same by phrase."""
    return {sentence.clause.phrase: sentence.clause for sentence in sentences(name)}


@by_name
def effect(name: str) -> Sentence | None:
    """What playing the card called *name* does first; None if its text says nothing of that."""
    return next(iter(effects(name)), None)


@by_name
def effects(name: str) -> tuple[Sentence, ...]:
    """All that playing it does, in order."""
    return tuple(s for s in sentences(name) if _is_done(s.clause))


def _is_done(clause: Clause) -> bool:
    """Whether it is done as a card is played: it acts, or has something last from then on."""
    if clause.is_timed:
        return moment(clause) == "done"
    return clause.phrase.role == "action" and "trigger" not in clause.heads


@by_name
def amount_printed(name: str) -> int:
    """The number in the sentence of the card called *name*, 0 if it does nothing when played."""
    done = effect(name)
    if done is None or done.is_held:
        return 0
    n = done.clause.values.get("n")
    return n if isinstance(n, int) else 0


@by_name
def gain_printed(court: str) -> int:
    """TWR-094: what the gift of the court called *court* adds."""
    return int(says(court)[GAIN].values["n"]) if GAIN in says(court) else 0


@by_name
def foe_types(name: str, way: str) -> tuple[str, ...]:
    """TWR-058: the types of the card called *name*, where ornaments count or (`strict`) do not."""
    of = card(name)
    if not isinstance(of, Foe):
        return ()
    return of.types if way == "strict" else of.types + of.ornaments

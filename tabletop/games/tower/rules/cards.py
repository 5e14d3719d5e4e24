"""All chapters: facts about cards and their places: pure reads of a table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace

from tabletop.executor.lasting_changes import KEPT
from tabletop.executor.memory import Memory
from tabletop.executor.sentence import Sentence
from tabletop.games.tower.deck import content
from tabletop.games.tower.deck.content import effects, says
from tabletop.games.tower.deck.grammar import CLASSES, GAIN
from tabletop.packs.library import by_name
from tabletop.table.piece import Piece
from tabletop.table.table import Table

SUITS = content.SUITS
FOOL = "major-0"
ATTACKING = ("wands", "swords")
"""TWR-089: the suits that attack."""

DONE = "done"
"""The counter of a resolved card, which stays in play until its companion is resolved too."""

LENT = ("rank", "suit", "companion", DONE)
"""The counters of a card that are set while it is played."""

GIFTS = {"wands": "Scholar", "swords": "Tactician", "cups": "Devout", "pentacles": "Merchant"}
"""The names of the gifts, by the suit that gains (TWR-009)."""

HEALTH, WARDS = (10, 15, 20, 25, 30), (1, 2, 3, 4, 5)
"""TWR-021: a foe's health and wards by floor, 1 to 5."""

HAND_LIMIT = {2: 7, 3: 6, 4: 5}
"""TWR-014: the hand limit by number of heroes."""


HAND = tuple(f"hand:{seat}" for seat in range(4))
HERO = tuple(f"hero:{seat}" for seat in range(4))
SHIELDS = tuple(f"shields:{seat}" for seat in range(4))
SANCTUARY = tuple(f"sanctuary:{seat}" for seat in range(4))
TOP = 5
FLOOR = tuple(f"floor:{floor}" for floor in range(TOP + 1))
"""Zones by seat (from 0) and by floor (1 to 5)."""

IN_FORCE = frozenset((*HERO, *SHIELDS, *FLOOR, KEPT))
MEMORY = Memory(IN_FORCE | {"health"}, IN_FORCE)
"""The cache about a table that is valid until a hero, a shield or a foe moves or turns over, a
lasting change begins or ends, or somebody falls or rises."""

while_standing = partial(MEMORY.until_changed, on=(*HERO, "health"))
while_in_force = partial(MEMORY.until_changed, on=IN_FORCE)
"""Cache a function that depends only on who stands, or on what is in force."""


@by_name
def suit(name: str) -> str:
    """A minor card's suit; empty for a major."""
    of = content.card(name)
    return of.suit if isinstance(of, content.Hero | content.NumberCard) else ""


@by_name
def rank(name: str) -> int:
    """A number card's rank, 1 to 10; 0 for courts and majors (TWR-027: an Ace is 1)."""
    of = content.card(name)
    return of.rank if isinstance(of, content.NumberCard) else 0


@by_name
def numbered(name: str) -> str:
    """The suit of the number card called *name*; empty for any other card."""
    return suit(name) if rank(name) else ""


@by_name
def class_of(hero: str) -> str:
    """TWR-008: the class of a court card, from its sentence."""
    return next((CLASSES[phrase] for phrase in says(hero) if phrase in CLASSES), "")


@by_name
def gift_of(hero: str) -> str:
    """TWR-009: the gift of a court card, from its sentence."""
    return GIFTS[says(hero)[GAIN].values["suit"]] if GAIN in says(hero) else ""


@by_name
def pool(name: str) -> str:
    """The deck of a card, for face-down cards (TWR-118: the Fool is no foe and no treasure)."""
    if name == FOOL:
        return "fool"
    if rank(name):
        return "number"
    return "hero" if suit(name) else "foe"


def suit_in_play(card: Piece) -> str:
    """TWR-122: the present suit of a card: its own, or the one named for a wild Fool."""
    named = named_suit(card.counters) if card.counters else ""
    return named or numbered(card.name)


def rank_in_play(card: Piece) -> int:
    """The present rank of a card: its own, or a borrowed one."""
    return card.counters.get("rank") or rank(card.name)


def named_suit(counters: Mapping[str, int]) -> str:
    """TWR-122: the suit that *counters* name for a wild Fool; empty if none."""
    named = counters.get("suit", 0)
    return SUITS[named - 1] if 0 < named <= len(SUITS) else ""


def as_wild(table: Table, fool: Piece, suit: str) -> Piece:
    """TWR-122: a wild Fool on the play spot as *suit*, at the floor's rank."""
    named = {"suit": SUITS.index(suit) + 1, "rank": floor(table)}
    return replace(fool, counters=named)


def effects_in_play(card: Piece) -> tuple[Sentence, ...]:
    """The present effects of a card: its own sentences, or for a wild Fool those of its suit."""
    return effects(works_as(card))


def works_as(card: Piece) -> str:
    """The card whose sentences apply: the card itself, or for a wild Fool one of its suit."""
    named = named_suit(card.counters) if card.counters else ""
    return f"{named}-1" if named else card.name


def floor(table: Table) -> int:
    """The party's floor, 1 to 5 even if players changed the counter by hand."""
    on: int = table.counters.get("floor", 1)
    return on if 0 < on <= TOP else min(max(on, 1), TOP)


def foe(table: Table) -> Piece:
    """The current foe: the top card of the current floor.

    A number card that players put there by hand is no foe unless nothing else is left. If they
    removed everything, an unowned court card without health stands in.
    """
    lying = table.zones[FLOOR[floor(table)]].pieces
    if not lying:
        return _nobody(table)
    top = table.pieces[lying[-1]]
    if numbered(top.name):
        below = (table.pieces[each] for each in reversed(lying))
        return next((each for each in below if not numbered(each.name)), top)
    return top


def is_turned_up(table: Table) -> bool:
    """Whether the foe of the current floor is present and face up."""
    lying = table.zones[FLOOR[floor(table)]].pieces
    return bool(lying) and foe(table).face_up


def foe_health(table: Table) -> int:
    """The current foe's health, at least 0 even if players changed the counter by hand."""
    return health_of(foe(table))


def wards_left(table: Table) -> int:
    """TWR-063: the floor's wards minus the cards beside the foe, never below 0."""
    return wards_of(table, foe(table))


def wards_of(table: Table, foe: Piece) -> int:
    """TWR-063: the remaining wards of *foe*, the current one."""
    left: int = foe.counters.get("wards", 0) - len(table.zones["wards"].pieces)
    if left < 0:
        return 0
    return left


def unresolved(table: Table) -> list[Piece]:
    """TWR-084: the unresolved cards on the play spot, in order."""
    lying = table.zones["play"].pieces
    if not lying:
        return []
    return [card for card in map(table.pieces.__getitem__, lying) if DONE not in card.counters]


def on_the_spot(table: Table) -> Piece:
    """The card being resolved: the first unresolved one on the play spot.

    :raises IndexError: if there is none.
    """
    pieces = table.pieces
    for number in table.zones["play"].pieces:
        if DONE not in pieces[number].counters:
            return pieces[number]
    raise IndexError("No card on the play spot still has an effect to resolve.")


def die(table: Table) -> Piece:
    """The die, wherever it lies."""
    lying = table.zones["dice"].pieces
    if lying:
        return table.pieces[lying[0]]
    return next(piece for piece in table.pieces if piece.name == "d6")


def hero(table: Table, seat: int) -> Piece:
    """The court card of *seat*. If players removed it by hand, an unowned one stands in."""
    lying = table.zones[HERO[seat]].pieces
    return table.pieces[lying[0]] if lying else _nobody(table)


def _nobody(table: Table) -> Piece:
    """A court card that belongs to nobody."""
    courts = (piece for piece in table.pieces if pool(piece.name) == "hero")
    return next(piece for piece in courts if piece.zone not in HERO)


def health(table: Table, seat: int) -> int:
    """The health of the hero of *seat*, at least 0; 0 if players removed the hero by hand."""
    lying = table.zones[HERO[seat]].pieces
    left: int = table.pieces[lying[0]].counters.get("health", 0) if lying else 0
    if left < 0:
        return 0
    return left


def health_of(fighter: Piece) -> int:
    """The health of a hero or foe, at least 0 even if players changed the counter by hand."""
    left: int = fighter.counters.get("health", 0)
    if left < 0:
        return 0
    return left


def heroes(table: Table) -> list[Piece]:
    """The court cards, by seat."""
    return [hero(table, seat) for seat in range(len(table.seats))]


def active(table: Table) -> int:
    """The seat whose turn it is."""
    return table.counters.get("active", 0) % len(table.seats)


def is_active(table: Table, *, name: str = "", gift: str = "") -> bool:
    """Whether the active hero is of the class *name*, or has the *gift*."""
    court = hero(table, active(table)).name
    return class_of(court) == name if name else gift_of(court) == gift


def hand_limit(table: Table) -> int:
    """TWR-014: the hand limit at this table, unless a card changes it."""
    return HAND_LIMIT[len(table.seats)]


def hand_size(table: Table, seat: int) -> int:
    """The number of cards in the hand of *seat*."""
    return len(table.zones[HAND[seat]].pieces)


def receivers(table: Table) -> list[int]:
    """TWR-046: the seats that can receive cards: fallen heroes only by house rule."""
    return [*range(len(table.seats))] if "TWR-046" in table.house_rules else standing(table)


@while_standing
def standing(table: Table) -> list[int]:
    """The seats whose heroes have health."""
    return [seat for seat in range(len(table.seats)) if health(table, seat)]

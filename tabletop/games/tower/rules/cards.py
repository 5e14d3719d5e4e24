"""All chapters: what the cards are, and what lies where: pure reads of a table."""

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
"""The counter of a card that has done its work, and lies in play till its companion has, too."""

LENT = ("rank", "suit", "companion", DONE)
"""The counters of a card that speak of its being played."""

GIFTS = {"wands": "Scholar", "swords": "Tactician", "cups": "Devout", "pentacles": "Merchant"}
"""What the gifts are called, by the suit that gains (TWR-009)."""

HEALTH, WARDS = (10, 15, 20, 25, 30), (1, 2, 3, 4, 5)
"""TWR-021: a foe's health and wards by floor, 1 to 5."""

HAND_LIMIT = {2: 7, 3: 6, 4: 5}
"""TWR-014: by number of heroes."""


HAND = tuple(f"hand:{seat}" for seat in range(4))
HERO = tuple(f"hero:{seat}" for seat in range(4))
SHIELDS = tuple(f"shields:{seat}" for seat in range(4))
SANCTUARY = tuple(f"sanctuary:{seat}" for seat in range(4))
TOP = 5
FLOOR = tuple(f"floor:{floor}" for floor in range(TOP + 1))
"""Zones by seat (from 0) and by floor (1 to 5)."""

IN_FORCE = frozenset((*HERO, *SHIELDS, *FLOOR, KEPT))
MEMORY = Memory(IN_FORCE | {"health"}, IN_FORCE)
"""What is known of a table until a hero, a shield or a foe is laid elsewhere, or turned over, a
change begins to last or is over, or somebody falls or rises."""

while_standing = partial(MEMORY.until_changed, on=(*HERO, "health"))
while_in_force = partial(MEMORY.until_changed, on=IN_FORCE)
"""Let be remembered what hangs on no more than who stands, or what is in force."""


@by_name
def suit(name: str) -> str:
    """A minor card's suit, empty for a major."""
    of = content.card(name)
    return of.suit if isinstance(of, content.Hero | content.NumberCard) else ""


@by_name
def rank(name: str) -> int:
    """A number card's rank, 1 to 10; 0 for courts and majors (TWR-027: an Ace is 1)."""
    of = content.card(name)
    return of.rank if isinstance(of, content.NumberCard) else 0


@by_name
def numbered(name: str) -> str:
    """The suit of the number card called *name*, empty for any other."""
    return suit(name) if rank(name) else ""


@by_name
def class_of(hero: str) -> str:
    """The class of a court card, which is what its sentence makes it (TWR-008)."""
    return next((CLASSES[phrase] for phrase in says(hero) if phrase in CLASSES), "")


@by_name
def gift_of(hero: str) -> str:
    """The gift of a court card, which is what its sentence gives it (TWR-009)."""
    return GIFTS[says(hero)[GAIN].values["suit"]] if GAIN in says(hero) else ""


@by_name
def pool(name: str) -> str:
    """Which cards a face-down card may be (TWR-118: the Fool is no foe and no treasure)."""
    if name == FOOL:
        return "fool"
    if rank(name):
        return "number"
    return "hero" if suit(name) else "foe"


def suit_in_play(card: Piece) -> str:
    """The suit a card has now: its own, or the one named for a wild Fool (TWR-122)."""
    named = named_suit(card.counters) if card.counters else ""
    return named or numbered(card.name)


def rank_in_play(card: Piece) -> int:
    """The rank a card has now: one that it is lent, or its own."""
    return card.counters.get("rank") or rank(card.name)


def named_suit(counters: Mapping[str, int]) -> str:
    """The suit that *counters* name for a wild Fool (TWR-122); empty if they name none."""
    named = counters.get("suit", 0)
    return SUITS[named - 1] if 0 < named <= len(SUITS) else ""


def as_wild(table: Table, fool: Piece, suit: str) -> Piece:
    """What a wild Fool would be on the play spot as *suit*, at the floor's rank (TWR-122)."""
    named = {"suit": SUITS.index(suit) + 1, "rank": floor(table)}
    return replace(fool, counters=named)


def effects_in_play(card: Piece) -> tuple[Sentence, ...]:
    """What the card does now: its own sentences, or for a wild Fool that of the suit it took."""
    return effects(works_as(card))


def works_as(card: Piece) -> str:
    """The card whose sentences it has now: its own, or for a wild Fool one of the suit it took."""
    named = named_suit(card.counters) if card.counters else ""
    return f"{named}-1" if named else card.name


def floor(table: Table) -> int:
    """The floor on which the party is, of 1 to 5 whatever players have counted by hand."""
    on: int = table.counters.get("floor", 1)
    return on if 0 < on <= TOP else min(max(on, 1), TOP)


def foe(table: Table) -> Piece:
    """The current foe: the card on top of the current floor.

    A number card that hands have laid there fights nobody, but where nothing else is left. Where
    they took all away, a court card that is nobody's stands for it, and has no health.
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
    """Whether the foe of the current floor is there and turned up."""
    lying = table.zones[FLOOR[floor(table)]].pieces
    return bool(lying) and foe(table).face_up


def foe_health(table: Table) -> int:
    """The current foe's health, 0 at least whatever players have counted by hand."""
    return health_of(foe(table))


def wards_left(table: Table) -> int:
    """TWR-063: the floor's wards less the cards beside the foe, never below 0."""
    return wards_of(table, foe(table))


def wards_of(table: Table, foe: Piece) -> int:
    """TWR-063: the wards that are left of *foe*, which is the current one."""
    left: int = foe.counters.get("wards", 0) - len(table.zones["wards"].pieces)
    if left < 0:
        return 0
    return left


def unresolved(table: Table) -> list[Piece]:
    """The cards on the play spot that have their work before them, in its order (TWR-084)."""
    lying = table.zones["play"].pieces
    if not lying:
        return []
    return [card for card in map(table.pieces.__getitem__, lying) if DONE not in card.counters]


def on_the_spot(table: Table) -> Piece:
    """The card that is resolved: the first on the play spot that has its work before it.

    :raises IndexError: if there is none.
    """
    pieces = table.pieces
    for number in table.zones["play"].pieces:
        if DONE not in pieces[number].counters:
            return pieces[number]
    raise IndexError("No card on the play spot still has an effect to resolve.")


def die(table: Table) -> Piece:
    """The die, wherever hands laid it."""
    lying = table.zones["dice"].pieces
    if lying:
        return table.pieces[lying[0]]
    return next(piece for piece in table.pieces if piece.name == "d6")


def hero(table: Table, seat: int) -> Piece:
    """The court card of *seat*: where hands took it away, one that is nobody's stands for it."""
    lying = table.zones[HERO[seat]].pieces
    return table.pieces[lying[0]] if lying else _nobody(table)


def _nobody(table: Table) -> Piece:
    """A court card that lies before nobody."""
    courts = (piece for piece in table.pieces if pool(piece.name) == "hero")
    return next(piece for piece in courts if piece.zone not in HERO)


def health(table: Table, seat: int) -> int:
    """The health of the hero of *seat*, 0 at least whatever players have counted by hand; 0 where
    they took the hero away."""
    lying = table.zones[HERO[seat]].pieces
    left: int = table.pieces[lying[0]].counters.get("health", 0) if lying else 0
    if left < 0:
        return 0
    return left


def health_of(fighter: Piece) -> int:
    """The health of a hero or foe, 0 at least whatever players have counted by hand."""
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
    """TWR-014: the largest hand there is at this table, if no card says otherwise."""
    return HAND_LIMIT[len(table.seats)]


def hand_size(table: Table, seat: int) -> int:
    """How many cards *seat* holds."""
    return len(table.zones[HAND[seat]].pieces)


def receivers(table: Table) -> list[int]:
    """TWR-046: the seats that cards may be given to: not the fallen, unless by house rule."""
    return [*range(len(table.seats))] if "TWR-046" in table.house_rules else standing(table)


@while_standing
def standing(table: Table) -> list[int]:
    """The seats whose heroes have health."""
    return [seat for seat in range(len(table.seats)) if health(table, seat)]

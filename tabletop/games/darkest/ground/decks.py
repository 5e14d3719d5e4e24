"""The Adventure decks and those of Magic Objects, each with its discards, as records.

A card's home is a deck: the one that is printed on it, or into which it has come since.
"""

from __future__ import annotations

from msgspec import Struct

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.ground.regions import land_of, leads_to
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

DECKS, SLOTS = "deck", "deck-slot"
"""Modules bring their decks, and when these are drawn from, under these names."""

OVERRIDE, OF_REGION, BAZAAR, BASE = 40, 30, 20, 10
"""DTX-015: the ranks of slots, the one that comes first the highest."""


class Deck(Struct, frozen=True, kw_only=True):
    """A deck with its discards. Its `name` is that of the module whose cards it has, or of what
    stands as `home` on them. Its `number` is its own for ever: cards that come into it later have
    it. By the `rule` it is shuffled before all else."""

    name: str
    number: int
    draws: str
    discards: str
    rule: str = "DTC-020"


class Slot(Struct, frozen=True, kw_only=True):
    """When the deck of this name is drawn from: while the table's counter `while_` is up, the party
    is in the `region`, or the road `leads` to that destination. Of several the first is, by
    rank."""

    deck: str
    while_: str = ""
    region: str = ""
    leads: str = ""


OWN = Deck(name="", number=1, draws="adventure", discards="discard")
"""The game's own deck, which is drawn from where no other is."""

TROVES = "trove-deck"
"""Modules bring decks of Magic Objects, and other piles of Troves, under this name."""

OWN_TROVE = Deck(name="", number=1, draws="troves", discards="trove-returns")

HOME = "home"
"""On a card: the number of the deck into which it has come."""


def all_of(play: Play) -> list[Deck]:
    """The decks of modules, and then the game's own."""
    return play.game.records_of(DECKS)


def listed(table: Table) -> list[Deck]:
    """The same, of the game on *table*."""
    found: list[Deck] = game_of(table).records_of(DECKS)
    return found


def active(play: Play) -> Deck:
    """The deck that is drawn from now."""
    return drawn_from(play.table)


def drawn_from(table: Table) -> Deck:
    """The same, of a table."""
    found: list[Slot] = game_of(table).records_of(SLOTS)
    if not found:
        return OWN
    up = (each.deck for each in found if _is_up(table, each))
    return _called(listed(table), next(up, OWN.name))


def below(table: Table, slot: Slot) -> Deck:
    """DTX-015: the deck that would be drawn from if that *slot* and those above it were empty."""
    found: list[Slot] = game_of(table).records_of(SLOTS)
    up = (each.deck for each in found[found.index(slot) + 1 :] if _is_up(table, each))
    return _called(listed(table), next(up, OWN.name))


def _is_up(table: Table, slot: Slot) -> bool:
    here = land_of(table).name
    leads = slot.leads != "" and leads_to(table, slot.leads)
    return leads or here == slot.region or table.count(slot.while_) > 0


def top(play: Play, deck: Deck, rule: str) -> Rules[Piece | None]:
    """The card that is drawn next from a *deck*; an empty one is made of its discards anew
    (DTC-B38, DTX-016). None if it has none either."""
    if not play.table.zones[deck.draws].pieces:
        for card in play.table[deck.discards]:
            play.move(card, deck.draws, face_up=False)
        yield from play.shuffle(deck.draws, rule="DTC-B38")
    return (yield from play.top(deck.draws, rule=rule))


def deck_of(play: Play, card: Piece) -> Deck:
    """The Adventure deck that *card* is of."""
    number = card.counters.get(HOME, 0)
    if number:
        return next((deck for deck in all_of(play) if deck.number == number), OWN)
    return _called(all_of(play), content.home(card.name))


def _called(decks: list[Deck], name: str) -> Deck:
    return next((deck for deck in decks if deck.name == name), decks[-1])


def trove_decks(play: Play) -> list[Deck]:
    """The decks of Troves, those of modules first."""
    return play.game.records_of(TROVES)


def trove_deck(play: Play, name: str) -> Deck:
    """The deck of Magic Objects of this name; the game's own if there is none."""
    return _called(trove_decks(play), name)


def trove_of(play: Play, card: Piece) -> Deck | None:
    """The deck of Troves that *card* is of: a Magic Object is of one, unless its module has none,
    and an Adventure deck (DTY-006); another card, if that is printed on it."""
    of = content.card(card.name)
    if isinstance(of, content.Magic):
        home = content.home(card.name)
        is_apart = any(deck.name == home for deck in trove_decks(play))
        is_drawn = any(deck.name == home for deck in all_of(play))
        return None if is_drawn and not is_apart else trove_deck(play, home)
    home = of.home if isinstance(of, content.Encounter) else ""
    return next((deck for deck in trove_decks(play) if home and deck.name == home), None)

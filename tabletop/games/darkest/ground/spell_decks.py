"""Spells that come into the Spell deck during a game, and stay in it for good (DTX-017)."""

from __future__ import annotations

from msgspec import Struct

from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules

SPELLS = "spells"
"""Modules bring theirs under this name."""


class SpellDeck(Struct, frozen=True, kw_only=True):
    """The Spells of the module `name` wait in the zone `draws`; once they have come the table's
    counter `joined` is up, in all later sessions of the campaign, too."""

    name: str
    draws: str
    joined: str


def merge(play: Play, name: str, rule: str) -> Rules[None]:
    """DTX-017: the Spells of the module *name*, all discarded ones and the deck are one deck from
    now on."""
    deck = next(each for each in _all_of(play) if each.name == name)
    if play.table[deck.draws]:
        _with_the_others(play, deck)
        yield from play.shuffle("spell", rule=rule)


def begin_joined(play: Play) -> None:
    """A session begins: what came in an earlier one of its campaign is there."""
    for deck in _all_of(play):
        if play.table.count(deck.joined):
            _with_the_others(play, deck)


def _all_of(play: Play) -> list[SpellDeck]:
    return play.game.records_of(SPELLS)


def _with_the_others(play: Play, deck: SpellDeck) -> None:
    for card in [*play.table[deck.draws], *play.table["spell-discard"]]:
        play.move(card, "spell", face_up=False)
    play.count(deck.joined, 1)

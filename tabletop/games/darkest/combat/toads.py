"""Enemies that are Toads for a while: weak, and without abilities (DTY-088)."""

from __future__ import annotations

from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.space_positions import TOAD, TOADS
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.scores import spoken
from tabletop.grammar.idiom import idiom
from tabletop.play.rules.play import Play

ROLLED_ONE = "foe-one"
"""The table's counter: the Enemy that is fought has rolled a 1 in this combat."""

TURNS_INTO_TOADS = idiom(
    GRAMMAR, "trait", "a Enemy that rolls a 1 against you becomes a Toad for {n} Party Turns",
    slots={"n": "number"},
)  # fmt: skip


def notes(play: Play, shown: list[int]) -> None:
    """What an Enemy has rolled in a combat."""
    if 1 in shown and not play.table.count(ROLLED_ONE):
        play.count(ROLLED_ONE, 1)


def turns(play: Play, place: int, foe: int) -> None:
    """The combat is over: if the Enemy is still in play it is a Toad."""
    if not play.table.count(ROLLED_ONE):
        return
    play.count(ROLLED_ONE, 0)
    if foe < 0 or not space_positions.is_here(play.table, foe):
        return
    said = [int(each["n"]) for each in spoken(play.table, place, TURNS_INTO_TOADS)]
    if not said or heroes.card_of(play.table, place) is None:
        return
    card = play.table.pieces[foe]
    if not card.counters.get(TOAD, 0):
        play.count(TOADS, play.table.count(TOADS) + 1)
    play.count(TOAD, max(said) + 1, card)  # the Party Turn in which it fought is none of them
    play.say("{} is a Toad now.", card, rule="DTY-088")

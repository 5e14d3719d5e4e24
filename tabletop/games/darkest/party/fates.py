"""Kinds of Fate, as records: whose dice each rolls again, and where none may be spent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import TEXT
from tabletop.grammar.verb import verb
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

FATES, BANS = "fate", "fate-ban"
"""Modules bring kinds of Fate under the first name. Under the second they say where none of any
kind may be spent: of a table, and of the hero at a place."""

STOCKS = "fate-stock"
"""Modules name what carries Fate of its own under this."""


class Stock(Struct, frozen=True, kw_only=True):
    """Cards that carry Fate for the dice of the road: which on a table `carry` any, how much is
    `left` on one, and what `uses_up` one does once a die is rolled again by it; by the `rule`."""

    carry: Callable[[Table], list[Piece]]
    left: Callable[[Piece], int]
    uses_up: Callable[[Play, Piece], None]
    rule: str


def stocks(play: Play) -> list[Stock]:
    """Those of all modules."""
    return play.game.records_of(STOCKS)


Ban = Callable[[Table, int], bool]


class SpendsFate(Deed, kw_only=True):
    """The hero `who` would spend Fate of any kind: cards may forbid it."""

    would = "{who} would spend Fate"

    who: int

    def do(self, play: Play) -> None:
        """It is paid where the die is rolled again."""


class Fate(Struct, frozen=True, kw_only=True):
    """A kind of Fate: tokens of this `counter` on heroes, `called` so. It rolls again a die of
    one's `own`, or one that another hero or an Enemy has just thrown (`others`), by the `rule`. Who
    has more of it than of any other kind is `bound`."""

    counter: str
    called: str
    rule: str
    turns: Literal["own", "others"] = "own"
    bound: str = ""


OWN = Fate(counter="fate", called="Light Fate", rule="DTC-B03", bound="Lightbound")


def of_others(play: Play) -> list[Fate]:
    """The kinds that roll again what others have thrown."""
    found: list[Fate] = play.game.records_of(FATES)
    return [each for each in found if each.turns == "others"]


def is_banned(table: Table, place: int) -> bool:
    """Whether the hero at *place* may spend no Fate now."""
    found: list[Ban] = game_of(table).records_of(BANS)
    if any(ban(table, place) for ban in found):
        return True
    return TEXT.forbids(table, SpendsFate(who=place)) is not None


def kinds(table: Table) -> list[Fate]:
    """All kinds of the game on *table*, the game's own first."""
    found: list[Fate] = game_of(table).records_of(FATES)
    return sorted(found, key=lambda each: each.counter != OWN.counter)


def counting(table: Table, token: str) -> tuple[str, ...]:
    """DTW-002: the counters that count together as *token*: those of all kinds of Fate, or its
    own alone."""
    counters = tuple(each.counter for each in _kinds(table))
    return counters if token in counters else (token,)


def total(table: Table, place: int, token: str = OWN.counter) -> int:
    """DTW-002: how much of *token* the hero at *place* has, where all kinds of Fate are one."""
    return sum(heroes.has(table, place, each) for each in counting(table, token))


_kinds = heroes.MEMORY.until_changed(kinds, on=())


def bound(table: Table, place: int) -> str:
    """What the hero at *place* is by the kind of Fate of which it has most; empty if it has as much
    of another."""
    had = sorted((heroes.has(table, place, each.counter), each.bound) for each in _kinds(table))
    return "" if not had or (len(had) > 1 and had[-2][0] == had[-1][0]) else had[-1][1]


def turn_into(play: Play, place: int, kind: Fate, to: Fate) -> bool:
    """One of the hero's tokens of this *kind* is one of another from now on; whether it had one."""
    hero = heroes.card_of(play.table, place)
    if hero is None or not hero.counters.get(kind.counter, 0):
        return False
    play.count(kind.counter, hero.counters[kind.counter] - 1, hero)
    play.count(to.counter, hero.counters.get(to.counter, 0) + 1, hero)
    play.say("1 {} of {} is {} now.", kind.called, hero, to.called, rule=to.rule)
    return True


# --- how it is said -------------------------------------------------------------------------------

verb(GRAMMAR, "spend Fate", CHARACTER, "[spend] Fate", deed=SpendsFate, only=("forbidden",))

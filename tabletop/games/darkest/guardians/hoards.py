"""The gold of a Trove, and Enemies whose gold joins it where it lies (DTD-049)."""

from __future__ import annotations

from collections.abc import Collection

from tabletop.games.darkest.cards.grammar import GRAMMAR, is_one_of
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import Meeting, sentences
from tabletop.games.darkest.party.tokens import Gains
from tabletop.grammar.idiom import idiom
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

HOARD = "hoard"
"""The table's counter: the gold of the Trove (DTC-216)."""


def falls_to(context: Meeting, n: int, grounds: tuple[str, ...]) -> Rules[bool]:
    """To who has won; where the Trove lies, to that."""
    if _lies_in(context.table, grounds):
        _joins(context.play, n)
        return True
    done = yield from context.propose(Gains(who=context.you, n=n, token="gold", rule="DTD-049"))
    return not done.prevented


def joins_the_trove(play: Play, foe: Piece) -> None:
    """DTD-049: *foe*, a Guardian, has fallen: its gold joins the Trove that it guarded."""
    for sentence in sentences(foe.name) if foe.kind == "card" else ():
        for said in sentence.clause.body:
            if said.phrase is FALLS and _lies_in(play.table, said.values["grounds"]):
                _joins(play, said.values["n"])


def _joins(play: Play, n: int) -> None:
    play.count(HOARD, play.table.count(HOARD) + n)
    play.say("{} gold joins the Trove.", n, rule="DTD-049")


def _lies_in(table: Table, grounds: Collection[str]) -> bool:
    space = heroes.at(table)
    here = heroes.located(table, space) if space else None
    return here is not None and is_one_of(here.name, grounds)


FALLS = idiom(
    GRAMMAR, "action", "{n} gold falls to you , or to the Trove in {grounds}", run=falls_to,
    slots={"n": "number", "grounds": "grounds"}, sort="verb",
)  # fmt: skip

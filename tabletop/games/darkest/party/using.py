"""Using Objects that say what they are used for, such as Potions."""

from __future__ import annotations

from tabletop.executor.sentence import Line, Sentence
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.phrases import PHRASES
from tabletop.games.darkest.ground import lying
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.running import EXECUTOR, Meeting, sentences
from tabletop.play.decision import Option
from tabletop.play.play import Play
from tabletop.play.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def _used(name: str) -> list[Sentence]:
    """The sentences of an Object that begin with a price."""
    return [s for s in sentences(name) if "cost" in s.clause.heads]


def options(table: Table, place: int) -> list[Option]:
    """What the hero at *place* could use now."""
    found, named = [], set()
    for item in heroes.carried(table, place):
        if item.name not in named and _used(item.name):
            named.add(item.name)
            label = f"{heroes.name_of(table, place)} uses {content.title(item.name)}"
            found.append(Option(f"use {item.name}#{item.id}", label, (item.id,), value=item.id))
    return found


def use(play: Play, place: int, item: Piece) -> Rules[None]:
    """What it says is done."""
    for sentence in _used(item.name):
        line = Line(item, place, sentence)
        context = Meeting(play.table, line, place, place, playing=play)
        yield from EXECUTOR.carry(context)


@PHRASES.cost("discard this Object")
def discard_object(context: Meeting) -> bool:
    """It goes back to its stock."""
    lying.put_away(context.play, context.card)
    return True

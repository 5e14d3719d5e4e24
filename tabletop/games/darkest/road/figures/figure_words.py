"""What cards say of figures that roam: a module that brings one has these words by its name."""

from __future__ import annotations

from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import NEEDS, Meeting, asks
from tabletop.games.darkest.road.figures.figure import (
    FIGURES,
    Figure,
    passes_no,
    slow_down,
    stands,
    turn_round,
)
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.grammar.noun import more_words, words
from tabletop.play.questions.decision import Option
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table


def _called(context: Meeting, id: str) -> Figure:
    """The figure that a sentence names."""
    found: list[Figure] = context.play.game.records_of(FIGURES)
    return next(each for each in found if each.id == id)


def bar(context: Meeting, figure: str) -> Rules[bool]:
    """The card lies there until the road is cleared."""
    play, of = context.play, _called(context, figure)
    ask = f"Which Road Space can {of.called} not pass?"
    option = yield from asks(play, context.you, ask, lambda: [
        Option(f"space {space}", f"Road Space {space}", (), (f"{of.road}:{space}",), space)
        for space in heroes.spaces(play.table)
    ])  # fmt: skip
    play.move(context.card, f"{of.road}:{option.value}", face_up=True)
    play.say("{} lies on Road Space {}.", context.card, option.value, rule=of.rules.held)
    return True


def turn(context: Meeting, figure: str) -> bool:
    """It walks away, until it comes to the end of the road."""
    turn_round(context.play, _called(context, figure))
    return True


def slow(context: Meeting, figure: str) -> bool:
    """The next 1 does nothing."""
    slow_down(context.play, _called(context, figure))
    return True


def add_figure(grammar: Grammar, of: Figure, called: str) -> None:
    """Have the words for a figure, as cards call it."""
    idiom(grammar, "trait", passes_no(of), sort="ban")
    if "figure" in grammar.kinds:
        more_words(grammar, "figure", {of.id: called})
        return
    words(grammar, "figure", {of.id: called})
    slots = {"figure": "figure"}
    for template, run in (
        ("{figure} cannot pass a Road Space of your choice", bar),
        ("turn {figure} round", turn),
        ("{figure} moves only on every second 1", slow),
    ):
        idiom(grammar, "action", template, run=run, slots=slots, sort="verb")


def _walks(table: Table, place: int, said: object) -> bool:
    """DTR-049: whether one of them is on a road, and the party, too."""
    found: list[Figure] = game_of(table).records_of(FIGURES)
    return heroes.at(table) > 0 and any(stands(table, each) > 0 for each in found)


NEEDS |= dict.fromkeys((bar, turn, slow), _walks)

"""Bots: what modules tell a careful party to mind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache

from msgspec import Struct

from tabletop.games.darkest.bots.party import Hero, Party
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.shelf.game_shelf import game_at

MECHANISM = "advice"
"""Modules bring their advice under this name."""


class Advice(Struct, frozen=True):
    """What a careful party minds: whether it is `weak` sooner than usual, what else a hero `wishes`
    for in a village of what is offered, by the keys of the options, to which `goal` of those that
    are open it would rather set out (empty: none), and what it `answers` to questions of the
    module's own, by their rules."""

    weak: Callable[[Party], bool] = lambda party: False
    wishes: Callable[[Hero, dict[str, Option]], Iterable[str]] = lambda hero, legal: ()
    goal: Callable[[Party, dict[str, Option]], str] = lambda party, legal: ""
    answers: Mapping[str, Callable[[Party, Decision], str]] = {}


def is_weak(party: Party) -> bool:
    """Whether the party had better be at home, by its own measure or by that of any advice."""
    return party.is_weak or any(each.weak(party) for each in _all(party))


def wishes(party: Party, hero: Hero, legal: dict[str, Option]) -> Iterator[str]:
    """What any advice has *hero* wish for in a village."""
    for each in _all(party):
        yield from each.wishes(hero, legal)


def goals(party: Party, legal: dict[str, Option]) -> list[str]:
    """Where any advice would have the party set out to, of what is open."""
    found = (each.goal(party, legal) for each in _all(party))
    return [goal for goal in found if goal in legal]


def answer(party: Party, decision: Decision) -> str:
    """What any advice answers to a question of its module, or to one of the game; empty if none
    does."""
    found = (each.answers.get(decision.rule) for each in _all(party))
    answers = (says(party, decision) for says in found if says is not None)
    return next(filter(None, answers), "")


def _all(party: Party) -> list[Advice]:
    view = party.view
    return _known(view.game, tuple(view.options.items()))


@cache
def _known(game: str, options: tuple[tuple[str, str], ...]) -> list[Advice]:
    found: list[Advice] = game_at(game, dict(options)).records_of(MECHANISM)
    return found

"""Bots that see only their own view: `random`, and others that each game supplies."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.bots.budget import Budget, Continuations
from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import Decision, Refusal
from tabletop.play.questions.declaration import Declaration, Draft
from tabletop.play.rules.game import Game
from tabletop.table.view import View

Choose = Callable[[View, Decision, Luck], str]

BOTS = ("random", "thoughtful", "searching")
"""The names of all bots, the simplest first. Not every game has each."""

LEVELS = {
    "random": "Does anything that is allowed. For children, and for a laugh.",
    "thoughtful": "Looks one move ahead and minds what the others could answer. Answers at once.",
    "searching": "Plays each good move on in thought, many times, and takes what wins most often. "
    "Thinks for a moment.",
}
"""The descriptions of the bots for players."""

USUAL = Continuations(120)
"""The default budget of a searching bot for a question."""


def bots_of(game: Game) -> tuple[str, ...]:
    """The names of the bots that *game* has, the simplest first."""
    return BOTS if game.searching else BOTS[:-1]


def bot(game: Game, name: str, budget: Budget = USUAL) -> Choose:
    """The bot *name* as it plays *game*. A searching bot thinks within *budget*.

    :raises Refusal: if there is no such bot.
    """
    if name == "random":
        return in_parts(choose_at_random)
    if name == "thoughtful":
        return game.thoughtful
    if name == "searching" and game.searching:
        return game.searching(budget)
    known = ", ".join(bots_of(game))
    raise Refusal("", f"There is no bot {name!r} for {game.title}. There are: {known}.")


def in_parts(choose: Choose) -> Choose:
    """A bot that answers a declaration part by part with *choose*. A bot that plans a whole
    declaration gives the whole answer."""

    def answer(view: View, decision: Decision, luck: Luck) -> str:
        if isinstance(decision, Declaration):
            return Draft.of(decision).walk(lambda part: choose(view, part, luck)).key()
        return choose(view, decision, luck)

    return answer


def choose_at_random(view: View, decision: Decision, luck: Luck) -> str:
    """Any legal option, with equal probability.

    :raises Refusal: if there is none.
    """
    if not (legal := decision.legal()):
        remedy = "Let the rules ask only what has an answer."
        raise Refusal(decision.rule, f"All that answers {decision.ask!r} is blocked. {remedy}")
    return luck.choice(legal).key

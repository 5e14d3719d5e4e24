"""Players that see only their own view: `random`, and `thoughtful` by each game's own lights."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.bots.luck import Luck
from tabletop.play.decision import Decision, Refusal
from tabletop.play.game import Game
from tabletop.table.view import View

Choose = Callable[[View, Decision, Luck], str]

BOTS = ("random", "thoughtful")
"""The names of the bots, the simplest first."""


def bot(game: Game, name: str) -> Choose:
    """The bot *name* as it plays *game*.

    :raises Refusal: if there is no such bot.
    """
    if name == "random":
        return choose_at_random
    if name == "thoughtful":
        return game.thoughtful
    raise Refusal("", f"There is no bot {name!r}. There are: {', '.join(BOTS)}.")


def choose_at_random(view: View, decision: Decision, luck: Luck) -> str:
    """Any legal option, each equally likely."""
    return luck.choice(decision.legal()).key

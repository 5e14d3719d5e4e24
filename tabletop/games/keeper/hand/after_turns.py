"""After all turns: other events, until the round is cleaned up or the scenario is over."""

from __future__ import annotations

from tabletop.games.keeper.hand import beside_your_game
from tabletop.games.keeper.hand.heroes import playing
from tabletop.games.keeper.steps import STEPS
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules, go
from tabletop.table.table import Flow, Table


@STEPS.step("The rest of the round", rule="SCN-068", then="cleanup")
def meanwhile(play: Play) -> Rules[Flow]:
    """SCN-068: all have acted. Ask about other events until the clean-up."""
    if not playing(play.table):
        return go("defeat")
    option = yield from play.choose(lambda: _rest_of_round(play))
    if option.key in ("clean-up", "over"):
        return go("cleanup" if option.key == "clean-up" else "ending")
    seat = playing(play.table)[0]
    return beside_your_game.do(play, option, seat, "meanwhile", -1)


def _rest_of_round(play: Play) -> Decision:
    seats = playing(play.table)
    options = [Option("clean-up", "End the round"), *beside_your_game.offered(play, seats[0])]
    options.append(Option("over", "The scenario is over"))
    ask = f"Round {play.table.count('round')}: what else happens?"
    return Decision(seats[0], ask, "SCN-068", options, default="clean-up", public=True)


@STEPS.step("The end", rule="SCN-068", then="meanwhile")
def ending(play: Play) -> Rules[Flow]:
    """SCN-068: ask how the other game ended."""
    if not playing(play.table):
        return go("defeat")
    option = yield from play.choose(lambda: _how_it_ended(play.table))
    if option.key == "no":
        return go("meanwhile")
    won = option.key == "won"
    play.end(
        [*range(len(play.table.seats))] if won else [],
        "It is won." if won else "It is lost.",
        "SCN-068",
    )
    return OVER


def _how_it_ended(table: Table) -> Decision:
    seat = playing(table)[0]
    options = [
        Option("no", "The scenario goes on"),
        Option("won", "We won"),
        Option("lost", "We lost"),
    ]
    return Decision(seat, "How did it end?", "SCN-068", options, default="no", public=True)


@STEPS.step("All are exhausted", rule="SCN-019", then="defeat")
def defeat(play: Play) -> Flow:
    """SCN-019: end the game when all are exhausted."""
    play.end([], "All heroes are exhausted.", "SCN-019")
    return OVER

"""Chapter 23: the final battle."""

from __future__ import annotations

from tabletop.games.restless.choices.act_declaration import declaring
from tabletop.games.restless.choices.item_options import at_will, free_options
from tabletop.games.restless.choices.rest_option import rest_option
from tabletop.games.restless.party.items.free_actions import freely
from tabletop.games.restless.party.members.death import rejoin
from tabletop.games.restless.road.journey import move_on
from tabletop.games.restless.road.step_interruptions import ready
from tabletop.games.restless.running.changed_rules import NO_REST, forbidden
from tabletop.games.restless.running.question_context import lying
from tabletop.games.restless.running.questions import agrees, confirmed, for_party
from tabletop.games.restless.steps import STEPS
from tabletop.play.questions.decision import Decision, Option, aside
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules, go
from tabletop.table.table import Flow, Table


@STEPS.step("The last night", rule="RST-236", then="verdict")
def last_night(play: Play) -> Rules[Flow]:
    """RST-236: with a Rest card left the party may spend a last night among other travellers."""
    if elsewhere := (yield from ready(play)):
        return elsewhere
    if no_last_night(play.table):
        return go("verdict")
    ask = "Before the Traitor God: spend the last night among other travellers?"
    stays = yield from agrees(
        play, ask, "RST-236", yes="Rest there, with a Trader", no="Go on to the Traitor God"
    )
    if not stays:
        return go("verdict")
    play.count("last_night", 1)
    return go("begin_rest", back="verdict")


def no_last_night(table: Table) -> tuple[str, str] | None:
    """RST-236, RST-237: the rule that denies the party a last night, and why."""
    if not table["nights"]:
        return "RST-147", "No night is left."
    if table.count("fled") and table.options["final_night_ignores_lock"] == "off":
        return "RST-237", "There is no last night after Fleeing."
    return forbidden(table, NO_REST, "RST-145")


@STEPS.step("Before the Traitor God", rule="RST-240", then="begin_battle")
def verdict(play: Play) -> Rules[Flow]:
    """RST-240: the party may refuse the battle and let the smoke take it; else it fights.

    RST-105: until then it may trade, and give those who are back what they need.
    """
    if elsewhere := (yield from ready(play)):
        return elsewhere
    option = yield from play.choose(lambda: _question(play.table))
    if option.key == "rest":
        return go("begin_rest", back="verdict")
    if option.key not in ("fight", "refuse"):
        yield from freely(play, option)
        return go("verdict")
    if not (yield from confirmed(play, option, _asked(play.table))):
        return go("verdict")
    if option.key == "refuse":
        play.end([], "The party lets the smoke come. The game is over.", "RST-241")
        return OVER
    yield from move_on(play)
    yield from rejoin(play)  # RST-234
    play.count("final", 1)
    for god in play.table["god"][-1:]:
        play.say("The party stands before {}.", god, rule="RST-242")
    return go("begin_battle")


def _question(table: Table) -> Decision:
    god, rest = lying(table, "god", "the Traitor God"), rest_option(table)
    fight = Option("fight", f"Enter the battle with {god}", zones=("god",))
    if not table["god"]:  # RST-004: a hand took it away
        fight = fight.blocked("RST-242", "There is no Traitor God.")
    options = [
        fight,
        Option("refuse", "Accept annihilation: the game is lost"),
        rest.blocked(
            *no_last_night(table) or ("RST-145", "You cannot Rest before a Traitor God."),
            absolute=rest.absolute,
        ),
        *aside(free_options(table)),
    ]
    return declaring(table, for_party(table, _asked(table), "RST-240", options), at_will)


def _asked(table: Table) -> str:
    return f"The Rapturous East: {lying(table, 'god', 'the Traitor God')} waits. What now?"

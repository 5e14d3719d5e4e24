"""Chapter 8: Encounters without a fight."""

from __future__ import annotations

from tabletop.games.restless.cards import content
from tabletop.games.restless.choices.act_declaration import declaring
from tabletop.games.restless.choices.item_options import at_will, free_options
from tabletop.games.restless.choices.rest_option import can_rest, rest_option
from tabletop.games.restless.party.fortune.card_reading import read_out
from tabletop.games.restless.party.items.free_actions import freely
from tabletop.games.restless.road.journey import leave_encounter
from tabletop.games.restless.road.step_interruptions import ready, settled
from tabletop.games.restless.running.changed_rules import NO_REST, rule_by
from tabletop.games.restless.running.questions import for_party
from tabletop.games.restless.steps import STEPS
from tabletop.games.restless.table.table_reads import inventory, living
from tabletop.play.questions.decision import Decision, Option, aside
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table


@STEPS.step("Meet the Encounter", rule="RST-073", then="gap")
def meet(play: Play) -> Rules[Flow]:
    """RST-073: the text is carried out, or passed by. RST-144: before that the party may Rest."""
    if elsewhere := (yield from ready(play)):
        return elsewhere
    piece = play.table.top("encounter")
    if piece is None:
        return go("gap")
    option = yield from _asked(play, piece)
    if option is None or option.key == "stay":
        yield from read_out(play, piece)
        onward = after_reading(play)
        return (yield from settled(play)) or onward
    if option.key == "pass":
        leave_encounter(play)
        return go("gap")
    if option.key == "rest":
        return go("begin_rest", back="meet")
    yield from freely(play, option)
    return go("meet")


def _asked(play: Play, piece: Piece) -> Rules[Option | None]:
    """What the party does before it faces *piece*; nothing where it can do nothing else."""
    table = play.table
    holds = any(inventory(table, slot) for slot in living(table))
    if not (holds or can_rest(table) or _may_be_passed(piece)):
        return None
    return (yield from play.choose(lambda: _question(play.table, piece)))


def _may_be_passed(piece: Piece) -> bool:
    card = content.card(piece.name)
    return isinstance(card, content.Event) and card.optional


def _question(table: Table, piece: Piece) -> Decision:
    """RST-105, RST-140, RST-144: what can be done while the party stands there."""
    title = content.title(piece.name)
    options = [Option("stay", f"Face {title}", zones=("encounter",))]
    by = Option("pass", f"Pass {title} by", tells="Its text has no effect, and the party goes on.")
    if not _may_be_passed(piece):
        by = by.blocked("RST-073", "The party can pass by only Traders and cards that say so.")
    options += [by, rest_option(table), *aside(free_options(table))]
    ask = f"{title} lies ahead: what does the party do?"
    return declaring(table, for_party(table, ask, "RST-073", options), at_will)


def after_reading(play: Play) -> Flow:
    """Where the game goes once an Encounter's text is carried out."""
    table = play.table
    if table.count("trader_here"):
        return go("trade")
    leave_encounter(play)
    rests = table.count("must_rest") and not rule_by(table, NO_REST)
    play.count("must_rest", 0)
    return go("begin_rest", back="gap") if rests else go("gap")

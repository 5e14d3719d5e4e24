"""Chapters 18 and 19: Battle. Turns, attacks, and what a roll brings."""

from __future__ import annotations

from functools import partial

from tabletop.games.restless.battle import odds
from tabletop.games.restless.battle.attacking import attack, attacked, dodge
from tabletop.games.restless.battle.chain import unchained
from tabletop.games.restless.battle.fight import enters
from tabletop.games.restless.battle.stalemate import count_idle_rounds, declare, declared, goes_on
from tabletop.games.restless.cards import content
from tabletop.games.restless.choices import greyed
from tabletop.games.restless.choices.at_hand import at_will, in_battle
from tabletop.games.restless.choices.declaring import WHAT, begun, declaring
from tabletop.games.restless.choices.giving import thrown_away
from tabletop.games.restless.choices.means import all_means, attack_option
from tabletop.games.restless.choices.usable import is_used_up
from tabletop.games.restless.party.at_will import freely
from tabletop.games.restless.party.death import lost, settle_deaths
from tabletop.games.restless.party.lots import random_slot
from tabletop.games.restless.road.journey import recharge
from tabletop.games.restless.running.asking import facing, name
from tabletop.games.restless.running.choosing import for_party, slot_options
from tabletop.games.restless.running.deeds import (
    BattleBegins,
    RoundBegins,
    RoundEnds,
    TurnBegins,
    TurnEnds,
)
from tabletop.games.restless.running.lasting import comes_into_force
from tabletop.games.restless.running.ruling import BY_LOT, IN_ORDER, cannot_flee, rule_by
from tabletop.games.restless.steps import STEPS
from tabletop.games.restless.table.fighting import awaits
from tabletop.games.restless.table.reading import (
    character,
    fought_in,
    health,
    inventory,
    living,
    slots,
    targets,
)
from tabletop.play.decision import Decision, Option
from tabletop.play.declaration import Part, Said
from tabletop.play.play import Play
from tabletop.play.procedure import OVER, Rules, go
from tabletop.table.table import Flow, Table


@STEPS.step("Begin the Battle", rule="RST-177", then="between_turns")
def begin_battle(play: Play) -> Rules[Flow]:
    """RST-047: Targets get their Health counters; nobody trades from here on (RST-106)."""
    table = play.table
    play.count("battle", 1)
    play.count("battles", table.count("battles") + 1)
    if table.count("final") and table.options["god_ticks_recharge"] == "on":  # RST-134
        play.count("encounter", table.count("encounter") + 1)
        recharge(play)
    for piece in [piece for zone in fought_in(table) for piece in table[zone] if awaits(piece)]:
        enters(play, piece)
        if piece.zone == "god":
            comes_into_force(play, piece)
    yield from play.happen(BattleBegins())
    return (yield from _new_round(play, 1))


def _new_round(play: Play, n: int) -> Rules[Flow]:
    """RST-195: when all have had a turn a new round begins."""
    if n > 1:
        yield from play.happen(RoundEnds(n=n - 1))
    play.count("round", n)
    for slot in slots(play.table):
        piece = character(play.table, slot)
        if piece is not None and piece.counters.get("acted"):
            play.count("acted", 0, piece)
    yield from play.happen(RoundBegins(n=n))
    yield from settle_deaths(play)
    count_idle_rounds(play)
    return go("between_turns")


# --- whose turn --------------------------------------------------------------------------------


@STEPS.step("Choose who acts next", rule="RST-193", then="between_turns")
def between_turns(play: Play) -> Rules[Flow]:
    """RST-193: in any order; RST-194: nobody twice before everybody once; RST-217: or Flee."""
    yield from settle_deaths(play)
    unchained(play)  # a step that was skipped may have left it
    if play.table.count("acting"):
        play.count("acting", 0)
    if after := after_harm(play):
        return after
    if not waiting(play.table):
        return (yield from _new_round(play, play.table.count("round") + 1))
    if not goes_on(play):  # RST-262
        return go("deadlock")
    if rule_by(play.table, BY_LOT) and play.table.count("lot") - 1 not in waiting(play.table):
        yield from _draw_lots(play)
    if not play.whole:  # asked first thing in the step, it is judged anew after each change by hand
        return go("between_turns")
    option = yield from play.choose(lambda: _who_acts(play.table))
    if option.key == "flee":
        return go("flee")
    if option.key == "rest":
        return go("begin_rest", back="between_turns")
    if option.key == "declare":
        declare(play)
        return go("between_turns")
    if not option.key.startswith("slot "):
        yield from freely(play, option)
        return go("between_turns")
    return (yield from _begin_turn(play, int(begun(option).value)))


def _begin_turn(play: Play, slot: int) -> Rules[Flow]:
    """RST-206: who begins its turn stands upright again."""
    piece = character(play.table, slot)
    if piece is not None and piece.turn:
        play.turn(piece, 0)  # RST-206
    play.count("acting", slot + 1)
    play.count("actor", piece.id + 1 if piece else 0)
    play.count("lot", 0)
    play.count("turns", play.table.count("turns") + 1)
    yield from play.happen(TurnBegins(slot))
    return go("take_turn", slot=slot, attacked=False)


def _draw_lots(play: Play) -> Rules[None]:
    """RST-266: the D4 is rolled until it shows somebody who has not acted."""
    while (slot := (yield from random_slot(play, "Who acts next, by lot."))) not in waiting(
        play.table
    ):
        pass
    play.count("lot", slot + 1)


def waiting(table: Table) -> list[int]:
    """RST-194: the living Characters that have not acted this round."""
    return [
        slot
        for slot in living(table)
        if (piece := character(table, slot)) and not piece.counters.get("acted")
    ]


def _who_acts(table: Table) -> Decision:
    alive = living(table)
    options = slot_options(table, alive)
    ready = waiting(table)
    first, rule, why = _order(table, ready)
    for number, option in enumerate(options):
        if option.value not in ready:
            acted = f"{option.label} has acted this round."
            options[number] = option.blocked("RST-194", acted)
        elif option.value not in first:
            options[number] = option.blocked(rule, why)
    flee = FLEE.blocked(*barred) if (barred := cannot_flee(table)) else FLEE
    options += [*in_battle(table, -1), flee, *declared(table)]
    asked = for_party(table, f"Against {facing(table)}: who acts next?", "RST-193", options)
    asked.beside = partial(greyed.between_turns, table)
    return declaring(table, asked, at_will)


FLEE = Option("flee", "Flee: everybody Dodges, three times at most", value=-1)
END = Option("end", "End the turn")


def _order(table: Table, ready: list[int]) -> tuple[list[int], str, str]:
    """RST-193: who of those that are *ready* may act next; the rule and reason for the others."""
    if (slot := table.count("lot") - 1) in ready:
        return [slot], "RST-266", f"The D4 named {name(table, slot)}."
    if piece := rule_by(table, IN_ORDER):
        return ready[:1], "RST-003", f"{content.title(piece.name)} sets the order."
    return ready, "", ""


def after_harm(play: Play) -> Flow | None:
    """Where the game goes if the Battle, or everything, is over; nothing while it goes on."""
    if flow := judged(play):
        return flow
    if lost(play):
        return OVER
    if not targets(play.table) and not play.table.count("final"):
        return go("spoils")
    return None


def judged(play: Play) -> Flow | None:
    """RST-249: the end, as soon as the Traitor God that is fought has no Health, be it by hand.

    One that lies there no more is not dead.
    """
    table = play.table
    gods = table["god"]
    slain = bool(gods) and not any(piece.counters.get("health") for piece in gods)
    if not (table.count("final") and slain and table.count("battle")):
        return None
    play.end([*slots(table)], "The Traitor God is dead, and so is the world.", "RST-249")
    return OVER


# --- a turn ------------------------------------------------------------------------------------


@STEPS.step("Take a turn", rule="RST-196", then="between_turns")
def take_turn(play: Play, slot: int, attacked: bool) -> Rules[Flow]:
    """RST-196: one attack; RST-200: before or after it Items are used or discarded."""
    yield from settle_deaths(play)
    if after := after_harm(play):
        return after
    if not health(play.table, slot) or _is_another(play.table, slot):
        return go("between_turns")
    if not play.whole:
        return go("take_turn", slot=slot, attacked=attacked)
    if not attacked and (yield from _dodges_instead(play, slot)):
        return go("take_turn", slot=slot, attacked=True)
    option = yield from play.choose(lambda: _turn_question(play.table, slot, attacked))
    if option.key == "end":
        piece = character(play.table, slot)
        assert piece is not None
        play.count("acted", 1, piece)
        play.count("extra_attacks", 0, piece)
        yield from play.happen(TurnEnds(slot))
        return go("between_turns")
    if option.key.startswith("attack "):
        if attacked:
            piece = character(play.table, slot)
            left = max(0, extra_attacks(play.table, slot) - 1)
            play.count("extra_attacks", left, piece)
        yield from attack(play, slot, option)
        attacked = True
    elif option.key == "flee":
        return go("flee")
    elif option.key == "rest":
        return go("begin_rest", back="between_turns")
    elif option.key.startswith("slot "):
        return (yield from _begin_turn(play, int(begun(option).value)))
    else:
        yield from freely(play, option)  # RST-201 to RST-203
    return go("take_turn", slot=slot, attacked=attacked)


def _is_another(table: Table, slot: int) -> bool:
    """RST-227: whether who began this turn has died, and somebody else sits there by now."""
    piece, actor = character(table, slot), table.count("actor") - 1
    return actor >= 0 and piece is not None and piece.id != actor


def _dodges_instead(play: Play, slot: int) -> Rules[bool]:
    """RST-187: a Dodge roll in place of the attack, if a Target has demanded one."""
    piece = character(play.table, slot)
    if piece is None or not piece.counters.get("must_dodge"):
        return False
    play.count("must_dodge", 0, piece)
    for target in targets(play.table)[:1]:
        yield from dodge(play, slot, target)
        return True
    return False


def extra_attacks(table: Table, slot: int) -> int:
    """RST-196: the attacks that cards allow besides the turn's own; none must be made."""
    piece = character(table, slot)
    return max(0, piece.counters.get("extra_attacks", 0)) if piece else 0


def _turn_question(table: Table, slot: int, attacked: bool) -> Decision:
    spent = attacked and not extra_attacks(table, slot)
    options = [] if spent else _attacks(table, slot)
    options += in_battle(table, slot)
    options += [thrown_away(held.id, held.name) for held in inventory(table, slot)]
    beside = partial(greyed.in_turn, table, slot, spent)
    if attacked:  # most often nothing else is left
        ask = f"{name(table, slot)} has attacked: anything else before the turn ends?"
        options, default = [END, *options], "end"
    else:
        options.append(END.blocked("RST-196", f"{name(table, slot)} has not attacked yet."))
        ask, default = f"{name(table, slot)}'s turn: attack, or use something first?", ""
    asked = Decision(slot, ask, "RST-196", options, default=default, beside=beside)
    return declaring(table, asked, partial(_in_turn, slot))


def _in_turn(slot: int, table: Table, said: Said) -> Part | None:
    """What is said of what the Character in *slot* does: which Target it attacks, and the rest."""
    what = said[WHAT][0]
    if what.key.startswith("attack "):
        return attacked(table, what, slot, said)
    return at_will(table, said)


def _attacks(table: Table, slot: int) -> list[Option]:
    """RST-196 to RST-199: each way to attack, with what it promises."""
    options = []
    for means in all_means(table, slot):
        option = attack_option(table, means, *odds.labelled(table, slot, means))
        if means.barred:
            option = option.blocked(*means.barred)
        elif means.piece >= 0 and is_used_up(table, table.pieces[means.piece], "eaten"):
            option = option.blocked("RST-207", "It was this turn's Consumable.")
        options.append(option)
    return options

"""Chapter 19: the question about a turn in Battle."""

from __future__ import annotations

from functools import partial

from tabletop.games.restless.battle import odds
from tabletop.games.restless.battle.attacks import attacked, by_attacker
from tabletop.games.restless.choices import greyed_options
from tabletop.games.restless.choices.act_declaration import WHAT, declaring
from tabletop.games.restless.choices.attack_means import all_means, attack_option
from tabletop.games.restless.choices.item_options import at_will, in_battle
from tabletop.games.restless.choices.recipients import thrown_away
from tabletop.games.restless.choices.usable_items import is_used_up
from tabletop.games.restless.party.holdings.belongings import discard_effects
from tabletop.games.restless.running.question_context import name
from tabletop.games.restless.table.table_reads import character, inventory
from tabletop.play.questions.decision import Decision, Habit, Option, aside, if_alone
from tabletop.play.questions.declaration import Part, Said
from tabletop.table.table import Table

END = Option("end", "End the turn")


def extra_attacks(table: Table, slot: int) -> int:
    """RST-196: the optional attacks that cards allow besides the turn's own."""
    piece = character(table, slot)
    return max(0, piece.counters.get("extra_attacks", 0)) if piece else 0


ENDING = Habit("After the attack: anything else?", {"Always end the turn": END.key})
"""The options of every turn."""


def turn_question(table: Table, slot: int, attacked: bool) -> Decision:
    """RST-196: ask what the Character in *slot* does, part by part, and return whether it
    attacked."""
    asked = asked_in_turn(table, slot, attacked=attacked)
    return declaring(table, asked, partial(in_turn, slot), drops=by_attacker(table, slot))


def asked_in_turn(table: Table, slot: int, *, attacked: bool) -> Decision:
    """RST-196, RST-200: the first part of the question, with barred options."""
    spent = attacked and not extra_attacks(table, slot)
    options = [] if spent else _attacks(table, slot)
    options += in_battle(table, slot)
    options += aside(thrown_away(held.id, held.name) for held in inventory(table, slot))
    beside = partial(greyed_options.in_turn, table, slot, spent)
    moot = ""
    if attacked:  # usually nothing else is left
        ask = f"{name(table, slot)} has attacked: anything else before the turn ends?"
        options, default = [END, *options], END.key
        moot = if_alone(END.key, [each for each in options if not _gains_nothing(table, each)])
    else:
        options.append(END.blocked("RST-196", f"{name(table, slot)} has not attacked yet."))
        ask, default = f"{name(table, slot)}'s turn: attack, or use something first?", ""
    return Decision(slot, ask, "RST-196", options, default=default, beside=beside,
                    moot=moot, habit=ENDING if attacked else None)  # fmt: skip


def _gains_nothing(table: Table, option: Option) -> bool:
    """RST-201, RST-271: whether *option* only discards an Item that could be discarded before the
    attack, without any effect, so that the question is unnecessary."""
    return option.aside and not discard_effects(table.pieces[int(option.value)].name)


def in_turn(slot: int, table: Table, said: Said) -> Part | None:
    """The parts of the action of the Character in *slot*: the Target, and the rest."""
    what = said[WHAT][0]
    if what.key.startswith("attack "):
        return attacked(table, what, slot, said)
    return at_will(table, said)


def _attacks(table: Table, slot: int) -> list[Option]:
    """RST-196 to RST-199: each way to attack, with its chances."""
    options = []
    for means in all_means(table, slot):
        option = attack_option(table, means, partial(odds.labelled, table, slot, means))
        if means.barred:
            option = option.blocked(*means.barred)
        elif means.piece >= 0 and is_used_up(table, table.pieces[means.piece], "eaten"):
            option = option.blocked("RST-207", "It was the Consumable of this turn.")
        options.append(option)
    return options

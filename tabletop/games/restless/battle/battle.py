"""Chapters 18 and 19: Battle: turns, attacks, and the results of rolls."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from tabletop.cardtext.phrase import Phrase
from tabletop.games.restless.battle.attacks import attack, by_attacker, dodge
from tabletop.games.restless.battle.chain import unchained
from tabletop.games.restless.battle.stalemate import count_idle_rounds, declare, declared, goes_on
from tabletop.games.restless.battle.target_state import enters
from tabletop.games.restless.battle.turn_question import (
    asked_in_turn,
    extra_attacks,
    in_turn,
    turn_question,
)
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import GRAMMAR
from tabletop.games.restless.choices import greyed_options
from tabletop.games.restless.choices.act_declaration import (
    WHAT,
    begun,
    declaring,
    one_of,
    said_from,
    said_since,
)
from tabletop.games.restless.choices.item_options import at_will, in_battle
from tabletop.games.restless.party.fortune.lots import random_slot
from tabletop.games.restless.party.items.free_actions import freely
from tabletop.games.restless.party.members.death import lost, settle_deaths
from tabletop.games.restless.road.journey import recharge
from tabletop.games.restless.running.changed_rules import (
    BY_LOT,
    FIRST,
    IN_ORDER,
    LAST,
    cannot_flee,
    rule_by,
    ruled,
)
from tabletop.games.restless.running.deeds import (
    BattleBegins,
    RoundBegins,
    RoundEnds,
    TurnBegins,
    TurnEnds,
)
from tabletop.games.restless.running.executor import lines, speaking
from tabletop.games.restless.running.lasting_changes import comes_into_force
from tabletop.games.restless.running.question_context import facing, name
from tabletop.games.restless.running.questions import for_party, slot_options, speaker
from tabletop.games.restless.steps import STEPS
from tabletop.games.restless.table.table_reads import (
    CHARACTER,
    character,
    fought_in,
    health,
    living,
    slots,
    targets,
)
from tabletop.games.restless.table.targets import awaits
from tabletop.play.questions.decision import Decision, Option, Refusal
from tabletop.play.questions.declaration import Part, Said
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules, go
from tabletop.table.table import Flow, Table


@STEPS.step("Begin the Battle", rule="RST-177", then="between_turns")
def begin_battle(play: Play) -> Rules[Flow]:
    """RST-047: set the Targets' Health counters. RST-106: nobody trades from here on."""
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
    """RST-195: start a new round after all have had a turn."""
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


# --- turn order --------------------------------------------------------------------------------


@STEPS.step("Choose who acts next", rule="RST-193", then="between_turns")
def between_turns(play: Play) -> Rules[Flow]:
    """RST-193: turns in any order. RST-194: nobody twice before everybody once. RST-217: or
    Flee."""
    yield from settle_deaths(play)
    unchained(play)  # a skipped step may have left it
    if play.table.count("acting"):
        play.count("acting", 0)
    if after := after_harm(play):
        return after
    if not waiting(play.table):
        return (yield from _new_round(play, play.table.count("round") + 1))
    if play.whole and not goes_on(play):  # RST-262
        return go("deadlock")
    if (
        play.whole
        and rule_by(play.table, BY_LOT)
        and play.table.count("lot") - 1 not in waiting(play.table)
    ):
        yield from _draw_lots(play)
    if not play.whole:  # asked first in the step, so it is judged again after each change by hand
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
    return (yield from _begin_turn(play, option))


def _begin_turn(play: Play, answer: Option) -> Rules[Flow]:
    """RST-206: the Character stands upright again at the start of its turn. RST-197: then it does
    what was declared."""
    slot = int(begun(answer).value)
    piece = character(play.table, slot)
    if piece is not None and piece.turn:
        play.turn(piece, 0)  # RST-206
    if piece is not None and piece.counters.get("doses"):
        play.count("doses", 0, piece)
    play.count("acting", slot + 1)
    play.count("actor", piece.id + 1 if piece else 0)
    play.uncount(("lot",))
    play.count("turns", play.table.count("turns") + 1)
    yield from play.happen(TurnBegins(slot))
    says = said_from(answer, DOES)
    return go("take_turn", slot=slot, attacked=False, **({"says": says} if says else {}))


def _draw_lots(play: Play) -> Rules[None]:
    """RST-266: roll the D4 until it shows a Character that has not acted."""
    while (slot := (yield from random_slot(play, "The die chooses who acts next."))) not in waiting(
        play.table
    ):
        pass
    play.count("lot", slot + 1)


def waiting(table: Table) -> list[int]:
    """RST-194: the living Characters that have not acted this round."""
    pieces, zones = table.pieces, table.zones
    return [
        slot
        for slot in living(table)
        if not pieces[zones[CHARACTER[slot]].pieces[-1]].counters.get("acted")
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
        else:
            options[number] = replace(option, joins=True)
    flee = FLEE.blocked(*barred) if (barred := cannot_flee(table)) else FLEE
    options += [*in_battle(table, -1), flee, *declared(table)]
    asked = for_party(table, f"Against {facing(table)}: who acts next?", "RST-193", options)
    asked.beside = partial(greyed_options.between_turns, table)
    turn = partial(_lying_then, table)
    return declaring(table, asked, _and_does, inferred=CHARACTERS, foresees=turn)


CHARACTERS = tuple(f"slot {slot}" for slot in range(4))
"""The part that names the acting Character, which dropping one of its Items answers."""

DOES = "does"
"""The part that says what the Character does first."""


def _and_does(table: Table, said: Said) -> Part | None:
    """The part that says what the next Character does first in its turn. It is left out if
    something else may come first in that turn, or if the Character belongs to another person
    (RST-007)."""
    what = said[WHAT][0]
    if what.key not in CHARACTERS:
        return at_will(table, said)
    slot, seats = int(what.value), table.seats
    if seats[slot].player != seats[speaker(table)].player or _brings_something(table, slot):
        return None
    turn = _begun(table, slot)
    if DOES in said:
        return in_turn(slot, turn, said_since(said, DOES))
    asked = asked_in_turn(turn, slot, attacked=False)
    return one_of(
        DOES,
        asked.ask,
        asked.rule,
        asked.offered,
        beside=asked.beside,
        drops=by_attacker(turn, slot),
    )


def _lying_then(table: Table, said: Said) -> Table:
    """The *table* in the turn of the Character that *said* names, to show the way of Chain
    Magic."""
    what = said[WHAT][0] if said else FLEE
    return _begun(table, int(what.value)) if what.key in CHARACTERS else table


def _brings_something(table: Table, slot: int) -> bool:
    """RST-187: whether the Character in *slot* must Dodge first, or has sentences that wait for its
    turn."""
    piece = character(table, slot)
    if piece is not None and piece.counters.get("must_dodge"):
        return True
    return any(line.bearer in (-1, slot) for line in lines(table, ("after", TurnBegins)))


def _begun(table: Table, slot: int) -> Table:
    """A copy of the *table* in the turn of the Character in *slot*. The real table does not
    change."""
    piece, turns = character(table, slot), table.count("turns") + 1
    counters = {**table.counters, "acting": slot + 1, "turns": turns}
    flow = Flow("take_turn", {"slot": slot, "attacked": False})
    turn = replace(table, counters=counters, flow=flow)
    turn.__dict__.update(table.__dict__)  # this does not depend on the turn
    if piece is not None and piece.turn:
        turn.pieces = [*table.pieces]
        turn.pieces[piece.id] = replace(piece, turn=0)
    return turn


FLEE = Option("flee", "Flee: everybody Dodges, at most three times", value=-1)


def _order(table: Table, ready: list[int]) -> tuple[list[int], str, str]:
    """RST-193: which of the *ready* Characters may act next, with the rule and reason for the
    others."""
    if (slot := table.count("lot") - 1) in ready:
        return [slot], "RST-266", f"The D4 named {name(table, slot)}."
    if piece := rule_by(table, IN_ORDER):
        return ready[:1], "RST-003", f"{content.title(piece.name)} sets the turn order."
    first, last = _placed(table, FIRST), _placed(table, LAST)
    for among in ([each for each in ready if each in first], [e for e in ready if e not in last]):
        if among and len(among) < len(ready):
            return among, "RST-003", "A card sets who acts first and who acts last."
    return ready, "", ""


def _placed(table: Table, phrase: Phrase) -> set[int]:
    """The Characters to which a card applies *phrase*."""
    return {
        slot
        for line in ruled(table, phrase)
        for slot in GRAMMAR.meant(
            speaking(table, line.piece, line.sentence, line.bearer), line.clause.values["who"]
        )
    }


def after_harm(play: Play) -> Flow | None:
    """The next step if the Battle or the game is over; None while it goes on."""
    if flow := judged(play):
        return flow
    if lost(play):
        return OVER
    if not targets(play.table):  # also if players removed the last Character by hand
        return go("spoils")
    if play.table.count("must_flee"):
        play.count("must_flee", 0)
        return go("flee") if cannot_flee(play.table) is None else None
    return None


def judged(play: Play) -> Flow | None:
    """RST-249: the end of the game as soon as the current Traitor God has no Health, also by hand.
    A God that was removed does not count as dead."""
    table = play.table
    if not (table.count("final") and table.count("battle")):
        return None
    gods = table["god"]
    if not gods or any(piece.counters.get("health") for piece in gods):
        return None
    play.end([*slots(table)], "The Traitor God is dead, and so is the world.", "RST-249")
    return OVER


# --- a turn ------------------------------------------------------------------------------------


@STEPS.step("Take a turn", rule="RST-196", then="between_turns")
def take_turn(play: Play, slot: int, attacked: bool, says: str = "") -> Rules[Flow]:
    """RST-196: make one attack. RST-200: Items may be used or discarded before or after it.
    RST-197: the first action may already be *said*."""
    yield from settle_deaths(play)
    if after := after_harm(play):
        return after
    if not health(play.table, slot) or _is_another(play.table, slot):
        return go("between_turns")
    if says and (said := _said(play.table, slot, says)):
        return (yield from _does(play, slot, said, attacked=attacked))
    if says or not play.whole:
        return go("take_turn", slot=slot, attacked=attacked)
    if not attacked and (yield from _dodges_instead(play, slot)):
        return go("take_turn", slot=slot, attacked=True)
    option = yield from play.choose(lambda: turn_question(play.table, slot, attacked))
    return (yield from _does(play, slot, option, attacked=attacked))


def _said(table: Table, slot: int, says: str) -> Option | None:
    """The declared action of the Character in *slot*; None if it is no longer possible."""
    asked = asked_in_turn(table, slot, attacked=False)
    question = declaring(table, asked, partial(in_turn, slot))
    try:
        return question.accept(says, table.house_rules, anyway=True)
    except Refusal:
        return None


def _does(play: Play, slot: int, answer: Option, *, attacked: bool) -> Rules[Flow]:
    """Carry out the declared action of the Character in *slot*."""
    verb = begun(answer).key.partition(" ")[0]
    if verb == "end":
        piece = character(play.table, slot)
        assert piece is not None
        play.count("acted", 1, piece)
        play.count("extra_attacks", 0, piece)
        yield from play.happen(TurnEnds(slot))
        return go("between_turns")
    if verb == "attack":
        if attacked:
            piece = character(play.table, slot)
            left = max(0, extra_attacks(play.table, slot) - 1)
            play.count("extra_attacks", left, piece)
        yield from attack(play, slot, answer)
        attacked = True
    elif verb == "flee":
        return go("flee")
    elif verb == "rest":
        return go("begin_rest", back="between_turns")
    elif verb == "slot":
        return (yield from _begin_turn(play, answer))
    else:
        yield from freely(play, answer)  # RST-201 to RST-203
    return go("take_turn", slot=slot, attacked=attacked)


def _is_another(table: Table, slot: int) -> bool:
    """RST-227: whether the Character that began this turn has died and another one has taken its
    place."""
    piece, actor = character(table, slot), table.count("actor") - 1
    return actor >= 0 and piece is not None and piece.id != actor


def _dodges_instead(play: Play, slot: int) -> Rules[bool]:
    """RST-187: roll to Dodge instead of attacking, if a Target demanded it."""
    piece = character(play.table, slot)
    if piece is None or not piece.counters.get("must_dodge"):
        return False
    play.count("must_dodge", 0, piece)
    for target in targets(play.table)[:1]:
        yield from dodge(play, slot, target)
        return True
    return False

"""How harm, healing and conditions are said."""

from __future__ import annotations

from typing import Any

from tabletop.cardtext.amounts import Change
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import IMPLIED, Such, Together, Who
from tabletop.games.scenario.board.executor import number
from tabletop.games.scenario.board.field import field_of
from tabletop.games.scenario.board.harm import (
    Defeats,
    Falls,
    Gains,
    Heals,
    Loses,
    Struck,
    Suffers,
    becomes,
    full_health,
    has,
    has_any,
    health,
    is_rid_of,
    is_rid_of_all,
    lose_a_condition,
)
from tabletop.games.scenario.board.whom import ADJACENT, WITHIN
from tabletop.games.scenario.cards.grammar import (
    BLOW,
    FIGURE,
    GRAMMAR,
    HEALTH,
    NAMES,
    NUMBERS,
)
from tabletop.grammar.construction import Construction, Parts, of_value
from tabletop.grammar.frames import Voice
from tabletop.grammar.idiom import idiom, state
from tabletop.grammar.measure import Crossing, measure
from tabletop.grammar.noun import beside
from tabletop.grammar.verb import ALL, verb
from tabletop.table.table import Table
from tabletop.vocabulary.deed_phrases import proposes
from tabletop.vocabulary.parts.deeds import add_answers, add_changes, add_taking_over
from tabletop.vocabulary.parts.health import add_healing

# --- health ------------------------------------------------------------------------------------


def _health(table: Table, figure: int) -> int:
    return health(table.pieces[figure])


def _lacking(table: Table, figure: int) -> int:
    piece = table.pieces[figure]
    return max(0, full_health(table, piece).n - health(piece))


with GRAMMAR.sharing():
    HEAL = add_healing(GRAMMAR, FIGURE, HEALTH, proposes(Heals), Heals, bare=True)["done"]
    CHANGES = add_changes(GRAMMAR, ("damage",))
    add_answers(GRAMMAR, FIGURE)
    add_taking_over(GRAMMAR, FIGURE)
measure(
    GRAMMAR, "Health", FIGURE, HEALTH, _health, owned=("Health",), many=("{who:who/own} Health",),
    crossing=Crossing((Suffers,), lambda deed: deed.had, lambda deed: deed.had - deed.n),
)  # fmt: skip
measure(
    GRAMMAR, "missing Health", FIGURE, HEALTH, _lacking, has=("[lack]", "[miss]"),
    many=("{who:who/own} missing Health",), one=("missing Health",), ranks=False,
)  # fmt: skip
SUFFER = verb(
    GRAMMAR, "suffer", FIGURE, "[suffer] {n}", "[suffer|take] {n} (damage|Health)",
    "[lose] {n} Health", does=proposes(Suffers), unit=HEALTH, deed=Suffers,
    moment=("[suffer]", "[suffer] damage", "[lose] Health", "[take] damage"),
    voice=Voice(split=True),
    said=("deal {n} damage to {who:who}",),
)  # fmt: skip
BLOWS = verb(
    GRAMMAR, "take attack damage", FIGURE, "[take|suffer] attack damage",
    "[take|suffer] damage from a attack", "[be] damaged by a attack", unit=BLOW, deed=Struck,
)  # fmt: skip
FALL = verb(GRAMMAR, "fall", FIGURE, "[fall]", "[be] exhausted", "[die]", deed=Falls)
verb(
    GRAMMAR, "defeat", FIGURE, "[defeat|kill|slay] {whom}", deed=Defeats, slots={"whom": "who"},
    only=("after",),
)  # fmt: skip


def _fell(context: Any) -> bool:
    """Whether any of those struck last is off the map."""
    terrain = field_of(context.table).map.terrain
    struck = getattr(context, "targets", [])
    return any(context.table.pieces[each].zone not in terrain for each in struck)


idiom(
    GRAMMAR, "condition", "the target is defeated",
    "(this|it|that|this attack|the attack) (defeats|kills) (the target|it|a enemy|a target)",
    "(the|a|that) (target|enemy) (falls|dies|is killed)", "you (defeat|kill) (the target|it)",
    run=_fell, sort="state", category="condition/0",
)  # fmt: skip


def _aimed(who: Who) -> Construction:
    """`heal 2, range 3`: yourself, or an ally within 3; `heal 2, self`."""

    def make(parts: Parts) -> Said:
        far = parts.get("far", 0)
        here = {"who": "that", "of": "you"}
        near = Said(WITHIN, {**here, "n": far}) if far > 1 else Said(ADJACENT, here)
        whom = Together(("you", Such("one ally", near)), one=True) if far else who
        return Said(HEAL, {"who": whom, "n": parts["n"]})

    return Construction("action", make, lambda said: None)


GRAMMAR.add(
    _aimed(IMPLIED).also(
        "heal {n:number} , (range|at range|with range) {far:number}",
        "heal {n:number} (at|with) range {far:number}",
        "heal {n:number} , self",
        "heal (yourself|self) (for|) {n:number}",
        "heal {n:number} (self|yourself)",
    )
)

GRAMMAR.add(
    HEAL.construction().also("heal {who} {n:number}", "heal {n:number} (Health|) (to|on) {who}")
)

# --- conditions --------------------------------------------------------------------------------

BE = verb(
    GRAMMAR, "be in a state", FIGURE, "[be] {state}", "[become|get|gain] {state}",
    does=becomes, deed=Gains, slots={"state": "state"}, moment=("[become|get|gain] {state}",),
    ban=("[become|be] {state}",), said=("(make|leave) {who:who} {state}",),
    only=ALL - {"paid"},
)  # fmt: skip
LOSE_ANY = verb(
    GRAMMAR, "lose a condition", FIGURE, "[lose] a condition", "[be] rid of a condition",
    "[remove] (a condition|1 condition) from (yourself|itself)",
    does=lose_a_condition, only=("done", "paid"),
    said=("remove (a condition|1 condition) (from|of) {who:who}",),
)  # fmt: skip
verb(
    GRAMMAR, "lose a state", FIGURE, "[be] no longer {state}", "[lose] {state}",
    does=is_rid_of, deed=Loses, slots={"state": "state"}, said=("remove {state} from {who:who}",),
)  # fmt: skip
verb(
    GRAMMAR, "lose all conditions", FIGURE, "[lose] all conditions",
    "[lose] all (its|your|of its|of your) conditions", does=is_rid_of_all, only=("done", "paid"),
    said=("remove (all|every) (conditions|condition) from {who:who}",),
)  # fmt: skip


def _is(context: Any, who: Who, state: str) -> bool:
    """It has that condition."""
    return any(has(context.table.pieces[each], state) for each in GRAMMAR.meant(context, who))


def _has_any(context: Any, who: Who) -> bool:
    """It has one of them."""
    table = context.table
    return any(has_any(table, table.pieces[each]) for each in GRAMMAR.meant(context, who))


def _is_elite(context: Any, who: Who) -> bool:
    """SCN-159."""
    pieces = context.table.pieces
    return any(pieces[each].counters.get("elite") for each in GRAMMAR.meant(context, who))


def _is_hurt(context: Any, who: Who) -> bool:
    """It has lost Health."""
    return any(_lacking(context.table, each) > 0 for each in GRAMMAR.meant(context, who))


IN_STATE = state(
    GRAMMAR, FIGURE, "[be] {state}", slots={"state": "state"}, run=_is,
    negative=("[be] not {state}",),
)  # fmt: skip
beside(FIGURE, IN_STATE, ["{state}"])
beside(
    FIGURE,
    state(
        GRAMMAR, FIGURE, "[have] a condition", "[have] (any condition|conditions)", run=_has_any,
        negative=("[have] no (condition|conditions)",),
    ),
    behind=["with a condition", "with (any condition|conditions)"],
)  # fmt: skip
state(
    GRAMMAR, FIGURE, "[be] elite", "[be] a elite", run=_is_elite, adjective=True,
    negative=("[be] not (elite|a elite)",),
)  # fmt: skip
state(
    GRAMMAR, FIGURE, "[be] hurt", "[be] (wounded|damaged|injured)", "[have] lost Health",
    "[be] not at full Health", run=_is_hurt, adjective=True,
    negative=("[be] unhurt", "[be] at full Health"),
)  # fmt: skip

# --- numbers -----------------------------------------------------------------------------------


def _reads(name: str) -> Any:
    def read(table: Table, figure: int) -> int:
        return number(table, name, table.pieces[figure], 0, "of its own", "SCN-133").n

    return read


for _name, _word in NAMES.items():
    NUMBERS.number(
        _name, _word, had=_word, changed=_word,
        read=_reads(_name) if _name in ("guard", "armour") else None,
    )  # fmt: skip
    GRAMMAR.add(of_value("number/changed", _name).also(_word))

_CHANGES = NUMBERS.functions["{who} has {change}"]
GRAMMAR.add(
    Construction(
        "change/had", lambda parts: Change(parts["number"], parts["n"]), lambda said: None
    ).also("{n:number} {number:number/had}"),
    _CHANGES.construction().also("(gain|get|have) {change:change/had}", who="you"),
    _CHANGES.construction().also("(give|grant) {who} {change:change/had}"),
)

"""Chapter C: partly declared actions in old saves, from when each part was a question of its
own."""

from __future__ import annotations

from tabletop.games.parsifal.rules.abilities import ABILITIES
from tabletop.games.parsifal.rules.action_declaration import (
    Told,
    declare,
    declaring,
    meant_by,
    tell_command,
)
from tabletop.games.parsifal.rules.board import read
from tabletop.games.parsifal.rules.resolution import RULED, UNFIT, Intent, begun, known, may_act
from tabletop.games.parsifal.rules.seats import active
from tabletop.games.parsifal.rules.steps import STEPS, TO_ACT
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Declared, declaration
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, Step, go
from tabletop.table.bounds import Arg
from tabletop.table.table import Flow

ANEW = Option("anew", "Choose again who acts")


def go_on(play: Play, **told: Arg) -> Rules[Flow]:
    """PAR-022: ask for the rest of the declaration, or for a new one if the old one is no longer
    possible."""
    intent = begun(told)
    option: Option = yield lambda: _what_more(play, intent)
    meant = meant_by(option.said, intent) if isinstance(option, Declared) else None
    if meant is None:
        return TO_ACT
    begun_by = intent.by >= 0
    return half(play, meant, option) or (yield from declare(play, meant, commanded=begun_by))


def half(play: Play, intent: Told, option: Option) -> Flow | None:
    """The step where such a game goes on if *option* declares no more; None if it declares
    everything."""
    if not isinstance(option, Declared) or option.draft.part is None:
        return None
    actor, deed, target, _, _, by = intent
    if option.why and deed < 0:  # PAR-015, PAR-057: players overruled the bar
        play.count(RULED, actor + 1)
    if deed >= 0:
        if target < 0:
            return go("aim", actor=actor, deed=deed, by=by)
        if "who" in option.said and "deed" not in option.said:  # PAR-080: everything else is known
            return go("aim_at", actor=actor, deed=deed, target=target)
        step = "aim_at" if ABILITIES[known(deed).ability].receivers else "aim_again"
        return go(step, actor=actor, deed=deed, target=target, by=by)
    if by < 0:
        return go("choose_deed", actor=actor)
    tell_command(play, by, actor)
    return go("choose_deed", actor=actor, by=by)


HALF_DECLARED = {
    "choose_deed": "Choose an action",
    "aim": "Choose a target",
    "aim_at": "Choose who gets it",
    "aim_again": "Choose another captive",
}
"""The steps of those versions, with their titles."""

for name, title in HALF_DECLARED.items():
    STEPS[name] = Step(name, title, "PAR-022", "end_turn", go_on)


def _what_more(play: Play, intent: Intent) -> Decision:
    seat, more = active(play.table), declaring(play, intent)
    if _fits(play, intent) and more.following({}) is not None:
        return declaration(seat, more.following)
    return Decision(seat, UNFIT, "PAR-015", [ANEW])


def _fits(play: Play, intent: Intent) -> bool:
    """Whether the declaration so far is possible on the present table."""
    actor, code, target, *_ = intent
    board, seat = play.reading(read), active(play.table)
    if not may_act(board, actor, play.table):
        return False
    if code < 0:
        return target < 0
    deed = known(code)
    aims = ABILITIES[deed.ability].aims(board, seat, actor, deed)
    return target < 0 or bool(aims.bendable() >> target & 1)

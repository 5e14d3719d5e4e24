"""Chapter C: declaring an action: what a character does, to whom, and where it goes."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from tabletop.games.parsifal.cards.content import NAMED, TITLES, worded
from tabletop.games.parsifal.cards.lexicon import ALL
from tabletop.games.parsifal.rules import dragging, extras, interruption, saying
from tabletop.games.parsifal.rules.answers import (
    aimed,
    asking,
    elsewhere,
    out_of_force,
    ruled_out,
    ways,
)
from tabletop.games.parsifal.rules.board import BIT, Board, read
from tabletop.games.parsifal.rules.deeds import (
    ABILITIES,
    Action,
    Aim,
    Deed,
)
from tabletop.games.parsifal.rules.foretelling import foretell
from tabletop.games.parsifal.rules.locks import lock, slots_left
from tabletop.games.parsifal.rules.resolving import (
    RULED,
    UNFIT,
    Declared,
    Unfit,
    actions_of,
    carry_out,
    declared,
    known,
    may_act,
)
from tabletop.games.parsifal.rules.skills import (
    AREA,
    UNDER,
    can_be_ruled,
    control,
    hand_over,
)
from tabletop.games.parsifal.rules.steps import STEPS, TO_ACT, to_aim
from tabletop.play.decision import Decision, Option
from tabletop.play.play import Play
from tabletop.play.procedure import Rules, go
from tabletop.table.table import Flow, Table


def _asked(play: Play, ask: Callable[..., Decision], actor: int, *declared: int) -> Decision:
    """The question that *ask* puts to the acting seat about what is *declared*.

    If the actor cannot act any more, or that cannot be done, a way back to the choice of an actor.
    """
    board, seat = play.reading(read), play.table.counters.get("active", 0)
    if may_act(board, actor, play.table):
        try:
            asked = ask(play.table, board, seat, actor, *declared)
        except Unfit:
            pass
        else:
            for option in asked.offered:
                if not option.why:
                    return asked
            asked.offered.append(ANEW)  # players ruled that it comes to this
            return asked
    return Decision(seat, UNFIT, "PAR-015", [ANEW])


ANEW = Option("anew", "Choose anew who acts")


@STEPS.step("Choose an action", rule="PAR-022", then="end_turn")
def choose_deed(play: Play, actor: int = -1, by: int = -1) -> Rules[Flow]:
    """PAR-022: TAKE, DROP, RELEASE or a skill of the character or of an artifact it owns."""
    option: Option = yield lambda: _asked(play, _what_deed, actor, by)
    return TO_ACT if option.key == ANEW.key else to_aim(actor, int(option.value), by)


def _what_deed(table: Table, board: Board, seat: int, actor: int, by: int) -> Decision:
    drags, options, suspended = _drags(table, seat), [], tuple(table.suspended)
    for deed, ability, option, lacking in ways(actor, board.owned[actor], suspended, by >= 0):
        aims = ability.aims(board, seat, actor, deed)
        if not aims.fit:
            barred = aims.bars and aims.shown()
            option = option.blocked(*aims.why(actor)) if barred else lacking
        if drags:
            if option.why and not can_be_ruled(board, seat, actor, (deed,), suspended):
                option = replace(option, absolute=True)
            option = dragging.for_a_deed(option, board, seat, actor, deed, table.house_rules)
        options.append(option)
    options += out_of_force(actor, board.owned[actor], suspended, by >= 0)
    return Decision(seat, f"What does {NAMED[actor]} do?", "PAR-022", options)


def _drags(table: Table, seat: int) -> bool:
    """Whether somebody sits there who drags things and reads what would come of it; no bot does."""
    return not table.seats[seat].bot


# --- to what -----------------------------------------------------------------------------------


@STEPS.step("Choose a target", rule="PAR-025", then="end_turn")
def aim(play: Play, actor: int = -1, deed: int = -1, by: int = -1) -> Rules[Flow]:
    """PAR-025: one of the targets that the skill names."""
    option: Option = yield lambda: _asked(play, _which_target, actor, deed)
    if option.key == ANEW.key:
        return TO_ACT
    meant, target = known(deed), int(option.value)
    ability, seat = ABILITIES[meant.ability], play.table.count("active")
    if meant.ability == control.__name__:
        return _command(play, actor, option)
    if ability.receivers and ability.receivers(play.reading(read), seat, actor, target):
        return go("aim_at", actor=actor, deed=deed, target=target, by=by)
    if _may_take_two(play.table, play.reading(read), actor, meant):
        return go("aim_again", actor=actor, deed=deed, target=target, by=by)
    return declare(play, [Action(seat, actor, meant, target)], by)


def _which_target(table: Table, board: Board, seat: int, actor: int, code: int) -> Decision:
    deed = known(code)
    ability = ABILITIES[deed.ability]
    aims = ability.aims(board, seat, actor, deed)
    options = aimed(deed, actor, aims, aims.shown(), table.house_rules)
    if _drags(table, seat):
        options = ruled_out(options, board, seat, deed, aims, tuple(table.suspended))
        options += elsewhere(deed, actor, board, aims.shown())
        options = dragging.for_targets(options, board, seat, actor, deed, table.house_rules)
        foretell(
            table, board, options, lambda option: _at_once(board, seat, actor, deed, option),
            seat=seat, last=not _may_take_two(table, board, actor, deed),
        )  # fmt: skip
    return Decision(seat, asking(ability.ask, actor), ability.rule, options)


def _at_once(board: Board, seat: int, actor: int, deed: Deed, option: Option) -> list[Action]:
    """The action that choosing the target of *option* declares, unless more is asked."""
    receivers, target = ABILITIES[deed.ability].receivers, int(option.value)
    if deed.ability == control.__name__:
        return []
    asked = receivers is not None and receivers(board, seat, actor, target)
    return [] if asked else [Action(seat, actor, deed, target)]


@STEPS.step("Choose who gets it", rule="PAR-054", then="end_turn")
def aim_at(
    play: Play, actor: int = -1, deed: int = -1, target: int = -1, by: int = -1
) -> Rules[Flow]:
    """PAR-048, PAR-054, PAR-065: to or under whom the target goes."""
    option = yield from play.choose(lambda: _asked(play, _which_receiver, actor, deed, target))
    if option.key == ANEW.key:
        return TO_ACT
    return declare(play, actions_of(play, Declared(actor, deed, target, int(option.value))), by)


def _which_receiver(
    table: Table, board: Board, seat: int, actor: int, code: int, target: int
) -> Decision:
    deed = _meant(board, seat, actor, code, target)
    ability = ABILITIES[deed.ability]
    if ability.receivers is None:
        raise Unfit
    getting = ability.receivers(board, seat, actor, target)
    options = [_getting(aim, table, board, deed, target) for aim in getting]
    if _drags(table, seat):
        foretell(
            table, board, options, lambda to: [Action(seat, actor, deed, target, int(to.value))],
            seat=seat,
        )  # fmt: skip
    return Decision(seat, asking(ability.ask_to, target, actor), ability.rule, options)


def _getting(aim: Aim, table: Table, board: Board, deed: Deed, target: int) -> Option:
    """The option to let the seat or the character that *aim* means get *target*."""
    to = aim.target
    if deed.ability == hand_over.__name__:
        key, label, pieces, zone = f"seat {to}", table.seats[to].name, board.seen(target), AREA[to]
    else:
        key, label, pieces, zone = ALL[to], TITLES[to], board.seen(to, target), UNDER[to]
    return Option(key, label, pieces, (zone,), to, aim.why, aim.rule)


def _meant(board: Board, seat: int, actor: int, code: int, target: int) -> Deed:
    """The deed of that *code*, which *target* was chosen for.

    :raises Unfit: if that cannot be done to it, as players changed it.
    """
    deed = known(code)
    if (
        target < 0
        or not ABILITIES[deed.ability].aims(board, seat, actor, deed).bendable() >> target & 1
    ):
        raise Unfit
    return deed


@STEPS.step("Choose another captive", rule="PAR-028", then="end_turn")
def aim_again(
    play: Play, actor: int = -1, deed: int = -1, target: int = -1, by: int = -1
) -> Rules[Flow]:
    """PAR-028: with `lock_volley`, one LOCK may fill a second slot of its source."""
    option = yield from play.choose(lambda: _asked(play, _which_other, actor, deed, target))
    if option.key == ANEW.key:
        return TO_ACT
    also = int(option.value)
    return declare(play, actions_of(play, Declared(actor, deed, target, also=also)), by)


def _which_other(
    table: Table, board: Board, seat: int, actor: int, code: int, target: int
) -> Decision:
    """PAR-033, PAR-069: both are declared on the board as it is, before either is locked."""
    deed = _meant(board, seat, actor, code, target)
    first = Action(seat, actor, deed, target)
    aims = ABILITIES[deed.ability].aims(board, seat, actor, deed)
    options = aimed(deed, actor, aims, aims.shown() & ~BIT[target], table.house_rules)
    options.append(ENOUGH)
    if _drags(table, seat):
        options[:-1] = ruled_out(options[:-1], board, seat, deed, aims, ())
        options[-1:-1] = elsewhere(deed, actor, board, aims.shown())
        foretell(table, board, options, lambda option: _volley(first, int(option.value)), seat=seat)
    return Decision(
        seat, f"Whom does {NAMED[actor]} lock beside {NAMED[target]}?", "PAR-028", options
    )


ENOUGH = Option("enough", "That is enough", value=-1)


def _volley(first: Action, also: int) -> list[Action]:
    """The *first* lock, and *also* that of another."""
    return [first] if also < 0 else [first, replace(first, target=also)]


def _may_take_two(table: Table, board: Board, actor: int, deed: Deed) -> bool:
    """PAR-028: whether one action may fill two slots."""
    if deed.n < 2 or table.options["lock_volley"] != "on":
        return False
    return deed.ability == lock.__name__ and slots_left(board, actor, deed) > 1


def _command(play: Play, actor: int, option: Option) -> Flow:
    """PAR-058: the action is done with the rival's character that *option* means."""
    pieces, commanded_one = play.table.pieces, int(option.value)
    if option.why:
        play.count(RULED, commanded_one + 1)
    words = worded("{} commands {}.", actor, commanded_one)
    play.say(words, pieces[actor], pieces[commanded_one], rule="PAR-056")
    return go("choose_deed", actor=commanded_one, by=actor)


def declare(play: Play, actions: list[Action], by: int) -> Flow:
    """PAR-069: all is declared; now it may be interrupted, then it happens.

    What nobody is asked about happens at once. *by* is who commands the actor (-1: nobody).
    """
    board, actor = play.reading(read), actions[0].actor
    doing = actor if by < 0 else by
    if board.owned[doing]:
        extras.remember(play, doing, board.owned[doing])
    asked = interruption.next_asked(play, board, actions[0].seat)
    if asked < 0:
        return carry_out(play, board, actions, by)
    saying.tell(play, board, actions, by)
    return go("window", seat=asked, **declared(actions, by)._asdict())

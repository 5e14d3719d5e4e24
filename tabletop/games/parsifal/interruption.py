"""Chapter F: stopping a rival's action with the Horn or the Spear."""

from __future__ import annotations

from functools import cache

from tabletop.games.parsifal import resolving
from tabletop.games.parsifal.board import Board, read
from tabletop.games.parsifal.content import NAMED, skills_printed, worded
from tabletop.games.parsifal.deeds import Action
from tabletop.games.parsifal.laying import lay_out, tell_consequences
from tabletop.games.parsifal.lexicon import ALL
from tabletop.games.parsifal.phrases import PHRASES
from tabletop.games.parsifal.quests import judge
from tabletop.games.parsifal.skills import to_limbo
from tabletop.games.parsifal.steps import STEPS, TO_END_TURN
from tabletop.play.decision import Decision, Option
from tabletop.play.play import Play
from tabletop.play.procedure import OVER, Rules, go
from tabletop.table.bounds import Arg
from tabletop.table.table import Flow, Table

FOR_THIS_TURN, FOR_THIS_GAME = 1, 2
"""How long a seat does not want to be asked."""

DECLARED = PHRASES.add("when an opponent declares an action", "trigger", deed=Action)
"""PAR-068: TAKE, DROP, RELEASE and every skill; drawing and passing are none."""


HUSH = tuple(f"hush:{seat}" for seat in range(6))
"""The table's counters of how long each seat does not want to be asked."""


@cache
def interrupting() -> tuple[int, ...]:
    """The tarots whose text stops an opponent's action when it is declared."""
    return tuple(
        number
        for number, name in enumerate(ALL)
        for clause in skills_printed(name)
        if "trigger" in clause.heads and clause.heads["trigger"].phrase is DECLARED
    )


@PHRASES.cost("send this to Limbo")
def pay(board: Board, artifact: int) -> None:
    """PAR-071: the artifact goes to Limbo, whatever else happens."""
    to_limbo(board, artifact)


@PHRASES.action("stop that action")
def stop(play: Play) -> Flow:
    """PAR-070: the action has no effect at all, and the turn ends."""
    return TO_END_TURN


def next_asked(play: Play, board: Board, seat: int) -> int:
    """PAR-069, PAR-073: who can interrupt is asked in the order of turns, from the acting seat on.

    Who comes next after *seat* and wants to be asked; -1 if nobody is left.
    """
    table = play.table
    prompt = table.options["interrupt_prompt"]
    if prompt == "auto_pass":
        return -1
    always, held = prompt == "always", holders(board, table.suspended)
    if held or always:
        active = table.count("active")
        for following in in_turn_order(table, seat):
            if following == active:
                break
            if (always or following in held) and not table.count(HUSH[following]):
                return following
    return -1


def next_seat(table: Table, seat: int) -> int:
    """PAR-005: who follows *seat*, in the direction of play."""
    return (seat + (-1 if table.counters.get("direction", 0) < 0 else 1)) % len(table.seats)


def in_turn_order(table: Table, seat: int) -> tuple[int, ...]:
    """PAR-005: the seats that follow *seat*, in the direction of play."""
    return _following(seat, len(table.seats), next_seat(table, seat) - seat)


@cache
def _following(seat: int, seats: int, step: int) -> tuple[int, ...]:
    return tuple((seat + step * n) % seats for n in range(1, seats))


def holders(board: Board, suspended: list[str]) -> dict[int, list[int]]:
    """The artifacts that interrupt, by the seat that controls their owner (PAR-067, PAR-074)."""
    held: dict[int, list[int]] = {}
    place, locker = board.place, board.locker
    for artifact in interrupting():
        owner = place[artifact]
        if owner >= 0 and locker[owner] < 0 <= place[owner] and ALL[artifact] not in suspended:
            held.setdefault(place[owner], []).append(artifact)
    return held


@STEPS.step("Interrupt or let it happen", rule="PAR-067", then="resolve")
def window(play: Play, seat: int, **told: Arg) -> Rules[Flow]:
    """PAR-067: a rival's action may be stopped; PAR-072: that cannot be stopped in turn."""
    declared = resolving.begun(told)
    option: Option = yield lambda: _interrupt_question(play, seat, declared)
    if option.key in _NOT_NOW:
        play.count(HUSH[seat], _NOT_NOW[option.key])
    if option.key in _NOT_NOW or option.key == "let it happen":
        asked = next_asked(play, play.reading(read), seat)
        if asked < 0:
            return resolving.resolve(play, **told)
        return go("window", seat=asked, **told)
    return _interrupt(play, seat, declared.actor, int(option.value))


_NOT_NOW = {"not this turn": FOR_THIS_TURN, "not this game": FOR_THIS_GAME}


def _interrupt_question(play: Play, seat: int, declared: resolving.Declared) -> Decision:
    try:
        wanted = resolving.in_words(resolving.actions_of(play, declared)[0])
    except resolving.Unfit:
        go_on = Option("let it happen", "Go on")
        return Decision(seat, resolving.UNFIT, "PAR-099", [go_on])
    table, board = play.table, play.reading(read)
    options = [
        Option(
            f"interrupt {ALL[artifact]}", f"Interrupt with {NAMED[artifact]}",
            (artifact,), ("limbo",), artifact,
        )
        for artifact in holders(board, table.suspended).get(seat, ())
    ]  # fmt: skip
    if not options:
        why = "No free character of yours owns the Horn or the Spear."
        if any(ALL[artifact] in table.suspended for artifact in interrupting()):
            why += " What is suspended does nothing."
        options.append(Option("interrupt", "Interrupt", why=why, rule="PAR-067"))
    options += [
        Option("let it happen", "Let it happen"),
        Option("not this turn", "Let it happen, and do not ask me again this turn"),
        Option("not this game", "Let it happen, and do not ask me again this game"),
    ]
    name = table.seats[seat].name
    return Decision(
        seat, f"{wanted}. {name}, interrupt?", "PAR-067", options, default="let it happen"
    )


def _interrupt(play: Play, seat: int, actor: int, artifact: int) -> Flow:
    """PAR-070, PAR-071: the artifact is spent, the action is stopped, the turn is over."""
    table = play.table
    before = play.reading(read)
    after = before.copy()
    (clause,) = (c for c in skills_printed(ALL[artifact]) if "trigger" in c.heads)
    clause.heads["cost"].run(after, artifact)
    play.say(
        worded("{} interrupts with {}: {} does nothing.", -1, artifact, actor),
        table.seats[seat].name,
        table.pieces[artifact],
        table.pieces[actor],
        rule="PAR-070",
    )
    board = lay_out(play, after)
    tell_consequences(play, before, after, artifact)
    return OVER if judge(play, board) else clause.run(play)

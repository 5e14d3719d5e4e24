"""Chapter F: stopping a rival's action with the Horn or the Spear."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from tabletop.games.parsifal.cards.content import NAMED, opened, skills_printed, worded
from tabletop.games.parsifal.cards.lexicon import ALL, FIRST_ARTIFACT
from tabletop.games.parsifal.cards.phrases import PHRASES
from tabletop.games.parsifal.rules import resolving, saying
from tabletop.games.parsifal.rules.board import AWAY, LIMBO, Board, read
from tabletop.games.parsifal.rules.deeds import Action
from tabletop.games.parsifal.rules.foretelling import foretell
from tabletop.games.parsifal.rules.laying import lay_out, tell_consequences
from tabletop.games.parsifal.rules.quests import judge
from tabletop.games.parsifal.rules.skills import to_limbo
from tabletop.games.parsifal.rules.steps import STEPS, TO_END_TURN
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
        counters = table.counters
        active = counters.get("active", 0)
        for following in in_turn_order(table, seat):
            if following == active:
                break
            if (always or following in held) and not counters.get(HUSH[following]):
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
    if option.key in _NOT_NOW or option.key == LET_IT.key:
        asked = next_asked(play, play.reading(read), seat)
        if asked < 0:
            return resolving.resolve(play, **told)
        return go("window", seat=asked, **told)
    return _interrupt(play, seat, declared.actor, int(option.value))


_NOT_NOW = {"not this turn": FOR_THIS_TURN, "not this game": FOR_THIS_GAME}


def _interrupt_question(play: Play, seat: int, declared: resolving.Intent) -> Decision:
    try:
        actions = resolving.actions_of(play, declared)
    except resolving.Unfit:
        go_on = Option(LET_IT.key, "Go on without it")
        return Decision(seat, resolving.UNFIT, "PAR-099", [go_on], default=LET_IT.key)
    table, board = play.table, play.reading(read)
    wanted = saying.in_words(table, board, actions, declared.by, seat)
    held = holders(board, table.suspended).get(seat, ())
    options = [
        _to_interrupt(artifact) if artifact in held else _cannot(table, board, seat, artifact)
        for artifact in interrupting()
        if board.place[artifact] != AWAY
    ]
    if not options:
        why = "Neither the Horn nor the Spear is on the table."
        options = [Option("interrupt", "Interrupt").blocked("PAR-067", why, absolute=True)]
    let_it = [LET_IT]
    if not table.seats[seat].bot:
        foretell(table, board, let_it, lambda option: actions, seat=seat, last=bool(held))
    options += let_it
    warning = let_it[0].warning
    options += [replace(option, warning=warning) for option in NOT_NOW] if warning else NOT_NOW
    ask = f"{wanted} {table.seats[seat].name}, interrupt?"
    return Decision(seat, ask, "PAR-067", options, default=LET_IT.key)


LET_IT = Option("let it happen", "Let it happen")
NOT_NOW = (
    Option("not this turn", "Let it happen, and do not ask me again this turn"),
    Option("not this game", "Let it happen, and do not ask me again this game"),
)


@cache
def _to_interrupt(artifact: int) -> Option:
    """To interrupt with *artifact*."""
    name = NAMED[artifact]
    return Option(
        f"interrupt {ALL[artifact]}", f"Interrupt with {name}", (artifact,), ("limbo",), artifact
    )


def _cannot(table: Table, board: Board, seat: int, artifact: int) -> Option:
    """The same where *seat* cannot, and why; what lies in Limbo cannot even be spent."""
    owner = board.place[artifact]
    if owner == LIMBO:
        return _barred(artifact, "PAR-071", "{it} is in Limbo.")
    if not 0 <= owner < FIRST_ARTIFACT:
        return _barred(artifact, "PAR-067", "{it} is in the common area.")
    if board.place[owner] != seat:
        return _barred(artifact, "PAR-067", "{who} owns {it} and is not yours.", owner)
    if board.locker[owner] >= 0:
        return _barred(artifact, "PAR-034", "{who} is locked.", owner)
    return _barred(artifact, "PAR-067", "{it} is suspended and does nothing.")


@cache
def _barred(artifact: int, rule: str, words: str, owner: int = -1) -> Option:
    why = opened(words.format(it=NAMED[artifact], who=NAMED[owner]))
    return _to_interrupt(artifact).blocked(rule, why, absolute=rule == "PAR-071")


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

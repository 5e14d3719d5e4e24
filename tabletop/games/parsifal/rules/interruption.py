"""Chapter F: stopping a rival's action with the Horn or the Spear."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from tabletop.executor.index import Heading
from tabletop.executor.sentence import Line, Sentence
from tabletop.games.parsifal.cards.content import NAMED, opened, worded
from tabletop.games.parsifal.cards.grammar import GRAMMAR, PLAYER
from tabletop.games.parsifal.cards.lexicon import ALL, FIRST_ARTIFACT
from tabletop.games.parsifal.rules import declaration_words, resolution
from tabletop.games.parsifal.rules.abilities import Acting
from tabletop.games.parsifal.rules.action_deeds import Declares
from tabletop.games.parsifal.rules.board import AWAY, LIMBO, Board, numbers, read, set_of
from tabletop.games.parsifal.rules.executor import EXECUTOR
from tabletop.games.parsifal.rules.outlook import foretell
from tabletop.games.parsifal.rules.quests import judge
from tabletop.games.parsifal.rules.seats import active, in_turn_order
from tabletop.games.parsifal.rules.steps import STEPS, TO_END_TURN
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import Happens, verb
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules, go
from tabletop.table.bounds import Arg
from tabletop.table.table import Flow, Table

FOR_THIS_TURN, FOR_THIS_GAME = 1, 2
"""How long a seat does not want to be asked."""


HUSH = tuple(f"hush:{seat}" for seat in range(6))
"""The table's counters for how long each seat does not want to be asked."""


@cache
def interrupting() -> tuple[int, ...]:
    """The tarots whose text stops an opponent's action when it is declared."""
    return tuple(number for number, name in enumerate(ALL) if _sentence(name))


@cache
def _stopping() -> int:
    return set_of(interrupting())


def _sentence(name: str) -> Sentence | None:
    """The sentence of the tarot called *name* that waits for a declaration, or None."""
    headed = EXECUTOR.index.headed(name)
    return next((sentence for heading, sentence in headed if heading == DECLARED), None)


DECLARED: Heading = ("after", Declares)


def stop(context: Acting) -> bool:
    """PAR-070: the action has no effect, and the turn ends."""
    if context.deed is None:
        return False
    context.deed.prevented = True
    return True


def next_asked(play: Play, board: Board, seat: int, actor: int) -> int:
    """PAR-069, PAR-073: the next seat after *seat*, in turn order, that can stop *actor* and wants
    to be asked; -1 if there is none."""
    table = play.table
    prompt = table.options["interrupt_prompt"]
    if prompt == "auto_pass":
        return -1
    always, held = prompt == "always", holders(table, board)
    if held or always:
        counters = table.counters
        turn = active(table)
        for following in in_turn_order(table, seat):
            if following == turn:
                break
            if not (always or following in held) or counters.get(HUSH[following]):
                continue
            declared = Declares(who=actor, seat=turn)
            if always or _fitting(table, board, held[following], declared):
                return following
    return -1


def holders(table: Table, board: Board) -> dict[int, list[int]]:
    """PAR-067, PAR-074: the artifacts that can interrupt now, by the seat that controls their
    owner.

    It reads the board, since it runs on every declaration.
    """
    held: dict[int, list[int]] = {}
    waiting = board.playing & _stopping()
    if not waiting:  # the usual case
        return held
    for artifact in numbers(waiting):
        owner = board.place[artifact]
        if board.locker[owner] < 0 and ALL[artifact] not in table.suspended:
            held.setdefault(board.place[owner], []).append(artifact)
    return held


def _fitting(table: Table, board: Board, artifacts: Sequence[int], declared: Declares) -> list[int]:
    """The *artifacts* that are not suspended and whose sentence waits for what is *declared*."""
    fitting = []
    for artifact in artifacts:
        line = _line(table, board, artifact)
        about = Acting(table, line, line.bearer, declared.who, deed=declared, seen=board)
        waits = EXECUTOR.fits(line.clause.heads["trigger"], about) and EXECUTOR.in_force(about)
        if waits and not EXECUTOR.limits.is_spent(table, line.piece, line.sentence):
            fitting.append(artifact)
    return fitting


def _line(table: Table, board: Board, artifact: int) -> Line:
    sentence = _sentence(ALL[artifact])
    assert sentence is not None
    return Line(table.pieces[artifact], board.place[artifact], sentence)


@STEPS.step("Interrupt or let it happen", rule="PAR-067", then="resolve")
def window(play: Play, seat: int, **told: Arg) -> Rules[Flow]:
    """PAR-067: ask whether to stop a rival's action. PAR-072: an interruption cannot be stopped."""
    declared = resolution.begun(told)
    option: Option = yield lambda: _interrupt_question(play, seat, declared)
    if option.key in _NOT_NOW:
        play.count(HUSH[seat], _NOT_NOW[option.key])
    if option.key in _NOT_NOW or option.key == LET_IT.key:
        asked = next_asked(play, play.reading(read), seat, declared.actor)
        if asked < 0:
            return (yield from resolution.resolve(play, **told))
        return go("window", seat=asked, **told)
    return (yield from _interrupt(play, seat, declared.actor, int(option.value)))


_NOT_NOW = {"not this turn": FOR_THIS_TURN, "not this game": FOR_THIS_GAME}


def _interrupt_question(play: Play, seat: int, declared: resolution.Intent) -> Decision:
    try:
        actions = resolution.actions_of(play, declared)
    except resolution.Unfit:
        go_on = Option(LET_IT.key, "Go on without it")
        return Decision(seat, resolution.UNFIT, "PAR-099", [go_on], default=LET_IT.key)
    table, board = play.table, play.reading(read)
    wanted = declaration_words.in_words(table, board, actions, declared.by, seat)
    waits = Declares(who=declared.actor, seat=active(table))
    held = _fitting(table, board, holders(table, board).get(seat, ()), waits)
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
    """The option to interrupt with *artifact*."""
    name = NAMED[artifact]
    return Option(
        f"interrupt {ALL[artifact]}", f"Interrupt with {name}", (artifact,), ("limbo",), artifact
    )


def _cannot(table: Table, board: Board, seat: int, artifact: int) -> Option:
    """That option if *seat* cannot interrupt, with the reason. An artifact in Limbo cannot be used
    even by hand."""
    owner = board.place[artifact]
    if owner == LIMBO:
        return _barred(artifact, "PAR-071", "{it} is in Limbo.")
    if not 0 <= owner < FIRST_ARTIFACT:
        return _barred(artifact, "PAR-067", "{it} is in the common area.")
    if board.place[owner] != seat:
        return _barred(artifact, "PAR-067", "{who} owns {it}, and you do not control {who}.", owner)
    if board.locker[owner] >= 0:
        return _barred(artifact, "PAR-034", "{who} is locked.", owner)
    return _barred(artifact, "PAR-067", "{it} is suspended and does nothing.")


@cache
def _barred(artifact: int, rule: str, words: str, owner: int = -1) -> Option:
    why = opened(words.format(it=NAMED[artifact], who=NAMED[owner]))
    return _to_interrupt(artifact).blocked(rule, why, absolute=rule == "PAR-071")


def _interrupt(play: Play, seat: int, actor: int, artifact: int) -> Rules[Flow]:
    """PAR-070, PAR-071: send the artifact to Limbo, stop the action, and end the turn."""
    table = play.table
    play.say(
        worded("{} interrupts with {}: {} does nothing.", -1, artifact, actor),
        table.seats[seat].name,
        table.pieces[artifact],
        table.pieces[actor],
        rule="PAR-070",
    )
    line = _line(table, play.reading(read), artifact)
    context = Acting.about(table, line, Declares(who=actor, seat=active(table)))
    context.playing = play
    yield from EXECUTOR.carry(context)
    return OVER if judge(play, play.reading(read)) else TO_END_TURN


# --- how it is said ----------------------------------------------------------------------------

verb(
    GRAMMAR, "declare an action", PLAYER, "[declare] a action",
    deed=Happens(Declares, roles={"who": "player"}), only=("after",),
)  # fmt: skip
idiom(
    GRAMMAR, "action", "stop that action", "(cancel|prevent|stop|interrupt) (that|the|this) action",
    "that action (does nothing|has no effect|is stopped)", run=stop,
)  # fmt: skip

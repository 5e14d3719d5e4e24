"""The questions that sentences ask of people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec.structs import replace

from tabletop.cardtext.clause import capitalised
from tabletop.executor.context import Context
from tabletop.executor.sentence import Line
from tabletop.play.questions.decision import Decision, Option, Refusal
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules


class Asks(Protocol):
    """How people of a game are asked: the seat that speaks for *who*, or for all at -1."""

    def __call__(
        self,
        play: Play,
        who: int,
        ask: str,
        options: Callable[[], Sequence[Option]],
        *,
        moot: Callable[[], str] = str,
    ) -> Rules[Option]:
        """The answer for *who*; *moot* is the key of an answer that may be given unasked."""
        ...


def asking(rule: str) -> Asks:
    """Ask the seat that is meant, the first one for all, by *rule*."""

    def asks(
        play: Play,
        who: int,
        ask: str,
        options: Callable[[], Sequence[Option]],
        *,
        moot: Callable[[], str] = str,
    ) -> Rules[Option]:
        def question() -> Decision:
            return Decision(max(who, 0), ask, rule, [*options()], moot=moot())

        return (yield from play.choose(question))

    return asks


def unless_declared(context: Context, asks: Asks) -> Asks:
    """Ask people for what `you` have not chosen beforehand (see `choices`)."""
    if not context.beforehand:  # as most often
        return asks

    def answers(
        play: Play,
        who: int,
        ask: str,
        options: Callable[[], Sequence[Option]],
        *,
        moot: Callable[[], str] = str,
    ) -> Rules[Option]:
        if context.beforehand and who == context.you:
            found = next((each for each in options() if each.key == context.beforehand[0]), None)
            if found is not None and not found.why:
                del context.beforehand[0]
                return found
        return (yield from asks(play, who, ask, options, moot=moot))

    return answers


def about(context: Context) -> str:
    """The card that asks, and its sentence."""
    return f"{context.play.game.title_of(context.card.name)}: {context.line.clause}"


LEAVE = Option("no", "Leave it")


def willing(
    asks: Asks,
    play: Play,
    who: int,
    ask: str,
    deed: str,
    lacks: Callable[[], Refusal | None] = lambda: None,
    vain: Callable[[], str] = str,
    otherwise: Callable[[], str] = str,
    idle: Callable[[str], object] = str,
    pieces: tuple[int, ...] = (),
    tells: tuple[str, str] = ("", ""),
) -> Rules[bool]:
    """Ask *who* with the question *ask* whether to do *deed*, in words; returns whether they do.

    What *who* *lacks* for the deed blocks it. *vain* says why it would have no effect, and
    *otherwise* what happens if it is declined: sentences. *idle* hears why the deed was not
    possible, if it is declined for that. The *pieces* that ask, such as a card and its die, stand
    for both answers; *tells* is what is known of each answer's effect.
    """

    def options() -> tuple[Option, Option]:
        wanted, lacking = Option("yes", capitalised(deed), pieces, tells=tells[0]), lacks()
        left = replace(LEAVE, warning=otherwise(), tells=tells[1])
        if lacking is not None:
            return wanted.blocked(lacking.rule, lacking.why, absolute=lacking.absolute), left
        return replace(wanted, warning=vain()), replace(left, pieces=pieces)

    def moot() -> str:
        return LEAVE.key if vain() or lacks() is not None else ""

    option = yield from asks(play, who, ask, options, moot=moot)
    if option.key == LEAVE.key and (why := vain() or getattr(lacks(), "why", "")):
        idle(why)
    return option.key == "yes"


def seat_option(play: Play, seat: int) -> Option:
    """An option for a seat."""
    return Option(f"seat {seat}", play.table.seats[seat].name, value=seat)


def line_option(play: Play, line: Line) -> Option:
    """An option for a sentence that may apply."""
    title = play.game.title_of(line.piece.name)
    key = f"{line.piece.name}#{line.piece.id} {line.sentence.place}"
    return Option(key, f"{title}: {line.clause}", (line.piece.id,), value=key)

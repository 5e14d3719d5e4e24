"""Cards: what is paid with a tarot: the one that says it, or an artifact that one of yours owns."""

from __future__ import annotations

from tabletop.cardtext.subjects import Who
from tabletop.executor.questions import about
from tabletop.games.parsifal.cards.content import TITLES
from tabletop.games.parsifal.cards.lexicon import ALL, FIRST_ARTIFACT
from tabletop.games.parsifal.rules.abilities import Acting
from tabletop.games.parsifal.rules.board import numbers
from tabletop.games.parsifal.rules.executor import EXECUTOR, asks
from tabletop.play.questions.decision import Option, Refusal
from tabletop.play.rules.procedure import Rules


def _paid_with(context: Acting, who: int, whom: Who) -> list[int]:
    """PAR-063: what *who* can pay with: the tarot itself that says it; of artifacts, those that a
    character of yours owns, or that who is named does; and a character of yours."""
    board, place = context.board, context.board.place
    if whom == "itself":
        return [context.line.piece.id]
    mine = place[who] if 0 <= who < FIRST_ARTIFACT else -1
    owners = numbers(board.of[mine]) if who == context.you and mine >= 0 else (who,)
    return [
        each
        for each in numbers(board.playing)
        if (place[each] if each >= FIRST_ARTIFACT else each) in owners
        and EXECUTOR.whom.includes(context, whom, each)
    ]


def lacks(context: Acting, who: int, whom: Who) -> Refusal | None:
    """PAR-021, PAR-063: who owns none of these cannot pay with one."""
    if _paid_with(context, who, whom):
        return None
    return Refusal("PAR-021", "None of your characters owns it.", absolute=True)


def paid_with(context: Acting, who: int, whom: Who) -> Rules[int]:
    """One of these, as who pays says; -1 if there is none."""
    found = _paid_with(context, who, whom)
    if len(found) < 2:
        return found[0] if found else -1
    option = yield from asks(
        context.play,
        who,
        f"{about(context)} Which one?",
        lambda: [Option(ALL[each], TITLES[each], (each,), value=each) for each in found],
    )
    return int(option.value)

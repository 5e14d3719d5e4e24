"""Cards: costs paid with a tarot: the tarot with the sentence, or an artifact of one's own
character."""

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
    character of yours owns, or that who is named does; and a character that is meant."""
    board, place = context.board, context.board.place
    if whom == "itself":
        return [context.line.piece.id]
    mine = place[who] if 0 <= who < FIRST_ARTIFACT else -1
    owners = numbers(board.of[mine]) if who == context.you and mine >= 0 else (who,)
    return [
        each
        for each in numbers(board.playing)
        if (each < FIRST_ARTIFACT or place[each] in owners)
        and EXECUTOR.whom.includes(context, whom, each)
    ]


def lacks(context: Acting, who: int, whom: Who) -> Refusal | None:
    """PAR-021, PAR-063: refuse the cost if there is no such tarot."""
    if _paid_with(context, who, whom):
        return None
    return Refusal("PAR-021", "None of your characters owns it.", absolute=True)


def paid_with(context: Acting, who: int, whom: Who) -> Rules[int]:
    """The tarot that the payer chooses; -1 if there is none."""
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

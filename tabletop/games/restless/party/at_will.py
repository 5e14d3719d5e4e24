"""Chapters 10 and 14: what is done with Items at will, be it in the midst of something else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tabletop.games.restless.choices.at_hand import at_will
from tabletop.games.restless.choices.declaring import Then, begun, bent, declaring
from tabletop.games.restless.party.handing import part, swap
from tabletop.games.restless.party.using import use_item
from tabletop.games.restless.running.choosing import answer
from tabletop.play.decision import Decision, Option
from tabletop.play.declaration import Declared
from tabletop.play.play import Play
from tabletop.play.procedure import Rules


def freely(play: Play, answer: Option) -> Rules[None]:
    """Carry out one of the free options."""
    verb = begun(answer).key.partition(" ")[0]
    if verb == "swap":
        yield from swap(play, answer)
    elif verb == "use":
        yield from use_item(play, answer)
    else:
        yield from part(play, answer)


def answer_to(play: Play, question: Callable[[], Decision], seat: int = 0) -> Rules[Option]:
    """The answer of one seat, or of the party where no seat is named (-1), that has no parts."""
    return begun((yield from answered(play, question, lambda: at_will, seat)))


def answered(
    play: Play, question: Callable[[], Decision], then: Callable[[], Then], seat: int = 0
) -> Rules[Option]:
    """The whole answer of one seat, or of the party, which goes on as *then* says.

    RST-004: what lies beside the question and is taken against its rule is carried out, and it is
    asked again.
    """
    while True:
        given = yield from answer(play, lambda: declaring(play.table, question(), then()), seat)
        option = begun(given)
        if not bent(given) or any(option.key == each.key for each in question().offered):
            return given
        yield from freely(play, given)


def said_to_its_end(play: Play, answer: Declared) -> Rules[Declared]:
    """The *answer*; of one from a journal of the time when its parts were questions by themselves
    the rest is asked, as far as there is a choice."""
    draft = answer.draft
    while (question := draft.question()) is not None:
        legal = question.legal()
        option = legal[0] if len(legal) == 1 else (yield from play.choose(partial(_same, question)))
        draft = draft.with_option(option)
    return draft.declared()


def _same(question: Decision) -> Decision:
    return question

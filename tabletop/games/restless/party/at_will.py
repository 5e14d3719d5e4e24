"""Chapters 10 and 14: what is done with Items at will, be it in the midst of something else."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.games.restless.party.handing import part, swap
from tabletop.games.restless.party.using import holder, use_item
from tabletop.games.restless.running.choosing import answer
from tabletop.play.decision import Decision, Option
from tabletop.play.play import Play
from tabletop.play.procedure import Rules


def freely(play: Play, option: Option) -> Rules[None]:
    """Carry out one of the free options."""
    verb, _, rest = option.key.partition(" ")
    if verb == "swap":
        yield from swap(play)
        return
    if verb != "use":
        yield from part(play, option)
        return
    number, user = int(option.value), rest.rpartition(" ")[2]
    slot = holder(play.table, number, int(user) if user.isdigit() else -1)
    yield from use_item(play, number, slot)


def answer_to(play: Play, question: Callable[[], Decision], seat: int = 0) -> Rules[Option]:
    """The answer of one seat, or of the party where no seat is named (-1).

    RST-004: what lies beside the question and is taken against its rule is carried out, and it is
    asked again.
    """
    while True:
        option = yield from answer(play, question, seat)
        if not option.why or any(option.key == each.key for each in question().offered):
            return option
        yield from freely(play, option)

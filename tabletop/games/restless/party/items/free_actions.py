"""Chapters 10 and 14: what is done with Items at will, be it in the midst of something else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tabletop.games.restless.cards import content
from tabletop.games.restless.choices.act_declaration import Then, begun, bent, declaring
from tabletop.games.restless.choices.carrying_capacity import Going
from tabletop.games.restless.choices.excess_items import lets_go, what_goes
from tabletop.games.restless.choices.greyed_options import at_sharing
from tabletop.games.restless.choices.item_options import at_will
from tabletop.games.restless.choices.recipients import parting
from tabletop.games.restless.choices.swaps import (
    LEAVE,
    changing_hands,
    overladen_after,
    still_going,
)
from tabletop.games.restless.party.items.item_handover import hand_out, part
from tabletop.games.restless.party.items.item_use import use_item
from tabletop.games.restless.running.question_context import name
from tabletop.games.restless.running.questions import answer
from tabletop.games.restless.table.table_reads import INVENTORY
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Declared
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules


def freely(play: Play, answer: Option) -> Rules[None]:
    """Carry out one of the free options."""
    verb = begun(answer).key.partition(" ")[0]
    if verb == "swap":
        yield from swap(play, answer)
    elif verb == "use":
        yield from use_item(play, answer)
    else:
        yield from part(play, answer)


def swap(play: Play, answer: Option) -> Rules[None]:
    """RST-105: it is one transaction, and RST-099: the weight is tested at its end.

    RST-101: who would carry too much by then makes room first, or nothing changes hands.
    """
    assert isinstance(answer, Declared)
    if answer.key.endswith(f"/{LEAVE.key}"):
        return
    going, anyway = changing_hands(play.table, answer.said), bent(answer)
    while not anyway and (slot := overladen_after(play.table, going)) >= 0:
        said = yield from make_room(play, slot, going, "Swap nothing")
        if said == "decline":
            return
        going, anyway = still_going(play.table, going), said == "keep"
    yield from hand_out(play, going, anyway=anyway)


def make_room(play: Play, slot: int, going: Going, declining: str) -> Rules[str]:
    """RST-101: what goes for what is *going* to the Character in *slot*, in one answer.

    Returned is `decline` where that stays where it is, `keep` where it is carried without room for
    it, against the rule.
    """
    gets = [number for number, to in going.items() if to == slot]
    titles = ", ".join(content.title(play.table.pieces[number].name) for number in gets)

    def question() -> Decision:
        table = play.table
        options = parting(table, slot, going, discarding=True)
        options.append(Option("decline", declining, value=-1))
        keep = Option("keep", f"Carry {titles}, too", tuple(gets), (INVENTORY[slot],), slot)
        options.append(keep.blocked("RST-099", f"{name(table, slot)} has no room for it."))
        beside = partial(
            at_sharing,
            table,
            "RST-101",
            f"First make room for {titles} or leave it.",
            about=[number for number in gets if table.pieces[number].zone not in INVENTORY],
            offered=[option.key for option in options],
        )
        return Decision(slot, what_goes(table, slot, going), "RST-101", options, beside=beside)

    answer = yield from answered(play, question, lambda: partial(lets_go, slot, going))
    option = begun(answer)
    if option.key in ("decline", "keep"):
        return option.key
    yield from part(play, answer)
    return ""


def answer_to(
    play: Play,
    question: Callable[[], Decision],
    seat: int = 0,
    again: Callable[[], object] = lambda: None,
) -> Rules[Option]:
    """The answer of one seat, or of the party where no seat is named (-1), that has no parts."""
    return begun((yield from answered(play, question, lambda: at_will, seat, again)))


def answered(
    play: Play,
    question: Callable[[], Decision],
    then: Callable[[], Then],
    seat: int = 0,
    again: Callable[[], object] = lambda: None,
) -> Rules[Option]:
    """The whole answer of one seat, or of the party, which goes on as *then* says.

    RST-004: what lies beside the question and is taken against its rule is carried out, and it is
    asked again, once *again* has put the table right for it.
    """
    while True:
        given = yield from answer(play, lambda: declaring(play.table, question(), then()), seat)
        option = begun(given)
        if not bent(given) or any(option.key == each.key for each in question().offered):
            return given
        yield from freely(play, given)
        again()


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

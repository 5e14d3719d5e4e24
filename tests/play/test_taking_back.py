"""Taking back: no answer brings more than was answered, and what fails changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tabletop import Refusal, RuleFault, Session
from tabletop.play.records.journal import Answer, Journal
from tabletop.play.runner.machine import Machine
from tabletop.play.runner.past import Past
from tabletop.table.table import freeze
from tests.play.toy import TOY, play, told, toy


def everything(session: Session) -> object:
    """All that can be seen of a session, and all that it remembers."""
    return (
        freeze(session.table),
        [msgspec.json.encode(decision.made()) for decision in session.decisions],
        told(session),
        list(session.journal.entries),
        [kept.entry for kept in session.journal.checkpoints],
        session.timeline.undone,
        session.timeline.bookmark,
        session.halted,
    )


def gesture(session: Session, first: str, *others: str) -> Session:
    """Several answers as one step to undo, as by a drag."""
    play(session, first)
    for key in others:
        session.answer(key, follows=True)
    return session


def test_an_answer_brings_only_itself_though_it_was_the_first_of_a_gesture() -> None:
    session = gesture(play(toy(2), "take"), "roll", "bump", "take")
    session.undo()
    play(session, "roll")
    assert everything(session)[:4] == everything(play(toy(2), "take", "roll"))[:4]  # type: ignore[index]
    assert [getattr(entry, "key", "") for entry in session.timeline.undone] == ["bump", "take"]


def test_another_gesture_that_begins_alike_is_what_was_answered() -> None:
    session = gesture(play(toy(2), "take"), "roll", "bump")
    session.undo()
    gesture(session, "roll", "take")
    straight = gesture(play(toy(2), "take"), "roll", "take")
    assert everything(session) == everything(straight)


def test_an_answer_brings_no_bots_answer_with_it() -> None:
    session = play(toy(2, bots=(1,)), "take", "take", "roll")
    session.rewind(0)
    play(session, "take")
    assert len(session.journal.entries) == 1
    assert session.decision
    assert session.decision.seat == 1, "the bot is asked anew"


def test_an_override_brings_nothing_that_followed_it() -> None:
    session = play(toy(2), "take")
    session.override("adopt", subject="TOY-003")
    session.answer("peek", follows=True)
    session.undo()
    session.override("adopt", subject="TOY-003")
    assert len(session.journal.entries) == 2


@pytest.mark.parametrize("typed", [True, False])
def test_the_same_answer_has_the_same_luck(typed: bool) -> None:
    session = play(toy(2, dice="typed" if typed else "seeded"), "roll", *(["3"] if typed else []))
    outcome = session.journal.entries[-1]
    session.undo()
    play(session, *(["3"] if typed else ["roll"]))
    assert session.journal.entries[-1] == outcome


def test_an_answer_by_which_a_rule_breaks_forgets_nothing_that_was_taken_back() -> None:
    session = play(toy(2), "take", "roll", "take")
    session.timeline.bookmark = 2
    session.undo()
    session.undo()
    before = everything(session)
    with pytest.raises(RuleFault):
        session.answer("break")
    assert everything(session) == before
    assert session.redo()


def test_what_cannot_be_done_again_leaves_a_game_that_can_be_saved_and_read() -> None:
    session = gesture(play(toy(2), "take"), "take", "bump")
    session.undo()
    flown = [Answer(1, "take", "TOY-001"), Answer(0, "fly", "TOY-001", follows=True)]
    session.timeline.resume(flown, bookmark=3)
    before = freeze(session.table)
    with pytest.raises(Refusal, match="cannot be done again"):
        session.redo()
    assert freeze(session.table) == before, "and not one step further back"
    assert len(session.journal.entries) == 1
    assert session.timeline.bookmark == -1


def test_what_is_dealt_before_the_first_question_is_not_taken_back() -> None:
    from tabletop import new_game

    session = new_game("restless", seats=2, seed=3)
    dealt = len(session.journal.entries)
    assert dealt
    session.answer(session.decisions[0].legal()[0])
    after = everything(session)
    session.rewind(0)
    assert len(session.journal.entries) == dealt
    assert session.redo()
    assert everything(session) == after


# --- going back fails -----------------------------------------------------------------------------


def breaking(monkeypatch: pytest.MonkeyPatch, part: str, before: bool) -> None:
    """Let *part* of going back break, *before* or after it did its work."""
    owner = Past if hasattr(Past, part) else Machine
    real = getattr(owner, part)

    def broken(*args: object, **kwargs: object) -> None:
        if not before:
            real(*args, **kwargs)
        raise ZeroDivisionError(part)

    monkeypatch.setattr(owner, part, broken)


WAYS: dict[str, Callable[[Session], object]] = {
    "undo": lambda session: session.undo(),
    "back": lambda session: session.rewind(1),
    "to the start": lambda session: session.rewind(0),
    "onward": lambda session: session.rewind(99),
}


@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize("part", ["cut", "replay", "join", "_begin", "drive"])
@pytest.mark.parametrize("way", WAYS)
def test_going_back_changes_nothing_where_it_fails(
    monkeypatch: pytest.MonkeyPatch, way: str, part: str, before: bool
) -> None:
    session = gesture(play(toy(2), "take", "roll", "secret"), "=Ada", "=Bo")
    play(session, "take", "bump")
    session.answer("secret")
    session.answer("=one", seat=0)
    session.undo()
    session.undo()
    session.timeline.bookmark = 8
    was = everything(session)
    with monkeypatch.context() as patched:
        breaking(patched, part, before)
        if part == "join" and way != "onward":
            return  # nothing is joined on the way back
        with pytest.raises(Refusal, match="cannot be repeated"):
            WAYS[way](session)
    assert everything(session) == was
    session.answer("take")
    assert session.undo()
    assert everything(session)[:4] == was[:4]  # type: ignore[index]


def test_nothing_is_cut_off_before_the_earliest_checkpoint() -> None:
    whole = play(toy(2), "take", "take", "take")
    journal = Journal(list(whole.journal.entries))
    late = whole.journal.checkpoints[2]
    journal.keep(late.entry, late.frozen, late.since)
    session = Session(TOY, late.table(), journal)
    assert session.undo()
    assert not session.undo(), "further back there is no table"
    session.rewind(0)
    assert len(session.journal.entries) == 2

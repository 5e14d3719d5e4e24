"""The session: what players did is taken back, done again, bent by hand, and never lost."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Diverged, Refusal, RuleFault, Session
from tabletop.play.records.journal import Answer, AnyEntry, Journal
from tabletop.play.runner.past import SPACING
from tabletop.play.start.new_game import bare
from tabletop.table.table import Flow, freeze, thaw
from tests.play.toy import TOY, play, told, toy


def number(session: Session, name: str) -> int:
    return session.table.named(name).id


def from_the_start(entries: list[AnyEntry]) -> Session:
    """A toy game for two that has come so far."""
    return Session(TOY, bare(TOY, toy(2).table.seats, 1, {}), Journal(entries))


def test_undo_takes_back_the_last_answer_with_its_luck_and_redo_gives_it_again() -> None:
    session = toy(2)
    before = freeze(session.table)
    play(session, "roll")
    after = freeze(session.table)
    assert session.undo()
    assert freeze(session.table) == before
    assert not session.undo(), "there is nothing before"
    assert session.timeline.can_redo
    assert session.redo()
    assert freeze(session.table) == after
    assert not session.redo()


def test_redo_does_one_thing_at_a_time() -> None:
    session = play(toy(2), "take", "take", "roll", "take")
    for _ in range(4):
        session.undo()
    for entries in (1, 2, 4, 5):
        assert session.redo()
        assert len(session.journal.entries) == entries, "a die follows its roll"


def test_a_checkpoint_is_kept_at_every_question_but_rarely_in_games_by_bots() -> None:
    by_people = play(toy(2), *["take"] * 8)
    assert [kept.entry for kept in by_people.journal.checkpoints] == [*range(9)]
    by_bots = Session(TOY, bare(TOY, 2, 1, {}), hashing=False)
    play(by_bots, *["take"] * 10, *["bump"] * SPACING)
    assert [kept.entry for kept in by_bots.journal.checkpoints] == [0, SPACING]
    assert {entry.hash for entry in by_bots.journal.entries} == {""}  # type: ignore[union-attr]


def test_the_same_answer_goes_on_in_what_was_taken_back_and_another_forgets_it() -> None:
    session = play(toy(2), "take", "roll", "take")
    for _ in range(3):
        session.undo()
    play(session, "take")
    assert len(session.timeline.undone) == 3, "the roll, its die, and the last card"
    play(session, "bump")
    assert session.timeline.undone == []
    assert not session.timeline.can_redo


def test_what_follows_is_taken_back_with_what_it_follows() -> None:
    session = play(toy(2), "take")
    session.answer("roll")
    session.override("count", piece=-1, counter="sum", value=0, follows=True)
    session.answer("take", follows=True)
    assert session.undo()
    assert len(session.journal.entries) == 1
    assert session.redo()
    assert len(session.journal.entries) == 5
    session.rewind(4)
    assert len(session.journal.entries) == 1, "what belongs together is not divided"


def test_what_would_follow_nothing_can_be_taken_back() -> None:
    session = toy(2)
    before = freeze(session.table)
    session.answer("take", follows=True)
    session.answer("take", follows=True)
    assert session.undo()
    assert freeze(session.table) == before
    assert session.redo()
    assert len(session.journal.entries) == 2, "the second follows the first"


def test_a_bookmark_holds_until_the_game_takes_another_way() -> None:
    session = play(toy(2), "take", "take")
    session.timeline.bookmark = 2
    session.undo()
    play(session, "take")
    assert session.timeline.bookmark == 2, "the same answer leads there again"
    session.undo()
    play(session, "roll")
    assert session.timeline.bookmark == -1


def test_undo_passes_over_what_bots_answered() -> None:
    session = toy(2, bots=(1,))
    play(session, "take", "take", "take", "take")
    assert session.undo()
    assert len(session.journal.entries) == 2
    assert session.redo()
    assert len(session.journal.entries) == 4, "with the bot's answer after it"
    all_bots = play(toy(2, bots=(0, 1)), "take")
    assert not all_bots.undo()


def test_rewinding_goes_forward_too_through_what_was_taken_back() -> None:
    session = play(toy(2), "take", "roll", "take", "bump")
    states = {}
    total = len(session.journal.entries)
    for entry in (total, 3, 1, 0):
        session.rewind(entry)
        states[entry] = freeze(session.table), told(session)
    for entry in (1, 3, total):
        session.rewind(entry)
        assert (freeze(session.table), told(session)) == states[entry]
    session.rewind(0)
    session.rewind(total + 7)
    assert freeze(session.table) == states[total][0], "there is nothing beyond the end"


def test_rewinding_before_the_beginning_goes_to_the_beginning() -> None:
    session = toy(2)
    before = freeze(session.table)
    play(session, "take", "roll")
    session.rewind(-1)
    assert freeze(session.table) == before
    assert session.redo()


def test_listeners_are_told_when_the_table_was_replaced() -> None:
    session = play(toy(2), "take")
    resets = []
    heard: list[int] = []
    stop = session.listen(
        lambda event, entry: heard.append(entry),
        lambda: resets.append(len(session.journal.entries)),
    )
    session.undo()
    session.redo()
    assert resets == [0], "going on is heard as events"
    assert set(heard) == {0}
    stop()
    session.undo()
    session.redo()
    assert (len(resets), set(heard)) == (1, {0})


def test_listeners_hear_what_caused_each_event() -> None:
    session = toy(2)
    heard: list[int] = []
    session.listen(lambda event, entry: heard.append(entry))
    play(session, "take", "roll")
    assert set(heard) == {0, 2}, "the roll is entry 1, its die entry 2"


# --- by hand -------------------------------------------------------------------------------------


def test_an_override_stands_in_the_chronicle_with_its_reason() -> None:
    session = toy(2)
    card = number(session, "red-1")
    session.override("move", piece=card, zone="heap", face_up=True, reason="it fell {} out")
    line = session.lines[-1]
    assert told(session)[-1] == "By hand: red-1 was moved to the heap (it fell {} out)."
    assert line.by_hand
    assert session.undo()
    assert session.table.pieces[card].zone == "bag"


@pytest.mark.parametrize(
    ("verb", "args", "words"),
    [
        ("move", {"piece": 0, "zone": "hand:1"}, "red-1 was moved to the hand of Bo"),
        ("move", {"piece": 0, "zone": "chest"}, "red-1 was taken out of the game"),
        ("move", {"piece": 0, "zone": "heap"}, "red-1 was moved to the heap"),
        ("flip", {"piece": 0, "face_up": True}, "red-1 was turned over"),
        ("turn", {"piece": 0, "degrees": 90}, "red-1 was turned to 90 degrees"),
        ("count", {"piece": 0, "counter": "mark", "value": 2}, "mark set to 2 on red-1"),
        ("count", {"piece": -1, "counter": "sum", "value": 3}, "sum set to 3 on the table"),
        ("count", {"piece": 11, "counter": "shown", "value": 4}, "die was set to 4"),
        ("order", {"zone": "heap", "order": [0]}, "the heap was put into another order"),
        ("roll", {"piece": 11, "sides": 6, "shown": 4}, "die was rolled: 4"),
        ("add", {"name": "penny", "zone": "heap", "kind": "token"}, "penny was added to the heap"),
        ("seat", {"seat": 1, "name": "Cy", "player": 1}, "seat 2 is now Cy"),
        ("suspend", {"subject": "TOY-002"}, "TOY-002 is out of force"),
        ("reinstate", {"subject": "TOY-002"}, "TOY-002 is in force again"),
        ("adopt", {"subject": "TOY-002"}, "doing without TOY-002 is now a house rule"),
        ("abandon", {"subject": "TOY-002"}, "the house rule about TOY-002 was given up"),
        ("go", {"step": "turn"}, "the game goes on at “turn”"),
        ("end", {"winners": [], "words": "Enough.", "rule": ""}, "the game was ended"),
    ],
)
def test_each_verb_is_told_in_its_own_words(verb: str, args: dict[str, Any], words: str) -> None:
    session = toy(2)
    session.override(verb, **args)
    line = next(line for line in session.lines if line.by_hand)
    assert told(session)[session.lines.index(line)] == f"By hand: {words}."


def test_a_session_that_is_taken_up_again_tells_nothing_twice() -> None:
    session = Session(TOY, bare(TOY, 2, 1, {}), hashing=False)
    play(session, "take", "bump", "take")
    [first] = session.journal.checkpoints
    journal = Journal(list(session.journal.entries))
    journal.keep(first.entry, first.frozen)
    again = Session(TOY, thaw(first.frozen), journal, list(session.lines), hashing=False)
    assert again.lines == session.lines
    assert freeze(again.table) == freeze(session.table)


def test_the_question_is_asked_anew_after_an_override() -> None:
    session = toy(2)
    assert session.decision
    assert session.decision.options[0].label == "Take one of 10"
    session.override("move", piece=number(session, "red-1"), zone="chest")
    assert session.decision.options[0].label == "Take one of 9"
    for card in [*session.table["bag"]]:
        session.override("move", piece=card.id, zone="chest")
    assert session.decision.options[0].rule == "TOY-002"


@pytest.mark.parametrize(
    ("verb", "args"),
    [
        ("explode", {}),
        ("move", {}),
        ("move", {"piece": 0}),
        ("move", {"piece": 0, "zone": "bag", "speed": 3}),
        ("move", {"piece": "0", "zone": "bag"}),
        ("move", {"piece": 99, "zone": "bag"}),
        ("move", {"piece": -1, "zone": "bag"}),
        ("move", {"piece": 0, "zone": "nowhere"}),
        ("flip", {"piece": 99}),
        ("turn", {"piece": 0, "degrees": 91}),
        ("count", {"piece": 0, "counter": "x", "value": 10**7}),
        ("count", {"piece": -2, "counter": "x", "value": 1}),
        ("count", {"piece": 0, "counter": "x" * 201, "value": 1}),
        ("order", {"zone": "bag", "order": [0]}),
        ("order", {"zone": "bag", "order": "backwards"}),
        ("roll", {"piece": 11, "sides": 6, "shown": 7}),
        ("add", {"name": "X", "zone": "bag"}),
        ("add", {"name": "penny", "zone": "bag", "kind": "coin"}),
        ("seat", {"seat": 2, "name": "Cy", "player": 0}),
        ("seat", {"seat": 0, "name": "\ud800", "player": 0}),
        ("go", {"step": "nowhere"}),
        ("go", {"step": "tell", "loud": True}),
        ("go", {}),
        ("end", {"winners": [2], "words": "!", "rule": ""}),
        ("end", {"winners": [0], "words": "!" * 2001, "rule": ""}),
        ("note", {"key": "diary", "words": None}),
        ("note", {"key": "diary", "words": "\udc80"}),
    ],
)
def test_what_no_hand_can_do_is_refused_and_changes_nothing(
    verb: str, args: dict[str, Any]
) -> None:
    session = play(toy(2), "take")
    before = freeze(session.table), list(session.journal.entries), told(session)
    with pytest.raises(Refusal):
        session.override(verb, **args)
    assert (freeze(session.table), session.journal.entries, told(session)) == before
    play(session, "take")


def test_reasons_that_cannot_be_saved_are_refused() -> None:
    session = toy(2)
    for reason in ("\ud800", "x" * 2001):
        with pytest.raises(Refusal, match="cannot be saved"):
            session.answer("peek", anyway=True, reason=reason)
        with pytest.raises(Refusal, match="cannot be saved"):
            session.skip(reason)
    assert session.journal.entries == []


def test_a_blocked_option_is_done_anyway_with_a_reason() -> None:
    session = toy(2)
    with pytest.raises(Refusal, match="Nobody peeks"):
        session.answer("peek")
    session.answer("peek", anyway=True, reason="just once")
    assert told(session)[-1] == "By hand: Ada took “Peek”, against the rule (just once)."
    assert session.lines[-1].rule == "TOY-003"
    assert session.lines[-1].by_hand
    with pytest.raises(Refusal, match="Nobody peeks"):
        session.answer("peek")


def test_a_house_rule_lifts_a_rule_until_it_is_given_up() -> None:
    session = toy(2)
    session.override("adopt", subject="TOY-003")
    told_before = len(session.lines)
    play(session, "peek", "peek")
    assert not any(line.by_hand for line in session.lines[told_before:]), "it is allowed now"
    session.override("abandon", subject="TOY-003")
    with pytest.raises(Refusal, match="Nobody peeks"):
        session.answer("peek")


def test_the_rest_of_a_step_is_skipped_or_the_step_begun_again() -> None:
    session = play(toy(3), "secret")
    session.answer("=alpha", seat=0)
    session.restart_step("we whispered")
    assert [decision.seat for decision in session.decisions] == [0, 1, 2]
    assert told(session)[-1] == "By hand: “Telling” was begun again (we whispered)."
    session.skip()
    assert told(session)[-1] == "By hand: the rest of “Telling” was skipped."
    assert session.table.count("active") == 1, "the game goes on with the step after it"
    assert session.undo()
    assert session.undo()
    assert [decision.seat for decision in session.decisions] == [1, 2]


def test_by_hand_the_game_goes_to_any_step_and_ends_and_goes_on() -> None:
    session = toy(2)
    session.override("go", step="tell", alone=True)
    assert session.table.flow == Flow("tell", {"alone": True})
    assert session.decision
    assert session.decision.rule == "TOY-006"
    session.override("end", winners=[1], words="Enough.", rule="")
    assert session.over
    assert session.decision is None
    with pytest.raises(Refusal, match="The game is over"):
        session.answer("no")
    session.override("go", step="turn")
    assert not session.over
    play(session, "take")


def test_a_game_that_is_over_can_be_taken_back() -> None:
    session = play(toy(2), "win")
    assert session.over
    assert session.table.outcome
    assert session.table.outcome.winners == [0]
    with pytest.raises(Refusal, match="over"):
        session.skip()
    assert session.undo()
    play(session, "take")


# --- when rules break ----------------------------------------------------------------------------


def test_a_rule_that_breaks_leaves_the_table_as_it_was() -> None:
    session = play(toy(2), "take")
    before = freeze(session.table), list(session.journal.entries), told(session)
    with pytest.raises(RuleFault, match="A turn") as fault:
        session.answer("break")
    assert fault.value.step.name == "turn"
    assert isinstance(fault.value.fault, ZeroDivisionError)
    assert (freeze(session.table), session.journal.entries, told(session)) == before
    play(session, "take")


def test_rules_that_never_ask_are_stopped() -> None:
    session = toy(2)
    before = freeze(session.table)
    with pytest.raises(RuleFault, match="without a question"):
        session.answer("loop")
    assert freeze(session.table) == before
    play(session, "take")


def test_an_override_with_which_rules_cannot_go_on_halts_the_table_and_is_kept() -> None:
    session = toy(2)
    session.override("go", step="pass_on")
    assert session.table.count("active") == 1
    session.override("move", piece=number(session, "die"), zone="chest")
    session.override("go", step="round_and_round")
    assert session.halted is not None
    assert session.decisions == []
    with pytest.raises(Refusal, match="cannot go on"):
        session.answer("take")
    session.override("count", piece=-1, counter="active", value=0)
    assert session.halted is not None, "that did not put it right"
    again = from_the_start(list(session.journal.entries))
    assert again.halted is not None
    assert freeze(again.table) == freeze(session.table)
    session.override("go", step="turn")
    assert session.halted is None
    play(session, "take")
    assert session.undo()
    assert session.undo()
    assert session.halted is not None, "undo goes back into the halt"
    assert session.undo()
    assert session.undo()
    assert session.halted is None
    play(session, "take")


@pytest.mark.parametrize("nobody", [-1, 2])
def test_a_question_to_a_seat_that_is_not_there_halts_the_table(nobody: int) -> None:
    session = toy(2)
    session.override("go", step="call")
    assert session.decision
    session.override("count", piece=-1, counter="called", value=nobody)
    assert session.halted is not None
    assert session.decisions == []
    session.override("count", piece=-1, counter="called", value=1)
    assert session.halted is None
    session.answer("here", seat=1)
    assert session.decision
    assert session.decision.rule == "TOY-001"


def test_a_journal_that_does_not_fit_the_rules_is_told_apart() -> None:
    entries = play(toy(2), "take", "roll").journal.entries
    for at, wrong in (
        (0, Answer(0, "fly", "TOY-001")),
        (0, Answer(1, "take", "TOY-001")),
        (0, Answer(0, "take", "TOY-001", hash="0" * 16)),
        (2, Answer(0, "take", "TOY-001")),
    ):
        bad = [*entries[:at], wrong, *entries[at + 1 :]]
        with pytest.raises(Diverged, match=f"Step {at + 1} of the journal") as diverged:
            from_the_start(bad)
        assert diverged.value.entry == at


def test_what_was_taken_back_and_no_longer_fits_is_given_up() -> None:
    session = play(toy(2), "take")
    session.undo()
    session.timeline.resume([Answer(0, "fly", "TOY-001")], -1)
    before = freeze(session.table)
    with pytest.raises(Refusal, match="cannot be done again"):
        session.redo()
    assert not session.timeline.can_redo
    assert session.journal.entries == []
    assert freeze(session.table) == before
    play(session, "take")

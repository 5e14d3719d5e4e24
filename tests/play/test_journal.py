"""The journal: wherever players go back to, the table is the one that replaying leads to."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import Refusal
from tabletop.play.records.journal import Answer, Chance, Checkpoint, Journal, prove
from tabletop.play.runner.session import Session
from tabletop.play.start.new_game import bare
from tabletop.table.bounds import MOST_PIECES
from tabletop.table.table import freeze
from tests.play.toy import TOY, play, told, toy

SAFE = ("take", "roll", "shuffle", "bump", "show", "secret")


def state(session: Session) -> tuple[bytes, list[str], list[str]]:
    return freeze(session.table), [d.ask for d in session.asked], told(session)


def weight(checkpoints: list[Checkpoint]) -> int:
    """The bytes of all of them; a whole table that follows itself is counted once."""
    runs = groupby((kept.frozen for kept in checkpoints), id)
    wholes = sum(len(next(run)) for _, run in runs)
    return wholes + sum(len(kept.since) for kept in checkpoints)


def replayed(session: Session) -> Session:
    """The same journal played again from the bare table."""
    table = bare(TOY, session.table.seats, 1, {})
    return Session(TOY, table, Journal(list(session.journal.entries)))


def carry_on(session: Session, luck: Luck) -> None:
    """One random thing: an answer, an override, or a move through time."""
    dice = luck.below(12)
    entries = len(session.journal.entries)
    if dice < 6:
        decision = luck.choice(session.decisions)
        legal = [o.key for o in decision.legal() if o.key in (*SAFE, "no")]
        session.answer(luck.choice(legal), seat=decision.seat, follows=luck.chance(20))
    elif dice == 6:
        piece = luck.choice(session.table.pieces)
        session.override("count", piece=piece.id, counter="mark", value=luck.below(3))
    elif dice == 7:
        session.restart_step("once more")
    elif dice in (8, 9):
        session.undo()
    elif dice == 10:
        session.redo()
    else:
        session.rewind(luck.below(entries + 4))


@pytest.mark.parametrize("heaviest", [1, 3_000, 48_000_000])
@given(seed=st.integers(0, 10**6))
def test_any_way_back_and_forth_leads_where_a_replay_leads(heaviest: int, seed: int) -> None:
    session = toy(2)
    session.journal.heaviest = heaviest
    luck = Luck(seed)
    for _ in range(25):
        carry_on(session, luck)
        numbers = [kept.entry for kept in session.journal.checkpoints]
        assert numbers == sorted(set(numbers))
        assert numbers[0] == 0
        assert numbers[-1] <= len(session.journal.entries)
        assert session.journal.checkpoints[-1].weight == weight(session.journal.checkpoints)
    assert state(replayed(session)) == state(session)


@given(seed=st.integers(0, 10**6))
def test_what_was_passed_is_met_again(seed: int) -> None:
    """Each entry's table, kept while playing, is the one that a rewind to it gives."""
    session, luck = toy(2), Luck(seed)
    session.journal.heaviest = 2_000
    met = {}
    for _ in range(15):
        met[len(session.journal.entries)] = state(session)
        decision = session.decisions[0]
        session.answer(luck.choice([key for key in (*SAFE, "no") if decision.option(key)]))
    for _ in range(8):
        entry = luck.choice([*met])
        session.rewind(entry)
        assert state(session) == met[entry]


def test_checkpoints_weigh_no_more_than_they_may() -> None:
    journal = Journal(heaviest=1_000)
    for entry in range(200):
        journal.keep(entry, bytes(100))
        kept = [checkpoint.entry for checkpoint in journal.checkpoints]
        assert kept[0] == 0
        assert kept[-1] == entry
        assert len(kept) <= 10
        assert len(set(kept)) == len(kept)
    gaps = [after - before for before, after in pairwise(kept)]
    assert gaps[-1] == 1, "what is near is kept best"


def test_a_checkpoint_heavier_than_all_may_be_is_kept_once() -> None:
    journal = Journal(heaviest=1)
    journal.keep(0, bytes(100))
    assert [kept.entry for kept in journal.checkpoints] == [0]


def test_before_finds_the_newest_at_or_before() -> None:
    journal = Journal()
    for entry in (0, 4, 8):
        journal.keep(entry, b"")
    assert [journal.before(n).entry for n in (0, 3, 4, 7, 8, 99)] == [0, 0, 4, 4, 8, 8]


def test_what_is_cut_off_is_joined_again() -> None:
    journal = Journal([Chance(n) for n in range(6)])
    for entry in (0, 2, 4):
        journal.keep(entry, b"x")
    tail = journal.cut(3)
    assert journal.entries == [Chance(0), Chance(1), Chance(2)]
    assert [kept.entry for kept in journal.checkpoints] == [0, 2]
    assert [kept.entry for kept in tail.checkpoints] == [4]
    journal.join(tail)
    assert journal.entries == [Chance(n) for n in range(6)]
    assert [kept.entry for kept in journal.checkpoints] == [0, 2, 4]


def test_a_save_keeps_the_first_the_last_and_fewer_the_further_back() -> None:
    journal = Journal()
    for entry in range(0, 1000, 5):
        journal.keep(entry, b"x")
    kept = [checkpoint.entry for checkpoint in journal.sparse(60)]
    assert (kept[0], kept[-1]) == (0, 995)
    gaps = [after - before for before, after in pairwise(kept[1:])]
    assert gaps == sorted(gaps, reverse=True)
    assert gaps[-1] == 60
    assert len(kept) < 8
    lone = Journal()
    lone.keep(0, b"x")
    assert len(lone.sparse(60)) == 1


def test_an_answer_says_what_was_asked_and_at_which_table() -> None:
    session = play(toy(2), "take", "take")
    first, second = session.journal.entries
    assert isinstance(first, Answer)
    assert isinstance(second, Answer)
    assert (first.seat, first.key, first.mark) == (0, "take", "TOY-001")
    assert first.hash != second.hash
    assert len(first.hash) == 16


def test_an_answer_may_say_a_word_of_each_piece_there_can_be() -> None:
    """Hands lay a whole deck into a bag, and all of it is let go in one answer."""
    words = "|".join(f"a-card-of-some-name#{n}" for n in range(MOST_PIECES))
    prove(Answer(0, words, "RST-055"))
    with pytest.raises(Refusal, match="cannot be saved"):
        prove(Answer(0, words * 2, "RST-055"))

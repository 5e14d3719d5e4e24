"""An action is one answer in parts: nothing of it happens, or is heard of, before it is whole."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop import Refusal, Session, load, new_game
from tabletop.bots.luck import Luck
from tabletop.play.ports.port import Port
from tabletop.play.questions.declaration import Declaration, Draft
from tabletop.table.table import freeze
from tabletop.table.view import EVERYONE
from tests.conformance.elsewhere import asked_elsewhere
from tests.games.parsifal.staging import at_rest, play, question, stage


def declarations(seed: int, answers: int = 80) -> Iterator[tuple[Session, Declaration, Luck]]:
    """A random game, at each question whose answer has parts."""
    luck = Luck(seed)
    session = new_game(
        "parsifal",
        seats=2 + seed % 5,
        seed=seed,
        options={"lock_volley": luck.choice(["off", "on"])},
    )
    for _ in range(answers):
        decision = session.decision
        if decision is None:
            return
        if isinstance(decision, Declaration):
            yield session, decision, luck
            key = Draft.of(decision).walk(lambda part: luck.choice(part.legal()).key).key()
            session.answer(key)
        else:
            session.answer(luck.choice(decision.legal()).key)


@pytest.mark.rule("PAR-022", "PAR-069")
@pytest.mark.parametrize("seed", range(5))
def test_nothing_happens_and_nobody_hears_before_all_is_said(seed: int) -> None:
    for session, decision, luck in declarations(seed):
        before, lines = freeze(session.table), len(session.lines)
        entries, own = len(session.journal.entries), Port(session, decision.seat)
        seats = (EVERYONE, *range(len(session.table.seats)))
        others = [Port(session, n) for n in seats if n != decision.seat]
        heard = [(port.paths(), port.questions) for port in others]
        while (asked := own.decision) is not None and len(own.said) < 2 and asked.legal():
            option = luck.choice([o for o in asked.legal() if o.pieces] or asked.legal())
            if not option.pieces or own.answer(option.key):
                break
            assert freeze(session.table) == before
            assert (len(session.lines), len(session.journal.entries)) == (lines, entries)
            assert [(port.paths(), port.questions) for port in others] == heard
        if len(session.journal.entries) > entries:
            session.undo()
        while own.unsay():
            pass
        assert own.said == []
        assert freeze(session.table) == before


@pytest.mark.rule("PAR-022")
def test_a_whole_action_is_one_answer_one_entry_and_one_undo() -> None:
    staged = {"areas": (["klingsor", "gawan"], ["kundry"]), "common": ["balm"]}
    by_parts, at_once = stage(**staged), stage(**staged)
    before = freeze(by_parts.table)
    play(by_parts, "klingsor", "take", "balm")
    at_once.answer("klingsor/take/balm")
    assert freeze(by_parts.table) == freeze(at_once.table)
    assert [e.key for e in by_parts.journal.entries] == ["klingsor/take/balm"]  # type: ignore[union-attr]
    assert by_parts.undo()
    assert freeze(by_parts.table) == before
    at_rest(by_parts, 0)
    assert not by_parts.undo()


@pytest.mark.rule("PAR-022", "PAR-025")
@pytest.mark.parametrize(
    "key",
    [
        "", "klingsor", "klingsor/take", "klingsor/take/balm/gawan", "klingsor take balm",
        "klingsor/take/horn", "gawan/klingsor lock/kundry", "klingsor/klingsor lock/klingsor",
        "pass/klingsor", "kundry/take/balm", "klingsor/take/balm balm",
    ],
)  # fmt: skip
def test_what_is_not_whole_or_does_not_fit_is_refused_and_changes_nothing(key: str) -> None:
    session = stage(areas=(["klingsor", "gawan"], ["kundry"]), common=["balm"])
    before = session.to_json()
    with pytest.raises(Refusal):
        session.answer(key)
    assert session.to_json() == before


@pytest.mark.rule("PAR-099")
def test_what_was_said_is_forgotten_where_hands_change_the_table() -> None:
    """Where the game is saved and opened it lies there again, before its seat alone."""
    session = stage(areas=(["klingsor", "gawan"], ["kundry"]), common=["balm"])
    play(session, "klingsor", "take")
    opened = load(session.to_json())
    assert [Port(opened, seat).said for seat in (0, 1)] == [["klingsor", "take"], []]
    session.override("move", piece=session.table.named("balm").id, zone="limbo")
    at_rest(session, 0)
    assert Port(session, 0).said == []


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_open_leads_on_to_a_whole_action(seed: int) -> None:
    """Parts that are sure of it are not looked ahead of: here they are."""
    looked = 0
    for _, decision, luck in declarations(seed, 40):
        draft = Draft.of(decision)
        while draft.part is not None:
            for option in draft.part.options:
                assert draft.with_option(option)._barred([500]) is None, option.key
                looked += 1
            draft = draft.take(luck.choice(draft.part.options).key)
    assert looked > 100


@pytest.mark.parametrize("seed", range(3))
def test_a_bot_elsewhere_is_asked_the_same_in_every_part(seed: int) -> None:
    for session, decision, luck in declarations(seed, 40):
        here, there = Draft.of(decision), Draft.of(asked_elsewhere(decision))
        while (question := here.question()) is not None:
            other = there.question()
            assert other is not None
            assert [o.key for o in other.options] == [o.key for o in question.options]
            key = luck.choice(question.legal()).key
            here, there = here.take(key), there.take(key)
        assert there.part is None
        assert session.decision is decision


def test_a_part_is_taken_back_and_another_said() -> None:
    session = stage(areas=(["klingsor", "gawan"], ["kundry"]), common=["balm"])
    play(session, "klingsor", "take")
    assert Port(session, 0).unsay()
    play(session, "klingsor lock")
    asked = question(session)
    assert asked is not None
    assert [option.key for option in asked.legal()] == ["gawan", "kundry"]

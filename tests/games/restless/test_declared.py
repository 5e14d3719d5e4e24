"""What is declared: one answer in parts, of which nothing happens before it is whole."""

from __future__ import annotations

import pickle

import pytest

from tabletop import Refusal, Session, load
from tabletop.play.ports.port import Port
from tabletop.play.questions.declaration import Declaration, Draft
from tabletop.table.open_table import OpenTable
from tabletop.table.table import Table, freeze
from tests.games.restless.camp import (
    asked,
    asks,
    at_stall,
    battle,
    blocked,
    camp,
    health,
    keys,
    left,
    names,
    play,
)
from tests.games.restless.half_said import half_said

TWO_FOES = {"encounter": ["rat", "gate"]}


def first(session: Session) -> Declaration:
    assert isinstance(session.decision, Declaration)
    return session.decision


@pytest.mark.rule("RST-192", "RST-197")
def test_an_attack_says_with_what_and_whom_before_anything_happens() -> None:
    session = battle(zones=TWO_FOES, holds={"ann": ["bow"]}, coming=[20, 20, 20])
    before = freeze(session.table)
    play(session, "slot 0", "attack bow")
    assert (asked(session), freeze(session.table)) == ("RST-192", before)
    play(session, "gate")
    attack = session.journal.entries[0]
    assert attack.key.split("/")[1].startswith("attack bow#")  # type: ignore[union-attr]
    while asked(session) == "RST-192":  # its other shots name theirs, one after another
        play(session, "gate")
    assert session.undo()
    session.rewind(0)
    assert freeze(session.table) == before


@pytest.mark.rule("RST-192", "RST-208")
def test_a_spell_is_not_spent_before_its_target_is_named() -> None:
    session = battle(zones=TWO_FOES, holds={"ann": ["psalm"]}, coming=[20])
    spell = session.table.named("psalm")
    uses = spell.counters["uses"]
    with pytest.raises(Refusal, match="does not answer"):
        session.answer(f"slot 0/attack psalm#{spell.id}")
    assert session.table.named("psalm").counters["uses"] == uses


@pytest.mark.rule("RST-007", "RST-203")
def test_what_is_used_says_on_whom_and_back_takes_it_back() -> None:
    session = camp(holds={"ann": ["broth"]}, wounds={"ann": 3, "bo": 4})
    before = freeze(session.table)
    decision = first(session)
    (use,) = [o.key for o in decision.legal() if o.key.startswith("use broth")]
    draft = Draft.of(decision).take(use)
    question = draft.question()
    assert question is not None
    assert [o.key for o in question.legal()] == ["slot 0", "slot 1"]
    back = draft.back()
    assert back is not None
    assert not back.said
    assert freeze(session.table) == before, "a thought of it changes nothing"
    session.answer(f"{use}/slot 1")
    assert health(session, "bo") == (6, 1)
    assert len(session.journal.entries) == 1
    session.undo()
    assert freeze(session.table) == before


@pytest.mark.rule("RST-099", "RST-105")
def test_who_has_no_room_is_greyed_in_the_part_that_asks_for_it() -> None:
    session = camp(("ann", "bo", "hal"), holds={"ann": ["kettle"]})
    kettle = session.table.named("kettle").id
    assert Port(session, 0).takers(kettle) == {"inventory:1", "character:1", "ground"}, (
        "none greyed"
    )
    assert Port(session, 0).refuse(kettle, "inventory:2").rule == "RST-099"
    play(session, "give kettle")
    assert (keys(session), blocked(session)) == (["slot 1"], {"slot 2": "RST-099"})
    play(session, "slot 2", anyway=True)
    assert names(session, "inventory:2") == ["kettle"]


@pytest.mark.rule("RST-105")
def test_a_final_answer_is_checked_in_all_its_parts() -> None:
    session = camp(("ann", "bo", "hal"), holds={"ann": ["kettle"], "bo": ["club"]})
    before = freeze(session.table)
    kettle = session.table.named("kettle").id
    give, swap = f"give kettle#{kettle}", f"swap/swap kettle#{kettle}/slot 1"
    wrong = [
        *("swap", "swap/all", swap, f"{swap}/all/all", f"{swap}/swap kettle#{kettle}/slot 2/all"),
        *(give, f"{give}/slot 0", f"{give}/slot 9", f"{give}/slot 1/slot 1"),
    ]
    for key in wrong:
        with pytest.raises(Refusal):
            session.answer(key)
    assert freeze(session.table) == before
    session.answer(f"{give}/slot 1")
    assert names(session, "inventory:1") == ["club", "kettle"]


@pytest.mark.rule("RST-039")
def test_a_bot_elsewhere_is_told_the_same_and_nothing_hidden() -> None:
    session = camp(("ann", "bo", "hal"), holds={"ann": ["kettle"]}, decks={"loot": ["urn", "bow"]})
    sent = pickle.dumps(first(session))
    assert b"\x8c\x03ann" in sent, "so a name stands there"
    assert not [name for name in (b"urn", b"bow") if b"\x8c\x03" + name in sent]
    again = pickle.loads(sent)
    (give,) = [o.key for o in again.legal() if o.key.startswith("give ")]
    here, there = (Draft.of(each).take(give).question() for each in (first(session), again))
    assert here == there


def reopened(session: Session) -> Session:
    """The same from its save."""
    return load(session.to_json())


def test_a_blank_lies_where_something_is_hidden() -> None:
    session = camp(decks={"loot": ["urn", "bow"]}, coming=[7])
    following = first(session).following
    seen = following.__reduce__()[1][0]  # type: ignore[index]
    assert type(seen) is OpenTable
    assert issubclass(OpenTable, Table)
    assert [piece.name for piece in seen["loot"]] == ["", ""]
    assert not {piece.id for piece in seen["loot"]} & {piece.id for piece in session.table.pieces}
    assert (seen.chance, seen.coming) == (0, [])
    assert [piece.name for piece in seen["character:0"]] == ["ann"]


@pytest.mark.rule("RST-091", "RST-093")
def test_a_save_between_two_declarations_opens_where_it_was() -> None:
    session = at_stall(
        zones={"goods": ["bell"]}, holds={"ann": ["coat"]}, counters={"rerolls": 0, "opened": 1}
    )
    play(session, "buy bell", "pay coat")
    loaded = load(session.to_json())
    assert asks(loaded) == loaded.decision, "what was not said to its end was never said"
    assert names(loaded, "inventory:0") == ["coat"]
    play(session, "slot 1")
    assert names(session, "inventory:1") == ["bell"]


@pytest.mark.rule("RST-131")
def test_what_is_used_again_before_it_is_ready_is_ready_so_much_later() -> None:
    session = camp(holds={"ann": ["spring"]}, wounds={"ann": 5})
    play(session, "use spring", "slot 0")
    spring, now = session.table.named("spring"), session.table.count("encounter")
    time = spring.counters["ready"] - now
    play(session, "use spring", "slot 0", anyway=True)
    assert spring.counters["ready"] == now + 2 * time


@pytest.mark.rule("RST-192", "RST-093")
def test_a_save_of_the_time_when_parts_were_questions_opens_where_it_was() -> None:
    """It stands at what was asked then: with what and whom somebody attacks whose turn has begun,
    who takes what is bought."""
    session = battle(zones=TWO_FOES, holds={"ann": ["bow"]}, coming=[20, 20, 20])
    loaded = reopened(half_said(session, "slot 0"))
    assert (asked(loaded), loaded.table.count("acting")) == ("RST-196", 1)
    loaded = reopened(half_said(loaded, f"attack bow#{session.table.named('bow').id}"))
    assert (asked(loaded), keys(loaded)) == ("RST-192", ["rat", "gate"])
    play(loaded, "gate")
    assert left(loaded, "gate") < left(session, "gate")
    session = at_stall(zones={"goods": ["club"]}, counters={"opened": 1})
    loaded = reopened(half_said(session, f"buy club#{session.table.named('club').id}"))
    assert (asked(loaded), keys(loaded)) == ("RST-093", ["slot 0", "slot 1"])
    play(loaded, "slot 1")
    assert names(loaded, "inventory:1") == ["club"]

"""Questions to several at once: in any order, secret until all are in, and taken back singly."""

from __future__ import annotations

from itertools import permutations

import pytest

from tabletop import Refusal, RuleFault, Session, load, new_game
from tabletop.bots.luck import Luck
from tabletop.play.ports.port import Port
from tabletop.table.table import Seat, freeze
from tests.conformance.walk import whole
from tests.play.toy import play, told, toy

WORDS = {0: "=alpha", 1: "=beta", 2: "=gamma"}


def asked(session: Session) -> list[int]:
    return [decision.seat for decision in session.decisions]


@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_they_answer_in_any_order_and_all_comes_to_the_same(order: tuple[int, ...]) -> None:
    session = play(toy(3), "secret")
    open_ = {0, 1, 2}
    for seat in order:
        assert set(asked(session)) == open_
        session.answer(WORDS[seat], seat=seat)
        open_.discard(seat)
    straight = play(toy(3), "secret", *WORDS.values())
    assert told(session)[-3:] == ["Ada says alpha.", "Bo says beta.", "Cy says gamma."]
    assert freeze(session.table) == freeze(straight.table)


def test_nothing_is_told_or_changed_before_all_are_in() -> None:
    session = play(toy(3), "secret")
    before, lines = freeze(session.table), len(session.lines)
    session.answer("=alpha", seat=2)
    session.answer("=beta", seat=0)
    assert (freeze(session.table), len(session.lines)) == (before, lines)
    for seat in range(3):
        text = str([d.options for d in session.decisions]) + str(session.view(seat))
        assert "alpha" not in text
    with pytest.raises(Refusal, match="Nothing is asked of this seat"):
        session.answer("=again", seat=0)


def test_the_last_of_the_answers_is_taken_back_first() -> None:
    session = play(toy(3), "secret")
    session.answer("=alpha", seat=1)
    session.answer("=beta", seat=0)
    assert session.undo()
    assert asked(session) == [0, 2]
    session.answer("=gamma", seat=2)
    assert session.undo()
    assert session.redo()
    assert asked(session) == [0]
    session.answer("=delta", seat=0)
    assert told(session)[-3:] == ["Ada says delta.", "Bo says alpha.", "Cy says gamma."]


def test_a_hand_in_the_middle_loses_no_answer() -> None:
    session = play(toy(3), "secret")
    session.answer("=alpha", seat=1)
    session.override("note", key="diary", words="Bo was quick.")
    assert asked(session) == [0, 2]
    session.answer("=gamma", seat=2)
    session.override("count", piece=-1, counter="sum", value=1)
    session.answer("=beta", seat=0)
    assert told(session)[-3:] == ["Ada says beta.", "Bo says alpha.", "Cy says gamma."]
    assert session.undo(seat=0)
    assert asked(session) == [0], "its own answer"
    assert session.undo(seat=0)
    assert (asked(session), session.table.count("sum")) == ([0], 0), "what was done by hand"
    assert session.undo(seat=0)
    assert (asked(session), session.table.notes) == ([0], {}), "and before that"
    with pytest.raises(Refusal, match="Others have chosen already"):
        session.undo(seat=0)
    session.restart_step()
    assert asked(session) == [0, 1, 2]


@pytest.mark.parametrize("withdrawn_first", [True, False])
def test_what_was_taken_back_last_is_done_again_first(withdrawn_first: bool) -> None:
    """A choice and a hand's move between choices, in whichever order they were made."""

    def bump() -> None:
        session.override("count", piece=-1, counter="bumped", value=1)

    session = play(toy(3), "secret")
    if not withdrawn_first:
        bump()
    session.answer("=alpha", seat=0)
    assert session.undo()
    if withdrawn_first:
        bump()
    before = freeze(session.table), asked(session)
    assert session.undo()
    assert session.table.count("bumped") == 0
    assert session.redo()
    assert (freeze(session.table), asked(session)) == before
    assert session.redo()
    assert asked(session) == [1, 2]
    assert not session.redo()


@pytest.mark.parametrize("order", [*permutations(range(3))])
@pytest.mark.parametrize("breaking", range(3))
def test_a_rule_that_breaks_once_all_are_in_opens_nobody_s_choice(
    order: tuple[int, ...], breaking: int
) -> None:
    """Only the last is asked again, and what the others chose is as secret as before."""
    words = {**WORDS, breaking: "=break"}
    session = play(toy(3), "take", "secret")
    for seat in order[:-1]:
        session.answer(words[seat], seat=seat)
    before = asked(session), freeze(session.table), [*session.journal.entries], told(session)
    with pytest.raises(RuleFault):
        session.answer(words[order[-1]], seat=order[-1])
    assert (asked(session), freeze(session.table), session.journal.entries, told(session)) == before
    if breaking == order[-1]:
        session.answer("=delta", seat=breaking)
        assert not session.waiting_room.waiting
        assert session.undo(seat=breaking)
        assert asked(session) == [breaking]
    else:
        assert session.undo(seat=breaking)
        assert set(asked(session)) == {breaking, order[-1]}


def test_a_save_in_the_middle_keeps_what_was_answered() -> None:
    """The toy is no game that saves find; Tower asks for names together."""
    session = play(new_game("tower", seats=3, seed=1), "cups-queen", "wands-page", "cups-king")
    session.answer("=Bo", seat=1)
    loaded = load(session.to_json())
    assert asked(loaded) == [0, 2]
    assert loaded.undo(seat=1), "it can still be taken back"
    assert loaded.redo()
    loaded.answer("own", seat=2)
    loaded.answer("=Ada", seat=0)
    assert [seat.name for seat in loaded.table.seats] == ["Ada", "Bo", "King of Cups"]


def test_one_who_is_asked_alone_is_asked_as_all_are() -> None:
    session = play(toy(3), "own")
    assert asked(session) == [0]
    play(session, "=alpha")
    assert told(session)[-1] == "Ada says alpha."
    assert session.decision is not None
    assert session.decision.rule == "TOY-001"


def test_after_all_were_told_each_takes_back_only_its_own() -> None:
    session = play(toy(3), "secret")
    for seat in (2, 0, 1):
        session.answer(WORDS[seat], seat=seat)
    after = freeze(session.table), told(session)
    assert session.undo(seat=1)
    assert asked(session) == [1]
    assert "says" not in str(told(session)[-3:]), "nothing was told"
    assert session.redo()
    assert (freeze(session.table), told(session)) == after
    assert session.undo(seat=1)
    session.answer("=delta", seat=1)
    assert told(session)[-3:] == ["Ada says alpha.", "Bo says delta.", "Cy says gamma."]
    assert not session.timeline.can_redo


def test_one_who_has_not_chosen_undoes_nobody_s_choice() -> None:
    session = play(toy(3), "bump", "secret")
    session.answer("=alpha", seat=1)
    with pytest.raises(Refusal, match="Others have chosen already"):
        session.undo(seat=0)
    assert asked(session) == [0, 2]
    assert session.undo(seat=1)
    assert session.undo(seat=0), "now nobody's is touched"


def test_choices_wait_while_players_look_back() -> None:
    session = play(toy(3), "bump", "secret")
    session.answer("=alpha", seat=1)
    here = len(session.journal.entries)
    session.rewind(0)
    session.rewind(here)
    assert asked(session) == [0, 2]
    session.rewind(0)
    play(session, "roll", "secret")
    assert asked(session) == [0, 1, 2], "that is another question"


@pytest.mark.parametrize("kept", ["", "no base", "AAAA", "wcHB" * 400])
def test_a_damaged_keeping_of_choices_has_them_made_again(kept: str) -> None:
    session = play(toy(3), "secret")
    session.answer("=alpha", seat=1)
    session.waiting_room.waiting.forget()
    session.waiting_room.read(kept)
    assert asked(session) == [0, 1, 2]


def test_what_is_kept_of_choices_tells_nothing_by_its_length() -> None:
    lengths = set()
    for words in WORDS.values():
        session = play(toy(3), "secret")
        session.answer(words[:-1], seat=0)
        text = session.waiting_room.waiting.opaque()
        assert words[1:-1] not in text
        lengths.add(len(text))
    assert len(lengths) == 1


def chosen(session: Session) -> list[tuple[int, str]]:
    return [(each.seat, each.key) for each in session.waiting_room.answers.values()]


def one_has_chosen(game: str, people: int) -> tuple[Session, int]:
    """A game in which two are asked together, and the first has chosen of the cards of its hand."""
    session = new_game(game, seats=[Seat("A", 0), Seat("B", people - 1)], seed=5)
    luck = Luck(5)
    while not chosen(session):
        decision = session.decisions[0]
        legal = [each for each in decision.legal() if each.pieces] or decision.legal()
        session.answer(whole(decision, luck.choice(legal), luck), seat=decision.seat)
    return session, chosen(session)[0][0]


@pytest.mark.parametrize("saved", [False, True])
@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("game", ["scenario", "keeper"])
def test_what_came_later_is_taken_back_first(game: str, people: int, saved: bool) -> None:
    """A note after a secret choice, and then a choice after it."""
    session, seat = one_has_chosen(game, people)
    was = chosen(session)
    session.override("note", key="aside", words="Well chosen.")
    if saved:
        session = load(session.to_json())
    assert Port(session, 1 - seat).undo()
    assert (session.table.notes, chosen(session)) == ({}, was)
    assert session.redo()
    assert (list(session.table.notes), chosen(session)) == (["aside"], was)
    assert session.timeline.choose_again(seat), "whatever came after"
    assert (list(session.table.notes), chosen(session)) == (["aside"], [])


@pytest.mark.parametrize("saved", [False, True])
@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("game", ["scenario", "keeper"])
def test_a_choice_comes_back_with_the_deed_that_broke_it(
    game: str, people: int, saved: bool
) -> None:
    session, seat = one_has_chosen(game, people)
    was = chosen(session)
    for number, piece in enumerate([*session.table.zones[f"hand:{seat}"].pieces]):
        session.override("move", piece=piece, zone="out", follows=number > 0)
    assert not chosen(session)
    if saved:
        session = load(session.to_json())
    assert Port(session, 1 - seat).undo()
    assert chosen(session) == was
    assert session.redo()
    assert not chosen(session)


def test_a_choice_comes_back_with_the_deed_that_left_nobody_else_to_be_asked() -> None:
    """With Bo away all have answered, so Ada is asked again; and with Bo back, Bo alone."""
    session = play(toy(2), "secret")
    session.answer("=alpha", seat=0)
    session.override("count", piece=-1, counter="away", value=2)
    assert (asked(session), chosen(session)) == ([0], [])
    assert not session.timeline.can_redo, "nobody has taken anything back"
    assert session.undo()
    assert (asked(session), chosen(session)) == ([1], [(0, "=alpha")])
    assert session.redo()
    assert (asked(session), chosen(session)) == ([0], [])


def test_a_choice_is_as_old_as_it_was_after_going_back_and_forth() -> None:
    session = play(toy(3), "secret")
    session.answer("=beta", seat=1)
    session.override("note", key="aside", words="Well chosen.")
    session.answer("=gamma", seat=2)
    session.answer("=alpha", seat=0)
    for move in (
        session.undo,
        session.undo,
        session.redo,
        session.redo,
        session.undo,
        session.undo,
    ):
        assert move()
    assert session.undo(), "the note came after Bo chose"
    assert (session.table.notes, chosen(session)) == ({}, [(1, "=beta")])


def test_a_bot_takes_nothing_back() -> None:
    """Neither does anybody take back what a bot chose: it would choose again at once."""
    session = play(toy(3, bots=(2,)), "secret")
    for seat in (0, 1, 2):
        session.answer(WORDS[seat], seat=seat)
    assert session.undo()
    assert asked(session) == [1]


def test_another_choice_is_another_way_to_go_on() -> None:
    session = play(toy(3), "secret")
    for seat in range(3):
        session.answer(WORDS[seat], seat=seat)
    assert session.undo()
    assert session.undo()
    session.answer("=delta", seat=1)
    assert not session.timeline.can_redo

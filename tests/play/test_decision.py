"""Decisions: what is an answer to them and what is not."""

from __future__ import annotations

import pickle

import pytest
from msgspec.structs import replace

from tabletop.play.questions.decision import Decision, Draw, Late, Option, Refusal, Roll, Shuffle
from tests.table.tables import small_table


def question(**more: object) -> Decision:
    options = [
        Option("go", "Go"),
        Option("stay", "Stay", rule="XXX-002", why="You may not."),
    ]
    return Decision(0, "Go or stay?", "XXX-001", options, **more)  # type: ignore[arg-type]


def test_a_legal_option_is_accepted_and_a_strange_key_is_not() -> None:
    assert question().accept("go", []) is not None
    with pytest.raises(Refusal) as refusal:
        question().accept("run", [])
    assert refusal.value.rule == "XXX-001"
    assert "Go or stay?" in refusal.value.why


def test_an_option_is_accepted_itself_or_as_the_one_of_its_key() -> None:
    decision = question()
    go, stay = decision.options
    assert decision.accept(go, []) is go
    assert decision.accept(Option("go", "Otherwise"), []) is go
    with pytest.raises(Refusal, match="You may not"):
        decision.accept(stay, [])
    with pytest.raises(Refusal, match="not an answer"):
        decision.accept(Option("run", "Run"), [])


def test_a_blocked_option_is_refused_by_its_rule_and_lifted_by_hand_or_house_rule() -> None:
    decision = question()
    assert [option.key for option in decision.legal()] == ["go"]
    for house_rules in ([], ["XXX-001"]):
        with pytest.raises(Refusal, match=r"You may not. \(XXX-002\)"):
            decision.accept("stay", house_rules)
    assert decision.accept("stay", [], anyway=True).key == "stay"
    assert decision.accept("stay", ["XXX-002"]).key == "stay"


def test_what_is_absolute_is_lifted_by_nothing() -> None:
    decision = question()
    decision.offered[1] = decision.offered[1].blocked("XXX-002", "You may not.", absolute=True)
    stay = decision.offered[1]
    for anyway, house_rules in ((False, []), (True, []), (False, ["XXX-002"]), (True, ["XXX-002"])):
        assert not stay.is_open(house_rules)
        with pytest.raises(Refusal, match=r"You may not. \(XXX-002\)"):
            decision.accept("stay", house_rules, anyway)


def test_a_line_of_words_answers_only_a_text() -> None:
    with pytest.raises(Refusal):
        question().accept("=Ada", [])
    taken = question(kind="text", limit=5).accept("= Ada \t B ", [])
    assert (taken.key, taken.value, taken.label) == ("=Ada B", "Ada B", "Ada B")
    assert question(kind="text", limit=5).accept("go", []).label == "Go"


@pytest.mark.parametrize("words", ["", "   ", "123456", "a\u0000b", "a\u202eb", "\ud800"])
def test_words_that_do_not_fit_a_line_are_refused(words: str) -> None:
    with pytest.raises(Refusal) as refusal:
        question(kind="text", limit=5).accept(f"={words}", [])
    assert refusal.value.rule == "XXX-001"


@pytest.mark.parametrize("words", ["{} %s", "老子", "Ød\u00e9", "👑"])
def test_letters_of_any_kind_are_accepted(words: str) -> None:
    assert question(kind="text", limit=5).accept(f"={words}", []).value == words


def test_an_outcome_fits_its_die_deck_or_draw() -> None:
    table = small_table()
    assert [Roll(6, "?", "X").fits(n, table) for n in (0, 1, 6, 7, [1])] == [
        False,
        True,
        True,
        False,
        False,
    ]
    shuffle = Shuffle("deck", "X")
    assert shuffle.fits([5, 4, 3, 2, 1, 0], table)
    for wrong in ([5, 4, 3, 2, 1], [0, 0, 1, 2, 3, 4], 3):
        assert not shuffle.fits(wrong, table)  # type: ignore[arg-type]
    draw = Draw(lambda: [3, 4], "?", "X")
    assert [draw.fits(n, table) for n in (3, 4, 5, [3])] == [True, True, False, False]
    decision = Roll(3, "?", "X").decision()
    assert [(o.key, o.value) for o in decision.options] == [("1", 1), ("2", 2), ("3", 3)]


LOOKED_AT: list[str] = []


def _words() -> tuple[str, str]:
    LOOKED_AT.append("looked at")
    return "Attack", "8 of 10."


def test_the_words_of_a_late_option_are_made_when_somebody_looks() -> None:
    LOOKED_AT.clear()
    late = Late("attack", "", (3,), words=_words).blocked("TOY-001", "Not now.")
    decision = Decision(0, "What now?", "TOY-001", [late])
    assert decision.legal() == []
    assert decision.accept(late, ["TOY-001"]) is late
    assert not LOOKED_AT
    assert (late.label, late.tells) == ("Attack", "8 of 10.")


def test_a_late_option_is_what_a_plain_one_with_its_words_is() -> None:
    plain = Option("attack", "Attack", (3,), value=7, why="No.", rule="TOY-001", tells="8 of 10.")
    late = Late("attack", "", (3,), value=7, why="No.", rule="TOY-001", words=_words)
    assert late == plain
    assert plain == late
    assert late != replace(plain, tells="")
    assert hash(late) == hash(plain)
    assert {type(each) for each in (late.plain(), pickle.loads(pickle.dumps(late)))} == {Option}
    decision = Decision(0, "What now?", "TOY-001", [late])
    assert decision == Decision(0, "What now?", "TOY-001", [plain])
    assert [type(option) for option in decision.made().offered] == [Option]


def test_what_lies_beside_is_made_when_somebody_looks() -> None:
    """It is taken like any other then, is compared, and goes along to another process."""
    looked: list[str] = []

    def beside() -> list[Option]:
        looked.append("looked")
        return [Option("swim", "Swim").blocked("XXX-003", "There is no water.")]

    decision = replace(question(), beside=beside)
    assert decision.legal()
    assert decision.accept(decision.offered[0], []) is decision.offered[0]
    assert looked == []
    assert decision.options[-1].key == "swim"
    with pytest.raises(Refusal, match="no water"):
        decision.accept("swim", [])
    assert decision.accept("swim", [], anyway=True).why
    assert decision == decision.made() != question()
    looked.clear()
    assert pickle.loads(pickle.dumps(decision.made())).options == decision.made().options
    again = pickle.loads(pickle.dumps(decision))
    assert (again, again.beside) == (decision, None)

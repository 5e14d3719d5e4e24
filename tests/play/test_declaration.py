"""Declarations: an answer in parts, of which nothing happens before it is whole."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop import Refusal, Session, load, new_game
from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import Option, Unoffered
from tabletop.play.questions.declaration import DONE, Declaration, Draft, Part, Said, declaration
from tabletop.play.records.journal import Answer
from tabletop.table.table import freeze


def options(*keys: str) -> list[Option]:
    return [Option(key, key.capitalize()) for key in keys]


def feast() -> Declaration:
    """A guest, dishes in any number up to three, and coins shared out among the cooks."""

    def following(said: Said) -> Part | None:
        if not said:
            return Part("guest", "Who comes?", "T-1", options("ann", "bob", "c d/e%"))
        if "dishes" not in said:
            dishes = options("soup", "fish", "cake")
            if said["guest"][0].key == "bob":
                dishes[1] = dishes[1].blocked("T-2", "Bob eats no fish.")
            return Part("dishes", "What is served?", "T-3", dishes, "some", least=1, most=3)
        if "coins" not in said:
            return Part("coins", "Who is paid?", "T-4", options("x", "y"), "share", least=2, most=2)
        return None

    return declaration(0, following)


def test_the_parts_come_one_after_another_and_depend_on_what_was_said() -> None:
    draft = Draft.of(feast())
    for key, asked in [("bob", "What is served?"), ("cake", "What is served?"), (DONE, "Who is")]:
        draft = draft.take(key)
        question = draft.question()
        assert question is not None
        assert question.ask.startswith(asked)
    draft = draft.take("x").take("x")
    assert draft.question() is None
    assert draft.key() == "bob/cake/x x"
    assert [o.key for o in draft.declared().said["coins"]] == ["x", "x"]
    assert draft.declared().label == "Bob, Cake, X, X"


def test_what_has_no_order_has_one_key_and_what_was_chosen_is_gone() -> None:
    there = Draft.of(feast()).take("ann").take("cake").take("soup").take(DONE).take("x").take("y")
    back = Draft.of(feast()).take("ann").take("soup").take("cake").take(DONE).take("x").take("y")
    assert there.key() == back.key() == "ann/soup cake/x y"
    question = Draft.of(feast()).take("ann").take("soup").question()
    assert question is not None
    assert [o.key for o in question.options] == ["fish", "cake", DONE]


def test_odd_keys_are_spelt_so_that_they_are_read_again() -> None:
    draft = Draft.of(feast()).take("c d/e%").take("fish").take(DONE).take("y").take("x")
    declared = feast().accept(draft.key(), [])
    assert (declared.one("guest").key, declared.key) == ("c d/e%", draft.key())
    assert draft.key().startswith("c d%2Fe%25/fish/"), "one choice stands as its key does"


@pytest.mark.parametrize(
    "key",
    [
        "",
        "ann",
        "ann/soup",
        "ann/soup/x",
        "ann/soup/x x x",
        "ann/soup soup/x x",
        "ann//x x",
        "zoe/soup/x x",
        "ann/soup/x x/x",
        "bob/fish/x x",
        "ann/done/x x",
        "ann soup/x x",
        "ann/soup fish cake soup/x x",
        "/ann/soup/x x",
        "ann/soup/x z",
        "ann/soup/done x",
    ],
)
def test_a_final_answer_is_checked_in_all_its_parts(key: str) -> None:
    """Duplicates, bounds, sums, what is missing, too much, blocked or was never offered."""
    with pytest.raises(Refusal):
        feast().accept(key, [])


def test_what_is_blocked_is_taken_anyway_or_by_a_house_rule() -> None:
    key = "bob/fish/x x"
    with pytest.raises(Refusal, match="Bob eats no fish"):
        feast().accept(key, [])
    assert feast().accept(key, [], anyway=True).rule == "T-2"
    assert not feast().accept(key, ["T-2"]).why


def test_back_drops_what_was_said_last_through_parts_that_were_ended() -> None:
    words = ["ann", "soup", DONE, "x"]
    drafts = [Draft.of(feast())]
    for word in words:
        drafts.append(drafts[-1].take(word))
    draft: Draft | None = drafts.pop()
    while drafts:
        assert draft is not None
        draft = draft.back()
        assert draft is not None
        assert (draft.said, draft.chosen) == (drafts[-1].said, drafts[-1].chosen)
        drafts.pop()
    assert draft is not None
    assert draft.back() is None


def test_an_option_that_nothing_can_follow_is_blocked_by_what_bars_the_way() -> None:
    def following(said: Said) -> Part | None:
        if not said:
            return Part("hand", "Which hand?", "T-1", options("left", "right"))
        if "finger" in said:
            return None
        left = said["hand"][0].key == "left"
        gone = [option.blocked("T-9", "It was bitten off.") for option in options("thumb")]
        return Part("finger", "Which?", "T-2", options("thumb") if left else gone)

    question = Draft.of(declaration(0, following)).question()
    assert question is not None
    assert [(o.key, o.rule, o.why) for o in question.options] == [
        ("left", "", ""),
        ("right", "T-9", "It was bitten off."),
    ]


@pytest.mark.parametrize(
    ("said", "reads"),
    [
        ("up", {"thumb": "By your ruling, against T-8.", "nose": "T-9", "ear": ""}),
        (
            "right",
            {"thumb": "By your ruling, against T-8.", "nose": "By your ruling, against T-9."},
        ),
    ],
)
def test_a_ruling_goes_for_all_that_is_said_then_and_opens_what_else_would_be_shut(
    said: str, reads: dict[str, str]
) -> None:
    """The rule that something was said against bars nothing after it; others still do, unless
    nothing is left: then all is open but what can never be. What is open says so."""

    def following(so_far: Said) -> Part | None:
        if not so_far:
            up, right = options("up", "right")
            return Part(
                "hand",
                "Which hand?",
                "T-1",
                [up.blocked("T-8", "Hands down."), right.blocked("T-7", "It is left.")],
                sure=True,
            )
        if "finger" in so_far:
            return None
        thumb, nose, ear, tail = options("thumb", "nose", "ear", "tail")
        free = [ear] if so_far["hand"][0].key == "up" else []
        beside = [nose.blocked("T-9", "No."), tail.blocked("T-8", "There is none.", absolute=True)]
        return Part(
            "finger",
            "Which?",
            "T-2",
            [thumb.blocked("T-8", "Hands down."), *free],
            beside=lambda: beside,
            sure=True,
        )

    draft = Draft.of(declaration(0, following), anyway=True).take(said)
    question = draft.question()
    assert question is not None
    told = {each.key: each.rule or each.tells for each in question.options}
    assert told == {**reads, "tail": "T-8"}
    assert {option.key for option in question.legal()} == told.keys() - {"tail"} - {
        key for key, read in reads.items() if read == "T-9"
    }
    for option in question.legal():
        declared = draft.take(option.key).declared()
        assert (declared.rule, declared.key) == (
            "T-8" if said == "up" else "T-7",
            f"{said}/{option.key}",
        )


def test_parts_of_one_name_and_keys_that_cannot_be_told_apart_are_no_declaration() -> None:
    with pytest.raises(ValueError, match="at least one part"):
        declaration(0, lambda said: None)
    for kind, key in (("one", ""), ("some", ""), ("some", DONE), ("order", DONE), ("share", DONE)):
        asked = declaration(
            0,
            lambda said, kind=kind, key=key: Part("a", "A?", "T-1", options(key), kind, sure=True),
        )
        with pytest.raises(ValueError, match="no option"):
            Draft.of(asked).take(key)
    with pytest.raises(ValueError, match="two parts"):
        declaration(0, lambda said: Part("a", "A?", "T-1", options("x")))


def test_a_way_is_chosen_step_by_step() -> None:
    beside = {"a": "bc", "b": "ad", "c": "a", "d": "b"}

    def following(said: Said) -> Part | None:
        if said:
            return None
        return Part(
            "way",
            "Where to?",
            "T-1",
            options(*beside["a"]),
            "path",
            least=1,
            most=3,
            after=lambda chosen: options(*beside[chosen[-1].key]),
        )

    asked = declaration(0, following)
    assert asked.accept("b d", []).key == "b d"
    assert asked.accept("b a c", []).label == "B, A, C"
    for way in ("d", "b c", "b d b a"):
        with pytest.raises(Unoffered):
            asked.accept(way, [])


@given(text=st.text(alphabet="anbosupfihcke xy/%5done", max_size=20))
def test_any_text_is_an_answer_or_refused(text: str) -> None:
    try:
        declared = feast().accept(text, [])
    except Refusal:
        return
    assert feast().accept(declared.key, []).key == declared.key


# --- in a game ----------------------------------------------------------------------------------


def vigil(seats: int = 4, seed: int = 1) -> Session:
    return new_game("vigil", seats=seats, seed=seed)


def test_two_ordered_cards_of_ten_are_ten_options_and_then_nine() -> None:
    decision = vigil().decisions[2]
    assert isinstance(decision, Declaration)
    draft = Draft.of(decision).take("watch")
    first, then = draft.question(), draft.take("four").question()
    assert first is not None
    assert then is not None
    assert (len(first.options), len(then.options)) == (10, 9)


@pytest.mark.rule("VIG-002", "VIG-003", "VIG-009")
def test_a_whole_declaration_is_one_answer_and_one_undo() -> None:
    session = vigil(2)
    before = freeze(session.table)
    session.answer("watch/four nine", seat=0)
    assert freeze(session.table) == before, "nothing happens while others choose"
    session.answer("watch/two six", seat=1)
    assert [each.key for each in session.journal.entries if isinstance(each, Answer)] == [
        "watch/four nine",
        "watch/two six",
    ]
    assert session.table.named("watcher-2").counters["score"] == 6
    assert session.undo()
    assert freeze(session.table) == before
    assert not session.undo(seat=1), "nothing of its own is left"


@pytest.mark.rule("VIG-004", "VIG-005", "VIG-006", "VIG-007", "VIG-008")
def test_what_is_barred_is_there_with_its_rule() -> None:
    session = vigil(2)
    first = session.decisions[0]
    assert [(o.key, o.rule) for o in first.options] == [("watch", ""), ("rest", "VIG-007")]
    with pytest.raises(Refusal, match="No hour comes after ten"):
        session.answer("watch/ten one", seat=0)
    session.answer("watch/one two", seat=0)
    session.answer("watch/one two", seat=1)
    session.answer("rest/one two/to-1 to-1", seat=0)
    session.answer("watch/three four", seat=1)
    assert session.table.named("watcher-2").counters == {"candles": 5, "score": 4}
    assert len(session.table["hand:0"]) == 10


@pytest.mark.parametrize("seed", range(20))
def test_a_save_in_the_middle_of_a_secret_choice_opens_where_it_was(seed: int) -> None:
    luck, session = Luck(seed), vigil(seed=seed)
    for _ in range(luck.below(30)):
        decision = luck.choice(session.decisions)
        assert isinstance(decision, Declaration)
        key = Draft.of(decision).walk(lambda part: luck.choice(part.legal()).key).key()
        session.answer(key, seat=decision.seat)
        if luck.chance(30):
            session.undo()
    loaded = load(session.to_json())
    assert [d.seat for d in loaded.decisions] == [d.seat for d in session.decisions]
    assert loaded.waiting_room.answers == session.waiting_room.answers

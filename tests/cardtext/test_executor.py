"""What the executor does, whatever game it is: cards of a toy, with other words on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tabletop import Session, load
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse
from tabletop.packs.library import forget_readings
from tabletop.play.start.new_game import lay
from tabletop.table.table import Flow
from tests.toys.cellar.deeds import health
from tests.toys.cellar.words import CARDS, GRAMMAR, luck

Saying = Callable[..., None]


@pytest.fixture
def saying(monkeypatch: pytest.MonkeyPatch) -> Iterator[Saying]:
    """Has cards say something else."""

    def say(**texts: str) -> None:
        for name, text in texts.items():
            unread = [str(s) for s in parse(text, GRAMMAR) if not isinstance(s, Clause)]
            assert not unread, unread
            monkeypatch.setitem(CARDS, name, text)
        forget_readings()

    yield say
    monkeypatch.undo()
    forget_readings()


def turn(before: str = "", hand: str = "", **more: Any) -> Session:
    """The first seat's turn: with cards *before* it, behind a stroke before the next, and in its
    *hand*."""
    zones = {f"before:{seat}": names.split() for seat, names in enumerate(before.split("/"))}
    zones |= {"hand:0": hand.split(), **more.pop("zones", {})}
    seats = more.pop("seats", 2)
    return lay(
        "cellar",
        seats=seats,
        zones=zones,
        flow=Flow("choose", {"seat": 0}),
        counters={"round": 1, "turns": 1},
        face_up=[f"before:{n}" for n in range(seats)],
        **more,
    )


def bitten(before: str = "", **more: Any) -> Session:
    """The same at the end of the round, when each Hero takes 1 damage."""
    session = turn(before, zones={"hand:1": [], **more.pop("zones", {})}, **more)
    while session.decision and session.table.count("round") == 1:
        if session.table.flow.step != "choose":
            break
        session.answer("pass")
    return session


def lives(session: Session) -> list[int]:
    return [health(session.table, seat) for seat in range(len(session.table.seats))]


def test_what_would_happen_is_forbidden_before_anything_is_asked(saying: Saying) -> None:
    saying(rope="You cannot take damage.", cloak="When you would take damage, draw 1 card.")
    session = bitten("rope cloak", zones={"deck": ["rat"]})
    assert lives(session) == [6, 5]
    assert session.table["hand:0"] == [], "what is forbidden was never about to happen"


def test_what_stands_instead_comes_before_what_changes(saying: Saying) -> None:
    saying(
        cloak="Once per turn, when you would take damage, that damage is 1 more.",
        rope="When you would take damage, instead draw 1 card.",
    )
    session = bitten("cloak rope", zones={"deck": ["rat"]})
    assert lives(session) == [6, 5]
    assert len(session.table["hand:0"]) == 1


def test_of_two_that_stand_instead_the_one_affected_says_which(saying: Saying) -> None:
    saying(
        cloak="When you would take damage, instead heal 1.",
        rope="When you would take damage, instead draw 1 card.",
    )
    session = bitten("cloak rope", zones={"deck": ["rat"]}, on={"hero-1": {"health": 4}})
    assert session.decision is not None
    ask = "Player 1 would take 1 damage. Which comes first?"
    assert (session.decision.seat, session.decision.ask) == (0, ask)
    session.answer("rope#" + str(session.table.named("rope").id) + " text:0")
    assert (lives(session)[0], len(session.table["hand:0"])) == (4, 1)


def test_a_sentence_has_its_say_once_on_one_proposal(saying: Saying) -> None:
    saying(rope="When another Hero would take damage, instead you take 1 damage.")
    session = bitten("rope/rope-copy")
    assert lives(session) == [5, 5], "each takes the other's, and nobody for ever"


def test_a_limit_counts_by_its_period(saying: Saying) -> None:
    saying(cloak="Once per round, when you would take damage, prevent that damage.")
    session = bitten("cloak")
    assert lives(session) == [6, 5]
    card = session.table.named("cloak")
    assert card.counters == {"once:0": 2}


def test_an_unless_is_asked_of_each_who_may_pay(saying: Saying) -> None:
    saying(rat="Each Hero takes 1 damage unless that Hero discards a card.")
    session = turn(hand="rat wine", zones={"hand:1": ["well"]})
    session.answer("rat")
    session.answer("yes")
    session.answer("wine")
    session.answer("no")
    assert lives(session) == [6, 5]


def test_a_price_nobody_can_pay_spares_nobody(saying: Saying) -> None:
    saying(rat="Each Hero takes 1 damage unless that Hero discards a card.")
    session = turn(hand="rat")
    session.answer("rat")
    session.answer("yes")
    session.answer("no")
    assert lives(session) == [5, 5]


@pytest.mark.parametrize(("have", "left", "drawn"), [(3, 3, 0), (5, 4, 1)])
def test_otherwise_is_done_where_the_if_is_not_true(have: int, left: int, drawn: int) -> None:
    session = bitten("shovel", zones={"deck": ["rat"]}, on={"hero-1": {"health": have}})
    assert (lives(session)[0], len(session.table["hand:0"])) == (left, drawn)


def test_what_is_said_until_the_end_of_the_next_round_outlasts_this_one(saying: Saying) -> None:
    saying(
        mould="Each other Hero cannot heal until the end of the next round.",
        candle="Each other Hero cannot heal until the end of the round.",
    )
    session = turn(hand="mould candle", options={"rounds": "4"})
    session.answer("mould")
    tokens = [token.name for token in session.table["kept"]]
    assert tokens == ["lasting:mould:text:0"]
    while session.table.count("round") == 1:
        session.answer("pass")
    assert [token.name for token in session.table["kept"]] == tokens
    session = load(session.to_json())
    while session.table.count("round") == 2:
        session.answer("pass")
    assert session.table["kept"] == []


def test_what_goes_on_speaks_of_those_who_did(saying: Saying) -> None:
    saying(well="Each Hero may draw 1 card. Each that does takes 1 damage.")
    session = turn(hand="well", zones={"deck": ["rat", "jar"]})
    session.answer("well")
    session.answer("no")
    session.answer("yes")
    assert lives(session) == [6, 5]


def test_each_who_may_pay_is_asked_and_pays_for_itself(saying: Saying) -> None:
    saying(well="Each Hero may discard a card: heal 2. Each that does not takes 1 damage.")
    hurt = {f"hero-{n}": {"health": 2} for n in (1, 2, 3)}
    hands = {"hand:1": ["jar"], "hand:2": ["rat"]}
    session = turn(hand="well wine", seats=3, on=hurt, zones=hands)
    for key in ("well", "yes", "wine", "no", "yes", "rat"):
        session.answer(key)
    assert lives(session) == [4, 1, 4]
    session = turn(hand="well wine", seats=3, on=hurt, zones=hands)
    for key in ("well", "no", "no", "no"):
        session.answer(key)
    assert lives(session) == [1, 1, 1]


@pytest.mark.parametrize(
    ("text", "answers", "left", "cards"),
    [
        ("Each Hero may discard a card: heal 2. If nobody does, take 1 damage.", "no no", 2, 2),
        ("Each Hero may discard a card: heal 2. If nobody does, take 1 damage.",
         "yes jar no", 5, 1),
        ("You may discard a card: each other Hero takes 1 damage. If nobody does, take 1 damage.",
         "no", 2, 2),
        ("You may discard a card: each other Hero takes 1 damage. If you do not, take 1 damage.",
         "yes jar", 3, 1),
        ("You may discard a card: draw 1 card. If you do not, take 1 damage.", "no", 2, 2),
        ("You may discard a card: draw 1 card. If you do not, take 1 damage.", "yes jar", 3, 2),
        ("Each Hero may discard a card: heal 2. If you do not, take 1 damage.", "no no", 2, 2),
        ("You may draw 1 card. If you do, heal 1. If you do not, take 1 damage.", "yes", 4, 3),
        ("You may draw 1 card. If you do, heal 1. If you do not, take 1 damage.", "no", 2, 2),
        ("You may draw 1 card. If you do, each other Hero takes 1 damage. If you do not, "
         "take 1 damage.", "yes", 3, 3),
    ],
)  # fmt: skip
def test_who_pays_or_does_not_is_asked_about_after_whatever_was_done_for_it(
    text: str, answers: str, left: int, cards: int, saying: Saying
) -> None:
    saying(well=text)
    zones = {"hand:1": ["rat"], "deck": ["wine", "shelf"]}
    session = turn(hand="well jar mould", zones=zones, on={"hero-1": {"health": 3}})
    session.answer("well")
    for answer in answers.split():
        session.answer(answer)
    assert (lives(session)[0], len(session.table["hand:0"])) == (left, cards)


def test_what_holds_if_it_was_done_holds_from_then_on(saying: Saying) -> None:
    saying(shelf="Discard a card. If you do, you cannot take damage until the end of the round.")
    for hand, left in (("shelf rat", 6), ("shelf", 5)):
        session = turn(hand=hand)
        session.answer("shelf")
        if hand != "shelf":
            session.answer("rat")
        while session.decision and session.table.count("round") == 1:
            session.answer("pass")
        assert lives(session)[0] == left


def test_what_holds_otherwise_holds_only_where_that_was_not_done(saying: Saying) -> None:
    saying(
        shelf="You may draw 1 card. Otherwise, you cannot take damage until the end of the round."
    )
    for key, left in (("no", 6), ("yes", 5)):
        session = turn(hand="shelf", zones={"deck": ["rat", "jar"]})
        session.answer("shelf")
        session.answer(key)
        while session.decision and session.table.count("round") == 1:
            session.answer("pass")
        assert lives(session)[0] == left


def test_if_you_do_is_true_only_of_what_was_done(saying: Saying) -> None:
    saying(shelf="Discard a card. If you do, heal 2.")
    for hand, left in (("shelf rat", 5), ("shelf", 3)):
        session = turn(hand=hand, on={"hero-1": {"health": 3}})
        session.answer("shelf")
        if hand != "shelf":
            session.answer("rat")
        assert lives(session)[0] == left


def test_that_damage_is_what_came_of_it(saying: Saying) -> None:
    saying(
        cloak="When you take damage, another Hero takes twice that much damage.",
        wine="Take 2 damage. Each other Hero takes that much damage.",
    )
    assert lives(bitten("cloak")) == [5, 3]
    session = turn(hand="wine")
    session.answer("wine")
    assert lives(session) == [4, 4]


def test_the_rows_of_a_table_are_for_who_rolled() -> None:
    for shown, left in ((2, [6, 3]), (5, [6, 6])):
        session = turn(hand="jar", coming=[2, shown], on={"hero-2": {"health": 5}})
        session.answer("jar")
        assert lives(session) == left


def test_a_choice_of_one_asks_in_the_words_of_the_card() -> None:
    session = turn(hand="wine", on={"hero-1": {"health": 2}})
    session.answer("wine")
    assert session.decision is not None
    labels = [option.label for option in session.decision.options]
    assert labels == ["Draw 1 card", "Heal 1", "Each other Hero takes 1 damage"]
    session.answer("mode 1")
    assert lives(session)[0] == 3


def test_a_number_tells_what_it_is_made_of(saying: Saying) -> None:
    saying(
        lantern="You have +1 Luck.",
        candle="Each Hero has -2 Luck for each Hero alive.",
        shelf="You have +3 Luck unless you have 2 Health or less.",
    )
    session = turn("lantern shelf/candle")
    value = luck(session.table, 0)
    assert [part.n for part in value.parts] == [0, 1, 3, -4]
    assert value.parts[1].says == "You have +1 Luck."
    assert value.parts[3].says == "Each Hero has -2 Luck for each Hero alive."
    assert (value.n, luck(session.table, 1).n) == (0, -4)
    session.override("suspend", subject="candle")
    assert luck(session.table, 0).n == 4
    session.override("count", piece=session.table.named("hero-1").id, counter="health", value=2)
    assert luck(session.table, 0).n == 1


def test_such_as_a_condition_is_true_of() -> None:
    session = turn(hand="trapdoor", zones={"deck": ["rat", "jar"]}, on={"hero-2": {"health": 2}})
    session.answer("trapdoor")
    assert [len(session.table[f"hand:{seat}"]) for seat in (0, 1)] == [0, 1]


def test_up_to_asks_how_many(saying: Saying) -> None:
    saying(ledger="Draw up to 2 cards.")
    session = turn(hand="ledger", zones={"deck": ["rat", "jar"]})
    session.answer("ledger")
    assert session.decision is not None
    assert [option.label for option in session.decision.options] == ["2", "1", "0"]
    session.answer("1")
    assert len(session.table["hand:0"]) == 1


@pytest.mark.parametrize(
    ("text", "answers", "left", "drawn"),
    [
        ("If you have 3 Health or less, heal 1. Otherwise, draw 1 card.", [], 5, 1),
        ("If you have 5 Health or less, heal 1. Otherwise, draw 1 card.", [], 6, 0),
        ("Discard a card: heal 1. Otherwise, take 1 damage.", ["no"], 4, 0),
        ("Discard a card: heal 1. Otherwise, take 1 damage.", ["yes", "rat"], 6, -1),
        ("You may draw 1 card. Otherwise, heal 1.", ["no"], 6, 0),
        ("You may draw 1 card. Otherwise, heal 1.", ["yes"], 5, 1),
        ("You may draw 1 card. If you do, take 1 damage. Otherwise, heal 1.", ["no"], 6, 0),
        ("You may draw 1 card. If you do, take 1 damage. Otherwise, heal 1.", ["yes"], 4, 1),
        ("Draw 1 card. Then, take 1 damage.", [], 4, 1),
        ("You may draw 1 card. Then, take 1 damage.", ["no"], 4, 0),
        ("If you have 2 Health or less, draw 1 card. Then, take 1 damage.", [], 4, 0),
        ("Discard a card: draw 1 card. Then, heal 1.", ["no"], 5, 0),
        ("Draw 1 card. Then, if you have 5 Health or less, take 1 damage.", [], 4, 1),
        (
            "If you have 2 Health or less, heal 1. Otherwise, if you have 4 Health or less, "
            "draw 1 card. Otherwise, take 1 damage.",
            [],
            4,
            0,
        ),
        (
            "If you have 2 Health or less, heal 1. Otherwise, if you have 5 Health or less, "
            "draw 1 card. Otherwise, take 1 damage.",
            [],
            5,
            1,
        ),
    ],
)
def test_otherwise_goes_on_from_what_was_not_done(
    text: str, answers: list[str], left: int, drawn: int, saying: Saying
) -> None:
    saying(shelf=text)
    session = turn(hand="shelf rat", zones={"deck": ["jar"]}, on={"hero-1": {"health": 5}})
    session.answer("shelf")
    for answer in answers:
        session.answer(answer)
    assert (lives(session)[0], len(session.table["hand:0"]) - 1) == (left, drawn)


@pytest.mark.parametrize(("have", "drawn"), [(3, 0), (5, 1)])
def test_what_waits_goes_on_otherwise(have: int, drawn: int, saying: Saying) -> None:
    saying(
        shovel="At the end of each round, if you have 3 Health or less, heal 1. "
        "Otherwise, draw 1 card."
    )
    session = bitten("shovel", zones={"deck": ["rat"]}, on={"hero-1": {"health": have}})
    assert len(session.table["hand:0"]) == drawn


@pytest.mark.parametrize(("have", "much"), [(2, 3), (5, -1)])
def test_what_holds_is_otherwise_where_it_does_not(have: int, much: int, saying: Saying) -> None:
    saying(lantern="If you have 2 Health or less, you have +3 Luck. Otherwise, you have -1 Luck.")
    session = turn("lantern", on={"hero-1": {"health": have}})
    assert luck(session.table, 0).n == much


def test_what_may_be_done_only_so_often_is_done_no_oftener(saying: Saying) -> None:
    saying(
        cloak="When you would take damage, prevent that damage. "
        "You may do this only once per round."
    )
    session = bitten("cloak", zones={"deck": ["rat"]})
    assert lives(session) == [6, 5]
    assert session.table.named("cloak").counters == {"once:0": 2}


@pytest.mark.parametrize(("have", "left"), [(2, 2), (5, 4)])
def test_what_may_be_done_only_if_is_not_done_else(have: int, left: int, saying: Saying) -> None:
    saying(
        cloak="When you would take damage, prevent that damage. "
        "You may do this only if you have 3 Health or less."
    )
    assert lives(bitten("cloak", on={"hero-1": {"health": have}}))[0] == left


@pytest.mark.parametrize(("have", "left"), [(3, 3), (5, 5)])
def test_then_goes_on_from_what_waits(have: int, left: int, saying: Saying) -> None:
    saying(
        shovel="At the end of each round, if you have 3 Health or less, draw 1 card. Then, heal 1."
    )
    session = bitten("shovel", zones={"deck": ["rat"]}, on={"hero-1": {"health": have}})
    assert lives(session)[0] == left - (have == 5)


@pytest.mark.parametrize(("theirs", "left"), [(6, 5), (2, 4)])
def test_an_if_may_ask_of_whom_the_sentence_before_named(
    theirs: int, left: int, saying: Saying
) -> None:
    saying(
        shovel="At the end of each round, another Hero heals 1. "
        "If that Hero has 3 Health or less, take 1 damage."
    )
    session = bitten("shovel", on={"hero-1": {"health": 6}, "hero-2": {"health": theirs}})
    assert lives(session)[0] == left

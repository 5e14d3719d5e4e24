"""What a question is for stands first; what may nearly always be done is folded away."""

from __future__ import annotations

import pytest

from tabletop.play.questions.decision import Decision, Option, aside, grouped
from tests.conformance.asked import Asked
from ui.panels.answer_blocks import Answer, Block, arranged, numbers_of, short, with_reason

BUY = [Option(f"buy {n}", f"Buy {n}", (n,), (f"slot:{n}",)) for n in range(4)]
AWAY = [Option(f"discard {n}", f"Discard {n}", (n,)) for n in range(17)]
LEAVE = Option("leave", "Leave")

TRADE, AWAY_WITH = ("leave", "open", "buy", "sell", "rest"), ("discard", "lay", "give", "swap")


def blocks(*options: Option) -> list[Block]:
    return arranged(Decision(0, "Buy or sell?", "T-1", [*options]), [])


def shown(blocks: list[Block]) -> list[str]:
    """What is seen at once, in order."""
    seen = (block.answers for block in blocks if block.kind in ("row", "beside"))
    return [answer.option.key for answers in seen for answer in answers]


def folded(blocks: list[Block]) -> dict[str, int]:
    """The lines behind which answers lie, and how many do."""
    return {block.title: len(block.answers) for block in blocks if block.kind == "fold"}


def test_what_stands_aside_is_folded_and_not_what_the_place_is_for() -> None:
    found = blocks(*aside(AWAY), *BUY, LEAVE)
    assert shown(found) == [*(each.key for each in BUY), "leave"]
    assert folded(found) == {"Something else": 17}


def test_a_few_that_stand_aside_come_last_and_are_not_folded() -> None:
    assert shown(blocks(*aside(AWAY[:2]), LEAVE)) == ["leave", "discard 0", "discard 1"]


def test_where_nothing_else_is_left_nothing_is_folded() -> None:
    assert len(shown(blocks(*aside(AWAY)))) == len(AWAY)


def test_what_stands_aside_or_spends_is_folded_under_its_own_group() -> None:
    uses = [Option(f"use {n}", f"Use {n}", (n,), spends=True) for n in range(3)]
    away = grouped("Discard", aside(AWAY))
    found = blocks(*grouped("Use an Item", uses), *away, LEAVE)
    assert folded(found) == {"Use an Item": 3, "Discard": 17}
    assert numbers_of(found) == {"leave": "1"}, "the lines that open have those behind it"


def test_a_group_of_what_the_question_is_for_stands_beside_each_other_under_its_name() -> None:
    halves = [
        Option("top ram", "Ram (top): Attack 3.", (1,), half="top", effect="attack 3"),
        Option("bottom ram", "Ram (bottom): Move 2.", (1,), half="bottom", effect="move 2"),
    ]
    (ram, _) = blocks(*grouped("Ram", halves), LEAVE)
    assert (ram.kind, ram.title) == ("beside", "Ram")
    assert [short(each, ram.title) for each in ram.answers] == ["Attack 3", "Move 2"]
    assert [each.label for each in ram.answers] == [each.label for each in halves]


def test_one_warning_of_several_is_said_once() -> None:
    vain = [
        Option(f"v{n}", f"Card {n}: no damage", (n,), warning="Wards hold.", effect="no damage")
        for n in range(3)
    ]
    (leave, together) = blocks(*vain, LEAVE)
    assert shown([leave]) == ["leave"]
    assert together.warning == "Wards hold."
    assert [short(each, "") for each in together.answers] == ["Card 0", "Card 1", "Card 2"]


def test_what_joins_what_is_said_next_is_one_answer_for_each() -> None:
    sword = Option("attack sword", "Sword: 4 damage", (1,), joins=True)
    foes = [Option("rat", "Rat", (2,)), Option("bear", "Bear", (3,))]
    decision = Decision(0, "How?", "T-1", [sword, LEAVE])
    (block, _) = arranged(decision, [], {"attack sword": [(foe,) for foe in foes]})
    assert [(each.option.key, *(foe.key for foe in each.then)) for each in block.answers] == [
        ("attack sword", "rat"),
        ("attack sword", "bear"),
    ]
    assert [short(each, block.title) for each in block.answers] == ["Rat", "Bear"]
    assert block.answers[1] == Answer(sword, (foes[1],))
    assert block.answers[1].pieces == (1, 3)
    assert block.answers[1].label == "Sword: 4 damage: Bear"
    many = [Option(f"foe {n}", f"Foe {n}", (n,)) for n in range(13)]
    (block, _) = arranged(decision, [], {"attack sword": [(foe,) for foe in many]})
    assert block.kind == "row", "they would bury the others"


def test_more_rows_than_are_read_at_once_stand_in_columns() -> None:
    (few,), (many,) = ({b.kind for b in blocks(*_plain(n))} for n in (8, 9))
    assert (few, many) == ("row", "beside")


def _plain(count: int) -> list[Option]:
    return [Option(f"p{n}", f"Plain {n}") for n in range(count)]


def test_what_is_not_allowed_is_one_line_with_its_reason() -> None:
    barred = [Option(f"b{n}", f"Barred {n}").blocked("X-1", "No.") for n in range(4)]
    *_, two = blocks(LEAVE, *barred[:2])
    assert (two.kind, two.title, two.reason) == ("barred", "Not now: Barred 0, Barred 1", "No.")
    *_, four = blocks(LEAVE, *barred)
    assert four.title == "4 are not allowed now"
    late = Option("late", "Late").blocked("X-2", "Too late.")
    *_, some = blocks(LEAVE, *barred, late)
    assert some.reason == "No. And 1 other reason."
    (alone,) = blocks(*barred)
    assert alone.kind == "row", "nothing else is there to be seen"


@pytest.mark.parametrize(
    ("game", "rule", "first", "behind"),
    [
        ("restless", "RST-080", TRADE, AWAY_WITH),
        ("restless", "RST-142", ("go", "rest"), (*AWAY_WITH, "use")),
        ("scenario", "SCN-114", ("top", "bottom", "done"), ("attack", "tend", "move")),
    ],
)
def test_in_games_by_bots_a_place_offers_first_what_it_is_for(
    game: str, rule: str, first: tuple[str, ...], behind: tuple[str, ...]
) -> None:
    met: list[Decision] = []

    class Looking(Asked):
        def _look(self, session, decision, luck):  # type: ignore[no-untyped-def]
            if decision.rule == rule and len(decision.legal()) > 8:
                met.append(decision)

    looking = Looking(game)
    for seed in range(1, 8):
        looking.play(seed, longest=250)
        if len(met) > 2:
            break
    assert met
    for decision in met:
        found = arranged(decision, [])
        apart = [
            answer.option.key.partition(" ")[0]
            for block in found if block.kind == "fold"
            for answer in block.answers if answer.option.aside
        ]  # fmt: skip
        assert {*apart} <= {*behind}
        assert len(apart) > 2
        assert shown(found)[0].partition(" ")[0] in first


def test_a_reason_names_what_is_not_allowed_once() -> None:
    assert with_reason("Squire 3", "Squire 3 is locked.") == "Squire 3 is locked."
    assert with_reason("Flee", "The Foe holds you.") == "Flee: The Foe holds you."

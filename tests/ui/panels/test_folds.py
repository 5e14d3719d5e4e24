"""What a question is for stands first; what may nearly always be done is folded away."""

from __future__ import annotations

import pytest

from tabletop.play.questions.decision import Decision, Option, aside
from tests.conformance.asked import Asked
from ui.panels.folded_answers import folds, numbered

BUY = [Option(f"buy {n}", f"Buy {n}", (n,), (f"slot:{n}",)) for n in range(4)]
AWAY = [Option(f"discard {n}", f"Discard {n}", (n,)) for n in range(17)]
LEAVE = Option("leave", "Leave")

TRADE, AWAY_WITH = ("leave", "open", "buy", "sell", "rest"), ("discard", "lay", "give", "swap")


def shown(options: list[Option]) -> list[str]:
    decision = Decision(0, "Buy or sell?", "T-1", options)
    return [option.key for option in numbered(decision, folds(options), [])]


def test_what_stands_aside_is_folded_and_not_what_the_place_is_for() -> None:
    assert shown([*aside(AWAY), *BUY, LEAVE]) == [*(each.key for each in BUY), "leave"]


def test_a_few_that_stand_aside_come_last_and_are_not_folded() -> None:
    assert shown([*aside(AWAY[:2]), LEAVE]) == ["leave", "discard 0", "discard 1"]


def test_a_few_that_stand_aside_are_folded_with_what_is_forbidden() -> None:
    barred = [Option(f"b{n}", f"Barred {n}", (n,), why="No.", rule="X-1") for n in range(9)]
    assert shown([LEAVE, *aside(AWAY[:2]), *barred]) == ["leave"]


def test_where_nothing_else_is_left_nothing_is_folded() -> None:
    assert len(shown(aside(AWAY))) == len(AWAY)


@pytest.mark.parametrize(
    ("game", "rule", "first", "folded"),
    [
        ("restless", "RST-080", TRADE, AWAY_WITH),
        ("restless", "RST-142", ("go", "rest"), (*AWAY_WITH, "use")),
        ("scenario", "SCN-114", ("top", "bottom", "done"), ("attack", "tend", "move")),
    ],
)
def test_in_games_by_bots_a_place_offers_first_what_it_is_for(
    game: str, rule: str, first: tuple[str, ...], folded: tuple[str, ...]
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
        apart = [each.key.partition(" ")[0] for each in folds(decision.options) if each.aside]
        assert {*apart} <= {*folded}
        assert len(apart) > 2
        assert shown(decision.options)[0].partition(" ")[0] in first

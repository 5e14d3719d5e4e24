"""Steps: found by name, each going on somewhere; what does not fit them is refused."""

from __future__ import annotations

import pytest

from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Steps, go
from tabletop.play.shelf.game_shelf import game_called, names
from tabletop.table.table import Flow
from tests.play.toy import STEPS


def test_two_steps_of_one_name_are_an_error() -> None:
    steps = Steps()

    def rest(play: Play) -> Flow:
        return go("rest")

    steps.step("Rest", rule="XXX-001", then="rest")(rest)
    with pytest.raises(ValueError, match="two steps are called 'rest'"):
        steps.step("Rest again", rule="XXX-002", then="rest")(rest)
    assert steps["rest"].title == "Rest"


def test_a_step_is_checked_with_its_arguments() -> None:
    for name, good in (("turn", {}), ("tell", {"alone": True}), ("tell", {"step": "tell"})):
        STEPS.check(name, good)
    for name, wrong in (("fly", {}), ("turn", {"n": 1}), ("tell", {"loud": True})):
        with pytest.raises(Refusal, match=name):
            STEPS.check(name, wrong)


def test_steps_stand_in_the_order_of_the_rulebook() -> None:
    steps = Steps()

    def wake(play: Play) -> Flow:
        return go("eat")

    def eat(play: Play) -> Flow:
        return go("wake")

    steps.step("Wake up", rule="XXX-010", then="eat")(wake)
    steps.step("Eat", rule="XXX-002", then="wake")(eat)
    assert [step.name for step in steps.in_order()] == ["eat", "wake"]


@pytest.mark.parametrize("game", names())
def test_every_step_of_a_game_can_be_skipped_and_says_what_goes_on(game: str) -> None:
    steps = game_called(game).steps
    assert game_called(game).first.step in steps
    for step in steps.values():
        assert step.then in steps, step.name
        steps.check(step.then, {})
        assert step.title, step.name
        assert step.rule, step.name

"""What a table answers unasked: by its notes alone, and never what is warned of."""

from __future__ import annotations

import pytest

from tabletop.play.questions.decision import CHANCE, Decision, Habit, Option
from tabletop.play.questions.habits import NOTE, told, unasked

KEEP, SPEND = Option("keep", "Let it stand"), Option("spend", "Spend it")
FATE = Habit("Spending", {"Never": "keep", "Always": "spend"})
NEVER, ALWAYS = {f"{NOTE}Spending": "Never"}, {f"{NOTE}Spending": "Always"}


def asked(*options: Option, seat: int = 0, moot: str = "") -> Decision:
    return Decision(seat, "Spend it?", "X-1", [*options], moot=moot, habit=FATE)


def key_of(
    decision: Decision, notes: dict[str, str], ruled: tuple[str, ...] = (), *, moot: bool = True
) -> str:
    option = unasked([decision], notes, ruled, moot=moot)
    return option.key if option is not None else ""


def test_a_question_is_put_to_people_unless_the_table_is_used_to_an_answer() -> None:
    assert not key_of(asked(KEEP, SPEND), {})
    assert key_of(asked(KEEP, SPEND), NEVER) == "keep"
    assert key_of(asked(KEEP, SPEND), ALWAYS) == "spend"
    assert not key_of(asked(KEEP, SPEND), {f"{NOTE}Spending": ""})
    assert not key_of(asked(KEEP, SPEND), {f"{NOTE}Spending": "Sometimes"})
    assert told({**ALWAYS, "diary": "words", f"{NOTE}On?": ""}) == {"Spending": "Always"}


def test_by_habit_nothing_is_done_that_is_warned_of_or_barred() -> None:
    costs = Option("spend", "Spend it", warning="It is the last.")
    assert not key_of(asked(KEEP, costs), ALWAYS)
    barred = SPEND.blocked("X-2", "Not here.")
    assert not key_of(asked(KEEP, barred), ALWAYS)
    assert key_of(asked(KEEP, barred), ALWAYS, ("X-2",)) == "spend"


def test_what_is_moot_is_answered_unless_it_is_to_be_asked() -> None:
    vain = Option("spend", "Spend it", warning="Nothing comes of it.")
    moot = asked(KEEP, vain, moot="keep")
    assert key_of(moot, {}) == key_of(moot, ALWAYS) == "keep"
    assert not key_of(moot, {}, moot=False)
    assert key_of(moot, NEVER, moot=False) == "keep"


@pytest.mark.parametrize(
    "decisions",
    [[], [asked(KEEP, seat=CHANCE)], [asked(KEEP, SPEND), asked(KEEP, SPEND, seat=1)]],
    ids=["nothing is asked", "what a real die shows", "secret from each other"],
)
def test_nothing_is_answered_unasked_that_is_for_people_to_say(decisions: list[Decision]) -> None:
    assert unasked(decisions, NEVER, ()) is None

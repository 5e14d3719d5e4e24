"""A growing world: Enemies that grow with the heroes, and trophies that buy a strong one less."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.game import GAME
from tabletop.games.darkest.options import AS_WRITTEN
from tests.games.darkest.laying import answer, has, meets, names, party, why


def asks(session: Session) -> str:
    """The question, and the first way of fighting that it offers."""
    assert session.decision is not None
    return f"{session.decision.ask} {session.decision.options[0].label}"


@pytest.mark.rule("DTC-B04")
@pytest.mark.parametrize(
    ("strength", "options", "its"),
    [(11, {}, 7), (5, {}, 3), (2, {}, 2), (11, AS_WRITTEN, 2)],
    ids=["grown", "a little", "weakened", "as written"],
)
def test_an_enemy_has_two_more_for_each_three_that_its_hero_has_gained(
    strength: int, options: dict[str, str], its: int
) -> None:
    session = meets("wolf", "dwarf", options=options, tokens={"dwarf": {"strength": strength}})
    answer(session, "forward")
    assert f"(Strength {its})" in asks(session)
    assert asks(session).endswith(f"{strength} against {its}")
    contest = GAME.contest(session.table)
    assert contest is not None
    assert contest.strength == (strength, its)
    assert session.decision is not None
    grown = f"against 2 printed +{its - 2} as Dwarf has grown:" in session.decision.options[0].tells
    assert grown == (its > 2)
    told = GAME.explain(session.table, session.table.named("wolf"))["Strength"]
    assert (told.n, sum(part.n for part in told.parts)) == (its, its)


@pytest.mark.rule("DTC-B05", "DTC-B04")
def test_each_score_grows_by_what_is_gained_of_it_and_each_hero_meets_its_own() -> None:
    session = meets(
        "wraith", "dwarf", "elf", coming=(1, 1, 1, 1),
        tokens={"dwarf": {"strength": 11, "craft": 5, "fate": 0}, "elf": {"fate": 0}},
    )  # fmt: skip
    answer(session, "forward")
    assert asks(session).endswith("5 against 6")
    answer(session, "craft")
    assert asks(session).endswith("4 against 5")


@pytest.mark.rule("DTC-B14", "DTC-331", "DTC-082")
def test_a_hero_needs_twice_as_many_points_of_trophies_as_it_has() -> None:
    def stay(strength: int, *trophies: str, **options: str) -> Session:
        return party(step="stay", args={"place": 0}, at=0, options=options,
                     tokens={"dwarf": {"strength": strength}},
                     zones={"trophies:0": [*trophies]})  # fmt: skip

    three = ("road-dragon", "stone-eater", "hill-brute")
    for strength, left, options in ((9, 10, {}), (3, 5, {}), (9, 12, AS_WRITTEN)):
        session = stay(strength, *three, **options)
        answer(session, "trophies strength")
        assert has(session, "dwarf", "strength") == left
    few = stay(9, "road-dragon", "wraith")
    assert why(few, "trophies strength") == "DTC-331"
    assert few.decision is not None
    assert few.decision.option("trophies strength").why == "You need 18 points for one."  # type: ignore[union-attr]
    wasteful = stay(9, "wolf", *three)
    answer(wasteful, "trophies strength")
    assert names(wasteful, "trophies:0"), "no more is handed in than it takes"

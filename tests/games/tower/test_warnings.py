"""What is said before a choice that costs something."""

from __future__ import annotations

import pytest

from tests.games.tower.climbing import climb, play, question

PRIEST, PLAIN, ROGUE = "wands-queen", "wands-king", "cups-knight"
BREAKS = "This is an attack, so your sanctuary does not protect you this turn."


def warnings(**position: object) -> dict[str, str]:
    session = climb(**position)  # type: ignore[arg-type]
    return {o.key: o.warning for o in question(session).options if o.key != "rest"}


@pytest.mark.rule("TWR-089", "TWR-088")
def test_an_attack_out_of_a_sanctuary_is_warned_of() -> None:
    hands = [["swords-4", "cups-4", "pentacles-4"]]
    safe = {"hands": hands, "wards": None, "sanctuary": {0: ["cups-8"]}}
    told = warnings(**safe)
    assert {key for key, warning in told.items() if warning} == {"play swords-4"}
    assert told["play swords-4"] == BREAKS
    assert not any(warnings(**{**safe, "sanctuary": {1: ["cups-8"]}}).values())
    assert not any(warnings(**{**safe, "foe_health": 4}).values()), "a dead foe does not strike"


@pytest.mark.rule("TWR-089", "TWR-051")
@pytest.mark.parametrize(("means", "breaks"), [("card", True), ("damage", False)])
def test_behind_wards_it_depends_on_what_an_attack_is(means: str, breaks: bool) -> None:
    told = warnings(
        hands=[["swords-4"]], sanctuary={0: ["cups-8"]}, options={"attack_means": means}
    )
    assert "still has wards" in told["play swords-4"]
    assert (BREAKS in told["play swords-4"]) == breaks


@pytest.mark.rule("TWR-089", "TWR-120", "TWR-122")
def test_neither_on_an_excused_turn_nor_once_it_has_been_broken() -> None:
    session = climb(
        heroes=(ROGUE, PLAIN),
        hands=[["major-0", "swords-2", "swords-3"]],
        wards=None,
        sanctuary={0: ["cups-8"]},
    )
    play(session, "play swords-2")
    assert not question(session).options[0].warning, "the first attack has broken it"
    session.undo()
    play(session, "excuse")
    assert not any(option.warning for option in question(session).options if option.key != "rest")


@pytest.mark.rule("TWR-030")
def test_a_rest_that_brings_nothing_says_so() -> None:
    def rest(health: int) -> str:
        option = question(climb(health={0: health})).option("rest")
        assert option is not None
        return option.warning

    assert "the Rest has no effect" in rest(20)
    assert not rest(12)
    named = climb(
        hands=[["major-0"]],
        wards=None,
        floor=2,
        sanctuary={0: ["cups-8"]},
        options={"fool": "wild"},
    )
    play(named, "play major-0")
    warned = {option.key for option in question(named).options if option.warning == BREAKS}
    assert warned == {"as wands", "as swords"}


@pytest.mark.rule("TWR-067", "TWR-061")
@pytest.mark.parametrize(
    ("hero", "card", "gives_up"),
    [(PRIEST, "cups-2", "sanctuary"), (PLAIN, "pentacles-2", "shield")],
)
def test_to_dispel_says_what_it_gives_up(hero: str, card: str, gives_up: str) -> None:
    session = climb(
        heroes=(hero, ROGUE),
        hands=[[card]],
        foe="major-15",
        options={"celestial_suits": "wands_cups"},
    )
    play(session, f"play {card}")
    labels = [option.label for option in question(session).legal()]
    assert labels == [f"Dispel a ward (0 left), no {gives_up}", f"Keep it for a {gives_up}"]

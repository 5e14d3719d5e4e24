"""What a hero's player is asked in its turn: who, by what, and what each answer is warned of."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.scenario.night.asked import LEFT_OUT, NOBODY
from tabletop.games.scenario.night.attacks import LEFT_OUT as STRUCK_NOBODY
from tabletop.games.scenario.night.movement import OPENS
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import DONE, Declaration, Draft
from tests.games.scenario.night import LAMPS, acting, night


def turn(
    *cards: str,
    at: str = "5,4",
    foes: dict[str, str] | None = None,
    items: tuple[str, ...] = (),
    hero: str = "bargehand",
    **more: object,
) -> Session:
    """The turn of a *hero* alone who has chosen these *cards*."""
    zones = {"chosen:0": list(cards), "items:0": list(items)}
    return night({hero: at}, foes or {}, where=LAMPS, zones=zones, **more)  # type: ignore[arg-type]


def asked(session: Session, *said: str) -> Decision:
    """What is asked once so much is *said* of the turn."""
    whole = session.decisions[0]
    assert isinstance(whole, Declaration)
    draft = Draft.of(whole)
    for key in said:
        draft = draft.take(key)
    question = draft.question()
    assert question is not None
    return question


def option(session: Session, key: str) -> Option:
    """The option *key* of the open question."""
    found = session.decisions[0].option(key)
    assert found is not None
    return found


@pytest.mark.rule("SCN-114")
def test_a_question_of_a_turn_says_who_acts_by_what() -> None:
    session = turn("heron-step", "pole-shove", hero="reedrunner", foes={"bell-husk-1": "6,4"})
    leap = asked(session, "bottom heron-step")
    assert leap.ask == "The Reedrunner, Heron Step (bottom), Leap 4: where to?"
    blow = asked(session, "top pole-shove")
    assert blow.ask == "The Reedrunner, Pole Shove (top), Attack 2: which target?"
    plain = asked(session, "move heron-step")
    assert plain.ask == "The Reedrunner, Heron Step (plain), Move 2: where to?"


@pytest.mark.rule("SCN-117")
def test_staying_and_striking_nobody_are_warned_of_and_never_put_forward() -> None:
    session = turn("pole-shove", "long-stride", foes={"bell-husk-1": "6,4"})
    place = asked(session, "bottom pole-shove")
    assert place.preselected() == ""
    stay = place.option("stay")
    assert stay is not None
    assert stay.warning == LEFT_OUT
    blow = asked(session, "top pole-shove")
    assert blow.preselected() == ""
    nobody = blow.option(DONE)
    assert nobody is not None
    assert (nobody.label, nobody.warning) == ("Attack nobody", STRUCK_NOBODY)
    then = asked(session, "bottom long-stride").option("stay")
    assert then is not None
    assert then.warning == "", "who stays may attack by the same half"


@pytest.mark.rule("SCN-132")
def test_striking_nobody_else_stands_there_only_once_somebody_is_struck() -> None:
    session = turn(
        "two-knives",
        "quick-cut",
        hero="reedrunner",
        foes={"bell-husk-1": "6,4", "mudling-1": "4,4"},
    )
    first = asked(session, "top two-knives").option(DONE)
    second = asked(session, "top two-knives", "bell-husk-1").option(DONE)
    assert first is not None
    assert second is not None
    assert [first.label, second.label] == ["Attack nobody", "Attack nobody else"]
    assert second.warning == ""


@pytest.mark.rule("SCN-116")
def test_a_plain_use_says_that_it_is_one_and_what_it_stands_for() -> None:
    session = turn("pole-shove", "hauling-hook")
    plain = option(session, "attack pole-shove")
    assert plain.label == "Pole Shove: plain Attack 2."
    assert plain.tells == "Used instead of the printed top. Then the card is discarded."
    assert option(session, "top pole-shove").label.startswith("Pole Shove (top): ")


@pytest.mark.rule("SCN-117")
def test_the_end_of_a_turn_is_warned_of_while_a_half_could_do_something() -> None:
    session = turn("pole-shove", "hauling-hook", foes={"bell-husk-1": "6,4"})
    assert option(session, "done").warning == "You can still use a top and a bottom."
    assert session.decisions[0].preselected() == ""
    session.answer("bottom hauling-hook/stay")
    assert option(session, "done").warning == "You can still use a top."


@pytest.mark.rule("SCN-117")
def test_a_half_of_which_nothing_would_come_is_not_missed() -> None:
    session = turn("pole-shove", "hauling-hook")
    session.answer("bottom hauling-hook/stay")
    assert option(session, "attack pole-shove").warning == NOBODY
    assert option(session, "top pole-shove").warning == NOBODY
    assert option(session, "done").warning == ""
    assert session.decisions[0].moot == "done", "the turn is over by itself"
    assert turn("pole-shove", "breaker").decisions[0].moot == ""


@pytest.mark.rule("SCN-117")
def test_a_turn_does_not_end_by_itself_while_anything_could_come_of_it() -> None:
    for card, used in (("long-stride", "bottom"), ("old-work-songs", "top")):
        session = turn(card, "hauling-hook", on={"bargehand-figure": {"health": 3}})
        other = "attack" if used == "bottom" else "bottom"
        session.answer(f"{other} hauling-hook/{'' if other == 'attack' else 'stay'}")
        assert session.decisions[0].moot == "", card


@pytest.mark.rule("SCN-123")
@pytest.mark.parametrize(
    ("item", "why"),
    [
        ("bitter-draught", "You are at full Health."),
        ("barrel-lid", "All monsters have acted this round."),
    ],
)
def test_an_item_of_no_use_is_warned_of(item: str, why: str) -> None:
    session = turn("pole-shove", "hauling-hook", items=(item,))
    assert option(session, f"use {item}").warning == why
    hurt = turn(
        "pole-shove",
        "hauling-hook",
        items=(item,),
        foes={"bell-husk-1": "6,4"},
        on={"bargehand-figure": {"health": 3}},
    )
    if item == "bitter-draught":
        assert option(hurt, f"use {item}").warning == ""


@pytest.mark.rule("SCN-123")
def test_an_item_for_a_later_deed_says_that_none_is_left_in_this_turn() -> None:
    items = ("hobnailed-boots", "whetstone", "long-tube", "tin-mirror")
    session = turn("pole-shove", "hauling-hook", items=items, foes={"bell-husk-1": "6,4"})
    assert {option(session, f"use {item}").warning for item in items} == {""}
    session.answer("bottom hauling-hook/stay")
    waits = "You have no move left this turn: the item waits."
    assert option(session, "use hobnailed-boots").warning == waits
    assert option(session, "use whetstone").warning == ""
    session.answer("use tin-mirror")


@pytest.mark.rule("SCN-118")
def test_where_nobody_can_go_to_stay_is_no_waste() -> None:
    session = turn("pole-shove", "hauling-hook", on={"bargehand-figure": {"mired": 1}})
    assert option(session, "bottom pole-shove").warning
    place = asked(session, "bottom pole-shove")
    assert place.preselected() == "stay"


@pytest.mark.rule("SCN-120")
def test_going_into_a_closed_door_says_what_comes_of_it() -> None:
    session = night({"reedrunner": "3,3"}, zones={"chosen:0": ["quick-cut", "heron-step"]})
    goes = asked(session, "bottom quick-cut").options
    told = {option.key: option.tells for option in goes if option.tells}
    assert told == {"4,3": OPENS}


@pytest.mark.rule("SCN-134")
def test_who_is_struck_is_asked_by_whom() -> None:
    session = acting("mudling-footsteps", {"bargehand": "5,4"}, {"mudling-1": "6,4"})
    assert session.decision is not None
    words = "Mudling 1 strikes The Bargehand: 2 damage. How do you respond?"
    assert session.decision.ask == words

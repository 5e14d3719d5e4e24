"""What one points at or drops means what it looks like: halves on whom they strike, and a rest."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.scenario.night.vain_uses import warning_of
from tabletop.play.ports.port import Port
from tests.games.scenario.night import acting as strikes
from tests.games.scenario.night import night
from ui.seat import gestures

SWINGS = {"chosen:0": ["broad-swing", "pole-shove"]}


def acting(monsters: dict[str, str], zones: dict[str, list[str]]) -> Session:
    """The turn of a Bargehand who stands in the middle of a room."""
    return night(
        {"bargehand": "1,2"}, monsters, zones=zones, on={zones["chosen:0"][0]: {"lead": 1}}
    )


def meant(session: Session, name: str, zone: str) -> list[tuple[str, ...]]:
    """What a drop of the piece called *name* on *zone* may say."""
    return [each.keys for each in Port(session, 0).dropped(session.table.named(name).id, zone)]


@pytest.mark.rule("SCN-132")
def test_who_alone_stands_beside_is_struck_by_what_strikes_all_that_do() -> None:
    session = acting({"mudling-1": "1,1"}, SWINGS)
    assert ("top broad-swing",) in meant(session, "broad-swing", "1,1")
    assert ("top broad-swing",) in meant(session, "bargehand-figure", "1,1")
    aimed = Port(session, 0).aimed(session.table.named("mudling-1").id)
    assert ("top broad-swing",) in [each.keys for each in aimed]


@pytest.mark.rule("SCN-116")
def test_a_plain_use_is_not_offered_beside_a_half_that_does_as_much() -> None:
    session = acting({"mudling-1": "1,1"}, {"chosen:0": ["plant-the-feet", "hauling-hook"]})
    assert meant(session, "plant-the-feet", "1,1") == [("top plant-the-feet", "mudling-1")]
    assert meant(session, "hauling-hook", "1,3") == [("bottom hauling-hook", "1,3")]
    hooked = meant(session, "hauling-hook", "1,1")
    assert ("attack hauling-hook", "mudling-1") in hooked, "which does not pull"
    lost = acting({"mudling-1": "1,1"}, {"chosen:0": ["breaker", "pole-shove"]})
    assert ("attack breaker", "mudling-1") in meant(lost, "breaker", "1,1"), "which keeps the card"


@pytest.mark.rule("SCN-118")
def test_a_half_dropped_too_far_away_is_refused_for_the_way() -> None:
    session = acting({}, {"chosen:0": ["pole-shove", "plant-the-feet"]})
    card = session.table.named("pole-shove").id
    far = next(
        zone for zone in session.table.zones
        if zone.count(",") == 1 and not Port(session, 0).dropped(card, zone)
        and "no unused half" in Port(session, 0).refuse(card, zone).why
    )  # fmt: skip
    assert Port(session, 0).refuse(card, far).rule == "SCN-118"


@pytest.mark.rule("SCN-028")
def test_a_short_rest_says_what_it_costs_and_no_click_alone_begins_it() -> None:
    worn = ["pole-shove", "plant-the-feet"]
    session = night({"bargehand": "1,2"}, zones={"discard:0": worn}, step="short_rests", args={})
    asked = session.decision
    assert asked is not None
    rest = asked.option("rest")
    assert rest is not None
    assert rest.tells == "Lose one of 2 discarded cards at random and take the others back."
    card = session.table.named("pole-shove").id
    assert [o.key for o in gestures.meant(asked, card, "discard:0", ())] == ["rest"]
    assert gestures.clicked(asked, card, "discard:0", ()) is None
    assert meant(session, "pole-shove", "hand:0") == [("rest",)]


@pytest.mark.rule("SCN-134")
def test_the_hero_that_is_struck_stands_for_all_answers_to_the_blow() -> None:
    session = strikes("mudling-footsteps", {"bargehand": "5,4"}, {"mudling-1": "6,4"})
    question, hero = session.decision, session.table.named("bargehand-figure")
    assert question is not None
    assert question.rule == "SCN-134"
    offered = gestures.meant(question, hero.id, hero.zone, ())
    assert [option.key for option in offered] == [option.key for option in question.legal()]
    assert len(offered) > 1


@pytest.mark.rule("SCN-137")
@pytest.mark.parametrize(
    ("lost", "warning"),
    [
        (0, "You are at full Health."),
        (1, "This heals only 1, not 3: you have lost no more."),
        (2, ""),
    ],
)
def test_healing_of_which_more_than_half_is_lost_is_warned_of(lost: int, warning: str) -> None:
    session = acting({}, {**SWINGS, "items:0": ["bitter-draught"]})
    hero = session.table.named("bargehand-figure")
    hero.counters["health"] -= lost
    check = warning_of("bitter-draught", "text")
    assert check is not None
    assert check(session.table, hero) == warning

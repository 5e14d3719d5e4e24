"""Blood Moon: how it rises and ends, and Day and Night."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.modules.bloodmoon import moon
from tabletop.games.darkest.modules.bloodmoon.bites import WOLF
from tabletop.play.shelf.game_shelf import game_called
from tests.games.darkest.bloodmoon.moonlit import (
    ATLAS,
    full,
    is_lycanthrope,
    is_night,
    is_up,
    moonlit,
    where,
)
from tests.games.darkest.laying import TRIO, answer, has, keys, names

MOST, LEAST = 6, 1
"""What dice show that win and lose any fight here."""


def decks_of_its_own() -> dict[str, list[str]]:
    """Two cards of its Adventures and one of its Spells, whichever there are."""
    mine = [c for c in content.boxed() if content.module_of(c.id) == "bloodmoon"]
    adventures = [c.id for c in mine if isinstance(c, content.Enemy)][:2]
    spells = [c.id for c in mine if isinstance(c, content.Spell)][:1]
    return {
        "bloodmoon-adventures": adventures,
        "bloodmoon-spells": spells,
        "adventure": ["marsh-cat", "heron"],
        "spell-discard": ["mending"],
        **ATLAS,
    }


def meets(*cards: str, coming: tuple[int, ...] = (), **more):  # type: ignore[no-untyped-def]
    """The party is about to turn up the first of *cards* on its space; the dice come."""
    zones = {**decks_of_its_own(), "pile:1": [*cards], **more.pop("zones", {})}
    return moonlit(coming=coming, zones=zones, **more)


def is_hurt(*chart: int, card: str = "wolf", **more):  # type: ignore[no-untyped-def]
    """The dwarf has lost to a Wolf before the Blood Moon is up, and rolls on the chart."""
    session = meets(card, coming=(LEAST, MOST, 2, *chart), up=False, **more)
    return answer(session, "forward", "strength")


# --- it rises ------------------------------------------------------------------------------------


@pytest.mark.rule("DTB-003", "DTB-005", "DTB-025")
def test_whom_a_wolf_hurts_rolls_on_the_chart() -> None:
    session = is_hurt(3, tokens=full(4))
    assert has(session, "dwarf", "life") == 2  # one to the Wolf, one to the chart
    assert not is_up(session)
    assert where(session) == "bloodmoon-beside"


@pytest.mark.rule("DTB-004")
def test_wolves_are_the_core_s_and_the_packs() -> None:
    wolves = {c.id for c in content.of_kind("enemy") if c.breed == WOLF}  # type: ignore[attr-defined]
    assert wolves == {"wolf"}
    enemies = [c for c in content.boxed() if isinstance(c, content.Enemy)]
    named = {c.id for c in enemies if c.name in ("Pack of Wolves", "Winter Wolf", "Big Bad Wolf")}
    assert "reaper-pack-of-wolves" in named
    assert {c.id for c in enemies if c.breed == WOLF} == named


@pytest.mark.rule("DTB-003", "DTB-004")
def test_no_other_animal_does_it() -> None:
    session = is_hurt(card="boar", tokens=full(4))
    assert has(session, "dwarf", "life") == 3
    assert not any(line.rule == "DTB-003" for line in session.lines)


@pytest.mark.rule("DTB-005", "DTB-003")
def test_who_is_saved_by_armour_is_not_hurt() -> None:
    session = meets(
        "wolf", coming=(LEAST, MOST, MOST), up=False, zones={"items:0": ["armour"]}, tokens=full(4)
    )
    answer(session, "forward", "strength", "armour")
    assert has(session, "dwarf", "life") == 4
    assert not any(line.rule == "DTB-003" for line in session.lines)


@pytest.mark.rule("DTB-003")
def test_who_dies_of_it_does_not_roll() -> None:
    session = is_hurt(tokens={**full(4), "dwarf": {"life": 1, "fate": 0}})
    assert "dwarf" in names(session, "graveyard")
    assert not any(line.rule == "DTB-003" for line in session.lines)


@pytest.mark.rule("DTB-003", "DTB-013")
def test_while_it_is_up_wolves_are_only_wolves() -> None:
    session = meets("wolf", coming=(LEAST, MOST), tokens=full(4), bitten=(2,), night=True)
    answer(session, "forward", "strength")
    assert has(session, "dwarf", "life") == 3
    assert not any(line.rule == "DTB-003" for line in session.lines)


@pytest.mark.rule("DTB-006", "DTB-007", "DTB-008", "DTB-009")
def test_a_1_bites_and_the_blood_moon_rises_by_day() -> None:
    session = is_hurt(1, tokens=full(4))
    assert is_lycanthrope(session, 0)
    assert is_up(session)
    assert not is_night(session)
    assert not session.table["bloodmoon-spells"]
    assert not session.table["spell-discard"]
    assert any(name.startswith("bloodmoon-") for name in names(session, "spell"))


@pytest.mark.rule("DTB-006")
def test_a_1_that_fate_turns_brings_the_moon_and_bites_nobody() -> None:
    tokens = {**full(4), "dwarf": {"life": 4, "fate": 2}}
    session = is_hurt(1, tokens=tokens)
    while "fate" not in keys(session) or not is_up(session):
        answer(session, "keep")
    session.table.named("die")
    answer(session, "fate")
    assert is_up(session)
    assert has(session, "dwarf", "fate") == 1


@pytest.mark.rule("DTB-025")
def test_a_5_after_a_wolf_turns_to_the_next_and_behind_the_last_to_nobody() -> None:
    session = is_hurt(5, 3, tokens=full(4))
    assert [has(session, name, "life") for name in TRIO] == [3, 3, 4]
    session = is_hurt(5, 5, 5, tokens=full(4))
    assert [has(session, name, "life") for name in TRIO] == [3, 4, 4]


@pytest.mark.rule("DTB-007")
def test_once_it_is_up_its_deck_is_drawn_from() -> None:
    session = moonlit(step="draw", coming=(2, 6, 6, 6), zones=decks_of_its_own())
    drawn = names(session, "pile:1")
    assert len(drawn) == 2
    assert all(name.startswith("bloodmoon-") for name in drawn)
    session = moonlit(step="draw", coming=(2, 6, 6, 6), zones=decks_of_its_own(), up=False)
    assert sorted(names(session, "pile:1")) == ["heron", "marsh-cat"]


@pytest.mark.rule("DTB-008")
def test_who_has_a_card_ignores_the_result() -> None:
    session = moonlit(step="arrive", at=3, stands=3, coming=(1,), bitten=(0,), tokens=full(4))
    assert len(names(session, "quest:0")) == 1
    assert len(session.table["bloodmoon-lycanthropes"]) == 5
    assert where(session) == "bloodmoon-beside"


# --- it ends --------------------------------------------------------------------------------------


@pytest.mark.rule("DTB-010", "DTB-011")
def test_when_the_last_lycanthrope_dies_it_is_over_and_the_spells_stay() -> None:
    event = lasting("night")
    session = meets(
        "adder",
        coming=(LEAST, MOST),
        stands=4,
        bitten=(0,),
        night=True,
        zones={"lasting": [event]},
        tokens={**full(4), "dwarf": {"life": 1, "fate": 0, "strength": 1}},
    )
    answer(session, "forward", "strength")
    assert "dwarf" in names(session, "graveyard")
    assert not is_up(session)
    assert not is_night(session)
    assert where(session) == "bloodmoon-beside"
    assert not session.table["lasting"]
    assert session.table.count("foes-more") == session.table.count("foes-less") == 0


@pytest.mark.rule("DTB-010")
def test_while_another_is_left_it_goes_on() -> None:
    session = meets(
        "adder",
        coming=(LEAST, MOST),
        bitten=(0, 2),
        tokens={**full(4), "dwarf": {"life": 1, "fate": 0, "strength": 1}},
    )
    answer(session, "forward", "strength")
    assert is_up(session)


@pytest.mark.rule("DTB-012")
def test_without_a_lycanthrope_it_ends_in_a_village_and_not_before() -> None:
    session = meets(
        "adder",
        coming=(LEAST, MOST),
        tokens={**full(4), "dwarf": {"life": 1, "fate": 0, "strength": 1}},
    )
    answer(session, "forward", "strength")
    assert "dwarf" in names(session, "graveyard")
    assert is_up(session)
    session = moonlit(step="home", at=1, stands=2)
    assert not is_up(session)
    assert where(session) == "bloodmoon-beside"


@pytest.mark.rule("DTB-012", "DTB-010")
def test_with_one_it_goes_on_in_a_village() -> None:
    assert is_up(moonlit(step="home", at=1, bitten=(2,)))


def test_what_hands_take_away_is_a_cure_too() -> None:
    session = moonlit(at=2, bitten=(0,))
    card = session.table["quest:0"][0]
    session.override("move", piece=card.id, zone="bloodmoon-lycanthropes")
    assert is_up(session)
    answer(session, "forward", "order")
    assert session.table.count("at") == 3
    assert not is_up(session)


# --- Day and Night --------------------------------------------------------------------------------


def lasting(side: str) -> str:
    """A Lunar Event of that side."""
    found = [c for c in content.boxed() if isinstance(c, content.Event) and c.lasts == side]
    mine = [c.id for c in found if content.module_of(c.id) == "bloodmoon"]
    assert mine, "the deck has one"
    return mine[0]


@pytest.mark.rule("DTB-014")
def test_an_event_turns_day_and_night_before_it_is_met() -> None:
    session = meets("good-weather", night=False)
    assert not is_night(session)
    answer(session, "forward")
    assert is_night(session)
    session = answer(meets("good-weather", night=True), "forward")
    assert not is_night(session)


@pytest.mark.rule("DTB-014", "DTB-013")
def test_without_a_blood_moon_events_turn_nothing() -> None:
    assert not is_night(answer(meets("good-weather", up=False), "forward"))


@pytest.mark.rule("DTB-015")
@pytest.mark.parametrize("night", [False, True])
def test_a_lunar_event_sets_its_side_and_stays_until_that_changes(night: bool) -> None:
    event = lasting("night")
    session = answer(meets(event, "good-weather", night=night), "forward")
    while event not in names(session, "lasting"):
        answer(session, keys(session)[0])
    assert is_night(session)
    while is_night(session):
        answer(session, "forward" if "forward" in keys(session) else keys(session)[0])
    assert event not in names(session, "lasting")
    assert event in names(session, "bloodmoon-discard")


@pytest.mark.rule("DTB-015")
def test_several_can_be_in_play() -> None:
    by_night = [
        c.id
        for c in content.boxed()
        if isinstance(c, content.Event) and c.lasts == "night" and c.id.startswith("bloodmoon")
    ]
    session = answer(meets(by_night[1], zones={"lasting": [by_night[0]]}, night=True), "forward")
    while by_night[1] not in names(session, "lasting"):
        answer(session, keys(session)[0])
    assert {*names(session, "lasting")} == {*by_night[:2]}


@pytest.mark.rule("DTB-016", "DTB-017")
@pytest.mark.parametrize(("up", "night", "against"), [(0, 0, 2), (1, 0, 1), (1, 1, 3)])
def test_enemies_have_less_by_day_and_more_by_night(up: int, night: int, against: int) -> None:
    session = answer(meets("wolf", up=bool(up), night=bool(night)), "forward")
    assert session.decision is not None
    assert f"against {against}" in session.decision.options[0].label


@pytest.mark.rule("DTB-016")
def test_by_day_a_shot_does_not_beat_what_has_a_strength_left() -> None:
    weak = next(c.id for c in content.of_kind("enemy") if c.strength == 1)  # type: ignore[attr-defined]
    session = meets(weak, coming=(1, LEAST, LEAST), zones={"items:0": ["yew-bow"]})
    answer(session, "forward", "shoot")
    assert weak in names(session, "pile:1")
    assert "against 0" in session.decision.options[0].label  # type: ignore[union-attr]


@pytest.mark.rule("DTB-017")
def test_guardian_combat_is_not_changed() -> None:
    laid = {"guardians": ["wolf"], "ground:6": ["crags"]}
    session = moonlit(
        step="guardian_combat", at=6, to="crags", night=True, zones=laid, counters={"guarding": 1},
        coming=(2, 2, 2, 2),
    )  # fmt: skip
    told = next(line for line in session.lines if line.rule == "DTC-228")
    assert told.parts == ["8", "2", "10", "0"]


def test_its_deck_has_a_number_of_its_own() -> None:
    assert moon.ADVENTURES.number == 10


@pytest.mark.rule("DTB-014")
@pytest.mark.parametrize(("up", "night"), [(0, 0), (1, 0), (1, 1)])
def test_by_night_all_landscapes_lie_in_the_dark(up: int, night: int) -> None:
    session = moonlit(up=bool(up), night=bool(night))
    weather = game_called("darkest+bloodmoon").spaces(session.table)["road"].weather
    assert (weather == "night") == bool(night)


@pytest.mark.rule("DTB-014")
@pytest.mark.parametrize(("laid", "night"), [(3, True), (-2, False)])
def test_whatever_hands_have_counted_it_is_day_or_night(laid: int, night: bool) -> None:
    session = meets("good-weather", night=True)
    session.override("count", piece=-1, counter="bloodmoon-night", value=laid)
    assert is_night(session) == night
    answer(session, "forward")
    assert is_night(session) != night

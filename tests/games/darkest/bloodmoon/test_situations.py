"""Blood Moon: hard cases, where several of its rules meet."""

from __future__ import annotations

import pytest

from tests.games.darkest.bloodmoon.moonlit import (
    ATLAS,
    WITH_REAPER,
    full,
    is_lycanthrope,
    is_night,
    is_up,
    moonlit,
    where,
)
from tests.games.darkest.bloodmoon.test_den import on_trip
from tests.games.darkest.laying import TRIO, answer, has, names

RULES = "DTB-021", "DTB-029"


@pytest.mark.rule("DTB-010", "DTB-022", "DTB-025")
def test_the_last_lycanthrope_dies_by_the_chart_and_nobody_else_rolls() -> None:
    tokens = {**full(4), "dwarf": {"life": 1, "fate": 0}}
    session = moonlit(step="arrive", at=3, stands=3, coming=(3,), bitten=(0,), tokens=tokens)
    assert "dwarf" in names(session, "graveyard")
    assert not is_up(session)
    assert where(session) == "bloodmoon-beside"
    rolled = [line.parts[0] for line in session.lines if "rolls" in line.words]
    assert rolled == ["Dwarf"]
    assert session.table.count("bloodmoon-contact") == 0


@pytest.mark.rule("DTB-010", "DTB-013", "DTB-040")
def test_cured_on_the_way_to_the_den_the_party_still_has_day_and_night() -> None:
    session = on_trip(step="onward", at=2, up=True, night=True, bitten=(1,), stands=1)
    card = session.table["quest:1"][0]
    session.override("move", piece=card.id, zone="bloodmoon-cured")
    answer(session, "forward", "order")
    assert not is_up(session)  # it has set
    assert is_night(session)  # but the trip goes on
    assert where(session) != "bloodmoon-beside"
    assert session.table.count("foes-more") == 1


@pytest.mark.rule("DTB-027", "DTB-028", "DTB-029")
def test_a_lead_who_dies_of_the_attack_does_not_roll_and_calls_the_reaper() -> None:
    tokens = {**full(4), "dwarf": {"life": 1, "fate": 0}}
    session = moonlit(
        coming=(1, 6, 1, 1),
        bitten=(2,),
        tokens=tokens,
        zones={"pile:1": ["toll"], "reaper-beside": ["reaper-figure"]},
        options=WITH_REAPER,
    )
    answer(session, "forward")
    assert "dwarf" in names(session, "graveyard")
    assert not any(line.rule == "DTB-022" for line in session.lines)
    assert names(session, "reaper-road:1") == ["reaper-figure"]
    assert is_up(session)


@pytest.mark.rule("DTB-021", "DTB-027", "DTB-022", "DTX-009")
def test_the_1_of_an_attacking_lycanthrope_brings_the_werewolf_on_as_well() -> None:
    session = moonlit(
        at=3,
        stands=2,
        coming=(1, 2, 6, 5, 2),
        bitten=(2,),
        tokens=full(4),
        zones={"pile:3": ["toll"]},
    )
    answer(session, "forward")
    told = [f"{line.rule} {line.words}" for line in session.lines]
    steps, fights = (told.index(next(t for t in told if t.startswith(r))) for r in RULES)
    assert steps < fights < told.index("DTB-022 {} rolls {}.")
    assert has(session, "dwarf", "strength") == 2  # it is mauled once the Event is done with
    assert where(session) == "bloodmoon-beside"


@pytest.mark.rule("DTB-028", "DTB-025", "DTB-008")
def test_a_5_after_an_attack_turns_to_the_next_who_may_be_bitten() -> None:
    session = moonlit(
        coming=(1, 6, 1, 1, 5, 1), bitten=(2,), tokens=full(4), zones={"pile:1": ["toll"]}
    )
    answer(session, "forward")
    assert not is_lycanthrope(session, 0)
    assert is_lycanthrope(session, 1)
    assert [has(session, name, "life") for name in TRIO] == [3, 4, 4]


@pytest.mark.rule("DTB-006", "DTB-014", "DTB-020")
def test_once_it_has_risen_the_next_road_dice_and_events_count() -> None:
    session = moonlit(
        coming=(1, 6, 2, 1, 6, 1, 1),
        up=False,
        tokens=full(4),
        zones={"pile:1": ["wolf", "toll"], **ATLAS},
    )
    answer(session, "forward", "strength")
    assert is_up(session)
    assert where(session) == "bloodmoon-beside"  # no Road dice showed that 1
    answer(session, "strength", "forward")  # the Elf beats it by Day
    assert is_night(session)

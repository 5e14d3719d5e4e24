"""Blood Moon: how the Werewolf comes onto the road, walks, and meets the party."""

from __future__ import annotations

import pytest

from tabletop import new_game
from tabletop.games.darkest.ground.place_codes import code_of
from tabletop.games.darkest.modules.bloodmoon.figure import CHART, WEREWOLF
from tabletop.play.shelf.game_shelf import game_called
from tests.games.darkest.bloodmoon.moonlit import (
    ATLAS,
    ON,
    drawing,
    full,
    is_lycanthrope,
    is_up,
    moonlit,
    where,
)
from tests.games.darkest.laying import QUIET, TRIO, answer, has, keys, names

FOUND = (1, 4, 4, 4, 4)
"""A draw die of 1 finds the Crags, where nothing happens to the three of them."""


@pytest.mark.rule("DTB-001", "DTB-002")
def test_at_set_up_the_werewolf_stands_beside_the_village_and_its_cards_are_apart() -> None:
    session = new_game("darkest", seats=1, seed=5, options=ON)
    assert where(session) == "bloodmoon-beside"
    for zone in ("adventure", "spell", "troves"):
        assert not any(p.name.startswith("bloodmoon-") for p in session.table[zone])
    assert not any(p.name.startswith("bloodmoon-") for p in session.table["ground:1"])


def test_its_chart_stands_on_it() -> None:
    printed = game_called("darkest+bloodmoon").printed(WEREWOLF.piece)
    assert printed.sentences == CHART


@pytest.mark.rule("DTB-020", "DTB-021")
def test_a_natural_1_of_the_road_dice_puts_it_on_the_first_space_and_no_further() -> None:
    session = drawing(1, 2, *[3] * 9, at=4)
    assert where(session) == "bloodmoon-road:1"


@pytest.mark.rule("DTB-020")
def test_no_other_number_brings_it_nor_a_1_of_another_roll() -> None:
    assert where(drawing(3, at=4)) == "bloodmoon-beside"
    session = moonlit(step="arrive", at=6, to="chapel", coming=(1,), on={"monk": {"alignment": 1}})
    assert where(session) == "bloodmoon-beside"


@pytest.mark.rule("DTB-020", "DTB-013")
def test_without_a_blood_moon_no_1_brings_it_but_on_a_trip_to_the_den_it_does() -> None:
    assert where(drawing(1, 2, *[3] * 9, at=4, up=False)) == "bloodmoon-beside"
    session = drawing(1, 2, *[3] * 9, at=4, up=False, counters={"bloodmoon-shines": 1})
    assert where(session) == "bloodmoon-road:1"


@pytest.mark.rule("DTB-021")
def test_the_second_1_of_the_same_throw_moves_it() -> None:
    session = drawing(1, 1, 2, *[3] * 9, at=5)
    assert where(session) == "bloodmoon-road:2"


@pytest.mark.rule("DTB-021")
@pytest.mark.parametrize(("stands", "comes"), [(1, 2), (6, 5), (2, 3)])
def test_each_1_is_a_step_toward_the_party(stands: int, comes: int) -> None:
    assert where(drawing(1, 2, *[3] * 9, at=4, stands=stands)) == f"bloodmoon-road:{comes}"


@pytest.mark.rule("DTB-021", "DTB-020")
def test_fate_takes_no_step_back_and_a_road_die_rolled_again_may_bring_it() -> None:
    tokens = {**QUIET, "dwarf": {"fate": 1}}
    session = answer(drawing(1, 1, 2, *[3] * 9, at=4, stands=1, tokens=tokens), "die 0")
    assert where(session) == "bloodmoon-road:3"
    session = answer(drawing(3, 1, 2, *[3] * 9, at=4, tokens=tokens), "die 0")
    assert where(session) == "bloodmoon-road:1"


@pytest.mark.rule("DTB-022", "DTB-023")
def test_on_contact_the_first_rolls_and_a_2_sends_it_away() -> None:
    session = drawing(*FOUND, 2, *[3] * 9, at=4, stands=3, tokens=full(3))
    assert where(session) == "bloodmoon-beside"
    assert [has(session, name, "life") for name in TRIO] == [2, 3, 3]
    assert has(session, "dwarf", "strength") == 2
    told = "".join(line.words.format(*line.parts) for line in session.lines)
    assert "Dwarf rolls 2.The Werewolf chart: mauled; lose 1 Life and 1 Strength." in told


@pytest.mark.rule("DTB-022", "DTB-023", "DTB-008")
def test_a_1_bites_and_sends_it_away_too() -> None:
    session = drawing(*FOUND, 1, *[3] * 9, at=4, stands=3, tokens=full(3))
    assert is_lycanthrope(session, 0)
    assert where(session) == "bloodmoon-beside"
    assert [has(session, name, "life") for name in TRIO] == [3, 3, 3]


@pytest.mark.rule("DTB-022", "DTB-024")
def test_on_other_numbers_the_next_rolls_and_without_a_1_or_2_it_stays() -> None:
    session = drawing(
        *FOUND, 3, 4, 6, at=4, stands=3, tokens=full(3), zones={"followers:1": ["squire"]}
    )
    answer(session, keys(session)[0])  # the only Follower
    assert where(session) == "bloodmoon-road:4"
    assert [has(session, name, "life") for name in TRIO] == [2, 3, 3]
    assert names(session, "followers:1") == []
    assert has(session, "monk", "fate") == 1


@pytest.mark.rule("DTB-022")
def test_whoever_is_hunted_without_a_follower_loses_gold() -> None:
    tokens = {**full(3), "dwarf": {"life": 3, "gold": 2, "fate": 0}}
    session = drawing(*FOUND, 4, 2, at=4, stands=3, tokens=tokens)
    assert has(session, "dwarf", "gold") == 1


@pytest.mark.rule("DTB-022")
def test_the_hunted_one_picks_the_follower() -> None:
    zones = {"followers:0": ["squire", "guide"]}
    session = drawing(*FOUND, 4, 2, at=4, stands=3, zones=zones)
    assert len(keys(session)) == 2
    answer(session, keys(session)[1])
    assert names(session, "followers:0") == ["squire"]


@pytest.mark.rule("DTB-025", "DTB-024")
def test_a_5_does_nothing_and_the_next_rolls() -> None:
    session = drawing(*FOUND, 5, 5, 5, at=4, stands=3, tokens=full(3))
    assert [has(session, name, "life") for name in TRIO] == [3, 3, 3]
    assert where(session) == "bloodmoon-road:4"


@pytest.mark.rule("DTB-024")
def test_where_it_stays_the_next_1_brings_contact_again() -> None:
    session = moonlit(
        step="arrive",
        at=3,
        stands=3,
        coming=(3, 3, 3, 1, 4, 4, 4, 4, 6, 2),
        tokens=full(4),
        zones=ATLAS,
    )
    assert [has(session, name, "life") for name in TRIO] == [3, 2, 3]
    assert has(session, "dwarf", "fate") == 1
    assert where(session) == "bloodmoon-beside"


@pytest.mark.rule("DTB-022", "DTB-024")
def test_a_party_that_walks_onto_its_space_meets_it_before_all_else() -> None:
    session = moonlit(step="arrive", at=3, stands=3, coming=(3, 3, 2), tokens=full(3))
    assert [has(session, name, "life") for name in TRIO] == [2, 2, 2]
    assert where(session) == "bloodmoon-beside"


@pytest.mark.rule("DTB-006")
def test_fate_may_turn_a_die_of_its_chart() -> None:
    tokens = {**full(3), "dwarf": {"life": 3, "fate": 1}}
    session = moonlit(step="arrive", at=3, stands=3, coming=(1, 6, 2), tokens=tokens)
    answer(session, "fate")
    assert not is_lycanthrope(session, 0)
    assert has(session, "dwarf", "fate") == 1  # spent, and gained by the 6


@pytest.mark.rule("DTB-026")
def test_in_a_village_it_leaves_the_road() -> None:
    session = moonlit(step="home", at=1, stands=3, bitten=(1,))
    assert where(session) == "bloodmoon-beside"
    assert is_up(session)


@pytest.mark.rule("DTB-026")
def test_on_another_road_it_is_not() -> None:
    session = moonlit(
        step="carried",
        at=3,
        stands=2,
        counters={"bound": code_of("forest")},
        zones=ATLAS,
        bitten=(1,),
    )
    assert names(session, "ground:6") == ["forest"]
    assert where(session) == "bloodmoon-beside"


@pytest.mark.rule("DTB-026")
def test_into_the_tower_it_does_not_follow() -> None:
    session = moonlit(
        step="plain_of_peril",
        at=6,
        to="portal-of-power",
        stands=4,
        counters={"region": 2},
        bitten=(1,),
    )
    assert where(session) == "bloodmoon-beside"

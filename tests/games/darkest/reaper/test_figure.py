"""Reaper: how the Grim Reaper comes, walks, and meets the party."""

from __future__ import annotations

import pytest

from tabletop import new_game
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.regions import INNER
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.shelf.game_shelf import game_called
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names, party

QUIET = {name: {"fate": 0} for name in (*TRIO, "exorcist", "warrior")}
ON = put_in_play(["reaper"])


def reaped(*heroes: str, stands: int = 0, options=None, tokens=None, zones=None, **more):  # type: ignore[no-untyped-def]
    """A party with Reaper in play, he himself on a Road Space or (0) beside the village."""
    where = f"reaper-road:{stands}" if stands else "reaper-beside"
    laid = {where: ["reaper-figure"], **(zones or {})}
    return party(
        *heroes,
        zones=laid,
        options={**ON, **(options or {})},
        tokens=QUIET if tokens is None else tokens,
        **more,
    )


def where(session) -> str:  # type: ignore[no-untyped-def]
    """Where he is."""
    return session.table.zones[session.table.named("reaper-figure").zone].name


ATLAS = {"atlas": [c.id for c in content.of_kind("location") if c.id not in (*INNER.road, "city")]}
"""All locations that are not on the road."""


def drawing(*shown: int, at: int = 1, **more):  # type: ignore[no-untyped-def]
    """The party's draw roll is about to be made; these dice come."""
    return reaped(step="draw", at=at, coming=shown, **more)


@pytest.mark.rule("DTR-001", "DTR-002")
def test_at_set_up_he_stands_beside_the_village_and_his_cards_are_apart() -> None:
    session = new_game("darkest", seats=1, seed=5, options=ON)
    assert where(session) == "reaper-beside"
    laid = [p.name for p in session.table["reaper-adventures"]]
    assert len(laid) > 50
    assert laid != sorted(laid)
    assert not any(p.name.startswith("reaper-") for p in session.table["adventure"])
    assert not any(p.name.startswith("reaper-") for p in session.table["spell"])
    assert {p.name for p in session.table["reaper-spells"]} >= {"reaper-last-rites"}


@pytest.mark.rule("DTR-013")
@pytest.mark.parametrize(("stands", "comes"), [(1, 2), (6, 5), (2, 3)])
def test_each_one_is_a_step_toward_the_party(stands: int, comes: int) -> None:
    session = drawing(1, 2, *[3] * 9, at=4, stands=stands, zones=ATLAS)
    assert where(session) == f"reaper-road:{comes}"


@pytest.mark.rule("DTR-013")
def test_no_other_number_moves_him_and_none_moves_him_beside_the_village() -> None:
    assert where(drawing(2, at=4, stands=1)) == "reaper-road:1"
    assert where(drawing(1, 2, *[3] * 9, at=4, zones=ATLAS)) == "reaper-beside"


@pytest.mark.rule("DTR-014", "DTR-013")
def test_fate_takes_no_step_back_and_another_one_is_another_step() -> None:
    tokens = {**QUIET, "dwarf": {"fate": 1}}
    session = drawing(1, 1, 2, *[3] * 9, at=4, stands=1, tokens=tokens, zones=ATLAS)
    assert where(session) == "reaper-road:2"
    answer(session, "die 0")
    assert where(session) == "reaper-road:3"


@pytest.mark.rule("DTR-018", "DTR-019")
def test_on_contact_all_roll_once_the_place_is_done_and_he_leaves() -> None:
    # a 1 for cards brings him here; the City's fellow place is done; then 6, 6 and 6
    session = drawing(1, 6, 2, 2, 2, 6, 6, 6, at=2, stands=1, zones=ATLAS)
    while asked(session) != "DTC-126":
        answer(session, keys(session)[0])
    assert where(session) == "reaper-beside"
    assert session.table.count("reaper-contact") == 0


def contact(*shown: int, at: int = 3, **more):  # type: ignore[no-untyped-def]
    """The party arrives where he stands; these dice come."""
    return reaped(
        step="arrive",
        at=at,
        stands=at,
        coming=shown,
        on={"woods": {"visited": 1}, "fields": {"visited": 1}},
        **more,
    )


def lost(session, hero: str) -> dict[str, int]:  # type: ignore[no-untyped-def]
    """What the hero has less than it began with."""
    missing = {
        each: content.start(hero, each) - has(session, hero, each)
        for each in ("strength", "craft", "life")
    }
    return {each: n for each, n in missing.items() if n}


@pytest.mark.rule("DTR-018", "DTR-019")
def test_by_the_chart_a_1_costs_two_lives_and_a_2_or_3_a_score_or_a_life() -> None:
    session = contact(1, 2, 3)
    assert asked(session) == "DTR-018"
    assert keys(session) == ["strength", "life"]
    answer(session, "strength")
    assert keys(session) == ["craft", "life"]
    answer(session, "life")
    assert [lost(session, hero) for hero in TRIO] == [{"life": 2}, {"strength": 1}, {"life": 1}]
    assert where(session) == "reaper-beside"


@pytest.mark.rule("DTR-018")
def test_who_has_no_craft_left_loses_the_life() -> None:
    session = contact(3, 6, 6, tokens={**QUIET, "dwarf": {"craft": 0, "fate": 0}})
    assert has(session, "dwarf", "life") == content.start("dwarf", "life") - 1
    assert has(session, "monk", "fate") == 1


@pytest.mark.rule("DTR-018")
def test_whoever_has_two_lives_dies_of_a_1() -> None:
    session = contact(1, 6, 6, tokens={**QUIET, "dwarf": {"life": 2, "fate": 0}})
    assert "dwarf" in names(session, "graveyard")


@pytest.mark.rule("DTR-095")
def test_by_the_table_option_the_chart_is_grim() -> None:
    session = contact(1, 2, 3, options={"reaper-chart": "grim"})
    assert "dwarf" in names(session, "graveyard")
    assert lost(session, "elf") == {"strength": 1, "life": 1}
    assert lost(session, "monk") == {"craft": 1, "life": 1}


@pytest.mark.rule("DTR-018")
def test_the_ferryman_takes_a_follower_or_a_life() -> None:
    zones = {"followers:0": ["squire", "porter"]}
    session = contact(4, 4, 6, zones=zones)
    assert asked(session) == "DTC-009"
    answer(session, str(session.table.named("porter").id))
    assert names(session, "followers:0") == ["squire"]
    assert "porter" in names(session, "discard")
    assert has(session, "dwarf", "life") == content.start("dwarf", "life")
    assert has(session, "elf", "life") == content.start("elf", "life") - 1


@pytest.mark.rule("DTR-020")
def test_after_a_wrong_name_all_roll_and_he_begins_anew() -> None:
    session = contact(5, 6, 6)
    assert where(session) == "reaper-road:1"
    assert has(session, "monk", "fate") == 1


@pytest.mark.rule("DTR-085")
def test_a_wrong_name_on_the_first_space_sends_him_off() -> None:
    assert where(contact(5, 6, 6, at=1)) == "reaper-beside"


@pytest.mark.rule("DTR-009", "DTR-084")
def test_who_dies_by_the_chart_calls_neither_him_nor_his_deck() -> None:
    session = contact(1, 6, 6, options={"reaper-chart": "grim"})
    assert "dwarf" in names(session, "graveyard")
    assert where(session) == "reaper-beside"
    assert session.table.count("reaper-up") == 0


@pytest.mark.rule("DTR-033")
def test_no_fate_turns_the_chart_but_for_who_destroys_spirits() -> None:
    of = next(c.id for c in content.of_kind("hero") if "destroy Spirits" in c.text)
    tokens = {"dwarf": {"fate": 3}, of: {"fate": 1}, "elf": {"fate": 3}}
    session = reaped(
        "dwarf", of, "elf", step="arrive", at=3, stands=3, coming=(2, 2, 6, 6), tokens=tokens,
        on={"woods": {"visited": 1}},
    )  # fmt: skip
    answer(session, "strength")
    assert asked(session) == "DTC-B03"
    answer(session, "fate")
    assert has(session, of, "strength") == content.start(of, "strength")
    assert has(session, "dwarf", "fate") == 3
    assert has(session, "dwarf", "strength") == content.start("dwarf", "strength") - 1


@pytest.mark.rule("DTR-015")
def test_carried_to_another_road_the_party_finds_him_on_its_first_space() -> None:
    bound = 10 + [c.id for c in content.of_kind("location")].index("tavern")
    session = reaped(step="carried", at=5, stands=4, counters={"bound": bound}, zones=ATLAS,
                     coming=(4, 4, 4), tokens=QUIET)  # fmt: skip
    assert names(session, "ground:6") == ["tavern"]
    assert where(session) == "reaper-road:1"


@pytest.mark.rule("DTR-016")
def test_in_a_village_the_party_has_left_him_behind() -> None:
    session = reaped(step="home", at=1, stands=3)
    assert where(session) == "reaper-beside"


@pytest.mark.rule("DTR-018")
def test_his_chart_stands_on_him_for_all_to_read() -> None:
    printed = game_called("darkest+reaper").printed("reaper-figure")
    assert [line[:2] for line in printed.sentences] == ["1:", "2:", "3:", "4:", "5:", "6:"]
    assert game_called("darkest+reaper").printed("reaper-sexton").kind == "Enemy"

"""Chapters C3 to C5: setting out, the road, dropping, teleports, crossing over."""

from __future__ import annotations

import re

import pytest

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party import heroes
from tests.games.darkest.laying import (
    answer,
    asked,
    has,
    keys,
    names,
    party,
    piece,
    why,
)

QUIET = {"dwarf": {"fate": 0}, "elf": {"fate": 0}, "monk": {"fate": 0}}
"""Nobody is asked for Fate."""


def setting_out(region: str = "inner", **more):  # type: ignore[no-untyped-def]
    """A party that is asked where the road leads."""
    laid = {"atlas": [card.id for card in content.of_kind("location")]}
    to = "city" if region == "inner" else "temple"
    zones = {**laid, **more.pop("zones", {})}
    return party(step="set_out", at=0, to=to, zones=zones, tokens=QUIET, **more)


def ground(session) -> list[str]:  # type: ignore[no-untyped-def]
    """What lies lowest on each Road Space."""
    return [names(session, f"ground:{space}")[0] for space in range(1, 7)]


# --- C3: setting out ----------------


@pytest.mark.rule("DTC-098", "DTC-108", "DTC-058", "DTC-060", "DTC-057", "DTC-097", "DTC-049")
def test_an_aid_is_chosen_by_its_name_and_lies_on_the_sixth_space() -> None:
    session = setting_out()
    assert {"city", "tavern", "chapel", "sentinel", "trove"} <= {*keys(session)}
    answer(session, "chapel", "order")
    assert ground(session) == ["fields", "plains", "woods", "hills", "ruins", "chapel"]
    assert heroes.at(session.table) == 1


@pytest.mark.rule("DTC-064", "DTC-065", "DTC-111", "DTC-067", "DTC-055")
def test_the_outer_road_and_its_destinations() -> None:
    session = setting_out("outer")
    named = {"castle", "temple", "warlocks-cave", "portal-of-power", "trove"}
    assert named <= {*keys(session)}
    answer(session, "warlocks-cave", "order")
    assert ground(session) == [
        "outer-hills",
        "outer-woods",
        "runes",
        "desert",
        "oasis",
        "warlocks-cave",
    ]


@pytest.mark.rule("DTC-109", "DTC-061", "DTC-110", "DTC-021")
@pytest.mark.parametrize(("shown", "where"), [(1, "graveyard"), (2, "crags"), (3, "forest")])
def test_a_trove_is_found_by_lot_and_laid_unseen(shown: int, where: str) -> None:
    session = setting_out(
        coming=(shown,), zones={"troves": ["helm", "aegis", "amulet", "mail-shirt"]}
    )
    answer(session, "trove")
    assert names(session, "ground:6") == [where]
    assert len(session.table["trove"]) == 3
    assert not any(card.face_up for card in session.table["trove"])
    assert len(session.table["troves"]) == 1


@pytest.mark.rule("DTC-110")
def test_by_the_table_option_more_lie_in_a_trove() -> None:
    session = setting_out(
        zones={"troves": ["helm", "aegis", "amulet", "mail-shirt"]}, options={"trove_items": "1"}
    )
    answer(session, "trove")
    assert len(session.table["trove"]) == 1


@pytest.mark.rule("DTC-066")
def test_outer_troves() -> None:
    named = [each.id for each in content.destinations("outer", "trove")]
    assert named == ["black-knight", "chasm", "cursed-glade", "hidden-valley"]


@pytest.mark.rule("DTC-112", "DTC-100")
def test_the_order_is_set_before_setting_out_and_never_between_draw_spots() -> None:
    session = setting_out()
    answer(session, "tavern")
    assert asked(session) == "DTC-100"
    answer(session, "order 2 1 0")
    assert heroes.living(session.table) == (2, 1, 0)
    between = party(zones={"pile:1": ["wolf"]}, counters={"spot": 0})
    assert not any(key.startswith("order") for key in keys(between))


# --- C4a: arriving and drawing ----------------


@pytest.mark.rule("DTC-116", "DTC-123", "DTC-B19", "DTC-006", "DTC-012")
def test_a_die_says_how_many_cards_lie_on_the_draw_spots() -> None:
    session = party(step="draw", at=2, coming=(3,), tokens=QUIET)
    assert len(session.table["pile:2"]) == 3
    first = session.table["pile:2"][0]
    assert [card.face_up for card in session.table["pile:2"]] == [True, False, False]
    assert first.counters["spot"] == 100


@pytest.mark.rule("DTC-B19", "DTC-116")
def test_ruins_and_the_oasis_have_two_dice() -> None:
    assert content.location("ruins").dice == content.location("oasis").dice == 2
    session = party(
        step="draw",
        at=5,
        coming=(2, 3),
        tokens=QUIET,
        zones={"adventure": ["hound", "poet", "squire", "guide", "porter"]},
    )
    assert len(session.table["pile:5"]) == 5


@pytest.mark.rule("DTC-117", "DTC-071", "DTC-069", "DTC-070", "DTC-119")
@pytest.mark.parametrize(("shown", "where"), [(1, "ruins-special"), (5, "tavern"), (6, "chapel")])
def test_a_1_finds_a_special_location(shown: int, where: str) -> None:
    atlas = ["ruins-special", "graveyard", "forest", "crags", "tavern", "chapel"]
    session = party(
        step="draw", at=1, coming=(1, shown, 4, 4, 4), tokens=QUIET, zones={"atlas": atlas}
    )
    assert names(session, "ground:1") == ["fields", where]


@pytest.mark.rule("DTC-118")
def test_a_location_turns_up_once_on_a_road() -> None:
    atlas = ["ruins-special", "graveyard", "forest", "crags", "tavern"]
    session = party(
        step="draw", at=1, to="chapel", coming=(1, 6, 2, 1), tokens=QUIET, zones={"atlas": atlas}
    )
    assert names(session, "ground:1") == ["fields", "graveyard"]
    on_ruins = party(step="draw", at=5, coming=(1, 1, 1, 2), tokens=QUIET, zones={"atlas": atlas})
    assert names(on_ruins, "ground:5") == ["ruins", "graveyard"]


@pytest.mark.rule("DTC-B03", "DTC-117", "DTC-118")
@pytest.mark.parametrize(("answered", "where"), [("keep", "tavern"), ("die 0", "graveyard")])
def test_the_leaders_fate_may_turn_the_die_that_finds_a_location(answered: str, where: str) -> None:
    session = party(
        "elf",
        "dwarf",
        step="draw",
        at=1,
        to="chapel",
        coming=(1, 6, 5, 6, 2, 4, 4, 4),
        zones={"atlas": ["graveyard", "tavern"]},
    )
    answer(session, "keep")  # the draw die itself
    assert session.decision is not None
    assert "5" in session.decision.ask  # what is met already is rolled again for nothing
    answer(session, answered)
    assert names(session, "ground:1") == ["fields", where]
    assert has(session, "elf", "fate") == 3 - (answered != "keep")


@pytest.mark.rule("DTC-120")
@pytest.mark.parametrize(
    ("ones", "found", "cards"), [("per-die", 2, 4), ("replace-all", 2, 0), ("never", 1, 5)]
)
def test_a_1_among_several_dice(ones: str, found: int, cards: int) -> None:
    deck = ["hound", "poet", "squire", "guide", "porter", "gnome"]
    session = party(
        step="draw",
        at=5,
        coming=(1, 4, 2),
        tokens=QUIET,
        zones={"atlas": ["graveyard"], "adventure": deck},
        options={"draw_dice_ones": ones},
    )
    assert len(names(session, "ground:5")) == found
    assert len(session.table["pile:5"]) == cards


@pytest.mark.rule("DTC-B19")
def test_the_desert_costs_a_life_where_there_is_no_water() -> None:
    session = party(
        step="draw",
        at=4,
        to="temple",
        coming=(2,),
        tokens=QUIET,
        zones={"items:0": ["water-bottle"]},
    )
    assert [has(session, name, "life") for name in ("dwarf", "elf", "monk")] == [5, 3, 3]


@pytest.mark.rule("DTC-308")
def test_the_troll_regenerates_when_it_leads_and_a_draw_die_shows_6() -> None:
    for order, life in ((("troll", "elf"), 3), (("elf", "troll"), 2)):
        session = party(
            *order,
            step="draw",
            at=1,
            coming=(6,),
            tokens={"troll": {"life": 2, "fate": 0}, "elf": {"fate": 0}},
        )
        assert has(session, "troll", "life") == life


# --- spot by spot, and back ----------------


@pytest.mark.rule("DTC-126", "DTC-132", "DTC-101", "DTC-171")
def test_after_each_card_the_party_goes_on_or_turns_back() -> None:
    session = party(
        zones={"pile:1": ["preacher", "midwife"]}, counters={"spot": 100}, up=("preacher",)
    )
    assert {"forward", "back"} <= {*keys(session)}
    answer(session, "forward")
    assert asked(session) == "DTC-126"
    assert "midwife" in names(session, "discard")


@pytest.mark.rule("DTC-129", "DTC-130", "DTC-107", "DTC-134", "DTC-126", "DTC-005")
def test_turning_back_is_final_and_meets_what_was_left_the_last_first() -> None:
    session = party(
        at=2,
        counters={"spot": 300},
        zones={
            "pile:2": ["gibbet", "dry-well", "standing-stones", "swamp"],
            "pile:1": ["witch", "smithy"],
        },
        up=("gibbet", "dry-well", "standing-stones", "witch", "smithy"),
        tokens=QUIET,
        on={"plains": {"visited": 1}, "fields": {"visited": 1}},
        coming=(3,) * 20,
    )
    answer(session, "back")
    met = [session.table.count("spot")]
    while heroes.at(session.table) == 2:
        assert "back" not in keys(session)
        answer(session, "order" if asked(session) == "DTC-100" else "forward")
        met.append(session.table.count("spot"))
    assert met[:2] == [200, 100]
    assert names(session, "pile:2")[-1] == "swamp"
    assert heroes.homeward(session.table)


@pytest.mark.rule("DTC-133", "DTC-135", "DTC-115", "DTC-114", "DTC-124")
def test_a_done_space_is_left_with_what_stays_and_the_next_is_one_on() -> None:
    session = party(
        zones={"pile:1": ["gibbet"]},
        up=("gibbet",),
        counters={"spot": 100},
        tokens=QUIET,
        coming=(2,),
    )
    answer(session, "forward")
    assert asked(session) == "DTC-100"
    answer(session, "order 1 0 2")
    assert heroes.at(session.table) == 2
    assert names(session, "pile:1") == ["gibbet"]
    assert names(session, "here:2") == ["party"]


@pytest.mark.rule("DTC-136", "DTC-131")
def test_at_home_the_road_is_cleared_and_the_discards_are_shuffled_in() -> None:
    session = party(
        step="space_done",
        at=1,
        counters={"homeward": 1},
        tokens=QUIET,
        zones={
            "pile:3": ["witch", "sword"],
            "discard": ["imp"],
            "trove": ["helm"],
            "troves": ["aegis"],
        },
        on={"sword": {"loose": 1, "spot": 100}},
    )
    assert names(session, "pile:3") == []
    assert names(session, "discard") == []
    assert {"witch", "imp"} <= {*names(session, "adventure")}
    assert "sword" in names(session, "shop")
    assert sorted(names(session, "troves")) == ["aegis", "helm"]
    assert asked(session) == "DTC-081"


# --- C4b: dropping and finding ----------------


@pytest.mark.rule("DTC-137", "DTC-138", "DTC-139", "DTC-140", "DTC-091")
def test_what_is_dropped_lies_where_the_party_is_and_counts_as_met() -> None:
    session = party(
        zones={"pile:1": ["gibbet", "smithy"], "items:0": ["sword"]},
        up=("gibbet",),
        counters={"spot": 100},
        tokens=QUIET,
    )
    answer(session, "drop sword")
    sword = piece(session, "sword")
    assert sword.counters["spot"] == 100
    assert names(session, "pile:1") == ["gibbet", "sword", "smithy"]
    answer(session, "forward")
    assert names(session, "pile:1")[:2] == ["gibbet", "sword"]


@pytest.mark.rule("DTC-137", "DTC-B09")
def test_a_follower_may_be_abandoned_unless_its_card_forbids_it() -> None:
    session = party(zones={"followers:0": ["hound", "orphan"]})
    assert [key for key in keys(session) if re.match("drop (?!gold)", key)] == [
        f"drop hound#{piece(session, 'hound').id}"
    ]


@pytest.mark.rule("DTC-140", "DTC-141", "DTC-142")
def test_on_the_way_home_it_is_offered_followers_first() -> None:
    session = party(
        at=2,
        counters={"spot": 0, "homeward": 1},
        tokens=QUIET,
        zones={"pile:1": ["sword", "hound"]},
        up=("sword", "hound"),
        on={
            "sword": {"loose": 1, "spot": 100, "locked": 1},
            "hound": {"loose": 1, "spot": 100, "locked": 1},
            "fields": {"visited": 1},
        },
    )
    answer(session, "forward", "order 0 1 2")
    assert asked(session) == "DTC-142"
    assert [key.partition("#")[0] for key in keys(session)] == ["none", "hound"]
    answer(session, "hound", "none")
    assert names(session, "followers:0") == ["hound"]


@pytest.mark.rule("DTC-144", "DTC-202", "DTC-203")
def test_the_others_may_take_at_once_what_a_dead_hero_had() -> None:
    session = party(
        zones={"pile:1": ["hill-giant"], "items:0": ["sword"], "trophies:0": ["wolf"]},
        tokens={
            "dwarf": {"life": 1, "fate": 0, "gold": 2},
            "elf": {"fate": 0},
            "monk": {"fate": 0},
        },
        counters={"spot": 0},
        coming=(1, 5, 6, 6, 6, 1, 1, 1, 1, 1),
    )
    answer(session, "forward", "strength", "strength")
    while asked(session) == "DTC-185":
        answer(session, "strength")
    assert asked(session) == "DTC-142"
    answer(session, "sword")
    assert names(session, "items:1") == ["sword"]


# --- C4c to C4f: teleports ----------------


@pytest.mark.rule("DTC-145", "DTC-146", "DTC-147", "DTC-151")
def test_a_teleport_carries_the_whole_party_to_a_road_space() -> None:
    session = party(
        at=1, zones={"spells:1": ["teleport"]}, tokens=QUIET, coming=(2,), on={"elf": {"held": 1}}
    )
    answer(session, "cast teleport")
    assert "space 1" not in keys(session)
    answer(session, "space 4")
    assert heroes.at(session.table) == 4
    assert not heroes.homeward(session.table)


@pytest.mark.rule("DTC-148", "DTC-149", "DTC-150")
def test_a_teleport_off_the_road_lays_another() -> None:
    zones = {"spells:1": ["teleport"], "pile:1": ["witch"], "atlas": ["chapel"]}
    session = party(at=2, zones=zones, tokens=QUIET, on={"elf": {"held": 1}})
    answer(session, "cast teleport", "chapel")
    assert heroes.at(session.table) == 6
    assert names(session, "ground:6") == ["chapel"]
    assert names(session, "pile:1") == []
    assert heroes.homeward(session.table)


@pytest.mark.rule("DTC-152")
def test_a_forced_teleport_to_a_place_on_the_road_leaves_the_road_as_it_is() -> None:
    session = party(
        at=1,
        to="crags",
        zones={"pile:1": ["imp", "witch"]},
        counters={"spot": 0},
        tokens=QUIET,
        coming=(1, 4, 4, 4),
    )
    answer(session, "forward")
    assert heroes.at(session.table) == 6
    assert "witch" in names(session, "pile:1")


@pytest.mark.rule("DTC-153", "DTC-154", "DTC-155", "DTC-157", "DTC-159")
def test_a_forced_teleport_over_the_river_makes_the_outer_village_home() -> None:
    outer = [*content.ROADS["outer"], "temple"]
    session = party(
        at=1,
        zones={"pile:1": ["imp", "witch"], "atlas": outer},
        counters={"spot": 0},
        tokens=QUIET,
        coming=(5, 3, 3, 3, 3, 3, 3),
    )
    answer(session, "forward")
    assert heroes.region(session.table) == "outer"
    assert names(session, "ground:6") == ["temple"]
    assert heroes.homeward(session.table)
    assert names(session, "pile:1") == []


@pytest.mark.rule("DTC-156")
def test_a_forced_teleport_to_a_trove_draws_one_and_its_guardians_may_be_tried() -> None:
    session = party(
        at=1,
        zones={"pile:1": ["imp"], "atlas": ["crags"], "troves": ["helm", "aegis", "amulet"]},
        counters={"spot": 0},
        tokens=QUIET,
        coming=(1, 4, 4, 4),
    )
    answer(session, "forward")
    assert len(session.table["trove"]) == 3
    assert "fight" in keys(session)


@pytest.mark.rule("DTC-158")
def test_the_road_home_from_the_outer_village_passes_the_sentinel_unchallenged() -> None:
    session = setting_out("outer", coming=(3,))
    answer(session, "home", "order")
    assert heroes.homeward(session.table)
    assert heroes.at(session.table) == 5
    assert names(session, "ground:6") == ["sentinel"]


# --- C5: crossing and quests ----------------


@pytest.mark.rule("DTC-160", "DTC-161", "DTC-209", "DTC-B34", "DTC-241")
def test_who_beats_the_sentinel_arrives_in_the_outer_village() -> None:
    strong = {name: {"strength": 7, "fate": 0} for name in ("dwarf", "elf", "monk")}
    session = party(step="at_destination", at=6, to="sentinel", tokens=strong)
    answer(session, "fight")
    assert heroes.region(session.table) == "outer"
    assert heroes.at(session.table) == 0
    assert asked(session) == "DTC-081"


@pytest.mark.rule("DTC-162")
def test_who_fails_there_turns_back() -> None:
    session = party(
        step="at_destination", at=6, to="sentinel", tokens={"dwarf": {"strength": 1, "fate": 0}}
    )
    answer(session, "fight")
    while asked(session) != "DTC-100":
        answer(session, keys(session)[0])
    assert heroes.homeward(session.table)
    assert names(session, "guardians") == []


@pytest.mark.rule("DTC-163", "DTC-164", "DTC-165")
@pytest.mark.parametrize("to", ["city", "sentinel", "crags"])
def test_a_raft_carries_everybody_over_and_is_kept(to: str) -> None:
    session = party(step="at_destination", at=6, to=to, zones={"items:1": ["raft"]}, tokens=QUIET)
    answer(session, "raft")
    assert heroes.region(session.table) == "outer"
    assert names(session, "items:1") == ["raft"]
    assert content.thing("raft").slots == 2  # type: ignore[union-attr]


@pytest.mark.rule("DTC-B35")
def test_an_axe_builds_a_raft_in_the_woods_once_in_a_visit() -> None:
    session = party(at=3, zones={"items:0": ["axe"]}, counters={"spot": 100}, tokens=QUIET)
    answer(session, "build 0")
    assert names(session, "items:0") == ["axe", "raft-built"]
    assert why(session, "build 0") == "DTC-B35"
    fields = party(at=1, zones={"items:0": ["axe"]}, counters={"spot": 100})
    assert not any(key.startswith("build") for key in keys(fields))


@pytest.mark.rule("DTC-166", "DTC-167", "DTC-168", "DTC-B29")
def test_a_quest_is_taken_at_the_cave_one_each() -> None:
    session = party("dwarf", "elf", step="destination", at=6, to="warlocks-cave", tokens=QUIET,
                    coming=(1, 4), on={"elf": {"quest": 5}})  # fmt: skip
    answer(session, "yes")
    assert has(session, "dwarf", "quest") == 1
    assert asked(session) in {"DTC-009", "DTC-104"}


@pytest.mark.rule("DTC-169", "DTC-170", "DTC-B13", "DTC-B29")
def test_a_quest_is_completed_as_soon_as_it_can_be() -> None:
    session = party(
        "dwarf",
        "elf",
        at=2,
        to="temple",
        zones={"atlas": ["warlocks-cave"]},
        tokens={"dwarf": {"gold": 3, "fate": 0, "quest": 5}, "elf": {"fate": 0}},
    )
    assert has(session, "dwarf", "gold") == 0
    assert names(session, "items:0") == ["talisman"]
    assert names(session, "ground:6") == ["warlocks-cave"]
    assert heroes.at(session.table) == 6


@pytest.mark.rule("DTC-332")
def test_on_the_caves_own_road_another_quest_may_be_taken() -> None:
    session = party(
        "dwarf", at=2, to="warlocks-cave", tokens={"dwarf": {"gold": 2, "fate": 0, "quest": 6}}
    )
    assert names(session, "items:0") == ["talisman"]
    assert heroes.at(session.table) == 6
    assert "yes" in keys(session)

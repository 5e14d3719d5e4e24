"""Blood Moon: the Lunar Events that its rules name."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.ground.place_codes import code_of
from tests.games.darkest.bloodmoon.moonlit import (
    ATLAS,
    WITH_REAPER,
    drawing,
    full,
    is_night,
    moonlit,
)
from tests.games.darkest.laying import answer, asked, has, keys, names, piece

DECK = ("adder", "boar", "heron", "stag", "lynx", "wolf", "eel", "ox")
BY_DAY = {"night": False, "bitten": (1,)}
AT_NIGHT = {"night": True, "bitten": (1,)}


def under(event: str, **more) -> Session:  # type: ignore[no-untyped-def]
    """That Event lasts."""
    zones = {"lasting": [f"bloodmoon-{event}"], **more.pop("zones", {})}
    at = more.pop("at", 3)
    return moonlit(zones=zones, at=at, **more)


def meeting(event: str, *cards: str, **more) -> Session:  # type: ignore[no-untyped-def]
    """The same; the party is about to meet the first of these cards."""
    zones = {"pile:3": [*cards], **more.pop("zones", {})}
    return under(event, step="spot", args={"spot": 100}, zones=zones, **more)


@pytest.mark.rule("DTB-015")
@pytest.mark.parametrize(
    ("event", "night"), [("moon-mist", True), ("guiding-light", False), ("fright-night", True)]
)
def test_a_lunar_event_sets_its_side_and_lies_there_until_it_is_turned(
    event: str, night: bool
) -> None:
    session = moonlit(
        step="spot", args={"spot": 100}, at=3, night=not night, bitten=(1,), coming=(4,) * 9,
        zones={"pile:3": [f"bloodmoon-{event}"], "lasting": []},
    )  # fmt: skip
    assert is_night(session) == night
    assert names(session, "lasting") == [f"bloodmoon-{event}"]


def of(*cards: str) -> dict[str, list[str]]:
    """The deck that is drawn from: the last of these cards first, and then the Wolf."""
    return {"bloodmoon-adventures": ["wolf", *cards]}


# --- Children of the Night ------------------------------------------------------------------------


@pytest.mark.rule("DTB-055")
def test_an_enemy_that_is_turned_up_brings_one_more_card_laid_behind_it() -> None:
    session = meeting(
        "children-of-the-night",
        "adder",
        "boar",
        zones={"bloodmoon-adventures": ["wolf", "heron"]},
        **AT_NIGHT,
    )
    assert "Adder" in session.decision.ask
    assert names(session, "pile:3") == ["adder", "heron", "boar"]
    assert not piece(session, "heron").face_up


@pytest.mark.rule("DTB-055", "DTX-031")
def test_what_it_brings_brings_no_other() -> None:
    on = {"heron": {"foretold": 1}}
    session = meeting(
        "children-of-the-night",
        "heron",
        zones={"bloodmoon-adventures": ["wolf"]},
        on=on,
        **AT_NIGHT,
    )
    assert names(session, "pile:3") == ["heron"]


@pytest.mark.rule("DTB-055")
def test_other_cards_and_enemies_that_lay_face_up_bring_none() -> None:
    for card, shown in (("standing-stones", ()), ("adder", ("adder",))):
        session = meeting("children-of-the-night", card, zones=of(), shown=shown, **AT_NIGHT)
        assert names(session, "pile:3") == [card]


@pytest.mark.rule("DTB-055")
def test_a_forced_enemy_brings_one_for_its_drawer_and_none_more_for_the_leader() -> None:
    session = meeting(
        "children-of-the-night", "standing-stones", on={"elf": {"owed": 1}},
        zones=of("boar", "heron"), night=True, bitten=(2,),
    )  # fmt: skip
    answer(session, "no")
    assert "Heron" in session.decision.ask
    assert names(session, "pile:3") == ["standing-stones", "heron", "boar"]
    assert names(session, "bloodmoon-adventures") == ["wolf"]


# --- Divine Retribution ---------------------------------------------------------------------------


def winning(*coming: int, **more) -> Session:  # type: ignore[no-untyped-def]
    """The leader beats an Eel, with a 6 and a 1; a Bog Man and a Heron lie face up."""
    session = meeting(
        "divine-retribution", "eel", shown=("bog-man", "heron"), coming=(5, 1, *coming),
        zones={"pile:1": ["bog-man"], "pile:5": ["heron"]}, tokens=full(4), **BY_DAY, **more,
    )  # fmt: skip
    return answer(session, "strength")


@pytest.mark.rule("DTB-056")
def test_who_wins_a_combat_may_call_one_face_up_enemy_over_and_fight_it() -> None:
    session = answer(winning(5, 1), "yes")
    assert {key.partition("#")[0] for key in keys(session)} == {"bog-man", "heron"}
    answer(session, "heron", "strength")
    assert names(session, "trophies:0") == ["eel", "heron"]
    assert asked(session) == "DTC-126"  # it calls no other, and no turn is gained


@pytest.mark.rule("DTB-057")
def test_if_it_wins_it_goes_back_where_it_lay() -> None:
    session = answer(winning(1, 5), "yes", "bog-man", "strength")
    assert has(session, "dwarf", "life") == 3
    assert "bog-man" in names(session, "pile:1")
    assert names(session, "trophies:0") == ["eel"]


@pytest.mark.rule("DTB-056")
def test_nobody_has_to_and_without_a_face_up_enemy_nobody_is_asked() -> None:
    session = answer(winning(), "no")
    assert names(session, "trophies:0") == ["eel"]
    session = meeting("divine-retribution", "eel", coming=(5, 1), tokens=full(4), **BY_DAY)
    assert asked(answer(session, "strength")) == "DTC-126"


# --- Fright Night ---------------------------------------------------------------------------------


def carried(to: int, at: int = 2, **more) -> Session:  # type: ignore[no-untyped-def]
    """The party is teleported to a Road Space."""
    return under(
        "fright-night", step="carried", at=at, counters={"bound": code_of(f"{to}")},
        tokens=full(4), coming=(4,) * 20, **AT_NIGHT, **more,
    )  # fmt: skip


VISITED = {name: {"visited": 1} for name in ("fields", "woods", "hills", "plains", "ruins")}


@pytest.mark.rule("DTB-059", "DTB-060")
def test_no_teleport_leads_past_an_enemy_that_lies_face_up_it_stops_there() -> None:
    session = carried(5, zones={"pile:4": ["bog-man"]}, shown=("bog-man",))
    assert session.table.count("at") == 4


@pytest.mark.rule("DTB-060")
def test_on_the_party_s_own_space_it_stops_on_the_spot_of_the_enemy() -> None:
    session = carried(5, zones={"pile:2": ["boar", "bog-man"]}, shown=("bog-man",))
    assert session.table.count("at") == 2
    assert "Bog Man" in session.decision.ask
    assert not piece(session, "boar").face_up


@pytest.mark.rule("DTB-059")
def test_the_other_way_too() -> None:
    session = carried(1, at=5, zones={"pile:3": ["bog-man"]}, shown=("bog-man",))
    assert session.table.count("at") == 3


@pytest.mark.rule("DTB-059")
def test_who_lies_face_down_or_is_no_enemy_or_lies_where_the_party_goes_stops_nobody() -> None:
    assert carried(5, zones={"pile:4": ["bog-man"]}).table.count("at") == 5
    session = carried(5, zones={"pile:4": ["witch"]}, shown=("witch",))
    assert session.table.count("at") == 5


@pytest.mark.rule("DTB-059")
def test_without_fright_night_a_teleport_passes_all() -> None:
    session = moonlit(
        step="carried", at=2, counters={"bound": code_of("5")}, shown=("bog-man",),
        zones={"pile:4": ["bog-man"]}, coming=(4,) * 20, **AT_NIGHT,
    )  # fmt: skip
    assert session.table.count("at") == 5


@pytest.mark.rule("DTB-059")
@pytest.mark.parametrize(("foe", "skips"), [("bog-man", False), ("witch", True)])
def test_no_road_space_with_such_an_enemy_is_skipped(foe: str, skips: bool) -> None:
    session = under(
        "fright-night", step="space_done", at=2, options=WITH_REAPER, shown=(foe,),
        zones={"pile:3": [foe], "mount:0": ["reaper-riding-horse"]}, **AT_NIGHT, coming=(4,) * 9,
    )  # fmt: skip
    answer(session, "order 0 1 2")
    assert ("skip" in keys(session)) == skips
    assert session.table.count("at") == (2 if skips else 3)


@pytest.mark.rule("DTB-059")
def test_the_broom_flies_over_no_enemy_that_lies_face_up() -> None:
    session = meeting(
        "fright-night", "boar", "stag", "bog-man", "lynx", shown=("bog-man",),
        zones={"items:0": ["bloodmoon-witchs-broom"]}, **AT_NIGHT,
    )  # fmt: skip
    assert keys(session) == ["meet", "pass 1", "pass 2"]


# --- Guiding Light --------------------------------------------------------------------------------


def done(at: int = 3, **more) -> Session:  # type: ignore[no-untyped-def]
    """All that lies on a Road Space has been met."""
    return under("guiding-light", at=at, counters={"spot": 100, **more.pop("counters", {})}, **more)


@pytest.mark.rule("DTB-061")
def test_in_guiding_light_a_space_may_be_met_again_once() -> None:
    session = done(zones={"pile:3": ["standing-stones"]}, shown=("standing-stones",), **BY_DAY)
    answer(session, "relive")
    assert "Standing Stones" in session.decision.ask
    answer(session, "no", "no", "no")
    assert asked(session) == "DTC-126"
    assert "relive" not in keys(session)


@pytest.mark.rule("DTB-061")
def test_no_new_cards_are_laid_for_it_and_each_space_has_its_own_once() -> None:
    session = done(
        zones={"pile:3": ["standing-stones"]}, shown=("standing-stones",),
        counters={"relived": 1 << 2}, **BY_DAY,
    )  # fmt: skip
    answer(session, "relive", "no", "no", "no")
    assert names(session, "pile:3") == ["standing-stones"]


@pytest.mark.rule("DTB-061")
def test_where_there_is_nothing_to_meet_it_is_not_offered_nor_without_that_light() -> None:
    assert "relive" not in keys(done(**BY_DAY))
    session = moonlit(
        at=3, zones={"pile:3": ["standing-stones"]}, shown=("standing-stones",),
        counters={"spot": 100}, **BY_DAY,
    )  # fmt: skip
    assert "relive" not in keys(session)


# --- Moon Mist ------------------------------------------------------------------------------------


def misty(*coming: int, **more) -> Session:  # type: ignore[no-untyped-def]
    """The leader fights a Heron; both throw two dice."""
    session = meeting("moon-mist", "heron", coming=coming, tokens=full(4), **AT_NIGHT, **more)
    return answer(session, "strength")


@pytest.mark.rule("DTB-066")
def test_in_moon_mist_the_lower_of_two_dice_counts_on_both_sides() -> None:
    session = misty(6, 1, 4, 5)  # the Dwarf's 3 and 1 against 1, 1 more by Night, and 4
    assert has(session, "dwarf", "life") == 3


@pytest.mark.rule("DTB-066")
def test_a_6_is_rolled_on_only_if_both_show_6() -> None:
    session = misty(6, 6, 1, 3, 5, 5)  # 3, 6 and 1 against 2 and 5
    assert names(session, "trophies:0") == ["heron"]
    session = misty(6, 5, 6, 6, 1, 1)  # 3 and 5 against 2, 6 and 1
    assert has(session, "dwarf", "life") == 3


@pytest.mark.rule("DTB-066", "DTB-021")
def test_both_dice_can_show_the_1_that_moves_the_werewolf() -> None:
    session = misty(6, 1, 1, 4, stands=1)
    assert session.table.zones[piece(session, "bloodmoon-figure").zone].number == 3


@pytest.mark.rule("DTB-066")
def test_other_dice_are_thrown_as_ever() -> None:
    zones = {**ATLAS, "lasting": ["bloodmoon-moon-mist"], "bloodmoon-adventures": [*DECK]}
    session = drawing(2, at=3, zones=zones, **AT_NIGHT)
    assert len(names(session, "pile:3")) == 2


# --- Morning Song ---------------------------------------------------------------------------------


def sung(*open_: str, **more) -> Session:  # type: ignore[no-untyped-def]
    """Morning Song is turned up where those lie face up."""
    return moonlit(
        step="spot", args={"spot": 100 * (len(open_) + 1)}, at=3, shown=open_,
        zones={"pile:3": [*open_, "bloodmoon-morning-song"], "lasting": []}, **BY_DAY, **more,
    )  # fmt: skip


@pytest.mark.rule("DTB-067")
def test_at_morning_song_the_leader_may_discard_one_card_that_is_no_enemy() -> None:
    session = answer(sung("standing-stones", "witch", "bog-man"), "yes")
    assert {key.partition("#")[0] for key in keys(session)} == {"standing-stones", "witch"}
    answer(session, "witch")
    assert sorted(names(session, "pile:3")) == ["bog-man", "standing-stones"]
    assert names(session, "lasting") == ["bloodmoon-morning-song"]


@pytest.mark.rule("DTB-067")
@pytest.mark.parametrize("open_", [(), ("bog-man",)])
def test_without_such_a_card_on_the_party_s_space_nobody_is_asked(open_: tuple[str, ...]) -> None:
    session = sung(*open_)
    assert asked(session) == "DTC-126"


# --- Night of the Pumpkin King --------------------------------------------------------------------


@pytest.mark.rule("DTB-068")
@pytest.mark.parametrize(("event", "cards"), [("night-of-the-pumpkin-king", 6), ("moon-mist", 2)])
def test_the_fields_are_rolled_for_with_three_dice(event: str, cards: int) -> None:
    zones = {**ATLAS, "lasting": [f"bloodmoon-{event}"], "bloodmoon-adventures": [*DECK]}
    session = drawing(2, 2, 2, at=1, zones=zones, **AT_NIGHT)
    assert len(names(session, "pile:1")) == cards


@pytest.mark.rule("DTB-068")
def test_other_terrains_are_as_ever() -> None:
    zones = {**ATLAS, "lasting": ["bloodmoon-night-of-the-pumpkin-king"]}
    zones["bloodmoon-adventures"] = [*DECK]
    session = drawing(2, 2, 2, at=3, zones=zones, **AT_NIGHT)
    assert len(names(session, "pile:3")) == 2

"""Reaper: cards that move along the road, and what moves the party."""

from __future__ import annotations

import pytest

from tabletop.play.shelf.game_shelf import game_called
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names, piece
from tests.games.darkest.reaper.test_figure import reaped


def where(session, name: str) -> tuple[str, int]:  # type: ignore[no-untyped-def]
    """On which space a card lies, and at which position."""
    found = piece(session, name)
    return session.table.zones[found.zone].name, found.counters.get("spot", 0)


def met(card: str, *, at: int = 3, spot: int = 100, zones=None, heroes=(), **more):  # type: ignore[no-untyped-def]
    """The party meets that card, which lies alone on its space."""
    laid = {f"pile:{at}": [card], **(zones or {})}
    return reaped(*heroes, step="spot", args={"spot": spot}, at=at, zones=laid, **more)


def paid(session):  # type: ignore[no-untyped-def]
    """All pay the Leper in Life."""
    while "no" in keys(session):
        answer(session, "no")
    return session


@pytest.mark.rule("DTR-037", "DTR-040", "DTR-075")
@pytest.mark.parametrize(
    ("shown", "lies"),
    [(1, ("pile:4", 199)), (2, ("pile:4", 99)), (3, ("pile:3", 100)), (4, ("pile:2", 99))],
)
def test_the_leper_goes_so_many_stops_back(shown: int, lies: tuple[str, int]) -> None:
    # behind the party: an empty Road Space 3 between two cards on 4 and one on 2
    session = paid(met("reaper-leper", at=5, coming=(shown,), up=("wolf", "adder", "heron"),
                       zones={"pile:4": ["wolf", "adder"], "pile:2": ["heron"]}))  # fmt: skip
    assert where(session, "reaper-leper") == lies
    assert piece(session, "reaper-leper").face_up


@pytest.mark.rule("DTR-038", "DTR-075")
def test_what_moves_never_enters_a_village() -> None:
    session = paid(met("reaper-leper", at=2, coming=(6,), up=("wolf",), zones={"pile:1": ["wolf"]}))
    assert where(session, "reaper-leper") == ("pile:1", 99)


@pytest.mark.rule("DTR-075")
def test_who_meets_the_leper_gives_gold_or_life() -> None:
    tokens = {n: {"gold": 1, "life": 3} for n in TRIO}
    session = met("reaper-leper", coming=(1,), tokens=tokens)
    answer(session, "yes", "no", "yes")
    given = [(has(session, n, "gold"), has(session, n, "life")) for n in TRIO]
    assert sorted(given) == [(0, 3), (0, 3), (1, 2)]


@pytest.mark.rule("DTR-080", "DTR-086", "DTR-037", "DTR-040")
def test_a_whirlwind_moves_all_that_lies_face_up_and_none_passes_another() -> None:
    session = met("reaper-whirlwind", at=3, up=("wolf", "adder", "heron", "imp"),
                  zones={"pile:1": ["wolf", "adder"], "pile:5": ["heron"], "pile:4": ["witch"],
                         "pile:3": ["reaper-whirlwind", "imp"]})  # fmt: skip
    assert where(session, "heron")[0] == "pile:6"
    assert where(session, "adder")[0] == "pile:2"
    assert where(session, "wolf") == ("pile:1", 200)  # where the Adder lay
    assert where(session, "witch") == ("pile:4", 100)  # face down
    assert where(session, "imp") == ("pile:3", 200)  # on the party's own Draw Spots


@pytest.mark.rule("DTR-086")
def test_the_party_s_own_draw_spots_are_stops() -> None:
    session = met(
        "reaper-whirlwind",
        at=3,
        up=("wolf",),
        zones={"pile:2": ["wolf"], "pile:3": ["reaper-whirlwind", "imp"]},
    )
    assert where(session, "wolf") == ("pile:3", 101)


@pytest.mark.rule("DTR-039", "DTR-080")
def test_what_comes_to_lie_on_the_destination_is_met_before_it() -> None:
    session = reaped(
        step="destination",
        at=6,
        to="chapel",
        up=("reaper-headstone-yard",),
        zones={"pile:6": ["reaper-headstone-yard"]},
        tokens={n: {"gold": 3} for n in TRIO},
    )
    assert "Headstone Yard" in session.decision.ask
    assert not session.table.named("chapel").counters.get("visited", 0)
    while "Headstone Yard" in session.decision.ask:
        answer(session, "no")
    assert session.table.named("chapel").counters.get("visited", 0)
    while asked(session) != "DTC-104":  # all have prayed, and nothing is met again
        assert "Headstone Yard" not in session.decision.ask
        answer(session, keys(session)[0])


@pytest.mark.rule("DTR-076")
@pytest.mark.parametrize(("at", "back"), [(4, 3), (1, 1)])
def test_a_patrol_sends_the_party_back_to_meet_what_lies_there(at: int, back: int) -> None:
    zones = {f"pile:{at}": ["reaper-patrol"]}
    zones[f"pile:{back}"] = [*(["reaper-patrol"] if at == back else []), "reaper-ossuary"]
    session = met(
        "reaper-patrol",
        at=at,
        up=("reaper-ossuary",),
        zones=zones,
        coming=(3, 3, 3),
        on={"fields": {"visited": 1}, "woods": {"visited": 1}},
    )
    assert session.table.count("at") == back
    assert not session.table.count("homeward")
    assert session.table.count("spot") == lying_at(session, "reaper-ossuary")


def lying_at(session, name: str) -> int:  # type: ignore[no-untyped-def]
    """The position of a card."""
    return where(session, name)[1]


# --- skipping -------------------------------------------------------------------------------------


def leaving(at: int = 2, *, homeward: int = 0, rider: int = 0, **more):  # type: ignore[no-untyped-def]
    """The party is done with a Road Space; somebody rides."""
    return reaped(
        step="space_done",
        at=at,
        counters={"homeward": homeward},
        coming=(2,) * 9,
        zones={f"mount:{rider}": ["reaper-riding-horse"]},
        **more,
    )


def marches(session):  # type: ignore[no-untyped-def]
    """The order stays as it is."""
    return answer(session, "order 0 1 2")


@pytest.mark.rule("DTR-041", "DTR-077", "DTR-042", "DTR-090")
def test_a_horse_skips_a_road_space_which_stays_unvisited() -> None:
    session = marches(leaving(2, stands=3))
    answer(session, "skip")
    assert session.table.count("at") == 4
    assert not session.table.named("woods").counters.get("visited", 0)
    assert session.table.zones[session.table.named("reaper-figure").zone].name == "reaper-road:3"
    assert session.table.named("hills").counters.get("visited", 0)


@pytest.mark.rule("DTR-041", "DTR-077")
def test_only_the_leader_s_horse_does() -> None:
    session = marches(leaving(2, rider=1))
    assert session.table.count("at") == 3


@pytest.mark.rule("DTR-042", "DTR-077", "DTR-090")
def test_no_destination_is_skipped_and_one_space_at_most() -> None:
    session = marches(leaving(5, to="city"))
    assert session.table.count("at") == 6
    session = answer(marches(leaving(6, homeward=1)), "skip")
    assert session.table.count("at") == 4
    session = answer(marches(leaving(2, homeward=1)), "skip")
    assert session.table.count("at") == 0


@pytest.mark.rule("DTR-077", "DTR-093")
def test_a_horse_is_a_mount_and_takes_no_follower_s_place() -> None:
    zones = {"followers:0": ["squire", "porter"], "pile:2": ["reaper-riding-horse"]}
    session = reaped(step="spot", args={"spot": 100}, at=2, zones=zones)
    answer(session, "take")
    assert names(session, "mount:0") == ["reaper-riding-horse"]
    assert game_called("darkest+reaper").printed("reaper-riding-horse").epithet == "Mount"
    zones = {"mount:0": ["mule"], "pile:2": ["reaper-riding-horse"]}
    session = reaped(step="spot", args={"spot": 100}, at=2, zones=zones)
    assert "take" not in keys(session)


# --- the Arena and the Golden Statue --------------------------------------------------------------


@pytest.mark.rule("DTR-068")
def test_the_arena_calls_an_enemy_from_anywhere_on_the_road() -> None:
    session = met("reaper-arena", at=3, up=("wolf",), zones={"pile:1": ["wolf"]}, coming=(5, 1))
    gold = has(session, "dwarf", "gold")
    answer(session, "yes", "wolf", "strength")
    assert names(session, "trophies:0") == ["wolf"]
    assert has(session, "dwarf", "gold") == gold + 2
    assert names(session, "pile:3") == ["reaper-arena"]


@pytest.mark.rule("DTR-068")
def test_an_enemy_that_wins_in_the_arena_is_where_it_lay() -> None:
    session = met(
        "reaper-arena",
        at=3,
        up=("reaper-barrow-giant",),
        zones={"pile:1": ["reaper-barrow-giant"]},
        coming=(1, 5),
    )
    answer(session, "yes", "reaper-barrow-giant", "strength")
    assert names(session, "pile:1") == ["reaper-barrow-giant"]
    assert not names(session, "trophies:0")


@pytest.mark.rule("DTR-068")
@pytest.mark.parametrize(("lying", "asks"), [("wolf", True), ("witch", False)])
def test_the_arena_asks_nobody_where_no_enemy_lies_face_up(lying: str, asks: bool) -> None:
    session = met("reaper-arena", at=3, up=(lying,), zones={"pile:1": [lying], "pile:2": ["adder"]})
    assert ("yes" in keys(session)) is asks


@pytest.mark.rule("DTR-073")
def test_who_loses_drops_the_golden_statue() -> None:
    session = met(
        "reaper-barrow-giant", at=3, coming=(1, 5), zones={"items:0": ["reaper-golden-statue"]}
    )
    answer(session, "strength")
    assert "reaper-golden-statue" in names(session, "pile:3")


@pytest.mark.rule("DTR-073")
def test_a_village_buys_the_golden_statue() -> None:
    session = reaped(step="village", at=0, zones={"items:0": ["reaper-golden-statue"]})
    gold = has(session, "dwarf", "gold")
    answer(session, "sell reaper-golden-statue")
    assert has(session, "dwarf", "gold") == gold + 4
    assert "reaper-golden-statue" in names(session, "reaper-discard")


@pytest.mark.rule("DTR-078", "DTX-002")
def test_without_the_blood_moon_the_werewolf_does_nothing() -> None:
    session = met(
        "reaper-werewolf",
        coming=(2, 4, 6),
        zones={"followers:1": ["squire"]},
        tokens={n: {"fate": 0, "life": 3} for n in TRIO},
    )
    assert [has(session, name, "life") for name in TRIO] == [3, 3, 3]
    assert names(session, "followers:1") == ["squire"]
    assert not has(session, "monk", "fate")
    assert "reaper-werewolf" in names(session, "reaper-discard")


def test_what_hands_lay_upon_a_destination_is_none() -> None:
    session = reaped(
        step="at_destination",
        at=6,
        to="chapel",
        on={"chapel": {"visited": 1}},
        zones={"ground:6": ["chapel", "reaper-wake"]},
    )
    assert asked(session) == "DTC-104"

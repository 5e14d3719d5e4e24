"""Reaper: his Spells, each where it has something to do."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.cards import content
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names, piece, why
from tests.games.darkest.reaper.test_figure import ATLAS, QUIET, reaped, where

HOLDS = {"dwarf": {"held": 3, "spells-owed": 0}}
MOVED = (1, 2, *[3] * 9)
"""A draw roll whose first die is a 1, and what comes of it."""


def holding(spell: str, *, at: int = 3, zones=None, on=None, **more) -> Session:  # type: ignore[no-untyped-def]
    """The leader has that Spell, and may cast one."""
    laid = {"spells:0": [f"reaper-{spell}"], **(zones or {})}
    return reaped(at=at, zones=laid, on={**HOLDS, **(on or {})}, **more)


def cast(session: Session, spell: str, *then: str) -> Session:
    """It is cast."""
    return answer(session, f"cast reaper-{spell}", *then)


# --- against him himself --------------------------------------------------------------------------


@pytest.mark.rule("DTR-049")
@pytest.mark.parametrize("spell", ["barrier", "misdirection", "slow-motion"])
def test_what_is_against_him_needs_him_on_the_road(spell: str) -> None:
    assert why(holding(spell), f"cast reaper-{spell}") == "DTC-309"
    assert not why(holding(spell, stands=1), f"cast reaper-{spell}")


def ones(session: Session, n: int) -> Session:
    """So many ones are rolled, for nothing."""
    from tabletop.games.darkest.modules.reaper.figure import REAPER
    from tabletop.games.darkest.road.figures import figure

    for _ in range(n):
        figure.steps_on(session.play, REAPER)
    return session


@pytest.mark.rule("DTR-050")
def test_he_cannot_pass_a_barrier() -> None:
    session = cast(holding("barrier", at=5, stands=1), "barrier", "space 3")
    assert names(session, "reaper-road:3") == ["reaper-barrier"]
    assert where(ones(session, 2)) == "reaper-road:3"  # he may enter
    assert where(ones(session, 2)) == "reaper-road:3"  # and not go beyond


@pytest.mark.rule("DTR-050")
@pytest.mark.parametrize(("step", "to"), [("home", "city"), ("plain_of_peril", "portal-of-power")])
def test_a_barrier_goes_with_the_road(step: str, to: str) -> None:
    session = reaped(step=step, at=6, to=to, stands=2, zones={"reaper-road:4": ["reaper-barrier"]})
    assert "reaper-barrier" in names(session, "spell-discard")
    assert where(session) == ("reaper-beside" if step == "home" else "reaper-road:1")


@pytest.mark.rule("DTR-050", "DTR-056")
def test_from_a_barrier_he_may_go_back() -> None:
    session = cast(holding("misdirection", at=5, stands=3), "misdirection")
    assert where(ones(session, 1)) == "reaper-road:2"
    session = holding("misdirection", at=5, stands=2, zones={"reaper-road:3": ["reaper-barrier"]})
    ones(session, 2)
    assert where(session) == "reaper-road:3"
    cast(session, "misdirection")
    assert where(ones(session, 1)) == "reaper-road:2"


@pytest.mark.rule("DTR-056")
def test_misled_he_walks_to_the_end_of_the_road_and_turns_again() -> None:
    session = cast(holding("misdirection", at=5, stands=3), "misdirection")
    assert where(ones(session, 2)) == "reaper-road:1"
    assert where(ones(session, 1)) == "reaper-road:2"
    assert where(ones(session, 1)) == "reaper-road:3"


@pytest.mark.rule("DTR-059")
def test_slow_as_he_is_every_second_one_moves_him_until_he_leaves() -> None:
    session = cast(holding("slow-motion", at=6, stands=1), "slow-motion")
    found = [where(ones(session, 1))[-1] for _ in range(4)]
    assert found == ["1", "2", "2", "3"]
    from tabletop.games.darkest.modules.reaper.figure import REAPER
    from tabletop.games.darkest.road.figures import figure

    figure.leave(session.play, REAPER, "DTR-016")
    assert not piece(session, "reaper-figure").counters.get("reaper-slow", 0)


# --- on the road ----------------------------------------------------------------------------------


DROPPED = {"sword": {"loose": 1, "locked": 1, "spot": 0}}


def dropped(at: int = 3, lies: int = 2, *shown: int, spot: int = 0, zones=None, **more) -> Session:  # type: ignore[no-untyped-def]
    """A Sword lies dropped on a Road Space, and the leader can blow it away."""
    laid = {f"pile:{lies}": ["sword"], **(zones or {})}
    return holding(
        "gust-of-wind",
        at=at,
        zones=laid,
        coming=shown,
        on={"sword": {"loose": 1, "locked": 1, "spot": spot}},
        **more,
    )


@pytest.mark.rule("DTR-051", "DTR-040", "DTR-053")
@pytest.mark.parametrize(("shown", "lies"), [(1, 2), (2, 1), (6, 1)])
def test_what_was_dropped_is_blown_away_from_the_party(shown: int, lies: int) -> None:
    session = cast(dropped(4, 3, shown), "gust-of-wind", "sword")
    assert "sword" in names(session, f"pile:{lies}")
    assert not piece(session, "sword").counters.get("locked", 0)


@pytest.mark.rule("DTR-051")
def test_what_was_not_met_is_not_blown_away() -> None:
    session = holding(
        "gust-of-wind",
        zones={"pile:2": ["sword"]},
        on={"sword": {"loose": 1, "locked": 0, "spot": 100}},
    )
    assert why(session, "cast reaper-gust-of-wind") == "DTC-309"


@pytest.mark.rule("DTR-052")
@pytest.mark.parametrize(("way", "lies"), [("onward", 4), ("homeward", 2)])
def test_from_where_the_party_is_the_caster_says_the_way(way: str, lies: int) -> None:
    session = cast(dropped(3, 3, 1), "gust-of-wind", "sword", way)
    assert "sword" in names(session, f"pile:{lies}")


@pytest.mark.rule("DTR-053")
def test_blown_onto_a_trove_s_destination_it_joins_the_trove() -> None:
    session = dropped(3, 3, 6, to="cursed-glade", zones={"trove": ["helm"]})
    answer(cast(session, "gust-of-wind", "sword"), "onward")
    assert {*names(session, "trove")} == {"helm", "sword"}


@pytest.mark.rule("DTR-054")
def test_where_it_comes_to_rest_it_is_met_before_all_else() -> None:
    zones = {"pile:4": ["wolf", "adder"]}
    session = dropped(3, 3, 1, zones=zones, up=("wolf", "adder"))
    cast(session, "gust-of-wind", "sword", "onward")
    spots = {p.name: p.counters.get("spot", 0) for p in session.table["pile:4"]}
    assert 0 < spots["sword"] < spots["wolf"]
    zones = {"pile:2": ["wolf", "adder"]}
    session = dropped(3, 3, 1, zones=zones, up=("wolf", "adder"))
    cast(session, "gust-of-wind", "sword", "homeward")
    spots = {p.name: p.counters.get("spot", 0) for p in session.table["pile:2"]}
    assert spots["sword"] > spots["adder"]  # on the way home the highest comes first


@pytest.mark.rule("DTR-060", "DTR-091")
@pytest.mark.parametrize(
    ("at", "home", "to"), [(2, 0, 4), (5, 0, 6), (4, 0, 6), (4, 1, 2), (2, 1, 0)]
)
def test_speed_leaves_what_is_left_and_skips_a_space(at: int, home: int, to: int) -> None:
    zones = {f"pile:{at}": ["wolf", "adder"], **ATLAS}
    session = holding("speed", at=at, zones=zones, counters={"homeward": home}, coming=(3,) * 9)
    cast(session, "speed")
    assert session.table.count("at") == to
    if to:
        assert {*names(session, f"pile:{at}")} == {"wolf", "adder"}  # to be met on the way home


def arrived(spell: str, to: str) -> Session:
    """At a destination that was met."""
    return holding(spell, at=6, step="at_destination", to=to, on={to: {"visited": 1}})


@pytest.mark.rule("DTR-060")
def test_there_is_no_speed_at_a_destination() -> None:
    session = arrived("speed", "chapel")
    assert why(session, "cast reaper-speed") == "DTC-309"


@pytest.mark.rule("DTR-091", "DTR-060")
def test_what_speed_passed_over_is_met_on_the_way_home() -> None:
    session = holding("speed", at=2, zones={"pile:2": ["wolf", "adder"], **ATLAS}, coming=(3,) * 9)
    cast(session, "speed")
    session = reaped(
        step="arrive",
        at=2,
        zones={"pile:2": ["wolf", "adder"]},
        counters={"homeward": 1},
        on={"plains": {"visited": 1}},
    )
    assert "Adder" in session.decision.ask  # the last first


@pytest.mark.rule("DTR-062")
def test_all_walk_over_the_storm_river() -> None:
    session = arrived("water-walking", "chapel")
    cast(session, "water-walking")
    assert (session.table.count("at"), session.table.count("region")) == (0, 1)
    assert all(piece(session, name).zone is not None for name in TRIO)
    assert why(holding("water-walking"), "cast reaper-water-walking") == "DTC-309"
    assert why(arrived("water-walking", "castle"), "cast reaper-water-walking") == "DTC-309"


# --- in a fight -----------------------------------------------------------------------------------


def fighting(spell: str, foe: str = "wolf", *, zones=None, **more) -> Session:  # type: ignore[no-untyped-def]
    """The leader is about to fight, and has that Spell."""
    return holding(
        spell, step="spot", args={"spot": 100}, zones={"pile:3": [foe], **(zones or {})}, **more
    )


@pytest.mark.rule("DTR-058")
def test_what_sleeps_cannot_be_attacked_and_all_may_evade_it() -> None:
    session = cast(fighting("sleep"), "sleep")
    assert keys(session) == ["evade"]
    answer(session, "evade")
    assert "evade" in keys(session)


@pytest.mark.rule("DTR-061")
def test_by_transference_another_enemy_is_met_in_the_first_one_s_place() -> None:
    session = fighting(
        "transference", "reaper-barrow-giant", zones={"pile:1": ["boar"]}, up=("boar",)
    )
    cast(session, "transference", "boar")
    assert names(session, "pile:1") == ["reaper-barrow-giant"]
    assert names(session, "pile:3") == ["boar"]
    assert "Dwarf meets Boar" in session.decision.ask
    alone = fighting("transference")
    assert why(alone, "cast reaper-transference") == "DTC-309"


@pytest.mark.rule("DTR-048")
def test_what_has_no_target_cannot_be_cast() -> None:
    assert why(fighting("transmute"), "cast reaper-transmute") == "DTC-309"
    session = cast(fighting("transmute", zones={"items:0": ["sword"]}), "transmute", "sword")
    assert has(session, "dwarf", "gold") == content.start("dwarf", "gold") + 1
    assert not any(key.startswith("cast") for key in keys(fighting("reflection")))


def guarded(spell: str, *shown: int, trove=("bone-flute",), **more) -> Session:  # type: ignore[no-untyped-def]
    """Guardians with an Object or a Scroll; the leader has that Spell."""
    return holding(
        spell, at=6, step="guardians", to="crags", coming=(1, 1, 3, *shown),
        zones={"adventure": ["pale-clerk", "bog-man"], "trove": [*trove],
               "spell": more.pop("deck", ["mending"])},
        tokens={name: {"fate": 0, "strength": 5, "craft": 5} for name in TRIO}, **more,
    )  # fmt: skip


@pytest.mark.rule("DTR-055", "DTR-048")
@pytest.mark.parametrize("spell", ["gust-of-wind", "transmute"])
def test_a_guardian_loses_an_object_to_wind_or_art(spell: str) -> None:
    # a Helm in the Pale Clerk's line
    session = guarded(spell, trove=("helm",))
    assert "helm" in names(session, "guardians")
    hoard, had = session.table.count("hoard"), sum(has(session, name, "gold") for name in TRIO)
    cast(session, spell, "helm")
    assert "helm" not in names(session, "guardians")
    if spell == "transmute":
        assert sum(has(session, name, "gold") for name in TRIO) == had + hoard + 1  # as loot
    else:
        assert "helm" in names(session, "trove")


@pytest.mark.rule("DTR-048")
def test_what_a_scroll_does_can_be_turned_on_its_caster() -> None:
    session = guarded("reflection", deck=["cold-reason"])
    assert "about to hit" in session.decision.ask
    cast(session, "reflection")
    clerk = piece(session, "pale-clerk")
    assert clerk.counters.get("hurt-c", 0) > 0 or "pale-clerk" in names(session, "discard")
    assert all(not piece(session, name).counters.get("lost-c", 0) for name in TRIO)


# --- death ----------------------------------------------------------------------------------------


def dying(key: str, holder: int = 1, **more) -> Session:  # type: ignore[no-untyped-def]
    """The Dwarf has one Life and comes to a Dry Well; somebody has Resurrection."""
    zones = {
        "pile:3": ["dry-well"],
        f"spells:{holder}": ["reaper-resurrection"],
        "items:0": ["sword"],
        "trophies:0": ["wolf"],
        "reaper-adventures": ["reaper-wake"],
        "reaper-spells": ["reaper-last-rites"],
    }
    session = reaped(step="spot", args={"spot": 100}, at=3, zones=zones, coming=(1, 3, 3),
                     tokens={**QUIET, "dwarf": {"life": 1, "fate": 0, "strength": 1, "gold": 3}},
                     on={TRIO[holder]: {"held": 3}}, **more)  # fmt: skip
    return answer(session, key)


@pytest.mark.rule("DTR-057")
@pytest.mark.parametrize("holder", [0, 1])
def test_who_is_resurrected_is_as_it_began_and_drops_nothing(holder: int) -> None:
    session = dying("cast reaper-resurrection", holder)
    for stat in ("strength", "craft", "life", "fate"):
        assert has(session, "dwarf", stat) == content.start("dwarf", stat)
    assert has(session, "dwarf", "gold") == 3
    assert names(session, "items:0") == ["sword"]
    assert names(session, "trophies:0") == ["wolf"]
    assert where(session) == "reaper-beside"  # nobody died
    assert session.table.count("reaper-up") == 0


@pytest.mark.rule("DTR-057")
def test_nobody_has_to() -> None:
    session = dying("none")
    assert "dwarf" in names(session, "graveyard")
    assert where(session) == "reaper-road:1"
    assert asked(session)


POSITIONS = {
    "reaper-barrier": lambda: holding("barrier", stands=1),
    "reaper-misdirection": lambda: holding("misdirection", stands=1),
    "reaper-slow-motion": lambda: holding("slow-motion", stands=1),
    "reaper-gust-of-wind": lambda: dropped(4, 3, 1),
    "reaper-transmute": lambda: guarded("transmute", trove=("helm",)),
    "reaper-reflection": lambda: guarded("reflection", deck=["cold-reason"]),
    "reaper-resurrection": lambda: dying("cast reaper-resurrection"),
    "reaper-transference": lambda: fighting(
        "transference", zones={"pile:1": ["boar"]}, up=("boar",)
    ),
    "reaper-water-walking": lambda: arrived("water-walking", "chapel"),
}
"""Where those have their say that have it seldom."""

"""A figure that roams as a record: how it walks, whom it meets, and what its chart does then."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop import Session
from tests.games.darkest.laying import QUIET, answer, asked, has, names, party
from tests.games.darkest.toys import on_the_shelf, played_with


@pytest.fixture(autouse=True, scope="module")
def toys() -> Iterator[None]:
    with on_the_shelf():
        yield


def hunted(at: int, *shown: int, runs_on: int, step: str = "arrive", **more) -> Session:  # type: ignore[no-untyped-def]
    """A party on the road with the Hound."""
    return party(
        step=step,
        at=at,
        coming=shown,
        tokens=QUIET,
        zones={f"hound-road:{runs_on}": ["hound-figure"], **more.pop("zones", {})},
        options=played_with(*more.pop("with_", ("hound",))),
        **more,
    )


def runs(session: Session) -> int:
    """The Road Space that the Hound is on."""
    return session.table.zones[session.table.named("hound-figure").zone].number


@pytest.mark.rule("DTC-338")
def test_it_comes_a_space_nearer_for_each_1() -> None:
    session = hunted(2, 1, 3, *[4] * 9, runs_on=5, zones={"atlas": ["forest"]})
    assert asked(session) != "HND-002"
    assert runs(session) == 4


@pytest.mark.rule("DTC-338")
def test_who_comes_to_it_meets_it_first_and_who_is_bitten_is_the_last_to_roll() -> None:
    session = hunted(2, 4, 2, 5, runs_on=2)
    assert [has(session, name, "life") for name in ("dwarf", "elf", "monk")] == [5, 3, 4]
    assert names(session, "hound-beside") == ["hound-figure"]
    words = [line.words for line in session.lines if line.rule in ("HND-002", "DTC-116")]
    assert words[0] == "The Hound stands before the party."


@pytest.mark.rule("DTC-338")
def test_where_nobody_is_bitten_it_stays_and_meets_them_again_after_the_next_1() -> None:
    session = hunted(2, *[4] * 3, 1, 3, *[4] * 3, *[6] * 6, runs_on=2, zones={"atlas": ["forest"]})
    assert runs(session) == 2
    assert sum(line.words == "The Hound stands before the party." for line in session.lines) == 2
    assert has(session, "dwarf", "fate") == 1


@pytest.mark.rule("DTC-338")
def test_it_does_not_follow_to_another_road_and_is_on_the_next_one() -> None:
    session = hunted(2, 6, runs_on=4, step="carried", counters={"bound": 7})
    assert names(session, "hound-beside") == ["hound-figure"]
    answer(session, *["ready"] * 3, "chapel", "order")
    assert runs(session) == 6


@pytest.mark.rule("DTC-338")
def test_with_the_grim_reaper_there_he_is_served_first() -> None:
    session = hunted(
        2, *[4] * 9, runs_on=2, with_=("hound", "reaper"),
        zones={"reaper-road:2": ["reaper-figure"]},
    )  # fmt: skip
    told = [line.words for line in session.lines if "stands before the party" in line.words]
    assert told == [f"{who} stands before the party." for who in ("The Grim Reaper", "The Hound")]

"""Blood Moon: the Magic Objects that its rules name."""

from __future__ import annotations

import pytest

from tabletop import Session
from tests.games.darkest.bloodmoon.moonlit import full, moonlit
from tests.games.darkest.laying import QUIET, TRIO, answer, asked, has, keys, names, piece

# --- Living Doll ----------------------------------------------------------------------------------


def dividing(*coming: int, **more) -> Session:  # type: ignore[no-untyped-def]
    """A Trove with the Doll and an Aegis has been won; these lots and dice come."""
    return moonlit(
        step="loot", at=6, to="crags", shown=("trove",), coming=coming, tokens=full(3),
        zones={"trove": ["bloodmoon-living-doll", "aegis"]}, **more,
    )  # fmt: skip


@pytest.mark.rule("DTB-049")
def test_the_living_doll_falls_to_somebody_by_lot_before_the_rest_is_divided() -> None:
    session = dividing(2, 3)
    assert has(session, "elf", "life") == 2
    assert names(session, "bloodmoon-returns") == ["bloodmoon-living-doll"]
    assert "Who takes what?" in session.decision.ask
    assert names(session, "trove") == ["aegis"]


@pytest.mark.rule("DTB-049")
def test_whoever_it_likes_gains_craft() -> None:
    session = dividing(3, 4)
    assert has(session, "monk", "craft") == 4
    assert [has(session, n, "life") for n in TRIO] == [3, 3, 3]


# --- Hungering Artefact ---------------------------------------------------------------------------


def leaving(at: int = 3, *, new: bool = True, open_: tuple[str, ...] = ("witch",), **more):  # type: ignore[no-untyped-def]
    """The party is done with a Road Space; the leader has the Artefact."""
    zones = {f"pile:{at}": [*open_], "items:0": ["bloodmoon-hungering-artefact"]}
    return moonlit(
        step="space_done", at=at, zones=zones, shown=open_, tokens={**QUIET, **full(3)},
        counters={"row": int(new), "spot": 100, **more.pop("counters", {})}, coming=(2,) * 40,
        **more,
    )  # fmt: skip


@pytest.mark.rule("DTB-050")
def test_the_artefact_may_be_fed_what_lies_face_up_on_a_new_road_space() -> None:
    session = answer(leaving(), "yes", "witch")
    assert names(session, "pile:3") == []
    assert has(session, "dwarf", "fate") == 1


@pytest.mark.rule("DTB-050")
def test_where_the_party_has_been_it_is_not_fed() -> None:
    session = leaving(new=False)
    assert "Artefact" not in session.decision.ask
    assert names(session, "pile:3") == ["witch"]


@pytest.mark.rule("DTB-050")
def test_a_destination_is_no_new_road_space() -> None:
    session = leaving(at=6, to="chapel", counters={"homeward": 1})
    assert "Artefact" not in session.decision.ask


def hungry(session: Session) -> int:
    """For how many Road Spaces in a row."""
    return piece(session, "bloodmoon-hungering-artefact").counters.get("hunger", 0)


@pytest.mark.rule("DTB-050")
def test_unfed_on_three_in_a_row_it_costs_a_life() -> None:
    session = answer(leaving(), "no")
    assert hungry(session) == 1
    on = {"bloodmoon-hungering-artefact": {"hunger": 2, "hunger-at": 5}}
    session = answer(leaving(counters={"trodden": 5}, on=on), "no")
    assert has(session, "dwarf", "life") == 2
    assert hungry(session) == 0


@pytest.mark.rule("DTB-050")
def test_fed_in_between_it_begins_to_count_anew() -> None:
    on = {"bloodmoon-hungering-artefact": {"hunger": 2, "hunger-at": 4}}  # fed on the fifth
    session = answer(leaving(counters={"trodden": 5}, on=on), "no")
    assert has(session, "dwarf", "life") == 3
    assert hungry(session) == 1


@pytest.mark.rule("DTB-050")
def test_where_nothing_lies_it_goes_hungry_unasked() -> None:
    session = leaving(open_=())
    assert "Artefact" not in session.decision.ask
    assert hungry(session) == 1


# --- Syphoning Sceptre ----------------------------------------------------------------------------


@pytest.mark.rule("DTB-051")
@pytest.mark.parametrize(("had", "has_now"), [(0, 1), (4, 4)])
def test_the_sceptre_gives_fate_up_to_its_value_for_an_enemy(had: int, has_now: int) -> None:
    session = moonlit(
        up=False, step="spot", args={"spot": 100}, at=3, coming=(5, 1),
        zones={"pile:3": ["wolf"], "items:0": ["bloodmoon-syphoning-sceptre"]},
        tokens={**QUIET, "dwarf": {"fate": had}},
    )  # fmt: skip
    answer(session, "strength")
    if had:
        answer(session, "keep")
    assert names(session, "trophies:0") == ["wolf"]
    assert has(session, "dwarf", "fate") == has_now


# --- Witch's Broom --------------------------------------------------------------------------------

ROW = ("adder", "boar", "heron", "stag", "lynx", "wolf", "eel", "ox")


def flying(night: bool = True, row: tuple[str, ...] = ROW, **more) -> Session:  # type: ignore[no-untyped-def]
    """A row of cards lies on Road Space 3, and the Monk has the Broom."""
    return moonlit(
        step="spot", args={"spot": 100}, at=3, night=night, bitten=(0,),
        zones={"pile:3": [*row], "items:2": ["bloodmoon-witchs-broom"]}, coming=(4,) * 20, **more,
    )  # fmt: skip


@pytest.mark.rule("DTB-052", "DTX-029")
def test_at_night_the_party_may_fly_over_six_cards_which_stay_as_they_lie() -> None:
    session = flying()
    assert keys(session) == ["meet", *(f"pass {n}" for n in range(1, 7))]
    answer(session, "pass 6", "forward")
    assert "Eel" in session.decision.ask
    assert names(session, "pile:3") == [*ROW]
    assert not piece(session, "adder").face_up
    assert piece(session, "eel").face_up


@pytest.mark.rule("DTB-052")
def test_where_fewer_are_left_the_party_moves_to_the_next_road_space() -> None:
    session = flying(row=ROW[:3])
    assert keys(session) == ["meet", "pass 1", "pass 2", "pass 3"]
    answer(session, "pass 3")
    while asked(session) != "DTC-093" and session.table.count("at") == 3:
        answer(session, keys(session)[0])
    assert session.table.count("at") == 4
    assert names(session, "pile:3") == [*ROW[:3]]


@pytest.mark.rule("DTB-052")
def test_by_day_nobody_flies_and_at_night_once_on_a_road_space() -> None:
    assert "pass 1" not in keys(flying(night=False))
    session = answer(flying(), "pass 1", "forward")
    assert "Boar" in session.decision.ask
    assert "pass 1" not in keys(session)

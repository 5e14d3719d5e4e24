"""Reaper: the Graveyard as a Trove of his, and his Magic Objects."""

from __future__ import annotations

import pytest

from tabletop import new_game
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.regions import INNER, drawn
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names, why
from tests.games.darkest.reaper.test_figure import ATLAS, ON, QUIET, reaped, where
from tests.games.darkest.reaper.test_moving import met

MAGIC = ["reaper-hearth-rune", "reaper-bone-crown", "reaper-hourglass", "reaper-rod-of-ruin"]
DECKS = {
    "reaper-adventures": ["reaper-sexton", "reaper-wake", "reaper-ossuary"],
    "reaper-spells": ["reaper-last-rites"],
    "reaper-troves": MAGIC,
    "troves": ["helm", "aegis"],
}
ELSEWHERE = {"atlas": [c.id for c in content.of_kind("location")]}


def setting_out(*shown: int, **more):  # type: ignore[no-untyped-def]
    """The party is about to say where the road leads."""
    return reaped(step="set_out", at=0, zones={**DECKS, **ELSEWHERE}, coming=shown, **more)


@pytest.mark.rule("DTR-002", "DTR-028")
def test_his_magic_objects_are_a_deck_of_their_own() -> None:
    table = new_game("darkest", seats=1, seed=5, options=ON).table
    assert len(table["reaper-troves"]) == 14
    assert {type(content.card(p.name)) for p in table["reaper-troves"]} == {content.Magic}
    assert not any(type(content.card(p.name)) is content.Magic for p in table["reaper-adventures"])
    assert len(table["reaper-adventures"]) == 72
    assert not any(p.name.startswith("reaper-") for p in table["troves"])


@pytest.mark.rule("DTR-024", "DTR-025", "DTR-026", "DTR-027", "DTR-028", "DTR-094")
def test_the_graveyard_is_chosen_as_his_trove() -> None:
    session = answer(setting_out(2, 2, 2), "graveyard", "order 0 1 2")
    assert names(session, "ground:6") == ["graveyard"]
    assert len(names(session, "trove")) == 3
    assert {*names(session, "trove")} <= {*MAGIC}
    assert not any(card.face_up for card in session.table["trove"])
    assert not session.table["reaper-spells"]  # they have joined the others
    assert {p.name.partition("-")[0] for p in session.table["pile:1"]} <= {"reaper"}


@pytest.mark.rule("DTR-088")
def test_no_lot_leads_to_the_graveyard() -> None:
    for shown in range(1, 7):
        listed = [c.id for c in drawn("darkest").places("inner", "trove") if c.id != "graveyard"]
        if shown > len(listed):
            break
        session = answer(setting_out(shown, 2, 2, 2), "trove")
        assert names(session, "ground:6") == [listed[shown - 1]]


@pytest.mark.rule("DTR-029")
def test_the_road_there_is_an_inner_road() -> None:
    session = answer(setting_out(2, 2, 2), "graveyard", "order 0 1 2")
    found = [names(session, f"ground:{space}")[0] for space in range(1, 6)]
    assert found == [*INNER.road]


def at_the_graveyard(*shown: int, tokens=QUIET, **more):  # type: ignore[no-untyped-def]
    """What it says has been done; the party is about to choose."""
    return reaped(
        step="at_destination",
        at=6,
        to="graveyard",
        coming=shown,
        tokens=tokens,
        zones={**DECKS, "reaper-troves": [], "trove": MAGIC[:3], **more.pop("zones", {})},
        on={"graveyard": {"visited": 1}},
        counters={"reaper-trip": 1},
        **more,
    )


@pytest.mark.rule("DTR-030", "DTR-032")
def test_the_party_faces_him_or_fights_guardians() -> None:
    session = at_the_graveyard(1, 1, 4)
    assert {"fight", "reaper_is_faced", "home"} <= {*keys(session)}
    answer(session, "fight")
    drawn = [*names(session, "guardians"), *names(session, "reaper-discard")]
    assert any(name in drawn for name in DECKS["reaper-adventures"])


@pytest.mark.rule("DTR-031", "DTR-033", "DTR-034", "DTR-035")
def test_facing_him_each_rolls_and_the_survivors_divide_his_trove() -> None:
    tokens = {name: {"fate": 2} for name in TRIO}
    session = at_the_graveyard(5, 6, 2, 4, tokens=tokens)
    answer(session, "reaper_is_faced")
    answer(session, "life")
    assert asked(session) == "DTC-252"  # no Fate was asked for; a 5 did nothing
    assert has(session, "elf", "fate") == 3
    assert has(session, "monk", "life") == content.start("monk", "life") - 1
    assert all(card.face_up for card in session.table["trove"])
    assert where(session) == "reaper-beside"
    answer(session, "none")
    assert session.table.count("reaper-trip") == 0  # before the way home


@pytest.mark.rule("DTR-034")
def test_what_those_had_whom_he_takes_joins_the_trove() -> None:
    session = at_the_graveyard(
        1, 6, 6, 4, zones={"items:0": ["sword"]}, tokens={**QUIET, "dwarf": {"life": 2, "fate": 0}}
    )
    answer(session, "reaper_is_faced")
    assert "dwarf" in names(session, "graveyard")
    assert "sword" in names(session, "trove")
    assert where(session) == "reaper-beside"


@pytest.mark.rule("DTR-034")
def test_an_unfinished_trip_is_over_in_the_village() -> None:
    session = reaped(step="home", at=1, zones=DECKS, counters={"reaper-trip": 1, "reaper-faced": 1})
    assert session.table.count("reaper-trip") == 0
    assert session.table.count("reaper-faced") == 0


@pytest.mark.rule("DTR-036")
def test_once_faced_it_is_no_trove_until_the_party_was_in_the_village() -> None:
    bound = 10 + [c.id for c in content.of_kind("location")].index("graveyard")
    for faced in (0, 1):
        session = reaped(
            step="carried",
            at=2,
            zones={**DECKS, **ATLAS},
            coming=(4, 4, 4),
            counters={"bound": bound, "reaper-faced": faced},
        )
        assert names(session, "ground:6") == ["graveyard"]
        assert bool(session.table["trove"]) is not bool(faced)
        assert session.table.count("reaper-trip") == 1 - faced


@pytest.mark.rule("DTR-035", "DTR-028", "DTR-094")
def test_his_magic_objects_come_back_to_their_own_deck_and_his_spells_stay() -> None:
    session = reaped(
        step="home",
        at=1,
        counters={"reaper-trip": 1},
        zones={
            "trove": MAGIC[:2],
            "reaper-returns": MAGIC[2:],
            "troves": ["helm"],
            "spell": ["reaper-last-rites"],
        },
    )
    assert {*names(session, "reaper-troves")} == {*MAGIC}
    assert names(session, "troves") == ["helm"]
    assert "reaper-last-rites" in names(session, "spell")


# --- his Magic Objects ----------------------------------------------------------------------------


def carpet(*shown: int, bearer: int = 0, **more):  # type: ignore[no-untyped-def]
    """The draw roll is about to be made; somebody has the Flying Carpet."""
    return reaped(
        step="draw",
        at=2,
        coming=shown,
        tokens=QUIET,
        zones={f"items:{bearer}": ["reaper-flying-carpet"]},
        **more,
    )


@pytest.mark.rule("DTR-064")
def test_on_a_six_the_carpet_carries_the_party_before_cards_are_laid() -> None:
    session = carpet(6, 2)
    answer(session, "space 4")
    assert session.table.count("at") == 4
    assert not session.table["pile:2"]
    assert len(carpet(5).table["pile:2"]) == len(carpet(5).table["pile:2"]) > 0
    assert len(answer(carpet(6), "nowhere").table["pile:2"]) == 3  # all there are


@pytest.mark.rule("DTR-064")
def test_only_its_bearer_as_the_leader_may() -> None:
    assert len(carpet(6, bearer=1).table["pile:2"]) == 3


@pytest.mark.rule("DTR-065", "DTR-088", "DTR-016")
def test_the_hearth_rune_carries_the_party_to_the_first_village() -> None:
    session = reaped(
        step="onward", at=3, to="castle", stands=2, zones={"items:0": ["reaper-hearth-rune"]}
    )
    answer(session, "use reaper-hearth-rune")
    assert session.table.count("at") == 0
    assert session.table.count("region") == 0
    assert where(session) == "reaper-beside"
    assert "reaper-hearth-rune" in names(session, "reaper-troves")


@pytest.mark.rule("DTR-065")
def test_in_a_village_nobody_wastes_it() -> None:
    session = reaped(step="village", at=0, zones={"items:0": ["reaper-hearth-rune"]})
    assert why(session, "use reaper-hearth-rune") == "DTC-309"


def with_rod(foe: str, *shown: int):  # type: ignore[no-untyped-def]
    """Its bearer is about to fight."""
    return met(foe, zones={"items:0": ["reaper-rod-of-ruin"]}, coming=shown)


@pytest.mark.rule("DTR-066")
def test_the_rod_takes_two_before_its_bearer_s_own_fight() -> None:
    session = with_rod("reaper-barrow-giant", 1, 5, 1, 5)
    answer(session, "mode 0" if "mode 0" in keys(session) else keys(session)[0])
    assert "(Strength 5)" in session.decision.ask
    answer(session, "strength")
    assert "(Strength 7)" in session.decision.ask  # the next one has no Rod


@pytest.mark.rule("DTR-067")
def test_whom_the_rod_brings_to_nothing_is_nobody_s_trophy() -> None:
    session = with_rod("reaper-moor-viper")
    answer(session, keys(session)[0])
    assert "reaper-moor-viper" in names(session, "reaper-discard")
    assert not names(session, "trophies:0")

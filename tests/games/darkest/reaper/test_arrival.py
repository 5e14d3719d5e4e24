"""Reaper: what calls the Grim Reaper and his deck, and what sends them away."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.regions import INNER
from tests.games.darkest.laying import answer, asked, keys, names
from tests.games.darkest.reaper.test_figure import QUIET, reaped, where

DECKS = {
    "reaper-adventures": ["reaper-sexton", "reaper-wake", "reaper-ossuary"],
    "reaper-spells": ["reaper-last-rites", "reaper-candlelight"],
    "spell-discard": ["fireball"],
}
WEAK = {name: {"life": 1, "fate": 0} for name in QUIET}


def dying(who: str = "dwarf", *, at: int = 3, coming=(1,), **more):  # type: ignore[no-untyped-def]
    """That hero alone has one Life, and comes to a Dry Well."""
    tokens = {**QUIET, who: {"life": 1, "fate": 0}}
    zones = {f"pile:{max(1, at)}": ["dry-well"], **DECKS, **more.pop("zones", {})}
    return reaped(
        step="spot", args={"spot": 100}, at=at, zones=zones, tokens=tokens, coming=coming, **more
    )


def bears(session, who: str, mark: str) -> int:  # type: ignore[no-untyped-def]
    """How much of a mark is on a hero's card."""
    return session.table.named(who).counters.get(f"reaper-{mark}", 0)


@pytest.mark.rule("DTR-008", "DTR-011", "DTR-012")
def test_a_death_calls_him_his_deck_and_his_spells() -> None:
    session = dying()
    assert "dwarf" in names(session, "graveyard")
    assert session.table.count("reaper-up") == 1
    assert not session.table["reaper-spells"]
    assert not session.table["spell-discard"]
    assert {"reaper-last-rites", "fireball", "mending"} <= {*names(session, "spell")}
    # the first 1, the dwarf's own, came before he did
    assert where(session) == "reaper-road:1"


@pytest.mark.rule("DTR-011", "DTR-094")
def test_while_he_is_about_his_deck_is_drawn_from_and_takes_its_discards_back() -> None:
    session = reaped(step="draw", at=2, zones=DECKS, counters={"reaper-up": 1}, coming=(2,))
    assert len(session.table["reaper-adventures"]) == 1
    assert {p.name.partition("-")[0] for p in session.table["pile:2"]} == {"reaper"}
    session = reaped(step="draw", at=2, zones=DECKS, coming=(2,))
    assert len(session.table["reaper-adventures"]) == 3


@pytest.mark.rule("DTR-002", "DTR-094")
def test_a_card_of_his_goes_to_his_own_discards() -> None:
    session = reaped(step="home", at=1, zones={"pile:2": ["reaper-wake", "wolf"]})
    assert "reaper-wake" in names(session, "reaper-adventures")
    assert "wolf" in names(session, "adventure")
    assert not session.table["reaper-discard"]
    assert not session.table["discard"]


@pytest.mark.rule("DTR-009", "DTR-083")
def test_a_second_death_does_not_move_him_and_all_must_pray_anew() -> None:
    on = {"elf": {"reaper-waits": 1}, "monk": {"reaper-owes": 1, "reaper-waits": 1}}
    session = dying(stands=5, on=on, counters={"reaper-up": 1}, coming=(1, 3, 3))
    assert where(session) == "reaper-road:4"  # the 1 that killed, and nothing else
    assert bears(session, "elf", "owes") == bears(session, "monk", "owes") == 1
    assert bears(session, "dwarf", "owes") == 0


def at_the_chapel(*shown: int, **more):  # type: ignore[no-untyped-def]
    """The party comes to the Chapel, the Elf and the Monk owe a prayer; these dice come."""
    on = {
        "elf": {"reaper-owes": 1, "reaper-waits": 1},
        "monk": {"reaper-owes": 1, "reaper-waits": 1},
    }
    return reaped(
        "elf",
        "monk",
        step="destination",
        at=6,
        to="chapel",
        on=on,
        coming=shown,
        counters={"reaper-up": 1},
        zones=DECKS,
        **more,
    )


@pytest.mark.rule("DTR-016", "DTR-017", "DTR-021", "DTR-023")
def test_when_all_have_prayed_he_and_his_deck_go_and_his_spells_stay() -> None:
    assert content.hero("elf").alignment == content.hero("monk").alignment == "good"
    session = at_the_chapel(2, 3, stands=2)
    assert session.table.count("reaper-up") == 0
    assert where(session) == "reaper-beside"
    assert not any(
        bears(session, who, mark) for who in ("elf", "monk") for mark in ("owes", "waits")
    )


@pytest.mark.rule("DTR-017", "DTR-021")
def test_whoever_may_not_pray_there_has_not() -> None:
    on = {
        "dwarf": {"reaper-owes": 1, "reaper-waits": 1},
        "elf": {"reaper-owes": 1, "reaper-waits": 1},
    }
    session = reaped(
        "dwarf",
        "elf",
        step="destination",
        at=6,
        to="chapel",
        on=on,
        coming=(2,),
        counters={"reaper-up": 1},
        zones=DECKS,
        stands=2,
    )
    while asked(session) != "DTC-104":
        answer(session, keys(session)[0])
    assert content.hero("dwarf").alignment == "neutral"
    assert bears(session, "dwarf", "owes") == 1
    assert bears(session, "elf", "owes") == 0
    assert session.table.count("reaper-up") == 1
    assert where(session) == "reaper-road:2"


@pytest.mark.rule("DTR-021", "DTR-016", "DTR-022")
@pytest.mark.parametrize(("option", "up"), [("prayed", 1), ("village", 0)])
def test_in_a_village_his_deck_stays_or_by_the_table_option_goes(option: str, up: int) -> None:
    session = reaped(
        step="home",
        at=1,
        stands=3,
        on={"elf": {"reaper-owes": 1}},
        zones=DECKS,
        counters={"reaper-up": 1},
        options={"reaper-deck": option},
    )
    assert session.table.count("reaper-up") == up
    assert where(session) == "reaper-beside"


@pytest.mark.rule("DTR-023", "DTR-012")
def test_his_spells_join_the_others_once_and_go_to_their_discards() -> None:
    session = dying(zones={"spells:0": ["reaper-last-rites"], "reaper-spells": []})
    assert "reaper-last-rites" in names(session, "spell-discard")
    assert not session.table["reaper-spells"]


@pytest.mark.rule("DTR-071")
def test_the_dryad_leads_to_a_forest_that_is_on_no_road() -> None:
    atlas = [c.id for c in content.of_kind("location") if c.id not in (*INNER.road, "city")]
    session = reaped(
        step="spot", args={"spot": 100}, at=2, zones={"pile:2": ["reaper-dryad"], "atlas": atlas}
    )
    while "yes" in keys(session) or "no" in keys(session):
        answer(session, "yes" if "yes" in keys(session) else "no")
    assert names(session, "ground:6") == ["forest"]
    assert "reaper-dryad" not in names(session, "pile:2")


@pytest.mark.rule("DTR-018")
def test_put_where_the_party_stands_he_waits_for_the_next_one() -> None:
    session = dying(at=1)
    assert "dwarf" in names(session, "graveyard")
    assert where(session) == "reaper-road:1"
    assert session.table.count("at") == 1
    assert not session.table.count("reaper-contact")
    again = reaped(step="draw", at=1, stands=1, coming=(1, 2, 6, 6, 6), zones=DECKS)
    assert again.table.count("reaper-contact") or where(again) == "reaper-beside"


@pytest.mark.rule("DTR-094")
def test_an_empty_deck_of_his_is_made_of_its_own_discards() -> None:
    zones = {
        **DECKS,
        "reaper-adventures": [],
        "reaper-discard": ["reaper-wake"],
        "discard": ["imp"],
    }
    session = reaped(step="draw", at=2, zones=zones, counters={"reaper-up": 1}, coming=(2,))
    assert names(session, "pile:2") == ["reaper-wake"]
    assert names(session, "discard") == ["imp"]

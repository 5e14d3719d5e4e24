"""A place in the Village stands for its hero while that is there: nothing outlives the hero."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.party import heroes
from tabletop.table import verbs
from tests.games.darkest.laying import answer, asked, has, keys, names, party, piece
from tests.games.darkest.test_g_heroes_and_spells import stash

CALM = {name: {"fate": 0} for name in ("dwarf", "elf", "monk")}
BORNE = {
    "items": ["sword"],
    "mount": ["mule"],
    "followers": ["guide"],
    "spells": ["mending"],
    "trophies": ["wolf"],
    "store-0": ["axe", "talisman"],
    "store-1": ["shield"],
}
"""Something for every kind of zone before a hero."""


def kinds(session: Session) -> set[str]:
    """The kinds of zones that each place in the Village has, but for the hero's own."""
    there = {name.partition(":")[0] for name in session.table.zones if name.endswith(":1")}
    return {
        kind for kind in there if kind != "hero" and session.table.zones[f"{kind}:1"].owner >= 0
    }


def bereft(how: str) -> Session:
    """The Elf, who had something of every kind, is gone, and a newcomer stands in its place."""
    session = party(
        step="spot",
        args={"spot": 100},
        at=3,
        coming=(4, 1, 4),
        up=("dry-well",),
        tokens={**CALM, "elf": {"fate": 0, "life": 1 if how == "dies" else 4}},
        zones={
            **{f"{kind}:1": cards for kind, cards in BORNE.items()},
            "pile:3": ["dry-well"],
            "newcomers": ["troll"],
        },
    )
    assert kinds(session) == {*BORNE}
    stash(session, owner=2)
    token = verbs.add(session.table, "mark", "kept", "token", face_up=True).piece
    verbs.count(session.table, token, "slot", 2)
    while asked(session) == "DTC-142":
        answer(session, "none")
    if how == "is taken off":
        session.override("move", piece=piece(session, "elf").id, zone="graveyard")
    assert "elf" in names(session, "graveyard")
    session.override("go", step="home")
    assert names(session, "hero:1") == ["troll"]
    return session


@pytest.mark.rule("DTC-047", "DTC-077", "DTC-203")
@pytest.mark.parametrize("how", ["dies", "is taken off"])
def test_a_newcomer_has_nothing_of_who_stood_in_its_place(how: str) -> None:
    session = bereft(how)
    assert {kind: names(session, f"{kind}:1") for kind in BORNE if names(session, f"{kind}:1")} == {
        "store-0": ["talisman"]
    }
    assert not names(session, "kept")
    assert len([f for f in session.table["order"] if heroes.place_of(f) == 1]) == 1


@pytest.mark.rule("DTC-048", "DTC-045")
@pytest.mark.parametrize("how", ["dies", "is taken off"])
@pytest.mark.parametrize("who", range(3))
def test_its_talismans_in_store_are_anybodys_whoever_stands_there_now(how: str, who: int) -> None:
    session = bereft(how)
    answer(session, *["ready"] * who)
    assert any(key.startswith("fetch talisman") for key in keys(session))
    place = heroes.living(session.table)[who]
    answer(session, "fetch talisman", "store talisman")
    assert names(session, f"store-0:{place}") == ["talisman"]
    while who < 2:  # from now on it is a store like any other
        who += 1
        answer(session, "ready")
        assert not any(key.startswith("fetch talisman") for key in keys(session))


@pytest.mark.rule("DTC-324")
@pytest.mark.parametrize("how", ["dies", "is taken off"])
def test_its_gold_with_the_sentinel_is_shared_by_all_who_win_it_back(how: str) -> None:
    session = bereft(how)
    for space, name in enumerate(("fields", "plains", "woods", "hills", "ruins", "sentinel"), 1):
        verbs.add(session.table, name, f"ground:{space}", "card", face_up=True)
    before = {name: has(session, name, "gold") for name in ("dwarf", "troll", "monk")}
    session.override("count", piece=-1, counter="at", value=6)
    session.override("count", piece=-1, counter="guarding", value=1)
    session.override("go", step="loot")
    gained = [has(session, name, "gold") - n for name, n in before.items()]
    assert sorted(gained) == [1, 1, 2]


@pytest.mark.rule("DTC-144", "DTC-202")
def test_what_a_hero_had_who_dies_in_a_village_may_be_taken_there() -> None:
    session = party(
        step="stay",
        args={"place": 0},
        at=0,
        coming=(3,),
        seats=1,
        tokens={**CALM, "elf": {"life": 1, "fate": 0, "gold": 3}},
        zones={
            "items:1": ["sword"],
            "followers:1": ["guide"],
            "spells:0": ["random"],
            "store-0:1": ["axe"],
        },
        on={"dwarf": {"held": 1}},
    )
    answer(session, "cast random", "elf")
    assert sorted(names(session, "store-0:1")) == ["gold", "guide", "sword"]
    answer(session, "fetch sword", "fetch gold", "ready", "fetch guide")
    assert (names(session, "items:0"), has(session, "dwarf", "gold")) == (["sword"], 4)
    assert names(session, "followers:2") == ["guide"]

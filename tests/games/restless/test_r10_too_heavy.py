"""RST-102: whatever makes it too much to carry, somebody is asked what goes, at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletop import Session
from tests.games.restless.camp import asked, battle, blocked, camp, keys, meeting, names, play

HEAVY = ["club", "kettle"]  # 6 of the 8 that Ann can carry
MULE = {"encounters": ["mule"]}  # -4 to Max Weight
LOADED = {"ann": HEAVY}


IN_BATTLE: dict[str, tuple[Callable[[], Session], list[str]]] = {
    "met": (lambda: camp(row=[["mule"]], holds=LOADED), ["go on"]),
    "follows": (
        lambda: battle(foe="vanguard", holds=LOADED, decks=MULE, coming=[20]),
        ["slot 0", "attack unarmed"],
    ),
    "joins": (
        lambda: battle(foe="caller", holds=LOADED, decks=MULE, coming=[20]),
        ["slot 0", "attack unarmed"],
    ),
    "fought at once": (
        lambda: meeting("brawl", holds=LOADED, decks=MULE),
        ["stay"],
    ),
    "while fleeing": (lambda: battle(sins={"bo": ["bait"]}, holds=LOADED, decks=MULE), ["flee"]),
}
"""The ways in which a Target comes to weigh on the party."""


@pytest.mark.rule("RST-102", "RST-106")
@pytest.mark.parametrize("way", [*IN_BATTLE])
def test_in_battle_it_is_discarded_whatever_target_weighs_on_them(way: str) -> None:
    laid, answers = IN_BATTLE[way]
    session = play(laid(), *answers)
    assert asked(session) == "RST-102"
    assert keys(session) == ["discard club", "discard kettle"]
    assert blocked(session)["give club"] in ("RST-106", "RST-099")
    play(session, "discard kettle")
    assert names(session, "inventory:0") == ["club"]
    assert names(session, "starters-used") == ["kettle"]
    assert asked(session) != "RST-102"


@pytest.mark.rule("RST-102")
def test_what_is_laid_into_the_fight_by_hand_weighs_too() -> None:
    session = battle(holds=LOADED, decks=MULE)
    mule = session.table.named("mule").id
    session.override("move", piece=mule, zone="encounter", face_up=True)
    assert asked(session) == "RST-102"


@pytest.mark.rule("RST-102", "RST-264")
def test_what_let_it_carry_more_for_a_battle_is_over_with_it() -> None:
    held = ["brace", *HEAVY, "rope", "stick"]  # 10 of 17 in this Battle, of 8 after it
    session = battle(("ann", "bo"), foe="wasp", holds={"ann": ["brace", *HEAVY]}, coming=[20, 20])
    play(session, "slot 0", "use brace")
    for name in held[3:]:
        piece = session.table.named(name).id
        session.override("move", piece=piece, zone="inventory:0", face_up=True)
    play(session, "attack club")
    assert asked(session) == "RST-102"
    assert "lay rope" in keys(session), "the Battle is over"


OUTSIDE: dict[str, Callable[[], Session]] = {
    "a Realm is entered": lambda: camp(
        step="next_realm", holds=LOADED, decks={"realms-2": ["deep-mire"]}, row=[["gift"]]
    ),
    "a Realm is replaced": lambda: meeting(
        "landslide", zones={"realm": ["toll"]}, holds=LOADED, decks={"realms-1": ["mire"]}
    ),
    "a lasting change": lambda: meeting("yoke", holds=LOADED),
}


@pytest.mark.rule("RST-102", "RST-105")
@pytest.mark.parametrize("way", [*OUTSIDE])
def test_outside_battle_it_goes_to_the_ground_or_to_others(way: str) -> None:
    session = OUTSIDE[way]()
    if asked(session) == "RST-073":
        play(session, "stay")
    assert asked(session) == "RST-102"
    ways = ["lay club", "lay kettle"]
    assert keys(session) == [ways[0], ways[1]], "Bo can carry 2"
    barred = {"give club": "RST-099", "give kettle": "RST-099", "keep": "RST-102"}
    assert blocked(session) == barred
    play(session, "lay kettle")
    assert names(session, "ground") == ["kettle"]
    assert names(session, "inventory:0") == ["club"]


@pytest.mark.rule("RST-102", "RST-105")
def test_another_who_has_room_takes_it() -> None:
    session = meeting("yoke", ("ann", "di"), holds=LOADED)
    play(session, "stay")
    assert keys(session) == ["give club", "lay club", "give kettle", "lay kettle"]
    play(session, "give club")
    assert [names(session, f"inventory:{slot}") for slot in (0, 1)] == [["kettle"], ["club"]]


@pytest.mark.rule("RST-102", "RST-105")
def test_who_may_not_trade_can_only_lay_it_down() -> None:
    session = meeting("yoke", ("ann", "di"), zones={"realm": ["closed-fist"]}, holds=LOADED)
    play(session, "stay")
    assert keys(session) == ["lay club", "lay kettle"]
    assert blocked(session)["give club"] == "RST-105"


@pytest.mark.rule("RST-102", "RST-079", "RST-103")
def test_what_is_shed_on_entering_a_realm_lies_there_at_its_first_encounter() -> None:
    session = camp(
        ("ann", "di"), step="next_realm", holds={"ann": HEAVY, "di": ["rope"]},
        decks={"realms-2": ["deep-mire"], "encounters": ["fork", "gift"]},
    )  # fmt: skip
    play(session, "lay kettle")
    assert names(session, "ground") == ["kettle"], "it outlives the arrival"
    assert asked(session) == "RST-073"
    play(session, "lay rope", "give kettle", "slot 1", "stay", "go on")
    assert names(session, "inventory:1") == ["kettle"]
    assert names(session, "starters-used") == ["rope"], "the Ground is emptied on moving on"


@pytest.mark.rule("RST-063")
def test_when_status_effects_stack_no_more_one_of_each_type_remains() -> None:
    session = meeting(
        "landslide",
        zones={"realm": ["plenty"]},
        status={"ann": ["vigil", "veil"]},
        holds={"bo": ["rope"]},
        decks={"realms-1": ["toll"]},
    )
    vigils = [piece for piece in session.table.pieces if piece.name == "vigil"]
    other = next(piece for piece in vigils if piece.zone != "status:0")
    session.override("move", piece=other.id, zone="status:0", face_up=True)
    assert names(session, "status:0") == ["vigil", "veil", "vigil"]
    play(session, "stay")
    assert names(session, "status:0") == ["vigil", "veil"]
    assert session.table.pieces[other.id].zone == "supply"


@pytest.mark.rule("RST-101", "RST-143")
def test_where_a_fight_follows_at_once_room_is_made_without_others() -> None:
    session = battle(
        ("ann", "di"), foe="pair", holds={"ann": HEAVY}, coming=[20],
        decks={"loot": ["bow"], "encounters": ["rat"]},
    )  # fmt: skip
    play(session, "slot 0", "attack unarmed", "slot 0", "slot 0")
    assert asked(session) == "RST-101"
    assert blocked(session)["give club"] == "RST-143"
    assert {"lay club", "discard club", "decline"} <= {*keys(session)}


@pytest.mark.rule("RST-102", "RST-004")
def test_who_holds_nothing_is_not_asked_what_goes() -> None:
    session = camp()
    ann = session.table.zones["character:0"].pieces[-1]
    session.override("count", piece=ann, counter="over", value=-20)
    assert names(session, "inventory:0") == []
    assert asked(session) == "RST-142"

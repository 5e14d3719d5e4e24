"""RST-102: whatever makes it too much to carry, somebody is asked what goes, at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletop import Session, load
from tabletop.play.questions.decision import Refusal
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


@pytest.mark.rule("RST-102", "RST-079")
@pytest.mark.parametrize("way", ["a Realm comes", "a Realm goes", "an Encounter ends"])
def test_what_is_shed_on_the_way_to_an_encounter_is_left_behind(
    prints: Callable[..., None], way: str
) -> None:
    """Whatever was too heavy by then does not lie on the Ground of the next Encounter."""
    met, lifting = way == "an Encounter ends", "+4 to Max Weight"
    prints("mire", text=f"{lifting}." * (way == "a Realm goes"))
    prints("fog", text="-4 to Max Weight." * (way == "a Realm comes"))
    prints("gift", text=f"{lifting} until the end of the Encounter.")
    session = camp(
        ("ann", "di"),
        step="meet" if met else "next_realm",
        row=[["fork"]] if met else (),
        zones={"realm": ["mire"], "encounter": ["gift"], "ground": ["bow"] if met else []},
        holds={"ann": [*HEAVY, "bow"] if way == "a Realm goes" else HEAVY},
        decks={"realms-2": ["fog"], "encounters": [] if met else ["fork"]},
    )
    if met:
        play(session, "stay", "give bow", "slot 0", "go on")
    assert asked(session) == "RST-102"
    play(session, "lay kettle")
    assert names(session, "row:1") == [], "the party is there"
    assert (names(session, "ground"), names(session, "starters-used")) == ([], ["kettle"])


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
        ("ann", "di"),
        foe="pair",
        holds={"ann": HEAVY},
        coming=[20],
        decks={"loot": ["bow"], "encounters": ["rat"]},
    )
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


@pytest.mark.rule("RST-101", "RST-105")
def test_who_would_be_overloaded_by_a_swap_makes_room_first_or_nothing_changes_hands() -> None:
    """Eve (3) holds the Bell (2) and Crumbs (1), Hal (2) the Urn (2); the Crumbs go to Hal."""
    session = camp(
        ("hal", "eve", "ann"), holds={"hal": ["urn"], "eve": ["bell", "crumbs"]}, people=(0, 1, 2)
    )
    start = ["swap", "swap urn", "slot 1", "swap crumbs", "slot 0", "all"]
    play(session, *start)
    assert session.decision is not None
    assert (asked(session), session.decision.seat) == ("RST-101", 1)
    ways = ["give bell", "lay bell", "discard bell", "decline"]
    assert keys(session) == ways, "not what goes away itself"
    anew = load(session.to_json())
    play(anew, "decline")
    assert [names(anew, f"inventory:{n}") for n in (0, 1)] == [["urn"], ["bell", "crumbs"]]
    play(session, "give bell", "slot 2")
    held = [names(session, f"inventory:{n}") for n in range(3)]
    assert held == [["crumbs"], ["urn"], ["bell"]]


@pytest.mark.rule("RST-099", "RST-101")
def test_no_swap_is_made_that_somebody_could_never_carry() -> None:
    session = camp(("hal", "ann"), holds={"hal": ["crumbs"], "ann": ["bow"]})
    play(session, "swap", "swap bow")
    assert blocked(session)["all"] == "RST-099", "Hal carries 2, the Bow weighs 4"


GAINS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "handed over": ({"holds": {"ann": ["pack"]}}, ["give pack"]),
    "taken up": ({"zones": {"ground": ["pack"]}}, ["give pack", "slot 0"]),
    "drawn": (
        {"step": "meet", "zones": {"encounter": ["gift"]}, "decks": {"loot": ["pack"]}},
        ["stay", "slot 0", "slot 0"],
    ),
    "bought": (
        {
            "step": "trade",
            "zones": {"encounter": ["stall"], "goods": ["pack"]},
            "counters": {"opened": 1},
        },
        ["buy pack", "slot 0"],
    ),
    "swapped": (
        {"holds": {"ann": ["pack"], "hal": ["crumbs"]}},
        ["swap", "swap pack", "swap crumbs", "all"],
    ),
}
"""The ways in which an Item comes to the Character in the first slot."""


@pytest.mark.rule("RST-099", "RST-093")
@pytest.mark.parametrize("lifts", [3, 2])
@pytest.mark.parametrize("way", [*GAINS])
def test_what_raises_max_weight_itself_is_weighed_with_that(
    prints: Callable[..., None], way: str, lifts: int
) -> None:
    """Hal carries 2; the Pack weighs 5."""
    prints("pack", weight=5, text=f"You have +{lifts} Max Weight.")
    laid, answers = GAINS[way]
    session = camp(("hal", "ann"), **laid)
    if lifts < 3:
        with pytest.raises(Refusal):
            play(session, *answers)
    else:
        play(session, *answers)
        assert names(session, "inventory:0") == ["pack"]


@pytest.mark.rule("RST-091", "RST-093")
@pytest.mark.parametrize(("lifts", "fits"), [(9, False), (0, False), (-1, True)])
def test_what_pays_lifts_and_burdens_no_more(
    prints: Callable[..., None], lifts: int, fits: bool
) -> None:
    """Hal, who carries 2, pays with a Pack for what weighs 2, and holds Crumbs (1) besides."""
    prints("pack", weight=0, text=f"You have {lifts:+} Max Weight." if lifts else "")
    prints("urn", value=2, weight=1 if fits else 2)
    session = camp(
        ("hal",),
        step="trade",
        zones={"encounter": ["stall"], "goods": ["urn"]},
        holds={"hal": ["pack", "crumbs"]},
        counters={"opened": 1, "rerolls": 0},
    )
    play(session, "buy urn", "pay pack")
    assert (blocked(session).get("slot 0") == "RST-093") is not fits
    play(session, "slot 0" if fits else "nothing")
    assert names(session, "goods") == ([] if fits else ["urn"])
    assert sorted(names(session, "inventory:0")) == sorted(["crumbs", "urn" if fits else "pack"])

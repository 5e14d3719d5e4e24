"""Woodland: the special locations of the Faerie Path."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.regions import drawn
from tabletop.games.darkest.party import heroes
from tests.games.darkest.laying import answer, asked, has, keys, names
from tests.games.darkest.woodland.laid import DARK, wooded

MANY = ["wolf", "adder", "heron", "boar", "ox", "stag", "lynx", "badger"]


def finds(*coming: int, at: int = 1, **more) -> Session:  # type: ignore[no-untyped-def]
    """A draw die of 1, and what comes behind it."""
    zones = {"woodland-adventures": MANY, **more.pop("zones", {})}
    return wooded(step="draw", at=at, coming=(1, *coming), zones=zones, **more)


@pytest.mark.rule("DTW-023")
def test_a_draw_die_of_1_finds_a_special_location_of_the_woodland() -> None:
    of = drawn("darkest+woodland")
    listed = of.special(of.regions["woodland"])
    assert [content.title(listed[n]) for n in range(1, 7)] == [
        "Faerie Ring", "Swampland", "Blasted Heath", "Crossroads", "Faerie Village", "Mystic Glen",
    ]  # fmt: skip
    session = finds(3, 4)
    assert names(session, "ground:1") == ["woodland-woods", "woodland-blasted-heath"]


@pytest.mark.rule("DTW-024")
@pytest.mark.parametrize(
    ("side", "token", "change"),
    [(1, "fate", -2), (1, DARK, -1), (3, "life", -1), (4, "life", 1), (5, "fate", 1)],
)
def test_the_faerie_ring(side: int, token: str, change: int) -> None:
    had = {"fate": 2, DARK: 1, "life": 2}
    session = wooded("monk", step="draw", tokens={"monk": had}, coming=(1, 1, side, 4, 4))
    for _ in range(8):
        if asked(session) == "DTC-126":
            break
        answer(session, next(k for k in ("keep", "light", *keys(session)) if k in keys(session)))
    assert has(session, "monk", token) == had[token] + change


@pytest.mark.rule("DTW-024")
def test_the_faerie_ring_costs_a_turn_or_brings_a_spell() -> None:
    session = finds(1, 2, 6, 4)
    rules = [line.rule for line in session.lines]
    assert "DTC-175" in rules, "the card is met at once"
    while asked(session) not in ("DTC-126", "DTC-B11"):
        answer(session, keys(session)[-1])
    assert names(session, "spells:1"), "the Elf's 6"


@pytest.mark.rule("DTW-025")
def test_the_swampland_holds_the_party_until_it_rolls_4() -> None:
    zones = {"woodland-adventures": ["wolf", "toll", "gibbet", "swamp"]}
    session = wooded(step="draw", coming=(1, 2, 3, 2, 5, 3, 3), zones=zones)
    for _ in range(30):
        if heroes.at(session.table) > 1:
            break
        answer(session, keys(session)[0])
    assert heroes.at(session.table) == 2
    drawn_here = [line for line in session.lines if line.rule == "DTC-175"]
    assert "woodland-swampland" in names(session, "ground:1")
    assert len([line for line in session.lines if line.rule == "DTC-132"]) >= 2, drawn_here


@pytest.mark.rule("DTW-026", "DTW-030")
@pytest.mark.parametrize(("found", "shown"), [(3, 4), (3, 1), (5, 3), (5, 1)])
def test_the_heath_and_the_village_bring_a_die_of_cards(found: int, shown: int) -> None:
    session = finds(found, shown)
    while asked(session) == "DTW-005":
        answer(session, "light")
    assert len(names(session, "pile:1")) == shown, "a 1 is one card, and no other location"
    assert len(names(session, "ground:1")) == 2
    assert has(session, "elf", "fate") == (found == 5)


@pytest.mark.rule("DTW-028", "DTW-029")
@pytest.mark.parametrize(("dice", "at", "kept"), [
    ((1, 1, 1, 1, 1, 2), 2, True), ((6, 6, 6, 6, 6, 6), 1, False), ((3, 3, 3, 4, 4, 4), 1, True),
])  # fmt: skip
def test_the_crossroads_try_the_party(dice: tuple[int, ...], at: int, kept: bool) -> None:
    tokens = {name: {"strength": 3, "craft": 4} for name in ("dwarf", "elf", "monk")}
    paths = {"quest:0": ["woodland-path-of-fortune"], "quest:2": ["woodland-clear-path"],
             "woodland-paths": ["woodland-path-of-respite", "woodland-dangerous-path"]}  # fmt: skip
    session = finds(4, *dice, 2, 2, tokens=tokens, zones=paths)
    assert heroes.at(session.table) == at, "21 in all"
    held = {*names(session, "quest:0"), *names(session, "quest:2")}
    assert (held == {"woodland-path-of-fortune", "woodland-clear-path"}) == kept
    assert not names(session, "quest:1"), "who has none draws none"


@pytest.mark.rule("DTW-031")
@pytest.mark.parametrize(("pair", "n"), [((2, 6), 4), ((5, 4), 1)])
def test_the_glen_brings_as_many_cards_as_its_dice_differ_by(pair: tuple[int, int], n: int) -> None:
    session = finds(6, *pair)
    assert len(names(session, "pile:1")) == n
    assert not session.table.count("woodland-changes")


@pytest.mark.rule("DTW-032", "DTW-033")
def test_on_doubles_the_glen_becomes_another_location_once_its_cards_are_met() -> None:
    session = finds(6, 2, 2, 3, 5)
    assert names(session, "ground:1") == ["woodland-woods", "woodland-blasted-heath"]
    assert len(names(session, "pile:1")) == 5, "the new place is met"


@pytest.mark.rule("DTW-032", "DTW-033")
def test_other_cards_there_are_met_first_and_then_discarded() -> None:
    cards = ["adder", "boar", "ash-wyrm", "heron"]
    session = wooded(step="draw", at=4, coming=(1, 2, 6, 3, 3, 3, 1),
                     zones={"woodland-adventures": cards})  # fmt: skip
    assert session.table.count("woodland-changes") == 4
    assert len(names(session, "pile:4")) == 2
    laid = set(names(session, "pile:4"))
    for _ in range(20):
        if "woodland-blasted-heath" in names(session, "ground:4"):
            break
        answer(session, "forward" if "forward" in keys(session) else keys(session)[-1])
    assert "woodland-mystic-glen" not in names(session, "ground:4")
    assert not laid & set(names(session, "pile:4"))


@pytest.mark.rule("DTW-032", "DTW-033")
def test_if_it_is_the_glen_again_its_cards_stay_and_are_met_again() -> None:
    cards = ["adder", "boar", "ox", "ash-wyrm", "heron"]
    session = wooded(step="draw", at=4, coming=(1, 2, 6, 3, 3, 6, 4, 1),
                     zones={"woodland-adventures": cards})  # fmt: skip
    there = set(names(session, "pile:4"))
    for _ in range(20):
        if not session.table.count("woodland-changes"):
            break
        answer(session, "forward" if "forward" in keys(session) else keys(session)[-1])
    assert "woodland-mystic-glen" in names(session, "ground:4")
    lying = names(session, "pile:4")
    assert len(lying) >= 3, "three more have come"
    assert session.table.count("spot") == 0, "from the first on"
    assert there & set(lying)


@pytest.mark.rule("DTW-032")
def test_locations_already_on_this_road_are_rolled_again() -> None:
    zones = {"ground:2": ["woodland-glade", "woodland-crossroads"]}
    session = finds(6, 2, 2, 4, 3, 5, zones=zones)
    assert names(session, "ground:1") == ["woodland-woods", "woodland-blasted-heath"]

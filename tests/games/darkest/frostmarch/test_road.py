"""Frostmarch: the road beyond the Chapel, its deck and its Trove."""

from __future__ import annotations

import pytest

from tabletop import load, new_game
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.decks import active
from tabletop.games.darkest.ground.regions import BEYOND_CHAPEL, INNER, drawn
from tabletop.games.darkest.party import heroes
from tests.games.darkest.frostmarch.north import (
    DECKS,
    ENEMIES,
    ON,
    PLACE,
    ROAD,
    STRONG,
    at_the_chapel,
    frozen,
    northward,
)
from tests.games.darkest.laying import TRIO, answer, asked, keys, names, setting_out, told, until

CROSSES = "cross beyond-chapel"


@pytest.mark.rule("DTF-001", "DTF-011", "DTF-012")
def test_at_set_up_its_cards_lie_apart_in_decks_of_their_own() -> None:
    table = new_game("darkest", seats=1, seed=5, options=ON).table
    lying = {zone: [p.name for p in table[zone]] for zone in DECKS}
    assert {zone: len(cards) for zone, cards in lying.items()} == {
        "frostmarch-adventures": 66,
        "frostmarch-troves": 14,
        "frostmarch-spells": 18,
    }
    assert all(isinstance(content.card(c), content.Magic) for c in lying["frostmarch-troves"])
    others = [p.name for zone in ("adventure", "spell", "troves") for p in table[zone]]
    assert not any(name.startswith("frostmarch") for name in others)
    assert lying["frostmarch-adventures"] != sorted(lying["frostmarch-adventures"])


@pytest.mark.rule("DTF-007", "DTF-008")
def test_it_lies_in_a_region_beyond_the_chapel_of_the_inner_region() -> None:
    land = drawn("darkest+frostmarch")
    assert [each.name for each in land.beyond("chapel")] == ["beyond-chapel"]
    assert land.village(BEYOND_CHAPEL).name == "first-village"
    assert [each.id for each in land.places("beyond-chapel", "trove")] == [PLACE]
    session = setting_out(options=ON)
    chapel = session.decision.option("chapel")  # type: ignore[union-attr]
    assert chapel is not None
    assert chapel.tells == "Beyond it lies the Northern Region: Frostmarch (Trove)."


@pytest.mark.rule("DTF-009", "DTF-010")
def test_the_party_goes_on_over_a_road_like_that_of_the_inner_region() -> None:
    session = at_the_chapel(coming=(3,) * 20, zones={"pile:3": ["wolf"]})
    answer(session, CROSSES)
    table = session.table
    assert heroes.region(table) == "beyond-chapel"
    assert heroes.at(table) == 1
    lies = [table[f"ground:{n}"][0].name for n in range(1, 7)]
    assert lies == ["fields", "plains", "woods", "hills", "ruins", PLACE]
    assert [content.location(name).dice for name in lies] == [1, 1, 1, 1, 2, 0]
    assert names(session, "pile:3") == []
    assert "wolf" in names(session, "adventure")


@pytest.mark.rule("DTF-009")
def test_nobody_has_to_go_on_and_only_from_the_chapel_as_destination() -> None:
    assert {CROSSES, "home"} <= {*keys(at_the_chapel())}
    elsewhere = frozen(step="at_destination", at=6, to="city", on={"city": {"visited": 1}})
    assert CROSSES not in keys(elsewhere)


@pytest.mark.rule("DTF-010")
def test_special_locations_are_those_of_the_inner_region_but_the_chapel() -> None:
    assert drawn("darkest+frostmarch").special(BEYOND_CHAPEL) == drawn("darkest").special(INNER)
    session = northward(
        step="draw", coming=(1, 6, 5, 1, *[3] * 9)
    )  # 6, the Chapel, is rolled again
    assert names(session, "ground:1") == ["fields", "tavern"]
    assert "chapel" in names(session, "atlas")


@pytest.mark.rule("DTF-011", "DTF-012")
def test_on_that_road_its_deck_is_drawn_from_and_its_spells_join_the_others() -> None:
    session = at_the_chapel(coming=(3,) * 20)
    assert active(session.play).name == ""
    answer(session, CROSSES)
    assert active(session.play).name == "frostmarch"
    assert all(name.startswith("frostmarch-") for name in names(session, "pile:1"))
    assert len(names(session, "pile:1")) == 3
    assert names(session, "frostmarch-spells") == []
    assert {*DECKS["frostmarch-spells"]} <= {*names(session, "spell")}
    assert session.table.count("frostmarch-joined") == 1
    assert told(session, "DTF-011")


@pytest.mark.rule("DTF-011")
def test_the_road_shows_which_deck_is_drawn_from() -> None:
    session = at_the_chapel(coming=(3,) * 20)
    assert session.game.spaces(session.table)["road"].counts == {"deck": 1}
    answer(session, CROSSES)
    assert active(session.play).number == 11
    assert session.game.spaces(session.table)["road"].counts == {"deck": 11}


@pytest.mark.rule("DTF-013")
def test_three_of_its_magic_objects_lie_unseen_at_the_end_of_the_road() -> None:
    session = at_the_chapel(coming=(3,) * 20)
    answer(session, CROSSES)
    trove = session.table["trove"]
    assert len({card.name for card in trove} & {*DECKS["frostmarch-troves"]}) == len(trove) == 3
    assert not any(card.face_up for card in trove)
    assert len(names(session, "frostmarch-troves")) == 1


def before_its_guardians(*shown: int, tokens=None):  # type: ignore[no-untyped-def]
    """The party is about to face them; the dice draw cards, and then the gold."""
    return northward(
        step="guardians",
        at=6,
        coming=shown,
        tokens=STRONG if tokens is None else tokens,
        zones={"trove": DECKS["frostmarch-troves"][:3]},
        on={PLACE: {"visited": 1}},
    )


@pytest.mark.rule("DTF-013", "DTF-014")
def test_its_guardians_are_enemies_of_its_deck_and_no_boss_stands_there() -> None:
    session = before_its_guardians(1, 1, 5, tokens={})
    guards = [name for name in names(session, "guardians") if content.enemy(name)]
    assert len(guards) == 2
    assert {*guards} <= {*ENEMIES}
    assert session.table.count("hoard") == 5
    assert not any("boss" in piece.counters for piece in session.table["guardians"])


@pytest.mark.rule("DTF-015")
def test_who_beats_them_divides_the_trove() -> None:
    session = before_its_guardians(1, 1, 6, *[3] * 20)
    assert asked(session) == "DTC-252"
    answer(session, "frostmarch-winged-boots#", "frostmarch-frostbite#", "none")
    assert {*names(session, "items:0")} == {"frostmarch-winged-boots", "frostmarch-frostbite"}
    gold = [session.table.named(name).counters["gold"] for name in TRIO]
    assert gold == [3, 3, 3]  # a gold piece each, and two of the six
    assert asked(session) == "DTC-104"


@pytest.mark.rule("DTF-016")
def test_back_at_the_chapel_its_deck_is_drawn_from_no_more_and_its_spells_stay() -> None:
    session = northward(
        step="space_done",
        at=1,
        counters={"homeward": 1, "frostmarch-joined": 1},
        coming=(3,) * 20,
        zones={"frostmarch-spells": [], "spell": ["frostmarch-vortex"], "trove": []},
    )
    table = session.table
    assert heroes.region(table) == "inner"
    assert [table[f"ground:{n}"][0].name for n in (1, 5, 6)] == ["fields", "ruins", "chapel"]
    assert heroes.at(table) == 6
    assert active(session.play).name == ""
    assert "frostmarch-vortex" in names(session, "spell")
    until(session, "DTC-104")
    assert CROSSES in keys(session)  # and the party may go there again


@pytest.mark.rule("DTF-016")
def test_a_trove_that_nobody_won_goes_back_into_its_own_deck() -> None:
    session = northward(
        step="space_done",
        at=1,
        counters={"homeward": 1},
        coming=(3,) * 20,
        zones={
            "trove": DECKS["frostmarch-troves"][:3],
            "frostmarch-troves": DECKS["frostmarch-troves"][3:],
        },
    )
    assert sorted(names(session, "frostmarch-troves")) == sorted(DECKS["frostmarch-troves"])
    assert not names(session, "trove")


@pytest.mark.rule("DTF-007", "DTF-016")
def test_carried_off_to_another_region_the_party_draws_from_its_own_deck_again() -> None:
    session = northward(at=2, zones={"spells:0": ["teleport"]}, on={"dwarf": {"held": 1}},
                        coming=(3,) * 9)  # fmt: skip
    answer(session, "cast teleport")
    found = keys(session)
    assert PLACE in found
    assert not {"city", "chapel", "tavern", "forest"} & {*found}  # no teleport crosses the border
    answer(session, "space 5")
    assert (heroes.region(session.table), heroes.at(session.table)) == ("beyond-chapel", 5)


@pytest.mark.rule("DTF-013", "DTF-017")
def test_who_is_carried_off_to_it_finds_a_new_trove_and_goes_home_from_there() -> None:
    session = northward(at=2, zones={"spells:0": ["teleport"]}, on={"dwarf": {"held": 1}},
                        coming=(3,) * 9)  # fmt: skip
    answer(session, "cast teleport", PLACE)
    assert heroes.at(session.table) == 6
    assert active(session.play).name == "frostmarch"
    assert asked(session) == "DTC-104"


def test_a_game_saved_on_that_road_goes_on_there() -> None:
    session = at_the_chapel(coming=(3,) * 20)
    answer(session, CROSSES)
    again = load(session.to_json())
    assert heroes.region(again.table) == "beyond-chapel"
    assert keys(again) == keys(session)
    assert [p.name for p in again.table["ground:6"]] == [PLACE]


def test_the_road_has_as_many_spaces_as_that_of_the_inner_region() -> None:
    assert INNER.road == ROAD

"""Dungeon: the Dark Road under the Ruins, its decks, its Trove, and what comes up from there."""

from __future__ import annotations

import pytest

from tabletop import load, new_game
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.decks import active
from tabletop.games.darkest.ground.regions import drawn
from tabletop.games.darkest.modules.dungeon.dark_road import CHAMBER, DUNGEON, RUINS
from tabletop.games.darkest.party import heroes
from tests.games.darkest.dungeon.below import (
    DECKS,
    ENEMIES,
    ON,
    STRONG,
    at_the_ruins,
    below,
    dark,
    maps,
)
from tests.games.darkest.laying import TRIO, answer, asked, keys, names, setting_out, told, until

DOWN = "cross dungeon"
TO_THE_RUINS = ("fields", "plains", "woods", "hills", "ruins", RUINS)
TO_THE_CITY = (*TO_THE_RUINS[:5], "city")


@pytest.mark.rule("DTD-001", "DTD-002")
def test_at_set_up_its_cards_lie_apart_and_its_trove_in_two_piles() -> None:
    table = new_game("darkest", seats=1, seed=5, options=ON).table
    lying = {zone: [p.name for p in table[zone]] for zone in DECKS if zone != "adventure"}
    assert {zone: len(cards) for zone, cards in lying.items()} == {
        "dungeon-adventures": 90,
        "dungeon-troves": 14,
        "dungeon-treasures": 12,
        "dungeon-spells": 10,
        "dungeon-main": 10,
    }
    magic = [*lying["dungeon-troves"], *lying["dungeon-treasures"]]
    assert all(isinstance(content.card(name), content.Magic) for name in magic)
    others = [p.name for zone in ("adventure", "spell", "troves") for p in table[zone]]
    assert not any(name.startswith("dungeon") for name in others)


@pytest.mark.rule("DTD-003", "DTD-004", "DTX-025")
def test_the_ruins_are_a_further_destination_and_the_graveyard_keeps_its_trove() -> None:
    session = setting_out(options=ON, zones={"atlas": maps()})
    ruins = session.decision.option(RUINS)  # type: ignore[union-attr]
    assert ruins is not None
    assert "Dungeon" in ruins.tells
    land = drawn("darkest+dungeon")
    assert land.category(RUINS) == "waypoint"
    assert land.category("graveyard") == "trove"
    answer(session, RUINS)
    lies = [session.table[f"ground:{n}"][0].name for n in range(1, 7)]
    assert lies == ["fields", "plains", "woods", "hills", "ruins", RUINS]


@pytest.mark.rule("DTD-004")
def test_the_fifth_road_space_of_that_name_is_no_entrance() -> None:
    session = dark(at=5, to="city", step="onward", counters={"spot": 900})
    assert heroes.ground(session.table, 5).name == "ruins"  # type: ignore[union-attr]
    assert not any(key.startswith("cross") for key in keys(session))


@pytest.mark.rule("DTD-005")
def test_with_the_ruins_as_destination_the_special_location_of_that_name_is_rolled_again() -> None:
    session = dark(
        at=1,
        to=RUINS,
        step="draw",
        coming=(1, 1, 5, *[3] * 9),
        zones={"atlas": maps(*TO_THE_RUINS)},
    )
    assert names(session, "ground:1") == ["fields", "tavern"]


@pytest.mark.rule("DTD-005")
def test_at_the_destination_the_text_of_the_ruins_is_resolved() -> None:
    session = at_the_ruins(step="arrive", on={RUINS: {"visited": 0}}, coming=(2, 3, *[3] * 30))
    assert len(names(session, "pile:6")) == 5


@pytest.mark.rule("DTD-006", "DTD-010")
def test_the_party_may_go_down_and_the_road_behind_is_discarded() -> None:
    session = at_the_ruins(coming=(3,) * 20, zones={"pile:3": ["wolf"]})
    assert {DOWN, "home"} <= {*keys(session)}
    answer(session, DOWN)
    table = session.table
    assert heroes.region(table) == "dungeon"
    assert heroes.at(table) == 1
    lies = [table[f"ground:{n}"][0].name for n in range(1, 7)]
    assert lies == [*DUNGEON.road, CHAMBER]
    assert [content.location(name).dice for name in lies] == [1, 1, 1, 2, 3, 0]
    assert names(session, "pile:3") == []
    assert "wolf" in names(session, "adventure")


@pytest.mark.rule("DTD-007", "DTD-008")
def test_below_its_deck_is_drawn_from_and_its_spells_join_the_others_for_good() -> None:
    session = at_the_ruins(coming=(3,) * 20)
    assert active(session.play).name == ""
    answer(session, DOWN)
    assert active(session.play).name == "dungeon"
    assert len(names(session, "pile:1")) == 3
    assert {*names(session, "pile:1")} <= {*ENEMIES}
    assert "dungeon-weakness" in names(session, "spell")
    assert session.table.count("dungeon-joined") == 1
    assert told(session, "DTD-007")


@pytest.mark.rule("DTD-009")
def test_a_treasure_and_two_magic_items_lie_unseen_at_its_end() -> None:
    session = at_the_ruins(coming=(3,) * 20)
    answer(session, DOWN)
    trove = session.table["trove"]
    homes = sorted(content.home(card.name) for card in trove)
    assert homes == ["dungeon", "dungeon", "dungeon-treasures"]
    assert not any(card.face_up for card in trove)


def before_its_guardians(*shown: int, tokens=None, **more):  # type: ignore[no-untyped-def]
    """The party is about to face them; the dice draw cards, and then the gold."""
    return below(
        step="guardians",
        at=6,
        coming=shown,
        tokens=tokens or {},
        on={CHAMBER: {"visited": 1}},
        zones={
            "trove": ["dungeon-amulet", "dungeon-goblin-slayer", "dungeon-clockwork-owl"],
            **more.pop("zones", {}),
        },
        **more,
    )


@pytest.mark.rule("DTD-021", "DTX-019")
def test_the_lord_of_darkness_stands_among_its_guardians() -> None:
    session = before_its_guardians(1, 1, 5)
    guards = session.table["guardians"]
    lord = next(p for p in guards if p.name == "dungeon-lord-of-darkness")
    assert (lord.counters["strength"], lord.counters["craft"]) == (12, 12)
    assert len([p for p in guards if p.name in ENEMIES]) == 2
    assert session.table.count("hoard") == 5


@pytest.mark.rule("DTD-021")
def test_he_stands_there_alone_where_no_enemy_is_drawn() -> None:
    session = before_its_guardians(
        1, 1, 5, zones={"dungeon-adventures": ["dungeon-torch", "dungeon-sliding-walls"]}
    )
    assert [p.name for p in session.table["guardians"] if "strength" in p.counters] == [
        "dungeon-lord-of-darkness"
    ]


@pytest.mark.rule("DTD-022", "DTD-023")
def test_who_beats_them_divides_the_trove() -> None:
    session = before_its_guardians(1, 1, 6, *[3] * 20, tokens=STRONG)
    until(session, "DTC-252")
    answer(session, "dungeon-amulet#", "none")
    assert "dungeon-amulet" in names(session, "items:0")
    assert [session.table.named(name).counters["gold"] for name in TRIO] == [3, 3, 3]
    assert asked(session) == "DTC-104"
    assert session.table.count("dungeon-won") == 1


@pytest.mark.rule("DTD-024", "DTX-020")
def test_back_above_its_deck_is_left_and_its_spells_stay() -> None:
    session = below(
        step="space_done",
        counters={"homeward": 1, "dungeon-joined": 1},
        coming=(3,) * 20,
        zones={"dungeon-spells": [], "spell": ["dungeon-weakness"], "trove": []},
    )
    table = session.table
    assert heroes.region(table) == "inner"
    assert table["ground:6"][0].name == RUINS
    assert heroes.at(table) == 5  # the Ruins are only passed through
    assert active(session.play).name == ""
    assert "dungeon-weakness" in names(session, "spell")


@pytest.mark.rule("DTD-025")
@pytest.mark.parametrize("won", [0, 1, 2])
def test_its_ten_cards_come_into_the_games_deck_once_after_its_trove_was_won(won: int) -> None:
    session = below(
        step="space_done", counters={"homeward": 1, "dungeon-won": won}, coming=(3,) * 20
    )
    lying = {*names(session, "adventure"), *names(session, "pile:5"), *names(session, "discard")}
    came = {*DECKS["dungeon-main"]} & lying
    assert len(came) == (3 if won == 1 else 0)
    assert session.table.count("dungeon-won") == (2 if won else 0)


@pytest.mark.rule("DTD-025")
def test_they_are_of_the_games_deck_from_then_on() -> None:
    session = below(step="space_done", counters={"homeward": 1, "dungeon-won": 1}, coming=(3,) * 20)
    worm = session.table.named("dungeon-burrow-worm")
    assert worm.counters["home"] == 1


@pytest.mark.rule("DTX-023")
def test_from_the_outer_region_the_black_knight_is_a_further_entrance() -> None:
    def at_the_black_knight(value: str):  # type: ignore[no-untyped-def]
        return dark(
            step="at_destination",
            at=6,
            to="black-knight",
            on={"black-knight": {"visited": 1}},
            options={"dungeon-outer": value},
            coming=(3,) * 20,
            zones={
                "atlas": maps(
                    "outer-hills", "outer-woods", "runes", "desert", "oasis", "black-knight"
                )
            },
        )

    assert DOWN not in keys(at_the_black_knight("off"))
    session = at_the_black_knight("on")
    answer(session, DOWN)
    assert heroes.region(session.table) == "dungeon"
    assert heroes.way(session.table).straddle == "black-knight"


@pytest.mark.rule("DTD-061", "DTX-027")
def test_a_move_to_the_ruins_means_the_destination_and_makes_a_road_to_it() -> None:
    session = dark(
        at=3,
        to="city",
        zones={"pile:3": ["dungeon-main-trap-door"], "atlas": maps(*TO_THE_CITY)},
        counters={"spot": 0},
        coming=(1, 1, *[3] * 20),
    )
    answer(session, "forward")
    table = session.table
    assert heroes.at(table) == 6
    assert table["ground:6"][0].name == RUINS
    until(session, "DTC-104")
    assert DOWN in keys(session)


@pytest.mark.rule("DTD-061", "DTD-057")
def test_where_the_ruins_are_the_destination_the_party_goes_there_on_its_road() -> None:
    session = dark(
        at=2,
        to=RUINS,
        zones={"pile:2": ["dungeon-trap-door"], "atlas": maps(*TO_THE_RUINS)},
        counters={"spot": 0},
        coming=(1, 1, *[3] * 20),
    )
    answer(session, "forward")
    assert heroes.at(session.table) == 6
    assert session.table["ground:2"][0].name == "plains"
    assert not heroes.homeward(session.table)


@pytest.mark.rule("DTD-061", "DTD-057", "DTD-024")
def test_inside_the_dungeon_they_are_the_way_back_over_the_straddle() -> None:
    session = below(
        at=3,
        zones={"pile:3": ["dungeon-trap-door"]},
        counters={"spot": 0},
        on={"dungeon-tunnel": {"visited": 1}},
        coming=(3,) * 20,
    )
    answer(session, "forward")
    table = session.table
    assert heroes.region(table) == "inner"
    assert table["ground:6"][0].name == RUINS
    assert active(session.play).name == ""


@pytest.mark.rule("DTX-036")
def test_a_rune_gate_leads_to_any_village() -> None:
    session = below(
        at=3,
        zones={"pile:3": ["dungeon-rune-gate"]},
        counters={"spot": 0},
        on={"dungeon-tunnel": {"visited": 1}},
        coming=(3,) * 20,
    )
    answer(session, "forward", "yes")
    answer(session, "first-village")
    assert heroes.at(session.table) == 0


def test_a_game_saved_on_that_road_goes_on_there() -> None:
    session = at_the_ruins(coming=(3,) * 20)
    answer(session, DOWN)
    again = load(session.to_json())
    assert heroes.region(again.table) == "dungeon"
    assert keys(again) == keys(session)

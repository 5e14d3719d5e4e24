"""Highland: the way there, the Path with its special locations, and the way back."""

from __future__ import annotations

import pytest

from tabletop import load, new_game
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import decks
from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.guardians import foes
from tabletop.games.darkest.modules.highland import mountain_pass, path
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.highland.heights import (
    ON,
    ROAD,
    STRONG,
    about,
    at_the_crags,
    climbing,
    found,
    goes_on,
)
from tests.games.darkest.laying import (
    answer,
    asked,
    has,
    keys,
    names,
    piece,
    setting_out,
    told,
    why,
)

BIG = {"dwarf": {"strength": 9, "craft": 9}}


@pytest.mark.rule("DTH-001", "DTH-002")
def test_its_trove_is_three_piles_and_its_bags_stay_with_its_adventures() -> None:
    table = new_game("darkest", seats=1, seed=1, options=ON).table
    piles = {name: len(table[name]) for name in (
        "highland-adventures", "highland-troves", "highland-objects", "highland-relics",
        "highland-spells", "highland-main",
    )}  # fmt: skip
    assert [*piles.values()] == [70, 14, 20, 4, 12, 12]
    bags = [p for p in table["highland-adventures"] if p.name.startswith("highland-bag-of-gold")]
    assert len(bags) == 4
    assert {type(content.card(p.name)) for p in table["highland-troves"]} == {content.Magic}


@pytest.mark.rule("DTH-003", "DTX-025")
def test_the_crags_are_a_waypoint_without_a_trove_and_the_way_into_the_highland() -> None:
    session = setting_out(options=ON)
    assert "crags" in keys(session)
    assert session.decision is not None
    option = session.decision.option("crags")
    assert option is not None
    assert option.tells == "Beyond it lies the Highland: Eyrie (Trove)."
    land = atlas(session.table)
    assert [each.id for each in land.places("inner", "trove")] == ["graveyard", "forest"]
    answer(session, "crags")
    assert not session.table["trove"]


@pytest.mark.rule("DTH-004", "DTH-005", "DTH-009", "DTX-020")
def test_beyond_the_crags_the_path_leads_to_the_eyrie() -> None:
    session = at_the_crags(zones={"pile:2": ["wolf"]})
    answer(session, "cross highland")
    table = session.table
    assert [table[f"ground:{n}"][0].name for n in range(1, 7)] == [*ROAD, path.EYRIE]
    assert [content.location(name).dice for name in ROAD] == [1, 1, 1, 2, 3]
    assert "wolf" not in names(session, "pile:2")
    assert (heroes.at(table), heroes.region(table)) == (1, "highland")


@pytest.mark.rule("DTH-006", "DTH-007")
def test_on_crossing_its_deck_is_drawn_from_and_its_spells_are_with_the_others() -> None:
    session = at_the_crags()
    assert decks.active(session.play) is decks.OWN
    answer(session, "cross highland")
    assert decks.active(session.play) == path.ADVENTURES
    assert all(name.startswith("highland-") for name in names(session, "pile:1"))
    assert "highland-lightning-bolt" in names(session, "spell")
    assert session.table.count(path.JOINED) == 1


@pytest.mark.rule("DTH-008")
def test_the_trove_is_a_relic_two_magic_objects_six_objects_and_six_gold() -> None:
    session = at_the_crags()
    answer(session, "cross highland")
    homes = [content.home(name) for name in names(session, "trove")]
    assert sorted(homes) == ["highland"] * 2 + ["highland-objects"] * 6 + ["highland-relics"]
    assert not any(card.face_up for card in session.table["trove"])
    assert path.TROVE.gold == 6


@pytest.mark.rule("DTH-008", "DTX-018")
def test_of_a_short_pile_all_that_is_left_is_taken() -> None:
    session = at_the_crags(zones={"highland-objects": ["highland-rope"], "highland-relics": []})
    answer(session, "cross highland")
    assert len(session.table["trove"]) == 3


@pytest.mark.rule("DTH-010", "DTH-023", "DTH-024")
def test_at_the_eyrie_the_eagle_king_stands_among_the_guardians() -> None:
    session = climbing(at=6, step="arrive", tokens=STRONG, coming=(1, 1, *[3] * 20))
    assert "home" in keys(session), "nothing is drawn for, and nothing is said there"
    weak = {name: {"strength": 1, "craft": 1, "life": 9} for name in STRONG}
    session = climbing(at=6, step="guardians", coming=(1, 1, *[3] * 20), tokens=weak)
    king = session.table.named(path.KING.name)
    assert (king.zone, king.counters["strength"], king.counters["craft"]) == ("guardians", 8, 8)
    assert session.table.count("hoard") == 6
    assert session.game.aim(session.table).ahead.startswith("The Eagle King guards it")
    assert session.game.title_of(path.KING.name) == "Eagle King"


@pytest.mark.rule("DTH-025", "DTX-019")
def test_beaten_he_is_no_trophy_and_the_trove_is_divided() -> None:
    session = climbing(at=6, step="guardians", tokens=STRONG, coming=(1, 1, *[3] * 20),
                       zones={"trove": ["highland-dreadwing", "highland-rope"]})  # fmt: skip
    goes_on(session, until=lambda s: asked(s) == "DTC-252")
    assert session.game.aim(session.table).ahead == "The Trove is won."
    assert sum(has(session, name, "gold") for name in STRONG) == 9
    assert not any(session.table[f"trophies:{n}"] for n in (0, 1, 2))
    answer(session, f"highland-dreadwing#{piece(session, 'highland-dreadwing').id} 0")
    assert names(session, "mount:0") == ["highland-dreadwing"]
    assert session.table.count(path.WON) == 1


@pytest.mark.rule("DTH-026", "DTX-020")
def test_back_at_the_crags_its_deck_goes_and_its_spells_stay() -> None:
    session = climbing(at=1, step="space_done", counters={"homeward": 1, path.JOINED: 1},
                       coming=(3,) * 20)  # fmt: skip
    assert heroes.region(session.table) == "inner"
    assert decks.active(session.play) is decks.OWN
    assert names(session, "ground:6") == ["crags"]
    assert heroes.at(session.table) == 5, "the Crags are only passed through"
    assert session.table.count(path.JOINED) == 1


@pytest.mark.rule("DTH-027")
@pytest.mark.parametrize(("won", "left"), [(0, 2), (1, 0), (2, 2)])
def test_once_its_trove_is_won_its_cards_come_down_as_the_party_does(won: int, left: int) -> None:
    session = climbing(at=1, step="space_done", coming=(3,) * 20,
                       counters={"homeward": 1, path.WON: won})  # fmt: skip
    assert len(session.table["highland-main"]) == left
    assert session.table.count(path.WON) == (2 if won else 0)
    assert bool(told(session, "DTH-027")) == (won == 1)


# --- special locations ----------------------------------------------------------------------------


@pytest.mark.rule("DTH-011")
@pytest.mark.parametrize(("shown", "place"), [
    (1, "ridgeway"), (2, "ruined-mine"), (3, "glacier"), (4, "mountain-pass"), (5, "waterfall"),
    (6, "ice-bridge"),
])  # fmt: skip
def test_a_road_die_of_1_shows_a_special_location_of_the_highland(shown: int, place: str) -> None:
    session = found(place, coming=(3,) * 30, number=shown)
    parts = [part for line in session.lines if line.rule == "DTC-117" for part in line.parts]
    assert f"highland-{place}" in [getattr(part, "name", "") for part in parts]


@pytest.mark.rule("DTH-012")
@pytest.mark.parametrize(("shown", "life", "gold"), [(2, 4, 3), (3, 4, 3), (4, 5, 3), (6, 5, 4)])
def test_the_ridgeway_throws_stones_or_leaves_a_coin(shown: int, life: int, gold: int) -> None:
    session = found("ridgeway", "dwarf", coming=(shown,), tokens={"dwarf": {"life": 5, "gold": 3}})
    assert (has(session, "dwarf", "life"), has(session, "dwarf", "gold")) == (life, gold)


@pytest.mark.rule("DTH-012")
def test_on_a_1_marauders_have_all_gold_or_a_fight_and_who_has_none_fights() -> None:
    session = found("ridgeway", "dwarf", coming=(1,), tokens={"dwarf": {"gold": 3}})
    assert len(keys(session)) == 2
    answer(session, keys(session)[0])
    assert has(session, "dwarf", "gold") == 0
    session = found("ridgeway", "dwarf", coming=(1, 1, 6, 6, 1), tokens={"dwarf": {"gold": 0}})
    goes_on(session, until=lambda s: any("Marauders" in f"{line.parts}" for line in s.lines))


@pytest.mark.rule("DTH-013")
@pytest.mark.parametrize(("shown", "gold"), [(4, 2), (5, 3), (6, 4)])
def test_the_ruined_mine_holds_gold(shown: int, gold: int) -> None:
    session = found("ruined-mine", "dwarf", coming=(shown,), tokens={"dwarf": {"gold": 1}})
    assert has(session, "dwarf", "gold") == gold


@pytest.mark.rule("DTH-013")
@pytest.mark.parametrize(("shown", "foe"), [(1, "Cave Troll"), (2, "Wraith")])
def test_or_somebody_who_lives_in_it(shown: int, foe: str) -> None:
    session = found("ruined-mine", "dwarf", coming=(shown, 3, 4), tokens=BIG)
    goes_on(session, until=lambda s: any(foe in f"{line.parts}" for line in s.lines))


@pytest.mark.rule("DTH-013")
def test_a_3_in_the_mine_is_a_lost_turn_with_a_card_of_the_highland() -> None:
    session = found("ruined-mine", "dwarf", coming=(3,))
    assert told(session, "DTC-175") or session.table["pile:3"] or session.table["highland-discard"]


@pytest.mark.rule("DTH-014", "DTX-032")
def test_a_glacier_carries_back_whom_its_dice_beat() -> None:
    session = found("glacier", coming=(6,) * 30, tokens={})
    assert heroes.region(session.table) == "inner"
    assert names(session, "ground:6")[0] == "crags"


@pytest.mark.rule("DTH-014")
def test_a_glacier_lets_on_who_is_more_than_its_dice() -> None:
    session = found("glacier", coming=(1,) * 6 + (3,) * 20, tokens=STRONG)
    assert (heroes.at(session.table), heroes.region(session.table)) == (4, "highland")


@pytest.mark.rule("DTH-014")
def test_if_they_show_as_much_they_are_thrown_again() -> None:
    tokens = {name: {"strength": 2, "craft": 2} for name in STRONG}
    session = found("glacier", coming=(2,) * 6 + (1,) * 6 + (3,) * 20, tokens=tokens)
    assert [line for line in session.lines if line.rule == "DTC-119" and "again" in line.words]
    assert heroes.at(session.table) == 4


@pytest.mark.rule("DTH-014", "DTX-023")
def test_a_glacier_carries_back_to_the_entrance_that_was_used() -> None:
    session = found("glacier", coming=(6,) * 30, counters={"entrance": 1})
    assert heroes.region(session.table) == "outer"
    assert names(session, "ground:6")[0] == "chasm"


def in_the_pass(*coming: int, at: int = 3, **more):  # type: ignore[no-untyped-def]
    """A party that is done with the cards of the Mountain Pass."""
    zones = {f"ground:{at}": [ROAD[at - 1], mountain_pass.PASS], **more.pop("zones", {})}
    on = {ROAD[at - 1]: {"visited": 1}, **more.pop("on", {})}
    session = climbing(at=at, step="space_done", coming=(*coming, *[3] * 30), zones=zones, on=on,
                       counters={mountain_pass.THROWS: at, **more.pop("counters", {})},
                       **more)  # fmt: skip
    return answer(session, "order 0 1 2") if "order 0 1 2" in keys(session) else session


@pytest.mark.rule("DTH-015")
def test_the_mountain_pass_gives_as_many_cards_as_a_die_shows() -> None:
    session = found("mountain-pass", coming=(4,))
    assert len(names(session, "pile:3")) == 4
    assert session.table.count(mountain_pass.THROWS) == 3


@pytest.mark.rule("DTH-016")
@pytest.mark.parametrize("shown", [1, 2, 3])
def test_on_1_to_3_what_still_lies_there_is_met_again(shown: int) -> None:
    session = in_the_pass(shown, zones={"pile:3": ["wolf"]}, up=("wolf",))
    assert heroes.at(session.table) == 3
    assert told(session, "DTH-016")
    goes_on(session, "forward", until=lambda s: "Wolf" in f"{[line.parts for line in s.lines]}")
    assert session.table.count(mountain_pass.THROWS) == 3, "and the die is thrown again"


@pytest.mark.rule("DTH-016")
def test_a_1_among_its_cards_is_one_card() -> None:
    session = found("mountain-pass", coming=(1,))
    assert len(names(session, "pile:3")) == 1
    assert told(session, "DTC-117").count("They find {}.") == 1


@pytest.mark.rule("DTH-017")
@pytest.mark.parametrize("shown", [4, 5])
def test_on_4_or_5_the_party_is_through(shown: int) -> None:
    session = in_the_pass(shown)
    assert heroes.at(session.table) == 4
    assert not session.table.count(mountain_pass.THROWS)


@pytest.mark.rule("DTH-018", "DTH-019")
def test_on_a_6_the_lost_city_is_the_next_road_space_and_met_at_once() -> None:
    session = in_the_pass(6, *[4] * 6)
    assert heroes.at(session.table) == 4
    assert names(session, "ground:4") == ["highland-ravine", mountain_pass.CITY]
    assert has(session, "dwarf", "gold") == 3, "an 8"
    assert not session.table["pile:4"], "the Ravine gives no cards"


@pytest.mark.rule("DTH-018")
def test_before_the_eyrie_it_is_put_in_between() -> None:
    session = in_the_pass(6, *[4] * 6, at=5)
    assert has(session, "dwarf", "gold") == 3
    assert names(session, "ground:6") == [path.EYRIE]
    assert heroes.at(session.table) == 6


@pytest.mark.rule("DTH-015")
def test_a_party_that_turns_back_in_the_pass_does_not_roll() -> None:
    session = in_the_pass(3, counters={"row": 2, "homeward": 1})
    assert heroes.at(session.table) == 2
    assert not session.table.count(mountain_pass.THROWS)


@pytest.mark.rule("DTH-019")
@pytest.mark.parametrize(
    ("dice", "kind"), [((5, 6), "highland-objects"), ((6, 6), "highland-relics")]
)
def test_in_the_lost_city_lie_things_of_the_trove(dice: tuple[int, int], kind: str) -> None:
    session = in_the_pass(6, *dice, tokens={})
    had = [p.name for n in (0, 1, 2) for p in (*session.table[f"items:{n}"],
                                              *session.table[f"mount:{n}"])]  # fmt: skip
    lying = had + names(session, "pile:4")
    assert any(content.home(name) == kind for name in lying)


@pytest.mark.rule("DTH-020")
def test_at_the_waterfall_each_has_one_of_three() -> None:
    session = found("waterfall", "dwarf", tokens={"dwarf": {"life": 2, "fate": 0, "craft": 4}})
    assert len(keys(session)) == 3
    answer(session, keys(session)[0])
    assert has(session, "dwarf", "life") == 3


@pytest.mark.rule("DTH-021", "DTH-022", "DTX-037")
def test_the_ice_bridge_bears_so_many_and_who_is_left_lies_there() -> None:
    zones = {"followers:0": ["guide", "princess"], "mount:0": ["mule"]}
    session = found("ice-bridge", "dwarf", coming=(2,), zones=zones)
    assert asked(session) == "DTH-021"
    answer(session, "leave guide", "leave mule", "cross")
    assert names(session, "followers:0") == ["princess"]
    assert {"guide", "mule"} <= {*names(session, "pile:3")}
    assert has(session, "dwarf", "life") > 0


@pytest.mark.rule("DTH-022")
def test_whoever_is_too_heavy_falls_and_leaves_all_there() -> None:
    zones = {"followers:0": ["guide", "princess"], "items:0": ["sword"]}
    session = found("ice-bridge", "dwarf", "elf", coming=(2, 6), zones=zones)
    answer(session, "cross")
    assert [card.name for card in session.table["graveyard"]] == ["dwarf"]
    goes_on(session, "none", until=lambda s: asked(s) != "DTC-142")
    assert "sword" in [*names(session, "pile:3"), *names(session, "items:1")]


@pytest.mark.rule("DTX-023")
@pytest.mark.parametrize(("open_", "there"), [("on", True), ("off", False)])
def test_from_the_chasm_the_highland_is_entered_too(open_: str, there: bool) -> None:
    session = at_the_crags(to="chasm", options={"highland-outer": open_})
    assert ("cross highland" in keys(session)) == there
    if there:
        answer(session, "cross highland")
        assert heroes.way(session.table).straddle == "chasm"
        again = load(session.to_json())
        assert heroes.home(again.table).name == "outer-village"


@pytest.mark.rule("DTX-022")
def test_crags_that_are_found_on_the_way_lead_nowhere() -> None:
    session = about(at=3, to="city", zones={"ground:3": ["woods", "crags"]},
                    on={"woods": {"visited": 1}})  # fmt: skip
    assert not any(key.startswith("cross") for key in keys(session))
    assert why(session, "forward") == ""


@pytest.mark.rule("DTH-023")
def test_what_the_trove_holds_the_king_uses() -> None:
    weak = {name: {"strength": 1, "craft": 1, "life": 9} for name in STRONG}
    trove = {"trove": ["highland-lightning-hammer", "highland-targe"]}
    session = climbing(at=6, step="guardians", coming=(1, 1, *[3] * 20), tokens=weak, zones=trove)
    king = session.table.named(path.KING.name)
    assert {p.name for p in foes.borne(session.table, king)} == {*trove["trove"]}
    assert foes.score(session.table, king, "strength") == 8 + 3


@pytest.mark.rule("DTX-024", "DTX-025")
@pytest.mark.parametrize(
    ("boxes", "left"), [(("highland",), True), (("highland", "reaper", "woodland"), False)]
)
def test_where_no_trove_is_left_to_a_lot_none_is_offered(
    boxes: tuple[str, ...], left: bool
) -> None:
    session = setting_out(options=put_in_play(boxes))
    assert ("trove" in keys(session)) == left

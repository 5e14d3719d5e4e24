"""Woodland: what its named cards do."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party import heroes, scores
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.laying import (
    TRIO,
    answer,
    asked,
    has,
    keys,
    meets,
    names,
    party,
    piece,
    until,
    why,
)
from tests.games.darkest.woodland.laid import CARDS, DARK, ON, met, wooded

DARKBOUND = {"dwarf": {DARK: 1}}

# --- Oberon's Bow ---------------------------------------------------------------------------------

BOW = {"items:0": ["woodland-oberons-bow"], "pile:1": ["toll", "wolf", "wraith", "ox"]}


def aims(*, up: tuple[str, ...] = ("wolf", "wraith"), bound: int = 1, **more) -> Session:  # type: ignore[no-untyped-def]
    """The bearer of Oberon's Bow has come to a Road Space with Enemies that lie face up."""
    return wooded(zones=BOW, up=up, tokens={"dwarf": {DARK: bound}}, **more)


@pytest.mark.rule("DTW-053", "DTW-054")
def test_oberons_bow_shoots_an_open_enemy_with_a_strength() -> None:
    session = aims()
    shots = [key for key in keys(session) if key.startswith("bow ")]
    assert len(shots) == 1
    assert "wolf" in shots[0], "neither a Wraith without Strength nor what lies face down"
    assert not [key for key in keys(aims(bound=0)) if key.startswith("bow ")], "Darkbound"


@pytest.mark.rule("DTW-053")
def test_it_reaches_four_draw_spots_as_lead_once_a_road_space() -> None:
    far = ["adder", "heron", "boar", "badger", "wolf"]
    zones = {"items:0": ["woodland-oberons-bow"], "pile:1": far, "woodland-adventures": []}
    session = wooded(zones=zones, up=("badger", "wolf"), tokens=DARKBOUND, coming=(1,))
    shots = [key for key in keys(session) if key.startswith("bow ")]
    assert [shot.split("#")[0] for shot in shots] == ["bow badger"], "the fifth is too far"
    answer(session, "bow badger")
    assert not [key for key in keys(session) if key.startswith("bow ")]
    behind = {"items:1": ["woodland-oberons-bow"], "pile:1": ["wolf"]}
    behind_lead = wooded(zones=behind, up=("wolf",), tokens={"elf": {DARK: 1}})
    assert not [key for key in keys(behind_lead) if key.startswith("bow ")]


@pytest.mark.rule("DTW-054")
@pytest.mark.parametrize("falls", [False, True])
def test_above_its_strength_it_is_discarded_and_no_trophy(falls: bool) -> None:
    strength = content.enemy("wolf").strength  # type: ignore[union-attr]
    session = aims(coming=((strength or 0) + falls,))
    answer(session, "bow wolf")
    assert ("wolf" in names(session, "pile:1")) != falls
    assert not names(session, "trophies:0")


# --- what is carried ------------------------------------------------------------------------------


@pytest.mark.rule("DTW-055")
@pytest.mark.parametrize(
    ("leads", "foe", "may"),
    [("dwarf", "wolf", True), ("monk", "wolf", False), ("dwarf", "old-bear", None),
     ("dwarf", "wraith", False)],
)  # fmt: skip
def test_the_hut_lets_all_evade_the_weak_while_its_bearer_leads(
    leads: str, foe: str, may: bool | None
) -> None:
    order = (leads, *(name for name in TRIO if name != leads))
    strength = content.enemy(foe).strength  # type: ignore[union-attr]
    may = strength is not None and strength <= 4 if may is None else may
    session = met(
        foe, *order, zones={f"followers:{order.index('dwarf')}": ["woodland-baba-yagas-hut"]}
    )
    assert ("evade" in keys(session)) == may
    if may:
        answer(session, "evade")
        assert "evade" in keys(session), "the next one, too"


@pytest.mark.rule("DTW-057")
@pytest.mark.parametrize(("bound", "leads", "may"), [(1, 0, True), (0, 0, False), (1, 1, False)])
def test_the_kelpie_leaves_out_one_draw_spot_of_a_road_space(
    bound: int, leads: int, may: bool
) -> None:
    zones = {f"followers:{leads}": ["woodland-kelpie"], "pile:1": ["adder", "ox"]}
    tokens = {TRIO[leads]: {DARK: bound}}
    session = wooded(step="spot", args={"spot": 100}, zones=zones, tokens=tokens)
    assert ("pass 1" in keys(session)) == may
    if may:
        assert "pass 2" not in keys(session)
        answer(session, "pass 1")
        answer(session, "forward")
        assert "ox" in [p.name for p in session.table["pile:1"] if p.face_up], "the next is met"
        assert "adder" in [p.name for p in session.table["pile:1"] if not p.face_up]


@pytest.mark.rule("DTW-057")
def test_lightbound_the_kelpie_adds_1_in_battle() -> None:
    session = wooded(zones={"followers:0": ["woodland-kelpie"]}, tokens={"dwarf": {"fate": 1}})
    assert scores.in_fight(session.table, 0, "strength").n == has(session, "dwarf", "strength") + 1


@pytest.mark.rule("DTW-058")
@pytest.mark.parametrize(("kept", "gold"), [("new", 1), ("old", 0)])
def test_the_lucky_coin_rolls_a_die_again_and_keeps_either(kept: str, gold: int) -> None:
    zones = {"items:0": ["woodland-lucky-coin"], "quest:0": ["woodland-path-of-fortune"]}
    session = wooded(step="draw", zones=zones, tokens={"dwarf": {"gold": 0}}, coming=(2, 5))
    assert asked(session) == "DTW-058"
    answer(session, "luck 0", kept)
    assert not names(session, "items:0")
    assert len(names(session, "pile:1")) == (5 if kept == "new" else 2)
    assert has(session, "dwarf", "gold") == gold


@pytest.mark.rule("DTW-058")
@pytest.mark.parametrize(("kept", "chain"), [("new", "6+4"), ("old", "1")])
def test_in_a_fight_it_is_the_last_die(kept: str, chain: str) -> None:
    session = met("wolf", zones={"items:0": ["woodland-lucky-coin"]}, coming=(1, 3, 6, 4))
    answer(session, "strength")
    answer(session, "luck 0", kept)
    shown = [line.parts for line in session.lines if line.rule == "DTC-189"]
    assert shown
    mine = int(str(shown[0][1])) - has(session, "dwarf", "strength")
    assert mine - (0 if kept == "old" else 9) in (1, 2), chain


@pytest.mark.rule("DTW-065")
@pytest.mark.parametrize(("bound", "leads", "may"), [(1, 0, True), (0, 0, False), (1, 1, False)])
def test_the_undine_may_cancel_a_teleport_across_the_river(
    bound: int, leads: int, may: bool
) -> None:
    zones = {f"followers:{leads}": ["woodland-undine"]}
    session = met("woodland-rune-gate", zones=zones, tokens={TRIO[leads]: {DARK: bound}})
    answer(session, "yes", "outer-village")
    assert (asked(session) == "DTW-065") == may
    if may:
        answer(session, "cancel")
        assert heroes.region(session.table) == "woodland"
    near = met("woodland-rune-gate", zones=zones, tokens={TRIO[leads]: {DARK: bound}})
    answer(near, "yes", "first-village")
    assert asked(near) != "DTW-065", "this side of it"


# --- Enemies --------------------------------------------------------------------------------------


@pytest.mark.rule("DTW-056", "DTB-004")
@pytest.mark.parametrize(
    ("coming", "rolls"), [((3, 1, 4), 1), ((1, 5, 4), 1), ((6, 6, 6, 1, 1), 0), ((1, 6, 6, 2), 0)]
)
def test_the_big_bad_wolf_sends_all_who_do_not_kill_it_to_the_werewolf_chart(
    coming: tuple[int, ...], rolls: int
) -> None:
    of = content.enemy("woodland-big-bad-wolf")
    assert of is not None
    assert (of.breed, of.subtype, of.strength) == ("wolf", "Animal", 5)
    tokens = {"dwarf": {"strength": 3, "life": 1 if coming == (1, 6, 6, 2) else 4}}
    options = put_in_play(["woodland", "bloodmoon"])
    session = met("woodland-big-bad-wolf", "dwarf", "elf", tokens=tokens, options=options,
                  coming=coming)  # fmt: skip
    answer(session, "strength")
    told = [line for line in session.lines if line.rule == "DTB-003"]
    assert len(told) == rolls


@pytest.mark.rule("DTW-056")
def test_without_the_blood_moon_it_is_a_wolf_like_any_other() -> None:
    session = met("woodland-big-bad-wolf", coming=(1, 5, 4))
    answer(session, "strength")
    assert not [line for line in session.lines if line.rule.startswith("DTB")]


@pytest.mark.rule("DTW-059")
def test_on_the_way_out_the_shaefoal_turns_the_party_back() -> None:
    session = met("woodland-shaefoal", at=3, tokens={"dwarf": {"craft": 1}}, coming=(1, 5))
    answer(session, "craft")
    assert heroes.homeward(session.table)
    until(session, "DTC-126", "evade", "craft")
    assert "back" not in keys(session)


@pytest.mark.rule("DTW-060")
@pytest.mark.parametrize(("at", "to"), [(2, 4), (5, 6)])
def test_on_the_way_home_it_throws_the_party_two_spaces_toward_the_destination(
    at: int, to: int
) -> None:
    visited = {f"woodland-{each}": {"visited": 1} for each in ("woods", "glade", "bog", "thicket",
               "dense-forest", "lair")}  # fmt: skip
    session = met("woodland-shaefoal", at=at, tokens={"dwarf": {"craft": 1}}, coming=(1, 5),
                  counters={"homeward": 1}, on=visited)  # fmt: skip
    answer(session, "craft")
    assert heroes.at(session.table) == to
    assert heroes.homeward(session.table), "and it goes on home"


@pytest.mark.rule("DTW-061")
def test_thieving_pixies_take_an_object_of_choice_from_whom_they_beat() -> None:
    session = met("woodland-thieving-pixies", tokens={"dwarf": {"craft": 1}}, coming=(1, 5),
                  zones={"items:0": ["sword", "axe"]})  # fmt: skip
    life = has(session, "dwarf", "life")
    answer(session, "craft")
    answer(session, next(key for key in keys(session) if "axe" in key))
    assert names(session, "items:0") == ["sword"]
    assert has(session, "dwarf", "life") == life - 1, "also"


@pytest.mark.rule("DTW-066", "DTW-067")
def test_the_webspinner_spider_blocks_the_way_out_until_it_is_gone() -> None:
    zones = {"pile:1": ["woodland-webspinner-spider"]}
    session = wooded(zones=zones, up=("woodland-webspinner-spider",), counters={"spot": 100})
    assert why(session, "forward") == "DTW-066"
    assert {"back", "relive"} <= {*keys(session)}
    answer(session, "relive")
    assert asked(session) == "DTC-185", "it is met again"
    turned = wooded(zones=zones, up=("woodland-webspinner-spider",), counters={"spot": 100}, at=1)
    answer(turned, "back")
    assert "forward" not in [k for k in keys(turned) if why(turned, k)], "not the blocked way"
    gone = wooded(counters={"spot": 100})
    assert not why(gone, "forward")


@pytest.mark.rule("DTW-066", "DTW-067")
def test_on_the_way_home_it_blocks_that_way_and_nobody_turns_back() -> None:
    zones = {"pile:3": ["woodland-webspinner-spider"]}
    session = wooded(at=3, zones=zones, up=("woodland-webspinner-spider",),
                     counters={"spot": 100, "homeward": 1})  # fmt: skip
    assert why(session, "forward") == "DTW-066"
    assert "back" not in keys(session)
    assert "relive" in keys(session)


# --- Places and Strangers -------------------------------------------------------------------------


@pytest.mark.rule("DTW-062")
@pytest.mark.parametrize(("party_", "order"), [
    (TRIO, ["elf", "monk", "dwarf"]), (("dwarf", "elf"), ["elf", "dwarf"]),
])  # fmt: skip
def test_titanias_gate_moves_each_up_and_the_first_becomes_third(
    party_: tuple[str, ...], order: list[str]
) -> None:
    session = met("woodland-titanias-gate", *party_, tokens=DARKBOUND)
    assert [p.name.removesuffix("-figure") for p in session.table["order"]] == order


@pytest.mark.rule("DTW-063")
@pytest.mark.parametrize(("shown", "toad", "craft"), [(2, True, 0), (3, False, 0), (6, False, 1)])
def test_the_toad_king_and_where_he_hops(shown: int, toad: bool, craft: int) -> None:
    session = met("woodland-toad-king", "dwarf", at=3, coming=(shown,),
                  zones={"woodland-toads": ["woodland-toad"] * 2})  # fmt: skip
    assert ("woodland-toad" in names(session, "quest:0")) == toad
    if toad:
        assert [scores.points(session.table, 0, s) for s in ("strength", "craft")] == [1, 1]
    else:
        assert scores.points(session.table, 0, "craft") == content.hero("dwarf").craft + craft
    assert "woodland-toad-king" in names(session, "pile:2"), "toward the Forest"


@pytest.mark.rule("DTW-063")
def test_a_toad_is_one_for_three_party_turns() -> None:
    zones = {"quest:0": ["woodland-toad"], "pile:1": ["gibbet", "swamp", "toll", "wolf"]}
    session = wooded("dwarf", zones=zones, on={"woodland-toad": {"woodland-toad": 4}},
                     counters={"spot": 0}, tokens={"dwarf": {"gold": 0}},
                     coming=(3,) * 9)  # fmt: skip
    left = []
    for _ in range(24):
        if "woodland-toad" not in names(session, "quest:0"):
            break
        left.append(piece(session, "woodland-toad").counters["woodland-toad"])
        answer(session, "forward" if "forward" in keys(session) else keys(session)[-1])
    assert sorted({*left}, reverse=True) == [4, 3, 2, 1]
    assert names(session, "woodland-hopped") == ["woodland-toad"]


@pytest.mark.rule("DTW-064")
@pytest.mark.parametrize(("life", "drawn"), [(1, 1), (4, 0)])
def test_using_the_tranquil_glade_draws_one_card_once_all_have_healed(
    life: int, drawn: int
) -> None:
    tokens = {name: {"life": min(life, content.hero(name).life)} for name in TRIO}
    tokens = {n: {"life": content.hero(n).life} for n in TRIO} if not drawn else tokens
    session = met("woodland-tranquil-glade", tokens=tokens,
                  zones={"woodland-adventures": ["wolf", "adder"]})  # fmt: skip
    for _ in range(3):
        if asked(session) == "DTC-B12":
            answer(session, next(key for key in keys(session) if key != "no"))
    healed = [has(session, n, "life") - tokens[n]["life"] for n in TRIO]
    assert healed == [drawn] * 3
    assert [n for n in names(session, "pile:1") if n != "woodland-tranquil-glade"] == [
        "adder"
    ] * drawn


@pytest.mark.rule("DTW-079")
@pytest.mark.parametrize("bound", ["light", "dark"])
def test_the_faerie_gate_leads_to_the_forest_or_to_an_aid_place_that_the_next_names(
    bound: str,
) -> None:
    tokens = {"dwarf": {"fate": 1} if bound == "light" else {DARK: 1}}
    atlas = [each.id for each in content.of_kind("location")]
    laid = {"fields", "plains", "woods", "hills", "ruins", "city"}
    session = meets("woodland-faerie-gate", tokens=tokens, options=ON,
                    zones={"atlas": [name for name in atlas if name not in laid]})  # fmt: skip
    answer(session, "forward")
    if bound == "light":
        assert session.decision is not None
        answer(session, next(key for key in keys(session) if key != "no"))
        assert "forest" in [p.name for p in session.table["ground:6"]]
        return
    assert asked(session) == "DTW-079"
    assert session.decision is not None
    assert session.decision.ask.startswith("Elf:"), "whoever marches next"
    assert {"city", "tavern", "chapel"} <= {*keys(session)}
    answer(session, "chapel")
    assert "chapel" in [p.name for p in session.table["ground:6"]]
    assert heroes.homeward(session.table)


@pytest.mark.rule("DTX-036")
def test_the_rune_gate_leads_to_any_village() -> None:
    session = met("woodland-rune-gate")
    answer(session, "yes")
    assert {"first-village", "outer-village"} <= {*keys(session)}
    answer(session, "first-village")
    assert heroes.at(session.table) == 0
    assert heroes.region(session.table) == "inner"


# --- Destinies ------------------------------------------------------------------------------------


@pytest.mark.rule("DTW-075")
@pytest.mark.parametrize("key", ["lower", "no"])
def test_the_dreaded_lowers_what_an_enemy_is_about_to_roll(key: str) -> None:
    session = met("wolf", zones={"quest:1": ["woodland-the-dreaded"]}, tokens={"elf": {DARK: 1}},
                  coming=(3, 3, 3))  # fmt: skip
    answer(session, "strength")
    assert asked(session) == "DTW-075"
    rolled = [line for line in session.lines if line.rule == "DTC-190"]
    assert not rolled, "before it rolls"
    answer(session, key, *(["keep", "keep"] if key == "no" else []))
    its = int(str(next(line.parts for line in session.lines if line.rule == "DTC-189")[2]))
    strength = content.enemy("wolf").strength or 0  # type: ignore[union-attr]
    assert its == strength + 3 - (key == "lower")
    assert has(session, "elf", DARK) == (key == "no")


@pytest.mark.rule("DTW-076")
def test_the_vagabond_has_a_dark_fate_again_once_for_each_location() -> None:
    session = wooded(step="draw", at=4, zones={"quest:1": ["woodland-the-vagabond"]},
                     tokens={"elf": {DARK: 0}}, coming=(1, 1, 3, 4))  # fmt: skip
    answer(session, *(["keep"] if asked(session) == "DTW-002" else []))
    assert has(session, "elf", DARK) == 1
    full = wooded(step="draw", at=4, zones={"quest:1": ["woodland-the-vagabond"]},
                  tokens={"elf": {"fate": content.hero("elf").fate}},
                  coming=(1, 1, 3, 4))  # fmt: skip
    assert not has(full, "elf", DARK), "up to its value"


@pytest.mark.rule("DTW-077", "DTW-076")
def test_it_says_what_draw_dice_show_and_a_chosen_1_is_no_natural_one() -> None:
    session = wooded(step="draw", at=4, zones={"quest:1": ["woodland-the-vagabond"]},
                     tokens={"elf": {DARK: 1}}, coming=(3, 4))  # fmt: skip
    assert asked(session) == "DTW-077"
    answer(session, "choose", "1", "5")
    assert names(session, "ground:4") == ["woodland-thicket", "woodland-blasted-heath"]
    assert has(session, "elf", DARK) == 0, "nothing comes back for it"
    assert not [line for line in session.lines if line.rule == "DTC-116" and "rolls" in line.words]


@pytest.mark.rule("DTW-078")
def test_the_void_cancels_one_ability_of_an_enemy_for_the_encounter() -> None:
    session = met("woodland-shaefoal", at=3, zones={"quest:2": ["woodland-the-void"]},
                  tokens={"monk": {DARK: 1}, "dwarf": {"craft": 1}}, coming=(1, 5))  # fmt: skip
    assert asked(session) == "DTW-078"
    answer(session, "hush 0", "craft")
    assert not heroes.homeward(session.table), "it turns nobody back"
    assert has(session, "monk", DARK) == 0
    until(session, "DTC-126", "evade", "craft", "keep")
    assert not piece(session, "woodland-shaefoal").counters.get("hushed"), "and it is over"


@pytest.mark.rule("DTW-013")
def test_paths_and_destinies_say_what_they_are() -> None:
    session = party(options=ON)
    told = {name: session.game.printed(name).kind for name in CARDS if content.lot(name)}
    assert told["woodland-clear-path"] == "Path"
    assert told["woodland-the-void"] == "Destiny"
    assert {*told.values()} == {"Path", "Destiny", "State"}

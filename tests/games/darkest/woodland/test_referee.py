"""The Woodland before a strict referee: cases that were written down from the rules alone, each
with the answer that the rules give, and laid here afterwards."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.game_box import put_in_play
from tabletop.table.campaign import Campaign
from tests.games.darkest import campaigns
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names, piece, until
from tests.games.darkest.woodland.laid import (
    CLEAR,
    DARK,
    DETERMINED,
    FOLLY,
    MAIN,
    OAK,
    QUEEN,
    SHAEFOAL,
    SPIDER,
    VAGABOND,
    VOID,
    WALKER,
    met,
    order,
    throws,
    wooded,
)

GATE, PIXIES = "woodland-titanias-gate", "woodland-thieving-pixies"


# --- 5: the Spider Queen --------------------------------------------------------------------------

HELD = {"woodland-spiders": 1, "woodland-spun": 1}


@pytest.mark.rule("DTW-048", "DTW-050")
def test_her_token_serves_whoever_fights_and_a_6_made_5_loses_its_chain() -> None:
    session = met("wolf", "dwarf", QUEEN, on={"wolf": {**HELD, "woodland-spun": 2}},
                  tokens={QUEEN: {"woodland-spiders": 3}, "dwarf": {"strength": 3}},
                  coming=(4, 6, 6, 5))  # fmt: skip
    answer(session, "strength")
    assert asked(session) == "DTW-050"
    answer(session, "die 0 down")
    its = next(line.parts for line in session.lines if line.rule == "DTC-189")
    strength = content.enemy("wolf").strength or 0  # type: ignore[union-attr]
    assert [int(str(n)) for n in its[1:3]] == [3 + 4, strength + 5]
    assert has(session, QUEEN, "woodland-spiders") == 4


@pytest.mark.rule("DTW-052", "DTC-136")
def test_her_tokens_return_when_the_road_is_discarded() -> None:
    session = wooded(QUEEN, step="space_done", at=1, counters={"homeward": 1, "spot": 0},
                     zones={"pile:2": ["wolf"]}, up=("wolf",), on={"wolf": HELD},
                     tokens={QUEEN: {"woodland-spiders": 3}})  # fmt: skip
    while heroes.region(session.table) == "woodland":
        answer(session, keys(session)[0])
    assert has(session, QUEEN, "woodland-spiders") == 4
    assert not piece(session, "wolf").counters.get("woodland-spiders")


@pytest.mark.rule("DTW-052", "DTC-314")
def test_a_hex_that_destroys_the_enemy_gives_its_token_back() -> None:
    session = wooded(QUEEN, zones={"pile:1": ["wolf"], "spells:0": ["hex"]}, up=("wolf",),
                     on={"wolf": HELD, QUEEN: {"held": 3}}, counters={"spot": 100},
                     tokens={QUEEN: {"woodland-spiders": 3, "craft": 4}})  # fmt: skip
    answer(session, next(key for key in keys(session) if "hex" in key))
    for _ in range(4):
        if "wolf" not in names(session, "pile:1"):
            break
        answer(session, next((k for k in keys(session) if k not in ("no", "forward")), ""))
    assert "wolf" not in names(session, "pile:1")
    assert has(session, QUEEN, "woodland-spiders") == 4


# --- 6: the Ancient Oak ---------------------------------------------------------------------------

STRONG_ONE, WISE_ONE = "woodland-oak-strength", "woodland-oak-craft"


@pytest.mark.rule("DTW-043")
def test_with_one_life_left_and_a_growth_the_oak_lives() -> None:
    tokens = {OAK: {"life": 1, STRONG_ONE: 0, WISE_ONE: 1, "strength": 1}}
    session = met("old-bear", OAK, tokens=tokens, coming=(1, 5))
    answer(session, "strength")
    assert heroes.card_of(session.table, 0) is not None
    assert [has(session, OAK, each) for each in ("life", "strength", WISE_ONE)] == [1, 1, 0]


@pytest.mark.rule("DTW-043", "DTC-196")
@pytest.mark.parametrize(("rolled", "left"), [(5, 1), (2, 0)])
def test_armour_that_saves_the_life_saves_the_growth(rolled: int, left: int) -> None:
    tokens = {OAK: {STRONG_ONE: 1, WISE_ONE: 0, "strength": 1}}
    session = met("old-bear", OAK, tokens=tokens, coming=(1, 5, rolled),
                  zones={"items:0": ["armour"]})  # fmt: skip
    answer(session, "strength")
    until(session, "DTC-126", "armour", "use")
    assert has(session, OAK, STRONG_ONE) == left
    assert has(session, OAK, "life") == 5


@pytest.mark.rule("DTW-043", "DTW-044", "DTC-245")
def test_among_guardians_each_hit_takes_a_growth_and_the_rest_life() -> None:
    zones = {"guardians": ["old-bear", "wolf", "ox"], "trove": []}
    tokens = {OAK: {STRONG_ONE: 1, WISE_ONE: 0, "life": 5, "strength": 0, "craft": 1}}
    session = wooded(OAK, step="guardian_combat", at=6, zones=zones, counters={"guarding": 1},
                     tokens=tokens, coming=(3,) * 9)  # fmt: skip
    total = sum(content.enemy(n).strength or 0 for n in zones["guardians"])  # type: ignore[union-attr]
    for _ in range(12):
        if "DTC-248" in {line.rule for line in session.lines} or has(session, OAK, "life") < 5:
            break
        answer(session, keys(session)[0])
    assert total > 3
    assert not has(session, OAK, STRONG_ONE)
    assert 0 < has(session, OAK, "life") < 5


# --- 7: the Leywalker -----------------------------------------------------------------------------


@pytest.mark.rule("DTW-046", "DTC-151")
def test_a_portal_behind_keeps_the_way_out_and_what_lies_there_is_met_again() -> None:
    session = wooded(WALKER, "dwarf", at=4, counters={"spot": 100},
                     zones={"marker:2": ["woodland-portal"], "pile:2": ["wolf", "old-bear"]},
                     up=("wolf", "old-bear"), on={"woodland-glade": {"visited": 1}})  # fmt: skip
    answer(session, "portal 2")
    assert not heroes.homeward(session.table)
    assert "wolf" in session.decision.ask.lower()  # type: ignore[union-attr]
    assert not [key for key in keys(session) if key.startswith("portal")]


@pytest.mark.rule("DTW-066", "DTW-046")
@pytest.mark.parametrize(("to", "homeward", "open_"), [(2, 0, True), (2, 1, False)])
def test_a_portal_leads_nobody_on_past_the_webspinner(to: int, homeward: int, open_: bool) -> None:
    session = wooded(WALKER, "dwarf", at=4, counters={"spot": 100, "homeward": homeward},
                     zones={f"marker:{to}": ["woodland-portal"], "pile:4": [SPIDER]},
                     up=(SPIDER,))  # fmt: skip
    assert (f"portal {to}" in keys(session)) == open_


# --- 8: Titania's Gate ----------------------------------------------------------------------------

ALL_DARK = {name: {DARK: 1, "life": 2} for name in TRIO}


@pytest.mark.rule("DTW-062", "DTC-180")
def test_three_that_are_darkbound_each_turn_the_order_once() -> None:
    session = met(GATE, tokens=ALL_DARK)
    assert asked(session) == "DTC-126"
    assert order(session) == list(TRIO)


@pytest.mark.rule("DTW-062", "DTW-007")
def test_who_has_moved_up_meets_the_gate_all_the_same_and_nobody_twice() -> None:
    tokens = {"dwarf": {DARK: 2, "fate": 1, "life": 2}, "elf": {"fate": 1, "life": 2},
              "monk": {"fate": 2, DARK: 1, "life": 2}}  # fmt: skip
    session = met(GATE, tokens=tokens)
    assert asked(session) == "DTC-126"
    assert order(session) == ["elf", "monk", "dwarf"]
    assert [has(session, name, "life") for name in TRIO] == [2, 3, 3]


@pytest.mark.rule("DTW-062", "DTW-074")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_with_one_of_the_determined_anywhere_the_gate_moves_nobody(place: int) -> None:
    tokens = {"dwarf": {DARK: 1}}
    session = met(GATE, tokens=tokens, zones={f"quest:{place}": [DETERMINED]})
    assert asked(session) == "DTC-126"
    assert order(session) == list(TRIO)


# --- 9: the Shaefoal and the Void -----------------------------------------------------------------

VISITED = {f"woodland-{each}": {"visited": 1} for each in ("woods", "glade", "bog", "thicket",
           "dense-forest", "lair")}  # fmt: skip


@pytest.mark.rule("DTW-060", "DTW-078")
def test_homeward_the_void_keeps_the_party_where_it_is() -> None:
    session = met(SHAEFOAL, "dwarf", "elf", at=3, counters={"homeward": 1}, on=VISITED,
                  zones={"quest:1": [VOID]}, tokens={"dwarf": {"craft": 1}, "elf": {DARK: 2}},
                  coming=(1, 5, 6, 6, 1, 1))  # fmt: skip
    answer(session, "hush 0", "craft")
    assert heroes.at(session.table) == 3


@pytest.mark.rule("DTW-078")
def test_the_void_holds_for_all_who_meet_it_and_is_asked_for_no_second_time() -> None:
    zones = {"quest:0": [VOID], "items:0": ["axe"], "items:1": ["sword"]}
    session = met(PIXIES, "dwarf", "elf", zones=zones, coming=(1, 6, 3, 1, 6, 3),
                  tokens={"dwarf": {DARK: 2, "craft": 1}, "elf": {"craft": 1}})  # fmt: skip
    answer(session, "hush 0", "craft")
    if asked(session) == "DTW-002":
        answer(session, "keep")
    until(session, "DTC-126", "craft", "keep", "no")
    assert names(session, "items:0") == ["axe"]
    assert names(session, "items:1") == ["sword"]
    assert has(session, "dwarf", DARK) == 1
    assert (has(session, "dwarf", "life"), has(session, "elf", "life")) == (4, 3)


# --- 10: Queen Mab's ten cards --------------------------------------------------------------------


@pytest.mark.rule("DTW-042", "DTX-036", "DTW-010")
@pytest.mark.parametrize("won", [0, 1])
def test_by_the_rune_gate_too_the_ten_join_the_main_deck_if_the_trove_was_won(won: int) -> None:
    session = met("woodland-rune-gate", zones={"woodland-main": MAIN, "quest:1": [CLEAR]},
                  counters={"woodland-won": won})  # fmt: skip
    answer(session, "yes", "first-village")
    assert heroes.at(session.table) == 0
    assert len(names(session, "woodland-main")) == (0 if won else len(MAIN))
    assert (set(MAIN) <= {*names(session, "adventure")}) == bool(won)
    assert not names(session, "quest:1")


# --- 13: the Vagabond -----------------------------------------------------------------------------


@pytest.mark.rule("DTW-072", "DTW-076", "DTX-007")
def test_a_fool_s_2_finds_a_location_and_feeds_the_vagabond() -> None:
    session = throws(2, 4, 6, at=1, zones={"quest:0": [FOLLY], "quest:1": [VAGABOND]},
                     tokens={"elf": {"fate": 1}})  # fmt: skip
    answer(session, "keep")  # its Dark Fate does not turn the die of the location
    assert names(session, "ground:1")[1:] == ["woodland-blasted-heath"]
    assert has(session, "elf", DARK) == 1


@pytest.mark.rule("DTX-013", "DTW-076")
def test_where_all_six_lie_already_a_1_is_a_card_and_feeds_nobody() -> None:
    ground = {f"ground:{n}": [f"woodland-{road}", f"woodland-{place}"] for n, road, place in (
        (1, "woods", "faerie-ring"), (2, "glade", "swampland"), (4, "thicket", "crossroads"),
        (5, "dense-forest", "faerie-village"),
    )}  # fmt: skip
    ground["ground:1"] += ["woodland-blasted-heath"]
    ground["ground:2"] += ["woodland-mystic-glen"]
    zones = {**ground, "quest:1": [VAGABOND]}
    session = throws(1, at=3, zones=zones, tokens={"elf": {"fate": 1}})
    drawn = [line.parts for line in session.lines if line.rule == "DTC-116"]
    assert drawn[-1] == ["1"]
    assert not has(session, "elf", DARK)


# --- 15: Dark Fate --------------------------------------------------------------------------------


@pytest.mark.rule("DTW-002")
def test_what_dark_fate_has_thrown_stands_against_everybody() -> None:
    tokens = {"dwarf": {DARK: 1}, "elf": {DARK: 1}, "monk": {DARK: 1}}
    session = met("wolf", tokens=tokens, coming=(3, 5, 4, 3))
    answer(session, "strength")
    until(session, "DTW-002", "keep")
    answer(session, "fate") if "fate" in keys(session) else None
    until(session, "DTC-126", "keep", "strength")
    assert sum(has(session, name, DARK) for name in TRIO) == 2


# --- 16: the Spider Queen is dead -----------------------------------------------------------------


@pytest.mark.rule("DTW-050", "DTW-052")
def test_whoever_comes_after_a_dead_queen_has_no_use_of_her_tokens() -> None:
    session = met("wolf", "dwarf", "elf", on={"wolf": HELD}, coming=(5, 2),
                  tokens={"dwarf": {"strength": 3}})  # fmt: skip
    answer(session, "strength")
    assert asked(session) != "DTW-050"
    assert not has(session, "dwarf", "woodland-spiders")


@pytest.mark.rule("DTW-050", "DTW-052")
def test_as_the_queen_dies_her_tokens_lie_on_nothing() -> None:
    session = met("wolf", QUEEN, "dwarf", on={"wolf": HELD}, coming=(1, 5, 3, 3),
                  tokens={QUEEN: {"woodland-spiders": 3, "life": 1}})  # fmt: skip
    answer(session, "strength", "keep")
    assert heroes.card_of(session.table, 0) is None
    assert asked(session) != "DTW-048"
    until(session, "DTC-126", "strength", "keep")
    assert not has(session, "dwarf", "woodland-spiders")


# --- 20: a session that ends in the Woodland ------------------------------------------------------


@pytest.mark.rule("DTW-004", "DTW-010", "DTW-014", "DTC-036")
def test_after_a_session_that_ended_there_destinies_and_dark_fate_are_kept_and_no_path() -> None:
    put = put_in_play(["woodland"])
    session = campaigns.begun(Campaign(chapter="road"), **put)
    place = heroes.living(session.table)[0]
    for name in (VOID, CLEAR):
        session.play.move(piece(session, name), f"quest:{place}", face_up=True)
    hero = heroes.hero_at(session.table, place)
    session.play.count(DARK, 2, hero)
    then = campaigns.begun(campaigns.recorded(session), **put).table
    held = [card.name for n in heroes.PLACES for card in then[f"quest:{n}"]]
    assert held == [VOID]
    assert any(p.counters.get(DARK) == 2 for p in then.pieces)
    assert CLEAR in [card.name for card in then["woodland-paths"]]

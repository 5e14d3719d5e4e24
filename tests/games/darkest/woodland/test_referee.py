"""The Woodland before a strict referee: cases that were written down from the rules alone, each
with the answer that the rules give, and laid here afterwards."""

from __future__ import annotations

import pytest

from tabletop import Session, load
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import decks
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.rules.play import Play
from tabletop.table.campaign import Campaign
from tests.games.darkest import campaigns
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names, piece, until, why
from tests.games.darkest.woodland.laid import CARDS, DARK, met, wooded

FOLLY, DETERMINED, RESPITE = (
    f"woodland-path-of-{each}" for each in ("folly", "the-determined", "respite")
)
FORTUNE, CLEAR, DANGEROUS = (
    "woodland-path-of-fortune", "woodland-clear-path", "woodland-dangerous-path",
)  # fmt: skip
VOID, DREADED, VAGABOND = (f"woodland-the-{each}" for each in ("void", "dreaded", "vagabond"))
SHAEFOAL, SPIDER = "woodland-shaefoal", "woodland-webspinner-spider"
GATE, PIXIES = "woodland-titanias-gate", "woodland-thieving-pixies"
OAK, QUEEN, WALKER = (f"woodland-{e}" for e in ("ancient-oak", "spider-queen", "leywalker"))
MAIN = [card.id for card in CARDS.values() if content.home(card.id) == "woodland-main"]
CARDS_AHEAD = ["heron", "adder", "boar", "ox", "stag", "lynx", "badger", "toll"]


def order(session: Session) -> list[str]:
    """The marching order, by name."""
    return [figure.name.removesuffix("-figure") for figure in session.table["order"]]


def said(session: Session, rule: str) -> list[str]:
    """What was said by that rule."""
    return [line.words for line in session.lines if line.rule == rule]


def throws(*coming: int, at: int = 1, **more) -> Session:  # type: ignore[no-untyped-def]
    """The party's Road dice are about to be thrown."""
    zones = {"woodland-adventures": CARDS_AHEAD, **more.pop("zones", {})}
    return wooded(step="draw", at=at, coming=coming, zones=zones, **more)


# --- 1: the Blasted Heath -------------------------------------------------------------------------


@pytest.mark.rule("DTW-027", "DTW-075", "DTW-078")
def test_on_the_heath_neither_the_void_nor_the_dreaded_nor_any_reroll_is_paid() -> None:
    zones = {"ground:1": ["woodland-woods", "woodland-blasted-heath"],
             "quest:1": [VOID], "quest:2": [DREADED]}  # fmt: skip
    tokens = {"dwarf": {"fate": 2, DARK: 2}, "elf": {DARK: 3}, "monk": {DARK: 3}}
    session = met(SHAEFOAL, zones=zones, tokens=tokens, coming=(3, 3))
    assert asked(session) == "DTC-185"
    answer(session, "craft")
    assert [has(session, name, DARK) for name in TRIO] == [2, 3, 3]
    assert has(session, "dwarf", "fate") == 2
    asks = {line.rule for line in session.lines} & {"DTW-075", "DTW-078", "DTW-002", "DTC-B03"}
    assert not asks


# --- 2: the Swampland -----------------------------------------------------------------------------


@pytest.mark.rule("DTW-025", "DTX-012")
def test_whoever_leaves_by_the_swampland_loses_the_other_road_dice() -> None:
    session = throws(1, 5, 2, 6, 6, 6, 6, at=4)
    assert heroes.at(session.table) == 5
    assert not names(session, "pile:4"), "the 5 is lost"
    assert "woodland-swampland" in names(session, "ground:4")


@pytest.mark.rule("DTW-025", "DTW-034")
def test_beyond_the_swampland_of_the_dense_forest_lies_mabs_lair() -> None:
    session = throws(1, 5, 5, 2, 6, at=5)
    assert heroes.at(session.table) == 6
    assert not names(session, "pile:5")
    assert {"fight", "home"} & {*keys(session)}


@pytest.mark.rule("DTW-025", "DTW-066", "DTW-067")
def test_the_swampland_leads_nobody_past_a_webspinner_that_it_brought() -> None:
    zones = {"woodland-adventures": [*CARDS_AHEAD, SPIDER]}
    session = wooded("monk", step="draw", at=1, zones=zones, coming=(1, 2, 1, 1, 4, 6, 3, 3),
                     tokens={"monk": {"strength": 1, "life": 4}})  # fmt: skip
    answer(session, "strength")
    assert said(session, "DTW-066")
    assert heroes.at(session.table) == 1
    assert {"relive", "back"} <= {*keys(session)}
    assert why(session, "forward") == "DTW-066"


@pytest.mark.rule("DTW-025", "DTW-059", "DTW-010", "DTW-041")
def test_a_shaefoal_from_the_swampland_turns_the_party_back_and_ends_it() -> None:
    zones = {"woodland-adventures": [*CARDS_AHEAD, SHAEFOAL], "quest:0": [FORTUNE]}
    session = wooded("monk", step="draw", at=1, zones=zones, coming=(1, 2, 1, 1, 5, 6, 6),
                     tokens={"monk": {"craft": 1, "life": 4}})  # fmt: skip
    answer(session, "craft")
    while heroes.region(session.table) == "woodland":
        assert heroes.at(session.table) <= 1, "nobody goes on"
        answer(session, keys(session)[0])
    assert heroes.homeward(session.table)
    assert not names(session, "quest:0")
    assert decks.active(Play(session.game, session.table)).draws == "adventure"


# --- 3: the Crossroads ----------------------------------------------------------------------------


@pytest.mark.rule("DTW-029", "DTX-012")
def test_at_the_crossroads_equal_does_neither_and_the_other_die_is_laid() -> None:
    tokens = {"dwarf": {"strength": 3, "craft": 3}, "elf": {"strength": 3, "craft": 4},
              "monk": {"strength": 4, "craft": 4}}  # fmt: skip
    zones = {"quest:1": [DETERMINED], "woodland-paths": [FOLLY]}
    session = throws(1, 3, 4, 1, 2, 3, 4, 5, 6, at=4, tokens=tokens, zones=zones)
    assert heroes.at(session.table) == 4
    assert names(session, "quest:1") == [DETERMINED]
    assert len(names(session, "pile:4")) == 3


@pytest.mark.rule("DTW-029", "DTW-074")
def test_above_with_no_path_left_to_draw_those_laid_aside_are_drawn_from() -> None:
    tokens = {name: {"strength": 2, "craft": 2} for name in TRIO}
    zones = {"quest:0": [DETERMINED], "quest:2": [FOLLY], "woodland-paths": []}
    session = throws(1, 4, 6, 6, 6, 6, 6, 6, tokens=tokens, zones=zones)
    held = [names(session, f"quest:{n}") for n in range(3)]
    assert [len(each) for each in held] == [1, 0, 1]
    assert sorted(held[0] + held[2]) == sorted([DETERMINED, FOLLY])


# --- 4: the Mystic Glen ---------------------------------------------------------------------------


@pytest.mark.rule("DTW-032", "DTX-013", "DTC-118")
def test_a_glen_that_has_changed_was_met_and_is_not_found_on_this_road_again() -> None:
    session = throws(1, 6, 4, 4, 5, 1, at=1)
    until(session, "DTC-126", "light", "keep", "evade")
    assert names(session, "ground:1") == ["woodland-woods", "woodland-faerie-village"]
    again = throws(1, 6, 3, 2, at=2, counters={"woodland-changed": 1})
    assert names(again, "ground:2") == ["woodland-glade", "woodland-blasted-heath"]
    assert session.table.count("woodland-changed") == 1


@pytest.mark.rule("DTW-032", "DTW-033", "DTX-012")
def test_a_glen_twice_over_has_the_other_die_s_cards_met_before_each_change() -> None:
    session = throws(1, 2, 6, 4, 4, 6, 1, 4, at=4, zones={"woodland-adventures": [
        "wolf", "adder", "boar", "toll", "gibbet"]})  # fmt: skip
    assert names(session, "ground:4") == ["woodland-thicket", "woodland-mystic-glen"]
    assert len(said(session, "DTW-031")) == 1, "what else was drawn is met first"
    for _ in range(20):
        if len(said(session, "DTW-031")) > 1:
            break
        answer(session, "forward" if "forward" in keys(session) else keys(session)[0])
    assert names(session, "ground:4") == ["woodland-thicket", "woodland-mystic-glen"]
    assert len([p for p in session.table["pile:4"] if not p.face_up]) == 3, "1 and 4 differ by 3"


@pytest.mark.rule("DTW-072", "DTW-028", "DTW-029")
def test_six_6s_of_a_fool_s_count_30_at_the_crossroads() -> None:
    tokens = {name: {"strength": 5, "craft": 5} for name in TRIO}
    session = throws(2, 5, 6, 6, 6, 6, 6, 6, tokens=tokens, zones={"quest:0": [FOLLY]})
    assert names(session, "ground:1") == ["woodland-woods", "woodland-crossroads"]
    assert heroes.at(session.table) == 1
    assert names(session, "quest:0") == [FOLLY]


@pytest.mark.rule("DTW-072", "DTW-025")
def test_a_fool_s_4_is_a_3_in_the_swampland() -> None:
    zones = {"quest:0": [FOLLY], "woodland-adventures": ["wolf", "adder", "boar", "toll"]}
    session = throws(1, 3, 4, 5, 3, zones=zones)
    assert len(said(session, "DTC-132")) >= 1
    assert "toll" in [p for line in session.lines for p in map(_name, line.parts)]


def _name(part: object) -> str:
    return getattr(part, "name", "")


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


# --- 11: the Path of Folly ------------------------------------------------------------------------


@pytest.mark.rule("DTW-072")
@pytest.mark.parametrize(("thrown", "gains"), [(5, True), (4, False)])
def test_folly_s_destiny_is_won_by_a_5_and_lost_by_a_4(thrown: int, gains: bool) -> None:
    zones = {"woodland-paths": [], "woodland-destinies": [VOID], "quest:0": [FOLLY]}
    session = wooded(step="loot", at=6, zones=zones, tokens={"dwarf": {"fate": 2, DARK: 1}},
                     coming=(thrown, thrown))  # fmt: skip
    until(session, "DTW-009", "done", "none")
    answer(session, "resolve")
    for _ in range(3):
        if "keep" in keys(session):
            answer(session, "keep")
    assert (VOID in names(session, "quest:0")) == gains
    assert has(session, "dwarf", "fate") + has(session, "dwarf", DARK) == (3 if gains else 0)


# --- 12: the Path of Respite ----------------------------------------------------------------------


@pytest.mark.rule("DTW-070", "DTW-042", "DTW-010", "DTX-023")
@pytest.mark.parametrize("life", [1, 4])
def test_respite_leads_home_after_the_others_with_the_ten_cards(life: int) -> None:
    zones = {"woodland-paths": [], "woodland-destinies": [VOID, DREADED], "quest:0": [RESPITE],
             "quest:1": [CLEAR], "quest:2": [FORTUNE], "woodland-main": MAIN}  # fmt: skip
    session = wooded(step="loot", at=6, zones=zones, counters={"woodland-won": 1},
                     tokens={"dwarf": {"life": life}, "monk": {"gold": 5}})  # fmt: skip
    until(session, "DTW-009", "done", "none")
    answer(session, "resolve")
    assert has(session, "dwarf", "life") == 1
    until(session, "DTW-009", "keep")
    answer(session, "no")
    until(session, "DTW-009", "keep")
    answer(session, "resolve")
    for _ in range(5):
        if not heroes.at(session.table):
            break
        answer(session, keys(session)[0])
    assert heroes.at(session.table) == 0
    assert [len(names(session, f"quest:{n}")) for n in range(3)] == [1, 0, 1]
    assert not names(session, "woodland-main")
    assert {CLEAR, RESPITE, FORTUNE} == {*names(session, "woodland-trodden")}


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


# --- 14: Destinies --------------------------------------------------------------------------------


@pytest.mark.rule("DTW-014", "DTW-015", "DTW-010")
def test_a_dead_hero_leaves_its_path_and_destinies_behind() -> None:
    session = met("old-bear", zones={"quest:0": [VOID, CLEAR]}, coming=(1, 5, 3, 3, 3),
                  tokens={"dwarf": {"life": 1}})  # fmt: skip
    answer(session, "strength")
    assert not names(session, "quest:0")
    assert names(session, "woodland-undone") == [VOID]
    assert names(session, "woodland-trodden") == [CLEAR]


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


# --- 17: the way home by the entrance -------------------------------------------------------------


@pytest.mark.rule("DTW-070", "DTX-023")
def test_respite_leads_to_the_outer_village_if_the_way_in_was_the_cursed_glade() -> None:
    zones = {"woodland-paths": [], "woodland-destinies": [VOID], "quest:0": [RESPITE]}
    session = wooded(step="loot", at=6, zones=zones, counters={"entrance": 1},
                     tokens={"dwarf": {"life": 4}})  # fmt: skip
    until(session, "DTW-009", "done", "none")
    answer(session, "resolve")
    until(session, "DTW-009", "keep") if asked(session) == "DTW-009" else None
    for _ in range(4):
        if not heroes.at(session.table):
            break
        answer(session, keys(session)[0])
    assert heroes.region(session.table) == "outer"
    assert heroes.at(session.table) == 0


# --- 18: the Path of the Determined in psychic combat ---------------------------------------------


@pytest.mark.rule("DTW-037", "DTC-194", "DTW-043")
@pytest.mark.parametrize(("mine", "its", "life", "gains"), [
    (6, 1, 4, 1), (2, 2, 3, 0), (1, 5, 3, 0),
])  # fmt: skip
def test_the_determined_wins_a_destiny_or_loses_one_life(
    mine: int, its: int, life: int, gains: int
) -> None:
    zones = {"woodland-paths": [], "woodland-destinies": [VOID], "quest:0": [DETERMINED]}
    session = wooded(step="loot", at=6, zones=zones, coming=(mine, *((1,) * (mine == 6)), its),
                     tokens={"dwarf": {"craft": 5, "life": 4}})  # fmt: skip
    until(session, "DTW-009", "done", "none")
    answer(session, "resolve")
    until(session, "DTC-104", "craft", "keep", "home")
    assert has(session, "dwarf", "life") == life
    assert names(session, "quest:0") == [VOID] * gains


# --- 19: save and load in the midst of the Swampland ----------------------------------------------


@pytest.mark.rule("DTW-025", "DTW-014")
def test_a_game_saved_within_the_swampland_goes_on_there() -> None:
    zones = {"woodland-adventures": ["adder", "boar", "wolf"], "quest:0": [VOID, CLEAR]}
    session = wooded("monk", step="draw", at=2, zones=zones, coming=(1, 2, 1, 1, 6, 4, 5, 3, 3),
                     tokens={"monk": {"strength": 1, "life": 4}})  # fmt: skip
    assert asked(session) == "DTW-068" or "strength" in keys(session)
    if asked(session) == "DTW-068":
        answer(session, "meet")
    session = load(session.to_json())
    answer(session, "strength")
    assert heroes.at(session.table) == 3
    assert names(session, "quest:0") == [VOID, CLEAR]
    session.undo()
    assert heroes.at(session.table) == 2
    assert "strength" in keys(session)


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


# --- 21: on the way home, and where nothing is left ----------------------------------------------


@pytest.mark.rule("DTW-025", "DTX-020", "DTW-041", "DTW-010")
def test_homeward_the_swampland_of_the_first_space_leads_to_the_forest() -> None:
    session = throws(1, 2, 5, at=1, counters={"homeward": 1}, zones={"quest:1": [FORTUNE]})
    for _ in range(6):
        if heroes.region(session.table) != "woodland":
            break
        answer(session, keys(session)[0])
    assert heroes.region(session.table) == "inner"
    assert heroes.homeward(session.table)
    assert not names(session, "quest:1")


@pytest.mark.rule("DTW-074", "DTC-172")
def test_a_pooka_sends_nobody_who_is_determined_to_the_end_of_the_order() -> None:
    session = met("woodland-pooka", zones={"quest:0": [DETERMINED]}, coming=(3, 3))
    for _ in range(3):
        way = next((k for k in keys(session) if "order" in k or k in ("2", "second")), "")
        if not way:
            break
        answer(session, way)
    assert order(session)[0] == "dwarf"


@pytest.mark.rule("DTX-013", "DTX-012", "DTC-120")
def test_where_no_location_is_left_each_1_is_a_card_beside_the_other_dice() -> None:
    ground = {"ground:1": ["woodland-woods", "woodland-faerie-ring", "woodland-swampland"],
              "ground:2": ["woodland-glade", "woodland-blasted-heath", "woodland-crossroads"],
              "ground:3": ["woodland-bog", "woodland-faerie-village"]}  # fmt: skip
    session = throws(1, 4, 1, at=5, zones=ground, counters={"woodland-changed": 1})
    drawn = [line.parts for line in session.lines if line.rule == "DTC-116"]
    assert drawn[-1] == ["6"]


@pytest.mark.rule("DTW-059", "DTW-078", "DTW-066")
def test_a_beaten_party_turns_back_once_though_all_have_met_the_shaefoal() -> None:
    session = met(SHAEFOAL, "dwarf", "elf", at=3, coming=(1, 5, 6, 6, 1, 1),
                  tokens={"dwarf": {"craft": 1}, "elf": {"craft": 4}})  # fmt: skip
    answer(session, "craft")
    until(session, "DTC-126", "craft", "keep")
    assert heroes.homeward(session.table)
    assert len(said(session, "DTW-059")) == 1
    assert "back" not in keys(session)

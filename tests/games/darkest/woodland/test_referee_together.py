"""The Woodland beside other boxes, before a strict referee: cases that were written down from the
rules alone, each with the answer that the rules give."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import decks, lasting_moves
from tabletop.games.darkest.modules.highland.path import EYRIE
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.road.meetings import terrain
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.rules.play import Play
from tests.games.darkest.highland.heights import ROAD
from tests.games.darkest.laying import (
    TRIO,
    answer,
    asked,
    has,
    keys,
    names,
    party,
    piece,
    told,
    until,
    why,
)
from tests.games.darkest.woodland.laid import (
    CARDS,
    CLEAR,
    DANGEROUS,
    DARK,
    FOLLY,
    INNER_ROAD,
    MAIN,
    OAK,
    SPIDER,
    VAGABOND,
    VOID,
    met,
    off_the_road,
    wooded,
)

WOLF = "woodland-big-bad-wolf"
SIX = ["heron", "toll", "gibbet", "adder", "boar", "wolf"]


def together(*boxes: str) -> dict[str, str]:
    """The Woodland and those."""
    return put_in_play(["woodland", *boxes])


def active(session: Session) -> str:
    """The deck that is drawn from."""
    return decks.active(Play(session.game, session.table)).draws


# --- Blood Moon: the Big Bad Wolf -----------------------------------------------------------------


def wolf(*names_: str, coming: tuple[int, ...], **more) -> Session:  # type: ignore[no-untyped-def]
    """The Big Bad Wolf is met, and Blood Moon is available."""
    zones = {"bloodmoon-beside": ["bloodmoon-figure"],
             "bloodmoon-lycanthropes": ["bloodmoon-lycanthrope"] * 6,
             **more.pop("zones", {})}  # fmt: skip
    return met(WOLF, *names_, zones=zones, coming=coming, options=together("bloodmoon"), **more)


@pytest.mark.rule("DTW-056", "DTB-005", "DTC-196")
def test_whom_armour_saved_from_the_wolf_rolls_all_the_same_and_once() -> None:
    session = wolf("dwarf", coming=(1, 5, 6, 5), zones={"items:0": ["armour"]})
    answer(session, "strength")
    until(session, "DTC-126", "armour")
    assert has(session, "dwarf", "life") == 5
    assert len(told(session, "DTB-003")) == 1


@pytest.mark.rule("DTW-056", "DTB-003")
def test_who_is_hurt_by_it_rolls_once_by_both_rules() -> None:
    session = wolf("dwarf", coming=(1, 5, 5))
    answer(session, "strength")
    assert has(session, "dwarf", "life") == 4
    assert len(told(session, "DTB-003")) == 1


@pytest.mark.rule("DTW-056", "DTC-B06")
def test_who_evades_the_wolf_has_not_fought_it() -> None:
    session = wolf("dwarf", coming=(1, 1), zones={"items:0": ["woodland-basket-of-cakes"]})
    answer(session, next(k for k in keys(session) if k not in ("no", "strength")))
    until(session, "DTC-126", "evade")
    assert not told(session, "DTB-003")


@pytest.mark.rule("DTW-056", "DTB-003")
def test_while_the_blood_moon_is_up_nobody_rolls_for_a_wolf() -> None:
    up = {"bloodmoon-up": 1, "bloodmoon-shines": 1, "foes-less": 1}
    session = wolf("dwarf", coming=(1, 5, 5), counters=up)
    answer(session, "strength")
    assert has(session, "dwarf", "life") == 4
    assert not told(session, "DTB-003")


@pytest.mark.rule("DTW-056", "DTB-006", "DTB-007", "DTX-015")
def test_a_1_brings_the_moon_and_the_woodland_s_deck_is_drawn_from_still() -> None:
    session = wolf("dwarf", coming=(1, 5, 1))
    answer(session, "strength")
    assert session.table.count("bloodmoon-up")
    assert "bloodmoon-lycanthrope" in names(session, "quest:0")
    assert active(session) == "woodland-adventures"


@pytest.mark.rule("DTW-072", "DTX-007", "DTB-006")
def test_a_fool_s_2_on_the_chart_bites_and_is_no_natural_1() -> None:
    session = wolf("dwarf", coming=(2, 5, 2), zones={"quest:0": [FOLLY]})
    answer(session, "strength")
    assert "bloodmoon-lycanthrope" in names(session, "quest:0")
    assert not told(session, "DTB-006"), "but a bite brings the Moon in any case (DTB-039)"


@pytest.mark.rule("DTW-078", "DTW-056")
def test_the_void_silences_its_own_ability_in_a_stand_off() -> None:
    session = wolf("dwarf", coming=(4, 2), zones={"quest:0": [VOID]}, tokens={"dwarf": {DARK: 1}})
    answer(session, "hush 0", "strength")
    assert names(session, "pile:1") == [WOLF]
    assert not told(session, "DTB-003")


# --- Sacred Pool: the Dangerous Path --------------------------------------------------------------


@pytest.mark.rule("DTW-071", "DTW-012")
def test_with_no_reward_left_the_dangerous_path_brings_its_destiny_alone() -> None:
    zones = {"woodland-paths": [], "woodland-destinies": [VOID], "quest:0": [DANGEROUS],
             "sacredpool-rewards": []}  # fmt: skip
    session = wooded(step="loot", at=6, zones=zones, options=together("sacredpool"))
    until(session, "DTW-009", "done", "none")
    answer(session, "resolve")
    assert names(session, "quest:0") == [VOID]
    assert names(session, "woodland-trodden") == [DANGEROUS]


@pytest.mark.rule("DTW-039", "DTW-071", "DTS-037")
def test_a_magic_door_from_the_dangerous_path_leads_nowhere() -> None:
    zones = {"woodland-paths": [], "woodland-destinies": [VOID], "quest:0": [DANGEROUS],
             "sacredpool-rewards": ["sacredpool-the-magic-door"]}  # fmt: skip
    session = wooded(step="loot", at=6, zones=zones, options=together("sacredpool"))
    until(session, "DTW-009", "done", "none")
    answer(session, "resolve")
    for _ in range(4):
        if asked(session) in ("DTC-104", "DTC-126"):
            break
        answer(session, "city" if "city" in keys(session) else keys(session)[0])
    assert heroes.region(session.table) == "woodland"
    assert VOID in names(session, "quest:0")


# --- Reaper: natural 1s ---------------------------------------------------------------------------


def reaped(*coming: int, stands: int = 1, at: int = 3, zones=None, **more) -> Session:  # type: ignore[no-untyped-def]
    """The Road dice are about to be thrown on the Faerie Path, where the Grim Reaper walks."""
    laid = {f"reaper-road:{stands}": ["reaper-figure"],
            "woodland-adventures": SIX, **(zones or {})}  # fmt: skip
    return wooded(step="draw", at=at, zones=laid, coming=coming, options=together("reaper"), **more)


def reaper(session: Session) -> str:
    """Where he is."""
    return session.table.zones[piece(session, "reaper-figure").zone].name


@pytest.mark.rule("DTX-007", "DTW-072", "DTR-013")
@pytest.mark.parametrize(("die", "stands"), [(2, 1), (1, 2)])
def test_a_fool_s_2_moves_no_reaper_and_its_1_does(die: int, stands: int) -> None:
    session = reaped(die, 4, 3, zones={"quest:0": [FOLLY]})
    assert names(session, "ground:3")[1:] == ["woodland-blasted-heath"]
    assert reaper(session) == f"reaper-road:{stands}"


@pytest.mark.rule("DTW-077", "DTX-005", "DTR-013")
def test_a_1_that_the_vagabond_chooses_moves_no_reaper() -> None:
    session = reaped(3, 2, zones={"quest:1": [VAGABOND]}, tokens={"elf": {DARK: 1}})
    answer(session, "choose", "1")
    assert names(session, "ground:3")[1:] == ["woodland-blasted-heath"]
    assert reaper(session) == "reaper-road:1"


@pytest.mark.rule("DTX-006", "DTW-002", "DTR-014")
def test_what_dark_fate_throws_again_has_moved_him_and_may_again() -> None:
    session = reaped(1, 1, 3, 2, tokens={"elf": {DARK: 1}})
    until(session, "DTW-002", "keep")
    answer(session, "fate")
    assert reaper(session) == "reaper-road:3"


@pytest.mark.rule("DTX-009", "DTR-018", "DTW-025")
def test_a_1_in_the_swampland_brings_him_and_he_is_met_when_that_is_done() -> None:
    session = reaped(1, 2, 1, 6, 5, 5, 5, 3, 3, 3, at=3, stands=1, zones={
        "woodland-adventures": ["wolf", "adder", "boar", "toll"]})  # fmt: skip
    rules = [line.rule for line in session.lines]
    rolls = [n for n, line in enumerate(session.lines) if line.rule == "DTR-018" and line.parts]
    toll, boar = (n for n, rule in enumerate(rules) if rule == "DTC-132")
    assert toll < rolls[0] < rolls[-1] < boar, "the Swampland is done, and nothing else turned up"
    assert heroes.at(session.table) == 4


@pytest.mark.rule("DTR-015", "DTX-011")
def test_he_crosses_with_the_party_and_stands_there_without_contact() -> None:
    zones = {"atlas": off_the_road(*INNER_ROAD), "reaper-road:4": ["reaper-figure"],
             "woodland-adventures": ["wolf", "adder", "boar"]}  # fmt: skip
    session = party(step="at_destination", at=6, to="forest", zones=zones,
                    options=together("reaper"), tokens={name: {"fate": 0} for name in TRIO},
                    on={"forest": {"visited": 1}}, coming=(2, 3, 3, 3, 3))  # fmt: skip
    answer(session, "cross woodland")
    assert reaper(session) == "reaper-road:1"
    assert heroes.at(session.table) == 1
    assert not told(session, "DTR-018")


@pytest.mark.rule("DTX-011", "DTR-015")
def test_the_next_natural_1_there_is_contact() -> None:
    zones = {"atlas": off_the_road(*INNER_ROAD), "reaper-road:1": ["reaper-figure"],
             "woodland-adventures": SIX}  # fmt: skip
    session = party(step="at_destination", at=6, to="forest", zones=zones,
                    options=together("reaper"), tokens={name: {"fate": 0} for name in TRIO},
                    on={"forest": {"visited": 1}}, coming=(1, 3, 2, 6, 6, 6))  # fmt: skip
    answer(session, "cross woodland")
    rules = [line.rule for line in session.lines]
    assert rules.index("DTR-018") > rules.index("DTW-019")
    last = len(rules) - rules[::-1].index("DTC-117")
    assert "DTR-018" in rules[last:], "they roll once the location is done"


@pytest.mark.rule("DTX-015", "DTR-011", "DTW-025")
def test_after_a_death_the_reaper_s_deck_is_drawn_from_in_the_woodland_too() -> None:
    zones = {"reaper-adventures": ["reaper-patrol", "reaper-leper"]}
    session = met("old-bear", zones=zones, options=together("reaper"),
                  tokens={"dwarf": {"life": 1}}, coming=(1, 5, 3, 3, 3, 3))  # fmt: skip
    answer(session, "strength")
    assert active(session) == "reaper-adventures"
    assert heroes.region(session.table) == "woodland"


# --- Reaper's horses and Spells before the Webspinner ---------------------------------------------


@pytest.mark.rule("DTW-066", "DTR-060")
def test_speed_leads_nobody_past_the_webspinner() -> None:
    session = wooded(at=2, zones={"pile:2": [SPIDER, "adder"], "spells:0": ["reaper-speed"]},
                     up=(SPIDER,), counters={"spot": 100}, options=together("reaper"),
                     on={"dwarf": {"held": 3}}, coming=(3,) * 9)  # fmt: skip
    if any(key.startswith("cast reaper-speed") for key in keys(session)):
        answer(session, "cast reaper-speed")
    assert heroes.at(session.table) == 2


# --- Firelands ------------------------------------------------------------------------------------


@pytest.mark.rule("DTW-013", "DTL-004")
def test_neither_paths_nor_destinies_burn() -> None:
    held = [c for c in CARDS.values() if content.lot(c.id) in ("woodland-path", "woodland-destiny")]
    session = wooded(zones={"quest:0": [VOID, CLEAR]}, options=together("firelands"))
    assert all(content.is_fireproof(card.id) for card in held)
    assert all(lasting_moves.is_fireproof(piece(session, name)) for name in (VOID, CLEAR))


@pytest.mark.rule("DTL-012", "DTL-014", "DTW-022")
def test_ruins_over_the_bog_have_two_dice() -> None:
    zones = {"ground:3": ["woodland-bog", "firelands-ruins"],
             "woodland-adventures": SIX}  # fmt: skip
    session = wooded(step="draw", at=3, zones=zones, options=together("firelands"), coming=(2, 3))
    assert len(names(session, "pile:3")) == 5


@pytest.mark.rule("DTL-012", "DTW-023", "DTX-013")
def test_a_1_on_terrain_there_finds_a_location_of_the_woodland() -> None:
    zones = {"ground:3": ["woodland-bog", "firelands-desert"],
             "woodland-adventures": SIX}  # fmt: skip
    session = wooded(step="draw", at=3, zones=zones, options=together("firelands"),
                     coming=(1, 3, 2), tokens={n: {"life": 4} for n in TRIO})  # fmt: skip
    assert names(session, "ground:3")[-1] == "woodland-blasted-heath"


@pytest.mark.rule("DTL-013")
def test_no_terrain_lies_on_mabs_lair() -> None:
    session = wooded(options=together("firelands"))
    assert not terrain.may_cover(session.table, 6, "firelands-oasis")
    assert terrain.may_cover(session.table, 5, "firelands-oasis")


@pytest.mark.rule("DTL-012", "DTW-043")
@pytest.mark.parametrize(("space", "over", "grows"), [
    (3, "woods", 1), (1, "desert", 0), (3, "forest", 1),
])  # fmt: skip
def test_the_oak_grows_by_what_a_space_is_now(space: int, over: str, grows: int) -> None:
    under = ("woods", "glade", "bog")[space - 1]
    session = wooded(OAK, step="space_done", at=space, counters={"row": 1},
                     zones={f"ground:{space}": [f"woodland-{under}", f"firelands-{over}"]},
                     options=together("firelands"), coming=(4,) * 4)  # fmt: skip
    if grows:
        answer(session, keys(session)[0])
    tokens = ("woodland-oak-strength", "woodland-oak-craft")
    assert sum(has(session, OAK, token) for token in tokens) == grows


@pytest.mark.rule("DTW-052", "DTL-002")
def test_an_enemy_that_burns_gives_its_spider_token_back() -> None:
    queen = "woodland-spider-queen"
    session = wooded(queen, zones={"pile:1": ["wolf"]}, up=("wolf",), options=together("firelands"),
                     on={"wolf": {"woodland-spiders": 1, "woodland-spun": 1}},
                     tokens={queen: {"woodland-spiders": 3}})  # fmt: skip
    lasting_moves.burn(session.play, piece(session, "wolf"), "DTL-002")
    assert has(session, queen, "woodland-spiders") == 4


# --- Frostmarch and Reaper: quests that end in the Woodland ---------------------------------------


QUEST_DONE = {"gold": 3, "quest": 5}


@pytest.mark.rule("DTW-066", "DTC-170")
def test_a_quest_done_before_the_webspinner_leads_to_the_cave_once_nothing_blocks_it() -> None:
    session = party(
        at=3, to="warlocks-cave", zones={"pile:3": [SPIDER]}, up=(SPIDER,), options=together(),
        counters={"spot": 100}, coming=(3,) * 9, tokens={"dwarf": {**QUEST_DONE, "fate": 0}},
    )  # fmt: skip
    assert (heroes.at(session.table), why(session, "forward")) == (3, "DTW-066")
    assert names(session, "items:0") == []
    answer(session, "back")
    until(session, "DTC-104", "order")
    assert names(session, "items:0") == ["talisman"]


@pytest.mark.rule("DTC-169", "DTC-170", "DTW-010", "DTW-014", "DTW-042", "DTX-015")
@pytest.mark.parametrize("won", [0, 1])
def test_a_quest_done_in_the_woodland_leads_to_the_cave_without_a_path(won: int) -> None:
    zones = {"quest:0": [CLEAR, VOID], "woodland-main": MAIN}
    session = wooded("dwarf", "elf", at=2, zones=zones, counters={"woodland-won": won},
                     tokens={"dwarf": QUEST_DONE}, options=together("frostmarch"))  # fmt: skip
    assert names(session, "ground:6") == ["warlocks-cave"]
    assert names(session, "items:0") == ["talisman"]
    assert names(session, "quest:0") == [VOID]
    assert active(session) == "adventure"
    assert bool(names(session, "woodland-main")) == (not won)


@pytest.mark.rule("DTW-065", "DTC-170")
def test_a_darkbound_undine_may_cancel_even_the_way_to_the_cave() -> None:
    zones = {"quest:0": [CLEAR], "followers:0": ["woodland-undine"]}
    session = wooded("dwarf", "elf", at=2, zones=zones, tokens={"dwarf": {**QUEST_DONE, DARK: 1}},
                     options=together("frostmarch"))  # fmt: skip
    assert asked(session) == "DTW-065"
    answer(session, "cancel")
    assert heroes.region(session.table) == "woodland"
    assert names(session, "quest:0") == [CLEAR]
    assert asked(session) == "DTC-126", "and the game goes on"
    assert why(session, "forward") == ""


@pytest.mark.rule("DTB-004", "DTW-056")
def test_a_winter_wolf_in_a_stand_off_bites_nobody() -> None:
    session = wooded(
        "dwarf", step="spot", args={"spot": 100}, options=together("bloodmoon", "frostmarch"),
        zones={"pile:1": ["frostmarch-winter-wolf"], "bloodmoon-beside": ["bloodmoon-figure"]},
        coming=(3, 3), tokens={"dwarf": {"strength": 4}},
    )  # fmt: skip
    strength = content.enemy("frostmarch-winter-wolf").strength  # type: ignore[union-attr]
    assert strength is not None
    answer(session, "strength")
    lost = has(session, "dwarf", "life") < 5
    assert bool(told(session, "DTB-003")) == lost


# --- Highland: what halts a party holds it, whatever would carry it on ----------------------------


@pytest.mark.rule("DTH-048", "DTC-151", "DTC-145")
@pytest.mark.parametrize(("to", "at"), [(4, 2), (1, 1)])
def test_a_rock_face_not_climbed_keeps_whom_a_teleport_would_lead_on(to: int, at: int) -> None:
    under = {f"ground:{n}": [name] for n, name in enumerate((*ROAD, EYRIE), 1)}
    session = party(
        at=2, to=EYRIE, options=put_in_play(["highland"]), counters={"spot": 100},
        zones={**under, "pile:2": ["highland-rock-face"], "spells:0": ["teleport"],
               "adventure": SIX}, up=("highland-rock-face",), coming=(3,) * 20,
        tokens={name: {"fate": 0} for name in TRIO},
        on={"dwarf": {"held": 3, "fate": 0}, **{name: {"visited": 1} for name in ROAD[:2]}},
    )  # fmt: skip
    assert why(session, "forward") == "DTH-048"
    answer(session, "cast teleport", f"space {to}")
    assert heroes.at(session.table) == at

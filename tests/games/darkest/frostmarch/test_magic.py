"""Frostmarch: its Magic Objects and heroes that are named by the rules."""

from __future__ import annotations

import pytest

from tabletop import new_game
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party import heroes
from tests.games.darkest.frostmarch.north import EVERYWHERE, ON, frozen, met, northward
from tests.games.darkest.laying import answer, asked, has, keys, names, until

LEPRECHAUN, NECROMANCER = "frostmarch-leprechaun", "frostmarch-necromancer"


def rolls(session) -> list[str]:  # type: ignore[no-untyped-def]
    """What the Enemy's dice showed."""
    said = [line.parts for line in session.lines if line.words == "{} rolls {}, {} {}."]
    return [f"{parts[3]}" for parts in said]


# --- Frostbite and Ice Fang -----------------------------------------------------------------------


@pytest.mark.rule("DTF-025")
@pytest.mark.parametrize(("bears", "its"), [(True, ["6"]), (False, ["6+2"])])
def test_against_frostbite_an_enemy_does_not_roll_again_on_a_6_in_battle(
    bears: bool, its: list[str]
) -> None:
    zones = {"items:0": ["frostmarch-frostbite"] if bears else []}
    session = met("wolf", "dwarf", zones=zones, coming=(3, 6, 2, 1))
    answer(session, "strength frostmarch-frostbite" if bears else "strength")
    assert rolls(session) == its


@pytest.mark.rule("DTF-027")
@pytest.mark.parametrize(
    ("item", "its"), [("ice-fang", ["6"]), ("frostbite", ["6+2"])]
)  # fmt: skip
def test_against_the_ice_fang_it_does_not_in_psychic_combat(item: str, its: list[str]) -> None:
    zones = {"items:0": [f"frostmarch-{item}"]}
    session = met("wraith", "dwarf", zones=zones, coming=(3, 6, 2, 1, 1))
    answer(session, "craft")
    assert rolls(session) == its


@pytest.mark.rule("DTF-025", "DTF-027")
def test_their_bearers_own_6_is_rolled_again_all_the_same() -> None:
    session = met("wolf", "dwarf", zones={"items:0": ["frostmarch-frostbite"]}, coming=(6, 3, 6, 1))
    answer(session, "strength")
    line = next(line for line in session.lines if line.words == "{} rolls {}, {} {}.")
    assert line.parts[1] == "6+3"


# --- the Horn of Summoning ------------------------------------------------------------------------


def sounding(*shown: int, holder: int = 0, top: str = "guide", **more):  # type: ignore[no-untyped-def]
    """The party comes to a Road Space for the first time; somebody has the Horn."""
    zones = {f"items:{holder}": ["frostmarch-horn-of-summoning"], "adventure": ["wolf", top]}
    return frozen(step="draw", at=2, coming=shown, zones={**zones, **more.pop("zones", {})}, **more)


@pytest.mark.rule("DTF-026")
def test_the_horn_draws_a_card_as_the_party_first_comes_to_a_space() -> None:
    session = sounding(2, 2)
    answer(session, "yes")
    assert session.decision.ask.startswith("Guide lies here. Does Dwarf take it?")  # type: ignore[union-attr]
    answer(session, "take")
    assert names(session, "followers:0") == ["guide"]
    assert not names(session, "adventure")[2:]


@pytest.mark.rule("DTF-026")
def test_what_is_no_follower_is_met_by_its_bearer_first() -> None:
    session = sounding(2, 2, top="badger")
    answer(session, "yes")
    assert session.decision.ask.startswith("Dwarf meets")  # type: ignore[union-attr]


@pytest.mark.rule("DTF-026")
def test_it_sounds_for_the_leader_alone_and_never_twice_on_one_space() -> None:
    assert keys(sounding(2, 2)) == ["yes", "no"]
    assert "yes" not in keys(sounding(2, 2, holder=1))
    quiet = answer(sounding(1, 5, 2, top="badger"), "no")
    assert [line.words for line in quiet.lines].count("{} is turned up.") == 0
    again = frozen(
        step="arrive",
        at=2,
        zones={"items:0": ["frostmarch-horn-of-summoning"]},
        on={"plains": {"visited": 1}},
    )
    assert "yes" not in keys(again)


# --- Winged Boots, and the Leprechaun -------------------------------------------------------------


def drawing(*shown: int, item: str = "", to: str = "city", holder: int = 0, **more):  # type: ignore[no-untyped-def]
    """The draw dice of a new Road Space are about to be thrown."""
    zones = {f"items:{holder}": [f"frostmarch-{item}"]} if item else {}
    road = {"inner": ("fields", "plains", "woods", "hills", "ruins")}
    left = [name for name in EVERYWHERE if name not in (*road["inner"], to)]
    if content.location(to).region == "outer":
        left = [n for n in EVERYWHERE if n not in ("outer-hills", "outer-woods", "runes", "desert",
                                                   "oasis", to)]  # fmt: skip
    return frozen(*more.pop("heroes", ()), step="draw", at=2, to=to, coming=shown,
                  zones={"atlas": left, **zones}, **more)  # fmt: skip


@pytest.mark.rule("DTF-028")
@pytest.mark.parametrize(
    ("to", "village"), [("city", "outer-village"), ("temple", "first-village")]
)
def test_on_a_6_the_winged_boots_carry_the_party_over_the_storm_river(
    to: str, village: str
) -> None:
    session = drawing(6, *[2] * 9, item="winged-boots", to=to)
    assert keys(session) == ["nowhere", village]
    answer(session, village)
    assert heroes.at(session.table) == 0
    assert heroes.home(session.table).name == village
    assert not names(session, "pile:2")


@pytest.mark.rule("DTF-028")
def test_nobody_has_to_go_and_no_other_number_carries_anybody() -> None:
    session = drawing(6, *[2] * 9, item="winged-boots")
    answer(session, "nowhere")
    assert heroes.at(session.table) == 2
    assert names(session, "pile:2")
    assert "nowhere" not in keys(drawing(5, *[2] * 9, item="winged-boots"))
    assert "nowhere" not in keys(drawing(6, *[2] * 9, item="winged-boots", holder=1))


@pytest.mark.rule("DTF-028")
def test_beyond_the_chapel_flows_no_river() -> None:
    session = northward(step="draw", at=2, coming=(6, *[2] * 9),
                        zones={"items:0": ["frostmarch-winged-boots"]})  # fmt: skip
    assert "nowhere" not in keys(session)
    assert names(session, "pile:2")


@pytest.mark.rule("DTF-018")
def test_on_a_6_the_leprechaun_carries_the_party_to_any_space_of_this_road() -> None:
    session = drawing(6, *[2] * 9, heroes=(LEPRECHAUN, "elf"))
    assert keys(session) == ["nowhere", *(f"space {n}" for n in (1, 3, 4, 5, 6))]
    answer(session, "space 5")
    assert heroes.at(session.table) == 5


@pytest.mark.rule("DTF-018")
def test_he_does_so_as_leader_alone_and_only_on_a_draw_die() -> None:
    assert "nowhere" not in keys(drawing(6, *[2] * 9, heroes=("elf", LEPRECHAUN)))
    assert "nowhere" not in keys(drawing(4, *[2] * 9, heroes=(LEPRECHAUN, "elf")))
    fight = met("wolf", LEPRECHAUN, coming=(6, 5, 1))
    answer(fight, "strength")
    assert asked(fight) == "DTC-126"


# --- the Necromancer ------------------------------------------------------------------------------


def test_the_named_heroes_begin_with_what_the_rules_say() -> None:
    starts = {
        name: [content.hero(name).start(stat) for stat in ("strength", "craft", "life", "fate")]
        for name in (LEPRECHAUN, NECROMANCER)
    }
    assert starts == {LEPRECHAUN: [2, 4, 4, 5], NECROMANCER: [2, 5, 4, 2]}
    assert content.hero(LEPRECHAUN).alignment == "neutral"
    assert content.hero(NECROMANCER).alignment == "evil"
    table = new_game("darkest", seats=1, seed=3, options=ON).table
    heroes_ = {
        p.name for p in table.pieces if p.name.startswith("frostmarch") and content.is_hero(p.name)
    }
    assert len(heroes_) == 4


@pytest.mark.rule("DTF-019")
@pytest.mark.parametrize(("up", "may"), [((), True), (("wolf",), False)])
def test_the_necromancer_uses_craft_against_what_was_just_turned_up(
    up: tuple[str, ...], may: bool
) -> None:
    session = met("wolf", NECROMANCER, up=up, coming=(3, 1))
    assert ("mind" in keys(session)) == may


@pytest.mark.rule("DTF-019")
def test_a_spirit_that_he_beats_so_adds_1_craft_to_his_next_fight_alone() -> None:
    session = met(
        "wraith",
        NECROMANCER,
        coming=(6, 5, 1, *[3] * 9),
        zones={"pile:1": ["wraith", "wolf", "will-o-wisp"]},
    )
    craft = _craft(session)
    until(session, "DTC-126", "craft")
    answer(session, "forward")
    assert _craft(session) == craft + 1
    until(session, "DTC-126", "strength")  # no Spirit
    answer(session, "forward")
    assert _craft(session) == craft


def _craft(session) -> int:  # type: ignore[no-untyped-def]
    """What he fights with, on Craft."""
    option = next(o for o in session.decision.options if o.key in ("craft", "mind"))
    return int(option.label.split(": ")[1].split(" ")[0])


@pytest.mark.rule("DTF-019")
def test_no_spirit_follows_whom_he_beats_that_lay_face_up_or_is_none() -> None:
    for foe, up in (("wraith", ("wraith",)), ("wolf", ())):
        session = met(foe, NECROMANCER, up=up, coming=(6, 5, 1, *[3] * 9), zones={
            "pile:1": [foe, "will-o-wisp"],
        })  # fmt: skip
        until(session, "DTC-126", "craft", "mind")
        answer(session, "forward")
        assert _craft(session) == content.hero(NECROMANCER).craft


# --- heroes of our own ----------------------------------------------------------------------------


def test_the_oath_warden_spends_fate_for_the_life_of_another() -> None:
    session = met(
        "wolf",
        "frostmarch-oath-warden",
        "elf",
        coming=(6, 5, 1),
        tokens={"frostmarch-oath-warden": {"fate": 2, "gold": 0}, "elf": {"life": 1}},
    )
    assert "4 against" in session.decision.options[0].label  # +1 without gold
    answer(session, "strength")
    until(session, "DTC-126", "yes", "pay")
    assert has(session, "elf", "life") == 2
    assert has(session, "frostmarch-oath-warden", "fate") == 1


def test_against_the_ice_witch_no_enemy_rolls_again_in_psychic_combat() -> None:
    session = met("wraith", "frostmarch-ice-witch", coming=(6, 3, 6, 2))
    answer(session, "craft")
    assert rolls(session) == ["6"]

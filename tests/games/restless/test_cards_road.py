"""Realms, Traders and nights as they are printed."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Session
from tabletop.games.restless.party.fortune.rolls import bonus
from tabletop.games.restless.road.trader import price
from tests.games.restless.camp import (
    asked,
    at_stall,
    battle,
    blocked,
    camp,
    health,
    keys,
    names,
    play,
    rerolls,
)
from tests.games.restless.printed import FOE, HIT, LINT, LUCAN, MISS, MOSS, SEDGE, meet

PAIR = (SEDGE, LUCAN)
EVENT = "salt-baptism"
HOOK = "ditch-reapers-hook"
OAR = "oar-that-remembers"


def enter(realm: str, party: tuple[str, ...] = PAIR, *, level: int = 1, **more: Any) -> Session:
    decks = {f"realms-{level}": [realm], **more.pop("decks", {})}
    return camp(party, step="enter_realm", decks=decks, level=level, **more)


# --- Realms ------------------------------------------------------------------------------------


@pytest.mark.rule("RST-163")
@pytest.mark.parametrize(("realm", "n"), [("half-a-bridge", 3), ("kiln-valley", 5)])
def test_a_realm_says_how_many_encounters_there_are(realm: str, n: int) -> None:
    decks = {"encounters": ["moth-market", EVENT, FOE, "ditch-ox", "pew-rats", "tallow-man"]}
    session = enter(realm, level=2, decks=decks)
    lying = [place for place in range(1, 10) if names(session, f"row:{place}")]
    assert len(lying) + len(names(session, "encounter")) == n


@pytest.mark.rule("RST-257", "RST-258", "RST-261")
def test_a_pick_from_may_name_its_place() -> None:
    session = camp(
        PAIR,
        zones={"realm": ["crooked-causeway"]},
        row=[[], [FOE], ["ditch-ox"]],
        decks={"encounters": ["pew-rats", "salt-heron"]},
        counters={"place": 1},
    )
    play(session, "go on")
    assert keys(session) == [FOE, "pew-rats"]
    play(session, "pew-rats")
    assert names(session, "encounters")[0] == FOE, "to the bottom"


@pytest.mark.rule("RST-261")
def test_the_last_encounter_may_be_a_pick() -> None:
    zones = {"realm": ["kiln-valley"]}
    more = {"zones": zones, "decks": {"encounters": ["pew-rats"]}}
    session = camp(PAIR, row=[[FOE]], **more)  # type: ignore[arg-type]
    assert keys(play(session, "go on")) == [FOE, "pew-rats"]
    session = camp(PAIR, row=[[FOE], ["ditch-ox"]], **more)  # type: ignore[arg-type]
    play(session, "go on")
    assert names(session, "encounter") == [FOE]


@pytest.mark.rule("RST-076", "RST-077")
@pytest.mark.parametrize("realm", ["dovecote-hills", "long-barracks"])
def test_where_only_a_fight_will_do_one_is_searched_for(realm: str) -> None:
    session = camp(
        PAIR,
        zones={"realm": [realm]},
        row=[[], [], [EVENT]],
        decks={"encounters": ["moth-market", FOE]},
        counters={"place": 2},
    )
    play(session, "go on")
    assert names(session, "encounter") == [FOE]
    assert sorted(names(session, "encounters")) == ["moth-market", EVENT]


@pytest.mark.rule("RST-076")
def test_a_letter_makes_the_next_encounter_a_fight() -> None:
    session = meet("letter-from-the-east", PAIR, row=[["moth-market"]], decks={"encounters": [FOE]})
    assert rerolls(session) == 8
    play(session, "go on")
    assert names(session, "encounter") == [FOE]


@pytest.mark.rule("RST-257")
def test_rests_realms_gods_and_characters_may_be_picked() -> None:
    session = camp(
        PAIR,
        zones={"realm": ["the-twelve-funerals"], "nights": ["straw-and-quiet"]},
        decks={"rests": ["dry-cellar"]},
    )
    play(session, "rest")
    assert keys(session) == ["straw-and-quiet", "dry-cellar"]
    play(session, "dry-cellar")
    assert names(session, "rests") == ["straw-and-quiet"]
    session = camp(
        PAIR,
        step="next_realm",
        zones={"realm": ["the-auctioned-lands"]},
        decks={
            "realms-5": ["the-orphaned-sun", "the-second-sea"],
            "gods": ["vesper", "mother-oum"],
        },
        counters={"level": 4},
    )
    play(session, "the-orphaned-sun")
    assert keys(session) == ["vesper", "mother-oum"]
    session = camp(
        (SEDGE, MOSS),
        step="end_realm",
        zones={"realm": ["mouth-of-the-smoke"], "character:1": []},
        decks={"characters": [LUCAN, "anselm-rook"]},
        on={MOSS: {"health": 0}},
    )
    assert keys(session) == [LUCAN, "anselm-rook"]


@pytest.mark.rule("RST-253")
def test_what_lies_face_up_by_a_realms_word_is_seen() -> None:
    session = enter("the-unfinished-maze", decks={"encounters": [FOE, EVENT, "ditch-ox"]})
    lying = [piece for n in range(1, 10) for piece in session.table[f"row:{n}"]]
    assert all(piece.face_up for piece in lying)
    session = enter("the-allotments", zones={"nights": ["dry-cellar"]}, decks={"encounters": [FOE]})
    assert session.table.named("dry-cellar").face_up


@pytest.mark.rule("RST-003")
def test_what_a_realm_takes_holds_in_battle_or_at_rest() -> None:
    armor = {SEDGE: {"armor": 3}}
    session = battle([SEDGE], foe=FOE, zones={"realm": ["streets-of-salt"]}, on=armor, coming=[1])
    play(session, "slot 0", "attack unarmed")
    assert health(session, SEDGE) == (4, 3), "and they hit harder"
    session = camp(PAIR, zones={"realm": ["the-sleepless-hills"], "nights": ["dry-cellar"]})
    assert blocked(session)["rest"] == "RST-145"
    session = camp(PAIR, holds={SEDGE: [HOOK]}, zones={"realm": ["half-a-bridge"]})
    assert blocked(session)[f"give {HOOK}"] == "RST-105"


@pytest.mark.rule("RST-043")
def test_nobody_heals_in_battle_but_at_rest_they_do() -> None:
    realm = {"realm": ["infirmary-without-end"]}
    session = battle([SEDGE], foe="mercy-third-class", zones=realm, wounds={SEDGE: 3}, coming=[HIT])
    play(session, "slot 0", "attack unarmed")
    assert health(session, SEDGE) == (4, 3)
    night = {**realm, "nights": ["straw-and-quiet"]}
    session = camp([SEDGE], zones=night, wounds={SEDGE: 3})
    play(session, "rest")
    assert health(session, SEDGE) == (5, 2)


@pytest.mark.rule("RST-106")
def test_on_the_threshold_items_change_hands_in_battle() -> None:
    holds = {SEDGE: [HOOK]}
    session = battle(PAIR, foe=FOE, holds=holds, zones={"realm": ["the-threshold"]})
    play(session, f"give {HOOK}")
    assert names(session, "inventory:1") == [HOOK]
    session = battle(PAIR, foe=FOE, holds=holds)
    assert f"give {HOOK}" not in keys(session)


@pytest.mark.rule("RST-063")
def test_among_the_kneeling_status_effects_stack() -> None:
    for realm, n in (("the-kneeling-cities", 2), ("the-second-sea", 1)):
        zones = {"realm": [realm], "supply": ["well-salted#2"]}
        session = meet(EVENT, (SEDGE,), zones=zones, status={SEDGE: ["well-salted"]})
        play(session, "no")
        assert len(names(session, "status:0")) == n


@pytest.mark.rule("RST-229")
def test_in_the_ossuary_gardens_everybody_has_last_words() -> None:
    for realm, n in (("ossuary-gardens", 6), ("the-salt-stairs", 5)):
        zones = {"realm": [realm]}
        session = meet("hail-of-keys", PAIR, wounds={LUCAN: 5}, zones=zones)
        assert names(session, "character:1") == []
        assert rerolls(session) == n, realm


@pytest.mark.rule("RST-188")
def test_a_realm_may_give_chain_magic_to_every_target() -> None:
    zones = {"realm": ["cathedral-of-hooks"]}
    session = battle(PAIR, foe=FOE, zones=zones, coming=[MISS])
    play(session, "slot 0", "attack unarmed")
    assert [health(session, who)[1] for who in PAIR] == [1, 1]


@pytest.mark.rule("RST-188", "RST-190")
@pytest.mark.parametrize(
    ("realm", "foe", "who", "dealt"),
    [
        ("cathedral-of-hooks", FOE, LINT, 2 - 1),
        ("the-second-sea", FOE, "marn-oxley-low", 2 + 1 - 1),
        ("low-pasture", "standing-wave", "marn-oxley-low", 3 + 1 - 1),
    ],
)
def test_no_trait_makes_a_party_safe_from_chain_magic(
    realm: str, foe: str, who: str, dealt: int
) -> None:
    session = battle((SEDGE, who), foe=foe, zones={"realm": [realm]}, coming=[MISS])
    play(session, "slot 0", "attack unarmed")
    assert sum(health(session, each)[1] for each in (SEDGE, who)) == dealt


@pytest.mark.rule("RST-081")
def test_in_the_last_parliament_traders_show_nothing() -> None:
    zones = {"encounter": ["moth-market"], "realm": ["the-last-parliament"]}
    assert blocked(camp(PAIR, step="trade", zones=zones))["open"] == "RST-081"


@pytest.mark.rule("RST-244")
def test_no_realm_lasts_beyond_its_end() -> None:
    session = camp(
        PAIR,
        step="next_realm",
        zones={"realm": ["low-pasture"]},
        decks={"realms-2": ["kiln-valley"]},
    )
    assert names(session, "realm") == ["kiln-valley"]
    assert names(session, "realms-1-used") == ["low-pasture"]


# --- Traders and nights ------------------------------------------------------------------------


@pytest.mark.rule("RST-084", "RST-085")
def test_the_moth_market_has_more_on_its_tables() -> None:
    loot = [HOOK, OAR, "gallows-chain", "twelve-pound-ladle", "mallet-of-the-last-auction"]
    session = at_stall([SEDGE], trader="moth-market", decks={"loot": loot})
    play(session, "open")
    assert names(session, "goods") == loot[:4]


@pytest.mark.rule("RST-059", "RST-060")
def test_the_honest_thief_is_honest_with_smugglers() -> None:
    for party, more in (((SEDGE,), 1), ((MOSS,), -1)):
        plain = at_stall(party, trader="widow-pells-wagon")
        session = at_stall(party, trader="the-honest-thief")
        hook = session.table.named(HOOK)
        assert price(session.table, hook) == price(plain.table, hook) + more


@pytest.mark.rule("RST-153")
def test_warm_ashes_heal_more() -> None:
    session = camp([SEDGE], zones={"nights": ["warm-ashes"]}, wounds={SEDGE: 5})
    play(session, "rest", "heal 0")
    assert health(session, SEDGE) == (5, 2)
    play(session, "rise")
    assert names(session, "kept") == [], "only that night"


@pytest.mark.rule("RST-080", "RST-152")
def test_a_visitor_trades_in_the_night() -> None:
    session = camp([SEDGE], zones={"nights": ["visitor-with-wares"]})
    play(session, "rest", "trader", "leave")
    assert (asked(session), "trader" in keys(session)) == ("RST-153", False)


def test_a_whetstone_lasts_through_the_next_battle() -> None:
    session = camp([SEDGE], zones={"nights": ["whetstone-hour"]}, row=[[FOE]], coming=[HIT])
    play(session, "rest", "rise")
    assert bonus(session.table, 0, "combat") == 1
    play(session, "go on", "flee")
    assert bonus(session.table, 0, "combat") == 0


@pytest.mark.rule("RST-160", "RST-150")
def test_a_short_night_heals_nobody() -> None:
    session = camp([SEDGE], zones={"nights": ["the-short-night"]}, wounds={SEDGE: 3})
    play(session, "rest")
    assert blocked(session)["heal 0"] == "RST-153"
    assert (health(session, SEDGE), rerolls(session)) == ((4, 3), 11)


@pytest.mark.rule("RST-003", "RST-145")
def test_a_quarantine_forbids_rest_until_the_realm_ends() -> None:
    nights = {"nights": ["dry-cellar"]}
    session = meet("quarantine-chalk", (SEDGE,), zones=nights, wounds={SEDGE: 3}, row=[[FOE]])
    play(session, "stay")
    assert health(session, SEDGE) == (7, 0)
    assert blocked(session)["rest"] == "RST-145"


@pytest.mark.rule("RST-193")
def test_a_quarrel_sets_the_order_for_a_whole_realm() -> None:
    session = meet("the-quarrel", PAIR, row=[[FOE]])
    play(session, "nobody", "go on")
    assert blocked(session)["slot 1"] == "RST-003"


@pytest.mark.rule("RST-069")
def test_whoever_climbs_out_of_the_pond_is_somebody_else() -> None:
    session = meet("mirror-pond", (SEDGE,), decks={"characters": [LUCAN]}, holds={SEDGE: [HOOK]})
    play(session, "stay")
    assert (names(session, "character:0"), names(session, "inventory:0")) == ([LUCAN], [HOOK])


@pytest.mark.rule("RST-045")
def test_a_bad_dream_costs_max_health_and_leaves_something() -> None:
    decks = {"treasures": ["sleepwalking"]}
    session = camp([SEDGE], zones={"nights": ["a-bad-dream"]}, decks=decks, coming=[1])
    play(session, "rest")
    assert sum(health(session, SEDGE)) == 6
    assert names(session, "sins:0") == ["sleepwalking"]

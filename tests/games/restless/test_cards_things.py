"""Things used and held: that they do what they say, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.games.restless.choices.carrying_capacity import max_weight
from tabletop.games.restless.party.fortune.rolls import bonus
from tabletop.games.restless.party.holdings.decks import picks
from tabletop.games.restless.road.trader import value
from tests.games.restless.camp import camp, health, left, names, play, rerolls
from tests.games.restless.printed import FOE, HIT, JUDITH, LINT, MISS, fight, used

# --- used --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("item", "lost"),
    [
        ("jar-of-angry-bees", 3),
        ("lamp-oil", 4),
        ("small-bottled-thunder", 2),
        ("pocket-guillotine", 3),
        ("the-patient-bell", 6),
        ("leech-organ", 3),
        ("tear-of-the-kiln-god", 5),
        ("abacus-of-the-smoke", 1),
    ],
)
def test_some_do_without_a_roll(item: str, lost: int) -> None:
    assert left(used(LINT, item=item), FOE) == 8 - lost


def test_a_beekeepers_bees_are_angrier() -> None:
    assert left(used("ilsabet-crane", item="jar-of-angry-bees"), FOE) == 3


def test_last_orders_are_another_attack() -> None:
    session = play(used(LINT, item="last-orders", coming=[HIT, HIT]), "attack", "attack")
    assert left(session, FOE) == 4


def test_a_mortar_of_armor() -> None:
    session = used(LINT, item="shrapnel-mass", on={LINT: {"armor": 3}})
    assert left(session, FOE) == 2
    assert "armor" not in session.table.named(LINT).counters


@pytest.mark.parametrize(("roll", "now"), [(3, 3), (10, 6), (18, 7)])
def test_what_is_pickled_is_a_matter_of_luck(roll: int, now: int) -> None:
    session = camp([LINT], holds={LINT: ["pickled-something"]}, wounds={LINT: 3}, coming=[roll])
    play(session, "use pickled")
    assert health(session, LINT)[0] == now


@pytest.mark.parametrize(
    ("item", "status"),
    [("portable-salt-circle", "well-salted"), ("smoke-in-a-bottle", "ash-veiled")],
)
def test_blessings_come_in_bottles(item: str, status: str) -> None:
    session = camp(["wren-ashlock"], holds={"wren-ashlock": [item]}, zones={"supply": [status]})
    play(session, f"use {item}")
    assert names(session, "status:0") == [status]


def test_a_ration_counts_what_is_held() -> None:
    holds = {LINT: ["ration-of-the-fourth-army", "odd-sock", "travelling-light"]}
    session = camp([LINT], holds=holds, wounds={LINT: 5}, step="rest", counters={"resting": 1})
    play(session, "use ration")
    assert health(session, LINT) == (5, 2)


def test_a_wake_counts_the_dead() -> None:
    session = camp(
        [LINT, JUDITH],
        holds={LINT: ["a-wake-for-everybody"]},
        wounds={LINT: 5},
        zones={"character:1": []},
    )
    play(session, "use a-wake")
    assert health(session, LINT) == (4, 3)


def test_a_rib_comes_with_health_and_a_crown_takes_some() -> None:
    for item, whole in (("spare-rib-cage", 9), ("crown-of-wet-candles", 6)):
        session = camp([LINT], zones={"ground": [item]})
        play(session, f"give {item}")
        assert sum(health(session, LINT)) == whole


@pytest.mark.rule("RST-100", "RST-105")
def test_what_is_handed_over_is_gained_by_each_once() -> None:
    """The Rib Cage gives 2 Max Health to Judith, to Lint, and no more to either."""
    session = camp([LINT, JUDITH], holds={LINT: ["spare-rib-cage"]})
    for got in ([10, 7], [10, 9], [10, 9], [10, 9]):
        play(session, "give spare-rib-cage")
        whole = [sum(health(session, who)) for who in (JUDITH, LINT)]
        assert whole == got


def test_a_larder_gives_old_food_back() -> None:
    session = camp(
        [LINT],
        holds={LINT: ["bottomless-larder"]},
        zones={"loot-used": ["eel-in-a-boot", "lamp-oil"]},
    )
    play(session, "use bottomless")
    assert names(session, "inventory:0") == ["bottomless-larder", "eel-in-a-boot"]
    assert session.table.named("eel-in-a-boot").counters["uses"] == 1


def test_a_wagon_brings_what_was_by_the_door() -> None:
    session = camp(
        [LINT, JUDITH],
        holds={LINT: ["wagon-of-the-late-company"]},
        decks={"starters": ["rope-mostly", "net-with-too-many-holes"]},
    )
    play(session, "use wagon")
    assert names(session, "inventory:1") == ["net-with-too-many-holes"]


def test_ink_lasts_until_its_bearer_dies() -> None:
    session = camp([LINT, JUDITH], holds={LINT: ["the-tattooists-ink"]})
    play(session, "use the-tattooists", "slot 1")
    assert (bonus(session.table, 1, "combat"), bonus(session.table, 0, "combat")) == (1, 0)


# --- held --------------------------------------------------------------------------------------


def test_pockets_and_crates_carry_more() -> None:
    session = camp(
        [LINT, "moss-pennywhistle"],
        holds={LINT: ["too-many-pockets"], "moss-pennywhistle": ["false-bottomed-crate"]},
    )
    assert max_weight(session.table, 0).n == 9 + 4
    assert max_weight(session.table, 1).n == 12 + 4


@pytest.mark.parametrize(
    ("item", "more", "kind", "added"),
    [
        ("odd-sock", {}, "combat", 1),
        ("starched-collar", {}, "dodge", 2),
        ("starched-collar", {"wounds": {LINT: 1}}, "dodge", 0),
        ("rope-mostly", {}, "dodge", 2),
        ("penny-whistle-of-regret", {"wounds": {LINT: 5}}, "dodge", 2),
        ("plate-of-the-standing-army", {}, "combat", 1),
        ("white-banner-nearly", {}, "combat", 1),
        ("crown-of-wet-candles", {}, "ranged", 1),
    ],
)
def test_held_things_change_rolls(item: str, more: dict[str, Any], kind: str, added: int) -> None:
    session = camp([LINT], holds={LINT: [item]}, **more)
    assert bonus(session.table, 0, kind) == added


def test_two_socks_are_no_odd_sock() -> None:
    session = camp([LINT], holds={LINT: ["odd-sock", "lamp-oil"]})
    assert bonus(session.table, 0, "combat") == 0


def test_a_banner_leads_everybody_until_somebody_sins() -> None:
    session = camp([LINT, JUDITH], holds={LINT: ["white-banner-nearly"]})
    assert bonus(session.table, 1, "combat") == 1
    session = camp(
        [LINT, JUDITH], holds={LINT: ["white-banner-nearly"]}, sins={JUDITH: ["cold-comfort"]}
    )
    assert bonus(session.table, 1, "combat") == 0


def test_a_coin_pays_for_a_life() -> None:
    session = fight(LINT, JUDITH, item="ferrymans-second-coin", wounds={LINT: 6}, coming=[MISS])
    play(session, "slot 0", "attack unarmed")
    assert health(session, LINT) == (1, 6)
    assert names(session, "loot-used") == ["ferrymans-second-coin"]


def test_one_life_is_saved_by_one_thing() -> None:
    session = fight(
        LINT,
        JUDITH,
        item="ferrymans-second-coin",
        wounds={LINT: 6},
        coming=[MISS],
        status={LINT: ["lantern-sworn"]},
    )
    play(session, "slot 0", "attack unarmed")
    assert names(session, "inventory:0") == ["ferrymans-second-coin"]
    assert names(session, "status:0") == []


def test_a_handbell_rung_alone_helps_nobody() -> None:
    session = fight(LINT, item="the-lepers-handbell", coming=[MISS])
    play(session, "slot 0", "attack unarmed", "yes")
    assert health(session, LINT) == (5, 2)


def test_a_shroud_is_laid_over_another_only_if_wanted() -> None:
    session = fight(
        LINT, JUDITH, holds={JUDITH: ["shroud-of-someone-else"]}, wounds={LINT: 6}, coming=[MISS]
    )
    play(session, "slot 0", "attack unarmed", "yes")
    assert health(session, LINT) == (2, 5)


def test_safe_conduct_is_safe_once() -> None:
    session = fight(
        LINT, JUDITH, item="letter-of-safe-conduct", wounds={LINT: 6}, coming=[MISS, MISS, MISS]
    )
    play(session, "slot 0", "attack unarmed", "end")
    assert health(session, LINT) == (3, 4)
    play(session, "slot 1", "attack unarmed", "end", "slot 0", "attack unarmed")
    assert health(session, LINT) == (1, 6)


def test_a_handbell_hands_damage_on() -> None:
    session = fight(LINT, JUDITH, item="the-lepers-handbell", coming=[MISS])
    play(session, "slot 0", "attack unarmed", "yes")
    assert (health(session, LINT), health(session, JUDITH)) == ((7, 0), (6, 2))


def test_a_halo_stops_a_point_a_turn_and_no_more() -> None:
    session = fight("wren-ashlock", item="contraband-halo", foe="milk-thief", coming=[MISS])
    play(session, "slot 0", "attack unarmed")  # Chain Magic: three separate points
    assert health(session, "wren-ashlock") == (4, 2)


def test_flies_bite_for_the_unhurt() -> None:
    session = fight(LINT, item="halo-of-flies", coming=[HIT])
    play(session, "slot 0", "attack unarmed", "end")
    assert left(session, FOE) == 5


def test_what_is_discarded_may_console() -> None:
    session = fight(LINT, item="handkerchief-of-the-bereaved", wounds={LINT: 4})
    play(session, "slot 0", "discard handkerchief")
    assert health(session, LINT) == (6, 1)


def test_a_smuggler_sells_dearer() -> None:
    for who, worth in ((LINT, 8), ("moss-pennywhistle", 11)):
        session = camp([who], holds={who: ["contraband-halo"]})
        assert value(session.table, session.table.named("contraband-halo")) == worth


def test_a_glazier_has_its_mirror_back_sooner() -> None:
    for who, ready in ((LINT, 1 + 3), ("petronel-shard", 1 + 2)):
        session = used(who, item="mirror-that-apologises")
        assert session.table.named("mirror-that-apologises").counters["ready"] == ready


def test_a_glazier_picks_its_loot() -> None:
    for who, n in ((LINT, 1), ("lucan-fray", 2)):
        session = camp([who], holds={who: ["spectacles-of-the-glass-king"]})
        assert picks(session.table, "loot") == n


@pytest.mark.parametrize(("roll", "left_over", "won"), [(4, 5, 5), (10, 7, 6), (18, 7, 5)])
def test_everybody_wins_the_lottery(roll: int, left_over: int, won: int) -> None:
    session = camp(
        [LINT],
        holds={LINT: ["lottery-of-saint-nobody"]},
        coming=[roll],
        decks={"loot": ["odd-sock"]},
    )
    play(session, "use lottery")
    assert (health(session, LINT)[0], rerolls(session)) == (left_over, won)
    assert ("odd-sock" in names(session, "inventory:0")) == (roll > 15)


def test_a_hammock_makes_counters_go_further() -> None:
    session = camp(
        [LINT],
        step="rest",
        holds={LINT: ["hammock-of-the-hanged-crew"]},
        counters={"resting": 1},
        wounds={LINT: 5},
    )
    play(session, "heal")
    assert health(session, LINT) == (5, 2)


def test_a_kiss_is_paid_for_with_a_sin() -> None:
    session = camp(
        [LINT],
        zones={"ground": ["kiss-of-the-adversary"]},
        decks={"treasures": ["kingfisher", "cold-comfort"]},
    )
    play(session, "give kiss")
    assert names(session, "sins:0") == ["cold-comfort"]

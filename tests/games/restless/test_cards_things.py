"""Starter Items, Loot, Treasure and Sins: that they do what they say, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Session
from tabletop.games.restless.belongings import max_weight
from tabletop.games.restless.means import means_of
from tabletop.games.restless.rolls import bonus
from tests.games.restless.camp import battle, camp, health, keys, left, names, play, rerolls

FOE = "plague-notary"  # Human: Attack 2, Die Defense 12, Health 8
HIT, MISS = 20, 1
LINT = "brother-lint"  # a Penitent: Unarmed 2, Max Weight 9, Health 7
JUDITH = "judith-hod"  # a Penitent: Unarmed 3, Max Weight 9, Health 8


def fight(*party: str, item: str = "", foe: str = FOE, **more: Any) -> Session:
    """A Battle in which the first of the party holds *item*."""
    if item:
        more["holds"] = {party[0]: [item], **more.pop("holds", {})}
    return battle(party, foe=foe, **more)


def blow(*party: str, item: str, **more: Any) -> Session:
    """The first of the party attacks with *item*."""
    session = fight(*party, item=item, **more)
    return play(session, "slot 0", f"attack {item}")


def used(*party: str, item: str, **more: Any) -> Session:
    """The first of the party uses *item* in its turn of a Battle."""
    session = fight(*party, item=item, **more)
    return play(session, "slot 0", f"use {item}")


def harm(session: Session, item: str, slot: int = 0) -> int:
    """What *item* deals for the Character in *slot*."""
    (means,) = [m for m in means_of(session.table, slot) if item in m.key]
    return means.harm.n


# --- attacking with this -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "item", "plain", "better"),
    [
        ("gorse-underhay", "spade-with-a-name-on-it", 2, 3),
        ("oswin-tarrow", "oar-that-remembers", 3, 4),
        ("hester-blythe", "surgeons-needle", 2, 3),
        ("lucan-fray", "curse-of-small-stones", 2, 3),
        ("tibb-and-tabb", "candle-end-psalter", 2, 3),
        ("ilsabet-crane", "swarm-gospel", 3, 4),
        ("lucan-fray", "window-of-saint-orra", 6, 8),
        ("tibb-and-tabb", "the-unfinished-mass", 5, 6),
    ],
)
@pytest.mark.rule("RST-058")
def test_a_tool_is_better_in_its_own_trade(who: str, item: str, plain: int, better: int) -> None:
    assert harm(fight(LINT, item=item), item) == plain
    assert harm(fight(who, item=item), item) == better


@pytest.mark.parametrize(
    ("item", "foe", "dealt"),
    [
        ("fishing-spear", "salt-heron", 2),
        ("sling-of-wet-stones", "salt-heron", 3),
        ("butter-knife-of-a-bishop", "wheel-of-small-wings", 5),
        ("hand-mortar-left", "wheel-of-small-wings", 2),
        ("candle-psalm", "milk-thief", 5),
        ("quill-of-accusation", FOE, 5),
        ("tooth-of-the-long-dog", "salt-heron", 8),
    ],
)
def test_some_hate_a_type(item: str, foe: str, dealt: int) -> None:
    assert harm(fight(LINT, item=item, foe=foe), item) == dealt


def test_some_are_surer_than_others() -> None:
    session = fight(LINT, item="surgeons-needle")
    needle = session.table.named("surgeons-needle").id
    assert bonus(session.table, 0, "combat", needle) == 3
    assert bonus(session.table, 0, "combat") == 0
    assert left(blow(LINT, item="surgeons-needle", coming=[9]), FOE) == 6
    assert left(blow(LINT, item="hammer-for-one-nail", coming=[13]), FOE) == 8


def test_what_is_desperate_hits_harder() -> None:
    assert harm(fight(LINT, item="family-sabre-disowned", wounds={LINT: 3}), "sabre") == 3
    assert harm(fight(LINT, item="family-sabre-disowned", wounds={LINT: 4}), "sabre") == 5
    assert harm(fight(LINT, item="the-apology", wounds={LINT: 4}), "the-apology") == 7


def test_sins_sharpen_what_is_made_for_them() -> None:
    sins = {LINT: ["cold-comfort", "open-hands"]}
    assert harm(fight(LINT, item="thorn-of-the-penitents", sins=sins), "thorn") == 8
    assert harm(fight(LINT, item="litany-of-debts", sins=sins), "litany") == 6


def test_what_hits_may_weaken_the_target() -> None:
    session = blow(LINT, item="gallows-chain", coming=[HIT, MISS])
    play(session, "end", "slot 0", "attack unarmed")
    assert health(session, LINT) == (6, 1)


def test_what_hits_may_open_the_target() -> None:
    session = blow(LINT, item="ditch-reapers-hook", coming=[HIT])
    told = session.game.explain(session.table, session.table.named(FOE))
    assert told["Die Defense"].n == 11


def test_only_the_divine_fear_the_wasps() -> None:
    for foe, opened in (("wheel-of-small-wings", 14 - 3), (FOE, 12)):
        session = blow(LINT, item="wasp-bow", foe=foe, coming=[HIT] * 3)
        told = session.game.explain(session.table, session.table.named(foe))
        assert told["Die Defense"].n == opened


def test_attack_once_more_is_once() -> None:
    session = blow(LINT, item="spade-foot-staff", coming=[HIT, HIT])
    play(session, "attack spade")
    assert left(session, FOE) == 4
    assert "end" in keys(session)


def test_more_attacks_may_come_after_the_attack_and_need_not_be_made() -> None:
    session = fight(LINT, item="hourglass-with-a-hole", coming=[HIT, HIT])
    play(session, "slot 0", "attack unarmed", "use hourglass")
    assert {"attack unarmed", "end"} <= set(keys(session))
    play(session, "attack unarmed")
    assert left(session, FOE) == 4
    assert "attack unarmed" not in keys(session)


def test_an_attack_that_was_not_made_is_lost() -> None:
    session = fight(LINT, item="hourglass-with-a-hole", coming=[HIT, HIT])
    play(session, "slot 0", "attack unarmed", "use hourglass", "end", "slot 0", "attack unarmed")
    assert "attack unarmed" not in keys(session)


def test_what_breaks_is_gone() -> None:
    session = blow(LINT, item="glass-knife", coming=[MISS])
    assert names(session, "inventory:0") == []
    assert health(session, LINT) == (5, 2)


def test_a_kill_may_feed_everybody() -> None:
    session = fight(LINT, JUDITH, item="twelve-pound-ladle", wounds={LINT: 2, JUDITH: 2},
                    on={FOE: {"health": 3}}, coming=[HIT])  # fmt: skip
    play(session, "slot 0", "attack twelve")
    assert (health(session, LINT), health(session, JUDITH)) == ((6, 1), (7, 1))


def test_a_miss_may_cost_a_counter_or_blood() -> None:
    assert rerolls(blow(LINT, item="mallet-of-the-last-auction", coming=[MISS])) == 4
    assert health(blow(LINT, item="glass-darts", coming=[MISS, HIT]), LINT) == (6, 1)


def test_a_storm_goes_round_the_table() -> None:
    session = blow(LINT, JUDITH, item="storm-organ", coming=[MISS, HIT])
    assert (health(session, LINT), health(session, JUDITH)) == ((6, 1), (7, 1))


def test_an_ember_asks_before_it_burns() -> None:
    session = blow(LINT, item="ember-catechism", coming=[HIT])
    play(session, "yes")
    assert (left(session, FOE), health(session, LINT)) == (1, (6, 1))


def test_a_fletcher_has_one_shot_more() -> None:
    session = blow("wren-ashlock", item="sparrow-bow", coming=[HIT] * 3)
    assert left(session, FOE) == 5


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
        [LINT, JUDITH], holds={LINT: ["a-wake-for-everybody"]}, wounds={LINT: 5},
        zones={"character:1": []},
    )  # fmt: skip
    play(session, "use a-wake")
    assert health(session, LINT) == (4, 3)


def test_a_rib_comes_with_health_and_a_crown_takes_some() -> None:
    for item, whole in (("spare-rib-cage", 9), ("crown-of-wet-candles", 6)):
        session = camp([LINT], zones={"ground": [item]})
        play(session, f"give {item}")
        assert sum(health(session, LINT)) == whole


def test_what_was_gained_before_is_not_gained_again() -> None:
    session = camp([LINT, JUDITH], holds={LINT: ["spare-rib-cage"]})
    play(session, "give spare-rib-cage")
    assert sum(health(session, JUDITH)) == 8


def test_a_larder_gives_old_food_back() -> None:
    session = camp(
        [LINT], holds={LINT: ["bottomless-larder"]},
        zones={"loot-used": ["eel-in-a-boot", "lamp-oil"]},
    )  # fmt: skip
    play(session, "use bottomless")
    assert names(session, "inventory:0") == ["bottomless-larder", "eel-in-a-boot"]
    assert session.table.named("eel-in-a-boot").counters["uses"] == 1


def test_a_wagon_brings_what_was_by_the_door() -> None:
    session = camp(
        [LINT, JUDITH], holds={LINT: ["wagon-of-the-late-company"]},
        decks={"starters": ["rope-mostly", "net-with-too-many-holes"]},
    )  # fmt: skip
    play(session, "use wagon")
    assert names(session, "inventory:1") == ["net-with-too-many-holes"]


def test_ink_lasts_until_its_bearer_dies() -> None:
    session = camp([LINT, JUDITH], holds={LINT: ["the-tattooists-ink"]})
    play(session, "use the-tattooists", "slot 1")
    assert (bonus(session.table, 1, "combat"), bonus(session.table, 0, "combat")) == (1, 0)


# --- held --------------------------------------------------------------------------------------


def test_pockets_and_crates_carry_more() -> None:
    session = camp([LINT, "moss-pennywhistle"], holds={LINT: ["too-many-pockets"],
                   "moss-pennywhistle": ["false-bottomed-crate"]})  # fmt: skip
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
    session = camp([LINT, JUDITH], holds={LINT: ["white-banner-nearly"]},
                   sins={JUDITH: ["cold-comfort"]})  # fmt: skip
    assert bonus(session.table, 1, "combat") == 0


def test_a_coin_pays_for_a_life() -> None:
    session = fight(LINT, JUDITH, item="ferrymans-second-coin", wounds={LINT: 6}, coming=[MISS])
    play(session, "slot 0", "attack unarmed")
    assert health(session, LINT) == (1, 6)
    assert names(session, "loot-used") == ["ferrymans-second-coin"]


def test_one_life_is_saved_by_one_thing() -> None:
    session = fight(LINT, JUDITH, item="ferrymans-second-coin", wounds={LINT: 6}, coming=[MISS],
                    status={LINT: ["lantern-sworn"]})  # fmt: skip
    play(session, "slot 0", "attack unarmed")
    assert names(session, "inventory:0") == ["ferrymans-second-coin"]
    assert names(session, "status:0") == []


def test_a_handbell_rung_alone_helps_nobody() -> None:
    session = fight(LINT, item="the-lepers-handbell", coming=[MISS])
    play(session, "slot 0", "attack unarmed", "yes")
    assert health(session, LINT) == (5, 2)


def test_a_shroud_is_laid_over_another_only_if_wanted() -> None:
    session = fight(LINT, JUDITH, holds={JUDITH: ["shroud-of-someone-else"]}, wounds={LINT: 6},
                    coming=[MISS])  # fmt: skip
    play(session, "slot 0", "attack unarmed", "yes")
    assert health(session, LINT) == (2, 5)


def test_safe_conduct_is_safe_once() -> None:
    session = fight(LINT, JUDITH, item="letter-of-safe-conduct", wounds={LINT: 6},
                    coming=[MISS, MISS, MISS])  # fmt: skip
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
    from tabletop.games.restless.trader import value

    for who, worth in ((LINT, 8), ("moss-pennywhistle", 11)):
        session = camp([who], holds={who: ["contraband-halo"]})
        assert value(session.table, session.table.named("contraband-halo")) == worth


def test_a_glazier_has_its_mirror_back_sooner() -> None:
    for who, ready in ((LINT, 1 + 3), ("petronel-shard", 1 + 2)):
        session = used(who, item="mirror-that-apologises")
        assert session.table.named("mirror-that-apologises").counters["ready"] == ready


# --- Sins --------------------------------------------------------------------------------------


@pytest.mark.rule("RST-119")
def test_a_face_goes_back_with_a_kill() -> None:
    session = fight(LINT, sins={LINT: ["a-borrowed-face"]}, on={FOE: {"health": 2}}, coming=[15])
    play(session, "slot 0", "attack unarmed")
    assert names(session, "treasures-used") == ["a-borrowed-face"]


def test_a_debt_is_asked_for_with_each_counter() -> None:
    session = fight(
        LINT, foe="salt-heron", sins={LINT: ["a-debt-in-teeth"]}, coming=[2, 3, 4],
        options={"ask_rerolls": "always"},
    )  # fmt: skip
    play(session, "slot 0", "attack unarmed", "reroll", "reroll", "keep")
    assert health(session, LINT) == (7 - 1 - 2, 3)


def test_a_sleepwalker_visits_the_next() -> None:
    session = camp([LINT, JUDITH], sins={LINT: ["sleepwalking"]},
                   zones={"nights": ["the-empty-chair"]})  # fmt: skip
    play(session, "rest")
    assert names(session, "sins:1") == ["sleepwalking"]
    assert health(session, LINT)[1] == 1


def test_somebody_following_strikes_first_and_is_shaken_off() -> None:
    session = fight(LINT, sins={LINT: ["somebody-following"]}, coming=[MISS, HIT])
    assert health(session, LINT) == (5, 2)
    play(session, "flee")
    assert names(session, "sins:0") == []


def test_comfort_is_cold() -> None:
    session = fight(LINT, item="wool-three-coats-of-it", sins={LINT: ["cold-comfort"]},
                    coming=[MISS])  # fmt: skip
    play(session, "slot 0", "attack unarmed")
    assert health(session, LINT) == (5, 2)


def test_a_full_house_rattles() -> None:
    session = camp([LINT], holds={LINT: ["lamp-oil", "odd-sock"]}, sins={LINT: ["a-full-house"]})
    assert bonus(session.table, 0, "dodge") == -2


def test_a_child_is_let_go_for_blood() -> None:
    session = camp([LINT], sins={LINT: ["the-kept-child"]}, zones={"ground": ["lamp-oil"]})
    play(session, "give lamp-oil", "yes")
    assert (names(session, "sins:0"), health(session, LINT)) == ([], (5, 2))


@pytest.mark.rule("RST-102")
def test_who_is_weakened_by_a_sin_lays_something_down() -> None:
    session = camp(
        [JUDITH], step="trade",
        holds={JUDITH: ["gravestone-with-a-handle", "lamp-oil"]},
        decks={"treasures": ["envy-of-the-drowned"]},
    )  # fmt: skip
    play(session, "open", "gravestone")
    assert names(session, "inventory:0") == ["lamp-oil"]
    assert names(session, "ground") == ["gravestone-with-a-handle"]


# --- where several rules meet ------------------------------------------------------------------


def test_an_axe_swings_for_the_dead() -> None:
    assert harm(fight(LINT, JUDITH, item="the-ninth-husbands-axe"), "axe") == 5
    session = fight(LINT, JUDITH, item="the-ninth-husbands-axe", zones={"character:1": []})
    assert harm(session, "axe") == 7


def test_a_ploughshare_takes_two_types_in_its_stride() -> None:
    for foe, dealt in (("milk-thief", 8), (FOE, 5), ("salt-heron", 6)):
        session = fight(LINT, item="unbeaten-ploughshare", foe=foe)
        assert harm(session, "unbeaten") == dealt


def test_sundays_are_for_the_first_round() -> None:
    session = fight(LINT, item="bow-strung-with-sundays", coming=[MISS] * 4)
    bow = session.table.named("bow-strung-with-sundays").id
    assert bonus(session.table, 0, "ranged", bow) == 4
    play(session, "slot 0", "attack bow", "end")
    assert bonus(session.table, 0, "ranged", bow) == 0


def test_a_glazier_picks_its_loot() -> None:
    from tabletop.games.restless.drawing import picks

    for who, n in ((LINT, 1), ("lucan-fray", 2)):
        session = camp([who], holds={who: ["spectacles-of-the-glass-king"]})
        assert picks(session.table, "loot") == n


@pytest.mark.parametrize(("roll", "left_over", "won"), [(4, 5, 5), (10, 7, 6), (18, 7, 5)])
def test_everybody_wins_the_lottery(roll: int, left_over: int, won: int) -> None:
    session = camp([LINT], holds={LINT: ["lottery-of-saint-nobody"]}, coming=[roll],
                   decks={"loot": ["odd-sock"]})  # fmt: skip
    play(session, "use lottery")
    assert (health(session, LINT)[0], rerolls(session)) == (left_over, won)
    assert ("odd-sock" in names(session, "inventory:0")) == (roll > 15)


def test_a_hammock_makes_counters_go_further() -> None:
    session = camp([LINT], step="rest", holds={LINT: ["hammock-of-the-hanged-crew"]},
                   counters={"resting": 1}, wounds={LINT: 5})  # fmt: skip
    play(session, "heal")
    assert health(session, LINT) == (5, 2)


def test_a_kiss_is_paid_for_with_a_sin() -> None:
    session = camp([LINT], zones={"ground": ["kiss-of-the-adversary"]},
                   decks={"treasures": ["kingfisher", "cold-comfort"]})  # fmt: skip
    play(session, "give kiss")
    assert names(session, "sins:0") == ["cold-comfort"]


def test_open_hands_let_go() -> None:
    session = fight(LINT, item="odd-sock", sins={LINT: ["open-hands"]}, coming=[MISS])
    play(session, "slot 0", "attack unarmed")
    assert names(session, "drops") == ["odd-sock"]


def test_cold_feet_dodge_once_a_battle() -> None:
    session = fight(LINT, sins={LINT: ["cold-feet"]}, coming=[HIT])
    play(session, "slot 0")
    assert keys(session)[-1] == "end"
    assert "attack unarmed" not in keys(session)
    play(session, "end", "slot 0")
    assert "attack unarmed" in keys(session)


def test_ingratitude_forgets_what_it_was_given() -> None:
    session = fight(LINT, sins={LINT: ["ingratitude"]}, status={LINT: ["lantern-sworn"]})
    assert names(session, "status:0") == []

"""What is attacked with: that it does what it says, card by card."""

from __future__ import annotations

import pytest

from tabletop.games.restless.party.fortune.rolls import bonus
from tests.games.restless.camp import health, keys, left, names, play
from tests.games.restless.printed import FOE, HIT, JUDITH, LINT, MISS, blow, fight, harm


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


@pytest.mark.parametrize(("wounds", "fed"), [(4, 1), (2, 0)])
def test_a_kill_may_feed_who_is_weaker(wounds: int, fed: int) -> None:
    session = fight(
        LINT,
        JUDITH,
        item="twelve-pound-ladle",
        wounds={LINT: 2, JUDITH: wounds},
        on={FOE: {"health": 3}},
        coming=[HIT],
    )
    play(session, "slot 0", "attack twelve")
    assert (health(session, LINT), health(session, JUDITH)[1]) == ((5, 2), wounds - fed)


def test_a_miss_may_help_the_next_roll_or_be_paid_for() -> None:
    session = blow(LINT, item="mallet-of-the-last-auction", coming=[MISS])
    assert bonus(session.table, 0, "combat") == 2
    session = play(blow(LINT, item="glass-darts", coming=[MISS, HIT]), "yes")
    assert health(session, LINT) == (6, 1)
    assert any(key.startswith("attack") for key in keys(session))


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

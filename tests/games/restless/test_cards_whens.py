"""Ifs, whens and how-longs of the printed cards that no other test carries out."""

from __future__ import annotations

import pytest

from tabletop.games.restless.choices.attack_means import means_of
from tabletop.games.restless.party.fortune.rolls import bonus
from tabletop.games.restless.road.trader import price
from tabletop.games.restless.running.deeds import BattleEnds
from tabletop.games.restless.running.executor import EXECUTOR, change, sentences
from tests.games.restless.camp import (
    asked,
    at_stall,
    battle,
    blocked,
    camp,
    health,
    keys,
    left,
    names,
    play,
    rerolls,
)
from tests.games.restless.printed import (
    AGNES,
    ANSELM,
    FOE,
    GORSE,
    HIT,
    LINT,
    MISS,
    SEDGE,
    TWO,
    armor,
)

# --- how long ----------------------------------------------------------------------------------


def test_a_loaded_pan_lowers_prices_for_one_encounter() -> None:
    session = camp(
        TWO, holds={SEDGE: ["loaded-scale-pan"]}, zones={"goods": ["market-idol"]}, row=[[FOE]]
    )
    idol = session.table.named("market-idol")
    assert price(session.table, idol) == 8
    play(session, "use loaded-scale-pan")
    assert price(session.table, idol) == 7
    play(session, "go on")
    assert price(session.table, idol) == 8


def test_ink_is_for_ever() -> None:
    session = battle(
        (SEDGE,),
        foe=FOE,
        holds={SEDGE: ["the-tattooists-ink"]},
        on={FOE: {"health": 1}},
        coming=[HIT],
    )
    play(session, "use the-tattooists-ink")
    assert bonus(session.table, 0, "combat") == 1
    play(session, "slot 0", "attack unarmed")
    session.override("go", step="enter_realm", level=2)
    assert bonus(session.table, 0, "combat") == 1


def test_teeth_rattle_for_a_turn() -> None:
    session = battle((SEDGE,), foe=FOE, holds={SEDGE: ["bag-of-somebodys-teeth"]}, coming=[10])
    play(session, "slot 0", "use bag-of-somebodys-teeth", "attack unarmed")
    assert left(session, FOE) == 6, "10 hits a Die Defense of 12 - 2"
    play(session, "end")
    assert names(session, "kept") == []


def test_iron_cheese_lies_heavy_until_the_next_rest() -> None:
    session = camp(
        TWO, holds={SEDGE: ["cheese-of-iron"]}, zones={"nights": ["dry-cellar"]}, row=[[FOE]]
    )
    play(session, "use cheese-of-iron")
    assert [bonus(session.table, slot, "dodge") for slot in (0, 1)] == [1, 1]
    play(session, "rest")
    assert [bonus(session.table, slot, "dodge") for slot in (0, 1)] == [0, 0]


def test_a_bed_is_good_only_at_night() -> None:
    session = camp(
        TWO, holds={SEDGE: ["featherless-bed"]}, zones={"nights": ["dry-cellar"]}, wounds={SEDGE: 6}
    )
    assert change(session.table, "healing", 0) == 0
    play(session, "rest")
    assert change(session.table, "healing", 0) == 2
    was = health(session, SEDGE)[0]
    play(session, "heal 0")
    assert health(session, SEDGE)[0] == min(7, was + 4)


def test_bees_sting_the_unhurt() -> None:
    session = battle(
        (SEDGE,),
        foe=FOE,
        holds={SEDGE: ["bees-of-the-apostate"]},
        coming=[HIT, MISS, MISS, MISS, MISS],
    )
    (bees,) = (m for m in means_of(session.table, 0) if m.piece >= 0)
    assert bees.harm.n == 2
    play(session, "slot 0", "attack bees-of-the-apostate")
    (bees,) = (m for m in means_of(session.table, 0) if m.piece >= 0)
    assert (left(session, FOE), bees.harm.n) == (6, 1)


@pytest.mark.parametrize(
    ("card", "more", "stat", "sins", "n"),
    [
        ("flagellants-corset", [], "combat", ["open-hands"], 1),
        ("flagellants-corset", [], "combat", [], 0),
        ("conjurors-cuff", ["candle-psalm"], "melee", [], 1),
        ("conjurors-cuff", ["wrist-bell"], "melee", [], 0),
        ("gloves-of-a-careful-man", ["candle-psalm"], "unarmed", [], 2),
        ("gloves-of-a-careful-man", ["oar-that-remembers"], "unarmed", [], 0),
        ("wrist-bell", [], "healing", ["the-kept-child"], -1),
    ],
)
def test_what_is_held_and_borne_with_it_matters(
    card: str, more: list[str], stat: str, sins: list[str], n: int
) -> None:
    session = battle((SEDGE,), foe=FOE, holds={SEDGE: [card, *more]}, sins={SEDGE: sins})
    assert change(session.table, stat, 0) == n


@pytest.mark.parametrize(("sins", "n"), [([], 1), (["open-hands"], 0)])
def test_salt_keeps_only_the_sinless(sins: list[str], n: int) -> None:
    session = battle((SEDGE,), foe=FOE, status={SEDGE: ["well-salted"]}, sins={SEDGE: sins})
    assert [bonus(session.table, 0, kind) for kind in ("combat", "ranged", "dodge")] == [n, n, n]


@pytest.mark.parametrize(("dead", "more"), [({}, 1), ({"character:1": []}, 2)])
def test_an_executor_strikes_for_the_dead(dead: dict[str, list[str]], more: int) -> None:
    session = battle((GORSE, SEDGE), foe=FOE, holds={GORSE: ["executors-gloves"]}, zones=dead)
    assert change(session.table, "melee", 0) == more


@pytest.mark.parametrize(("who", "theirs"), [(AGNES, 1), (LINT, 0)])
def test_a_midwifes_apron_is_for_the_others_too(who: str, theirs: int) -> None:
    session = camp((who, SEDGE), holds={who: ["stained-apron"]})
    assert [change(session.table, "healing", slot) for slot in (0, 1)] == [1, theirs]


def test_marn_knows_the_way_out() -> None:
    session = battle(("marn-oxley-low", SEDGE), foe=FOE, coming=[MISS, MISS, HIT, HIT])
    play(session, "flee", "slot 1")
    assert health(session, SEDGE) == (7, 0), "1 less is nothing at all"


# --- what Targets forbid -----------------------------------------------------------------------


def test_an_eel_lets_nobody_eat_and_frogs_let_nobody_cast() -> None:
    eel = battle((SEDGE,), foe="weir-eel", holds={SEDGE: ["eel-in-a-boot"]}, wounds={SEDGE: 3})
    assert blocked(eel)["use eel-in-a-boot"] == "RST-203"
    frogs = battle(
        (SEDGE,), foe="choir-of-frogs", holds={SEDGE: ["candle-psalm", "oar-that-remembers"]}
    )
    play(frogs, "slot 0")
    attacks = [key for key in keys(frogs) if key.startswith("attack ")]
    assert attacks == ["attack unarmed", "attack oar-that-remembers"]
    cat = battle((SEDGE,), foe="plough-cat", holds={SEDGE: ["bees-of-the-apostate"]})
    play(cat, "slot 0")
    assert "attack bees-of-the-apostate" not in keys(cat)


@pytest.mark.rule("RST-188")
def test_a_thief_of_milk_takes_a_sip_of_everybody() -> None:
    session = battle((SEDGE, ANSELM, LINT), foe="milk-thief", coming=[MISS])
    play(session, "slot 1", "attack unarmed")
    assert [health(session, name)[1] for name in (SEDGE, ANSELM, LINT)] == [1, 1, 1]


# --- whens -------------------------------------------------------------------------------------


def test_a_horse_draws_strength_from_a_hearse() -> None:
    on = {"hearse-horse": {"health": 5}}
    session = battle(
        TWO, foe="hearse-horse", wounds={AGNES: 4}, on=on, coming=[MISS], decks={"characters": []}
    )
    play(session, "slot 1", "attack unarmed")
    assert left(session, "hearse-horse") == 9


@pytest.mark.rule("RST-043")
def test_rats_mend_but_not_beyond_what_they_were() -> None:
    session = battle((SEDGE,), foe="pew-rats", coming=[HIT, HIT])
    play(session, "slot 0", "attack unarmed", "end")
    assert left(session, "pew-rats") == 9
    on = {"pew-rats": {"health": 10}}
    session = battle((SEDGE,), foe="pew-rats", on=on, coming=[MISS])
    play(session, "slot 0", "attack unarmed", "end")
    assert left(session, "pew-rats") == 10


def test_a_second_shadow_bleeds_who_misses() -> None:
    session = battle(TWO, foe="the-second-shadow", coming=[MISS])
    play(session, "slot 0", "attack unarmed")
    assert health(session, SEDGE) == (2, 5), "3 by its Attack, 2 by its shadow"
    assert health(session, AGNES) == (6, 0)


def test_a_sin_revealed_shakes_the_ladders_and_pays_the_deaf() -> None:
    session = at_stall(
        TWO,
        trader="moth-market",
        zones={"realm": ["orchard-of-ladders"]},
        holds={AGNES: ["confessors-earplugs"]},
        decks={"treasures": ["open-hands", "market-idol", "butchers-grace"]},
    )
    play(session, "open", "slot 0")
    assert [health(session, name)[1] for name in TWO] == [1, 1]
    assert rerolls(session) >= 5


def test_moths_come_to_whoever_strikes_a_light() -> None:
    food = {AGNES: ["eel-in-a-boot"]}
    session = battle(TWO, foe="lantern-moths", holds=food, wounds={AGNES: 5})
    play(session, "use eel-in-a-boot")
    assert health(session, AGNES) == (5, 1), "4 healed; the boot's Armor takes the 1"
    assert armor(session, AGNES) == 0


@pytest.mark.parametrize(("trader", "hurt"), [("night-apothecary", 1), ("the-drowned-grocer", 4)])
def test_some_stalls_touch_whoever_looks(trader: str, hurt: int) -> None:
    session = at_stall(TWO, trader=trader, wounds={SEDGE: 3}, coming=[1])
    play(session, "open", "slot 0")
    if asked(session) == "RST-007":
        play(session, "slot 0")
    assert health(session, SEDGE)[1] == hurt


@pytest.mark.rule("RST-185")
def test_a_cope_grows_thicker_with_every_dodge() -> None:
    session = battle((SEDGE,), foe=FOE, holds={SEDGE: ["cope-of-nine-weathers"]}, coming=[HIT])
    play(session, "flee")
    assert armor(session, "cope-of-nine-weathers") == 7


@pytest.mark.parametrize(("rolled", "gained"), [(3, 1), (4, 0)])
def test_a_bell_rings_on_a_low_roll_once_a_realm(rolled: int, gained: int) -> None:
    session = battle((SEDGE,), foe=FOE, holds={SEDGE: ["wrist-bell"]}, coming=[rolled, rolled])
    play(session, "slot 0", "attack unarmed", "end", "slot 0", "attack unarmed")
    assert rerolls(session) == 5 + gained


def test_laughing_at_the_bridge_is_over_with_a_20() -> None:
    session = battle(TWO, foe=FOE, sins={SEDGE: ["laughing-at-the-bridge"]}, coming=[MISS, HIT])
    play(session, "slot 0", "attack unarmed", "end")
    assert [bonus(session.table, slot, "combat") for slot in (0, 1)] == [0, -1]
    play(session, "slot 1", "attack unarmed", "end")
    assert names(session, "sins:0") == ["laughing-at-the-bridge"], "it was not Sedge who rolled"
    assert bonus(session.table, 1, "combat") == 0, "until the end of the round"
    session.table.coming[:] = [HIT]
    play(session, "slot 0", "attack unarmed")
    assert names(session, "sins:0") == []


@pytest.mark.parametrize(("fighting", "battles"), [(0, 1), (1, 2)])
def test_the_next_battle_is_the_one_after_that_in_which_it_was_said(
    fighting: int, battles: int
) -> None:
    """RST-264: at Rest the first Battle that ends is the next one, in a Battle the second is."""
    session = camp((AGNES, ANSELM))
    playing = session.play
    (sentence,) = sentences("whetstone-hour")
    playing.count("battle", fighting)
    EXECUTOR.lasting.keep(playing, sentence, -1)
    for _ in range(battles):
        assert change(session.table, "combat", 0) == 1
        EXECUTOR.lasting.expire(playing, BattleEnds)
    assert change(session.table, "combat", 0) == 0
    assert session.table["kept"] == []

"""Phrases of the printed cards that no other test carries out: what each changes on the table."""

from __future__ import annotations

import pytest

from tests.games.restless.camp import (
    asked,
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
    HIT,
    MISS,
    SEDGE,
    TWO,
    armor,
    fight,
    meet,
    rest,
)

# --- nights, the row and the pool --------------------------------------------------------------


def test_a_lodger_leaves_a_night_behind() -> None:
    on = {"the-last-lodger": {"health": 1}}
    session = battle(
        (SEDGE,), foe="the-last-lodger", on=on, decks={"rests": ["dry-cellar"]}, coming=[HIT]
    )
    play(session, "slot 0", "attack unarmed")
    assert names(session, "nights") == ["dry-cellar"]
    assert not session.table.named("dry-cellar").face_up


def test_a_stolen_night_is_missing() -> None:
    session = camp(
        zones={"ground": ["the-stolen-night"], "nights": ["dry-cellar", "feather-fever"]}, party=TWO
    )
    play(session, "give the-stolen-night", "slot 0")
    assert len(names(session, "nights")) == 1


def test_a_surveyor_knows_the_whole_road() -> None:
    session = meet("a-surveyor-asleep", row=[["black-rain"], [FOE], ["moth-market"]])
    assert [session.table.named(name).face_up for name in (FOE, "moth-market")] == [True, True]
    assert names(session, "row:2") == [FOE], "they stay where they are"


def test_a_well_gives_and_takes_counters() -> None:
    for rolled, treasures, counted, hurt in ((5, 1, 4, 3), (16, 0, 6, 0)):
        session = meet(
            "the-well-that-answers", decks={"treasures": ["market-idol"]}, coming=[rolled]
        )
        play(session, "stay", "yes", "slot 0")
        assert (rerolls(session), health(session, SEDGE)[1]) == (counted, hurt)
        assert len(names(session, "treasures")) == treasures


def test_an_angel_of_debts_takes_and_gives_counters() -> None:
    session = battle((SEDGE,), foe="debt-angel", on={"debt-angel": {"health": 0}}, coming=[HIT])
    assert rerolls(session) == 3
    session.override("count", piece=session.table.named("debt-angel").id, counter="health", value=1)
    play(session, "slot 0", "attack unarmed")
    assert rerolls(session) == 3 + 3 + 1


@pytest.mark.rule("RST-076")
def test_in_the_convent_the_first_encounter_is_a_fight() -> None:
    session = camp(
        TWO,
        zones={"realm": ["convent-of-the-loud"]},
        row=[["black-rain"], ["moth-market"]],
        decks={"encounters": ["rust-harvest", FOE]},
    )
    play(session, "go on")
    assert names(session, "encounter") == [FOE]
    assert sorted(names(session, "encounters")) == ["black-rain", "rust-harvest"]


# --- Items that are turned, filled and lost ----------------------------------------------------


@pytest.mark.rule("RST-135")
def test_an_anvil_makes_everything_ready() -> None:
    on = {"market-idol": {"ready": 9}, "ragpickers-stick": {"ready": 9}}
    session = camp(
        TWO,
        row=[["anvil-in-a-tree"]],
        holds={SEDGE: ["market-idol"], AGNES: ["ragpickers-stick"]},
        on=on,
    )
    for item in on:
        session.override("turn", piece=session.table.named(item).id, degrees=90)
    play(session, "go on", "stay")
    assert [session.table.named(item).turn for item in on] == [0, 0]
    assert not any("ready" in session.table.named(item).counters for item in on)


@pytest.mark.rule("RST-126")
def test_a_tear_is_wept_at_every_rest() -> None:
    session = rest(holds={SEDGE: ["tear-of-the-kiln-god"]})
    assert session.table.named("tear-of-the-kiln-god").counters["uses"] == 3


@pytest.mark.rule("RST-049")
def test_an_iron_is_put_on_by_whoever_has_no_armor() -> None:
    bare = battle(TWO, foe=FOE, holds={SEDGE: ["frying-iron"]}, on={"frying-iron": {"armor": 0}})
    assert armor(bare, "frying-iron") == 1
    clad = battle(TWO, foe=FOE, holds={SEDGE: ["frying-iron"]}, on={SEDGE: {"armor": 2}})
    assert armor(clad, "frying-iron") == 1, "only what it came with"


@pytest.mark.rule("RST-069")
def test_an_egg_hatches_its_eater() -> None:
    session = camp(
        (SEDGE,),
        holds={SEDGE: ["the-other-egg"]},
        decks={"characters": [ANSELM], "treasures": ["market-idol"]},
        wounds={SEDGE: 2},
    )
    play(session, "use the-other-egg")
    assert names(session, "character:0") == [ANSELM]
    assert health(session, ANSELM) == (4, 2)
    assert names(session, "inventory:0") == ["market-idol"]
    assert session.table.named(ANSELM).turn == 90, "RST-069: still sideways"


@pytest.mark.rule("RST-173")
@pytest.mark.parametrize(("rolled", "lost"), [(2, 0), (1, 1)])
def test_a_third_hand_drops_things_on_a_1(rolled: int, lost: int) -> None:
    session = battle((SEDGE,), foe=FOE, holds={SEDGE: ["third-hand"]}, coming=[rolled, 1])
    play(session, "slot 0", "attack unarmed")
    assert len(names(session, "treasures-used")) == lost


@pytest.mark.rule("RST-130")
def test_scales_weigh_one_thing_against_another() -> None:
    session = camp(
        TWO,
        holds={SEDGE: ["fishwifes-scales", "napkin-of-manners"]},
        decks={"loot": ["wrist-bell"]},
    )
    play(session, "use fishwifes-scales", "napkin-of-manners")
    assert sorted(names(session, "inventory:0")) == ["fishwifes-scales", "wrist-bell"]
    assert names(session, "loot-used") == ["napkin-of-manners"]
    assert blocked(session)["use fishwifes-scales"] == "RST-130"


@pytest.mark.parametrize(("held", "lost"), [("eel-in-a-boot", 1), ("wrist-bell", 0)])
def test_the_dog_wants_something_of_who_holds_food(held: str, lost: int) -> None:
    session = battle(
        (SEDGE,), foe=FOE, holds={SEDGE: [held]}, sins={SEDGE: ["cruel-to-the-dog"]}, coming=[HIT]
    )
    play(session, "slot 0", "attack unarmed", "end")
    assert len(names(session, "loot-used")) == lost


def test_a_sack_brings_something_and_wants_something() -> None:
    session = camp(
        TWO,
        zones={"ground": ["rag-and-bone-sack"]},
        decks={"starters": ["salt-pitted-billhook"]},
        wounds={SEDGE: 4},
    )
    play(session, "give rag-and-bone-sack", "slot 0")
    assert sorted(names(session, "inventory:0")) == ["rag-and-bone-sack", "salt-pitted-billhook"]
    session = battle(
        (SEDGE,),
        foe=FOE,
        holds={SEDGE: ["rag-and-bone-sack", "salt-pitted-billhook"]},
        on={FOE: {"health": 1}},
        wounds={SEDGE: 4},
        coming=[HIT],
    )
    play(session, "slot 0", "attack unarmed")
    while asked(session) != "RST-007":
        play(session, keys(session)[0])
    play(session, "yes", "salt-pitted-billhook")
    assert health(session, SEDGE) == (5, 2)
    assert names(session, "starters-used") == ["salt-pitted-billhook"]


def test_a_stick_finds_what_others_threw_away() -> None:
    session = camp(
        TWO,
        holds={SEDGE: ["ragpickers-stick"]},
        zones={"loot-used": ["wrist-bell", "loaded-scale-pan", "eel-in-a-boot"]},
    )
    play(session, "use ragpickers-stick", "slot 1")
    if asked(session) == "RST-100":
        play(session, "loaded-scale-pan")
    assert names(session, "inventory:1") == ["loaded-scale-pan"]
    assert session.table.named("loaded-scale-pan").counters["uses"] == 2, "as new"


@pytest.mark.rule("RST-271")
def test_a_handkerchief_dries_somebodys_eyes_when_it_goes() -> None:
    session = camp(
        TWO, zones={"ground": ["handkerchief-of-the-bereaved"]}, wounds={AGNES: 4}, row=[[FOE]]
    )
    play(session, "go on", "slot 1")
    assert health(session, AGNES) == (5, 1)


# --- Armor, Health and Status ------------------------------------------------------------------


def test_an_eel_is_eaten_and_its_boot_worn() -> None:
    session = camp(TWO, holds={SEDGE: ["eel-in-a-boot"]}, wounds={SEDGE: 5})
    play(session, "use eel-in-a-boot")
    assert (health(session, SEDGE), armor(session, SEDGE)) == ((6, 1), 1)


def test_rust_takes_armor_off_characters_and_items() -> None:
    on = {SEDGE: {"armor": 2}, "frying-iron": {"armor": 1}}
    session = camp(TWO, row=[["rust-harvest"]], on=on, holds={AGNES: ["frying-iron"]})
    play(session, "go on", "stay")
    assert [armor(session, name) for name in (SEDGE, "frying-iron")] == [0, 0]


@pytest.mark.rule("RST-044")
def test_nobodys_birthday_is_somebodys() -> None:
    session = meet("nobodys-birthday", coming=[2])
    assert health(session, AGNES) == (6, 1), "on the right: it does not heal"


@pytest.mark.rule("RST-068")
def test_a_laundress_washes_blessings_out() -> None:
    session = battle(
        TWO,
        foe="laundress-of-souls",
        status={SEDGE: ["well-salted"], AGNES: ["lantern-sworn", "ash-veiled"]},
        coming=[2],
    )
    assert names(session, "status:1") == []
    assert names(session, "status:0") == ["well-salted"]
    assert {"lantern-sworn", "ash-veiled"} <= set(names(session, "supply"))


def test_a_butcher_grows_fervent_with_a_kill() -> None:
    session = battle(
        (SEDGE,),
        foe=FOE,
        holds={SEDGE: ["butchers-grace"]},
        zones={"supply": ["hymn-in-the-teeth"]},
        on={FOE: {"health": 1}},
        coming=[HIT],
    )
    play(session, "slot 0", "attack butchers-grace")
    gained = [line for line in session.lines if line.rule == "RST-062"]
    assert len(gained) == 1
    assert names(session, "supply") == ["hymn-in-the-teeth"], "with the Battle it is over"


@pytest.mark.parametrize(("rolled", "hurt", "drawn"), [(7, 1, 0), (8, 0, 1)])
def test_a_fisher_may_cast_a_line_in_the_night(rolled: int, hurt: int, drawn: int) -> None:
    session = rest(
        holds={SEDGE: ["night-fishers-line"]}, decks={"loot": ["wrist-bell"]}, coming=[rolled]
    )
    play(session, "yes")
    assert health(session, SEDGE)[1] == hurt
    assert len(names(session, "inventory:0")) == 1 + drawn
    session = rest(holds={SEDGE: ["night-fishers-line"]})
    play(session, "no")
    assert asked(session) == "RST-153"


def test_the_same_dream_comes_again_with_every_realm() -> None:
    session = camp(
        TWO,
        step="enter_realm",
        sins={SEDGE: ["the-same-dream-again", "sleepwalking"]},
        decks={"realms-2": ["kiln-valley"]},
        level=2,
    )
    assert health(session, SEDGE) == (5, 2), "1 for each Sin"
    assert health(session, AGNES) == (6, 0)


@pytest.mark.rule("RST-206")
def test_manners_let_one_eat_twice() -> None:
    food = ["napkin-of-manners", "eel-in-a-boot", "cheese-of-iron"]
    session = battle((SEDGE,), foe=FOE, holds={SEDGE: food}, wounds={SEDGE: 5}, coming=[HIT])
    play(session, "use eel-in-a-boot")
    assert session.table.named(SEDGE).turn == 0
    play(session, "use cheese-of-iron")
    assert session.table.named(SEDGE).turn == 90, "once per Battle"


@pytest.mark.rule("RST-265")
def test_a_scale_is_fed_by_whoever_has_most() -> None:
    holds = {SEDGE: ["wrist-bell"], AGNES: ["napkin-of-manners", "travelling-light"]}
    session = camp(TWO, row=[["the-weighers-scale"]], holds=holds)
    play(session, "go on", "stay", "travelling-light")
    assert names(session, "loot-used") == ["travelling-light"]
    assert names(session, "inventory:0") == ["wrist-bell"]


# --- ifs ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 1)])
def test_a_bowl_is_filled_only_for_beggars(before: int, after: int) -> None:
    session = fight(SEDGE, item="beggars-bowl", counters={"rerolls": before})
    play(session, "flee")
    assert rerolls(session) == after


def test_an_atlas_is_a_bad_idea_for_who_has_no_counters() -> None:
    for counted, hurt in ((0, 1), (2, 0)):
        session = camp(
            TWO, holds={SEDGE: ["atlas-of-bad-ideas"]}, counters={"rerolls": counted}, row=[[FOE]]
        )
        play(session, "go on")
        assert health(session, SEDGE)[1] == hurt


@pytest.mark.parametrize(("party", "lost", "healed"), [((SEDGE,), 3, 2), (TWO, 0, 0)])
def test_the_last_candle_burns_for_the_last_one(
    party: tuple[str, ...], lost: int, healed: int
) -> None:
    session = battle(party, foe=FOE, holds={SEDGE: ["the-last-candle"]}, wounds={SEDGE: 3})
    play(session, "slot 0")
    assert (left(session, FOE), health(session, SEDGE)) == (8 - lost, (4 + healed, 3 - healed))


@pytest.mark.parametrize(("says", "bled"), [("yes", 1), ("no", 0)])
def test_a_bowl_bleeds_who_wants(says: str, bled: int) -> None:
    session = fight(SEDGE, item="bleeding-bowl", wounds={SEDGE: 3}, coming=[HIT])
    before = left(session, FOE)
    play(session, "slot 0", "attack bleeding-bowl")
    hit = before - left(session, FOE)
    play(session, says)
    assert (health(session, SEDGE)[0], before - left(session, FOE)) == (4 - bled, hit + 2 * bled)


@pytest.mark.parametrize(("wounds", "healed"), [(4, 0), (5, 1)])
def test_leeches_feed_the_nearly_dead(wounds: int, healed: int) -> None:
    session = battle((SEDGE,), foe=FOE, holds={SEDGE: ["leech-garter"]}, wounds={SEDGE: wounds})
    play(session, "slot 0")
    assert health(session, SEDGE)[0] == 7 - wounds + healed


@pytest.mark.parametrize(("more", "healed"), [("wrist-bell", 0), ("cheese-of-iron", 1)])
def test_a_table_is_laid_where_there_is_food(more: str, healed: int) -> None:
    plain = rest(holds={SEDGE: [more]}, wounds={AGNES: 4})
    laid = rest(holds={SEDGE: ["folding-table", more]}, wounds={AGNES: 4})
    assert health(laid, AGNES)[0] - health(plain, AGNES)[0] == healed


@pytest.mark.parametrize(
    ("more", "again"), [(["wrist-bell"], True), (["wrist-bell", "napkin-of-manners"], False)]
)
def test_who_travels_light_may_roll_again(more: list[str], again: bool) -> None:
    session = battle(
        (SEDGE,),
        foe=FOE,
        holds={SEDGE: ["travelling-light", *more]},
        coming=[MISS, HIT],
        counters={"rerolls": 0},
        options={"ask_rerolls": "failures"},
    )
    play(session, "slot 0", "attack unarmed")
    assert ("reroll" in keys(session)) == again


@pytest.mark.rule("RST-111")
def test_crows_trade_with_whoever_has_something() -> None:
    session = meet(
        "crows-with-manners", holds={AGNES: ["wrist-bell"]}, decks={"treasures": ["market-idol"]}
    )
    play(session, "stay")
    assert keys(session) == ["slot 1", "nobody"], "Sedge has nothing to give"
    play(session, "slot 1")
    assert names(session, "inventory:1") == ["market-idol"]
    assert names(session, "loot-used") == ["wrist-bell"]

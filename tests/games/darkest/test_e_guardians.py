"""Chapter C8: Guardian Combat, step by step."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.guardians import foes
from tabletop.games.darkest.guardians.harm import own_score
from tests.games.darkest.laying import answer, asked, has, keys, names, party, piece, why

QUIET = {"dwarf": {"fate": 0}, "elf": {"fate": 0}, "monk": {"fate": 0, "strength": 5}}
START = ("dwarf", "elf", "monk")


def trove(*dealt: str, dice: tuple[int, ...], magic: tuple[str, ...] = (), **more) -> Session:  # type: ignore[no-untyped-def]
    """A party that fights for a Trove: two *dice* say how many of *dealt* are turned up, the first
    dealt the first, and a third how much gold there is."""
    tokens = {
        name: {**QUIET.get(name, {"fate": 0}), **more.get("tokens", {}).get(name, {})}
        for name in (*START, *more.get("tokens", {}))
    }
    more.pop("tokens", None)
    party_ = more.pop("heroes", START)
    zones = {"adventure": [*reversed(dealt)], "trove": [*magic], **more.pop("zones", {})}
    session = party(
        *party_,
        step="at_destination",
        at=6,
        to="crags",
        zones=zones,
        tokens={name: tokens[name] for name in party_},
        coming=dice,
        **more,
    )
    return answer(session, "fight")


def fight(
    *guards: str, dice: tuple[int, ...] = (), step: str = "guardian_combat", **more
) -> Session:  # type: ignore[no-untyped-def]
    """A Guardian Combat that is about to begin, against these."""
    party_ = more.pop("heroes", START)
    tokens = {
        name: {**QUIET.get(name, {"fate": 0}), **more.get("tokens", {}).get(name, {})}
        for name in party_
    }
    more.pop("tokens", None)
    return party(*party_, step=step, at=6, to="crags", tokens=tokens, coming=dice,
                 zones={"guardians": [*guards], **more.pop("zones", {})},
                 counters={"guarding": 1, **more.pop("counters", {})}, **more)  # fmt: skip


def lives(session: Session, *names_: str) -> list[int]:
    """The Life of each."""
    return [has(session, name, "life") for name in names_ or START]


# --- setting the Guardians ----------------


@pytest.mark.rule("DTC-210", "DTC-211", "DTC-212", "DTC-215", "DTC-216", "DTC-104", "DTC-103")
def test_as_many_cards_as_two_dice_and_enemies_stand() -> None:
    session = trove(
        "hill-brute", "toll", "gibbet", "ash-wyrm", "great-axe", dice=(2, 3, 4), magic=("helm",)
    )
    assert {"hill-brute", "ash-wyrm"} <= {*names(session, "guardians")}
    assert {"toll", "gibbet"} <= {*names(session, "discard")}
    assert session.table.count("hoard") == 4
    assert all(card.face_up for card in session.table["trove"])


@pytest.mark.rule("DTC-214", "DTC-252", "DTC-253", "DTC-105")
def test_without_an_enemy_the_trove_is_free() -> None:
    session = trove("toll", "gibbet", dice=(1, 1, 5), magic=("helm", "aegis"))
    assert asked(session) == "DTC-252"
    assert [has(session, name, "gold") for name in START] == [3, 3, 2]
    answer(session, "helm", "aegis")
    assert all(heroes_have(session, name) for name in ("helm", "aegis"))


def heroes_have(session: Session, name: str) -> bool:
    """Whether a hero carries it."""
    return piece(session, name).zone.startswith("items:")


@pytest.mark.rule("DTC-217", "DTC-218", "DTC-220")
def test_the_best_weapon_goes_to_the_strongest() -> None:
    dealt = ("hill-giant", "ditch-ogre", "old-buckler", "great-axe", "boar-spear")
    session = trove(
        *dealt,
        dice=(2, 3, 1),
        magic=("wyrm-tooth-sword",),
        heroes=("troll",),
        tokens={"troll": {"fate": 0}},
    )
    table = session.table
    held = {foe.name: sorted(p.name for p in foes.borne(table, foe)) for foe in foes.guards(table)}
    assert held["hill-giant"] in (["great-axe", "old-buckler"], ["old-buckler", "wyrm-tooth-sword"])
    assert held["ditch-ogre"] in (["great-axe"], ["wyrm-tooth-sword"])
    assert names(session, "trove") == ["boar-spear"]


@pytest.mark.rule("DTC-213", "DTC-226")
def test_guardians_are_evil_and_what_is_of_no_use_stays_with_the_gold() -> None:
    session = trove(
        "hill-giant",
        "bag-of-gold-2",
        "raft",
        dice=(1, 2, 1),
        magic=("dawn-blade", "widow-knife"),
        heroes=("elf",),
    )
    assert sorted(names(session, "trove")) == ["bag-of-gold-2", "dawn-blade", "raft"]
    assert "widow-knife" in names(session, "guardians")


@pytest.mark.rule("DTC-219")
def test_a_bonus_alone_counts_for_the_side_and_dooms_nobody() -> None:
    session = fight("wraith", "sword", on={"sword": {"bearer": 0}})
    wraith = piece(session, "wraith")
    assert foes.printed(wraith, "strength") is None


@pytest.mark.rule("DTC-221")
def test_armour_goes_down_the_order_of_strength_and_helmets_to_craft() -> None:
    session = trove(
        "hill-giant",
        "ash-wyrm",
        "last-tenant",
        dice=(1, 2, 1),
        magic=("mail-shirt", "aegis", "helm"),
    )
    table = session.table
    held = {foe.name: sorted(p.name for p in foes.borne(table, foe)) for foe in foes.guards(table)}
    assert held == {"ash-wyrm": ["aegis", "mail-shirt"], "hill-giant": [], "last-tenant": ["helm"]}


# --- Spells, shots, damage ----------------


@pytest.mark.rule("DTC-228", "DTC-241", "DTC-248", "DTC-301")
def test_a_greater_sum_fells_all_and_leaves_no_trophies() -> None:
    session = fight("wolf", "badger")
    assert names(session, "guardians") == []
    assert {"wolf", "badger"} <= {*names(session, "discard")}
    assert names(session, "trophies:0") == []


@pytest.mark.rule("DTC-229")
def test_who_destroys_spirits_may_destroy_one() -> None:
    session = fight("wraith", "last-tenant", "drowned-bell", heroes=("priest", "dwarf"))
    answer(session, "last-tenant")
    assert "last-tenant" in names(session, "discard")
    assert asked(session) != "DTC-229"


@pytest.mark.rule("DTC-230", "DTC-231", "DTC-224", "DTC-237")
def test_guardians_cast_first_at_the_strongest() -> None:
    session = fight(
        "stone-eater",
        "dry-lightning",
        "walk-unseen",
        heroes=("dwarf", "elf"),
        tokens={"dwarf": {"craft": 1}, "elf": {"craft": 2}},
        on={"dry-lightning": {"bearer": 1}, "walk-unseen": {"bearer": 1}},
    )
    assert names(session, "spell-discard") == ["dry-lightning"]
    assert has(session, "elf", "craft") == 1
    assert has(session, "dwarf", "craft") == 1
    assert "walk-unseen" in names(session, "guardians")


@pytest.mark.rule("DTC-223", "DTC-225")
def test_a_thing_that_gives_spells_brings_scrolls_that_the_victors_may_keep() -> None:
    session = trove(
        "wolf", "toll", dice=(1, 1, 1), magic=("bone-flute",), zones={"spell": ["walk-unseen"]}
    )
    answer(session, "none")  # of the Flute
    assert "Scroll of Walk Unseen" in session.decision.ask  # type: ignore[union-attr]
    answer(session, "place 1")
    assert names(session, "spells:1") == ["walk-unseen"]


@pytest.mark.rule("DTC-225", "DTC-252", "DTC-253")
def test_the_winners_divide_before_scrolls_become_spells_so_a_ring_makes_room() -> None:
    session = fight("wolf", "walk-unseen", tokens={"dwarf": {"craft": 2}}, heroes=("dwarf",),
                    on={"walk-unseen": {"bearer": 1}}, zones={"trove": ["seers-ring"]},
                    counters={"hoard": 2}, up=("trove",))  # fmt: skip
    assert has(session, "dwarf", "gold") == 3
    assert not any("walk-unseen" in key for key in keys(session))
    answer(session, "seers-ring", "place 0")
    assert names(session, "spells:0") == ["walk-unseen"]


@pytest.mark.rule("DTC-233")
def test_what_a_scroll_summons_adds_to_the_guardians_and_is_gone_afterwards() -> None:
    session = fight(
        "ash-wyrm",
        "second-wind",
        heroes=("dwarf", "elf", "troll"),
        on={"second-wind": {"bearer": 1}},
    )
    assert session.table.count("foe_aid_strength") == 0
    assert has(session, "dwarf", "life") == 4


@pytest.mark.rule("DTC-312")
@pytest.mark.parametrize(("option", "asks"), [("on", True), ("off", False)])
def test_a_counterspell_may_cancel_a_scroll(option: str, asks: bool) -> None:
    on = {"dry-lightning": {"bearer": 1}, "elf": {"held": 1}}
    session = fight(
        "wolf",
        "dry-lightning",
        on=on,
        options={"counterspell_scrolls": option},
        zones={"spells:1": ["counterspell"]},
    )
    assert any(key.startswith("cast counterspell") for key in keys(session)) is asks


@pytest.mark.rule("DTC-235", "DTC-236", "DTC-243")
def test_damage_before_the_combat_lowers_a_score_for_it() -> None:
    session = fight(
        "stone-eater", "hill-brute", zones={"spells:1": ["fireball"]}, on={"elf": {"held": 1}}
    )
    answer(session, "cast fireball", "stone-eater")
    assert piece(session, "stone-eater").counters["hurt-s"] == 2


@pytest.mark.rule("DTC-236")
def test_a_guardian_brought_to_nothing_is_beaten_at_once() -> None:
    session = fight(
        "wolf", "hill-giant", "ash-wyrm", zones={"spells:1": ["fireball"]}, on={"elf": {"held": 1}}
    )
    answer(session, "cast fireball", "wolf")
    assert "wolf" in names(session, "discard")


@pytest.mark.rule("DTC-234")
def test_a_bow_is_shot_at_the_highest_strength_for_1_gold() -> None:
    session = fight("wolf", "hill-giant", "ash-wyrm", zones={"items:0": ["yew-bow"]}, dice=(5,))
    answer(session, "shoot")
    assert has(session, "dwarf", "gold") == 0
    assert piece(session, "ash-wyrm").counters["hurt-s"] == 2


@pytest.mark.rule("DTC-191", "DTC-234", "DTC-087")
@pytest.mark.parametrize(("hero", "before", "after"), [("dwarf", 4, 3), ("warrior", 6, 5)])
def test_who_has_shot_at_guardians_has_the_bow_in_hand(hero: str, before: int, after: int) -> None:
    session = fight(
        "hill-giant",
        "ash-wyrm",
        heroes=(hero, "elf"),
        dice=(1,),
        tokens={name: {"gold": 1, "fate": 0} for name in (hero, "elf")},
        zones={"items:0": ["yew-bow", "sword", "axe"], "items:1": ["crow-bow"]},
    )
    assert own_score(session.table, 0, "strength") == before
    answer(session, "shoot")
    assert own_score(session.table, 0, "strength") == after


@pytest.mark.rule("DTC-315")
def test_immobility_is_of_no_use_there() -> None:
    session = fight(
        "hill-giant", "ash-wyrm", zones={"spells:1": ["immobility"]}, on={"elf": {"held": 1}}
    )
    assert not any(key.startswith("cast") for key in keys(session))


# --- all at once ----------------


@pytest.mark.rule("DTC-240")
@pytest.mark.parametrize(("ties", "need"), [("off", 8), ("on", 7)])
def test_the_party_shares_its_score_out(ties: str, need: int) -> None:
    session = fight("ash-wyrm", "bridge-giant", options={"guardian_ties_kill": ties})
    assert f"needs {need} of 11" in session.decision.options[0].label  # type: ignore[union-attr]


@pytest.mark.rule("DTC-240", "DTC-239", "DTC-242", "DTC-244", "DTC-245")
def test_the_doomed_still_strike_the_weakest_first() -> None:
    session = fight("stone-eater", "hill-brute")
    answer(session, "stone-eater")
    assert lives(session) == [4, 3, 3]
    assert names(session, "guardians") == ["hill-brute"]


@pytest.mark.rule("DTC-246")
def test_craft_is_fought_in_the_same_way() -> None:
    session = fight("last-tenant", heroes=("dwarf",))
    assert has(session, "dwarf", "craft") == 2
    assert has(session, "dwarf", "life") == 4


@pytest.mark.rule("DTC-247", "DTC-330")
def test_armour_is_tried_at_the_end() -> None:
    session = fight("ash-wyrm", heroes=("dwarf",), zones={"items:0": ["armour"]}, dice=(6, 1))
    assert asked(session) == "DTC-201"
    answer(session, "armour")
    assert [has(session, "dwarf", token) for token in ("life", "strength")] == [5, 3]
    answer(session, "armour")
    assert [has(session, "dwarf", token) for token in ("life", "strength")] == [4, 2]


@pytest.mark.rule("DTC-222", "DTC-248")
@pytest.mark.parametrize(("shown", "stands"), [(4, True), (3, False)])
def test_a_doomed_guardian_rolls_for_its_armour(shown: int, stands: bool) -> None:
    session = trove("wolf", "toll", dice=(1, 1, 1, shown), magic=("mail-shirt",))
    assert ("wolf" in names(session, "guardians")) is stands


@pytest.mark.rule("DTC-250", "DTC-106")
def test_guardians_that_are_left_are_fought_on_at_full_score_or_left() -> None:
    session = fight("stone-eater", "hill-brute", "ash-wyrm")
    answer(session, "none")
    assert asked(session) == "DTC-250"
    assert keys(session)[:2] == ["fight", "back"]
    answer(session, "back")
    assert names(session, "guardians") == []


@pytest.mark.rule("DTC-249")
def test_a_dead_heros_things_fall_into_the_trove() -> None:
    session = fight(
        "ash-wyrm",
        "wolf",
        heroes=("dwarf", "elf"),
        tokens={"dwarf": {"life": 1}},
        zones={"items:0": ["sword"]},
    )
    while asked(session) != "DTC-250":
        answer(session, "none")
    assert names(session, "graveyard") == ["dwarf"]
    assert "sword" in names(session, "trove")


@pytest.mark.rule("DTC-251")
def test_nobody_picks_up_meanwhile() -> None:
    session = fight(
        "stone-eater", "hill-brute", "ash-wyrm", zones={"trove": ["sword"]}, up=("trove",)
    )
    answer(session, "none")
    assert not any("sword" in key for key in keys(session))


@pytest.mark.rule("DTC-252", "DTC-084", "DTC-088")
def test_carrying_limits_hold_at_the_trove() -> None:
    full = ["sword", "axe", "shield", "helmet"]
    session = fight("wolf", zones={"items:0": full, "trove": ["aegis"]}, up=("trove",))
    answer(session, f"aegis#{piece(session, 'aegis').id} 0")
    assert why(session, "take") == "DTC-088"
    answer(session, "leave", "none")
    assert "aegis" in names(session, "pile:6")


@pytest.mark.rule("DTC-170")
@pytest.mark.parametrize(("option", "done"), [("on", True), ("off", False)])
def test_guardians_count_for_the_quest(option: str, done: bool) -> None:
    session = fight(
        "wolf",
        on={"elf": {"quest": 1}},
        options={"quest_guardian": option},
        zones={"atlas": ["warlocks-cave"]},
    )
    assert (names(session, "items:1") == ["talisman"]) is done


@pytest.mark.rule("DTC-248")
def test_by_the_table_option_fallen_guardians_are_trophies() -> None:
    session = fight("wolf", options={"guardian_trophies": "on"}, zones={"trove": []})
    assert asked(session) == "DTC-248"
    answer(session, "place 1")
    assert names(session, "trophies:1") == ["wolf"]


# --- what the dead had ----------------


@pytest.mark.rule("DTC-249", "DTC-253", "DTC-254")
def test_the_gold_of_who_falls_before_a_trove_is_split_with_it() -> None:
    session = fight(
        "hill-brute",
        tokens={"monk": {"life": 1, "strength": 1, "gold": 4}, "dwarf": {"strength": 20}},
        counters={"hoard": 3},
    )
    assert names(session, "graveyard") == ["monk"]
    assert [has(session, name, "gold") for name in START[:2]] == [1 + 4, 1 + 3]
    assert not names(session, "trove")


@pytest.mark.rule("DTC-249", "DTC-144", "DTC-254")
@pytest.mark.parametrize("strength", [20, 5])
def test_without_a_trove_it_lies_there_and_may_be_taken_won_or_not(strength: int) -> None:
    session = party(*START, step="at_destination", at=6, to="sentinel", tokens={
        **QUIET, "monk": {"fate": 0, "life": 1, "strength": 1, "gold": 4},
        "dwarf": {"fate": 0, "strength": strength}, "elf": {"fate": 0, "strength": 3},
    })  # fmt: skip
    answer(session, "fight")
    assert names(session, "graveyard") == ["monk"]
    assert asked(session) == "DTC-142"
    answer(session, "gold")
    assert has(session, "dwarf", "gold") == 5

"""Chapters 18 and 19: Targets, rolls and turns."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletop.games.restless.battle import chain
from tabletop.games.restless.battle.odds import lost
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
)

FOUR = ("ann", "bo", "cy", "di")


@pytest.mark.rule("RST-177", "RST-210")
def test_a_combat_encounter_is_fought_until_the_target_is_dead() -> None:
    session = battle(foe="wasp", holds={"ann": ["club"]}, coming=[15])
    play(session, "slot 0", "attack club")
    assert names(session, "encounters-used") == ["wasp"]
    assert asked(session) == "RST-142"


@pytest.mark.rule("RST-179", "RST-180")
@pytest.mark.parametrize(("roll", "lost"), [(10, 2), (20, 2), (9, 0)])
def test_a_combat_roll_hits_from_the_die_defense_up(roll: int, lost: int) -> None:
    session = battle(coming=[roll])
    play(session, "slot 0", "attack unarmed")
    assert left(session, "rat") == 5 - lost


@pytest.mark.rule("RST-182", "RST-183", "RST-137")
def test_ranged_rolls_are_several_and_hurt_nobody_when_they_miss() -> None:
    session = battle(holds={"ann": ["bow"]}, coming=[10, 3, 12])
    play(session, "slot 0", "attack bow")
    assert left(session, "rat") == 3
    assert health(session, "ann") == (6, 0)


@pytest.mark.rule("RST-136", "RST-199")
def test_a_melee_weapon_replaces_bare_hands() -> None:
    session = battle(foe="choir", holds={"ann": ["club"]}, coming=[15])
    play(session, "slot 0", "attack club")
    assert left(session, "choir") == 9, "3, not 3 and 2"


@pytest.mark.rule("RST-184", "RST-185", "RST-186")
def test_a_dodge_is_rolled_when_the_party_flees() -> None:
    session = battle(coming=[10, 9, 9, 10])
    play(session, "flee", "slot 0")
    assert (health(session, "ann"), health(session, "bo")) == ((6, 0), (5, 2))


@pytest.mark.rule("RST-188", "RST-189")
def test_chain_magic_goes_round_the_table_point_by_point() -> None:
    session = battle(FOUR, foe="choir", coming=[1])
    play(session, "slot 2", "attack unarmed")
    assert [health(session, name)[1] for name in FOUR] == [1, 0, 1, 1]


@pytest.mark.rule("RST-190")
def test_chain_magic_passes_the_dead_and_comes_round_again() -> None:
    session = battle(("ann", "bo"), foe="choir", coming=[1])
    play(session, "slot 0", "attack unarmed")
    assert (health(session, "ann")[1], health(session, "bo")[1]) == (2, 1)


@pytest.mark.rule("RST-190")
@pytest.mark.parametrize(
    ("on", "text", "points", "struck"),
    [
        ("toll", "+1 to damage taken.", 4, [1, 1, 1, 1]),
        ("toll", "-1 to damage taken.", 2, [1, 1, 0, 0]),
        ("toll", "Each Character has +1 to damage taken.", 4, [1, 1, 1, 1]),
        (
            "toll",
            "When a Battle begins, each Character has +1 to damage taken until the end of the "
            "Battle.",
            4,
            [1, 1, 1, 1],
        ),
        ("rope", "Each other Character has +1 to damage taken.", 3, [2, 1, 2, 0]),
        ("rope", "You have +1 to damage taken.", 3, [1, 2, 1, 0]),
        ("rope", "You have -1 to damage taken.", 3, [1, 0, 1, 0]),
        ("rope", "Each Character has +1 to damage taken.", 4, [1, 1, 1, 1]),
    ],
)
def test_what_changes_damage_for_everybody_changes_the_whole_chain_once(
    prints: Callable[..., None], on: str, text: str, points: int, struck: list[int]
) -> None:
    """The Choir deals 3 to Ann, Bo and Cy; Bo holds the Rope."""
    prints(on, text=text)
    session = battle(
        FOUR, foe="choir", zones={"realm": ["toll"]}, holds={"bo": ["rope"]}, coming=[1]
    )
    choir = session.table.named("choir")
    assert lost(session.table, 0, choir, "combat", (1,)) * 20 == sum(struck)
    assert chain.points(session.table, choir, 0) == points
    play(session, "slot 0", "attack unarmed")
    assert [health(session, name)[1] for name in FOUR] == struck


@pytest.mark.rule("RST-191", "RST-190")
def test_who_falls_on_the_way_is_passed_over_and_speaks_at_the_end() -> None:
    session = battle(("ann", "bo", "cy"), foe="choir", wounds={"bo": 6}, coming=[1])
    play(session, "slot 0", "attack unarmed")
    assert names(session, "character:1") == []
    assert (health(session, "ann")[1], health(session, "cy")[1]) == (1, 1)
    assert left(session, "choir") == 9, "Bo's Death Effect came after all damage"


@pytest.mark.rule("RST-046", "RST-187", "RST-190", "RST-191", "RST-210", "RST-229")
@pytest.mark.parametrize(
    ("party", "chain", "coming", "left_over", "hurt"),
    [
        (("ann", "bo", "cy"), "Chain Magic. ", [3, 19, 3], 1, {"ann": 1, "cy": 0}),
        (("ann", "bo", "cy"), "Chain Magic. ", [3, 3, 19], 1, {"ann": 2, "cy": 1}),
        (("bo", "ann", "cy"), "", [3, 3, 3], 2, {"ann": 0, "cy": 0}),
    ],
)
def test_what_one_dodge_brings_is_over_before_the_next(
    prints: Callable[..., None],
    party: tuple[str, ...],
    chain: str,
    coming: list[int],
    left_over: int,
    hurt: dict[str, int],
) -> None:
    """Bo dies of the first: his 3 damage kill the Rat if it has no more, and he Dodges nothing."""
    prints("rat", text=f"{chain}At the start of each round, each Character must Dodge.")
    on = {"rat": {"health": 9 if chain else 3}}
    session = battle(
        party, foe="rat", wounds={"bo": 6}, on=on, coming=coming, decks={"loot": ["club"]}
    )
    assert names(session, "characters-used") == ["bo"]
    assert len(session.table.coming) == left_over
    assert {name: health(session, name)[1] for name in hurt} == hurt
    assert asked(session) == ("RST-193" if chain else "RST-211")


@pytest.mark.rule("RST-137", "RST-191", "RST-210")
def test_what_one_shot_brings_is_over_before_the_next(prints: Callable[..., None]) -> None:
    """Bo dies of the first miss, the Rat of his last words: two shots are not rolled any more."""
    prints("rope", text="When another Character misses, you die.")
    session = battle(
        holds={"ann": ["bow"], "bo": ["rope"]},
        on={"rat": {"health": 3}},
        coming=[2, 3, 4],
        options={"death_effect": "always"},
    )
    play(session, "slot 0", "attack bow", "ground")
    assert names(session, "characters-used") == ["bo"]
    assert session.table.coming == [3, 4]


@pytest.mark.rule("RST-188", "RST-190")
def test_who_has_died_of_one_chain_begins_no_other(prints: Callable[..., None]) -> None:
    prints("rat", text="When a Battle begins, each Character takes 3 damage by Chain Magic.")
    session = battle(("ann", "bo", "cy"), wounds={"bo": 6})
    assert (health(session, "ann")[1], health(session, "cy")[1]) == (2, 3)


@pytest.mark.rule("RST-192")
def test_with_several_targets_the_attacker_names_one_before_the_roll() -> None:
    session = camp(step="begin_battle", zones={"encounter": ["rat", "wasp"]}, coming=[11])
    play(session, "slot 0", "attack unarmed")
    assert asked(session) == "RST-192"
    play(session, "rat")
    assert (left(session, "rat"), left(session, "wasp")) == (3, 3)


@pytest.mark.rule("RST-193", "RST-194", "RST-195")
def test_everybody_once_in_any_order_and_then_again() -> None:
    session = battle(foe="choir", coming=[15, 15])
    play(session, "slot 1", "attack unarmed", "end")
    assert keys(session) == ["slot 0", "flee"]
    assert blocked(session)["slot 1"] == "RST-194"
    play(session, "slot 0", "attack unarmed", "end")
    assert keys(session) == ["slot 0", "slot 1", "flee"]
    assert session.table.count("round") == 2


@pytest.mark.rule("RST-196", "RST-200")
def test_a_turn_is_one_attack_and_no_less() -> None:
    session = battle(foe="choir", coming=[15])
    play(session, "slot 0")
    assert blocked(session)["end"] == "RST-196"
    play(session, "attack unarmed")
    assert blocked(session)["attack unarmed"] == "RST-196"
    assert keys(session) == ["end"]


@pytest.mark.rule("RST-197", "RST-198")
def test_each_weapon_and_bare_hands_can_be_declared() -> None:
    session = battle(holds={"ann": ["club", "bow", "psalm"], "bo": []})
    play(session, "slot 0")
    assert [key for key in keys(session) if key.startswith("attack")] == [
        "attack unarmed",
        "attack club",
        "attack bow",
        "attack psalm",
    ]


@pytest.mark.rule("RST-201")
def test_in_its_turn_a_character_may_discard_its_items() -> None:
    session = battle(holds={"ann": ["urn"]})
    play(session, "slot 0", "discard urn")
    assert names(session, "loot-used") == ["urn"]
    assert session.table.count("rerolls") == 6, "RST-271: its Discard effect"


@pytest.mark.rule("RST-202", "RST-131")
def test_active_items_are_used_in_ones_own_turn_and_lie_sideways() -> None:
    session = battle(holds={"ann": ["bell"], "bo": ["spring"]})
    assert "use spring" not in keys(session), "only in Bo's own turn"
    play(session, "slot 0", "use bell")
    assert left(session, "rat") == 3
    assert session.table.named("bell").turn == 90
    assert blocked(session)["use bell"] == "RST-130"


@pytest.mark.rule("RST-203", "RST-204")
def test_one_consumable_turns_its_user_sideways() -> None:
    session = battle(holds={"ann": ["broth", "crumbs"]}, wounds={"bo": 3})
    play(session, "slot 0", "use broth", "slot 1")
    assert session.table.named("ann").turn == 90
    assert blocked(session)["use crumbs"] == "RST-203"


@pytest.mark.rule("RST-205")
def test_an_upright_character_uses_its_consumable_in_anothers_turn() -> None:
    session = battle(holds={"bo": ["broth"]}, wounds={"ann": 3})
    play(session, "slot 0", "use broth", "slot 0")
    assert health(session, "ann") == (6, 0)
    assert session.table.named("bo").turn == 90


@pytest.mark.rule("RST-206")
def test_the_permission_comes_back_with_the_own_turn() -> None:
    session = battle(holds={"bo": ["crumbs"]}, wounds={"ann": 3})
    play(session, "use crumbs", "slot 0", "slot 1")
    assert "use crumbs" in keys(session)
    play(session, "attack unarmed")
    assert session.table.named("bo").turn == 0


@pytest.mark.rule("RST-207", "RST-208")
def test_a_spell_that_attacks_is_no_consumable_of_the_turn() -> None:
    session = battle(foe="choir", holds={"ann": ["psalm", "broth"]}, wounds={"bo": 3}, coming=[2])
    play(session, "slot 0", "attack psalm")
    assert session.table.named("psalm").counters["uses"] == 2, "spent though it missed"
    assert health(session, "ann") == (6, 0), "its roll is a Ranged roll"
    assert "use broth" in keys(session)
    assert blocked(session)["use psalm"] == "RST-207", "it is to be another card"


@pytest.mark.rule("RST-207")
def test_a_spell_that_was_the_consumable_is_not_the_attack_of_that_turn() -> None:
    session = battle(("ann",), foe="choir", holds={"ann": ["psalm", "stick"]}, coming=[20, 20])
    play(session, "slot 0", "use psalm")
    assert blocked(session)["attack psalm"] == "RST-207"
    play(session, "attack stick", "end", "slot 0")
    assert "attack psalm" in keys(session), "in the next it is"


@pytest.mark.rule("RST-209", "RST-139")
def test_what_bears_the_rest_symbol_is_of_no_use_in_battle() -> None:
    session = battle(holds={"ann": ["lantern"]})
    assert blocked(session)["use lantern"] == "RST-139"


@pytest.mark.rule("RST-106")
def test_nothing_is_traded_in_battle() -> None:
    session = battle(holds={"ann": ["club"]})
    play(session, "slot 0")
    assert not [key for key in keys(session) if key.startswith("give")]
    refusal = session.game.refuse(session.table, 0, session.table.named("club").id, "inventory:1")
    assert refusal.rule == "RST-106"

"""Deeds are posted before they are done: forbidden, replaced, changed, then done once and told."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.restless.camp import asked, battle, camp, health, keys, left, names, play, rerolls

Prints = Callable[..., None]
PARTY = ("ann", "bo", "cy")
HIT, MISS = 20, 2


@pytest.mark.rule("RST-003")
def test_what_is_forbidden_is_neither_changed_nor_told(prints: Prints) -> None:
    prints("rope", text="You cannot heal.")
    prints(
        "blanket",
        text="When you would heal, that healing is 2 more. When you heal, gain 1 Reroll Counter.",
    )
    prints("tonic", text="Use: each Character heals 1.")
    holds = {"ann": ["rope", "blanket", "tonic"]}
    session = play(camp(PARTY, holds=holds, wounds={"ann": 3, "bo": 3}), "use tonic")
    assert [health(session, name)[1] for name in PARTY[:2]] == [3, 2]
    assert rerolls(session) == 5


@pytest.mark.rule("RST-003")
def test_what_is_put_in_its_place_comes_before_what_changes_it(prints: Prints) -> None:
    prints("rope", text="When you would heal, that healing is doubled.")
    prints("blanket", text="When you would heal, instead gain 1 Reroll Counter.")
    prints("tonic", text="Use: you heal 2.")
    holds = {"ann": ["rope", "blanket", "tonic"]}
    session = play(camp(PARTY, holds=holds, wounds={"ann": 5}), "use tonic")
    assert (health(session, "ann")[1], rerolls(session)) == (5, 6)


def test_healing_is_changed_by_all_who_wait_for_it_and_told_as_it_came_out(prints: Prints) -> None:
    prints("rope", text="When you would heal, that healing is 1 more.")
    prints(
        "blanket",
        text="When you would heal, that healing is doubled. When you heal, gain 1 Reroll Counter.",
    )
    prints("tonic", text="Use: you heal 1.")
    session = camp(PARTY, holds={"ann": ["rope", "blanket", "tonic"]}, wounds={"ann": 5})
    play(session, "use tonic")
    assert (health(session, "ann")[1], rerolls(session)) == (1, 6)


def test_who_is_unhurt_does_not_heal_and_nobody_is_told(prints: Prints) -> None:
    prints("blanket", text="When you heal, gain 1 Reroll Counter.")
    prints("tonic", text="Use: each Character heals 1.")
    session = camp(PARTY, holds={"ann": ["blanket", "tonic"]}, wounds={"bo": 1})
    assert rerolls(play(session, "use tonic")) == 5


def test_lost_health_can_be_lessened_and_is_no_damage(prints: Prints) -> None:
    prints("rope", text="When you would lose Health, that loss is 1 less.")
    prints("blanket", text="When you would take damage, prevent that damage.")
    prints("tonic", text="Use: each Character loses 2 Health.")
    session = play(camp(PARTY, holds={"ann": ["rope", "blanket", "tonic"]}), "use tonic")
    assert [health(session, name)[1] for name in PARTY] == [1, 2, 2]


def test_damage_to_a_target_can_be_averted(prints: Prints) -> None:
    prints("rat", text="When the Target would take damage, instead lose 1 Reroll Counter.")
    session = play(battle(PARTY, coming=[HIT]), "slot 0", "attack unarmed")
    assert (left(session, "rat"), rerolls(session)) == (5, 4)


def test_a_draw_can_be_replaced_before_anything_is_turned_up(prints: Prints) -> None:
    prints("blanket", text="When you would draw Loot, instead gain 2 Reroll Counters.")
    prints("tonic", text="Use: each Character draws 1 Loot.")
    decks = {"loot": ["club", "broth", "bow"]}
    session = play(
        camp(("ann", "bo"), holds={"ann": ["blanket", "tonic"]}, decks=decks), "use tonic"
    )
    assert (rerolls(session), names(session, "inventory:1")) == (7, ["club"])


def test_a_deck_that_is_shuffled_is_told(prints: Prints) -> None:
    prints("blanket", text="When the Loot deck is shuffled, gain 1 Reroll Counter.")
    prints("tonic", text="Use: you search the Loot deck for a Food.")
    decks = {"loot": ["club", "broth"]}
    session = camp(("ann", "bo"), holds={"ann": ["blanket", "tonic"]}, decks=decks, coming=[1])
    assert rerolls(play(session, "use tonic")) == 6


@pytest.mark.parametrize(("raw", "counters"), [(20, 6), (19, 5)])
def test_a_natural_one_is_what_the_die_shows(raw: int, counters: int, prints: Prints) -> None:
    prints(
        "blanket",
        text="You have +3 to Combat rolls. When you roll a natural 20, gain 1 Reroll Counter.",
    )
    session = battle(PARTY, holds={"ann": ["blanket"]}, coming=[raw])
    assert rerolls(play(session, "slot 0", "attack unarmed")) == counters


@pytest.mark.rule("RST-007", "RST-046")
def test_of_two_that_save_a_life_the_one_who_would_die_says_which(prints: Prints) -> None:
    prints("rope", text="When you would die, discard this: stay at 2 Health.")
    prints("blanket", text="When you would die, discard this: stay at 3 Health.")
    session = battle(PARTY, holds={"ann": ["rope", "blanket"]}, wounds={"ann": 5}, coming=[MISS])
    play(session, "slot 0", "attack unarmed")
    assert (asked(session), len(keys(session))) == ("RST-007", 2)
    decision = session.decisions[0]
    assert decision.ask.startswith("Ann would die.")
    play(session, next(key for key in keys(session) if key.startswith("blanket")), "yes")
    assert (health(session, "ann")[0], names(session, "inventory:0")) == (3, ["rope"])


def test_a_lasting_change_does_not_wait_again_for_what_brought_it(prints: Prints) -> None:
    prints("blanket", text="When you hit, you have +1 to Combat rolls until the end of the Battle.")
    session = battle(PARTY, holds={"ann": ["blanket"]}, coming=[HIT] * 9, on={"rat": {"health": 9}})
    assert len(play(session, "slot 0", "attack unarmed").table["kept"]) == 1
    play(
        session,
        "end",
        "slot 1",
        "attack unarmed",
        "end",
        "slot 2",
        "attack unarmed",
        "end",
        "slot 0",
        "attack unarmed",
    )
    assert len(session.table["kept"]) == 2, "one for each time that Ann hit"


def test_counters_that_are_gained_can_be_more_and_bring_no_more_of_themselves(
    prints: Prints,
) -> None:
    prints("rope", text="When the party would gain Reroll Counters, that gain is doubled.")
    prints("blanket", text="When the party gains Reroll Counters, gain 1 Reroll Counter.")
    prints("tonic", text="Use: gain 2 Reroll Counters.")
    session = camp(PARTY, holds={"ann": ["rope", "blanket", "tonic"]})
    assert rerolls(play(session, "use tonic")) == 5 + 2 * 2 + 2 * 1


def test_an_item_that_is_not_gained_lies_on_the_ground(prints: Prints) -> None:
    prints("blanket", text="When you would gain an Item, instead gain 1 Reroll Counter.")
    prints("tonic", text="Use: you draw 1 Loot.")
    session = camp(PARTY, holds={"ann": ["blanket", "tonic"]}, decks={"loot": ["club"]})
    assert rerolls(play(session, "use tonic")) == 6
    assert (names(session, "ground"), "club" in names(session, "inventory:0")) == (["club"], False)


def test_a_sin_that_is_not_revealed_stays_in_its_deck(prints: Prints) -> None:
    prints("blanket", text="When you would reveal a Sin, instead you lose 1 Health.")
    prints("tonic", text="Use: you take on a Sin.")
    session = camp(
        PARTY, holds={"ann": ["blanket", "tonic"]}, decks={"treasures": ["doubt"]}, coming=[1]
    )
    play(session, "use tonic")
    assert (health(session, "ann")[1], names(session, "sins:0")) == (1, [])
    assert (names(session, "treasures"), names(session, "treasures-used")) == (["doubt"], [])


@pytest.mark.rule("RST-046")
@pytest.mark.parametrize(
    "text", ["You cannot die.", "When you would die, instead gain 1 Reroll Counter."]
)
def test_who_cannot_die_stays_at_1_health_whatever_takes_the_last(
    text: str, prints: Prints
) -> None:
    prints("blanket", text=text)
    session = battle(PARTY, holds={"ann": ["blanket"]}, wounds={"ann": 5}, coming=[MISS])
    play(session, "slot 0", "attack unarmed")
    assert health(session, "ann") == (1, 5)
    session.override("count", piece=session.table.named("ann").id, counter="health", value=0)
    play(session, "end")
    assert health(session, "ann") == (1, 4), "hands took one of her six"


def test_two_that_bring_each_other_about_come_to_an_end(prints: Prints) -> None:
    prints("blanket", text="When you heal, you lose 1 Health.")
    prints("rope", text="When you lose Health, you heal 1.")
    prints("tonic", text="Use: you heal 1.")
    session = camp(PARTY, holds={"ann": ["blanket", "rope", "tonic"]}, wounds={"ann": 3})
    play(session, "use tonic")
    assert session.play.speaking == []
    assert sum(health(session, "ann")) == 6


def test_what_speaks_is_forgotten_where_its_question_is_taken_back(prints: Prints) -> None:
    prints("blanket", text="When you hit, you may lose 1 Health.")
    session = battle(PARTY, holds={"ann": ["blanket"]}, coming=[HIT, HIT])
    play(session, "slot 0", "attack unarmed")
    assert len(session.play.speaking) == 1
    session.undo()
    assert session.play.speaking == []

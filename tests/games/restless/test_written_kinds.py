"""What writers of other cards say of Targets, Items and Characters of a kind."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletop.games.restless.cards import content
from tabletop.games.restless.road.trader import price
from tests.games.restless.camp import (
    asks,
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

Prints = Callable[..., None]


@pytest.mark.rule("RST-088", "RST-089")
def test_a_trader_pays_more_and_buys_nothing_of_a_kind(prints: Prints) -> None:
    plain = at_stall(holds={"ann": ["club"]})
    key = next(each for each in keys(plain) if each.startswith("sell club"))
    play(plain, key)
    prints("stall", text="Each Item sold here pays 1 more.")
    dear = play(at_stall(holds={"ann": ["club"]}), key)
    assert rerolls(dear) == rerolls(plain) + 1
    prints("stall", text="Melee Weapons cannot be sold here.")
    assert key in blocked(at_stall(holds={"ann": ["club"]}))


@pytest.mark.rule("RST-193")
def test_who_must_act_first_or_last(prints: Prints) -> None:
    for text, free in (("first", ["slot 1"]), ("last", ["slot 0"])):
        prints("rat", text=f"The Character with the least Health acts {text}.")
        session = battle(wounds={"bo": 2})
        assert [each for each in ("slot 0", "slot 1") if each not in blocked(session)] == free


@pytest.mark.rule("RST-192")
def test_which_of_several_targets_are_meant(prints: Prints) -> None:
    for text, hurt in (
        ("each Beast Target takes 1 damage", {"rat"}),
        ("another Target loses 1 Health", {"wasp"}),
        ("each other Target takes 1 damage", {"wasp"}),
        ("each Target loses 1 Health", {"rat", "wasp"}),
    ):
        prints("rat", types=("Beast",), text=f"When a Battle begins, {text}.")
        prints("wasp", types=("Human",), text="")
        session = battle(zones={"encounter": ["rat", "wasp"]})
        if asks(session) is not None and "slot 0" not in keys(session):
            play(session, keys(session)[0])
        less = {
            name
            for name in ("rat", "wasp")
            if session.table.named(name).counters["health"]
            < getattr(content.card(name), "health", 0)
        }
        assert less == hurt, text


@pytest.mark.rule("RST-179", "RST-208")
def test_a_weapon_says_with_which_roll_it_attacks(prints: Prints) -> None:
    fought = {}
    for text in ("", "Attack with a Ranged roll."):
        prints("club", text=text)
        session = battle(holds={"ann": ["club"]}, coming=[2])
        fought[text] = health(play(session, "slot 0", "attack club"), "ann")[1]
    assert fought[""] > 0
    assert fought["Attack with a Ranged roll."] == 0


@pytest.mark.rule("RST-170")
def test_a_counter_on_a_roll_is_none_that_is_paid(prints: Prints) -> None:
    prints("pride", text="When a Reroll Counter is spent on your roll, you gain 1 Armor.")
    session = battle(sins={"ann": ["pride"]}, coming=[2, 20], options={"ask_rerolls": "failures"})
    play(session, "slot 0", "attack unarmed", "reroll")
    assert session.table.named("ann").counters.get("armor") == 1
    more = " When a Battle begins, you may pay 1 Reroll Counter: you heal 1."
    prints("pride", text="When a Reroll Counter is spent on your roll, you gain 1 Armor." + more)
    session = battle(sins={"ann": ["pride"]}, wounds={"ann": 2})
    before = rerolls(session)
    play(session, "yes")
    assert rerolls(session) == before - 1
    assert not session.table.named("ann").counters.get("armor")


@pytest.mark.rule("RST-088")
def test_prices_of_one_deck_and_of_all(prints: Prints) -> None:
    loot, treasure = "club", next(
        name for name, card in content.pack().cards.items() if content.deck_of(name) == "treasures"
        and getattr(card, "value", None)
    )  # fmt: skip
    asked = {}
    for text in ("", "A Treasure costs 1 less.", "Prices are 2 higher."):
        prints("stall", text=text)
        table = at_stall(zones={"goods": [loot, treasure]}).table
        asked[text] = tuple(price(table, table.named(name)) for name in (loot, treasure))
    plain = asked[""]
    assert asked["A Treasure costs 1 less."] == (plain[0], plain[1] - 1)
    assert asked["Prices are 2 higher."] == (plain[0] + 2, plain[1] + 2)


@pytest.mark.rule("RST-119")
def test_all_sins_are_absolved(prints: Prints) -> None:
    prints("broth", text="Use: absolve every Sin you bear.")
    session = camp(holds={"ann": ["broth"]}, sins={"ann": ["pride", "sloth"]})
    play(session, "use broth")
    assert names(session, "sins:0") == []

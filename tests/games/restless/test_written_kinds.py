"""What writers of other cards say of Targets, Items and Characters of a kind."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletop.games.restless.cards import content
from tests.games.restless.camp import asks, at_stall, battle, blocked, keys, play, rerolls

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

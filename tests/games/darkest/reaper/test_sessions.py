"""Reaper: what a session of a campaign leaves of him to the next."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial

import pytest

from tabletop import Session
from tabletop.games.darkest.party import heroes
from tabletop.table import verbs
from tabletop.table.campaign import Campaign
from tests.games.darkest import campaigns
from tests.games.darkest.campaigns import recorded
from tests.games.darkest.reaper.test_figure import ON, where

begun = partial(campaigns.begun, **ON)


def haunted(**more: str) -> Session:
    """He is on the road, his deck is up, his Spells are merged; the first hero owes a prayer, has
    a quest and two cards of his deck."""
    session = begun(Campaign(chapter="road"), **more)
    table = session.table
    first = heroes.hero_at(table, 0)
    for counter, n in (("reaper-up", 1), ("reaper-joined", 1)):
        verbs.count(table, -1, counter, n)
    for counter, n in (("reaper-owes", 1), ("reaper-waits", 1)):
        verbs.count(table, first.id, counter, n)
    for card, zone in (
        ("reaper-quest-letter", "quest:0"),
        ("reaper-fiend-slayer", "followers:0"),
        ("reaper-scythe-blade", "items:0"),
        ("reaper-figure", "reaper-road:3"),
    ):
        verbs.move(table, table.named(card).id, zone, face_up=True)
    for card in [*table["reaper-spells"]]:
        verbs.move(table, card.id, "spell", face_up=False)
    return session


@pytest.mark.rule("DTR-021", "DTR-023")
def test_his_deck_his_spells_and_who_owes_a_prayer_are_kept() -> None:
    session = haunted()
    then = begun(recorded(session)).table
    assert then.count("reaper-up") == 1
    assert not then["reaper-spells"]
    assert sum(p.name.startswith("reaper-") for p in then["spell"]) >= 14
    first = heroes.hero_at(session.table, 0).name
    assert then.named(first).counters.get("reaper-owes") == 1
    assert [p.name for p in then["quest:0"]] == ["reaper-quest-letter"]
    assert "reaper-fiend-slayer" in [p.name for p in then["followers:0"]]


@pytest.mark.rule("DTR-016")
def test_he_himself_is_left_behind_on_the_road() -> None:
    session = begun(recorded(haunted()))
    assert where(session) == "reaper-beside"
    assert not any("reaper-waits" in p.counters for p in session.table.pieces)


@pytest.mark.rule("DTR-022")
def test_by_the_table_option_his_deck_is_not() -> None:
    more = {"reaper-deck": "village"}
    assert not begun(recorded(haunted(**more)), **more).table.count("reaper-up")


def test_no_card_is_there_twice_and_none_is_lost() -> None:
    fresh = begun(Campaign(chapter="road"), 1).table
    then = begun(recorded(haunted())).table
    there = [Counter(p.name for p in table.pieces if p.kind == "card") for table in (fresh, then)]
    assert there[0] == there[1]


@pytest.mark.parametrize("seed", range(4))
def test_sessions_played_by_lot_go_on_as_they_ended(seed: int) -> None:
    luck, session = random.Random(seed), begun(Campaign(chapter="road"), seed)
    for n in range(1500):
        assert session.decision is not None
        if n > 300 and session.decision.rule == "DTC-098":
            break
        legal = [option.key for option in session.decision.legal() if option.key != "end"]
        session.answer(luck.choice(legal), seat=session.decision.seat)
    table, then = session.table, begun(recorded(session), seed + 9).table
    assert then.count("reaper-up") == table.count("reaper-up")
    assert (not then["reaper-spells"]) == (not table["reaper-spells"])
    for place in heroes.living(table):
        cards = heroes.hero_at(table, place), heroes.hero_at(then, place)
        assert cards[0].name == cards[1].name
        assert len({card.counters.get("reaper-owes", 0) for card in cards}) == 1
        for kind in ("quest", "followers", "items"):
            lying = [sorted(p.name for p in t[f"{kind}:{place}"]) for t in (table, then)]
            assert lying[0] == lying[1]
    assert Counter(p.name for p in then.pieces if p.kind == "card" and p.name != "talisman") == (
        Counter(
            p.name
            for p in begun(Campaign(), 1).table.pieces
            if p.kind == "card" and p.name != "talisman"
        )
    )

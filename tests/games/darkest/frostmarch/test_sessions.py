"""Frostmarch: out of play, and what a session of a campaign leaves of it to the next."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from tabletop import Session
from tabletop.games.darkest.party import heroes
from tabletop.table import verbs
from tabletop.table.campaign import Campaign
from tests.games.darkest import campaigns
from tests.games.darkest.campaigns import recorded
from tests.games.darkest.frostmarch.north import ON

begun = partial(campaigns.begun, **ON)
KEPT = {
    "frostmarch-quest-lesson": "quest:0",
    "frostmarch-housecarl": "followers:0",
    "frostmarch-frostbite": "items:0",
}
"""What the first hero has, and where."""


def back_from_the_north() -> Session:
    """Its Spells are merged, and the first hero has some of its cards."""
    session = begun(Campaign(chapter="road"))
    table = session.table
    verbs.count(table, -1, "frostmarch-joined", 1)
    for card in [*table["frostmarch-spells"]]:
        verbs.move(table, card.id, "spell", face_up=False)
    for card, zone in KEPT.items():
        verbs.move(table, table.named(card).id, zone, face_up=True)
    return session


@pytest.mark.rule("DTF-012", "DTF-016")
def test_merged_spells_and_what_heroes_have_of_it_are_kept() -> None:
    then = begun(recorded(back_from_the_north())).table
    assert then.count("frostmarch-joined") == 1
    assert not then["frostmarch-spells"]
    assert sum(p.name.startswith("frostmarch-") for p in then["spell"]) >= 12
    place = heroes.living(then)[0]
    for card, zone in KEPT.items():
        assert card in [p.name for p in then[f"{zone.partition(':')[0]}:{place}"]]


def test_no_card_is_there_twice_and_none_is_lost() -> None:
    fresh = begun(Campaign(chapter="road"), 1).table
    then = begun(recorded(back_from_the_north())).table
    there = [Counter(p.name for p in table.pieces if p.kind == "card") for table in (fresh, then)]
    assert there[0] == there[1]

"""Sacred Pool: what a session of a campaign leaves to the next."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from tabletop.games.darkest.party import heroes
from tabletop.table import verbs
from tabletop.table.campaign import Campaign
from tests.games.darkest import campaigns
from tests.games.darkest.sacredpool.laid import ON

begun = partial(campaigns.begun, **ON)


@pytest.mark.rule("DTS-003", "DTS-010", "DTS-036")
def test_merged_spells_mounts_and_rewards_that_are_held_are_kept() -> None:
    session = begun(Campaign(chapter="road"))
    table = session.table
    verbs.count(table, -1, "sacredpool-joined", 1)
    for card in [*table["sacredpool-spells"]]:
        verbs.move(table, card.id, "spell", face_up=False)
    trap = table.named("sacredpool-lightning-trap")
    verbs.move(table, trap.id, "quest:0", face_up=True)
    verbs.count(table, trap.id, "holds", 2)
    verbs.move(table, table.named("sacredpool-warhorse").id, "mount:0", face_up=True)
    then = begun(campaigns.recorded(session), 9).table
    assert not then["sacredpool-spells"]
    assert sum(p.name.startswith("sacredpool") for p in then["spell"]) >= 12
    (kept,) = then["quest:0"]
    assert (kept.name, kept.counters["holds"]) == ("sacredpool-lightning-trap", 2)
    assert len(then["sacredpool-rewards"]) == 11
    assert [p.name for p in then["mount:0"]] == ["sacredpool-warhorse"]
    assert len(then["sacredpool-stables"]) == 7
    assert heroes.hero_at(then, 0).name == heroes.hero_at(table, 0).name
    there = [Counter(p.name for p in t.pieces if p.kind == "card") for t in (table, then)]
    assert there[0] == there[1], "no card is there twice, and none is lost"

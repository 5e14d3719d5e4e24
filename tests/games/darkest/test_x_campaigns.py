"""Darkest Talisman's boxes, alone and together: random campaigns with hands and undos."""

from __future__ import annotations

import os
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from tabletop.table import verbs
from tests.games.darkest import campaigns
from tests.games.darkest.test_w_every_set import BOXES as ALL

CAMPAIGNS = int(os.environ.get("CAMPAIGNS", "30"))
FIVE = ("bloodmoon", "firelands", "frostmarch", "reaper", "sacredpool")
BOXES = [
    (
        ("bloodmoon-den", "trove", "chapel"),
        {"DTB-003", "DTB-007", "DTB-008", "DTB-014", "DTB-020", "DTB-021", "DTB-022", "DTB-032"},
        [("bloodmoon",), ("bloodmoon", "reaper")],
    ),
    (
        ("chapel", "trove", "sentinel"),
        {"DTF-011", "DTC-336"},
        [("frostmarch",), ("frostmarch", "reaper")],
    ),
    (
        ("chapel", "warlocks-cave", "trove"),
        {"DTC-336", "DTS-009", "DTS-003", "DTS-015"},
        [("sacredpool",), ("reaper", "sacredpool"), ("bloodmoon", "sacredpool")],
    ),
    (
        ("firelands-wastes", "trove", "temple"),
        {"DTL-002", "DTL-007", "DTL-009", "DTL-020"},
        [("firelands",), ("firelands", "reaper"), FIVE],
    ),
    (
        ("dungeon-ruins", "dungeon-ruins", "chapel"),
        {"DTC-336", "DTD-007"},
        [("dungeon",), ("bloodmoon", "dungeon")],
    ),
    (
        ("forest", "trove", "city"),
        {"DTC-336", "DTW-009", "DTW-019"},
        [("woodland",), ("bloodmoon", "woodland"), ("sacredpool", "woodland")],
    ),
    (
        ("crags", "crags"),
        {"DTC-336", "DTH-006"},
        [("highland",), ("highland", "reaper"), ("bloodmoon", "highland")],
    ),
    (
        ("city", "cross city", "city-market", "market", "shop", "trove"),
        {"DTC-336", "DTY-009"},
        [("city",), ("city", "reaper")],
    ),
]
"""Where parties of a box want to, what happens at least once, and what is in play."""
CASES = [
    pytest.param(modules, wants, must, id="+".join(modules))
    for wants, must, sets in BOXES
    for modules in sets
]


@pytest.mark.slow
@pytest.mark.parametrize(("modules", "wants", "must"), CASES)
def test_random_campaigns_hold(
    modules: tuple[str, ...],
    wants: tuple[str, ...],
    must: set[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    beyond = wants[0] == "firelands-wastes"
    begins = campaigns.ledger_changes.table_of

    def beyond_the_river(*told: Any) -> Any:
        table = begins(*told)
        verbs.count(table, -1, "region", 1)
        return table

    if beyond:
        monkeypatch.setattr(campaigns.ledger_changes, "table_of", beyond_the_river)
    happened, journeys = Counter[str](), 0
    for n in range(1, CAMPAIGNS + 1):
        gone, found = campaigns.campaign(modules, 100 * n, monkeypatch, wants)
        journeys += gone
        happened += found
    assert journeys >= (2 if beyond else 3) * CAMPAIGNS, "they get about"
    assert {*happened} >= must


_TOLD = {each for *_, sets in BOXES for each in sets}
OTHERS = [pair for pair in combinations(ALL, 2) if pair not in _TOLD]
"""The pairs of boxes that are not told above."""


@pytest.mark.rule("DTX-002")
@pytest.mark.slow
@pytest.mark.parametrize("modules", [*OTHERS, tuple(ALL)], ids="+".join)
def test_random_campaigns_of_boxes_together_hold(
    modules: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    goals = [wants for wants, _, sets in BOXES if sets[0][0] in modules]
    journeys = 0
    for n in range(1, CAMPAIGNS + 1):
        gone, _ = campaigns.campaign(modules, 100 * n, monkeypatch, goals[n % len(goals)])
        journeys += gone
    assert journeys >= 3 * CAMPAIGNS, "they get about"

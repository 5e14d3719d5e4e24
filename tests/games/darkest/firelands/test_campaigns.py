"""Firelands, alone and with other boxes: random campaigns with hands and undos, that begin beyond
the Storm River."""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

import pytest

from tests.games.darkest import campaigns
from tests.games.darkest.campaigns import campaign
from tests.games.darkest.firelands.burning_land import WASTES

CAMPAIGNS = int(os.environ.get("CAMPAIGNS", "30"))
WANTS = (WASTES, "trove", "temple")
SETS = [
    ("firelands",),
    ("firelands", "reaper"),
    ("bloodmoon", "firelands", "frostmarch", "reaper", "sacredpool"),
]
MUST = {"DTL-002", "DTL-007", "DTL-009", "DTL-020"}
"""What happens at least once."""


@pytest.mark.slow
@pytest.mark.parametrize("modules", SETS)
def test_random_campaigns_hold(modules: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    begins = campaigns.ledger_changes.table_of

    def beyond_the_river(*told: Any) -> Any:
        table = begins(*told)
        table.counters["region"] = 1
        return table

    monkeypatch.setattr(campaigns.ledger_changes, "table_of", beyond_the_river)
    happened, journeys = Counter[str](), 0
    for n in range(1, CAMPAIGNS + 1):
        gone, found = campaign(modules, 100 * n, monkeypatch, WANTS)
        journeys += gone
        happened += found
    assert journeys >= 2 * CAMPAIGNS, "they get about"
    assert {*happened} >= MUST

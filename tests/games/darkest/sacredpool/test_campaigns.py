"""Sacred Pool, alone and with other boxes: random campaigns with hands and undos."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from tests.games.darkest.campaigns import campaign

CAMPAIGNS = int(os.environ.get("CAMPAIGNS", "30"))
WANTS = ("chapel", "warlocks-cave", "trove")

MUST = {"DTC-336", "DTS-009", "DTS-003", "DTS-015"}
"""What happens at least once."""


@pytest.mark.slow
@pytest.mark.parametrize(
    "modules", [("sacredpool",), ("reaper", "sacredpool"), ("bloodmoon", "sacredpool")]
)
def test_random_campaigns_hold(modules: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    happened, journeys = Counter[str](), 0
    for n in range(1, CAMPAIGNS + 1):
        gone, found = campaign(modules, 100 * n, monkeypatch, WANTS)
        journeys += gone
        happened += found
    assert journeys >= 3 * CAMPAIGNS, "they get about"
    assert {*happened} >= MUST

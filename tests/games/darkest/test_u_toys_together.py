"""All eight sets of the toys, with and without Reaper: random campaigns with hands and undos."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.darkest.campaigns import campaign
from tests.games.darkest.toys import SETS, on_the_shelf

CAMPAIGNS = int(os.environ.get("CAMPAIGNS", "30"))
"""So many of each set."""


@pytest.fixture(autouse=True, scope="module")
def toys() -> Iterator[None]:
    with on_the_shelf():
        yield


MUST = {"fen": ("DTC-336", "DTC-337"), "gaol": ("GAO-001",), "hound": ("HND-001", "HND-002")}
"""What has happened at least once in the campaigns of a set with these."""


@pytest.mark.slow
@pytest.mark.parametrize("reaper", [False, True])
@pytest.mark.parametrize("toys_", SETS)
def test_random_campaigns_of_every_set_hold(
    toys_: tuple[str, ...], reaper: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = tuple(sorted((*toys_, "reaper"))) if reaper else toys_
    happened, journeys = Counter[str](), 0
    for n in range(1, CAMPAIGNS + 1):
        gone, found = campaign(chosen, 100 * n, monkeypatch)
        journeys += gone
        happened += found
    assert journeys >= 3 * CAMPAIGNS, "they get about"
    assert {rule for toy in toys_ for rule in MUST[toy]} <= {*happened}

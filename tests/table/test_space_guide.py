"""Every example of the guide to places gives what it says."""

from __future__ import annotations

import doctest
from pathlib import Path

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "places.md"


def test_the_examples_of_the_guide_give_what_they_say() -> None:
    told = doctest.testfile(str(GUIDE), module_relative=False, encoding="utf-8")
    assert told.attempted > 20
    assert told.failed == 0

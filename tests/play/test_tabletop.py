"""What the package itself offers is there for whoever asks, and read no earlier."""

from __future__ import annotations

import subprocess
import sys

import pytest

import tabletop
from tabletop.play.start.new_game import new_game


def test_all_that_is_offered_can_be_had() -> None:
    assert set(tabletop.__all__) == set(tabletop._HOMES)
    assert all(getattr(tabletop, name) is not None for name in tabletop.__all__)
    assert tabletop.new_game is new_game


def test_nothing_else_is_there() -> None:
    with pytest.raises(AttributeError, match="'tabletop' has no attribute 'newgame'"):
        _ = tabletop.newgame


def test_one_file_is_read_without_all_that_is_offered() -> None:
    said = "print(*[name for name in sys.modules if name.startswith('tabletop')])"
    code = f"import sys, tabletop.version; {said}"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["tabletop", "tabletop.version"]

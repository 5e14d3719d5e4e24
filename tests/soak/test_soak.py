"""Some random actions in each game; `run.py soak GAME` does 20,000."""

import signal
import sys

import pytest

from tabletop.play.shelf.game_shelf import names
from tests.soak import __main__ as soaking
from tests.soak import seeing


@pytest.mark.slow
@pytest.mark.parametrize("game", names())
def test_random_hands_break_nothing(game: str) -> None:
    outcome = soaking.soak(game, 150, seed=7)
    assert not outcome.wrong, "\n".join([*outcome.last, outcome.wrong])


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals to die of")
def test_a_program_that_dies_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    class Dies(soaking.subprocess.Popen):  # type: ignore[name-defined,misc]
        def __init__(self, _command: list[str], **how: object) -> None:
            does = "import os; print('1: key Escape', flush=True); os.abort()"
            super().__init__([sys.executable, "-c", does], **how)

    monkeypatch.setattr(soaking.subprocess, "Popen", Dies)
    outcome = soaking.soak("any", 1, 1)
    assert outcome.wrong == f"it died of {signal.SIGABRT.name}"
    assert outcome.last == ["1: key Escape"]


def test_growth_is_that_since_the_first_thousand_actions() -> None:
    assert soaking.grown([100.0, 150.0, 120.0]) == 1.2
    assert soaking.grown([100.0]) == 1.0


class Holder:
    """Remembers something."""


Holder.__module__ = "ui.nowhere"


def test_what_is_gone_and_still_remembered_is_found() -> None:
    from PySide6.QtCore import QObject
    from shiboken6 import delete

    holder = Holder()
    holder.kept = [QObject()]  # type: ignore[attr-defined]
    assert seeing.remembered_dead([holder]) == []
    delete(holder.kept[0])  # type: ignore[attr-defined]
    assert seeing.remembered_dead([holder]) == ["Holder.kept"]

"""What cannot be printed is not read: a card that a stranger wrote never breaks the program."""

from __future__ import annotations

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse
from tabletop.play.shelf.game_shelf import game_called


@pytest.mark.parametrize(
    "sentence",
    [
        "When you are defeated, heal 1.",
        "When you are defeated by a hero, heal 1.",
        "When you are pushed by an enemy, heal 1.",
        "When an enemy is defeated by you, heal 1.",
    ],
)
def test_what_is_read_of_somebody_to_whom_something_is_done_is_printed(sentence: str) -> None:
    wording = game_called("scenario").wording
    assert wording is not None
    (said,) = parse(sentence, wording.phrases)
    assert str(said)


def test_you_are_told_what_is_done_to_you() -> None:
    wording = game_called("scenario").wording
    assert wording is not None
    (said,) = parse("When you are defeated, heal 1.", wording.phrases)
    assert isinstance(said, Clause)
    assert str(said) == "When you are defeated, heal 1."

"""Slips of the pen are found in sentences of any length, without reading all that might be."""

from __future__ import annotations

import pytest

from tabletop.cardtext.parse import parse
from tabletop.cardtext.unread import Unread
from tabletop.play.shelf.game_shelf import game_called

MOST = 40
"""Readings that it may take to say what is wrong with a sentence."""


@pytest.mark.parametrize("game", ["restless", "tower", "scenario"])
@pytest.mark.parametrize("again", ["Draw 1 Loot and ", "Attack 2, then ", "1-8: ", "If, "])
def test_what_is_wrong_with_the_longest_sentence_is_told_soon(
    game: str, again: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wording = game_called(game).wording
    assert wording is not None
    book, read = wording.phrases, list[str]()
    whole = book.readings

    def counted(sentence: str) -> object:
        read.append(sentence)
        return whole(sentence)

    (said,) = parse((again * 60)[:599].strip(" ,:") + ".", book)
    assert isinstance(said, Unread)
    monkeypatch.setattr(type(book), "readings", lambda _, sentence: counted(sentence))
    assert said.fault.why
    assert len(read) <= MOST


@pytest.mark.parametrize(
    ("slip", "meant"),
    [
        ("Yo uheal 2.", "You heal 2."),
        ("You hea l2.", "You heal 2."),
        ("You heal 2 .", "You heal 2."),
        ("When this hits ,you heal 1.", "When this hits, you heal 1."),
        ("1-8 :you heal 2.", "1-8: you heal 2."),
    ],
)
def test_a_slip_is_found(slip: str, meant: str) -> None:
    wording = game_called("restless").wording
    assert wording is not None
    (said,) = parse(slip, wording.phrases)
    assert (said.fault.nearest if isinstance(said, Unread) else str(said)) == meant

"""Every sentence of every card of every game: one reading, and printed letter for letter."""

from __future__ import annotations

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import write
from tabletop.packs.card_wording import Wording
from tabletop.play.shelf.game_shelf import game_called, names

WORDINGS = {game.id: game.wording for game in map(game_called, names()) if game.wording is not None}


@pytest.mark.parametrize("wording", WORDINGS.values(), ids=WORDINGS)
def test_each_sentence_has_one_reading_and_prints_back_letter_for_letter(wording: Wording) -> None:
    texts = list(wording.texts())
    assert texts
    for text in texts:
        assert [str(said) for said in text.unread] == []
        assert write(text.said) == text.words


@pytest.mark.parametrize("wording", WORDINGS.values(), ids=WORDINGS)
def test_what_is_printed_is_read_to_the_same_values_again(wording: Wording) -> None:
    for text in wording.texts():
        for clause in text.clauses:
            (again,) = wording.phrases.readings(str(clause))
            assert isinstance(again, Clause)
            assert again.parts == clause.parts

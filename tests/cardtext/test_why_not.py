"""Why what was about to happen did not: the chronicle names the sentence, whatever game it is."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tabletop import Session
from tabletop.cardtext.phrase import Phrase
from tabletop.play.ports.port import Port
from tabletop.play.rules.chronicle import sentence
from tabletop.play.shelf.game_shelf import game_called, names
from tabletop.table.view import EVERYONE
from tests.cardtext.test_executor import Saying, bitten, lives, saying, turn

assert saying  # the fixture

GUARDS = "Once per round, when you would take damage, prevent that damage."


def told(session: Session) -> list[str]:
    """What the chronicle quotes, as everybody reads it."""
    title = session.game.title_of
    lines = [sentence(line, session.table, EVERYONE, title) for line in session.lines]
    return [line for line in lines if "“" in line]


def test_the_sentence_that_forbids_is_named(saying: Saying) -> None:
    saying(rope="You cannot take damage.")
    assert told(bitten("rope")) == [
        "Player 1 would take 1 damage, but Rope forbids that: “You cannot take damage.”"
    ]


def test_the_sentence_that_is_done_instead_is_named(saying: Saying) -> None:
    saying(rope="When you would take damage, instead draw 1 card.")
    assert told(bitten("rope", zones={"deck": ["rat"]})) == [
        "Player 1 would take 1 damage, but Rope stands in place of that: "
        "“When you would take damage, instead draw 1 card.”"
    ]


def test_the_sentence_that_prevents_all_of_it_is_named(saying: Saying) -> None:
    saying(rope="When you would take damage, that damage is 1 less.")
    assert told(bitten("rope")) == [
        "Player 1 would take 1 damage, but Rope prevents that: "
        "“When you would take damage, that damage is 1 less.”"
    ]


def test_a_sentence_that_lets_it_happen_is_not_named(saying: Saying) -> None:
    saying(rope="When you would take damage, draw 1 card.", cloak="You cannot heal.")
    assert told(bitten("rope cloak", zones={"deck": ["rat"]})) == []


@pytest.mark.parametrize("seats", [2, 3])
def test_a_sentence_that_was_used_up_is_named_once(saying: Saying, seats: int) -> None:
    saying(cloak=GUARDS, well="When another Hero takes damage, you take 1 damage.")
    session = bitten("cloak well", seats=seats)
    assert lives(session)[0] == 6 - (seats - 1), "the others' damage was hers, too"
    guarded, *spent = told(session)
    assert guarded.startswith("Player 1 would take 1 damage, but Cloak prevents that")
    assert spent == [
        "Player 1 would take 1 damage, but Cloak does nothing about that, as it has had its say: "
        f"“{GUARDS}”"
    ]


def test_what_waits_for_it_afterwards_and_was_used_up_is_named(saying: Saying) -> None:
    saying(
        cloak="Once per round, when you take damage, draw 1 card.",
        well="When another Hero takes damage, you take 1 damage.",
    )
    session = bitten("cloak well", zones={"deck": ["rat", "wine"]})
    assert told(session) == [
        "Cloak does nothing about that, as it has had its say (to Player 1): "
        "“Once per round, when you take damage, draw 1 card.”"
    ]
    assert len(session.table["hand:0"]) == 1


def test_a_card_that_not_all_may_read_is_not_quoted(saying: Saying) -> None:
    saying(rope="You cannot take damage.")
    session = turn("rope", zones={"hand:1": []})
    session.table.zones["before:0"].seen_by = "nobody"
    session.table.named("rope").face_up = False
    session.answer("pass")
    session.answer("pass")
    lines = [sentence(line, session.table, EVERYONE, str) for line in session.lines]
    assert "Player 1 would take 1 damage, but a card forbids that." in lines


def _spoken_of(phrases: Iterable[Phrase]) -> set[type]:
    """The kinds of deeds that sentences may keep from being done."""
    return {
        each.deed
        for each in phrases
        if each.deed is not None and (each.role == "trait" or each.window == "would")
    }


@pytest.mark.parametrize("game", names())
def test_whatever_can_be_kept_from_happening_has_words_for_what_would(game: str) -> None:
    wording = game_called(game).wording
    phrases: Iterable[Phrase] = wording.phrases if wording else ()
    assert [deed.__name__ for deed in _spoken_of(phrases) if not deed.would] == []


def test_the_card_itself_tells_what_is_used_up_and_for_how_long(saying: Saying) -> None:
    saying(cloak=GUARDS)
    session = turn("cloak", zones={"hand:1": []}, options={"rounds": "4"})
    port, cloak = Port(session, 0), session.table.named("cloak")
    assert [*port.spent(cloak.id)] == []
    session.play.count("once:0", session.table.count("round") + 1, cloak)
    assert [*port.spent(cloak.id)] == [GUARDS]
    session.play.count("round", 2)
    assert [*port.spent(cloak.id)] == []

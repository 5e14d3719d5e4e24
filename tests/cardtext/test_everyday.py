"""Other words for what cards say: what is offered says what was written."""

from __future__ import annotations

from tabletop.cardtext.book import called
from tabletop.play.shelf.game_shelf import game_called


def test_they_are_somebody_who_is_named() -> None:
    wording = game_called("restless").wording
    assert wording is not None
    (read,) = wording.phrases.readings("When a Character misses, they lose 1 Health.")
    assert str(read) == "When a Character misses, that Character loses 1 Health."
    assert not wording.phrases.readings("At the end of each round, he or she takes 2 damage.")


def test_a_card_may_call_itself_by_its_name() -> None:
    for game, name, itself, written, meant in (
        (
            "parsifal",
            "The Thorn Guard",
            "this character",
            "When the Thorn Guard is locked, you may send its locker to Limbo.",
            "When this character is locked, you may send its locker to Limbo.",
        ),
        ("parsifal", "Shroud", "this", "The Shroud cannot be dropped.", "This cannot be dropped."),
        (
            "restless",
            "Old Heron, the Elder",
            "the Target",
            "Old Heron has +1 Attack.",
            "The Target has +1 Attack.",
        ),
    ):
        wording = game_called(game).wording
        assert wording is not None
        own = called(name, itself)
        assert [str(each) for each in wording.phrases.readings_of_card(written, own)] == [meant]
        assert not wording.phrases.readings(written)
        assert itself in dict(wording.itself).values()

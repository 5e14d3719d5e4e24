"""Modules add words to a grammar, and whose clash cannot be in play together."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from tabletop.grammar.english.language import English
from tabletop.grammar.extended import Extended, Words, extended
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.grammar.measure import measure
from tabletop.grammar.noun import named, people, unit
from tabletop.grammar.verb import verb
from tabletop.packs.card_wording import Wording
from tabletop.play.rules.game_box import Clash
from tests.play.test_clashes import BELFRY, module

RINGER = "Ringer"


def done(context: Any, who: int, n: int) -> None:
    """It is done."""


def base() -> Grammar:
    """A grammar of its own for each test."""
    made = Grammar(English())
    ringer = people(made, RINGER, "Ringers")
    verb(made, "ring bells", ringer, "[pull] {n}", does=done, unit=unit(made, "rope", "ropes"))
    return made


def frost(made: Grammar) -> None:
    """Words of a module: a person, a measure, a verb, an idiom."""
    ringer = _ringer(made)
    cold = unit(made, "Cold", much=True)
    named(ringer, "coldest", "the coldest Ringer")
    measure(made, "Cold", ringer, cold, lambda table, who: 3)
    verb(made, "shiver", ringer, "[shiver] {n}", does=done, unit=cold, only=("done",))
    idiom(made, "action", "it snows", run=lambda context: None)


def _ringer(made: Grammar) -> Any:
    from tabletop.grammar.nouns import People

    return People(made, RINGER, "Ringers", "who")


def night(made: Grammar) -> None:
    """Words of another, which has one part of the same name."""
    idiom(made, "action", "it snows", run=lambda context: None)


def dusk(made: Grammar) -> None:
    """Words of one that says something else in the same words."""
    idiom(made, "action", "darkness falls", "it snows", run=lambda context: None)


SAID = (
    "The coldest Ringer pulls 2 ropes.",
    "If you have 3 Cold or more, it snows.",
    "Each Ringer shivers 2 Cold.",
    "Each Ringer that has more Cold than you pulls 1 rope for each Cold you have.",
    "2 Ringers that have 3 Cold or more pull 1 rope.",
)


def test_all_parts_of_the_game_and_of_its_modules_stand_in_one_sentence() -> None:
    game = base()
    wider = extended(game, "Belfry", [("Frost", frost)])
    for words in SAID:
        found = wider.readings(words)
        assert [str(each) for each in found] == [words], "the game's own verbs print it, too"
        assert not game.readings(words), "the game without the module does not know it"
    assert wider.readings("Each Ringer pulls 1 rope.") == game.readings("Each Ringer pulls 1 rope.")


def test_each_set_of_modules_is_asked_once_however_many_sets_there_are() -> None:
    game, asked = base(), Counter[str]()

    class Counted(Extended):
        def own_words(self, category: str, value: Any) -> list[str] | None:
            asked[category] += 1
            return super().own_words(category, value)

    sets = 30
    game.wider += [Counted(game, "Belfry") for _ in range(sets)]
    wider = extended(game, "Belfry", [("Frost", frost)])
    for words in SAID:
        asked.clear()
        [picked] = wider.readings(words)
        assert str(picked) == words
        assert asked["begins"] <= sets, "none asks the others on the way"


def test_a_set_of_modules_that_clashes_leaves_nothing_behind() -> None:
    game = base()
    with pytest.raises(ValueError, match="both have"):
        extended(game, "Belfry", [("Ash", frost), ("Elm", night)])
    assert game.wider == []


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((frost, night), "Ash and Elm both have the idiom 'it snows'."),
        ((frost, dusk), "Ash and Elm both have the words 'it snows'."),
        ((base_again := lambda made: people(made, RINGER, "Ringers"),),
         "Belfry and Ash both have the noun 'Ringer'."),
    ],
)  # fmt: skip
def test_a_clash_names_both(words: tuple[Words, ...], why: str) -> None:
    titles = ("Ash", "Elm")
    with pytest.raises(ValueError, match=why):
        extended(base(), "Belfry", zip(titles, words, strict=False))


def test_modules_bring_them_to_the_game_they_are_in_play_with() -> None:
    assert BELFRY.wording is not None
    grammar = base()
    own = Wording(BELFRY.wording.pack, grammar)
    game = replace(BELFRY, wording=own)
    both = (module("ash", words=frost), module("elm", words=night))
    from tabletop.play.shelf.assembly import assemble

    with pytest.raises(Clash, match="Ash and Elm both have the idiom"):
        assemble(replace(game, modules=both), both)
    alone = both[:1]
    made = assemble(replace(game, modules=alone), alone)
    assert made.wording is not None
    assert [str(each) for each in made.wording.phrases.readings(SAID[0])] == [SAID[0]]
    bare = replace(game, wording=None, modules=alone)
    with pytest.raises(Clash, match="has no grammar"):
        assemble(bare, alone)

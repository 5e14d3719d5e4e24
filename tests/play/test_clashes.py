"""Modules that cannot be in play together are refused, with a sentence that says what clashes."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from tabletop.grammar.extended import Words
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.grammar.noun import more_words
from tabletop.play.rules.deeds import Deed, Reactions
from tabletop.play.rules.game import Game
from tabletop.play.rules.game_box import Clash
from tabletop.play.rules.mechanisms import Contribution, Precedence
from tabletop.play.rules.modifiers import Modifiers
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Steps, go
from tabletop.play.shelf.assembly import assemble
from tabletop.play.shelf.game_shelf import game_called
from tabletop.play.shelf.module import Module, Placing, Replacement, Wrap
from tabletop.table.table import Flow

BELFRY = game_called("belfry")
assert BELFRY.wording is not None
BOOK = BELFRY.wording.phrases


class Knelled(Deed):
    """Something to hear of."""


def module(id: str, **brings: Any) -> Module:
    """A module called after its id."""
    return Module(id=id, title=id.capitalize(), blurb="", **brings)


def assembled(*modules: Module, order: Mapping[str, Precedence] = {}) -> Game:
    """The belfry with *modules*, and nothing but *order* for who comes first."""
    boxes = tuple(sorted(modules, key=lambda module: module.id))
    return assemble(replace(BELFRY, modules=boxes, order=order), modules)


def around(inner: Any, play: Play, bell: int) -> Flow:
    """A hand on the toll."""
    return go("take", bell=bell)


def instead(play: Play, bell: int) -> Flow:
    """Another toll."""
    return go("take", bell=bell)


def rest(play: Play) -> None:
    """Nothing."""


def steps(name: str) -> Steps:
    """A step of that name."""
    made = Steps()

    def run(play: Play) -> Flow:
        return go("ring")

    run.__name__ = name
    made.step("Something", rule="ABC-001", then="ring")(run)
    return made


def hears() -> Reactions:
    """What hears of a knell."""
    made = Reactions()
    made.after(Knelled, lying_in="tower")(lambda play, piece, deed: None)
    return made


def sets() -> Modifiers:
    """What sets a tone."""
    made = Modifiers()
    made.of("tone", "set")(lambda table, seat, piece: None)
    return made


def says(**nouns: str) -> Words:
    """More metals."""

    def words(grammar: Grammar) -> None:
        more_words(grammar, "metal", nouns)

    return words


def phrases(template: str) -> Words:
    """One more idiom."""

    def words(grammar: Grammar) -> None:
        idiom(grammar, "trait", template)

    return words


WRAPS = {"wraps": (Wrap("toll", "ABC-001", around),)}
AFTER = (Placing("toll", "ash_rest", "Resting", "ABC-001", rest),)
THEN = (Placing("toll", "elm_nap", "Napping", "ABC-001", rest),)
UNWRITTEN = "nothing says which of them comes first: the game's order has no"


@pytest.mark.parametrize(
    ("modules", "words"),
    [
        ((module("ash", needs=frozenset({"elm"})),), "Ash needs 'elm'."),
        ((module("ash", bars=frozenset({"elm"})), module("elm")), "Ash does not go with Elm."),
        ((module("ash", fault="It cannot be loaded."),), "It cannot be loaded."),
        (
            (module("ash", wraps=(Wrap("chime", "ABC-001", around),)),),
            "Ash changes the step 'chime', which there is not.",
        ),
        (
            (module("ash", replaces=(Replacement("chime", "ABC-001", instead),)),),
            "Ash changes the step 'chime', which there is not.",
        ),
        (
            (module("ash", places=(Placing("chime", "ash_a", "A", "ABC-001", rest),)),),
            "Ash changes the step 'chime', which there is not.",
        ),
        (
            (
                module("ash", replaces=(Replacement("toll", "ABC-001", instead),)),
                module("elm", replaces=(Replacement("toll", "ABC-001", instead),)),
            ),
            "Ash and Elm both replace “Tolling”.",
        ),
        (
            (module("ash", **WRAPS), module("elm", **WRAPS)),
            f"Ash and Elm both change “Tolling”, and {UNWRITTEN} 'wraps toll' with both.",
        ),
        (
            (module("ash", places=AFTER), module("elm", places=THEN)),
            f"Ash and Elm both change what follows “Tolling”, and {UNWRITTEN} 'after toll' with "
            "both.",
        ),
        (
            (module("ash", reactions=hears()), module("elm", reactions=hears())),
            "Ash and Elm both change what is done about 'after Knelled', and "
            f"{UNWRITTEN} 'hears after Knelled' with both.",
        ),
        (
            (module("ash", modifiers=sets()), module("elm", modifiers=sets())),
            f"Ash and Elm both change what 'tone' is set to, and {UNWRITTEN} 'sets tone' with "
            "both.",
        ),
        (
            (
                module("ash", records=(Contribution("pile", 7, "a"),)),
                module("elm", records=(Contribution("pile", 7, "b"),)),
            ),
            f"Ash and Elm both change what is of rank 'pile 7', and {UNWRITTEN} 'ranks pile 7' "
            "with both.",
        ),
        (
            (module("ash", wraps=(Wrap("toll", "ABC-001", lambda inner, play: go("ring")),)),),
            "Ash changes “Tolling”, but cannot take what it does: got an unexpected keyword "
            "argument 'bell'.",
        ),
        (
            (module("ash", replaces=(Replacement("toll", "ABC-001", around),)),),
            "Ash changes “Tolling”, but cannot take what it does: missing a required argument: "
            "'play'.",
        ),
        (
            (module("ash", places=(Placing("ash_a", "ash_a", "Rest", "ABC-001", rest),)),),
            "“Rest” comes after itself.",
        ),
        (
            (module("ash", steps=steps("rest")),),
            "Ash brings the step 'rest', which does not begin with 'ash'.",
        ),
        (
            (module("ash", words=says(tin="tin")), module("elm", words=says(lead="tin"))),
            "Ash and Elm both have the words 'tin'.",
        ),
        (
            (
                module("ash", words=phrases("it rings by itself")),
                module("elm", words=phrases("it rings by itself")),
            ),
            "Ash and Elm both have the idiom 'it rings by itself'.",
        ),
    ],
)
def test_what_clashes_is_said(modules: tuple[Module, ...], words: str) -> None:
    with pytest.raises(Clash) as told:
        assembled(*modules)
    assert told.value.why == words
    if len(modules) > 1:
        with pytest.raises(Clash) as turned:
            assembled(*reversed(modules))
        assert turned.value.why == words, "whichever was put in play first"


def test_an_order_that_names_only_one_of_them_says_nothing() -> None:
    order = {"wraps toll": Precedence(("ash",), "Who is first")}
    with pytest.raises(Clash, match="nothing says"):
        assembled(module("ash", **WRAPS), module("elm", **WRAPS), order=order)
    both = {"wraps toll": Precedence(("elm", "oak", "ash"), "Who is first", "ABC-002")}
    told = assembled(module("ash", **WRAPS), module("elm", **WRAPS), order=both).changed
    assert ("Who is first: first Elm, then Ash.", "ABC-002") in [(t.words, t.rule) for t in told]


def test_nothing_is_changed_of_a_module_that_is_not_in_play() -> None:
    hands = Wrap("elm_rest", "ABC-001", around, of="elm")
    alone = assembled(module("ash", wraps=(hands,)))
    assert alone.changed == ()
    with pytest.raises(Clash, match="elm_rest"):
        assembled(module("ash", wraps=(hands,)), module("elm"))


def test_a_module_may_place_a_step_after_one_that_another_places() -> None:
    after = Placing("ash_rest", "elm_dream", "Dreaming", "ABC-001", rest, of="ash")
    both = assembled(module("ash", places=AFTER), module("elm", places=(after,)))
    play: Any = None
    flow = next_flow(both, "ash_rest", onward="take", bell=3)
    assert flow == go("elm_dream", onward="take", bell=3), play
    assert next_flow(both, "elm_dream", onward="take", bell=3) == go("take", bell=3)


def next_flow(game: Game, step: str, **args: Any) -> Flow:
    """Where *step*, which asks nothing, leads."""

    class Going:
        """As much of a play as is looked at."""

        table = type("Table", (), {"outcome": None})

    rules: Any = game.steps[step].run(Going(), **args)  # type: ignore[arg-type]
    try:
        next(rules)
    except StopIteration as done:
        flow: Flow = done.value
        return flow
    raise AssertionError("it asks something")


def test_a_noun_of_one_module_stands_in_the_words_of_another_and_of_the_game() -> None:
    def wants(grammar: Grammar) -> None:
        idiom(grammar, "trait", "it wants {metal}", slots={"metal": "metal"})

    game = assembled(module("ash", words=says(tin="tin")), module("elm", words=wants))
    assert game.wording is not None
    for words in ("It wants tin.", "It is made of tin.", "It is made of iron."):
        (clause,) = game.wording.phrases.readings(words)
        assert str(clause) == words
    (made,) = game.wording.phrases.readings("It is made of tin.")
    (known,) = BOOK.readings("It is made of iron.")
    assert made.phrase is known.phrase, "rules that look for it find it"
    assert not BOOK.readings("It is made of tin."), "the game without the module"


def test_nine_modules_assemble_in_all_combinations_whichever_comes_first() -> None:
    ids = [f"m{n}" for n in range(9)]
    order = {"wraps toll": Precedence(tuple(ids[::-1]), "Who is first", "ABC-001")}
    nine = [
        module(id, **WRAPS, words=says(**{id: id}), records=(Contribution("pile", n, id),))
        for n, id in enumerate(ids)
    ]
    base = replace(BELFRY, modules=tuple(nine), order=order)
    for some in range(10):
        for chosen in combinations(nine, some):
            made, turned = assemble(base, chosen), assemble(base, reversed(chosen))
            assert made.changed == turned.changed
            assert made.records == turned.records
            assert made.edition == "+".join(("belfry", *(each.id for each in chosen)))
            own = [record for record in made.records_of("pile") if record in ids]
            assert own == [each.id for each in reversed(chosen)]


def test_the_rules_of_an_edition_grow_with_those_of_its_modules() -> None:
    older, newer = module("ash"), module("ash", rules_version=1)
    assert assembled(older).rules_version == BELFRY.rules_version
    assert assembled(newer).rules_version == BELFRY.rules_version + 1
    assert assembled(newer, module("elm", rules_version=2)).rules_version == (
        BELFRY.rules_version + 3
    )

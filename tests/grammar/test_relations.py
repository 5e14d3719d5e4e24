"""Who has whom, noun phrases, and to whom something is done: all positions of one declaration."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec import Struct

from tabletop.cardtext.subjects import ANYONE, AllOf, AnyOf
from tabletop.executor.whom import Whom
from tabletop.grammar.english.language import English
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import state
from tabletop.grammar.noun import kinds_of, names_of, objects_of, people
from tabletop.grammar.nouns import Whose
from tabletop.grammar.relation import relation
from tabletop.grammar.verb import Happens, verb
from tabletop.play.rules.deeds import Deed

ADA, BEN, CAT, DOG = 0, 1, 2, 3
PLAYERS = 10


class Takes(Deed, kw_only=True):
    """`by` takes `who`."""

    who: int
    by: int


class Kennel(Struct):
    """Who holds whom, and who is asleep."""

    holds: tuple[tuple[int, int], ...] = ()
    asleep: tuple[int, ...] = ()
    that: int = -1
    deed: Deed | None = None
    you: int = -1


@cache
def kennel() -> Grammar:
    """People who hold pets."""
    grammar = Grammar(English())
    owner = people(grammar, "owner", "owners", suffix="owner")
    names_of(owner, "owners", {"ada": "Ada", "ben": "Ben"})
    pet = people(grammar, "pet", "pets", "pet", pronoun="it", suffix="pet", players=False)
    kinds_of(pet, "kinds of pets", {"cat": ("Cat", "Cats"), "dog": ("Dog", "Dogs")})
    names_of(pet, "pets", {"rex": "Rex", "tom": "Tom"})
    whom = objects_of(pet, ("",))
    relation(
        grammar, "hold", owner, pet, "[hold]", pairs=lambda context: context.holds,
        passive=("held by {who}",), whose=Whose(),
    )  # fmt: skip
    state(
        grammar, pet, "[be] asleep", adjective=True,
        run=lambda context, who: any(n in context.asleep for n in grammar.meant(context, who)),
    )  # fmt: skip
    roles = {"who": "by", "whom": "who"}
    verb(
        grammar, "take", owner, f"[take] {{whom:{whom}}}", moment=("[take] {whom:pet}",),
        does=lambda context, who, whom: None, deed=Happens(Takes, roles=roles),
    )  # fmt: skip
    nouns = Whom()
    means = {"ada": [10], "ben": [11], "rex": [DOG], "tom": [CAT], "you": [10]}
    for kind, members in (("owner", [10, 11]), ("pet", [2, 3]), ("cat", [2]), ("dog", [3])):
        for quantifier in ("each", "one"):
            means[f"{quantifier} {kind}"] = members
    for value, found in means.items():
        nouns.noun(value)(lambda context, found=found: found)
    grammar.meant, grammar.includes = nouns.among, nouns.includes  # type: ignore[assignment]
    return grammar


def so(words: str, **table: Any) -> bool:
    """Whether what *words* say is true of a table."""
    (said,) = kennel().read("condition", words)
    return bool(said.run(Kennel(**table)))


BOTH = ((10, CAT), (10, DOG))


@pytest.mark.parametrize(
    ("words", "holds", "true"),
    [
        ("Ada holds Tom", BOTH, True),
        ("Ben holds Tom", BOTH, False),
        ("Ada or Ben holds a Cat", ((11, CAT),), True),
        ("Ada holds Rex and Tom", BOTH, True),
        ("Ada holds Rex and Tom", ((10, CAT),), False),
        ("nobody holds Rex", BOTH, False),
        ("nobody holds Rex", ((10, CAT),), True),
        ("each owner holds a pet", BOTH, False),
        ("each owner holds a pet", ((10, CAT), (11, DOG)), True),
        ("Ada holds 2 pets", BOTH, True),
        ("Ada holds 2 Cats", BOTH, False),
        ("Ada holds 1 or fewer pets", BOTH, False),
        ("Ada holds exactly 1 Cat", BOTH, True),
        ("Ben holds no pets", BOTH, True),
        ("you hold more pets than Ben", BOTH, True),
        ("Ben holds more pets than each owner", BOTH, False),
        ("Rex is held by Ada", BOTH, True),
        ("you hold an asleep pet", BOTH, True),
        ("you hold 2 asleep pets", BOTH, False),
        ("an asleep pet you hold is asleep", BOTH, True),
    ],
)
def test_it_is_true_of_who_has_whom(
    words: str, holds: tuple[tuple[int, int], ...], true: bool
) -> None:
    assert so(words, holds=holds, asleep=(DOG,)) is true


@pytest.mark.parametrize(
    ("words", "printed"),
    [
        ("a pet you hold", "any pet you hold"),
        ("your Cat", "a Cat you hold"),
        ("one of your asleep Cats", "an asleep Cat you hold"),
        ("your Cats", "each Cat you hold"),
        ("a pet held by Ben that is asleep", "any pet held by Ben that is asleep"),
        ("Rex, Tom or a Cat", "Rex, Tom or a Cat"),
        ("either Rex or Tom", "Rex or Tom"),
        ("all asleep Dogs", "each asleep Dog"),
        ("a Dog that is asleep", "an asleep Dog"),
        ("all pets", "each pet"),
    ],
)
def test_a_noun_phrase_is_the_same_in_other_words(words: str, printed: str) -> None:
    grammar = kennel()
    (read,) = grammar.read("pet/whom", words)
    assert grammar.printed("pet/whom", read) == printed
    assert grammar.read("pet/whom", printed) == [read]


def test_lists_are_of_any_or_of_all() -> None:
    grammar = kennel()
    assert grammar.read("pet", "Rex or a Cat") == [AnyOf(("rex", "one cat"))]
    assert grammar.read("pet", "Rex and Tom") == [AllOf(("rex", "tom"))]


@pytest.mark.parametrize(
    ("sentence", "who", "whom"),
    [
        ("When Ada takes Rex, Ben takes Tom.", "ada", "rex"),
        ("When Rex is taken by Ada, Ben takes Tom.", "ada", "rex"),
        ("When Rex is taken, Ben takes Tom.", ANYONE, "rex"),
        ("When an asleep Cat would be taken, Ben takes Tom.", ANYONE, None),
        ("Rex cannot be taken.", ANYONE, "rex"),
        ("Rex cannot be taken by Ben.", "ben", "rex"),
        ("No owner can take Rex.", "each owner", "rex"),
    ],
)
def test_to_whom_something_is_done_may_be_said_first(
    sentence: str, who: str, whom: str | None
) -> None:
    (clause,) = kennel().readings(sentence)
    said = clause.heads.get("trigger") or clause.body[0]
    assert said.values["who"] == who
    assert whom is None or said.values["whom"] == whom
    assert [str(each) for each in kennel().readings(str(clause))] == [str(clause)]

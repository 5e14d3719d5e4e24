"""What runs a phrase takes the context, and by name what its gaps say."""

from __future__ import annotations

from functools import partial, wraps
from typing import Any, cast

import pytest
from msgspec import Struct

from tabletop.cardtext.clause import Clause
from tabletop.grammar.english.language import English
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.vocabulary.deed_phrases import proposes
from tests.cardtext.toy_grammar import BURN, TOY


def drinks(run: Any) -> Grammar:
    """A grammar in which *run* does what one of its idioms says."""
    made = Grammar(English())
    idiom(made, "action", "drink {n}", run=run, slots={"n": "number"})
    return made


def test_an_action_runs_with_its_values_and_a_game_may_change_one() -> None:
    drunk: list[int] = []
    (clause,) = drinks(lambda table, n: table.append(n)).readings("Drink 3.")
    assert clause.values == {"n": 3}
    clause.run(drunk)
    clause.run(drunk, n=4)
    assert drunk == [3, 4]
    assert clause.values["n"] == 3


def test_a_trait_is_looked_for_and_not_run() -> None:
    (clause,) = TOY.readings("Cups burn.")
    assert isinstance(clause, Clause)
    assert (clause.phrase, clause.values) == (BURN, {"suit": "cups"})
    with pytest.raises(TypeError, match="Nothing runs 'Cups burn'"):
        clause.run()


class Given(Struct, kw_only=True):
    who: int
    n: int = 1


def passed(context: object, n: int) -> None: ...


class Inn:
    def serve(self, context: object, n: int) -> None: ...


@wraps(passed)
def passing(context: object, who: int, **said: object) -> None: ...


REFUSED: dict[str, tuple[Any, str]] = {
    "too much": (lambda play, card, n: None, "no gap gives it card."),
    "misnamed": (lambda context, amount: None, "no parameter for {n}, and no gap gives it amount."),
    "no context": (lambda n: None, "no parameter for {n}."),
    "nothing": (lambda: None, "no parameter for the context and {n}."),
    "by name only": (lambda *, n: None, "no parameter for the context."),
    "needs a name": (lambda context, *, n, dispels: None, "no gap gives it dispels."),
    "settled twice": (partial(passed, 1, 2), "no parameter for the context and {n}."),
    "what is wrapped": (passing, "no gap gives it who."),
    "a deed": (proposes(cast(Any, Given)), "no gap gives it who."),
    "no function": (3, "3 runs no phrase: it is no function."),
}


@pytest.mark.parametrize(("run", "told"), REFUSED.values(), ids=REFUSED)
def test_what_does_not_take_the_context_and_the_gaps_is_not_registered(run: Any, told: str) -> None:
    with pytest.raises(TypeError) as refused:
        drinks(run)
    assert told in str(refused.value)
    assert "'drink {n}'" in str(refused.value) or run == 3


@pytest.mark.parametrize(
    "run",
    [
        passed,
        partial(passed),
        partial(lambda zone, context, n: None, "deck"),
        partial(lambda context, n, zone: None, zone="deck"),
        lambda context, n, sign=1, *, zone="deck": None,
        lambda *args, **said: None,
        lambda *args, n: None,
        Inn().serve,
        wraps(lambda n: None)(lambda context, **said: None),
        wraps(passed)(lambda context, **said: None),
    ],
)
def test_what_takes_them_is_registered_however_it_is_written(run: Any) -> None:
    (clause,) = drinks(run).readings("Drink 2.")
    assert clause.run("context") is None

"""Declarations know no language: what a grammar speaks words them."""

from __future__ import annotations

import ast
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from tabletop.grammar.english import measures, positions
from tabletop.grammar.english.language import English
from tabletop.grammar.function import worded
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.measure import measure
from tabletop.grammar.noun import people, unit
from tabletop.grammar.verb import verb
from tabletop.play.rules.deeds import Deed
from tests.architecture.sources import ROOT


class Loses(Deed, kw_only=True):
    """Somebody loses so much."""

    who: int
    n: int


def ban(grammar: Grammar, function: Any, subject: Any, frames: Any, people: str) -> None:
    made = function.construction()
    for frame in frames:
        worded(made, f"{{who:{people}/1}} darf nicht {positions.inflected(frame, str)}")
    grammar.add(made)


def bounded(grammar: Grammar, function: Any, *told: Any) -> None:
    made, more = function.construction(), " oder mehr" if told[-1] else ""
    worded(made, f"{{who:who/1}} hat {{n:number}}{more}")
    grammar.add(made)


class German(English):
    """As English, but for what is forbidden, and for bounds."""

    rooms: ClassVar = {
        **English.rooms,
        "positions": SimpleNamespace(**{**vars(positions), "ban": ban}),
        "measures": SimpleNamespace(**{**vars(measures), "bounded": bounded}),
    }


def declared(grammar: Grammar) -> Grammar:
    hero = people(grammar, "Held", "Helden")
    health = unit(grammar, "Leben", much=True)
    measure(grammar, "Leben", hero, health, lambda table, who: 1, bounded=True)
    verb(grammar, "lose", hero, "[verlieren] {n}", unit=health, deed=Loses)
    return grammar


def test_a_room_of_another_language_words_the_same_declarations() -> None:
    here, there = declared(Grammar(English())), declared(Grammar(German()))
    english, german = "Each Held cannot verlieren Leben.", "Each Held darf nicht verlieren Leben."
    assert [str(each) for each in here.readings(english)] == [english]
    assert [str(each) for each in there.readings(german)] == [german]
    assert not here.readings(german)
    assert not there.readings(english)
    assert there.readings("Each Held hat 3 oder mehr.")


@pytest.mark.parametrize(
    "of", ["verb", "measure", "noun", "period", "number", "numbered", "idiom", "joints"]
)
def test_declarations_import_no_language(of: str) -> None:
    tree = ast.parse((ROOT / "tabletop" / "grammar" / f"{of}.py").read_text("utf-8"))
    asked = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert asked
    assert not [each for each in asked if "english" in each]

"""Chapter 18: damage of a hit that depends on its roll or on its position among the hits."""

from __future__ import annotations

from tabletop.executor.sentence import Line
from tabletop.games.restless.cards.grammar import GRAMMAR, THIS
from tabletop.games.restless.choices.attack_means import Means
from tabletop.games.restless.party.fortune.rolls import Rolled
from tabletop.games.restless.running.changed_rules import ruled
from tabletop.games.restless.running.executor import speaking
from tabletop.games.restless.table.table_reads import character
from tabletop.grammar.construction import of_value
from tabletop.grammar.function import Function
from tabletop.grammar.idiom import idiom
from tabletop.grammar.noun import words
from tabletop.play.rules.play import Play
from tabletop.table.table import Table


def _several(text: str) -> int | None:
    """`20s`: all dice that show this number."""
    return int(text[:-1]) if text[-1:] == "s" and text[:-1].isdecimal() else None


TWICE = "twice"
"""The rule that doubles the damage of a hit after all additions."""

words(
    GRAMMAR, "hit",
    {
        "round": "the first hit of each round",
        "own": "each Character's first hit in each Battle",
        "yours": "your first hit in each Battle",
    },
)  # fmt: skip
_THE_BATTLE = "(in|of) (this|each|a) Battle"
GRAMMAR.add(
    of_value("hit", "round").also(
        "the first hit (against the Target|) (each|in each|every|of every) round",
        "the first hit of the round",
    ),
    of_value("hit", "own").also(f"each Character 's first hit {_THE_BATTLE}"),
    of_value("hit", "yours").also(f"your first hit {_THE_BATTLE}"),
    of_value("dealt", TWICE, "double damage").also("twice the damage"),
)
GRAMMAR.passes("dealt", "change/dealt", "change/dealt/said")
GRAMMAR.kind("dealt")
GRAMMAR.token("numbers", _several, lambda n: f"{n}s")


def _dealing(template: str, *also: str, **slots: str) -> Function:
    """The sentences that change the damage of one hit."""
    return idiom(
        GRAMMAR, "modifier", template, *also, slots={"more": "dealt", **slots}, sort="number"
    )


NATURAL = _dealing(
    "attacks with a natural {n} deal {more}", "a attack with a natural {n} deals {more}",
    "natural {n:numbers} deal {more}", "hits with a natural {n} deal {more}", n="number",
)  # fmt: skip
HIT = _dealing("{hit} deals {more}", hit="hit")
ON_ROLL = _dealing(
    f"{THIS.name} deals {{more}} on a roll of {{so}}",
    f"on a roll of {{so}} , {THIS.name} deals {{more}}",
    f"if your (final|) roll with {THIS.name} is {{so}} , (it|{THIS.name}) deals {{more}}",
    so="rolled",
)  # fmt: skip


def dealt(play: Play, slot: int, means: Means, rolled: Rolled) -> int:
    """RST-180: the damage of a hit of *slot*. The number of the hit is recorded if it matters."""
    table = play.table
    lines = ruled(table, NATURAL, HIT, ON_ROLL)
    meant = [line for line in lines if _means(table, slot, means, rolled, line)]
    n = means.harm.n + sum(_added(table, slot, line) for line in meant)
    if any(line.clause.phrase is HIT for line in lines):
        _note(play, slot)
    doubled: int = sum(line.clause.values["more"] == TWICE for line in meant)
    return max(0, n << doubled)


def _added(table: Table, slot: int, line: Line) -> int:
    """The addition of a sentence to a hit of *slot*."""
    more = line.clause.values["more"]
    if more == TWICE:
        return 0
    return int(speaking(table, line.piece, line.sentence, slot).amount(more.by))


def _means(table: Table, slot: int, means: Means, rolled: Rolled, line: Line) -> bool:
    """Whether a sentence is about this hit."""
    said, phrase = line.clause.values, line.clause.phrase
    if line.bearer not in (-1, slot):
        return False
    if phrase is ON_ROLL:
        return line.piece.id == means.piece and said["so"].holds(rolled.final)
    return rolled.raw == said["n"] if phrase is NATURAL else _is(table, slot, said["hit"])


def _is(table: Table, slot: int, hit: str) -> bool:
    """Whether the next hit is the first of its kind."""
    if hit == "round":
        return table.count("hit_in") != _round(table)
    piece = character(table, slot)
    return piece is not None and piece.counters.get("hit_in") != table.count("battles")


def _note(play: Play, slot: int) -> None:
    play.count("hit_in", _round(play.table))
    piece = character(play.table, slot)
    if piece is not None:
        play.count("hit_in", play.table.count("battles"), piece)


def _round(table: Table) -> int:
    """A different number for each round."""
    return 1000 * table.count("battles") + table.count("round")

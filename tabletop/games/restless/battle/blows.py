"""Chapter 18: what a hit deals that hangs on its roll, or on which hit it is."""

from __future__ import annotations

from tabletop.games.restless.cards.grammar import GRAMMAR, THIS
from tabletop.games.restless.choices.attack_means import Means
from tabletop.games.restless.party.fortune.rolls import Rolled
from tabletop.games.restless.running.changed_rules import ruled
from tabletop.games.restless.table.table_reads import character
from tabletop.grammar.construction import of_value
from tabletop.grammar.idiom import idiom
from tabletop.play.rules.play import Play
from tabletop.table.table import Table

HITS = {
    "round": ("the first hit of each round",
              "the first hit (against the Target|) (each|in each|every|in every) round"),
    "own": ("each Character 's first hit in each Battle",
            "each Character 's first hit (of|in) (a|this|every) Battle"),
    "yours": ("your first hit in each Battle", "your first hit (of|in) (a|this|every) Battle"),
}  # fmt: skip
"""Which hit it is, and how that is said; the first is printed."""

for _value, _words in HITS.items():
    GRAMMAR.add(of_value("hit", _value, *_words))
GRAMMAR.kind("hit")
_MORE = {"more": "change/dealt"}
_SAID = "{more:change/dealt/said}"
_N = {"n": "number"}
NATURAL = idiom(
    GRAMMAR, "modifier", "attacks with a natural {n} deal {more}",
    f"attacks with a natural {{n:number}} deal {_SAID}",
    "a attack with a natural {n:number} deals {more:change/dealt}",
    slots={**_N, **_MORE}, sort="number",
)  # fmt: skip
HIT = idiom(
    GRAMMAR, "modifier", "{hit} deals {more}", f"{{hit:hit}} deals {_SAID}",
    slots={"hit": "hit", **_MORE}, sort="number",
)  # fmt: skip
HIT_DOUBLE = idiom(
    GRAMMAR, "modifier", "{hit} deals double damage", "{hit:hit} deals twice (the|as much) damage",
    slots={"hit": "hit"}, sort="number",
)  # fmt: skip
DOUBLE = idiom(
    GRAMMAR, "modifier", f"{THIS.name} deals double damage on a roll of {{n}} or more",
    f"if your (final|) roll with {THIS.name} is {{n:number}} or more , "
    f"({THIS.name}|it) deals double damage",
    f"{THIS.name} deals double damage (on|if you roll) {{n:number}} or (more|higher)",
    slots=_N, sort="number",
)  # fmt: skip

BLOWS = (NATURAL, HIT, HIT_DOUBLE, DOUBLE)
"""What changes the damage of one hit, in the order in which it does."""


def dealt(play: Play, slot: int, means: Means, rolled: Rolled) -> int:
    """RST-180: the damage of a hit of *slot*; which hit it is, is noted where that matters."""
    n, table = means.harm.n, play.table
    lines = ruled(table, *BLOWS)
    for line in lines:
        clause, phrase = line.clause, line.clause.phrase
        if line.bearer not in (-1, slot):
            continue
        said = clause.values
        if phrase is DOUBLE:
            meant = line.piece.id == means.piece and rolled.final >= said["n"]
        else:
            meant = rolled.raw == said["n"] if phrase is NATURAL else _is(table, slot, said["hit"])
        if meant:
            n = n + said["more"].by if "more" in said else 2 * n
    if any(line.clause.phrase in (HIT, HIT_DOUBLE) for line in lines):
        _note(play, slot)
    return max(0, n)


def _is(table: Table, slot: int, hit: str) -> bool:
    """Whether the hit that is about to be dealt is the first of its kind."""
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
    """A number of its own for each round."""
    return 1000 * table.count("battles") + table.count("round")

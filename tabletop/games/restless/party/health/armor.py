"""Chapter 5: Armor: what takes damage before Health does, and from which of it that is taken."""

from __future__ import annotations

from collections import Counter
from functools import partial

from tabletop.games.restless.cards import content
from tabletop.games.restless.choices.act_declaration import declaring, one_of, said_of
from tabletop.games.restless.running.changed_rules import NO_ARMOR, rule_by
from tabletop.games.restless.running.deeds import ArmorUsedUp
from tabletop.games.restless.running.question_context import name
from tabletop.games.restless.running.questions import unless_gone
from tabletop.games.restless.table.table_reads import character, inventory
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Part, Said
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def soak(play: Play, slot: int, n: int) -> Rules[int]:
    """RST-050 to RST-052: Armor takes damage point by point; returns what is left of it."""
    if rule_by(play.table, NO_ARMOR, bearer=slot):
        return n
    while n > 0:
        sources = armor_sources(play.table, slot)
        if not sources:
            return n
        if _is_open(play.table, slot, n, Counter()):
            points = yield from _from_which(play, slot, n)
        else:
            points = Counter({sources[0].id: min(n, sources[0].counters["armor"])})
        for number, used in points.items():
            n -= yield from _use_up(play, slot, number, used)
    return 0


def _use_up(play: Play, slot: int, number: int, used: int) -> Rules[int]:
    """RST-052: so much Armor of one source is gone, or all there still is; how much that was."""
    if not any(source.id == number for source in armor_sources(play.table, slot)):
        return 0
    source = play.table.pieces[number]
    used = min(used, source.counters["armor"])
    play.count("armor", source.counters["armor"] - used, source)
    play.say("{} of armor on {} is used up.", used, source, rule="RST-052")
    if not play.table.pieces[number].counters.get("armor"):
        yield from play.happen(ArmorUsedUp(slot, by=number))
    return used


def armor_sources(table: Table, slot: int) -> list[Piece]:
    """RST-048, RST-049: the Character itself and the Items it holds, as far as they have Armor."""
    piece = character(table, slot)
    mine = [piece] if piece else []
    return [each for each in (*mine, *inventory(table, slot)) if each.counters.get("armor", 0) > 0]


def _is_open(table: Table, slot: int, n: int, taken: Counter[int]) -> bool:
    """RST-051: whether anything can be chosen of *n* points, once so many are *taken*."""
    left = [source.counters["armor"] - taken[source.id] for source in armor_sources(table, slot)]
    return len([each for each in left if each > 0]) > 1 and sum(left) > n - taken.total() > 0


def _from_which(play: Play, slot: int, n: int) -> Rules[Counter[int]]:
    """RST-051: with several sources its controller says from which, all *n* points in one answer.

    Of one from a journal of the time when each point was asked by itself the rest is asked again.
    """
    answer = yield from unless_gone(
        play,
        lambda: _which_armor(play.table, slot, n),
        lambda: not _is_open(play.table, slot, n, Counter()),
    )
    return _taken(said_of(answer)) if answer else Counter()


def _taken(said: Said) -> Counter[int]:
    return Counter(int(chosen[0].value) for chosen in said.values())


def _which_armor(table: Table, slot: int, n: int) -> Decision:
    ask, options = _next_point(table, slot, n, Counter())
    asked = Decision(slot, ask, "RST-051", options)
    return declaring(table, asked, partial(_more_armor, slot, n))


def _more_armor(slot: int, n: int, table: Table, said: Said) -> Part | None:
    """RST-051: from which source the next point is taken, as long as there is a choice."""
    taken = _taken(said)
    if not _is_open(table, slot, n, taken):
        return None
    ask, options = _next_point(table, slot, n, taken)
    return one_of(f"point {len(said) + 1}", ask, "RST-051", options)


def _next_point(table: Table, slot: int, n: int, taken: Counter[int]) -> tuple[str, list[Option]]:
    options = []
    for source in armor_sources(table, slot):
        if (left := source.counters["armor"] - taken[source.id]) > 0:
            key, label = (
                f"{source.name}#{source.id}",
                f"{content.title(source.name)} ({left} Armor)",
            )
            options.append(Option(key, label, (source.id,), value=source.id))
    of = f" Point {taken.total() + 1} of {n}." if n > 1 else ""
    return f"{name(table, slot)} is hit: which Armor is used up first?{of}", options

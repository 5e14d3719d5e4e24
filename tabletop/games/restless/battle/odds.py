"""Chapters 17 and 18 in numbers: the chances of a roll, and its consequences."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import Such
from tabletop.games.restless.battle.chain import BY_CHAIN, course, god_table, has_chain, points
from tabletop.games.restless.cards import content
from tabletop.games.restless.choices.attack_means import Means, called, dealt_by, to_beat
from tabletop.games.restless.party.fortune.rolls import (
    Rolled,
    Told,
    bonus,
    failing,
    percent,
    rerolls_for_dice,
)
from tabletop.games.restless.party.health.harm import share_of, whole
from tabletop.games.restless.party.health.health_words import DIE, LOSE, TAKE
from tabletop.games.restless.running.executor import changed, speaking, text_of
from tabletop.games.restless.running.whom import WHOM
from tabletop.games.restless.table.table_reads import health, targets
from tabletop.table.piece import Piece
from tabletop.table.table import Table

SIDES = range(1, 21)


class Chances(NamedTuple):
    """The average result of one roll: the probability of success (0 to 1), and the damage `dealt`
    and `taken`."""

    success: float
    dealt: float
    taken: float

    def of(self, rolls: int) -> Chances:
        """The chances if failures are rolled again, up to the given number of *rolls*."""
        fails = 1 - self.success
        success = 1 - fails**rolls
        dealt = self.dealt / self.success * success if self.success else 0.0
        return Chances(success, dealt, self.taken * fails ** (rolls - 1))


# --- attacks -----------------------------------------------------------------------------------


def attack(table: Table, slot: int, target: Piece, means: Means) -> Chances:
    """RST-180, RST-181: one roll of *slot* against *target*."""
    deals = min(means.harm.n, target.counters.get("health", 0))
    if not means.kind:
        return Chances(1.0, deals, 0.0)
    added = bonus(table, slot, means.kind, means.piece)
    fails = failing(to_beat(table, target, slot), added)
    success = 1 - len(fails) / len(SIDES)
    return Chances(success, deals * success, lost(table, slot, target, means.kind, fails))


def lost(table: Table, slot: int, target: Piece, kind: str, fails: tuple[int, ...]) -> float:
    """The average Health that one roll costs the party if it fails with one of *fails*."""
    if kind not in ("combat", "dodge") or not fails:
        return 0.0
    if isinstance(content.card(target.name), content.God):
        return _by_table(table, slot, target, fails) / len(SIDES)
    if has_chain(table, target):
        n = _spread(table, slot, points(table, target, slot))
    else:
        n = _harm(table, slot, dealt_by(table, target, slot))
    return n * len(fails) / len(SIDES)


def _harm(table: Table, slot: int, n: int) -> int:
    """RST-042: the damage of *n* to *slot* before Armor, as changed by Realms and others."""
    return max(0, changed(table, "taken", n, slot))


def _spread(table: Table, slot: int, n: int) -> int:
    """RST-190: the cost to the party of *n* points of Chain Magic from *slot* on."""
    return sum(share_of(table, each, 1) for each in course(table, slot, n))


def _by_table(table: Table, slot: int, god: Piece, fails: tuple[int, ...]) -> float:
    """RST-246: the total Health that *fails* cost the party by the table of *god*."""
    rows = god_table(god.name)
    total = 0.0
    for (low, high), row in rows.rows if rows else ():
        often = sum(low <= final <= high for final in fails)
        if often and isinstance(row, Clause):
            total += often * sum(_cost(table, slot, god, said) for said in row.body)
    return total


def _cost(table: Table, slot: int, god: Piece, said: Said) -> float:
    """The Health cost of a God's row. Effects on Items, Sins and luck are not counted."""
    who, phrase = said.values.get("who", "you"), said.phrase
    if phrase is DIE["done"]:
        return health(table, slot)
    if phrase in BY_CHAIN:
        return _spread(table, slot, whole(table, slot, int(said.values["n"])))
    if phrase not in (TAKE["done"], LOSE["done"]):
        return 0
    about = speaking(table, god, text_of(god.name)[0], slot)
    all_of = who.noun if isinstance(who, Such) else who
    many = len(WHOM.among(about, who)) if all_of in ("each", "other") else 1
    return about.amount(said.values["n"]) * many


def _row(god: Piece, final: int) -> Clause | None:
    """RST-246: the row of *god*'s table for the roll *final*."""
    rows = god_table(god.name)
    row = rows.row(final) if rows else None
    return row if isinstance(row, Clause) else None


def miss(table: Table, slot: int, target: Piece, kind: str, final: int | None = None) -> str:
    """The result of a failed roll in words; for a God's table, the row of *final*, if it is
    known."""
    if kind not in ("combat", "dodge"):
        return "no harm"
    if isinstance(content.card(target.name), content.God):
        if final is None:
            return "as its card says"
        row = _row(target, final)
        return row.done if row else "nothing"
    if has_chain(table, target):
        return f"{points(table, target, slot)} damage by Chain Magic"
    return f"{_harm(table, slot, dealt_by(table, target, slot))} damage"


def labelled(table: Table, slot: int, means: Means) -> tuple[str, str]:
    """An attack as an answer: its effect and probability, with the average below."""
    what = called(table, means)
    foes = targets(table)
    if not means.kind or not foes:
        return f"{what}: {means.harm.n} damagewithout a roll", ""
    shots = f"{means.shots} shots, " if means.shots > 1 else ""
    first = f"{what}: {shots}{means.harm.n} damage"
    if len(foes) > 1:
        shares = (
            f"{content.title(foe.name)} {percent(attack(table, slot, foe, means).success)}"
            for foe in foes
        )
        return first, f"To hit: {', '.join(shares)}."
    chances = attack(table, slot, foes[0], means)
    missed = miss(table, slot, foes[0], means.kind) if means.kind == "combat" else ""
    return _promised(first, chances, means.shots, rerolls_for_dice(table), missed)


def to_hit(table: Table, slot: int, target: Piece, means: Means) -> str:
    """The same in two words."""
    return f"{percent(attack(table, slot, target, means).success)} to hit"


def aimed(table: Table, slot: int, target: Piece, means: Means) -> str:
    """RST-192: the chances against one of several Targets."""
    chances = attack(table, slot, target, means)
    return f"{percent(chances.success)} to hit. {_average(chances, 1)}."


# --- whether to reroll -------------------------------------------------------------------------


def attacking(table: Table, slot: int, target: Piece, means: Means, rolled: Rolled) -> Told:
    """RST-170: the consequences of a Combat or Ranged roll."""
    needed, chances = to_beat(table, target, slot), attack(table, slot, target, means)
    whom, deals = content.title(target.name), means.harm.n
    left = target.counters.get("health", 0)
    hit = f"{whom} takes {deals}" + (" and dies" if deals >= left else f" of its {left}")
    missed = f"A miss: {miss(table, slot, target, means.kind, rolled.final)}."
    return Told(
        f", against Die Defense {needed}",
        f"A hit: {hit}." if rolled.final >= needed else missed,
        f"{percent(chances.success)} to hit: {hit}. Else {miss(table, slot, target, means.kind)}.",
        _again(rerolls_for_dice(table), chances),
    )


def dodging(table: Table, slot: int, target: Piece, rolled: Rolled) -> Told:
    """RST-184: the consequences of a demanded Dodge roll."""
    needed = to_beat(table, target, slot)
    fails = failing(needed, bonus(table, slot, "dodge"))
    share = 1 - len(fails) / len(SIDES)
    away = rolled.final >= needed
    return Told(
        f", to dodge {content.title(target.name)} ({needed})",
        "Dodged." if away else f"Hit: {miss(table, slot, target, 'dodge', rolled.final)}.",
        f"{percent(share)} to dodge. Else {miss(table, slot, target, 'dodge')}.",
        _again(
            rerolls_for_dice(table), Chances(share, 0, lost(table, slot, target, "dodge", fails))
        ),
    )


def fleeing(table: Table, slot: int, needed: int, hurt: int, rolled: Rolled) -> Told:
    """RST-218, RST-219: the consequences of a Dodge roll while the party Flees."""
    share = 1 - len(failing(needed, bonus(table, slot, "dodge"))) / len(SIDES)
    hurt = _harm(table, slot, hurt)
    return Told(
        f", to get away ({needed})",
        "Away." if rolled.final >= needed else f"Caught: {hurt} damage.",
        f"{percent(share)} to get away. Else {hurt} damage.",
        _again(rerolls_for_dice(table), Chances(share, 0, (1 - share) * hurt)),
    )


# --- wording -----------------------------------------------------------------------------------


@lru_cache(4096)
def _promised(first: str, chances: Chances, shots: int, held: int, missed: str) -> tuple[str, str]:
    """This number of *shots*, and the effect of the rerolls that are *held*."""
    words = f"On average {_both(chances, shots)}"
    if held:
        again = chances.of(held + 1)
        rerolled = "with one reroll" if held == 1 else f"with up to {held} rerolls"
        words += f"; {rerolled} {_both(again, shots)} ({percent(again.success)})"
    words = f"A miss: {missed}. {words}." if missed else f"{words}."
    return f"{first}, {percent(chances.success)}", words


@lru_cache(4096)
def _again(held: int, chances: Chances) -> str:
    """One more roll, and all that are *held*."""
    words = f"Once more: {percent(chances.success)}. {_average(chances, 1)}."
    if held > 1:
        every = chances.of(held)
        words += f" With all {held}: {percent(every.success)}, {_both(every, 1)}."
    return words


def _average(chances: Chances, shots: int) -> str:
    return f"On average {_both(chances, shots)}"


def _both(chances: Chances, shots: int) -> str:
    """The damage dealt and taken, if there is any."""
    both = ((chances.dealt, "dealt"), (chances.taken, "taken"))
    return ", ".join(f"{n * shots:.1f} {word}" for n, word in both if n) or "nothing"

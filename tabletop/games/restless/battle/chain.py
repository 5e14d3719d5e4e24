"""Chapter 18: Chain Magic, which moves around the table point by point."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.die_table import DieTable, with_tables
from tabletop.cardtext.phrase import Phrase
from tabletop.games.restless.cards import content
from tabletop.games.restless.choices.attack_means import dealt_by
from tabletop.games.restless.party.health.armor import armor_sources
from tabletop.games.restless.party.health.harm import deal, share_of, whole
from tabletop.games.restless.running.changed_rules import (
    CHAIN,
    CHAIN_ALL,
    NO_ARMOR,
    REVERSED,
    rule_by,
)
from tabletop.games.restless.table.table_reads import (
    acting,
    character,
    health,
    living,
    slot_told,
    slots,
    targets,
)
from tabletop.packs.library import by_name
from tabletop.play.rules.game import Path
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def has_chain(table: Table, target: Piece) -> bool:
    """RST-188: whether *target* has Chain Magic, by itself or because every Target has it."""
    return _has_chain(target.name) or rule_by(table, CHAIN_ALL) is not None


@by_name
def _has_chain(name: str) -> bool:
    return any(clause.phrase is CHAIN for clause in content.says(name))


def chain(play: Play, slot: int, n: int, target: Piece) -> Rules[None]:
    """RST-188 to RST-190: deal all of it, point by point to the left around the table, skipping the
    dead."""
    at = slot
    for left in range(whole(play.table, slot, n), 0, -1):
        if not living(play.table):
            break
        while not health(play.table, at):
            at = _next(play.table, at)
        play.count("chain", left)
        play.count("chain_at", at + 1)
        yield from deal(play, at, share_of(play.table, at, 1), cause="target", target=target.id)
        at = _next(play.table, at)
    unchained(play)


def unchained(play: Play) -> None:
    """Clear the marks of Chain Magic."""
    for counter in ("chain", "chain_at"):
        if play.table.count(counter):
            play.count(counter, 0)


def _next(table: Table, slot: int) -> int:
    """RST-188: the slot to the left, or to the right if a card says so."""
    return (slot + _step(table)) % len(slots(table))


def _step(table: Table) -> int:
    return -1 if rule_by(table, REVERSED) else 1


# --- the expected way --------------------------------------------------------------------------


def course(table: Table, slot: int, n: int) -> list[int]:
    """RST-190: the slots that *n* points from *slot* on will strike, in order, if nobody reacts. A
    Character that falls is skipped from then on."""
    lives = {each: _life(table, each) for each in living(table)}
    struck: list[int] = []
    at, step, count = slot, _step(table), len(slots(table))
    while len(struck) < n and lives:
        if at in lives:
            struck.append(at)
            lives[at] -= share_of(table, at, 1)
            if lives[at] <= 0:
                del lives[at]
        at = (at + step) % count
    return struck


def _life(table: Table, slot: int) -> int:
    """The damage that kills the Character in *slot*."""
    if rule_by(table, NO_ARMOR, bearer=slot):
        return health(table, slot)
    armor = sum(piece.counters["armor"] for piece in armor_sources(table, slot))
    return health(table, slot) + armor


def paths(table: Table) -> tuple[Path, ...]:
    """The way that Chain Magic takes, or will take if the next roll fails."""
    at = slot_told(table, table.count("chain_at"))
    if left := table.count("chain"):
        words = "more point" if left == 1 else "more points"
        return tuple(_path(table, at, left, f"Chain Magic: {left} {words}", begun=True))
    slot = at if at >= 0 else _attacker(table)
    if slot < 0 or not health(table, slot):
        return ()
    found = {points(table, target, slot): target for target in targets(table)}
    return tuple(
        path
        for n, target in sorted(found.items())[-1:]
        for path in _path(table, slot, n, f"{content.title(target.name)}: {n} by Chain Magic")
    )


def _path(table: Table, slot: int, n: int, words: str, *, begun: bool = False) -> Iterator[Path]:
    struck = [character(table, each) for each in course(table, slot, n)]
    if stops := tuple(piece.id for piece in struck if piece):
        yield Path(stops, words, begun)


def _attacker(table: Table) -> int:
    """The acting slot that has an attack left; -1 if there is none."""
    slot = acting(table)
    piece = character(table, slot)
    if table.flow.step != "take_turn" or piece is None:
        return -1
    spent = table.flow.args.get("attacked") and not piece.counters.get("extra_attacks")
    return -1 if spent else slot


def points(table: Table, target: Piece, slot: int) -> int:
    """The Chain Magic damage of *target* if *slot* fails: the maximum if it depends on the roll; 0
    without Chain Magic."""
    if isinstance(content.card(target.name), content.God):
        rows = god_table(target.name)
        told = (row for _, row in rows.rows if isinstance(row, Clause)) if rows else ()
        return whole(table, slot, max(map(_printed, told), default=0))
    return whole(table, slot, dealt_by(table, target, slot)) if has_chain(table, target) else 0


def _printed(row: Clause) -> int:
    return sum(int(said.values["n"]) for said in row.body if said.phrase in BY_CHAIN)


BY_CHAIN: set[Phrase] = set()
"""The words of cards for taking damage in this way."""


@by_name
def god_table(god: str) -> DieTable | None:
    """RST-246: the result of a failed roll against the Traitor God called *god*."""
    lines = with_tables(content.said(god))
    tables = (line for line in lines if isinstance(line, DieTable) and line.roll is None)
    return next(tables, None)

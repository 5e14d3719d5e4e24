"""Chapter 5: Health, damage and Armor."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from tabletop.executor.sentence import Line
from tabletop.games.restless.party.health.armor import soak
from tabletop.games.restless.running.changed_rules import NO_HEAL, NO_MORE_ARMOR, rule_by
from tabletop.games.restless.running.deeds import (
    Falls,
    Happens,
    Heals,
    LosesHealth,
    TakesDamage,
    does,
)
from tabletop.games.restless.running.executor import changed, changed_by
from tabletop.games.restless.table.table_reads import character, health
from tabletop.play.rules.deeds import Doing
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def damage(
    play: Play, slot: int, n: int, *, cause: str, target: int = -1, past_armor: bool = False
) -> Rules[None]:
    """RST-042, RST-050: *n* damage to the Character in *slot*, Armor first unless it goes past.

    *cause* travels with it to a death: `target` (piece *target*), `flee`, or `card`.
    """
    if health(play.table, slot):
        n = changed(play.table, "taken", n, slot)
        yield from deal(play, slot, n, cause=cause, target=target, past_armor=past_armor)


def deal(
    play: Play, slot: int, n: int, *, cause: str, target: int = -1, past_armor: bool = False
) -> Rules[None]:
    """The same, with what cards make of it."""
    if n > 0:
        yield from play.happen(TakesDamage(slot, n, target, cause=cause, past_armor=past_armor))


def whole(table: Table, slot: int, n: int) -> int:
    """RST-190: the whole of *n* damage that *slot* brings on the party, with what changes it for
    everybody, before it is spread."""
    return max(0, changed_by(table, "taken", n, slot, _is_common))


def share_of(table: Table, slot: int, n: int) -> int:
    """RST-190: what *n* of it are for the Character in *slot*, with what changes it for that one
    alone."""
    return max(0, changed_by(table, "taken", n, slot, lambda line: not _is_common(line)))


def _is_common(line: Line) -> bool:
    """Whether a change holds for everybody."""
    whose = line.sentence.whose
    return whose == "each" or (whose is None and line.bearer < 0)


D = TypeVar("D", bound=Happens)


def to_somebody(doing: Callable[[D, Play], Doing]) -> Callable[[D, Play], Doing]:
    """RST-004: nothing befalls a Character that a hand has taken away meanwhile."""

    @wraps(doing)
    def done(deed: D, play: Play) -> Doing:
        if character(play.table, deed.who) is None:
            deed.prevented = True
            return None
        return doing(deed, play)

    return done


@does(TakesDamage)
@to_somebody
def takes(deed: TakesDamage, play: Play) -> Rules[None]:
    """RST-050: what Armor leaves of it."""
    if not deed.past_armor:
        deed.n = yield from soak(play, deed.who, deed.n)
    deed.prevented = deed.n <= 0 or character(play.table, deed.who) is None
    if not deed.prevented:
        lower(play, deed.who, deed.n)
        play.say("{} takes {} damage.", _of(play.table, deed.who), deed.n, rule="RST-042")
        yield from fall(play, deed.who, deed.cause, deed.target)


CAUSES = ("target", "flee", "card")
"""What a Character can die of."""


def cause_of(piece: Piece) -> str:
    """What a dead Character died of, by its counter `dead`: of a card's text where that is bent."""
    told = piece.counters.get("dead", 0) - 1
    return CAUSES[told] if told in range(len(CAUSES)) else "card"


def fall(play: Play, slot: int, cause: str, target: int) -> Rules[None]:
    """RST-046: who has no Health left would die, and is dead at that point if nothing helps.

    RST-190, RST-191: that is asked at once, so that whoever is saved stands in the way of the next
    point. What brought it there is noted for what becomes of the dead (RST-228 to RST-230).
    """
    piece = character(play.table, slot)
    if piece is None or piece.counters.get("health", 0) > 0:
        return
    if piece.counters.get("dead") or piece.counters.get("falling"):
        return
    falls, whole = Falls(slot, 0, target, cause=cause), piece.counters.get("missing", 0)
    if not whole:  # nothing is left by which it could live
        is_dead(falls, play)
        return
    _set_health(play, piece, 1, whole)  # a Character that would die still speaks
    play.count("falling", 1, piece)
    yield from play.happen(falls)
    if falls.prevented and character(play.table, slot) is not None:
        play.count("falling", 0, piece)
        stays = min(falls.n, whole) or piece.counters.get("health", 0)
        _set_health(play, piece, stays, whole)
        play.say("{} stays at {} Health.", piece, stays, rule="RST-046")


@does(Falls)
@to_somebody
def is_dead(deed: Falls, play: Play) -> None:
    """RST-228 to RST-230: what it died of is noted."""
    piece = _of(play.table, deed.who)
    if piece.counters.get("falling"):
        play.count("falling", 0, piece)
        whole = piece.counters.get("health", 0) + piece.counters.get("missing", 0)
        _set_health(play, piece, 0, whole)
    play.count("dead", CAUSES.index(deed.cause) + 1, piece)
    play.count("killer", deed.target + 1, piece)


def _set_health(play: Play, piece: Piece, n: int, whole: int) -> None:
    """RST-041: *n* counters on the left of the Health Bar, and the rest of *whole* on the right."""
    play.count("health", n, piece)
    play.count("missing", whole - n, piece)


def lower(play: Play, slot: int, n: int) -> None:
    """RST-042: counters go from the left of the Health Bar to the right."""
    piece = character(play.table, slot)
    assert piece is not None
    lost = min(n, piece.counters.get("health", 0))
    play.count("health", piece.counters.get("health", 0) - lost, piece)
    play.count("missing", piece.counters.get("missing", 0) + lost, piece)


def lose_health(
    play: Play, slot: int, n: int, *, cause: str = "card", target: int = -1
) -> Rules[None]:
    """RST-053: lost Health is no damage and passes Armor by."""
    if health(play.table, slot):
        yield from play.happen(LosesHealth(slot, n, target, cause=cause))


@does(LosesHealth)
@to_somebody
def loses(deed: LosesHealth, play: Play) -> Rules[None]:
    """RST-053: no Armor is in the way of it."""
    lower(play, deed.who, deed.n)
    play.say("{} loses {} Health.", _of(play.table, deed.who), deed.n, rule="RST-053")
    yield from fall(play, deed.who, deed.cause, deed.target)


def heal(play: Play, slot: int, n: int, *, anyway: bool = False) -> Rules[None]:
    """RST-043: somebody who lives; nobody where nobody heals, but *anyway*."""
    if not health(play.table, slot) or (rule_by(play.table, NO_HEAL, bearer=slot) and not anyway):
        return
    n = changed(play.table, "healing", n, slot)
    if n > 0:
        yield from play.happen(Heals(slot, n))


@does(Heals)
@to_somebody
def regains(deed: Heals, play: Play) -> None:
    """RST-043: never beyond Max Health."""
    piece = _of(play.table, deed.who)
    deed.n = min(deed.n, max(0, piece.counters.get("missing", 0)))
    deed.prevented = not deed.n
    if deed.n:
        play.count("health", piece.counters["health"] + deed.n, piece)
        play.count("missing", piece.counters["missing"] - deed.n, piece)
        play.say("{} heals {}.", piece, deed.n, rule="RST-043")


def raise_max_health(
    play: Play, slot: int, n: int, *, cause: str = "card", target: int = -1
) -> Rules[None]:
    """RST-044: the new counters lie on the right. RST-045: lost ones come from the right first."""
    piece = character(play.table, slot)
    if piece is None:
        return
    missing = piece.counters.get("missing", 0) + n
    play.count("missing", max(0, missing), piece)
    if missing < 0:
        play.count("health", max(0, piece.counters.get("health", 0) + missing), piece)
    what = "gains" if n > 0 else "loses"
    play.say("{} {} {} Max Health.", piece, what, abs(n), rule="RST-044")
    yield from fall(play, slot, cause, target)


def gain_armor(play: Play, piece: Piece, n: int) -> None:
    """RST-048, RST-049: Armor lies on the Character or on the Item that provides it."""
    if rule_by(play.table, NO_MORE_ARMOR):
        return
    play.count("armor", piece.counters.get("armor", 0) + n, piece)
    play.say("{} has {} more Armor.", piece, n, rule="RST-048")


def _of(table: Table, slot: int) -> Piece:
    piece = character(table, slot)
    assert piece is not None
    return piece

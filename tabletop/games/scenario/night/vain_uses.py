"""Chapter P6, A hero's turn: uses of which nothing could come, greyed with the reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from tabletop.cardtext.amounts import Change
from tabletop.cardtext.subjects import IMPLIED, Together, Who
from tabletop.executor.sentence import Sentence
from tabletop.games.scenario.board.executor import of_half
from tabletop.games.scenario.board.field import seat_of
from tabletop.games.scenario.board.harm import full_health, has, health, lose_a_condition
from tabletop.games.scenario.board.harm_words import BE, HEAL
from tabletop.games.scenario.board.whom import NEEDS, meant_by, reach_of
from tabletop.games.scenario.cards.attack_notation import how
from tabletop.games.scenario.hand.recovered_cards import recover, return_some
from tabletop.games.scenario.night.arrivals import tend, unlit_beside
from tabletop.games.scenario.night.attacks import ATTACK
from tabletop.games.scenario.night.initiative import order
from tabletop.packs.library import by_name
from tabletop.table.piece import Piece
from tabletop.table.table import Table


class Check(NamedTuple):
    """What tells whether anything `could` come of a use; else the rule by which nothing does, and
    why."""

    could: Callable[[Table, Piece], bool]
    rule: str
    why: str

    def warning(self, table: Table, hero: Piece) -> str:
        """Why nothing would come of it for *hero*; empty if anything could."""
        return "" if self.could(table, hero) else self.why


Warns = Callable[[Table, Piece], str]
"""Why a use would be of no, or of little, use to a hero, as a sentence; empty if it is of use."""


def check_of(card: str, use: str) -> Check | None:
    """What tells whether a *use* of *card* (a half of it, its `text`, or a plain one) would be in
    vain: of one that says no more than one thing, which its hero does."""
    if use == "tend":
        return TENDING
    said = of_half(card, use)
    if len(said) != 1 or len(said[0].clause.body) != 1:
        return None
    clause = said[0].clause
    who = clause.values.get("who", IMPLIED)
    if who != IMPLIED and not is_near(who):
        return None
    run = clause.phrase.run
    if run in CHECKS:
        return CHECKS[run]
    if run not in NEEDS:
        return None
    rule, alone, together = WHY[run]
    return Check(partial(_any, who, NEEDS[run]), rule, alone if who == IMPLIED else together)


def warning_of(card: str, use: str) -> Warns | None:
    """What tells why a *use* of *card* (a half of it, or its `text`) would be of little use, where
    it may be done all the same: of one that says no more than one thing."""
    said = of_half(card, use)
    if len(said) != 1 or len(said[0].clause.body) != 1 or said[0].clause.heads:
        return None
    clause = said[0].clause
    who, phrase = clause.values.get("who", IMPLIED), clause.phrase
    if who not in ONESELF and not is_near(who):
        return None
    if phrase is HEAL:
        why = (
            "You are at full Health." if who in ONESELF else "Everybody in reach is at full Health."
        )
        heals = Check(partial(_any, who, _may_heal), "SCN-137", why)
        n = clause.values["n"]
        return partial(_healing, who, n, heals) if isinstance(n, int) else heals.warning
    if phrase is BE["done"]:
        state = str(clause.values["state"])
        needs = partial(_lacks, state)
        why = f"The target is already {state}."
        return Check(partial(_any, who, needs), "SCN-146", why).warning
    change = clause.values.get("change")
    if isinstance(change, Change) and change.number in AGAINST_BLOWS and clause.duration:
        why = "All monsters have acted this round."
        return Check(_may_be_struck, "SCN-147", why).warning
    return None


ONESELF = (IMPLIED, "you")
"""The words for the hero that does it."""


def is_near(who: Who) -> bool:
    """Whether a noun means allies near by, and maybe `you`: nothing but where they stand tells."""
    if isinstance(who, Together):
        return any(map(is_near, who.parts)) and all(p == "you" or is_near(p) for p in who.parts)
    return reach_of(who) > 0


AGAINST_BLOWS = ("guard", "armour")
"""The numbers that keep damage off."""


def _may_heal(table: Table, figure: Piece) -> bool:
    """Whether *figure* has lost Health, or bleeds, which healing ends (SCN-137)."""
    return has(figure, "bleeding") or health(figure) < full_health(table, figure).n


def _healing(who: Who, n: int, heals: Check, table: Table, hero: Piece) -> str:
    """Why healing *n* helps none of those whom *who* means, or more than half of it is lost."""
    if why := heals.warning(table, hero):
        return why
    figures = [hero] if who in ONESELF else meant_by(table, hero, who)
    if any(has(figure, "bleeding") for figure in figures):
        return ""
    most = max(full_health(table, figure).n - health(figure) for figure in figures)
    whose = "you have lost" if who in ONESELF else "everybody in reach has lost"
    return f"This heals only {most}, not {n}: {whose} no more." if 2 * most < n else ""


def _lacks(state: str, table: Table, figure: Piece) -> bool:
    """SCN-146: whether *figure* would be in a *state*, or longer so, in its own turn."""
    return figure.counters.get(state, 0) < 2


def _may_be_struck(table: Table, hero: Piece) -> bool:
    """Whether any monster has yet to act (SCN-111)."""
    return any(actor.monster and not actor.acted for actor in order(table))


@by_name
def helps(item: str) -> str:
    """The number that an *item* changes for the next deed of its kind; empty if it does no such
    thing."""
    for sentence in of_half(item, "text"):
        change = sentence.clause.values.get("change")
        duration = sentence.clause.duration
        if isinstance(change, Change) and duration is not None and "next" in str(duration):
            return change.number
    return ""


def is_alone(said: Sequence[Sentence]) -> bool:
    """Whether nothing comes of what is *said* but by its first sentence: that says one thing, and
    all others are done to whom it struck."""
    if not said or len(said[0].clause.body) != 1:
        return False
    return all(
        _is_around(each)
        or all(one.values.get("who") in ("target", "targets") for one in each.clause.body)
        for each in said[1:]
    )


def _is_around(sentence: Sentence) -> bool:
    """Whether it strikes those around who was struck (SCN-179)."""
    said = sentence.clause.body[0]
    if said.phrase is not ATTACK:
        return False
    made = how(said.values["how"])
    return made.whom is not None and not made.near


def _tending(table: Table, hero: Piece) -> bool:
    return bool(unlit_beside(table, hero))


def _returning(table: Table, hero: Piece) -> bool:
    return bool(table[f"discard:{seat_of(hero)}"])


def _any(who: Who, needs: Callable[[Table, Piece], object], table: Table, hero: Piece) -> bool:
    """Whether it could be done to any of those whom *who* means."""
    meant = [hero] if who in ONESELF else meant_by(table, hero, who)
    return any(needs(table, figure) for figure in meant)


TENDING = Check(_tending, "SCN-122", "There is no unlit lamp beside the hero.")

CHECKS: dict[object, Check] = {
    tend: TENDING,
    return_some: Check(_returning, "SCN-123", "You have no discarded cards."),
}
"""By what is done."""

WHY: dict[object, tuple[str, str, str]] = {
    recover: ("SCN-150", "You have no lost cards.", "Nobody in reach has a lost card."),
    lose_a_condition: ("SCN-123", "You have no condition.", "Nobody in reach has a condition."),
}
"""By what is done to somebody: by which rule nothing comes of it, and why, for the hero alone or
for all whom it may mean."""

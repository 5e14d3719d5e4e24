"""Chapter P6, A hero's turn: uses without effect. They are greyed out with the reason."""

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
    """A test whether a use `could` have an effect, with the rule and the reason if not."""

    could: Callable[[Table, Piece], bool]
    rule: str
    why: str

    def warning(self, table: Table, hero: Piece) -> str:
        """The reason why the use has no effect for *hero*; empty if it can have one."""
        return "" if self.could(table, hero) else self.why


Warns = Callable[[Table, Piece], str]
"""A function that returns a warning if a use has little or no effect for a hero, else an empty
text."""


def check_of(card: str, use: str) -> Check | None:
    """The check whether a *use* of *card* (a half, its `text`, or a plain use) has no effect. Only
    uses with a single effect by the hero have one."""
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
    """The warning function for a *use* of *card* (a half or its `text`) that has little effect but
    is allowed. Only uses with a single effect have one."""
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
"""The nouns for the acting hero."""


def is_near(who: Who) -> bool:
    """Whether a noun means allies within a distance, perhaps with `you`, so that only positions
    decide."""
    if isinstance(who, Together):
        return any(map(is_near, who.parts)) and all(p == "you" or is_near(p) for p in who.parts)
    return reach_of(who) > 0


AGAINST_BLOWS = ("guard", "armour")
"""The numbers that reduce damage."""


def _may_heal(table: Table, figure: Piece) -> bool:
    """Whether *figure* has lost Health, or is bleeding, which healing ends (SCN-137)."""
    return has(figure, "bleeding") or health(figure) < full_health(table, figure).n


def _healing(who: Who, n: int, heals: Check, table: Table, hero: Piece) -> str:
    """Why healing *n* helps none of the figures that *who* means, or why more than half of it is
    wasted."""
    if why := heals.warning(table, hero):
        return why
    figures = [hero] if who in ONESELF else meant_by(table, hero, who)
    if any(has(figure, "bleeding") for figure in figures):
        return ""
    most = max(full_health(table, figure).n - health(figure) for figure in figures)
    whose = "you have lost" if who in ONESELF else "everybody in reach has lost"
    return f"This heals only {most}, not {n}: {whose} no more." if 2 * most < n else ""


def _lacks(state: str, table: Table, figure: Piece) -> bool:
    """SCN-146: whether gaining *state* on its own turn would change anything for *figure*."""
    return figure.counters.get(state, 0) < 2


def _may_be_struck(table: Table, hero: Piece) -> bool:
    """SCN-111: whether any monster has not acted this round."""
    return any(actor.monster and not actor.acted for actor in order(table))


@by_name
def helps(item: str) -> str:
    """The number that an *item* changes for the next move or attack; empty if it changes none."""
    for sentence in of_half(item, "text"):
        change = sentence.clause.values.get("change")
        duration = sentence.clause.duration
        if isinstance(change, Change) and duration is not None and "next" in str(duration):
            return change.number
    return ""


def is_alone(said: Sequence[Sentence]) -> bool:
    """Whether the use depends on its first sentence: that sentence has one effect, and all others
    apply to the figures it struck."""
    if not said or len(said[0].clause.body) != 1:
        return False
    return all(
        _is_around(each)
        or all(one.values.get("who") in ("target", "targets") for one in each.clause.body)
        for each in said[1:]
    )


def _is_around(sentence: Sentence) -> bool:
    """SCN-179: whether the sentence strikes figures around the target."""
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
    """Whether the effect is possible for any figure that *who* means."""
    meant = [hero] if who in ONESELF else meant_by(table, hero, who)
    return any(needs(table, figure) for figure in meant)


TENDING = Check(_tending, "SCN-122", "There is no unlit lamp beside the hero.")

CHECKS: dict[object, Check] = {
    tend: TENDING,
    return_some: Check(_returning, "SCN-123", "You have no discarded cards."),
}
"""The checks of effects without a target, by effect."""

WHY: dict[object, tuple[str, str, str]] = {
    recover: ("SCN-150", "You have no lost cards.", "Nobody in reach has a lost card."),
    lose_a_condition: ("SCN-123", "You have no condition.", "Nobody in reach has a condition."),
}
"""The rule and the reasons for effects with a target, by effect: for the hero alone, and for a
group."""

"""Scores that change for one combat alone: by Spells, shots and Scrolls."""

from __future__ import annotations

from tabletop.cardtext.amounts import Change
from tabletop.cardtext.clause import Clause
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.combat.deeds import WouldFight
from tabletop.games.darkest.combat.foes import Foe, foe_of, total
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party.executor import Meeting
from tabletop.grammar.idiom import idiom
from tabletop.play.rules.play import Play


def changes_it(context: Meeting, change: Change) -> bool:
    """What Spells and shots take from it, and what makes it stronger against this hero."""
    n = context.amount(change.by)
    counter = f"hurt_{change.number}" if n < 0 else f"foe_aid_{change.number}"
    return _note(context, counter, abs(n))


def wither(context: Meeting, change: Change) -> bool:
    """Before the fight: who has nothing left of it is nobody's trophy."""
    deed, table, score = context.deed, context.table, change.number
    if not isinstance(deed, WouldFight):
        return False
    card = table.pieces[deed.foe]
    foe = foe_of(card, turned=True)
    if foe.score(score) is None:
        return False
    changes_it(context, change)
    if not total(table, deed.who, foe, score, flags=False):
        space_positions.put_away(context.play, card)
        context.play.say("{} is destroyed.", card, rule="DTC-204")
        deed.prevented = True
    return True


WEAKENED = {"strength": "weak-strength", "craft": "weak-craft"}
"""On an Enemy: what a Spell takes from its score in its next combat."""


def weakened(play: Play, foe: Foe) -> None:
    """A fight with *foe* begins: what a Spell took from it before counts in this one."""
    if foe.piece < 0:
        return
    card = play.table.pieces[foe.piece]
    for score, counter in WEAKENED.items():
        if n := card.counters.get(counter, 0):
            play.count(counter, 0, card)
            play.count(f"hurt_{score}", play.table.count(f"hurt_{score}") + n)


def strengthen(context: Meeting, change: Change) -> bool:
    """What helps the hero."""
    return _note(context, f"aid_{change.number}", context.amount(change.by))


def summon(context: Meeting, score: str, n: int) -> bool:
    """DTC-233: it adds its number, cannot be targeted, and is gone afterwards."""
    return _note(context, f"aid_{score}", n)


def _note(context: Meeting, counter: str, n: int) -> bool:
    context.play.count(counter, context.play.table.count(counter) + n)
    return True


# --- how it is said -------------------------------------------------------------------------------

_CHANGE = {"change": "change/score"}
WEAKENS = idiom(
    GRAMMAR, "action", "it has {change} in this combat", run=changes_it, slots=_CHANGE,
    sort="change of a fight",
)  # fmt: skip
idiom(
    GRAMMAR, "action", "it has {change} in this combat , and is destroyed at 0", run=wither,
    slots=_CHANGE, sort="change of a fight",
)  # fmt: skip
HELPS = idiom(
    GRAMMAR, "action", "you have {change} in this combat", run=strengthen, slots=_CHANGE,
    sort="change of a fight",
)  # fmt: skip
ALLY = idiom(
    GRAMMAR, "action", "a Ally of {score} {n} fights beside you in this combat", run=summon,
    slots={"score": "score", "n": "number"},
)  # fmt: skip

OF_FIGHTS = frozenset((WEAKENS, HELPS, ALLY))
"""What Spells and Scrolls do to the sides of a fight."""


def score_of(clause: Clause) -> str:
    """The score that a Spell is about in a fight; empty if it is about none."""
    change = clause.values.get("change")
    return change.number if isinstance(change, Change) else str(clause.values.get("score", ""))

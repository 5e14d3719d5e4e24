"""What cards may say beyond what is printed on the deck's own: of the foe, its wards and its blows.

Shared words come from `tabletop.vocabulary`; here they meet what happens in this game.
"""

from __future__ import annotations

from functools import partial

from tabletop.executor.context import Context
from tabletop.games.tower.deck.phrases import PHRASES
from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.counterattack import BY_A_CARD, strike
from tabletop.games.tower.rules.deeds import Dispels, FoeAppears, FoeFalls, FoeIsHurt, foe_was_hurt
from tabletop.games.tower.rules.difficulty import foe_health
from tabletop.games.tower.rules.foes import Damage
from tabletop.play.rules.deeds import Doing
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table

# --- what happens to it ----------------------------------------------------------------------

PHRASES.add("when {who} [dispel] a Ward", "trigger", deed=Dispels)


@PHRASES.trigger("when a Ward is dispelled", deed=Dispels)
def _any_ward(context: Context) -> bool:
    return True


@PHRASES.trigger("when the last Ward is dispelled", deed=Dispels)
def _last_ward(context: Context) -> bool:
    return cards.wards_left(context.table) == 0


PHRASES.add("when the Foe is defeated", "trigger", deed=FoeFalls)
PHRASES.add("when the Foe is turned up", "trigger", deed=FoeAppears)


@PHRASES.trigger("when the Foe falls to {n} Health or less", deed=FoeIsHurt)
def _falls_to(context: Context, n: int) -> bool:
    """Across the line: it had more before."""
    hurt = context.deed
    return isinstance(hurt, FoeIsHurt) and hurt.left <= n < hurt.had


PHRASES.add("when the Foe loses Health", "trigger", deed=FoeIsHurt)

# --- how it stands ---------------------------------------------------------------------------


@PHRASES.condition("the Foe has no Wards")
def _is_open(context: Context) -> bool:
    return cards.wards_left(context.table) == 0


@PHRASES.condition("the Foe has {n:wards} or more")
def _is_warded(context: Context, n: int) -> bool:
    return cards.wards_left(context.table) >= n


@PHRASES.condition("the Foe has {n} Health or less")
def _is_low(context: Context, n: int) -> bool:
    return cards.foe_health(context.table) <= n


@PHRASES.condition("the Foe has {n} Health or more")
def _is_high(context: Context, n: int) -> bool:
    return cards.foe_health(context.table) >= n


@PHRASES.condition("the Foe is unhurt", "the Foe is at full Health")
def _is_unhurt(context: Context) -> bool:
    return cards.foe_health(context.table) >= _full(context.table)


@PHRASES.condition("it is floor {n} or higher")
def _is_high_up(context: Context, n: int) -> bool:
    return cards.floor(context.table) >= n


@PHRASES.count("(Ward the Foe has left|the number of Wards the Foe has left)")
def _wards(context: Context) -> int:
    return cards.wards_left(context.table)


@PHRASES.count("(floor climbed|the number of floors climbed)")
def _floors(context: Context) -> int:
    """Those below the one on which the party is."""
    return cards.floor(context.table) - 1


def _full(table: Table) -> int:
    return foe_health(table).n


# --- what is done to it, and what it does ----------------------------------------------------


@PHRASES.action("the Foe regains {n} Health")
def _heals(context: Context, n: int) -> None:
    """No more than it began with (TWR-021)."""
    from_full = _full(context.table)
    play, foe = context.play, cards.foe(context.table)
    left = max(cards.health_of(foe), min(from_full, cards.health_of(foe) + n))
    play.count("health", left, foe)
    play.say("{} regains health: {} left.", foe, left, rule="TWR-021")


@PHRASES.action("the Foe loses {n} Health")
def _suffers(context: Context, n: int) -> Doing:
    """Whatever its wards."""
    play, foe = context.play, cards.foe(context.table)
    had = cards.health_of(foe)
    left = max(0, had - n)
    play.count("health", left, foe)
    play.say("{} loses {}: {} left.", foe, n, left, rule="TWR-034")
    return foe_was_hurt(play, cards.active(play.table), had, left)


@PHRASES.action("the Foe gains {n:some_wards}")
def _is_guarded(context: Context, n: int) -> None:
    play, foe = context.play, cards.foe(context.table)
    for _ in range(n):
        play.count("wards", foe.counters.get("wards", 0) + 1, foe)
        play.say("{} gains a ward: {} left.", foe, cards.wards_left(play.table), rule="TWR-063")


@PHRASES.action("the Foe loses {n:some_wards}", "dispel {n:some_wards}")
def _is_bared(context: Context, n: int) -> Rules[bool]:
    play, foe = context.play, cards.foe(context.table)
    gone = min(n, cards.wards_left(play.table))
    for _ in range(gone):
        play.count("wards", foe.counters.get("wards", 0) - 1, foe)
        play.say("{} loses a ward: {} left.", foe, cards.wards_left(play.table), rule="TWR-063")
        yield from context.propose(Dispels(who=cards.active(play.table)))
    return gone > 0


@PHRASES.action("the Foe loses all Wards", "dispel all Wards")
def _is_laid_bare(context: Context) -> Rules[bool]:
    return (yield from _is_bared(context, cards.wards_left(context.table)))


def _deal_for_each(rule: str, context: Context, n: int, each: object) -> Rules[None]:
    """TWR-034, TWR-035: one blow of so much."""
    n *= context.count(each)
    hits = Damage(who=context.you, n=n, card=context.card.id, rule=rule)
    yield from context.propose(hits)
    if hits.dealt:
        context.play.count("attacked", 1)


for _kind, _rule in (("magic", "TWR-034"), ("weapon", "TWR-035")):
    PHRASES.add(
        f"deal {{n}} {_kind} damage to the Foe for each {{each}}",
        "action",
        partial(_deal_for_each, _rule),
    )


@PHRASES.action("the Foe strikes {who}")
def _strikes(context: Context, who: int) -> Rules[bool]:
    """TWR-104: as it does at the end of a turn; the fallen are left alone."""
    if not cards.health(context.table, who):
        return False
    yield from strike(context.play, who)
    return True


@PHRASES.action("the Foe does not strike this turn")
def _is_held_off(context: Context) -> None:
    """TWR-104: nobody is struck when this turn's action is done."""
    context.play.count("excused", BY_A_CARD)

"""What cards may say of the foe: its health, its wards and its blows."""

from __future__ import annotations

from tabletop.executor.context import Context
from tabletop.games.tower.deck.grammar import FOE, GRAMMAR, HEALTH, HERO, WARD
from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.counterattack import BY_A_CARD, Harm, strike
from tabletop.games.tower.rules.deeds import Dispels, FoeAppears, FoeFalls, FoeIsHurt, foe_was_hurt
from tabletop.games.tower.rules.difficulty import foe_health
from tabletop.games.tower.rules.executor import TEXT
from tabletop.grammar.idiom import count, idiom
from tabletop.grammar.measure import Crossing, measure
from tabletop.grammar.verb import Happens, verb
from tabletop.play.rules.deeds import Doing
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table


def _full(table: Table) -> int:
    return foe_health(table).n


# --- what is done to it, and what it does ----------------------------------------------------


def _heals(context: Context, n: int) -> None:
    """No more than it began with (TWR-021)."""
    from_full = _full(context.table)
    play, foe = context.play, cards.foe(context.table)
    left = max(cards.health_of(foe), min(from_full, cards.health_of(foe) + n))
    play.count("health", left, foe)
    play.say("{} regains health: {} left.", foe, left, rule="TWR-021")


def _suffers(context: Context, n: int) -> Doing:
    """Whatever its wards."""
    play, foe = context.play, cards.foe(context.table)
    had = cards.health_of(foe)
    left = max(0, had - n)
    play.count("health", left, foe)
    play.say("{} loses {}: {} left.", foe, n, left, rule="TWR-034")
    return foe_was_hurt(play, cards.active(play.table), had, left)


def _is_guarded(context: Context, n: int) -> None:
    play, foe = context.play, cards.foe(context.table)
    for _ in range(n):
        play.count("wards", foe.counters.get("wards", 0) + 1, foe)
        play.say("{} gains a ward: {} left.", foe, cards.wards_left(play.table), rule="TWR-063")


def _is_bared(context: Context, n: int) -> Rules[bool]:
    play, foe = context.play, cards.foe(context.table)
    gone, who = 0, cards.active(play.table)
    for _ in range(min(n, cards.wards_left(play.table))):
        heeds = TEXT.heeds(play.table, Dispels)
        if heeds and not (yield from TEXT.agrees(play, Dispels(who=who))):
            break
        gone += 1
        play.count("wards", foe.counters.get("wards", 0) - 1, foe)
        play.say("{} loses a ward: {} left.", foe, cards.wards_left(play.table), rule="TWR-063")
        yield from context.propose(Dispels(who=who, agreed=True))
    return gone > 0


def _is_laid_bare(context: Context) -> Rules[bool]:
    return (yield from _is_bared(context, cards.wards_left(context.table)))


def _strikes(context: Context, who: int) -> Rules[bool]:
    """TWR-104: as it does at the end of a turn; the fallen are left alone."""
    if not cards.health(context.table, who):
        return False
    yield from strike(context.play, who)
    return True


def _is_held_off(context: Context) -> None:
    """TWR-104: nobody is struck when this turn's action is done."""
    context.play.count("excused", BY_A_CARD)


# --- how it is said ----------------------------------------------------------------------------

FOE_HEALTH = measure(
    GRAMMAR, "the Foe's Health", FOE, HEALTH, lambda table, who: cards.foe_health(table),
    owned=("Health",),
    crossing=Crossing((FoeIsHurt,), lambda deed: deed.had, lambda deed: deed.left),
)  # fmt: skip
WARDS = measure(
    GRAMMAR, "Wards", FOE, WARD, lambda table, who: cards.wards_left(table),
    one=(f"Ward {FOE.name} has left", f"Ward on {FOE.name}"),
    many=(f"the number of Wards {FOE.name} has left",),
    has=("[have]",),
)  # fmt: skip


def _is_unhurt(context: Context) -> bool:
    """It has all its health."""
    return cards.foe_health(context.table) >= _full(context.table)


idiom(
    GRAMMAR, "condition", f"{FOE.name} is unhurt", f"{FOE.name} is at full Health",
    run=_is_unhurt, sort="state",
)  # fmt: skip


def _is_high_up(context: Context, n: int) -> bool:
    """The party has come so far."""
    return cards.floor(context.table) >= n


def _is_defeated(context: Context) -> bool:
    """It has no health left: it falls once the card has done its work (TWR-111)."""
    return cards.foe_health(context.table) == 0


idiom(
    GRAMMAR, "condition", f"{FOE.name} is defeated",
    f"(this|that|this card) (defeats|kills|slays|fells) {FOE.name}",
    run=_is_defeated, back=True, sort="state",
)  # fmt: skip


def _still_stands(context: Context) -> bool:
    """It has some health left."""
    return not _is_defeated(context)


idiom(
    GRAMMAR, "condition", f"{FOE.name} is not defeated",
    f"{FOE.name} (does not (fall|die)|survives|is still standing)", run=_still_stands, back=True,
    sort="state",
)  # fmt: skip
idiom(
    GRAMMAR, "condition", "it is floor {n} or (higher|above|later)", run=_is_high_up,
    slots={"n": "number"}, sort="state",
)  # fmt: skip


def _floors(context: Context) -> int:
    """Those below the one on which the party is."""
    return cards.floor(context.table) - 1


count(GRAMMAR, ("floor climbed",), ("the number of floors climbed",), _floors)

verb(
    GRAMMAR, "the Foe regains Health", FOE, "[regain|heal|recover] {n}",
    "[heal|regain|recover] {n:number}", does=_heals, unit=HEALTH, only=("done",),
)  # fmt: skip
verb(
    GRAMMAR, "the Foe loses Health", FOE, "[lose] {n}", does=_suffers, unit=HEALTH,
    deed=Happens(told=FoeIsHurt, much=lambda deed: deed.had - deed.left),
    moment=("[lose] Health", "[take] damage", "[be] (hurt|damaged|wounded|hit)"),
    only=("done", "after"),
)  # fmt: skip
GAINS = verb(
    GRAMMAR, "the Foe gains Wards", FOE, "[gain|get] {n}", does=_is_guarded, unit=WARD,
    only=("done",),
)  # fmt: skip
verb(
    GRAMMAR, "the Foe loses Wards", FOE, "[lose] {n}", does=_is_bared, unit=WARD, only=("done",),
    said=("(dispel|remove|strip) {n}",
          f"(dispel|remove|strip) {{n:number}} of {FOE.whose} Wards (whatever its type|)"),
)  # fmt: skip
verb(
    GRAMMAR, "the Foe loses all Wards", FOE, "[lose] all Wards", "[lose] all of its Wards",
    does=_is_laid_bare, only=("done",),
    said=(f"(dispel|remove|strip) all (of|) (the|its|{FOE.whose}|) Wards",),
)  # fmt: skip


def _last_ward(context: Context) -> bool:
    """None is left."""
    return cards.wards_left(context.table) == 0


_GONE = "(dispelled|broken|destroyed|removed|gone)"
idiom(
    GRAMMAR, "trigger", "a Ward is dispelled", f"a Ward is {_GONE}", f"{FOE.name} loses a Ward",
    deed=Dispels, sort="moment",
)  # fmt: skip
idiom(
    GRAMMAR, "trigger", "the last Ward is dispelled", f"(the|{FOE.whose}) last Ward is {_GONE}",
    run=_last_ward, deed=Dispels, sort="moment",
)  # fmt: skip
DEFEATED = idiom(
    GRAMMAR, "trigger", f"{FOE.name} is defeated",
    f"{FOE.name} (dies|falls|is (killed|destroyed|beaten|slain|overcome))",
    deed=FoeFalls, sort="moment",
)  # fmt: skip
TURNED_UP = idiom(
    GRAMMAR, "trigger", f"{FOE.name} is turned up",
    f"{FOE.name} (is (revealed|drawn|flipped|met)|appears|arrives|enters|enters play)",
    "the (fight|battle|combat|floor) (begins|starts)",
    deed=FoeAppears, sort="moment",
)  # fmt: skip
GRAMMAR.also_at(
    "at the (start|beginning) of (the|each|a|this) (fight|battle|combat|floor)", TURNED_UP
)
GRAMMAR.also_at("at the end of (the|each|a|this) (fight|battle|combat|floor)", DEFEATED)

GRAMMAR.also_whole(
    f"{FOE.name} (starts|begins|comes|starts the fight|starts the floor) with "
    f"{{n:{WARD.amount}}} (on it|)",
    TURNED_UP, GAINS["done"],
)  # fmt: skip
GRAMMAR.also_whole(
    f"{FOE.name} has {{n:{WARD.amount}/more}}", TURNED_UP, GAINS["done"],
)  # fmt: skip
STRIKE = verb(
    GRAMMAR, "the Foe strikes", FOE, "[strike|attack|hit|counterattack] {who}", does=_strikes,
    only=("done",),
)  # fmt: skip
STRUCK = verb(
    GRAMMAR, "lose Health to a counterattack", HERO, "[lose] Health to a counterattack",
    deed=Harm, unit=HEALTH,
    moment=(
        "[lose] Health to a counterattack", "[be] struck (by a counterattack|by the Foe|)",
        "[lose] Health to (the|its) counterattack", "[take] damage from a counterattack",
    ),
    only=("after", "before", "forbidden", "past"),
)  # fmt: skip
GRAMMAR.also_when(f"{FOE.name} (strikes|attacks|hits) {{who:who}}", STRUCK["after"])
GRAMMAR.also_when(f"{FOE.name} would (strike|attack|hit) {{who:who}}", STRUCK["before"])
GRAMMAR.also_when(f"{FOE.name} (strikes back|counterattacks|hits back)", STRUCK["after"], who="one")
GRAMMAR.also_when("a counterattack would strike {who:who}", STRUCK["before"])
GRAMMAR.also_when(
    "{who:who} would (take|lose) {so:bound/damage} (from|to) (a|the) counterattack",
    STRUCK["before so much"],
)
GRAMMAR.also_when("a counterattack is rolled (against|for) {who:who}", STRUCK["before"])
idiom(
    GRAMMAR, "action", f"{FOE.name} does not strike this turn",
    f"{FOE.name} does not (attack|counterattack|strike back|hit back|strike) ((this|that) turn|)",
    "there is no counterattack (this turn|)",
    "(skip|prevent|ignore|cancel) the (next|) counterattack (this turn|)",
    run=_is_held_off,
)  # fmt: skip

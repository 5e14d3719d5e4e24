"""What cards may say beyond what is printed on the deck's own: for packs, and for players' ideas;
of hands and the deck in `hands`.

Shared words come from `tabletop.vocabulary`; here they meet what happens in this game.
"""

from __future__ import annotations

from tabletop.cardtext.subjects import Who
from tabletop.executor.context import Context
from tabletop.games.tower.deck.phrases import PHRASES
from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.counterattack import Harm
from tabletop.games.tower.rules.foes import Damage
from tabletop.games.tower.rules.happening import (
    Dispels,
    Focuses,
    FoeFalls,
    Loses,
    LosesHealth,
    Plays,
    Rolls,
    TurnBegins,
    TurnEnds,
)
from tabletop.games.tower.rules.running import EXECUTOR
from tabletop.games.tower.rules.suits import Heals
from tabletop.games.tower.rules.terms import foe_health
from tabletop.games.tower.rules.turn import ANOTHER
from tabletop.play.procedure import Rules
from tabletop.table.table import Table
from tabletop.vocabulary import back, dice, harm
from tabletop.vocabulary.proposing import proposes
from tabletop.vocabulary.who import add_choosing

WHOM = EXECUTOR.whom

# --- health ----------------------------------------------------------------------------------


def _regain(context: Context, who: int, n: int) -> Rules[bool]:
    """TWR-039: by the hero who is healed, as far as that one may be."""
    done = yield from context.propose(Heals(who=who, n=n, by=who))
    return not done.prevented


def _pay_health(context: Context, who: int, n: int) -> Rules[bool]:
    """Who would fall by it cannot pay it."""
    if cards.health(context.table, who) <= n:
        return False
    done = yield from context.propose(Loses(who=who, n=n))
    return not done.prevented


PHRASES.add("{who:healed} [regain] {n:health}", "action", _regain,
            also=("{who:healed} [heal] {n:health}",))  # fmt: skip
PHRASES.add("{who} [lose] {n:health}", "action", proposes(Loses))
PHRASES.add("{who} [lose] {n:health}", "cost", _pay_health)
PHRASES.add("when {who} [lose] Health", "trigger", deed=LosesHealth,
            also=("when {who} [take] damage",))  # fmt: skip
PHRASES.add("when {who} [regain] Health", "trigger", deed=Heals)
PHRASES.add("when {who} would regain Health", "trigger", deed=Heals)
PHRASES.add("when {who} [lose] Health to a counterattack", "trigger", deed=Harm,
            also=("when {who} [is|are] struck",))  # fmt: skip
PHRASES.add("when {who} would lose Health to a counterattack", "trigger", deed=Harm,
            also=("when {who} would be struck by a counterattack",
                  "when a counterattack would strike {who}"))  # fmt: skip
PHRASES.add("{who} cannot lose Health to a counterattack", "trait", deed=Harm)
PHRASES.add("when {who} would deal damage to the Foe", "trigger", deed=Damage)
PHRASES.add("when {who} [deal] damage to the Foe", "trigger", deed=Damage)
harm.add_at_least(PHRASES, "when {who} [lose] {n} Health or more to a counterattack", Harm)
harm.add_at_least(PHRASES, "when {who} [regain] {n} Health or more", Heals)


@PHRASES.trigger("when {who} [deal] {n} damage or more to the Foe", deed=Damage)
def _deals_much(context: Context, who: Who, n: int) -> bool:
    """What came through: wards may have stopped it."""
    return isinstance(context.deed, Damage) and context.deed.dealt >= n


harm.add_changes(PHRASES)
back.add_back(PHRASES, WHOM)


def _health(context: Context, who: Who) -> list[int]:
    return [cards.health(context.table, seat) for seat in EXECUTOR.whom.among(context, who)]


@PHRASES.condition("{who} [has|have] {n} Health or less")
def _is_low(context: Context, who: Who, n: int) -> bool:
    return any(left <= n for left in _health(context, who))


@PHRASES.condition("{who} [has|have] {n} Health or more")
def _is_high(context: Context, who: Who, n: int) -> bool:
    return any(left >= n for left in _health(context, who))


@PHRASES.condition("{who} [has|have] less Health than you")
def _is_worse(context: Context, who: Who) -> bool:
    return any(left < cards.health(context.table, context.you) for left in _health(context, who))


def _has_before(zones: tuple[str, ...], context: Context, who: Who) -> bool:
    found = EXECUTOR.whom.among(context, who)
    return any(context.table.zones[zones[seat]].pieces for seat in found)


@PHRASES.condition("{who} [has|have] a Shield")
def _is_shielded(context: Context, who: Who) -> bool:
    return _has_before(cards.SHIELDS, context, who)


@PHRASES.condition("{who} [has|have] a Sanctuary")
def _is_safe(context: Context, who: Who) -> bool:
    return _has_before(cards.SANCTUARY, context, who)


@PHRASES.condition("no Hero has fallen", "no Hero is fallen")
def _all_stand(context: Context) -> bool:
    return len(cards.standing(context.table)) == len(context.table.seats)


@PHRASES.condition("{who} [is|are] the only Hero standing", "{who} [is|are] the only standing Hero")
def _is_last(context: Context, who: Who) -> bool:
    return cards.standing(context.table) == EXECUTOR.whom.among(context, who)


# --- the foe ---------------------------------------------------------------------------------

PHRASES.add("when {who} [dispel] a Ward", "trigger", deed=Dispels)


@PHRASES.trigger("when a Ward is dispelled", deed=Dispels)
def _any_ward(context: Context) -> bool:
    return True


@PHRASES.trigger("when the last Ward is dispelled", deed=Dispels)
def _last_ward(context: Context) -> bool:
    return cards.wards_left(context.table) == 0


PHRASES.add("when the Foe is defeated", "trigger", deed=FoeFalls)


@PHRASES.condition("the Foe has no Wards")
def _is_open(context: Context) -> bool:
    return cards.wards_left(context.table) == 0


@PHRASES.condition("the Foe has {n} Wards or more")
def _is_warded(context: Context, n: int) -> bool:
    return cards.wards_left(context.table) >= n


@PHRASES.condition("the Foe has {n} Health or less")
def _foe_is_low(context: Context, n: int) -> bool:
    return cards.foe_health(context.table) <= n


@PHRASES.action("the Foe regains {n} Health")
def _foe_heals(context: Context, n: int) -> None:
    """No more than it began with (TWR-021)."""
    from_full = _full(context.table)
    play, foe = context.play, cards.foe(context.table)
    left = max(cards.health_of(foe), min(from_full, cards.health_of(foe) + n))
    play.count("health", left, foe)
    play.say("{} regains health: {} left.", foe, left, rule="TWR-021")


def _full(table: Table) -> int:
    return foe_health(table).n


@PHRASES.action("the Foe loses {n} Health")
def _foe_suffers(context: Context, n: int) -> None:
    """Whatever its wards."""
    play, foe = context.play, cards.foe(context.table)
    left = max(0, cards.health_of(foe) - n)
    play.count("health", left, foe)
    play.say("{} loses {}: {} left.", foe, n, left, rule="TWR-034")


@PHRASES.action("the Foe gains a Ward")
def _foe_is_guarded(context: Context) -> None:
    play, foe = context.play, cards.foe(context.table)
    play.count("wards", foe.counters.get("wards", 0) + 1, foe)
    play.say("{} gains a ward: {} left.", foe, cards.wards_left(play.table), rule="TWR-063")


@PHRASES.action("the Foe loses a Ward", "dispel a Ward")
def _foe_is_bared(context: Context) -> Rules[bool]:
    play, foe = context.play, cards.foe(context.table)
    if not cards.wards_left(play.table):
        return False
    play.count("wards", foe.counters.get("wards", 0) - 1, foe)
    play.say("{} loses a ward: {} left.", foe, cards.wards_left(play.table), rule="TWR-063")
    yield from context.propose(Dispels(who=cards.active(play.table)))
    return True


@PHRASES.action("deal {n} magic damage to the Foe for each {each}")
@PHRASES.action("deal {n} weapon damage to the Foe for each {each}")
def _deal_for_each(context: Context, n: int, each: object) -> Rules[None]:
    """TWR-034: one blow of so much."""
    n *= context.count(each)
    hits = Damage(who=context.you, n=n, card=context.card.id, dispels=False)
    yield from context.propose(hits)
    if hits.dealt:
        context.play.count("attacked", 1)


@PHRASES.count("(Ward the Foe has left|the number of Wards the Foe has left)")
def _wards(context: Context) -> int:
    return cards.wards_left(context.table)


@PHRASES.count("(Hero standing|the number of Heroes standing)")
def _standing(context: Context) -> int:
    return len(cards.standing(context.table))


@PHRASES.count("(card in your hand|the number of cards in your hand)")
def _held(context: Context) -> int:
    return cards.hand_size(context.table, context.you)


def _this_way(context: Context) -> int:
    return context.much


PHRASES.add("(card discarded this way|the number of cards discarded this way)", "count",
            _this_way, back=True)  # fmt: skip


# --- who, and what they roll -----------------------------------------------------------------

add_choosing(PHRASES)


@WHOM.noun("active")
def _active(context: Context) -> list[int]:
    """TWR-022: who acts just now."""
    seat = cards.active(context.table)
    return [seat] if cards.health(context.table, seat) else []


def _roll(context: Context, who: int, die: str) -> Rules[int]:
    """TWR-104: the one die there is."""
    play = context.play
    ask = f"{play.table.seats[who].name} rolls: what does the die show?"
    shown = yield from play.roll(cards.die(play.table), int(die), ask=ask, rule="TWR-104")
    play.say("{} rolls {}.", play.table.seats[who].name, shown, rule="TWR-104")
    return shown


dice.add_rolls(PHRASES, Rolls, _roll)
dice.add_shown(PHRASES)


@PHRASES.action(
    "{who} [take] another turn after this one", "{who} [take] an extra turn after this one"
)
def _acts_again(context: Context, who: int) -> None:
    """TWR-019: before it is anybody else's turn."""
    context.play.count(ANOTHER, who + 1)
    context.play.say("{} has another turn.", context.table.seats[who].name, rule="TWR-019")


# --- moments ---------------------------------------------------------------------------------

PHRASES.add("when {who} [play] a {suit} card", "trigger", deed=Plays)
PHRASES.add("when {who} [play] a card", "trigger", deed=Plays)
PHRASES.add("when {who} [Focuses|Focus]", "trigger", deed=Focuses)


@PHRASES.trigger("when {who} [Rests|Rest]", deed=Heals)
def _rests(context: Context, who: Who) -> bool:
    """A rest is healing that nobody gives (TWR-030)."""
    return isinstance(context.deed, Heals) and context.deed.by < 0


def _own(context: Context) -> bool:
    """Whether it is done by who bears the card."""
    return getattr(context.deed, "who", -1) == context.you


for moment, deed in (("start", TurnBegins), ("end", TurnEnds)):
    PHRASES.add(f"at the {moment} of your turn", "trigger", _own, deed=deed)
    PHRASES.add(f"at the {moment} of each turn", "trigger", deed=deed)

EXECUTOR.limits.periods[PHRASES.add("once per turn", "limit")] = lambda table: table.count("turns")
EXECUTOR.limits.periods[PHRASES.add("once per floor", "limit")] = lambda table: table.count("floor")

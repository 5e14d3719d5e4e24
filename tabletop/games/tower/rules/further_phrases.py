"""What cards may say beyond what is printed on the deck's own: for packs, and for players' ideas;
of hands and the deck in `hands`.

Shared words come from `tabletop.vocabulary`; here they meet what happens in this game.
"""

from __future__ import annotations

from functools import partial

from tabletop.cardtext.subjects import Who
from tabletop.executor.context import Context
from tabletop.games.tower.deck.phrases import PHRASES
from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.counterattack import Harm
from tabletop.games.tower.rules.deeds import (
    Falls,
    Focuses,
    Loses,
    LosesHealth,
    Plays,
    Rolls,
    TurnBegins,
    TurnEnds,
)
from tabletop.games.tower.rules.difficulty import terms_at
from tabletop.games.tower.rules.executor import EXECUTOR
from tabletop.games.tower.rules.foes import Damage
from tabletop.games.tower.rules.suits import Heals
from tabletop.games.tower.rules.turn import ANOTHER
from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.procedure import Rules
from tabletop.vocabulary import back_references, dice, harm
from tabletop.vocabulary.deed_phrases import proposes
from tabletop.vocabulary.who import add_choosing

WHOM = EXECUTOR.whom

# --- health ----------------------------------------------------------------------------------


def _regain(context: Context, who: int, n: int) -> Rules[bool]:
    """TWR-039: by the hero who is healed, as far as that one may be."""
    done = yield from context.propose(Heals(who=who, n=n, by=who))
    return not done.prevented


def _lacks_health(context: Context, who: int, n: int) -> Refusal | None:
    """Who would fall by it cannot pay it."""
    if (left := cards.health(context.table, who)) > n:
        return None
    name = context.table.seats[who].name
    return Refusal("TWR-128", f"{name} has {left} Health, and would fall by it.", absolute=True)


def _pay_health(context: Context, who: int, n: int) -> Rules[bool]:
    """It is lost."""
    if cards.health(context.table, who) <= n:
        return False
    done = yield from context.propose(Loses(who=who, n=n))
    return not done.prevented


PHRASES.add(
    "{who:healed} [regain] {n:health}", "action", _regain, also=("{who:healed} [heal] {n:health}",)
)
PHRASES.add("{who} [lose] {n:health}", "action", proposes(Loses))
PHRASES.add("{who} [lose] {n:health}", "cost", _pay_health, lacks=_lacks_health)
PHRASES.add(
    "when {who} [lose] Health", "trigger", deed=LosesHealth, also=("when {who} [take] damage",)
)
PHRASES.add("when {who} [regain] Health", "trigger", deed=Heals)
PHRASES.add("when {by:who} [heal] {whom:who}", "trigger", deed=Heals)
PHRASES.add("when {who} would regain Health", "trigger", deed=Heals)
PHRASES.add(
    "when {who} [lose] Health to a counterattack",
    "trigger",
    deed=Harm,
    also=("when {who} [is|are] struck",),
)
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
back_references.add_back(PHRASES, WHOM)


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


def _lacks(zones: tuple[str, ...], context: Context, who: Who) -> bool:
    found = EXECUTOR.whom.among(context, who)
    return any(not context.table.zones[zones[seat]].pieces for seat in found)


for _what, _zones in (("Shield", cards.SHIELDS), ("Sanctuary", cards.SANCTUARY)):
    PHRASES.add(f"{{who}} [has|have] a {_what}", "condition", partial(_has_before, _zones))
    PHRASES.add(f"{{who}} [has|have] no {_what}", "condition", partial(_lacks, _zones))


@PHRASES.condition("{who} [is|are] unhurt", "{who} [is|are] at full Health")
def _is_whole(context: Context, who: Who) -> bool:
    full = terms_at(context.table).health
    return any(left >= full for left in _health(context, who))


@PHRASES.condition("{who} [has|have] attacked this turn")
def _has_attacked(context: Context, who: Who) -> bool:
    """TWR-089: in this turn nobody else has."""
    attacked = "attacked" in context.table.counters
    return attacked and cards.active(context.table) in EXECUTOR.whom.among(context, who)


@PHRASES.condition("{who} [has|have] not attacked this turn")
def _has_held_back(context: Context, who: Who) -> bool:
    return not _has_attacked(context, who)


@PHRASES.condition("{who} [is|are] {best}")
def _is_best(context: Context, who: Who, best: str) -> bool:
    """Of several who have as much, each is."""
    found = EXECUTOR.whom.among(context, best)
    return any(seat in found for seat in EXECUTOR.whom.among(context, who))


@PHRASES.condition("a Hero has fallen", "a Hero is fallen")
def _some_fell(context: Context) -> bool:
    return not _all_stand(context)


@PHRASES.condition("no Hero has fallen", "no Hero is fallen")
def _all_stand(context: Context) -> bool:
    return len(cards.standing(context.table)) == len(context.table.seats)


@PHRASES.condition("{who} [is|are] the only Hero standing", "{who} [is|are] the only standing Hero")
def _is_last(context: Context, who: Who) -> bool:
    return cards.standing(context.table) == EXECUTOR.whom.among(context, who)


# --- how many ---------------------------------------------------------------------------------


@PHRASES.count("(fallen Hero|the number of fallen Heroes)")
def _fallen(context: Context) -> int:
    return len(context.table.seats) - _standing(context)


@PHRASES.count("(Hero standing|the number of Heroes standing)")
def _standing(context: Context) -> int:
    return len(cards.standing(context.table))


@PHRASES.count("(card in your hand|the number of cards in your hand)")
def _held(context: Context) -> int:
    return cards.hand_size(context.table, context.you)


def _this_way(context: Context) -> int:
    return context.much


PHRASES.add(
    "(card discarded this way|the number of cards discarded this way)",
    "count",
    _this_way,
    back=True,
)


# --- who, and what they roll -----------------------------------------------------------------

add_choosing(PHRASES)


@WHOM.noun("active")
def _active(context: Context) -> list[int]:
    """TWR-022: who acts just now."""
    seat = cards.active(context.table)
    return [seat] if cards.health(context.table, seat) else []


def _beside(context: Context, step: int) -> list[int]:
    """TWR-019: the next who stands, clockwise or the other way; nobody where all others fell."""
    seats = len(context.table.seats)
    if context.you < 0:
        return []
    others = [(context.you + step * n) % seats for n in range(1, seats)]
    return [each for each in others if cards.health(context.table, each)][:1]


@WHOM.noun("left")
def _left(context: Context) -> list[int]:
    return _beside(context, 1)


@WHOM.noun("right")
def _right(context: Context) -> list[int]:
    return _beside(context, -1)


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


@PHRASES.trigger("when {who} [attack]", deed=Plays)
def _attacks(context: Context, who: Who) -> bool:
    """TWR-089: by a card whose suit attacks."""
    return isinstance(context.deed, Plays) and context.deed.suit in cards.ATTACKING


@PHRASES.trigger("when {who} [play] a card of rank {n}", deed=Plays)
def _of_rank(context: Context, who: Who, n: int) -> bool:
    return isinstance(context.deed, Plays) and context.deed.rank == n


@PHRASES.trigger("when {who} [play] a card of rank {n} or more", deed=Plays)
def _of_high_rank(context: Context, who: Who, n: int) -> bool:
    return isinstance(context.deed, Plays) and context.deed.rank >= n


@PHRASES.trigger("when {who} [play] a card of rank {n} or less", deed=Plays)
def _of_low_rank(context: Context, who: Who, n: int) -> bool:
    return isinstance(context.deed, Plays) and context.deed.rank <= n


PHRASES.add("when {who} [fall]", "trigger", deed=Falls)
PHRASES.add("when {who} would fall", "trigger", deed=Falls)


@PHRASES.action("{who} [stay] at {n} Health")
def _stays(context: Context, who: int, n: int) -> None:
    """TWR-109: with what is left to it then, where it would have none."""
    play = context.play
    play.count("health", n, cards.hero(play.table, who))
    play.say("{} stays at {} health.", play.table.seats[who].name, n, rule="TWR-109")


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
EXECUTOR.limits.periods[PHRASES.add("once per game", "limit")] = lambda table: 0

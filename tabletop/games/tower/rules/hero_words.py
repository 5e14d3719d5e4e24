"""What cards may say of heroes: their health, their turns, what they play and roll."""

from __future__ import annotations

from functools import partial

from tabletop.cardtext.subjects import Who
from tabletop.executor.context import Context
from tabletop.executor.history import History
from tabletop.games.tower.deck.grammar import CARD, FALLEN, FOE, GRAMMAR, HEALTH, HERO, NUMBERS
from tabletop.games.tower.rules import cards, numbers
from tabletop.games.tower.rules.counterattack import Harm
from tabletop.games.tower.rules.deeds import (
    Dispels,
    Falls,
    Focuses,
    FoeFalls,
    HasFocused,
    Loses,
    LosesHealth,
    Plays,
    Rolls,
    TurnBegins,
    TurnEnds,
)
from tabletop.games.tower.rules.executor import ASKS, EXECUTOR, SIZES, TEXT
from tabletop.games.tower.rules.foe_words import FOE_HEALTH
from tabletop.games.tower.rules.suits import Heals
from tabletop.games.tower.rules.turn import ANOTHER
from tabletop.grammar.idiom import count, idiom, otherwise_so, possession, state
from tabletop.grammar.measure import Crossing, measure
from tabletop.grammar.noun import things, without
from tabletop.grammar.nouns import Thing
from tabletop.grammar.number import Of
from tabletop.grammar.period import Own, period
from tabletop.grammar.verb import Does, Happens, verb
from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table
from tabletop.vocabulary.deed_phrases import proposes
from tabletop.vocabulary.parts.choosing import add_choosing
from tabletop.vocabulary.parts.deeds import add_answers, add_changes, add_taking_over
from tabletop.vocabulary.parts.dice import add_rolls, add_shown
from tabletop.vocabulary.parts.health import add_healing, add_losing
from tabletop.vocabulary.who import adjective

WHOM = EXECUTOR.whom

GRAMMAR.meant = WHOM.among
GRAMMAR.begin = EXECUTOR.begin
TEXT.history = History(EXECUTOR, GRAMMAR)

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
    return Refusal("TWR-128", f"{name} has {left} Health, and would fall.", absolute=True)


def _pay_health(context: Context, who: int, n: int) -> Rules[bool]:
    """It is lost."""
    if cards.health(context.table, who) <= n:
        return False
    done = yield from context.propose(Loses(who=who, n=n))
    return not done.prevented


def _lies_before(zones: tuple[str, ...], table: Table, seat: int) -> bool:
    return bool(table.zones[zones[seat]].pieces)


def _is_whole(context: Context, who: Who) -> bool:
    table = context.table
    return any(
        cards.health(table, seat) >= numbers.full_health(table, seat)
        for seat in WHOM.among(context, who)
    )


def _has_attacked(context: Context, who: Who) -> bool:
    """TWR-089: in this turn nobody else has."""
    attacked = "attacked" in context.table.counters
    return attacked and cards.active(context.table) in EXECUTOR.whom.among(context, who)


def _is_best(context: Context, who: Who, best: str) -> bool:
    """Of several who have as much, each is."""
    found = EXECUTOR.whom.among(context, best)
    return any(seat in found for seat in EXECUTOR.whom.among(context, who))


def _some_fell(context: Context) -> bool:
    return not _all_stand(context)


def _all_stand(context: Context) -> bool:
    return len(cards.standing(context.table)) == len(context.table.seats)


def _is_last(context: Context, who: Who) -> bool:
    return cards.standing(context.table) == EXECUTOR.whom.among(context, who)


# --- how many ---------------------------------------------------------------------------------


def _fallen(context: Context) -> int:
    return len(context.table.seats) - _standing(context)


def _standing(context: Context) -> int:
    return len(cards.standing(context.table))


def _this_way(context: Context) -> int:
    return context.much


# --- who, and what they roll -----------------------------------------------------------------


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


def _acts_again(context: Context, who: int) -> None:
    """TWR-019: before it is anybody else's turn."""
    context.play.count(ANOTHER, who + 1)
    context.play.say("{} has another turn.", context.table.seats[who].name, rule="TWR-019")


# --- what they do ----------------------------------------------------------------------------


def _attacks(context: Context, who: Who) -> bool:
    """TWR-089: by a card whose suit attacks."""
    return isinstance(context.deed, Plays) and context.deed.suit in cards.ATTACKING


def _stays(context: Context, who: int, n: int) -> None:
    """TWR-109: with what is left to it then, where it would have none."""
    play = context.play
    play.count("health", n, cards.hero(play.table, who))
    play.say("{} stays at {} health.", play.table.seats[who].name, n, rule="TWR-109")


def _rests(context: Context, who: Who) -> bool:
    """A rest is healing that nobody gives (TWR-030)."""
    return isinstance(context.deed, Heals) and context.deed.by < 0


def _is_you(context: Context) -> bool:
    """Whether it is who bears the card that was spoken of last."""
    return context.that == context.you


def _own_turn(context: Context) -> bool:
    """Whether who bears the card acts just now."""
    return cards.active(context.table) == context.you


def _plays(context: Context, who: Who, card: Thing) -> bool:
    """A card of such a suit and rank."""
    deed = context.deed
    return isinstance(deed, Plays) and card.fits(deed.suit, deed.rank)


def _fallen_seats(table: Table) -> list[int]:
    standing = cards.standing(table)
    return [seat for seat in range(len(table.seats)) if seat not in standing]


# --- how it is said ----------------------------------------------------------------------------

adjective(WHOM, "fallen", _fallen_seats, ASKS, "TWR-128")
assert set(FALLEN) <= set(HERO.values)

with GRAMMAR.sharing():
    CHANGES = add_changes(GRAMMAR, ("damage", "healing", "loss", "blow"))
    add_taking_over(GRAMMAR, HERO)
    add_answers(GRAMMAR, HERO)
    add_choosing(GRAMMAR, HERO)
    add_rolls(GRAMMAR, HERO, Rolls, _roll, "die")
    add_shown(GRAMMAR, 6)

with GRAMMAR.sharing():
    REGAIN = add_healing(GRAMMAR, HERO, HEALTH, _regain, Heals, who=without(HERO, ("one",)))
    LOSE = add_losing(
        GRAMMAR, HERO, HEALTH, Does(proposes(Loses), pays=_pay_health, lacks=_lacks_health),
        Happens(Loses, LosesHealth, kin=(Harm,)),
        "[take|suffer] {n:number} damage", "[be] dealt {n:number} damage",
        moment=("[take] damage",), said=(f"{FOE.name} deals {{n:number}} damage to {{who:who}}",),
    )  # fmt: skip
HEALTHY = measure(
    GRAMMAR, "Health", HERO, HEALTH, cards.health, owned=("Health",), bounded=True,
    crossing=Crossing(
        (LosesHealth,), lambda deed: deed.left + deed.n, lambda deed: deed.left
    ),
)  # fmt: skip
GRAMMAR.event(
    "when somebody heals somebody", Heals, {"by": "who", "whom": "who"},
    "{by:who/1} (heals|restores) {whom:who}", "{by:who/+} (heal|restore) {whom:who}",
)  # fmt: skip

GRAMMAR.add(
    CHANGES["less"]
    .construction()
    .also("that Hero (takes|loses) {n:number} less (damage|Health)", of="damage")
)
state(
    GRAMMAR, HERO, "[be] unhurt", "[be] at full Health", run=_is_whole,
    negative=("[be] hurt", "[be] wounded", "[be] not unhurt", "[be] not at full Health"),
)  # fmt: skip
for _what, _zones in (("Shield", cards.SHIELDS), ("Sanctuary", cards.SANCTUARY)):
    possession(GRAMMAR, HERO, _what, partial(_lies_before, _zones))
state(
    GRAMMAR, HERO, "[have] attacked this turn", run=_has_attacked,
    negative=("[have] not attacked this turn",),
)  # fmt: skip
BEST = state(
    GRAMMAR, HERO, "[be] {best}", run=_is_best, slots={"best": "who/best"},
)  # fmt: skip
for _size in SIZES:
    for _most in ("most", "least"):
        _words = "fewest" if _most == "least" and _size.startswith("cards") else _most
        for _called in dict.fromkeys((_size, _size.removesuffix(" in hand"))):
            otherwise_so(BEST, HERO, f"[have] the {_words} {_called}", best=f"{_most} {_size}")
otherwise_so(BEST, HERO, "[be] acting", best="active")
idiom(
    GRAMMAR, "condition", "that Hero is you", "you (chose|choose|picked) yourself", run=_is_you,
    back=True, sort="state",
)  # fmt: skip
idiom(GRAMMAR, "condition", "it is your turn", run=_own_turn, sort="state")
idiom(
    GRAMMAR,
    "condition",
    "a Hero has fallen",
    "(a|any) Hero is fallen",
    "any Hero has fallen",
    run=_some_fell,
    sort="state",
)
idiom(GRAMMAR, "condition", "no Hero has fallen", "no Hero is fallen", run=_all_stand, sort="state")
state(
    GRAMMAR, HERO, "[be] the only Hero standing", "[be] the only standing Hero", run=_is_last
)  # fmt: skip
count(
    GRAMMAR, ("fallen Hero", "Hero that has fallen"), ("the number of fallen Heroes",), _fallen
)  # fmt: skip
count(
    GRAMMAR, ("Hero standing", "standing Hero"), ("the number of Heroes standing",), _standing
)  # fmt: skip
count(
    GRAMMAR, ("card discarded this way",), ("the number of cards discarded this way",), _this_way,
    back=True,
)  # fmt: skip

count(
    GRAMMAR, ("Health lost this way", "Health (you|they|that Hero) lost this way"),
    ("the Health lost this way",), _this_way, back=True,
)  # fmt: skip
count(
    GRAMMAR, ("card drawn this way", "card (you|they|that Hero) drew (this way|)"),
    ("the number of cards drawn this way",), _this_way, back=True,
)  # fmt: skip

# --- turns, and what is played in them ---------------------------------------------------------

TURN = period(
    GRAMMAR, "turn", lambda table: table.count("turns"), TurnBegins, TurnEnds,
    Own(HERO, cards.active),
)  # fmt: skip
FLOOR = period(
    GRAMMAR, "floor", lambda table: table.count("floor"), also=("fight", "battle", "combat", "Foe"),
    over=FoeFalls,
)  # fmt: skip
GRAMMAR.also_first(FLOOR.limit, FOE_HEALTH["threshold"])
GRAMMAR.also_behind("(each|every) turn", TURN.moments["end of each"])
GAME = period(GRAMMAR, "game", lambda table: 0, endless=True)
EXECUTOR.keep_time(TURN, FLOOR, GAME)

verb(
    GRAMMAR, "take another turn", HERO,
    "[take|have|get] another turn after this one",
    "[take|have|get] a (extra|additional) turn after this one",
    "[take|have|get] (another|a extra|a additional) turn", does=_acts_again, only=("done", "paid"),
)  # fmt: skip
things(GRAMMAR, "card", "suits", "rank", {"Ace": 1})
PLAY = verb(
    GRAMMAR, "play", HERO, "[play] {card}", deed=Happens(Plays, fits=_plays),
    slots={"card": "thing/card"},
    only=("after", "before", "forbidden"),
)  # fmt: skip
ATTACK = verb(
    GRAMMAR, "attack", HERO, "[attack]", deed=Happens(Plays, fits=_attacks),
    only=("after", "before", "forbidden"),
)  # fmt: skip
DISPELS = verb(
    GRAMMAR, "dispel a Ward", HERO, "[dispel|break|destroy|remove] a Ward",
    "[dispel|break|destroy|remove] one of (its|the Foe 's|the) Wards", deed=Dispels,
    only=("after", "before", "forbidden", "past"),
)  # fmt: skip
verb(
    GRAMMAR, "defeat the Foe", HERO, "[defeat|kill] (the|a|this) (Foe|foe|enemy|monster)",
    deed=FoeFalls, only=("after", "past"),
)  # fmt: skip
FALL = verb(
    GRAMMAR, "fall", HERO, "[fall|die]", deed=Falls,
    moment=("[fall|die]", "[be] (killed|defeated|slain)", "[reach] 0 Health",
            "[lose] (your|their) last Health"),
    only=("after", "before", "past"),
)  # fmt: skip
verb(
    GRAMMAR,
    "stay at",
    HERO,
    "[stay] at {n:number} Health",
    "[be] left (with|at) {n:number} Health",
    does=_stays,
    unit=HEALTH,
    only=("done",),
)
FOCUS = verb(
    GRAMMAR, "Focus", HERO, "[Focus]", deed=Happens(Focuses, told=HasFocused, much=lambda deed: 1),
    only=("after", "before", "forbidden", "past"),
    moment=("[Focus]", "[take] Focus"),
)  # fmt: skip
FOCUS["after"].usual = numbers.DRAWS
REST = verb(
    GRAMMAR, "Rest", HERO, "[Rest]", deed=Happens(Heals, fits=_rests),
    only=("after", "before", "forbidden", "past"),
    moment=("[Rest]", "[rest]"),
)  # fmt: skip
REST["after"].usual = numbers.RESTS

# --- numbers of the rules ----------------------------------------------------------------------

NUMBERS.number(
    numbers.HAND,
    "hand limit",
    "(maximum|) hand size",
    "hand size limit",
    "limit of cards in hand",
    read=numbers.hand_limit,
)
NUMBERS.number(
    numbers.FULL,
    "starting Health",
    "(maximum|full) Health",
    "Health limit",
    read=numbers.full_health,
)
NUMBERS.number(
    numbers.FOCUS, "Focus", "draw by Focus", read=numbers.focus, of=Of("[Focus]", "[draw]", CARD),
    owned=("the number of cards {who:who/plain/+} draw (by|with) Focus",
           "the number of cards {who:who/plain/1} draws (by|with) Focus"),
)  # fmt: skip
NUMBERS.number(
    numbers.REST, "Rest", "healing by Rest", read=numbers.rest,
    of=Of("[Rest|rest]", "[regain|heal|recover|restore]", HEALTH),
    owned=("the Health {who:who/plain/+} regain (by|with) (Rest|resting)",
           "the Health {who:who/plain/1} regains (by|with) (Rest|resting)"),
)  # fmt: skip

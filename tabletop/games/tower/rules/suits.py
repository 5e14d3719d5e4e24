"""Chapter C: the four suits: the effects of the sentences on number cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from tabletop.games.tower.deck.content import title
from tabletop.games.tower.deck.grammar import CARD, DAMAGE, FOE, GRAMMAR, HEALTH, HERO
from tabletop.games.tower.rules import cards, foes, numbers
from tabletop.games.tower.rules.classes import needs_shield_target, return_the_lent
from tabletop.games.tower.rules.deeds import Dispels, within
from tabletop.games.tower.rules.drawing import draw_to_hand, givable
from tabletop.games.tower.rules.executor import EXECUTOR, TEXT, PlayedContext
from tabletop.games.tower.rules.gifts import works_with
from tabletop.games.tower.rules.outlook import healed
from tabletop.games.tower.rules.steps import STEPS
from tabletop.grammar.frames import Voice
from tabletop.grammar.idiom import idiom
from tabletop.grammar.noun import words
from tabletop.grammar.verb import Does, Happens, verb
from tabletop.play.questions.decision import Decision, Habit, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table
from tabletop.vocabulary.harm import Suffered

NOTHING: Mapping[int, int] = {}


DEALS = {"magic": "TWR-034", "weapon": "TWR-035"}
"""The rules for each kind of damage."""


def deal_damage(context: PlayedContext, n: int, kind: str, through: bool = False) -> Rules[None]:
    """TWR-034, TWR-035: deal damage with Wands or Swords. TWR-089: both are attacks. TWR-066: the
    dispelled ward goes before or after the damage."""
    play, card = context.play, context.card
    n = works_with(play.table, card, n)
    if context.dispels and play.table.options["last_ward"] == "before":
        yield from _dispel(play, card)
    damage = foes.Damage(who=context.you, n=n, card=card.id, rule=DEALS[kind], through=through)
    yield from play.happen(damage, context)
    if play.table.options["attack_means"] == "card" or damage.dealt > 0:
        play.count("attacked", 1)


def _deal_so_much(
    context: PlayedContext, who: int, n: int, kind: str, through: bool = False
) -> Rules[bool]:
    """TWR-034, TWR-035: deal this amount once; no gift increases it."""
    hits = foes.Damage(who=who, n=n, card=context.card.id, rule=DEALS[kind], through=through)
    yield from context.propose(hits)
    if hits.dealt:
        context.play.count("attacked", 1)
    return not hits.prevented


words(GRAMMAR, "kind", {kind: kind for kind in DEALS})
_TAKES = f"{FOE.name} (takes|suffers|loses|is dealt)"
DEAL = verb(
    GRAMMAR, "deal damage to the Foe", HERO, f"[deal] {{n}} {{kind}} damage to {FOE.name}",
    f"[deal] {{n}} (more|extra|additional) {{kind}} damage to {FOE.name}",
    does=Does(_deal_so_much, plainly=deal_damage), unit=DAMAGE, voice=Voice(split=True),
    deed=Happens(foes.Damage, much=lambda deed: deed.dealt if deed.done else deed.n),
    moment=(f"[deal] damage to {FOE.name} (|with one card)",
            "[deal] damage"),
    said=(
        f"{_TAKES} {{n}} {{kind}} damage", "{n} {kind} damage is dealt to the Foe",
        (f"{_TAKES} {{n}} damage", {"kind": "weapon"}),
        (f"deal {{n}} damage to {FOE.name}", {"kind": "weapon"}),
    ),
)  # fmt: skip

_WARDS = f"(all|any|) (of|) ({FOE.whose}|the|its|) Wards"
_THROUGH = f"(even through|through) {_WARDS}", f"(ignoring|despite) {_WARDS}"


def _deal_through(context: PlayedContext, n: int, kind: str) -> Rules[None]:
    return deal_damage(context, n, kind, through=True)


def _deal_so_much_through(context: PlayedContext, who: int, n: int, kind: str) -> Rules[bool]:
    return _deal_so_much(context, who, n, kind, through=True)


verb(
    GRAMMAR, "deal damage through Wards", HERO,
    f"[deal] {{n}} {{kind}} damage through Wards to {FOE.name}",
    *(f"[deal] {{n}} {{kind}} damage to {FOE.name} (,|) {each}" for each in _THROUGH),
    does=Does(_deal_so_much_through, plainly=_deal_through), unit=DAMAGE, voice=Voice(split=True),
    only=("done",),
)  # fmt: skip

GRAMMAR.also_when(
    f"a (single|) card deals {{so:{DAMAGE.bound}}} to {FOE.name}", DEAL["after so much"], who="one"
)


def regain_health(context: PlayedContext, n: int) -> Rules[None]:
    """TWR-037: heal one hero, up to 20 unless the healer may overheal (TWR-039)."""
    play = context.play
    n = works_with(play.table, context.card, n)
    if context.whom < 0:  # not said as a card was played: who bears the sentence says it now
        context.whom, *_ = yield from EXECUTOR.whom.meant(context, "one")
    cups = context.deed is None and cards.suit_in_play(context.card) == "cups"
    yield from play.happen(Heals(who=context.whom, n=n, by=context.you, cups=cups), context)
    context.healed = context.that = context.whom
    context.meant = context.acted = [context.whom]


CUPS = idiom(
    GRAMMAR, "action", "a Hero regains {n}", "a Hero (heals|recovers|restores) {n}",
    "a Hero (heals|regains) {n:number}", "heal a Hero (by|for) {n:number}",
    run=regain_health, slots={"n": f"plain/{HEALTH.id}"}, sort="verb", about="one",
)  # fmt: skip


class Heals(Suffered, kw_only=True):
    """The hero of the seat `who` regains `n` health, by the Cups of the seat `by`, or by a rest
    (-1): from a played Cups card, or from another sentence."""

    would = "{who} would regain {n} Health"

    by: int = -1
    cups: bool = False

    def do(self, play: Play) -> None:
        table = play.table
        court, health = cards.hero(table, self.who), cards.health(table, self.who)
        if self.by < 0:  # TWR-032
            rested = max(health, min(health + self.n, numbers.full_health(table, self.who)))
            rested = within(table, self.who, rested)
            play.count("health", rested, court)
            play.say("{} rests: {} health.", table.seats[self.who].name, rested, rule="TWR-030")
            return
        healer, full = cards.hero(table, self.by).name, numbers.full_health(table, self.who)
        becomes = healed(healer, table.options, health, self.n, full)
        becomes = within(table, self.who, becomes)
        play.count("health", becomes, court)
        play.say(
            "{} regains {}: {} health.",
            table.seats[self.who].name,
            becomes - health,
            becomes,
            rule="TWR-037",
        )


def give_out(context: PlayedContext, n: int) -> Rules[None]:
    """TWR-040: draw cards for Pentacles, one after another."""
    if context.deed is None:  # the steps of the played card do it
        context.gives = works_with(context.play.table, context.card, n)
        return
    for _ in range(n):
        table = context.play.table
        if not givable(table, cards.standing(table)):
            return
        seat, *_ = yield from EXECUTOR.whom.meant(context, "one")
        if numbers.room(context.play.table, seat) > 0:
            yield from draw_to_hand(context.play, seat, rule="TWR-041")


GIVE_OUT = idiom(
    GRAMMAR, "action", "give out {n}", "(hand|deal) out {n}", run=give_out,
    slots={"n": f"plain/{CARD.id}"}, sort="verb",
)  # fmt: skip
GIVE_OUT.reveals = True


@STEPS.step("Give out cards", rule="TWR-040", then="after_cards")
def give(play: Play, left: int, dispels: int, drawn: int = 0, share: int = 0) -> Rules[Flow]:
    """TWR-041: name a recipient for each card before it is drawn, or *share* all out at once.
    TWR-045: after one is *drawn*, the table may allow to stop."""
    table = play.table
    receivers = cards.receivers(table)
    gives = min(left, givable(table, receivers)) if left else 0  # the rest is lost
    if not gives:  # TWR-044, TWR-125
        card = cards.on_the_spot(table)
        if needs_shield_target(table, card) and not dispels:
            return go("lay_shield")
        yield from put_away(play, card, bool(dispels))
        return go("resolve")
    if share:
        yield from draw_to_hand(play, _next_of_all(table, receivers), rule="TWR-041")
        return go("give", left=left - 1, dispels=dispels, drawn=1, share=1)
    option: Option = yield lambda: _give_question(play.table, gives, receivers, drawn)
    if option.key == "share":
        return go("give", left=left, dispels=dispels, drawn=drawn, share=1)
    if option.key == "stop":
        name = table.seats[cards.active(table)].name
        play.say("{} stops drawing: {} not drawn.", name, gives, rule="TWR-045")
        return go("give", left=0, dispels=dispels)
    yield from draw_to_hand(play, int(option.value), rule="TWR-041")
    return go("give", left=left - 1, dispels=dispels, drawn=1)


def put_away(play: Play, card: Piece, dispels: bool) -> Iterable[Any]:
    """TWR-048, TWR-062: put a resolved card beside the foe or on the discard pile. TWR-126: it goes
    there together with its companion, and stays in play until then."""
    return_the_lent(play, card)
    if dispels and card.zone == "play" and cards.DONE not in card.counters:
        return _dispel(play, card)
    if card.zone == "play":
        _lay_aside(play, card)
    return ()


def _lay_aside(play: Play, card: Piece) -> None:
    if len(play.table.zones["play"].pieces) > 1:
        play.count(cards.DONE, 1, card)
    else:
        play.move(card, "discard")


def _dispel(play: Play, card: Piece) -> Iterable[Any]:
    """TWR-062: put *card* beside the foe to remove a ward, unless a card forbids it."""
    if TEXT.heeds(play.table, Dispels):
        return _dispel_if_it_may(play, card)
    return _dispelled(play, card)


def _dispel_if_it_may(play: Play, card: Piece) -> Rules[None]:
    if (yield from TEXT.agrees(play, Dispels(who=cards.active(play.table)))):
        yield from _dispelled(play, card)
    else:
        _lay_aside(play, card)


def _dispelled(play: Play, card: Piece) -> Iterable[Any]:
    play.move(card, "wards")
    play.say("{} dispels a ward: {} left.", card, cards.wards_left(play.table), rule="TWR-062")
    return TEXT.told(play, Dispels, who=cards.active(play.table), agreed=True)


def discard_played(play: Play) -> None:
    """TWR-048: discard the cards on the play spot, resolved or skipped."""
    for card in play.table["play"]:
        return_the_lent(play, card)
        play.move(card, "discard")


def _give_question(table: Table, left: int, receivers: list[int], drawn: int) -> Decision:
    """Ask who receives a card. A recipient by house rule counts like any other, because there may
    be no other."""
    options = []
    for seat, place in enumerate(table.seats):
        size, full = cards.hand_size(table, seat), numbers.room(table, seat) <= 0
        options.append(
            _to_give(
                seat, place.name, size, numbers.hand_limit(table, seat), seat in receivers, full
            )
        )
    if left > 1 and sum(numbers.room(table, seat) > 0 for seat in receivers) > 1:
        options.append(Option("share", SHARE, tells=_shares(table, left, receivers)))
    if drawn and table.options["pent_stop"] == "free":
        options.append(Option("stop", f"Stop drawing: {left} not drawn"))
    ask = _who_draws(cards.on_the_spot(table).name, left)
    return Decision(
        cards.active(table), ask, "TWR-041", options, public=True, habit=_giving(table, receivers)
    )


SHARE = "Deal out the rest, each card to whoever holds the fewest"


def _shares(table: Table, left: int, receivers: list[int]) -> str:
    """Each hero's share if *left* cards are shared out at once, in words."""
    given: Counter[int] = Counter()
    for _ in range(left):
        given[_next_of_all(table, receivers, given)] += 1
    return ", ".join(f"{table.seats[seat].name} {given[seat]}" for seat in sorted(given))


def _next_of_all(table: Table, receivers: list[int], given: Mapping[int, int] = NOTHING) -> int:
    """The next seat to draw when cards are shared out evenly, starting with the active hero, after
    some were *given*. One of *receivers* always has room."""
    first, seats = cards.active(table), len(table.seats)
    open_to = [seat for seat in receivers if numbers.room(table, seat) > given.get(seat, 0)]

    def holds(seat: int) -> tuple[int, int]:
        return cards.hand_size(table, seat) + given.get(seat, 0), (seat - first) % seats

    return min(open_to, key=holds)


def _giving(table: Table, receivers: list[int]) -> Habit | None:
    """How a table may share cards out by itself."""
    if not any(numbers.room(table, seat) > 0 for seat in receivers):
        return None
    to = _next_of_all(table, receivers)
    return Habit("Who draws the next card?", {"Always whoever holds fewest": f"give {to}"})


@lru_cache(1024)
def _who_draws(gives: str, left: int) -> str:
    return f"{title(gives)}: who draws the next card? {left} to give."


@lru_cache(4096)
def _to_give(seat: int, name: str, size: int, limit: int, receives: bool, full: bool) -> Option:
    zones = (cards.HERO[seat], cards.HAND[seat])
    option = Option(f"give {seat}", f"{name} ({size} of {limit})", (), zones, seat)
    if not receives:
        return option.blocked("TWR-046", f"{name} has fallen and receives no cards.")
    return option.blocked("TWR-043", f"The hand of {name} is full.") if full else option

"""Chapter 17: dice, and the Reroll Counters that turn them again."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import NamedTuple

from tabletop.cardtext.amounts import Much
from tabletop.cardtext.subjects import Who
from tabletop.executor.sentence import Line
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import GRAMMAR, PARTY, REROLL
from tabletop.games.restless.cards.phrases import WHOLE
from tabletop.games.restless.choices.doing import doing
from tabletop.games.restless.choices.greyed_options import at_a_roll
from tabletop.games.restless.party.items.free_actions import answer_to
from tabletop.games.restless.running.changed_rules import NO_REROLL, RAW, rule_by, ruled
from tabletop.games.restless.running.deeds import (
    GainsRerolls,
    LosesRerolls,
    Rolls,
    SpendsReroll,
    does,
)
from tabletop.games.restless.running.executor import EXECUTOR, change
from tabletop.games.restless.running.question_context import name
from tabletop.games.restless.running.questions import willing
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.table_reads import die, die_shown, showing
from tabletop.games.restless.table.targets import are_gone
from tabletop.grammar.frames import Voice
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import Does, verb
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table


class Rolled(NamedTuple):
    """RST-173: what the die showed, and what that counts as, 1 to 20."""

    raw: int
    final: int


class Told(NamedTuple):
    """What hangs on a roll, in words: what it is `against`, what it brings if it is `kept`, what
    one `again` has a chance of, and the `odds` in full."""

    against: str
    kept: str
    again: str
    odds: str


Tell = Callable[[Rolled], Told]
"""Tells what hangs on what was rolled."""


def rerolls(table: Table) -> int:
    """RST-169: the party's Reroll Counters; RST-092: never fewer than none, be it by hand."""
    return max(0, table.count("rerolls"))


def rerolls_for_dice(table: Table) -> int:
    """RST-170: so many of them as may be spent on rolls now."""
    return 0 if rule_by(table, NO_REROLL) else rerolls(table)


def gain_rerolls(play: Play, n: int) -> None:
    """RST-169: into the party's pool, which never goes below 0 (RST-092)."""
    play.count("rerolls", max(0, rerolls(play.table) + n))


def pay(play: Play, n: int, slot: int = -1, *, on_roll: bool = False) -> Rules[None]:
    """RST-092: *n* Reroll Counters are paid for whatever it be; each is one that is spent.

    What is done without them, against the rule, spends those there are.
    """
    spent = min(n, rerolls(play.table))
    gain_rerolls(play, -spent)
    for _ in range(spent):
        yield from play.happen(SpendsReroll(slot, on_roll=on_roll))


def roll_d20(
    play: Play,
    slot: int,
    kind: str,
    *,
    fails: Callable[[int], bool],
    told: Tell,
    rule: str,
    by: int = -1,
    foe: int = -1,
) -> Rules[Rolled]:
    """Roll the D20 for the Character in *slot*; RST-170: it may be rolled again.

    *kind* is `combat`, `ranged`, `dodge` or `card`; *fails* tells whether a final roll is one that
    people would wish to turn again, *told* what hangs on it; *by* is the Weapon or Spell used,
    *foe* the Target it is rolled against.
    """
    while True:
        d20 = die(play.table, "d20")
        who = name(play.table, slot) if slot >= 0 else "The party"
        raw = yield from play.roll(
            d20, 20, ask=f"{who} rolls the D20 {FOR[kind]}: what does it show?", rule=rule
        )
        final = final_roll(play.table, slot, kind, raw, by)
        play.say("{} rolls {}.", who, _spelled(raw, final), rule=rule)
        again = False
        free = _free(play.table, slot)
        if worth_asking(play.table, fails(final), free is not None):
            lying = partial(_lying, play, slot, kind, raw, by)
            again = yield from _asks_again(play, slot, kind, lying, told, free, foe)
            if not are_gone(play.table, slot, foe):
                raw, final = lying()
        if not again:
            yield from play.happen(Rolls(slot, final, by=by, raw=raw))
            return Rolled(raw, final)
        if free is not None:
            EXECUTOR.limits.spend(play, free.piece, free.sentence)
        else:
            yield from pay(play, 1, slot, on_roll=True)


def _lying(play: Play, slot: int, kind: str, raw: int, by: int) -> Rolled:
    """What was rolled as *raw*, as the D20 lies now: hands may have set it while it is asked
    about."""
    raw = showing(play.table, "d20", 20, raw)
    return Rolled(raw, final_roll(play.table, slot, kind, raw, by))


FREE = idiom(
    GRAMMAR, "trait", "you may roll again without Reroll Counters",
    "you may reroll (a roll|1 of your rolls|one of your rolls) without (spending|paying) a "
    "Reroll Counter",
)  # fmt: skip


def _free(table: Table, slot: int) -> Line | None:
    """RST-170: what lets *slot* roll again for nothing, as often as it says."""
    for line in ruled(table, FREE):
        spent = EXECUTOR.limits.is_spent(table, line.piece, line.sentence)
        if line.bearer in (-1, slot) and not spent:
            return line
    return None


FOR = {"combat": "to hit", "ranged": "to hit", "dodge": "to dodge", "card": "for a card"}
"""What the D20 is rolled for, by the kind of roll."""


def final_roll(table: Table, slot: int, kind: str, raw: int, by: int = -1) -> int:
    """RST-173: raw roll and all changes, clamped once. RST-174: other rolls are taken raw."""
    return raw if kind == "card" else clamped(raw + bonus(table, slot, kind, by))


def bonus(table: Table, slot: int, kind: str, by: int = -1) -> int:
    """What all cards together add to a roll of this kind."""
    if rule_by(table, RAW):
        return 0
    return change(table, kind, slot, by)


def clamped(total: int) -> int:
    """RST-173: no roll counts as more than 20 or less than 1."""
    return max(1, min(20, total))


def worth_asking(table: Table, failed: bool, free: bool = False) -> bool:
    """How often to ask is the table's choice; nothing is asked where nothing could be better."""
    if not free and not rerolls_for_dice(table):
        return False
    asks = table.options["ask_rerolls"]
    return asks == "always" or (asks == "failures" and failed)


def counters(n: int) -> str:
    """So many Reroll Counters, in words."""
    return f"{n} Reroll Counter" if n == 1 else f"{n} Reroll Counters"


def percent(share: float) -> str:
    """*share* of 1; never quite all nor nothing where it is not."""
    if 0.995 < share < 1:
        return "over 99%"
    return "under 1%" if 0 < share < 0.005 else f"{share:.0%}"


def _asks_again(
    play: Play,
    slot: int,
    kind: str,
    lying: Callable[[], Rolled],
    told: Tell,
    free: Line | None,
    foe: int,
) -> Rules[bool]:
    """RST-170: whether to roll again, with what hangs on it."""
    rolled = lying()

    def question() -> Decision:
        if are_gone(play.table, slot, foe):
            return Decision(max(slot, 0), "That roll has no effect.", "RST-004", [GO_ON])
        nonlocal rolled
        rolled = lying()
        left, d20 = counters(rerolls(play.table)), die_shown(play.table, "d20")
        known = told(rolled)
        price = f"{content.title(free.piece.name)} lets you" if free else f"{left} left"
        options = [
            Option("keep", f"Keep the {rolled.final}", tells=known.kept),
            Option("reroll", f"Roll again ({price})", d20, ("dice",), tells=known.again),
        ]
        who = name(play.table, slot)
        ask = f"{who} rolled {_spelled(*rolled)}{known.against}. Again? {known.odds}"
        beside = partial(at_a_roll, play.table, "d20", declared=FOR[kind] == "to hit")
        return Decision(max(slot, 0), ask.strip(), "RST-170", options, beside=beside)

    def lay_again() -> None:
        """What was done meanwhile was rolled with the same die."""
        play.count("shown", rolled.raw, die(play.table, "d20"))

    option = yield from answer_to(play, question, again=lay_again)
    return option.key == "reroll"


GO_ON = Option("keep", "Go on")


def _spelled(raw: int, final: int) -> str:
    return str(raw) if raw == final else f"{raw}, that is {final}"


@cache
def failing(needed: int, added: int) -> tuple[int, ...]:
    """The final rolls, of all twenty raw ones with *added*, that come to less than *needed*."""
    return tuple(final for raw in range(1, 21) if (final := clamped(raw + added)) < needed)


# --- what cards say of Reroll Counters ---------------------------------------------------------


def gains_rerolls(about: Saying, who: Who, n: int) -> Rules[None]:
    """RST-171."""
    yield from about.propose(GainsRerolls(n=n))


@does(GainsRerolls)
def are_gained(deed: GainsRerolls, play: Play) -> None:
    """RST-171."""
    gain_rerolls(play, deed.n)
    play.say("The party gains {}.", counters(deed.n), rule="RST-171")


def loses_rerolls(about: Saying, who: Who, n: int) -> Rules[None]:
    """RST-092: to no less than 0."""
    yield from about.propose(LosesRerolls(n=n))


def loses_all_rerolls(about: Saying, who: Who) -> Rules[None]:
    """RST-092: as many as there are."""
    yield from loses_rerolls(about, who, rerolls(about.play.table))


@does(LosesRerolls)
def are_lost(deed: LosesRerolls, play: Play) -> None:
    """RST-092."""
    gain_rerolls(play, -deed.n)
    play.say("The party loses {}.", counters(deed.n), rule="RST-092")


def spends_rerolls(about: Saying, who: Who, n: int) -> Rules[None]:
    """RST-092: whether anybody wants to or not."""
    yield from pay(about.play, n)


def has_rerolls(table: Table, slot: int, n: int) -> bool:
    """Whether the party has so many."""
    return rerolls(table) >= n


def pays_rerolls(about: Saying, who: Who, n: Much) -> Rules[bool]:
    """RST-006, RST-092: what is not there cannot be paid. Of the party the party is asked, else who
    bears the card."""
    play, n = about.play, about.amount(n)
    if not has_rerolls(play.table, about.you, n):
        return False
    left, rule = f"{rerolls(play.table)} left", "RST-092" if who == PARTY.id else "RST-007"
    if not (yield from willing(about, f"pay {counters(n)}", of=left, rule=rule)):
        return False
    if who == PARTY.id:
        yield from pay(play, n)
        return True
    play.say("{} costs the party {}.", about.card, counters(n), rule="RST-092")
    yield from pay(play, n, about.you)
    return True


_GAIN = verb(
    GRAMMAR, "gain Reroll Counters", PARTY, "[gain|get|receive] {n}", does=doing(gains_rerolls),
    unit=REROLL, deed=GainsRerolls,
    moment=("[gain] Reroll Counters", "[gain|get] a Reroll Counter"),
)  # fmt: skip
_LOSE = verb(
    GRAMMAR, "lose Reroll Counters", PARTY, "[lose] {n}", does=loses_rerolls, unit=REROLL,
    deed=LosesRerolls, moment=("[lose] Reroll Counters", "[lose] a Reroll Counter"),
    only=("done", "after", "before", "forbidden", "past"),
)  # fmt: skip
_LOSE_ALL = verb(
    GRAMMAR, "lose all Reroll Counters", PARTY, "[lose] all Reroll Counters",
    "[lose] all (of its|its|their|your) Reroll Counters", does=loses_all_rerolls, only=("done",),
)  # fmt: skip
_PAY = verb(
    GRAMMAR, "pay Reroll Counters", PARTY, "[pay|spend] {n}",
    does=Does(spends_rerolls, pays=pays_rerolls, able=has_rerolls), unit=REROLL,
    voice=Voice(alone=True), only=("done", "paid"),
)  # fmt: skip
WHOLE.update(each["done"] for each in (_GAIN, _LOSE, _LOSE_ALL, _PAY))

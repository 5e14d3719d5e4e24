"""Chapters 17 and 24: who is meant by lot, as the D4 shows (RST-266 to RST-269)."""

from __future__ import annotations

from functools import partial

from tabletop.executor.context import Context
from tabletop.executor.whom import Among
from tabletop.games.restless.cards.phrases import HARMFUL
from tabletop.games.restless.choices.greyed_options import at_a_roll
from tabletop.games.restless.party.fortune.rolls import counters, pay, rerolls, worth_asking
from tabletop.games.restless.party.items.free_actions import answer_to
from tabletop.games.restless.running.question_context import name, saying
from tabletop.games.restless.running.questions import for_party
from tabletop.games.restless.running.whom import WHOM
from tabletop.games.restless.table.table_reads import die, die_shown, health, living, showing, slots
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules


def by_lot(about: Context, among: Among) -> Rules[int]:
    """RST-266: as the D4 shows; RST-267: harm to somebody dead is lost."""
    harmful = about.said is not None and about.said.phrase in HARMFUL
    return (yield from random_slot(about.play, saying(about), for_damage=harmful))


@WHOM.noun("random", by_lot)
def anybody(about: Context) -> list[int]:
    """RST-266, RST-269: the D4 may show any slot."""
    return [*slots(about.table)]


def random_slot(play: Play, why: str, *, for_damage: bool = False) -> Rules[int]:
    """RST-266: the D4 names a slot; *why* says for what.

    RST-267: damage to a dead slot is lost, else RST-268: again.

    RST-269: a slot that never had a Character is rolled again in any case.
    """
    table = play.table
    while True:
        d4 = die(table, "d4")
        shown = yield from play.roll(d4, 4, ask=f"{why} Which Character?", rule="RST-266")
        table = play.table
        slot = shown - 1
        if slot >= len(slots(table)):
            continue
        if health(table, slot) > 0:
            if (yield from _lots_again(play, slot, why, for_damage)):
                continue
            slot = showing(play.table, "d4", 4, shown) - 1
            if health(play.table, slot) > 0:
                return slot
            if for_damage and slot < len(slots(play.table)):
                return -1
            continue
        if for_damage or not living(table):
            return -1


def _lots_again(play: Play, slot: int, why: str, harmful: bool) -> Rules[bool]:
    """RST-170: the D4 may be rolled again, too; asked for where it may do harm, or always. It names
    whom it shows as it lies: hands may have set it."""
    if len(living(play.table)) < 2 or not worth_asking(play.table, harmful):
        return False
    lying = slot

    def question() -> Decision:
        nonlocal lying
        lying = showing(play.table, "d4", 4, lying + 1) - 1
        named = lying if lying < len(slots(play.table)) else slot
        left, d4 = counters(rerolls(play.table)), die_shown(play.table, "d4")
        options = [
            Option("keep", f"Let it be {name(play.table, named)}"),
            Option("reroll", f"Roll again ({left} left)", d4, ("dice",)),
        ]
        ask = f"{why} The D4 names {name(play.table, named)}. Again?"
        asked = for_party(play.table, ask, "RST-266", options)
        asked.beside = partial(at_a_roll, play.table, "d4")
        return asked

    def lay_again() -> None:
        """What was done meanwhile was rolled with the same die."""
        play.count("shown", lying + 1, die(play.table, "d4"))

    option = yield from answer_to(play, question, again=lay_again)
    if option.key == "keep":
        return False
    yield from pay(play, 1)
    return True

"""Dice of the party against a score of all who are here (DTX-032): the Tower's, and others'."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tabletop.games.darkest.cards.grammar import DIE, GRAMMAR, PARTY
from tabletop.games.darkest.order import NEW_TURN
from tabletop.games.darkest.party import heroes, joint_rolls, odds, spells
from tabletop.games.darkest.party.card_kinds import rule_of
from tabletop.games.darkest.party.executor import Meeting
from tabletop.games.darkest.party.scores import score
from tabletop.games.darkest.party.stakes import LOW, Stakes, at_most
from tabletop.grammar.idiom import idiom
from tabletop.grammar.noun import words
from tabletop.grammar.verb import verb
from tabletop.play.rules.open_steps import comes_to
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table

BOTH = {"might": ("strength", "craft")}
"""Two scores that count together, by what they are called together."""
TRIED = {"strength": "Strength", "craft": "Craft", "might": "Strength and Craft"}
"""What a party may be tried by, in words."""


def total(table: Table, *names: str) -> int:
    """DTC-261: the scores called so of the whole party, without what counts in battle alone."""
    return sum(score(table, place, name).n for place in heroes.here(table) for name in names)


def hope(table: Table, name: str, n: int) -> int:
    """In how many of 100 tries *n* dice are not above the score called *name*."""
    return odds.at_most(n, total(table, name))


def check(play: Play, n: int, name: str, where: str, rule: str, *also: str) -> Rules[int]:
    """*n* dice of the party against its score called *name*, with what it has *also*, thrown once:
    how many more they show; 0 if as many, less than 0 if fewer. *where* the party is tried. What
    comes of each is the matter of whoever has it tried."""
    names = (name, *also)
    called = " and ".join(each.capitalize() for each in names)

    def comes(shown: Sequence[int]) -> str:
        most = total(play.table, *names)
        ends = "succeeds" if sum(shown) <= most else f"is {sum(shown) - most} too many"
        return f"{sum(shown)} against {called} {most}, which {ends}"

    def vain(shown: Sequence[int]) -> str:
        won = sum(shown) <= total(play.table, *names)
        return "The party has already succeeded: another roll can only be worse." if won else ""

    def needs(shown: Sequence[int], nth: int) -> str:
        return at_most(total(play.table, *names) - sum(shown) + shown[nth])

    leader, stakes = heroes.leader(play.table), Stakes(where, comes, LOW, vain, needs)
    shown = yield from joint_rolls.several(play, leader, n, stakes, rule, party=True)
    return sum(shown) - total(play.table, *names)


# --- what cards say -------------------------------------------------------------------------------

OUTCOME = "checked"
"""The table's counter: what the dice showed that were thrown last against the party."""
MORE, AS_MUCH, LESS = 1, 2, 3


def try_party(context: Meeting, who: int, n: int, tried: str) -> Rules[bool]:
    """DTX-032: once for the whole party, by the leader."""
    play, leader = context.play, heroes.leader(context.play.table)
    play.count(OUTCOME, 0)
    if context.you != leader:
        return False
    yield from _try(context, n, tried)
    return True


def _try(context: Meeting, n: int, tried: str) -> Rules[None]:
    play, name = context.play, context.card.name
    first, *also = BOTH.get(tried, (tried,))
    above = yield from check(play, n, first, play.game.title_of(name), rule_of(name), *also)
    play.count(OUTCOME, MORE if above > 0 else LESS if above < 0 else AS_MUCH)


def try_until_told(context: Meeting, who: int, n: int, tried: str) -> Rules[bool]:
    """The same, thrown again as a new Party Turn while they show as much: what waits for the end of
    one comes before it (DTX-009)."""
    play = context.play
    if not (yield from try_party(context, who, n, tried)):
        return False
    while play.table.count(OUTCOME) == AS_MUCH:
        yield from comes_to(play, NEW_TURN)
        if heroes.is_bound(play.table):
            return True
        play.say("The dice show as much: they are thrown again.", rule=rule_of(context.card.name))
        spells.begin_turn(play)
        if heroes.leader(play.table) != context.you:  # that was the end of it: the next one throws
            play.count(OUTCOME, 0)
            return True
        yield from _try(context, n, tried)
    return True


def _outcome_is(outcomes: tuple[int, ...], context: Meeting) -> bool:
    return context.table.count(OUTCOME) in outcomes


words(GRAMMAR, "tried", TRIED)
for _name, _words, _does in (
    ("try the party", "[throw] {n} against its {tried}", try_party),
    ("try the party until told", "[throw] {n} against its {tried} until they differ",
     try_until_told),
):  # fmt: skip
    verb(
        GRAMMAR, _name, PARTY, _words, does=_does, unit=DIE, slots={"tried": "tried"},
        only=("done",), reveals=True,
    )  # fmt: skip
for _words, _outcomes in (
    ("the dice show more", (MORE,)),
    ("the dice show less", (LESS,)),
    ("the dice show as much or more", (MORE, AS_MUCH)),
    ("the dice show as much or less", (AS_MUCH, LESS)),
):
    idiom(
        GRAMMAR, "condition", _words, run=partial(_outcome_is, _outcomes), sort="state",
    )  # fmt: skip

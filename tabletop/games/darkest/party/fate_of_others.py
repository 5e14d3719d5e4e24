"""Fate that has another hero or an Enemy throw a die again (DTW-002)."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.cardtext.clause import capitalised
from tabletop.games.darkest.party import dice, fates, heroes, questions
from tabletop.games.darkest.party.tokens import Loses
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules


def second(
    play: Play,
    place: int,
    rolled: list[dice.Die],
    again: Callable[[int], Rules[list[dice.Die]]],
    chain: bool,
) -> Rules[None]:
    """One of the dice that the hero at *place* has *rolled* is thrown again by Fate of others."""
    name = heroes.name_of(play.table, place)
    for nth in [len(rolled) - 1] if chain else range(len(rolled)):
        if (yield from turned(play, name, rolled[nth], place)):
            yield from dice.passed(play, place, dice.showing(play.table, rolled)[nth])
            rolled[nth : nth + 1] = yield from again(nth)
            shown = "+".join(map(str, dice.showing(play.table, rolled)))
            play.say("{} rolls again: {}.", name, shown, rule="DTW-002")
            return


def turned(play: Play, who: str, die: dice.Die, place: int = -1) -> Rules[bool]:
    """Whether somebody other than the hero at *place* has the *die* rolled again that *who* has
    just thrown, by a kind of Fate that turns the dice of others."""
    for kind in fates.of_others(play) if die.piece != dice.NO_DIE else ():
        for other in _able(play, kind, place):
            if (yield from questions.business(_turns(play, who, die, other, kind), False)):
                return True
    return False


def _able(play: Play, kind: fates.Fate, place: int) -> list[int]:
    """Who has such Fate, and may spend it on a die of the hero at *place*."""
    return [
        other
        for other in heroes.here(play.table)
        if other != place
        and heroes.has(play.table, other, kind.counter)
        and not fates.is_banned(play.table, other)
    ]


def _turns(play: Play, who: str, die: dice.Die, other: int, kind: fates.Fate) -> Rules[bool]:
    """Whether the hero at *other* spends one of this *kind* on it."""
    on = (die.piece,)

    def question() -> Decision:
        table = play.table
        n, name = heroes.has(table, other, kind.counter), heroes.name_of(table, other)
        rolled = capitalised(f"{who} rolled {dice.showing(table, [die])[0]}")
        ask = f"{rolled}. {name}: spend 1 of {n} {kind.called}?"
        spend = Option("fate", f"Spend it: {who} rolls again", on)
        options = [Option("keep", "Let it stand", on), spend]
        return Decision(heroes.speaker(table, other), ask, kind.rule, options, default="keep",
                        public=True)  # fmt: skip

    option = yield from questions.ask(play, other, question)
    if option.key == "fate":
        yield from play.happen(Loses(who=other, n=1, token=kind.counter, rule=kind.rule))
    return option.key == "fate"

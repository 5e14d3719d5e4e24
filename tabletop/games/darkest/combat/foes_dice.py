"""The die of an Enemy, which who meets it may have rolled again (DTS-022)."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.combat import open_rolls
from tabletop.games.darkest.combat.foes import Foe
from tabletop.games.darkest.party import dice, heroes
from tabletop.games.darkest.party.executor import asks
from tabletop.games.darkest.party.scores import bears
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules

TURNS, BEFORE = "foe-dice", "foe-roll"
"""Modules bring under these names what becomes of the dice that an Enemy has thrown, and what is
done before it throws them for a score."""

Turns = Callable[[Play, Foe, list[dice.Die]], Rules[list[dice.Die]]]
Before = Callable[[Play, Foe, str], Rules[None]]

USED = "glared"
"""On a hero's card: it had an Enemy roll again in this Party Turn."""

ROLLS_AGAIN = idiom(
    GRAMMAR, "trait", "you may have a Enemy roll its die again once per Party Turn",
    sort="permission",
)  # fmt: skip


def is_about_to_throw(play: Play, foe: Foe, score: str) -> Rules[None]:
    """*Foe* is about to throw for a *score*."""
    found: list[Before] = play.game.records_of(BEFORE)
    for each in found:
        yield from each(play, foe, score)


def turned(play: Play, foe: Foe, rolled: list[dice.Die]) -> Rules[list[dice.Die]]:
    """What *foe* has *rolled*, as it is turned by those who can."""
    found: list[Turns] = play.game.records_of(TURNS)
    for each in found if rolled else ():
        rolled = yield from each(play, foe, rolled)
    return rolled


def again(
    play: Play, place: int, foe: Foe, rolled: list[dice.Die], how: dice.OpenRoll
) -> Rules[list[dice.Die]]:
    """What *foe* has *rolled* against the hero at *place*, its last die thrown again if that hero
    can have it so and likes to."""
    hero = heroes.card_of(play.table, place)
    if not rolled or rolled[-1].piece == dice.NO_DIE or hero is None:
        return rolled
    if hero.counters.get(USED, 0) or not bears(play.table, place, ROLLS_AGAIN):
        return rolled
    on = (rolled[-1].piece,)
    ask = f"{foe.title} rolled {dice.showing(play.table, rolled)[-1]}. Have it roll again?"
    option = yield from asks(play, place, ask, lambda: [
        Option("keep", "Let it stand", on), Option("again", f"{foe.title} rolls again", on),
    ], "DTS-022")  # fmt: skip
    if option.key == "keep":
        return rolled
    play.count(USED, 1, heroes.hero_at(play.table, place))
    return (yield from open_rolls.last_again(play, foe.title, rolled, how, tray=dice.THEIRS))

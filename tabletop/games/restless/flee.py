"""Chapter 21: Fleeing."""

from __future__ import annotations

from tabletop.games.restless import odds
from tabletop.games.restless.battle import after_harm
from tabletop.games.restless.belongings import discard
from tabletop.games.restless.choosing import name
from tabletop.games.restless.death import lost, settle_deaths
from tabletop.games.restless.effects import Happening, happens
from tabletop.games.restless.harm import damage
from tabletop.games.restless.journey import follow
from tabletop.games.restless.means import defense
from tabletop.games.restless.numbers import change
from tabletop.games.restless.reading import health, slots, targets
from tabletop.games.restless.rolls import roll_d20
from tabletop.games.restless.spoils import end_battle
from tabletop.games.restless.steps import STEPS
from tabletop.play.play import Play
from tabletop.play.procedure import OVER, Rules, go
from tabletop.table.table import Flow

TRIES = 3
"""RST-220: rolls at most."""


@STEPS.step("Flee", rule="RST-217", then="gap")
def flee(play: Play) -> Rules[Flow]:
    """RST-218: everybody Dodges, one after the other. RST-219: each failure costs 1."""
    play.say("The party flees.", rule="RST-217")
    yield from happens(play, Happening("the party Flees"))
    for slot in slots(play.table):
        for _ in range(TRIES):
            if not health(play.table, slot) or not targets(play.table):
                break
            away = yield from _dodges(play, slot)
            if away:
                break
    if not targets(play.table):
        return after_harm(play) or go("spoils")  # RST-223
    if lost(play):
        return OVER
    end_battle(play)
    for piece in play.table["drops"]:  # RST-224
        yield from discard(play, piece, effects=False)
    yield from happens(play, Happening("a Battle ends"))
    play.count("fled", 1)  # RST-225
    play.count("won", 0)
    return (yield from follow(play))


def _dodges(play: Play, slot: int) -> Rules[bool]:
    """RST-218: against the highest Die Defense; whether *slot* is away."""
    foes = targets(play.table)
    needed = max(defense(play.table, target, slot).n for target in foes)
    hurt = max(0, 1 + change(play.table, "flee", slot))
    rolled = yield from roll_d20(
        play, slot, "dodge", fails=lambda final: final < needed, rule="RST-218",
        told=lambda rolled: odds.fleeing(play.table, slot, needed, hurt, rolled),
    )  # fmt: skip
    if rolled.final >= needed:
        play.say("{} gets away.", name(play.table, slot), rule="RST-218")
        yield from happens(play, Happening("Dodges", slot, rolled.final, foes[0].id))
        return True
    yield from damage(play, slot, hurt, cause="flee", target=foes[0].id)
    yield from settle_deaths(play)
    return False

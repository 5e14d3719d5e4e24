"""Chapter C10: the heights of the Tower: the Den, the Vampire, the Pits, the Valley of Fire."""

from __future__ import annotations

from tabletop.games.darkest.cards.card_option import card_option
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.guardians import trove_guard
from tabletop.games.darkest.guardians.combat import combat
from tabletop.games.darkest.guardians.foes import call_up, guards
from tabletop.games.darkest.party import dice, heroes, spells
from tabletop.games.darkest.party.executor import asks
from tabletop.games.darkest.party.party_decisions import decide
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.tokens import Loses
from tabletop.games.darkest.road.journey import quests
from tabletop.games.darkest.steps import STEPS
from tabletop.games.darkest.tower.climb import SPENT, bury, move_ahead, stand, talismans
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.table import Flow, Table


@STEPS.step("The Werewolf's Den", rule="DTC-279", then="walk_out")
def den(play: Play) -> Rules[Flow]:
    """DTC-279: a Werewolf for each hero, each of Strength 2d6."""
    for place in heroes.here(play.table):
        n = 0
        for nth in (0, 1):
            ask = f"{heroes.name_of(play.table, place)}'s Werewolf, die {nth + 1}"
            n += yield from dice.plain(play, ask, "DTC-279", nth=nth, tray=dice.THEIRS)
        call_up(play, "werewolf", strength=n)
    return go("tower_combat", here="den")


def _bought_off(play: Play, place: int) -> Rules[bool]:
    """DTC-283: a Talisman of one's own spares the roll."""
    mine = [item for owner, item in talismans(play.table) if owner == place]
    if not mine:
        return False
    name = heroes.name_of(play.table, place)
    option = yield from asks(
        play,
        place,
        f"{name}: give a Talisman instead of rolling?",
        lambda: [Option("roll", "Roll"), Option("give", "Give a Talisman")],
    )
    if option.key == "roll":
        return False
    space_positions.put_away(play, mine[0])
    play.count(SPENT, play.table.count(SPENT) + 1)
    return True


def _given_up(play: Play, place: int, n: int) -> Rules[int]:
    """DTC-284: what of *n* Life is left to lose after the Followers that are given up."""
    followers = play.table[f"followers:{place}"]
    while n and followers:
        ask = f"{n} Life lost. Give up a Follower?"
        option = yield from asks(play, place, ask, lambda: [
            Option("none", "Give up nobody"),
            *map(card_option, play.table[f"followers:{place}"]),
        ])  # fmt: skip
        if option.key == "none":
            break
        space_positions.put_away(play, play.table.pieces[int(option.value)])
        n -= 1
        followers = play.table[f"followers:{place}"]
    return n


def _bites(n: int) -> str:
    lives = (n + 1) // 2
    return f"lose {lives} {'Life' if lives == 1 else 'Lives'}"


def _meets_the_vampire(play: Play, place: int) -> Rules[None]:
    """DTC-282: a die says how many Lives are lost."""
    if (yield from _bought_off(play, place)):
        return
    shown = yield from dice.own(play, place, "the Vampire", "DTC-282", means=_bites)
    n = yield from _given_up(play, place, (shown + 1) // 2)
    if n:
        yield from play.happen(Loses(who=place, n=n, token="life", rule="DTC-282"))


@STEPS.step("The Vampire's Tower", rule="DTC-282", then="pits")
def vampires_tower(play: Play) -> Rules[Flow]:
    """DTC-282 to DTC-284: a Talisman spares the roll, Followers save Lives."""
    for place in heroes.here(play.table):
        yield from business(_meets_the_vampire(play, place), None)
    yield from bury(play)
    if not heroes.here(play.table):
        return go("nobody_left")
    return (yield from move_ahead(play, "pits", "the-pits"))


@STEPS.step("The Pits", rule="DTC-285", then="walk_out")
def pits(play: Play) -> Rules[Flow]:
    """DTC-285, DTC-286: as many Pit Fiends as the dice of all show."""
    n = 0
    for nth, place in enumerate(heroes.here(play.table)):
        ask = f"{heroes.name_of(play.table, place)}'s Pit Fiends"
        n += yield from dice.plain(play, ask, "DTC-285", nth=nth, tray=dice.THEIRS)
    call_up(play, "pit-fiend", n, strength=4)
    return go("tower_combat", here="pits")


@STEPS.step("The Valley of Fire", rule="DTC-288", then="walk_out")
def valley_of_fire(play: Play) -> Rules[Flow]:
    """DTC-288 to DTC-290: a die for each Talisman used on this climb is the Spirit's Craft."""
    n = 0
    there_are = sum(piece.name == "talisman" for piece in play.table.pieces)
    for nth in range(min(play.table.count(SPENT), there_are)):
        ask = f"The Valley, die {nth + 1}"
        n += yield from dice.plain(play, ask, "DTC-289", nth=nth, tray=dice.THEIRS)
    call_up(play, "valley-spirit", craft=n)
    return go("tower_combat", here="valley_of_fire")


FOLLOWING = {
    "den": ("vampires_tower", "vampires-tower"),
    "pits": ("valley_of_fire", "valley-of-fire"),
    "valley_of_fire": ("the_tower", "the-tower"),
}


@STEPS.step("A fight in the Tower", rule="DTC-280", then="walk_out")
def tower_combat(play: Play, here: str) -> Rules[Flow]:
    """DTC-280, DTC-281: Guardian Combat; after a failure fight on, afresh, or back."""
    won = not guards(play.table) or (yield from combat(play))
    yield from bury(play)
    if not heroes.here(play.table):
        return go("nobody_left")
    if won:
        quests.guardians_beaten(play)
        yield from quests.settle(play)
        if heroes.is_bound(play.table):  # DTC-170
            return go("carried")
        step, to = FOLLOWING[here]
        return (yield from move_ahead(play, step, to))
    option = yield from decide(play, "The Guardians still stand. Fight on?", "DTC-281", _after)
    if option.key == "on":
        return go("tower_combat", here=here)
    trove_guard.disperse(play)
    spells.begin_turn(play)
    return go(here if option.key == "afresh" else "walk_out")


def _after(table: Table) -> list[Option]:
    on, fresh = (
        Option("on", "Fight on against them"),
        Option("afresh", "Meet it from the start"),
    )
    which = table.options["retry_fresh"]
    listed = {"choice": [on, fresh], "survivors": [on], "fresh": [fresh]}[which]
    return stand(listed)

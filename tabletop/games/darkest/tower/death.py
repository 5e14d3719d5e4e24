"""Chapter C10j: Death, against whom the party dices."""

from __future__ import annotations

from functools import partial

from tabletop.games.darkest.party import dice, heroes
from tabletop.games.darkest.party.executor import asks
from tabletop.games.darkest.party.party_decisions import decide
from tabletop.games.darkest.party.tokens import Loses
from tabletop.games.darkest.steps import STEPS
from tabletop.games.darkest.tower.climb import bury, met_again, move_ahead, rest, rested
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.table import Flow


@STEPS.step("Death", rule="DTC-274", then="walk_out")
def death(play: Play) -> Rules[Flow]:
    """DTC-274 to DTC-278: two dice against two; Fate adds."""
    if not heroes.here(play.table):
        return go("nobody_left")
    dices = Option("dice", "Dice with Death")
    option = yield from decide(
        play, "Death dices with the party: roll?", "DTC-274", lambda _: rest(play, [dices])
    )
    if option.key == "back":
        return go("walk_out")
    if option.key != "dice":
        return (yield from rested(play, option, "death"))
    mine = its = 0
    for n in (0, 1):
        mine += yield from dice.plain(play, f"The party, die {n + 1}", "DTC-274", nth=n)
    for n in (0, 1):
        ask = f"Death, die {n + 1}"
        its += yield from dice.plain(play, ask, "DTC-274", nth=n, tray=dice.THEIRS)
    play.say("The party rolls {}, Death {}.", mine, its, rule="DTC-274")
    mine = yield from _fate(play, mine, its)
    if mine > its:
        return (yield from move_ahead(play, "den", "werewolfs-den"))
    for place in heroes.here(play.table) if mine < its else ():
        yield from play.happen(Loses(who=place, n=1, token="life", rule="DTC-276"))
    yield from bury(play)
    yield from met_again(play)
    return go("death")


def _won(mine: int, its: int) -> str:
    """The answer to give more Fate, where nothing is to be gained by it."""
    return "none" if mine > its else ""


def _fate(play: Play, mine: int, its: int) -> Rules[int]:
    """DTC-278: each Fate given up adds 1; by the table option one may roll both dice again."""
    rerolls = play.table.options["death_fate_reroll"] == "on"

    def options() -> list[Option]:
        found = [Option("none", "No more Fate")]
        for p in heroes.here(play.table):
            if left := heroes.has(play.table, p, "fate"):
                name = heroes.name_of(play.table, p)
                found.append(
                    Option(f"place {p}", f"{name} gives 1 of {left} Fate: 1 more", value=p)
                )
                if rerolls:
                    words = f"{name} gives 1 of {left} Fate: roll both dice again"
                    found.append(Option(f"again {p}", words, value=p))
        return found

    while len(options()) > 1:
        ends = "won" if mine > its else "lost" if mine < its else "drawn"
        ask = f"The party has {mine} against {its} of Death, which is {ends}: give Fate?"
        chosen = yield from asks(play, -1, ask, options, moot=partial(_won, mine, its))
        if chosen.key == "none":
            break
        yield from play.happen(Loses(who=int(chosen.value), n=1, token="fate", rule="DTC-278"))
        if chosen.key.startswith("place"):
            mine += 1
            continue
        mine = 0
        for n in (0, 1):
            mine += yield from dice.plain(play, f"The party, die {n + 1}", "DTC-278", nth=n)
    return mine

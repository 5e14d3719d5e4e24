"""Words that come with the records of modules: Regions, flags of the world, calls, and cards that
heroes hold.

A module says them in its `words`; figures that roam have theirs in `road.figures.figure_words`.
"""

from __future__ import annotations

from functools import partial

from tabletop.games.darkest.cards.grammar import CHARACTER
from tabletop.games.darkest.ground import calls, sides
from tabletop.games.darkest.ground.lots import Lot
from tabletop.games.darkest.ground.regions import Region
from tabletop.games.darkest.party.executor import NEEDS, VAIN, Meeting
from tabletop.games.darkest.party.held_lots import deal
from tabletop.grammar.construction import of_value
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.grammar.noun import more_words
from tabletop.grammar.verb import verb
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table


def add_regions(grammar: Grammar, *regions: Region) -> None:
    """`if the party is in the Fen`."""
    more_words(grammar, "region", {region.name: region.called for region in regions})


def add_flag(grammar: Grammar, flag: sides.Flag, *called: str) -> None:
    """`if it is Night`, `it becomes Day`: what the sides of a *flag* are *called*. While it is not
    in force it shows neither, and cannot be turned."""
    for side, word in enumerate(called):
        idiom(
            grammar, "condition", f"it is {word}", run=partial(_shows, flag, side), sort="state",
        )  # fmt: skip
        turns = partial(_turns, flag, side)
        idiom(grammar, "action", f"it becomes {word}", run=turns, sort="verb")
        NEEDS[turns] = partial(_may_turn, flag, side)
        VAIN[turns] = partial(_in_vain, flag, side, word)


def _shows(flag: sides.Flag, side: int, context: Meeting) -> bool:
    return sides.shows(context.table, flag, side)


def _turns(flag: sides.Flag, side: int, context: Meeting) -> bool:
    if not _may_turn(flag, side, context.table, context.you, {}):
        return False
    sides.turn(context.play, flag, side)
    return True


def _in_vain(flag: sides.Flag, side: int, word: str, table: Table, place: int, said: object) -> str:
    """Why it cannot become so."""
    if not sides.is_in_force(table, flag):
        return f"It cannot become {word} now."
    return f"It is {word} already." if sides.shows(table, flag, side) else ""


def _may_turn(flag: sides.Flag, side: int, table: Table, place: int, said: object) -> bool:
    return sides.shows(table, flag, 1 - side)


def add_call(grammar: Grammar, name: str, template: str) -> None:
    """Words by which a card calls up what another module brings under this *name*."""
    idiom(grammar, "action", template, run=partial(_calls, name), sort="verb")


def _calls(name: str, context: Meeting) -> Rules[bool]:
    return (yield from calls.heard(context.play, name))


def add_lot(grammar: Grammar, lot: Lot, one: str, many: str) -> None:
    """`draw a Destiny`, `if you have a Destiny`, `lose a Destiny`: *one* and *many* of a *lot*."""
    grammar.add(
        of_value("kind/belonging", (lot.name,), one),
        of_value("kinds/belonging", (lot.name,), many),
    )

    def draws_of_lot(context: Meeting, who: int) -> Rules[bool]:
        """One more, if there is any."""
        return (yield from deal(context.play, lot, who)) is not None

    verb(grammar, f"draw {one}", CHARACTER, f"[draw] a {one}", does=draws_of_lot, only=("done",))

"""What cards say of the Jail."""

from __future__ import annotations

from tabletop.games.darkest.cards.grammar import CHARACTER
from tabletop.games.darkest.modules.city.jail import (
    LEAVES,
    RELEASES,
    GoesToJail,
    LeavesJail,
    kept,
    locked_up,
)
from tabletop.games.darkest.party.executor import NEEDS, Meeting
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import verb
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table


def go_to_jail(context: Meeting, who: int) -> Rules[bool]:
    """As `GoesToJail`."""
    return locked_up(context.play, (yield from context.propose(GoesToJail(who=who))))


def leave_jail(context: Meeting) -> Rules[bool]:
    """As `LeavesJail`: of use to whoever is there."""
    done = yield from context.propose(LeavesJail(who=context.you))
    return not done.prevented


def all_leave(context: Meeting) -> Rules[bool]:
    """Each character who is in Jail leaves it."""
    found = kept(context.table)
    for place in found:
        yield from context.propose(LeavesJail(who=place))
    return bool(found)


def is_somebody_in(context: Meeting) -> bool:
    """Whether anybody is in Jail."""
    return bool(kept(context.table))


def _is_kept(table: Table, place: int, said: object) -> bool:
    return bool(kept(table))


NEEDS |= {
    all_leave: _is_kept,
    leave_jail: lambda table, place, said: place in kept(table),
}


def add_words(grammar: Grammar) -> None:
    """The words of the Jail."""
    verb(grammar, "go to Jail", CHARACTER, "[go] to Jail", does=go_to_jail, deed=GoesToJail)
    idiom(grammar, "action", "each character leaves the Jail", run=all_leave, sort="verb")
    idiom(grammar, "action", LEAVES, run=leave_jail, sort="verb")
    idiom(grammar, "condition", "a character is in Jail", run=is_somebody_in, sort="state")
    idiom(grammar, "trait", RELEASES, sort="permission")

"""Chapter H: the outlook of an action: its results and warnings, shown beside each answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from tabletop.games.parsifal.cards.content import NAMED, kind_title
from tabletop.games.parsifal.rules.abilities import Action
from tabletop.games.parsifal.rules.board import Board
from tabletop.games.parsifal.rules.board_to_table import consequences
from tabletop.games.parsifal.rules.quests import completed, latched, listed, victors
from tabletop.games.parsifal.rules.resolution import outcome
from tabletop.play.questions.decision import Option
from tabletop.table.table import Table


def foretell(
    table: Table,
    board: Board,
    options: list[Option],
    meant: Callable[[Option], Sequence[Action]],
    *,
    seat: int,
    last: bool = True,
) -> None:
    """Add to each option what would result from the actions *meant* by it, for a person at *seat*.

    If this is the *last* part, warn of actions that make somebody else win.
    """
    for index, option in enumerate(options):
        actions = () if option.absolute else meant(option)
        if not actions:
            continue
        after = outcome(board, actions)
        came = consequences(board, after, NAMED, actions[-1].target)
        label = option.label + (f" ({', '.join(came)})" if came else "")
        warned = last and table.options["warnings"] == "on"
        warning = (hands_over_the_game(table, after, seat) or option.warning) if warned else ""
        options[index] = replace(option, label=label, warning=warning)


def hands_over_the_game(table: Table, after: Board, seat: int) -> str:
    """PAR-094: the warning that somebody other than *seat* wins *after* an action; empty if not."""
    kinds, winners = victors(table, after, completed(after, latched(table)))
    others = [table.seats[other].name for other in winners if other != seat]
    if not others:
        return ""
    winning = listed([*others, "you"] if seat in winners else others)
    return f"That wins the game for {winning}, with {listed([*map(kind_title, kinds)])}."

"""Showing: the summary at the end of a game."""

from __future__ import annotations

from tabletop.games.parsifal.cards.content import kind_title
from tabletop.games.parsifal.rules.board import read
from tabletop.games.parsifal.rules.quests import ALL_QUESTS, in_play, latched, listed
from tabletop.play.rules.retelling import ASKED, Does, Reached, Retelling, Turns
from tabletop.table.table import Table


def _lacking(table: Table) -> dict[int, tuple[int, list[str]]]:
    """By seat: the number of quests missing for a win, and the kinds of characters."""
    board, staying = read(table), latched(table)
    found: dict[int, tuple[int, list[str]]] = {}
    for kind, quests in ALL_QUESTS.items():
        lacks = sum(not (quest.met(board) or bool(quest.bit & staying)) for quest in quests)
        for seat in {board.place[number] for number in in_play(board, kind)}:
            least, kinds = found.get(seat, (99, []))
            if lacks <= least:
                found[seat] = lacks, [*(kinds if lacks == least else []), kind_title(kind)]
    return found


def near(table: Table) -> tuple[str, ...]:
    """PAR-082: how many quests each losing player was short of a win, and with which characters."""
    winners = table.outcome.winners if table.outcome is not None else []
    told = []
    for seat, (lacks, kinds) in sorted(_lacking(table).items()):
        if seat not in winners and 0 <= seat < len(table.seats):
            short = "one quest" if lacks == 1 else f"{lacks} quests" if lacks else "no quest"
            told.append(f"{table.seats[seat].name} was {short} short with {listed(kinds[:2])}.")
    return tuple(told)


def reached(table: Table) -> Reached:
    """PAR-082: how many quests the best person was short of a win."""
    people = [n for n, seat in enumerate(table.seats) if not seat.bot]
    short = [lacks for seat, (lacks, _) in _lacking(table).items() if seat in people]
    if not short:
        return Reached()
    least = min(short)
    return Reached(-least, f"{'one quest' if least == 1 else f'{least} quests'} short")


RETOLD = Retelling(
    near=near,
    reached=reached,
    asides=("PAR-063", "PAR-069", "PAR-070", "PAR-071"),
    does=(
        Does(words="{} locks {}.", did="locked a character|locked {} characters", who=ASKED),
        Does(words="{} sets {} free.", did="set a captive free|set {} captives free", who=ASKED),
        Does(words="{} takes the {}.", did="took an artifact|took {} artifacts", who=ASKED),
        Does(words="{} gives the {} to {}.", did="gave an artifact away|gave {} artifacts away",
             who=ASKED),
        Does(words="{} hands {} to {}.", did="handed over a character|handed over {} characters",
             who=ASKED),
        Does(words="{} commands {}.", did="commanded a character|commanded characters {} times",
             who=ASKED),
        Does(words="{} recalls the {} for {}.", did="recalled an artifact|recalled {} artifacts",
             who=ASKED),
        Does(words="{} interrupts with the {}: {} does nothing.",
             did="interrupted an action|interrupted {} actions", who=0),
        Does(words="{} can do nothing.", did="could do nothing once|could do nothing {} times",
             who=0),
    ),
    turns=(
        Turns(words="{} takes the {}.", where="Grail", weight=8),
        Turns(words="{} gives the {} to {}.", where="Grail", weight=8),
        Turns(words="{} takes the {}.", where="Spear", weight=7),
        Turns(words="{} interrupts with the {}: {} does nothing.", weight=5,
              told="{0} interrupts with the {1}, and {2} does nothing."),
    ),
)  # fmt: skip
"""The lines of the chronicle that the summary uses."""

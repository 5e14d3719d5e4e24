"""A campaign's sittings, each a game played from what the sittings before left behind.

A sitting is played like any other session. It is laid out from a `Campaign`, which nothing changes
while it is played, and leaves an `Aftermath`, which follows from its table alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from tabletop.play.campaigns.aftermath_text import told
from tabletop.play.questions.decision import Decision, Option, Refusal
from tabletop.play.records.journal import Answer
from tabletop.play.rules.game import Game, Sittings
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules
from tabletop.play.runner.session import Session
from tabletop.play.start.new_game import bare
from tabletop.table.campaign import Aftermath, Campaign, check_after
from tabletop.table.table import Flow, Seat, Table

WRITE = "write"
"""The answer by which players end the sitting and write its result into the campaign."""


class Unwritable(ValueError):
    """The result of the sitting cannot be written down; the message says why."""


def sittings_of(game: Game) -> Sittings:
    """How campaigns of *game* work.

    :raises Refusal: if it has none.
    """
    if game.sittings is None:
        raise Refusal("", f"{game.title} has no campaigns.")
    return game.sittings


def lay_sitting(
    game: Game,
    seats: Sequence[Seat],
    seed: int,
    options: dict[str, str],
    campaign: Campaign,
    house_rules: Iterable[str] = (),
) -> Table:
    """The table of the sitting that begins from *campaign*, with *house_rules* overridden.

    :raises Refusal: if the game has no such sitting, seats or options, with the reason.
    """
    sittings_of(game)
    try:
        return bare(game, seats, seed, options, campaign, house_rules)
    except Refusal:
        raise
    except Exception as fault:  # whatever a campaign written by others leads the rules to
        words = f"Sitting {campaign.number} cannot be laid out from its campaign: {fault!r}"
        raise Refusal("", words) from fault


def aftermath_of(game: Game, table: Table) -> Aftermath:
    """The result of the sitting on *table*.

    :raises Unwritable: if it cannot be written down: a hero is missing, there are too many entries,
        or moves by hand led the game where no campaign can go.
    """
    if table.campaign is None:
        raise Unwritable("This game is no part of a campaign.")
    aftermath = sittings_of(game).aftermath(table)
    for fault in check_after(table.campaign, aftermath, len(table.seats)):
        raise Unwritable(f"What comes of this sitting cannot be written down. {fault}")
    return aftermath


def closing(game: Game, table: Table, seat: int, rule: str) -> Decision:
    """The question that ends a sitting and shows what will be written into the campaign. A person
    is asked rather than a bot, if any person plays. If nothing can be written down because of moves
    by hand, the question says why."""
    people = [number for number, each in enumerate(table.seats) if not each.bot]
    seat = seat if seat in people or not people else people[0]
    write = Option(WRITE, "Write it down and end the sitting")
    try:
        aftermath = aftermath_of(game, table)
    except Unwritable as fault:
        blocked = write.blocked(rule, str(fault), absolute=True)
        return Decision(seat, "Put the table right before the sitting ends.", rule, [blocked])
    assert table.campaign is not None
    write = replace(write, tells="\n".join(told(table.campaign, aftermath, game)))
    ask = f"{aftermath.words} This will be written into the campaign. Is it right so?"
    return Decision(seat, ask, rule, [write])


def end_sitting(play: Play, seat: int, *, rule: str) -> Rules[Flow]:
    """Show the result of the sitting, ask *seat* (or a person) whether to write it down, and end
    the sitting. The last step of a game with campaigns returns what this returns.

    Until it is answered, everything can be undone or put right by hand; afterwards the sitting can
    only be played again.
    """
    yield from play.choose(lambda: closing(play.game, play.table, seat, rule))
    table = play.table
    aftermath = aftermath_of(play.game, table)
    assert table.campaign is not None
    for line in told(table.campaign, aftermath, play.game):
        play.say("Written down: {}", line, rule=rule)
    winners = [*range(len(table.seats))] if aftermath.won else []
    play.end(winners, aftermath.words, rule)
    return OVER


def is_written(session: Session) -> bool:
    """Whether the players of *session* confirmed its result. A sitting that was ended by hand, or
    by a rule that never asked, waits until they do."""
    entries = session.journal.entries
    answers = (entry for entry in reversed(entries) if isinstance(entry, Answer))
    last = next(answers, None)
    return session.over and last is not None and last.key == WRITE


def beginning(campaign: Campaign) -> str:
    """Why nothing can be undone beyond the start of the sitting from *campaign*."""
    if campaign.number == 1:
        return "Here the campaign begins: there is nothing to take back."
    before = campaign.number - 1
    return (
        f"Here sitting {campaign.number} begins. Sitting {before} stands in the campaign as it was "
        "written down."
    )

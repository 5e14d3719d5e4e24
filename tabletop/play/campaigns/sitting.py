"""A campaign: sittings, each a game played from what the ones before it left behind.

A sitting is a session like any other. It is laid out from a `Campaign`, which nothing changes while
it is played, and when it is over it leaves an `Aftermath`, which follows from its table alone.
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
"""The answer by which players end a sitting: what comes of it is written into the campaign."""


class Unwritable(ValueError):
    """What would come of a sitting is no aftermath; the message says why."""


def sittings_of(game: Game) -> Sittings:
    """How campaigns of *game* go.

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
    """The table of the sitting that begins from *campaign*, played without *house_rules*.

    :raises Refusal: if the game has no such sitting, seats or options; the sentence says why.
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
    """What comes of the sitting on *table*.

    :raises Unwritable: if it cannot be: a hero is missing, there are more entries than fit, or
        hands led a game that is no part of a campaign here.
    """
    if table.campaign is None:
        raise Unwritable("This game is no part of a campaign.")
    aftermath = sittings_of(game).aftermath(table)
    for fault in check_after(table.campaign, aftermath, len(table.seats)):
        raise Unwritable(f"What comes of this sitting cannot be written down. {fault}")
    return aftermath


def closing(game: Game, table: Table, seat: int, rule: str) -> Decision:
    """The question that ends a sitting; it shows what will be written into the campaign.

    A person is asked it, not a bot, if anybody plays. Where players laid the table so that nothing
    can be written down, it says why.
    """
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
    """Show what comes of the sitting, ask *seat* (or a person) if it is written so, and end it.

    The last step of a game that has campaigns returns what this returns. Until it is answered, all
    can be taken back or put right by hand; afterwards the sitting can only be played again.
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
    """Whether the players of *session* said that what comes of it shall be written down.

    A sitting that was ended by hand, or by a rule that never asked, waits until they do.
    """
    entries = session.journal.entries
    answers = (entry for entry in reversed(entries) if isinstance(entry, Answer))
    last = next(answers, None)
    return session.over and last is not None and last.key == WRITE


def beginning(campaign: Campaign) -> str:
    """Why nothing more can be taken back where the sitting of *campaign* begins."""
    if campaign.number == 1:
        return "Here the campaign begins: there is nothing to take back."
    before = campaign.number - 1
    return (
        f"Here sitting {campaign.number} begins. Sitting {before} stands in the campaign as it was "
        "written down."
    )

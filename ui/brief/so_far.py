"""A summary of the game so far in at most five lines, for somebody who comes back to it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import CHANCE
from tabletop.play.rules.game import Game
from tabletop.play.rules.story import weighed
from tabletop.table.table import Seat
from ui.brief.story_words import listed, told_of

LAST = 3
"""The most notable events told: the last ones."""

LONGEST = 260
"""The most letters in a line; older events are left out."""


def so_far(port: Port, game: Game, before: Sequence[str] = ()) -> tuple[str, ...]:
    """Who plays, how *game* stands, what happened last and who is asked, as far as *port* may know.

    *before* tells of earlier sittings, in at most two lines, if nothing has happened yet in this
    one.
    """
    happened = _happened(port, game) or [*before][:2]
    over, now = port.outcome is not None, port.aim().now
    stands = f"{game.title}. {now}" if now and not over else f"{game.title}." if over else ""
    lines = [who_plays(port.seats), stands, *happened, "" if over else _asked(port)]
    return tuple(line for line in lines if line)


def who_plays(seats: Sequence[Seat]) -> str:
    """Who plays which of *seats*, and which are played by bots."""
    people = [
        listed([_called(seat) for seat in each])
        for _, each in groupby(
            sorted((seat for seat in seats if not seat.bot), key=lambda seat: seat.player),
            key=lambda seat: seat.player,
        )
    ]
    bots = [seat.name for seat in seats if seat.bot]
    if not people:
        return f"Bots play by themselves: {listed(bots)}."
    alone = len(people) == 1
    words = f"One person plays {people[0]}" if alone else f"{listed(people)} play"
    if bots:
        words += f"; {'a bot plays' if len(bots) == 1 else 'bots play'} {listed(bots)}"
    return f"{words}."


def _called(seat: Seat) -> str:
    """The name of *seat*, with the name of the person if it differs."""
    return f"{seat.given} as {seat.name}" if seat.given not in ("", seat.name) else seat.name


def _happened(port: Port, game: Game) -> list[str]:
    """The last notable events: first the turning points, then what came after them."""
    found = [*weighed(port.lines(), game.whole_story, len(port.seats))]
    by_hand = [told for told in found if told.line.entry >= 0]
    notable = [told for told in by_hand if told.weight > 1] or by_hand[-LAST:]
    turning = [number for number, told in enumerate(notable) if told.weight > 2]
    last = turning[-1] + 1 if turning else 0
    told = [notable[max(last - LAST, 0) : last], notable[last:][-LAST:]]
    return [_fitted(told_of((each.line for each in row), game)) for row in told if row]


def _fitted(sentences: Sequence[str]) -> str:
    """As many of the last *sentences* as fit in a line."""
    words = sentences[-1]
    for sentence in reversed(sentences[:-1]):
        if len(words) + len(sentence) >= LONGEST:
            break
        words = f"{sentence} {words}"
    return words


def _asked(port: Port) -> str:
    """Who is asked, and what."""
    asked = port.questions
    if not asked:
        return "The rules cannot continue with the table as it is."
    first = asked[0]
    if first.seat == CHANCE:
        return f"Open question: {first.ask}"
    names = [port.seats[each.seat].name for each in asked]
    if len(asked) == 1 and names[0] in first.ask:
        return first.ask
    bot = bool(port.seats[first.seat].bot)
    are = "are asked, each in secret" if len(asked) > 1 else "is asked"
    return f"{'The bot of ' if bot and len(asked) == 1 else ''}{listed(names)} {are}: {first.ask}"

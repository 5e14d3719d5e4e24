"""The results of many games: who won, with what, how soon, and how reliable the figures are."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, quantiles, stdev
from types import MappingProxyType
from typing import NamedTuple

from tabletop.bots.playout import LONGEST
from tabletop.play.rules.game import Game
from tabletop.play.runner.session import Session

TOO_LONG = 120
"""The number of rounds that a game should not exceed."""


class Result(NamedTuple):
    """The result of one game: `bots` by seat, `order` the seats in the order of their first turns.

    A game that bots would never end is not `finished`: nobody has won or lost it.
    """

    bots: tuple[str, ...]
    order: tuple[int, ...]
    winners: tuple[int, ...]
    words: str
    length: int
    rounds: int
    won_by: tuple[str, ...]
    causes: dict[str, str]
    sums: Mapping[str, Mapping[str, int]] = MappingProxyType({})
    held: frozenset[str] = frozenset()
    finished: bool = True

    def share(self, seat: int) -> float:
        """The share of a win that *seat* got."""
        return (seat in self.winners) / len(self.winners) if self.winners else 0.0


def result(session: Session, bots: Sequence[str], held: Iterable[str] = ()) -> Result:
    """The result of a finished game in which the cards *held* came to a seat."""
    table, game = session.table, session.game
    seats, first = len(table.seats), table.count("first")
    step = -1 if table.count("direction") < 0 else 1
    won = table.outcome.winners if table.outcome else []
    lost = table.outcome is not None and not won
    return Result(
        tuple(bots),
        tuple((first + step * n) % seats for n in range(seats)),
        tuple(won),
        table.outcome.words if table.outcome else "",
        table.count("turns") or len(session.journal.entries),
        table.count("round"),
        game.won_by(table) if won else (),
        game.causes(table) if lost else {},
        game.sums(table),
        frozenset(held),
        table.outcome is not None,
    )


class Tally:
    """The results of the games of *game* so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.results: list[Result] = []

    def add(self, result: Result) -> None:
        """Add the result of a game."""
        self.results.append(result)

    @property
    def won(self) -> int:
        """The number of games that somebody won."""
        return sum(bool(result.winners) for result in self.results)

    @property
    def unfinished(self) -> int:
        """The number of games without an end."""
        return sum(not result.finished for result in self.results)

    @property
    def lost(self) -> int:
        """The number of games that ended without a winner."""
        return len(self.results) - self.won - self.unfinished

    def report(self, bots: Sequence[str]) -> str:
        """The results as lines of text. The same games give the same text."""
        games = len(self.results)
        lines = [
            f"{self.game.title}: {games} games by {', '.join(bots)}",
            f"won {self.won} of {games}: {_percent(self.won, games)}",
            *([left_off(self.unfinished, games)] if self.unfinished else []),
            *self._lengths(),
        ]
        if any(0 < len(result.winners) < len(result.bots) for result in self.results):
            lines += self._shares()
        lines += self._won_by()
        return "\n".join([*lines, *self._endings()])

    def _lengths(self) -> list[str]:
        lengths = [result.length for result in self.results]
        low, middle, high = _quartiles(lengths)
        lines = [
            f"length: median {middle:.0f} turns, half of the games {low:.0f} to {high:.0f}, "
            f"all {min(lengths)} to {max(lengths)}"
        ]
        rounds = [result.rounds for result in self.results]
        if any(rounds):
            low, middle, high = _quartiles(rounds)
            long = sum(number > TOO_LONG for number in rounds)
            lines.append(
                f"rounds: median {middle:.1f}, half of the games {low:.0f} to {high:.0f}; "
                f"beyond {TOO_LONG}: {_percent(long, len(rounds))}"
            )
        return lines

    def _shares(self) -> list[str]:
        """Shares of all wins. A win of several players is shared; 1.00 is a fair share."""
        seats = range(len(self.results[0].bots))
        lines = ["wins by seat (1.00 is fair):"]
        lines += [
            f"  seat {seat + 1}      {_ratio([(r.share(seat), 1) for r in self.results], seats)}"
            for seat in seats
        ]
        lines.append("wins by the order of turns:")
        for n in seats:
            shares = [(r.share(r.order[n]), 1) for r in self.results]
            lines.append(f"  turn {n + 1}      {_ratio(shares, seats)}")
        names = sorted({name for result in self.results for name in result.bots})
        if len(names) > 1:
            lines.append("wins by bot:")
            for name in names:
                sat = [
                    [result.share(seat) for seat in seats if result.bots[seat] == name]
                    for result in self.results
                ]
                ratio = _ratio([(sum(shares), len(shares)) for shares in sat], seats)
                lines.append(f"  {name:<11} {ratio}")
        return lines

    def _won_by(self) -> list[str]:
        counted = Counter(what for result in self.results for what in result.won_by)
        if not counted:
            return []
        games = len(self.results)
        return ["won by:"] + [
            f"{count:6}  {what:<12} {_percent(count, games)}" for what, count in _ordered(counted)
        ]

    def _endings(self) -> list[str]:
        lines: list[str] = []
        causes: defaultdict[str, Counter[str]] = defaultdict(Counter)
        for result in self.results:
            for heading, cause in result.causes.items():
                causes[heading][cause] += 1
        if not any(result.won_by for result in self.results):
            lines += ["endings:", *_counted(Counter(r.words for r in self.results if r.finished))]
        for heading, counted in causes.items():
            lines += [f"defeats by {heading}:", *_counted(counted)]
        return lines


def left_off(unfinished: int, games: int) -> str:
    """How many of *games* had no end, in words."""
    return f"unfinished {unfinished} of {games}: left off after {LONGEST:,} decisions"


def interval(won: int, games: int) -> tuple[float, float]:
    """The 95% confidence interval of the share of wins after this number of *games* (Wilson's)."""
    z = 1.96
    share = won / games
    middle = share + z * z / (2 * games)
    spread = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def _percent(count: int, of: int) -> str:
    low, high = interval(count, of)
    return f"{100 * count / of:.1f}% (95% interval {100 * low:.1f}% to {100 * high:.1f}%)"


def _ratio(shares: Sequence[tuple[float, int]], seats: Sequence[int]) -> str:
    """The wins of some seats in each game, and the number of these seats, as a share and a
    ratio."""
    won = fmean(share for share, _ in shares)
    fair = fmean(sat / len(seats) for _, sat in shares)
    error = 1.96 * stdev(share for share, _ in shares) / len(shares) ** 0.5 if shares[1:] else won
    return (
        f"{100 * won:5.1f}% of the games, {won / fair:.2f} of a fair share "
        f"(95% interval {(won - error) / fair:.2f} to {(won + error) / fair:.2f})"
    )


def _quartiles(numbers: Sequence[int]) -> Sequence[float]:
    return quantiles(numbers, method="inclusive") if len(numbers) > 1 else [*numbers] * 3


def _counted(counter: Counter[str]) -> list[str]:
    return [f"{count:6}  {words}" for words, count in _ordered(counter)]


def _ordered(counter: Counter[str]) -> Iterable[tuple[str, int]]:
    return sorted(counter.items(), key=lambda item: (-item[1], item[0]))

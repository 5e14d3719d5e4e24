"""The results of many games as a page for the browser: figures and plots."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from html import escape
from typing import NamedTuple

from tabletop.commands.plots import Bar, Pair, bars, histogram, pairs
from tabletop.commands.tally import Result, Tally, interval, left_off

RARE = 20
"""A card tells nothing if fewer games had it, or went without it."""

SHOWN = 20
"""The number of cards plotted for winning, and for losing."""

STYLE = """\
:root { color-scheme: light dark; --page: #fbfaf7; --ink: #22201c; --faint: #6d685f;
  --bar: #7a5c3a; --line: #d8d2c6; --mark: #2f6f73; }
@media (prefers-color-scheme: dark) { :root { --page: #1b1a18; --ink: #e9e4da; --faint: #a59e91;
  --bar: #b98d5c; --line: #3b3833; --mark: #6fb9bd; } }
body { background: var(--page); color: var(--ink); font: 16px/1.5 Georgia, serif;
  max-width: 46rem; margin: 2.5rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; margin-bottom: 0; } h2 { font-size: 1.15rem; margin: 2.2rem 0 .4rem; }
p { margin: .3rem 0 .8rem; } .faint, small { color: var(--faint); }
svg { width: 100%; height: auto; font: 12.5px system-ui, sans-serif; }
svg text { fill: var(--ink); text-anchor: start; } svg text.label { text-anchor: end; }
svg text.said { fill: var(--faint); }
.bar { fill: var(--bar); } .dot { fill: var(--mark); }
.ring { fill: none; stroke: var(--faint); stroke-width: 1.5; }
.whisker path { stroke: var(--ink); stroke-width: 1.2; opacity: .75; }
table { border-collapse: collapse; width: 100%; font: 14px system-ui, sans-serif; }
th, td { text-align: right; padding: .18rem .5rem; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
"""


class Matters(NamedTuple):
    """How a card relates to winning: `with_it` and `without` are (games won, games)."""

    card: str
    with_it: tuple[int, int]
    without: tuple[int, int]

    @property
    def difference(self) -> float:
        """The share of wins with it minus the share without it."""
        return _share(*self.with_it) - _share(*self.without)


def page(tally: Tally, bots: Sequence[str]) -> str:
    """The page, as HTML that needs no other file."""
    title = f"{tally.game.title}: {len(tally.results)} games by {', '.join(sorted(set(bots)))}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="faint">{len(bots)} seats. The whiskers show where a share may really lie, '
        "with 95% confidence (Wilson's interval).</p>",
        *_wins(tally),
        *_how_far(tally),
        *_causes(tally),
        *_sums(tally),
        *_length(tally),
        *_cards(tally),
    ]
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    head += '<meta name="viewport" content="width=device-width, initial-scale=1">'
    body = "\n".join(parts)
    return f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body>\n{body}\n</body></html>\n'


def _wins(tally: Tally) -> Iterator[str]:
    yield "<h2>Games won</h2>"
    yield bars([_of("won", tally.won, len(tally.results))], len(tally.results), "Games won")
    if tally.unfinished:
        yield f"<p>{escape(left_off(tally.unfinished, len(tally.results))).capitalize()}.</p>"


def _how_far(tally: Tally) -> Iterator[str]:
    """For each place: how many games reached it, and how many ended there, of those that ended."""
    stages, games = tally.game.stages, tally.won + tally.lost
    if not stages or not games:
        return
    ended = Counter(result.causes.get("place", "") for result in tally.results)
    left, came, fell = games, [], []
    for stage in stages:
        came.append(_of(stage, left, games))
        fell.append(_of(stage, ended[stage], tally.lost))
        left -= ended[stage]
    came.append(_of("won", left, games))
    yield "<h2>How far they came</h2>"
    yield bars(came, games, "How many games came so far")
    yield "<h2>Where they were lost</h2>"
    yield bars(fell, tally.lost, "Where games were lost, of all that were")


def _causes(tally: Tally) -> Iterator[str]:
    """The causes of lost games, heading by heading."""
    causes: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for result in tally.results:
        for heading, cause in result.causes.items():
            if heading != "place" or not tally.game.stages:
                causes[heading][cause] += 1
    lost = tally.lost
    for heading, counted in causes.items():
        yield f"<h2>Defeats by {escape(heading)}</h2>"
        rows = [_of(cause, n, lost) for cause, n in counted.most_common(SHOWN)]
        yield bars(rows, lost, f"Defeats by {heading}")


def _sums(tally: Tally) -> Iterator[str]:
    """The sums over all games, heading by heading. For things that a game has at most once: the
    number of games with it."""
    sums: defaultdict[str, Counter[str]] = defaultdict(Counter)
    often: set[str] = set()
    for result in tally.results:
        for heading, counted in result.sums.items():
            sums[heading].update(counted)
            if any(n > 1 for n in counted.values()):
                often.add(heading)
    games = len(tally.results)
    for heading, counted in sums.items():
        total = sum(counted.values())
        whole, said = games, "In so many of the games."
        if heading in often:
            whole, said = total, f"{total} in all, {total / games:.1f} a game."
        yield f"<h2>{escape(heading)}</h2>"
        yield f'<p class="faint">{said}</p>'
        yield bars([_of(what, n, whole) for what, n in counted.most_common()], whole, heading)


def _length(tally: Tally) -> Iterator[str]:
    lengths = [result.length for result in tally.results]
    middle = sorted(lengths)[len(lengths) // 2]
    yield "<h2>Length</h2>"
    yield f'<p class="faint">In turns; the middle game took {middle}.</p>'
    yield histogram(lengths, 30, "Lengths of the games")


def _cards(tally: Tally) -> Iterator[str]:
    told = matters(tally.results)
    if not told:
        return
    yield "<h2>Cards that matter</h2>"
    yield (
        "<p>The share of wins of those that held a card (dot), and of those that never did "
        "(ring). Who comes far holds more, whatever it is: compare cards with each other.</p>"
    )
    chosen = told if len(told) <= 2 * SHOWN else [*told[:SHOWN], *told[-SHOWN:]]
    yield pairs([_pair(card, tally) for card in chosen], "Wins with and without each card")
    yield "<details><summary>All of them</summary><table>"
    yield "<tr><th>Card</th><th>held in</th><th>won with</th><th>won without</th></tr>"
    for card in told:
        shares = [_share(*card.with_it), _share(*card.without)]
        cells = "".join(f"<td>{100 * share:.0f}%</td>" for share in shares)
        name = escape(tally.game.title_of(card.card))
        yield f"<tr><td>{name}</td><td>{card.with_it[1]}</td>{cells}</tr>"
    yield "</table></details>"


def matters(results: Sequence[Result]) -> list[Matters]:
    """How each card relates to winning, the best first, without cards that are too rare."""
    held: Counter[str] = Counter()
    won_with: Counter[str] = Counter()
    for result in results:
        held.update(result.held)
        if result.winners:
            won_with.update(result.held)
    games, won = len(results), sum(bool(result.winners) for result in results)
    told = [
        Matters(card, (won_with[card], n), (won - won_with[card], games - n))
        for card, n in held.items()
        if RARE <= n <= games - RARE
    ]
    return sorted(told, key=lambda card: (-card.difference, card.card))


def _pair(card: Matters, tally: Tally) -> Pair:
    low, high = interval(*card.with_it)
    said = f"{100 * card.difference:+.0f} points"
    title = tally.game.title_of(card.card)
    return Pair(title, _share(*card.with_it), _share(*card.without), low, high, said)


def _of(label: str, n: int, of: int) -> Bar:
    low, high = interval(n, of) if of else (0.0, 0.0)
    return Bar(label, n, f"{n}: {100 * _share(n, of):.0f}%", low, high)


def _share(n: int, of: int) -> float:
    return n / of if of else 0.0

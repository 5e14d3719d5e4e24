"""Charts: what each of the party rolls when a figure stands before it, and what befalls it then."""

from __future__ import annotations

from collections.abc import Callable, Collection

from msgspec import Struct

from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import dice, heroes
from tabletop.games.darkest.party.executor import asks
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.tokens import Loses
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table


class Chart(Struct, frozen=True, kw_only=True):
    """A chart of six `lines`, as players read them (`1: lose 2 Lives.`): `befalls` does what a side
    brings to a hero. It is rolled on by the `rule`, and `called` so in questions.

    `turned_by_fate` says whose die Fate may turn. Behind a side of `last` nobody else rolls; behind
    one of `passed_on` whoever marches next does so in any case. Before a figure nobody else rolls
    once it has not `stayed`. The table's counter `striking` is up while it befalls anybody.
    """

    rule: str
    called: str
    lines: tuple[str, ...]
    befalls: Callable[[Play, int, int], Rules[None]]
    striking: str
    turned_by_fate: Callable[[Table, int], bool] = lambda table, who: True
    last: tuple[int, ...] = ()
    passed_on: tuple[int, ...] = ()
    stayed: Callable[[Table], bool] = lambda table: True

    def line(self, n: int) -> str:
        """What stands in the chart for a side."""
        return self.lines[n - 1].partition(": ")[2]


def each_rolls(play: Play, chart: Chart) -> Rules[list[int]]:
    """What all who are here roll in marching order; it befalls each at once."""
    play.count(chart.striking, 1)
    shown: list[int] = []
    for who in heroes.here(play.table):
        is_over = not chart.stayed(play.table) or bool({*shown} & {*chart.last})
        if heroes.card_of(play.table, who) is not None and not is_over:
            shown.append((yield from business(_consults(play, chart, who), otherwise=0)))
    play.count(chart.striking, 0)
    return shown


def some_roll(play: Play, chart: Chart, whom: Collection[int]) -> Rules[None]:
    """What *whom* of the party roll, by their places, though no figure stands before them: in
    marching order, and those to whom a roll is passed on."""
    play.count(chart.striking, 1)
    passed_on = False
    for who in heroes.here(play.table):
        if (who in whom or passed_on) and heroes.card_of(play.table, who) is not None:
            shown = yield from business(_consults(play, chart, who), otherwise=0)
            passed_on = shown in chart.passed_on
    play.count(chart.striking, 0)


def _consults(play: Play, chart: Chart, who: int) -> Rules[int]:
    name = heroes.name_of(play.table, who)
    if chart.turned_by_fate(play.table, who):
        shown = yield from dice.own(play, who, chart.called, chart.rule, means=chart.line)
    else:
        shown = yield from dice.plain(play, f"{name} rolls: {chart.called}", chart.rule)
        play.say("{} rolls {}.", name, shown, rule=chart.rule)
        yield from dice.settled(play, who, shown)
    if heroes.card_of(play.table, who) is not None:
        play.say(
            "{}: {}",
            chart.called[:1].upper() + chart.called[1:],
            chart.line(shown),
            rule=chart.rule,
        )
        yield from chart.befalls(play, who, shown)
    return shown


def takes_a_follower(play: Play, who: int, ask: str, rule: str, *, otherwise: str) -> Rules[None]:
    """The hero at the place *who* discards a Follower of its choice, for which it is asked so; with
    none it loses by the *rule* one of the tokens called *otherwise*."""
    if not play.table[f"followers:{who}"]:
        yield from play.happen(Loses(who=who, n=1, token=otherwise, rule=rule))
        return
    option = yield from asks(
        play,
        who,
        ask,
        lambda: [
            Option(f"{p.id}", play.game.title_of(p.name), (p.id,), value=p.id)
            for p in play.table[f"followers:{who}"]
        ],
    )
    space_positions.put_away(play, play.table.pieces[int(option.value)])

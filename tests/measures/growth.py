"""How a world grows with its party: `python -m tests.measures.growth [--games N]`.

Careful bots play campaigns of Darkest Talisman. For each stage of a campaign, by the questions that
were answered so far and by the Talismans that the party holds, it prints the median margin of an
ordinary fight: the hero's score in its best way less the Enemy's, before any die. Then how many of
a hundred campaigns come to the outer Region, to the Portal and to the Crown. Both again for bots
whose questions about cards are answered by lot.
"""

from __future__ import annotations

import argparse
import re
import statistics
import time
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import chain
from random import Random

from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.bots.playout import LONGEST
from tabletop.commands.tally import interval
from tabletop.games.darkest.showing.tallies import sums
from tabletop.play.questions.decision import Decision
from tabletop.play.start.new_game import new_game
from tabletop.table.table import Seat, Table

FIGHT = "DTC-185"
CARDS = frozenset(
    {
        "DTC-009", "DTC-119", "DTC-142", "DTC-252", "DTC-298", "DTC-335", "DTC-B08", "DTC-B09",
        "DTC-B12",
    }
)  # fmt: skip
"""The rules by which cards ask: what is found and looted, and what Places, Strangers, Followers,
heroes and Enemies offer for a price, a roll or nothing."""

STRETCH, LAST = 500, 8
"""So many questions are a stage; all from the last on are one."""

MANY = 6
"""So many Talismans and more are one stage."""

RESAMPLED = 400
"""So often campaigns are drawn anew for the interval of a median."""

CAME = ("the outer Region", "the Portal of Power", "the Crown")


@dataclass
class Campaign:
    """What came of one campaign: the margins of its fights by stage, and how far it came."""

    margins: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    came: Mapping[str, int] = field(default_factory=dict)
    questions: int = 0


def campaign(seed: int, options: Mapping[str, str], by_lot: Collection[str] = ()) -> Campaign:
    """One campaign of careful bots; what a rule *by_lot* asks is answered by lot."""
    session = new_game(
        "darkest", seats=[Seat("Bot", 0, "thoughtful")], seed=seed, options=options, hashing=False
    )
    careful, at_random = bot(session.game, "thoughtful"), bot(session.game, "random")
    luck, found = Luck(seed), Campaign()
    for _ in range(LONGEST):
        decision = session.decision
        if decision is None:
            break
        if len(decision.legal()) > 1:
            found.questions += 1
        if (ahead := _margin(decision)) is not None:
            for stage in _stages(session.table, found.questions):
                found.margins[stage].append(ahead)
        choose = at_random if decision.rule in by_lot else careful
        key = choose(session.view(decision.seat), decision, luck)
        session.answer(key, seat=decision.seat)
    found.came = sums(session.table)["Came within 60 journeys to"]
    return found


def _margin(decision: Decision) -> int | None:
    """How far a hero is ahead in its best way, if it is asked how it fights."""
    if decision.rule != FIGHT:
        return None
    sides = (re.search(r"(\d+) against (\d+)$", each.label) for each in decision.options)
    return max((int(one[1]) - int(one[2]) for one in sides if one), default=None)


def _stages(table: Table, questions: int) -> Iterable[str]:
    stretch = min(questions // STRETCH, LAST)
    held = sum(piece.name == "talisman" for place in range(3) for piece in table[f"items:{place}"])
    yield f"questions {stretch * STRETCH}-{'' if stretch == LAST else (stretch + 1) * STRETCH - 1}"
    yield f"Talismans {min(held, MANY)}{' and more' if held >= MANY else ''}"


def told(campaigns: list[Campaign]) -> Iterable[str]:
    """What came of *campaigns*, a line each."""
    stages = sorted({stage for each in campaigns for stage in each.margins}, key=_order)
    for stage in stages:
        fights = [each.margins[stage] for each in campaigns if stage in each.margins]
        middle, (low, high) = statistics.median(chain.from_iterable(fights)), _interval(fights)
        many = f"{sum(map(len, fights))} fights of {len(fights)} campaigns"
        yield f"  {stage:24} margin {middle:+5.1f} ({low:+.1f} to {high:+.1f}), {many}"
    for name in CAME:
        n, of = sum(each.came[name] for each in campaigns), len(campaigns)
        low, high = interval(n, of)
        yield f"  {name:24} {n:3} of {of}: {n / of:6.1%} ({low:.1%} to {high:.1%})"


def _order(stage: str) -> tuple[str, int]:
    word, number = stage.split(" ")[:2]
    return word, int(number.partition("-")[0])


def _interval(fights: list[list[int]]) -> tuple[float, float]:
    """The 95 % interval of the median: campaigns are drawn anew, for their fights are alike."""
    luck = Random(0)
    medians = sorted(
        statistics.median(chain.from_iterable(luck.choices(fights, k=len(fights))))
        for _ in range(RESAMPLED)
    )
    return medians[RESAMPLED // 40], medians[-1 - RESAMPLED // 40]


def main() -> None:
    """Play the campaigns and print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1, help="the first campaign's")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--by-lot", default=",".join(sorted(CARDS)), metavar="RULES")
    parser.add_argument("--only", choices=("careful", "lot"))
    given = parser.parse_args()
    options = dict(each.split("=", 1) for each in given.option)
    asked = {"careful": frozenset[str](), "lot": frozenset(given.by_lot.split(","))}
    for name, by_lot in asked.items():
        if given.only in (None, name):
            began = time.process_time()
            seeds = range(given.seed, given.seed + given.games)
            played = [campaign(seed, options, by_lot) for seed in seeds]
            took = (time.process_time() - began) / given.games
            print(f"{name}: {given.games} campaigns, {took:.2f} s of CPU each")
            print("\n".join(told(played)), flush=True)


if __name__ == "__main__":
    main()

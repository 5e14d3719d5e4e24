"""The page about many games: its figures are those of the games, and it is sound HTML."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tabletop.__main__ import main
from tabletop.commands.plots import Bar, bars, histogram
from tabletop.commands.tally import Result, Tally
from tabletop.commands.tally_page import RARE, matters, page
from tabletop.play.shelf.game_shelf import game_called


class Balance(HTMLParser):
    """Whether every tag is closed in its turn."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "rect", "path", "circle"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("rect", "path", "circle"):
            assert self.open.pop() == tag


@pytest.mark.slow
def test_the_page_stands_alone_and_tells_what_the_lines_tell(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "report.html"
    command = ["play", "restless", "--bots", "random", "--seats", "4", "--games", "30"]
    assert main([*command, "--report", str(file)]) == 0
    text, told = file.read_text("utf-8"), capsys.readouterr().out
    balance = Balance()
    balance.feed(text)
    assert balance.open == []
    assert "http" not in text, "nothing is fetched from anywhere"
    assert text.count("<svg") >= 6
    won = re.search(r"won (\d+) of 30", told)
    assert won is not None
    assert f">{won[1]}: {100 * int(won[1]) / 30:.0f}%<" in text
    lost = re.search(r"^ +(\d+)  Realm \d$", told, re.MULTILINE)
    assert lost is not None
    assert f">{lost[1]}: " in text


def test_a_card_is_weighed_by_the_wins_with_it_and_without() -> None:
    def game(won: bool, *held: str) -> Result:
        winners = (0,) if won else ()
        return Result(("a",), (0,), winners, "", 1, 1, (), {}, held=frozenset(held))

    results = [game(True, "bell")] * 15 + [game(False, "bell")] * 5 + [game(False)] * 15
    results += [game(True)] * 5 + [game(True, "rare")] * (RARE - 1)
    (bell,) = matters(results)
    assert (bell.card, bell.with_it) == ("bell", (15, 20))
    assert bell.without == (5 + RARE - 1, 20 + RARE - 1)
    assert bell.difference == pytest.approx(15 / 20 - bell.without[0] / bell.without[1])


def test_a_bar_is_as_long_as_its_share() -> None:
    drawn = bars([Bar("all", 8, "8"), Bar("half", 4, "4")], 8, "Shares")
    long, short = map(float, re.findall(r'class="bar"[^>]* width="([\d.]+)"', drawn))
    assert short == long / 2


def test_a_histogram_counts_every_number_once() -> None:
    drawn = histogram([1, 1, 2, 9, 30], 10, "Lengths")
    counts = re.findall(r"<title>[^:]+: (\d+)</title>", drawn)
    assert sum(map(int, counts)) == 5


def test_what_no_game_has_twice_is_a_share_of_the_games() -> None:
    def game(**counted: int) -> Result:
        sums = {"Felled": {"Ghoul": counted["felled"]}, "Steps": {"north": counted["steps"]}}
        return Result(("a",), (0,), (), "", 1, 1, (), {}, sums)

    tally = Tally(game_called("darkest"))
    for felled, steps in ((1, 3), (0, 1), (1, 0), (0, 0)):
        tally.add(game(felled=felled, steps=steps))
    text = page(tally, ["thoughtful"])
    assert "In so many of the games." in text
    assert ">2: 50%<" in text, "two games of four"
    assert "4 in all, 1.0 a game." in text
    assert ">4: 100%<" in text, "all steps were steps north"

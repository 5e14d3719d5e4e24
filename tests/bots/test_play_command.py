"""`tabletop play`: the same seed gives the same games, and bad arguments are explained."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

import pytest

from tabletop import new_game
from tabletop.__main__ import main
from tabletop.bots import choose_at_random, playout
from tabletop.bots.luck import Luck
from tabletop.commands import play
from tabletop.commands.tally import Result, Tally, interval
from tabletop.play.questions.decision import Decision, Option, Refusal
from tabletop.play.runner.faults import RuleFault
from tabletop.play.shelf.game_shelf import game_called


def test_the_report_tells_wins_lengths_and_causes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "tower", "--bots", "random,random", "--games", "20", "--seed", "3"]) == 0
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert lines[0] == "Tower: 20 games by random, random"
    assert lines[1].startswith("won ")
    assert "95% interval" in lines[1]
    assert lines[2].startswith("length: median ")
    assert "defeats by foe:" in lines
    assert "The party has fallen on floor" in out
    assert "20/20" in err


def test_a_seed_repeats_its_games_letter_for_letter(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["play", "tower", "--bots", "thoughtful,random", "--games", "6"]
    said = []
    for seed in ("5", "5", "6"):
        main([*command, "--seed", seed])
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    assert said[0] != said[2]


@pytest.mark.parametrize("game", ["tower", "parsifal", "restless"])
def test_games_without_end_are_counted_and_not_lost(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(playout, "LONGEST", 9)
    page = tmp_path / "page.html"
    command = ["play", game, "--bots", "random", "--games", "3", "--report", str(page)]
    assert main(command) == 0
    out, err = capsys.readouterr()
    assert "won 0 of 3" in out
    assert out.splitlines()[2].startswith("unfinished 3 of 3: left off after ")
    assert "defeats" not in out
    assert "3/3" in err
    assert "Unfinished 3 of 3" in page.read_text("utf-8")


def test_unfinished_games_are_neither_won_nor_lost() -> None:
    def came(words: str, winners: tuple[int, ...] = ()) -> Result:
        lost = {"place": "Realm 1"} if words == "Dead." else {}
        return Result(("a",), (0,), winners, words, 9, 0, (), lost, finished=bool(words))

    tally = Tally(game_called("restless"))
    for result in (came("Dead."), came("Dead."), came("Slain.", (0,)), came("")):
        tally.add(result)
    assert (tally.won, tally.lost, tally.unfinished) == (1, 2, 1)
    said = tally.report(["a"]).splitlines()
    assert said[2].startswith("unfinished 1 of 4")
    assert said[said.index("endings:") + 1 :] == [
        "     2  Dead.",
        "     1  Slain.",
        "defeats by place:",
        "     2  Realm 1",
    ]


@pytest.mark.long
def test_shares_are_told_where_players_can_win_apart(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "searching,thoughtful,random"
    command = ["play", "parsifal", "--bots", bots, "--budget", "2", "--games", "12"]
    assert main([*command, "--shuffle-seats"]) == 0
    lines = capsys.readouterr().out.splitlines()
    heads = [line for line in lines if not line.startswith(" ")]
    assert heads[0] == "Parsifal: 12 games by searching, thoughtful, random"
    assert heads[3].startswith("rounds: median ")
    assert "beyond 120: " in heads[3]
    assert heads[4:] == [
        "wins by seat (1.00 is fair):",
        "wins by the order of turns:",
        "wins by bot:",
        "won by:",
    ]
    shares = {line.split()[0]: line for line in lines if "of a fair share" in line}
    assert {"random", "searching", "thoughtful"} < set(shares)


def test_a_share_is_of_all_games_and_shared_by_those_who_win_together() -> None:
    def won(winners: tuple[int, ...], bots: tuple[str, ...] = ("a", "b")) -> Result:
        return Result(bots, (1, 0), winners, "", 10, 5, ("Swan",) if winners else (), {})

    tally = Tally(game_called("parsifal"))
    for result in (won((0,)), won((0, 1)), won(()), won((1,), ("b", "a"))):
        tally.add(result)
    said = tally.report(["a", "b"])
    assert "won 3 of 4: 75.0%" in said
    assert "seat 1       37.5% of the games, 0.75 of a fair share" in said
    assert "turn 1       37.5% of the games, 0.75 of a fair share" in said
    assert "  a            62.5% of the games, 1.25 of a fair share" in said
    assert "3  Swan         75.0%" in said


def test_many_games_come_out_the_same_in_two_processes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "MANY", 6)
    said = []
    for processes in ("1", "2"):
        command = ["play", "parsifal", "--seats", "2", "--games", "6"]
        assert main([*command, "--processes", processes]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]


def test_a_file_is_told_of_progress_ten_times(capsys: pytest.CaptureFixture[str]) -> None:
    main(["play", "tower", "--bots", "random", "--games", "40"])
    told = [line for line in capsys.readouterr().err.splitlines() if "/40" in line]
    assert len(told) == 10
    assert "\r" not in "".join(told)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["tower", "--bots", "clever"],
            "There is no bot 'clever' for Tower. There are: random, thoughtful.",
        ),
        (["tower", "--bots", "searching"], "There is no bot 'searching' for Tower."),
        (["parsifal", "--budget", "soon"], "--budget is a number, such as 120 or 300ms"),
        (["parsifal", "--budget", "0"], "--budget is a number, such as 120 or 300ms"),
        (["tower", "--games", "0"], "--games is 1 or more, not 0."),
        (["tower", "--seats", "5"], "Tower has 2 to 4 seats, not 5."),
        (["tower", "--seats", "3", "--bots", "random,random"], "2 bots are named for 3 seats."),
        (["tower", "--option", "fool"], "--option wants KEY=VALUE, not 'fool'."),
        (["tower", "--option", "luck=bad"], "Tower has no option 'luck'."),
        (["tower", "--option", "fool=wise"], "Option 'fool' is one of"),
        (["tower", "--preset", "Odd"], "Tower has no preset 'Odd'. It has: As printed"),
        (["chess"], "There is no game 'chess'."),
    ],
)
def test_bad_arguments_are_answered_with_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith("tabletop: ")
    assert sentence in err
    assert "Traceback" not in err


def test_few_games_say_little() -> None:
    assert interval(0, 1) == pytest.approx((0.0, 0.793), abs=0.001)
    low, high = interval(700, 1000)
    assert (low, high) == pytest.approx((0.671, 0.728), abs=0.001)


def test_games_are_played_with_the_modules_wished(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for wished in (["--with", "crown", "--with", "echo"], ["--with", "echo", "--with", "crown"]):
        assert main(["play", "belfry", *wished, "--games", "3"]) == 0
        told.append(capsys.readouterr().out)
    assert main(["play", "belfry+crown+echo", "--games", "3"]) == 0
    assert told == [capsys.readouterr().out] * 2
    assert main(["play", "belfry", "--games", "3"]) == 0
    assert capsys.readouterr().out != told[0]


def test_a_module_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "belfry", "--with", "organ"]) == 2
    assert "Belfry has no module 'organ'." in capsys.readouterr().err


def broken(seed: int) -> Result:
    """A game whose rules break."""
    step = game_called("tower").steps.in_order()[0]
    raise RuleFault(step, RuntimeError("the steps go round"))


def refused(seed: int) -> Result:
    """A game that refuses what a bot says."""
    raise Refusal("TWR-006", "Taken already.")


@pytest.mark.parametrize(("game", "why"), [(broken, "the steps go round"), (refused, "TWR-006")])
@pytest.mark.parametrize("processes", [1, 2])
def test_what_broke_is_told_from_another_process_too(
    game: Callable[[int], Result], why: str, processes: int
) -> None:
    args = argparse.Namespace(seed=1, games=play.MANY, processes=processes)
    with pytest.raises((ValueError, RuntimeError), match=why):
        list(play._all(game, args))


def test_a_question_without_a_legal_answer_is_named() -> None:
    barred = Option("rain", "Rain").blocked("EMB-003", "Nobody lays rain before themselves.")
    asked = Decision(0, "Which card?", "EMB-002", [barred])
    with pytest.raises(Refusal, match=r"'Which card\?' is blocked.*EMB-002"):
        choose_at_random(new_game("tower", seats=2, seed=1).view(0), asked, Luck(1))

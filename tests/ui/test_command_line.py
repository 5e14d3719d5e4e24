"""The command line: each bad one gets one sentence and an exit code, each good one its start."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop import new_game
from tabletop.__main__ import main as without_a_window
from tabletop.commands import WORDS, own_tests
from tabletop.play.questions.decision import Refusal
from tabletop.play.shelf.game_shelf import game_called
from tabletop.version import VERSION
from ui.__main__ import main
from ui.base.settings import Settings, SettingsFile, load_settings, save_settings
from ui.program import requested_game
from ui.program.command_line import Wrong, parse
from ui.program.startup import look_as_wished

BAD = {
    "unknown": ["--nonsense"],
    "abbreviated": ["--verif", "x"],
    "two files": ["a.json", "b.json"],
    "no number": ["--new", "tower", "--seats", "two"],
    "negative seed": ["--new", "tower", "--seed", "-1"],
    "huge seed": ["--new", "tower", "--seed", "9" * 19],
    "option without value": ["--new", "tower", "--option", "fool"],
    "unknown game": ["--new", "chess"],
    "unknown option": ["--new", "tower", "--option", "gravity=off"],
    "unknown value": ["--new", "tower", "--option", "fool=wise"],
    "unknown module": ["--new", "belfry", "--with", "organ"],
    "module of nothing": ["--with", "echo"],
    "campaign of nothing": ["--campaign"],
    "no campaign": ["--new", "tower", "--campaign"],
    "unknown bot": ["--new", "tower", "--bots", "clever,random"],
    "too many bots": ["--new", "tower", "--seats", "2", "--bots", "random,random,random"],
    "too many seats": ["--new", "tower", "--seats", "5"],
    "too few seats": ["--new", "tower", "--seats", "1"],
    "seats for nothing": ["--seats", "3"],
    "a window for no seat": ["--new", "tower", "--seat-window", "0"],
    "file and new": ["a.json", "--new", "tower"],
    "file and resume": ["a.json", "--resume"],
    "scenario and new": ["--scenario", "a::b", "--new", "tower"],
    "tiny text": ["--text-size", "10"],
    "text without a size": ["--text-size", "large"],
    "tiny picture": ["--screenshot", "out.png", "--size", "10x10"],
    "no scenario": ["--scenario", "tests/ui/test_command_line.py"],
    "no such test": ["--scenario", "tests/ui/test_command_line.py::nobody"],
    "a test that lays nothing": ["--scenario", "tests/ui/test_command_line.py::lays_nothing"],
    "a test that breaks": ["--scenario", "tests/ui/test_command_line.py::breaks"],
    "a test with fixtures": ["--scenario", "tests/ui/test_command_line.py::test_version"],
    "no such file of tests": ["--scenario", "tests/nowhere.py::test"],
}


@pytest.mark.parametrize("arguments", BAD.values(), ids=BAD.keys())
def test_a_bad_command_line_gets_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("tabletop: ")
    assert said.err.count("\n") == 1
    assert said.err.endswith(".\n")


FILES = {
    "missing": None,
    "empty": b"",
    "no save": b"[1, 2, 3]",
    "not text": b"\xff\xfe\x00\x01",
    "nested": b"[" * 100_000,
    "truncated": new_game("tower", seats=2, seed=1).to_json().encode()[:-200],
}


@pytest.mark.parametrize("text", FILES.values(), ids=FILES.keys())
def test_a_bad_file_gets_one_sentence(
    text: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    if text is not None:
        file.write_bytes(text)
    assert main(["--verify", str(file)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1


def test_a_save_that_is_not_there_is_named_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = ["--screenshot", str(tmp_path / "none.png")]
    assert main([str(tmp_path / "lost.tabletop"), *picture]) == 1
    said = capsys.readouterr().err
    assert said.count("lost.tabletop") == 1
    assert said.endswith("does not exist.\n")


def test_a_picture_of_a_save_begins_no_game(tmp_path: Path) -> None:
    save, picture, data = tmp_path / "a.tabletop", tmp_path / "a.png", tmp_path / "data"
    save.write_text(new_game("tower", seats=2, seed=4).to_json(), "utf-8")
    command = [sys.executable, "-m", "ui", str(save), "--data-dir", str(data)]
    subprocess.run([*command, "--screenshot", str(picture)], check=True)
    assert picture.exists()
    assert not [*data.glob("playing/*")]


def test_looks_that_a_start_is_asked_for_hold_for_it_alone(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(Settings(speed=50), path)
    settings, _ = load_settings(path)
    look_as_wished(settings, parse(["--text-size", "200%", "--high-contrast"]))
    assert (settings.text_scale, settings.theme) == (200, "high-contrast")
    file = SettingsFile(path, settings)
    settings.follow = True
    file.write(settings)
    assert load_settings(path)[0] == Settings(speed=50, follow=True)
    look_as_wished(settings, parse([]))
    assert (settings.text_scale, settings.theme) == (200, "high-contrast")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert VERSION in capsys.readouterr().out


@pytest.mark.parametrize("word", WORDS)
def test_the_words_without_a_window_are_part_of_the_one_command(
    word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([word, "--help"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: tabletop {word} ")


def test_every_word_without_a_window_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        without_a_window(["--help"])
    listed = re.findall(r"^    (\w+) ", capsys.readouterr().out, re.MULTILINE)
    assert tuple(listed) == WORDS
    with pytest.raises(SystemExit):
        main(["--help"])
    assert ", ".join(WORDS) in capsys.readouterr().out


def test_games_are_listed_by_their_ids(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games"]) == 0
    assert "tower" in [line.split()[0] for line in capsys.readouterr().out.splitlines()]


def test_a_save_is_verified_by_playing_it_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = new_game("tower", seats=2, seed=4)
    for key in ("cups-king", "swords-queen", "own", "own", "lead 0", "rest"):
        session.answer(key)
    file = tmp_path / "game.json"
    file.write_text(session.to_json())
    assert main(["--verify", str(file)]) == 0
    file.write_text(session.to_json().replace('"health":20', '"health":19'))
    capsys.readouterr()
    assert main(["--verify", str(file)]) == 1
    assert "differs" in capsys.readouterr().out


def test_windows_beside_are_wished_by_the_numbers_of_seats() -> None:
    wishes = parse(["--new", "tower", "--share-window", "--seat-window", "2", "--seat-window", "1"])
    assert wishes.share_window
    assert wishes.seat_window == [2, 1]
    assert not parse([]).share_window
    assert parse([]).seat_window == []


def test_a_new_game_is_as_wished() -> None:
    line = "--new tower --seats 3 --seed 8 --bots ,random --option fool=wild --option hands=open"
    session = requested_game.new(parse(line.split()))
    assert [seat.bot for seat in session.table.seats] == ["", "random", ""]
    assert session.table.options["fool"] == "wild"
    assert session.table.options["hands"] == "open"
    again = requested_game.new(parse(line.split()))
    assert again.to_json() == session.to_json()


@pytest.mark.parametrize("line", ["belfry --with echo --with choir", "belfry+choir+echo"])
def test_a_new_game_is_played_with_the_modules_wished(line: str) -> None:
    session = requested_game.new(parse(["--new", *line.split(), "--seed", "3"]))
    assert session.game.edition == "belfry+choir+echo"
    assert session.table.options["modules.echo"] == session.table.options["modules.choir"] == "on"


def test_a_new_campaign_begins_with_its_first_sitting() -> None:
    line = ["--new", "nights", "--campaign", "--seats", "3", "--seed", "4"]
    session, ledger = requested_game.begin(parse(line))
    assert ledger is not None
    assert ledger.open is not None
    assert session.table.campaign == ledger.start
    assert len(session.table.seats) == 3
    assert requested_game.begin(parse(line[:2])).ledger is None


def test_the_default_of_a_new_game_is_the_usual_seats_and_new_luck() -> None:
    games = [requested_game.new(parse(["--new", "tower"])) for _ in range(2)]
    assert len(games[0].table.seats) == game_called("tower").usual == 3
    assert games[0].table.chance != games[1].table.chance


def lays_a_king() -> None:
    session = new_game("tower", seats=2, seed=4)
    session.answer("cups-king")
    raise AssertionError("a scenario stops where the position is laid")


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("seed", "_why"), [(1, "one"), pytest.param(5, "five")])
def lays_by_case(seats: int, seed: int, _why: str) -> None:
    new_game("tower", seats=seats, seed=seed)


def lays_nothing() -> None:
    """As its name says."""


def breaks() -> None:
    raise ZeroDivisionError


def test_a_scenario_is_the_position_that_a_test_lays_first() -> None:
    here = "tests/ui/test_command_line.py::"
    laid = requested_game.scenario(here + "lays_a_king")
    assert laid.decision
    assert laid.decision.seat == 0
    by_case = requested_game.scenario(here + "lays_by_case[1]")
    assert len(by_case.table.seats) == 3
    assert by_case.table.chance == new_game("tower", seats=3, seed=5).table.chance


def test_a_scenario_that_breaks_without_a_word_says_what_it_was() -> None:
    """As one does that is laid of cards which only a fixture brings."""
    why = (
        "failed before it set up a position: ZeroDivisionError, perhaps because it needs a fixture"
    )
    with pytest.raises(Wrong, match=why):
        requested_game.scenario("tests/ui/test_command_line.py::breaks")


def test_a_scenario_runs_nothing_but_tests() -> None:
    for file in (
        "run.py::main",
        "ui/program/startup.py::main",
        "saves/names_and_bin.py::empty_bin",
    ):
        with pytest.raises(Wrong, match="not one of this program's tests"):
            requested_game.scenario(file)


@pytest.mark.parametrize("how", ["built", "installed"])
def test_the_shipped_program_lays_no_scenarios(
    how: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if how == "built":
        monkeypatch.setattr(sys, "frozen", True, raising=False)
    else:
        monkeypatch.setattr(own_tests, "RUN", tmp_path / "run.py")
    spec = "tests/ui/test_command_line.py::lays_a_king"
    with pytest.raises(Wrong, match="nrecognized"):
        parse(["--scenario", spec])
    assert parse([]).scenario is None
    with pytest.raises(Wrong, match="This program has no tests"):
        requested_game.scenario(spec)


def test_starting_by_hand_refuses_as_the_engine_does() -> None:
    with pytest.raises(Refusal):
        requested_game.new(parse(["--new", "chess"]))
    with pytest.raises(Wrong):
        requested_game.scenario("nothing")


def test_a_start_that_lasts_is_noted_for_the_launcher(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It keeps the packages of before until then; what the program starts itself is no start."""
    from ui.program.startup import note_start

    mark = tmp_path / "started"
    monkeypatch.setenv("TABLETOP_STARTED", str(mark))
    note_start()
    assert mark.exists()
    mark.unlink()
    note_start()
    assert not mark.exists()

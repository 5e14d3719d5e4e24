"""Which events of which game are heard, and that no sound tells what somebody may not know."""

import importlib
import wave
from array import array
from collections.abc import Iterator

import pytest

from tabletop import Seat, Session, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import CHANCE
from tabletop.table.event import Counted, Event, Flipped, Moved, Ordered, Rolled
from tabletop.table.view import EVERYONE, SeenPiece
from ui.base.root import ROOT
from ui.brief.dressing import dressing
from ui.sound import clips
from ui.sound.audible import found_in, heard_at
from ui.sound.cue import Cue
from ui.sound.cues import CueSheet

synthesis = importlib.import_module("sounds")

FIRST = {
    "tower": (20, {"card-laid", "card-turned", "shuffle", "dice", "door", "blow", "heal", "ward"}),
    "parsifal": (20, {"card-laid", "card-turned", "ward", "door"}),
    "restless": (35, {"card-laid", "card-turned", "shuffle", "dice", "door", "blow", "death"}),
    "scenario": (20, {"card-laid", "card-turned", "shuffle", "step", "door", "blow", "death"}),
    "darkest": (15, {"card-laid", "card-turned", "dice", "step", "blow"}),
    "keeper": (15, {"card-laid", "blow"}),
}
"""So many answers of a game by bots, and what is heard in them at least."""


def kinds(zone: str) -> str:
    """The kind of a zone of these tests."""
    return zone.partition(":")[0]


def heard(port: Port, sheet: CueSheet) -> list[str]:
    """What is heard of what happened since, from where *port* looks: all places are shown."""
    view = port.view
    found = found_in(view)

    def kind_of(zone: str) -> str:
        return view.zones[zone].kind if zone in view.zones else zone

    told = [one for event, _ in port.take() or () for one in heard_at(event, found, lambda _: True)]
    return [name for event, zone in told if (name := sheet.of(event, zone, kind_of))]


def played(game: str, answers: int) -> Iterator[Session]:
    """A game by bots for two, before its first answer and after each."""
    luck = Luck(4)
    seats = [Seat(f"Bot {n}", n, "thoughtful") for n in range(2)]
    session = new_game(game, seats=seats, seed=4, hashing=False)
    choose, at_random = bot(session.game, "thoughtful"), bot(session.game, "random")
    yield session
    for _ in range(answers):
        decision = session.decision
        if decision is None:
            return
        answer = at_random if decision.seat == CHANCE else choose
        view = session.view(decision.seat)
        session.answer(answer(view, decision, luck), seat=decision.seat)
        yield session


@pytest.mark.sampled
@pytest.mark.parametrize("game", FIRST)
def test_the_first_turns_are_heard_and_by_all_seats_alike(game: str) -> None:
    answers, wanted = FIRST[game]
    sheet, all_heard = CueSheet(dressing(game).sounds), set[str]()
    ports: list[Port] = []
    for session in played(game, answers):
        if not ports:
            ports = [Port(session, seat) for seat in (EVERYONE, 0, 1)]
            for port in ports:
                port.listen()
        everyone, *seats = (heard(port, sheet) for port in ports)
        assert seats == [everyone, everyone], "the room hears what anybody may know"
        all_heard.update(everyone)
    assert all_heard >= wanted


def test_every_sound_of_every_game_is_there_and_every_file_is_heard_somewhere() -> None:
    games = {path.parent.name for path in (ROOT / "assets" / "games").glob("*/dressing.toml")}
    assert set(FIRST) == games, "each game is in the test above"
    called = {cue.sound for game in games for cue in dressing(game).sounds}
    files = {file.stem for file in clips.FOLDER.glob("*.wav")}
    assert called | CueSheet().names == files == set(synthesis.SOUNDS)
    assert len(CueSheet().heard(files, 99)) == len(files), "each has its weight"


def test_what_lies_face_down_is_heard_only_as_anybody_would_hear_any_card() -> None:
    open_to_all = SeenPiece(1, "wands-3", face_up=True), "floor:1"
    known_to_one = SeenPiece(2, "cups-5"), "floor:1"
    find = {1: open_to_all, 2: known_to_one}.get
    sheet = CueSheet(dressing("tower").sounds)

    def of(event: Event) -> list[str]:
        return [sheet.of(*one, kinds) for one in heard_at(event, find, lambda _: True)]

    assert of(Counted(1, "health", 5, 3)) == ["blow"]
    assert of(Counted(2, "health", 5, 3)) == []
    assert of(Rolled(2, 6, 4)) == []
    for number in (1, 2, -1):
        assert of(Moved(number, "deck", 0, "hand:0", 0, False, False)) == ["card-laid"]
        assert of(Moved(number, "hand:0", 0, "play", 0, False, True)) == ["card-turned"]
        assert of(Moved(number, "play", 0, "wards:1", 0, True, True)) == ["ward"]
    assert of(Flipped(1, False, True)) == of(Flipped(2, True, False)) == ["door"]
    assert of(Ordered("deck", [], True)) == ["shuffle"]
    assert of(Ordered("deck", [], False)) == [""]


def test_nothing_is_heard_of_places_that_are_not_shown() -> None:
    find = {1: (SeenPiece(1, "cups-5", face_up=True), "box")}.get
    for event in (Counted(1, "health", 5, 3), Ordered("box", [], True), Flipped(1, False, True)):
        assert heard_at(event, find, lambda zone: zone != "box") == []
    gone = Moved(1, "box", 0, "limbo", 0, True, True)
    assert heard_at(gone, find, lambda zone: zone == "hand") == []
    come = Moved(1, "box", 0, "hand", 0, True, True)
    assert heard_at(come, find, lambda zone: zone == "hand") == [(come, "hand")]


def test_a_cue_of_the_game_goes_before_those_of_all_tables_and_may_be_silent() -> None:
    own = [Cue("moved", "", at=("pile",)), Cue("counted", "heal", counters=("life",), by=("more",))]
    sheet = CueSheet(own)
    assert sheet.of(Moved(1, "deck", 0, "pile:2", 0, True, True), "pile:2", kinds) == ""
    assert sheet.of(Moved(1, "deck", 0, "hand", 0, True, True), "hand", kinds) == "card-laid"
    assert sheet.of(Moved(1, "deck", 0, "hand", 0, False, True), "hand", kinds) == "card-turned"
    assert sheet.of(Counted(1, "life", 3, 4), "hand", kinds) == "heal"
    assert sheet.of(Counted(1, "life", 0, 4), "hand", kinds) == "", "it is laid out"
    assert sheet.of(Counted(1, "gold", 3, 4), "hand", kinds) == ""


def test_of_what_happens_at_once_the_weightiest_is_heard_and_each_once() -> None:
    sheet = CueSheet()
    assert sheet.heard(["card-laid", "blow", "", "death", "blow"], 2) == ["death", "blow"]
    assert sheet.heard(["card-laid", "", "card-laid"], 2) == ["card-laid"]


@pytest.mark.parametrize(
    "name",
    [
        name if synthesis.SOUNDS[name].lasts < 0.3 else pytest.param(name, marks=pytest.mark.slow)
        for name in synthesis.SOUNDS
    ],
)
def test_the_files_are_what_the_script_makes(name: str) -> None:
    with wave.open(str(clips.FOLDER / f"{name}.wav"), "rb") as file:
        kept = array("h", file.readframes(file.getnframes()))
    made = synthesis.samples(name)
    assert len(kept) == len(made)
    # a mathematical library of another system may round a sine otherwise
    assert max(abs(one - other) for one, other in zip(kept, made, strict=True)) <= 1


def test_they_are_small_and_end_in_silence() -> None:
    files = list(clips.FOLDER.glob("*.wav"))
    assert sum(file.stat().st_size for file in files) < 400_000
    for file in files:
        samples = clips.read(file.stem, 100)
        assert max(map(abs, samples)) > 8_000
        assert max(map(abs, samples[-8:])) < 200

"""The Restless: random play, undo late in a game, its save, and the memory of a game on screen.

A party that plays at random would be dead long before decision 2,000; by hand it is healed, and the
Traitor God with it, whenever one of them is nearly so.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from saves.autosave import Autosave
from saves.folders import folders
from tabletop import Session, new_game
from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import Option
from tabletop.play.questions.declaration import Declaration, Declared, Draft
from tabletop.play.records.record import write
from tests.bench.by_lot import by_lot
from tests.bench.playouts import ROUNDS, chess_moves, median
from tests.bench.undo import timed

ANSWERS = 4_000
"""Decisions a round; both sides make about as many."""

LATE = 2_000
"""The decision that is undone from."""

JUMPS = 60
GAMES = 8
"""Random games of which the longest is the whole game that is saved."""

RESIDENT = """
import os, sys
from ui.program import startup

def watch(app, catch=startup._catch):
    catch(app)
    from PySide6.QtCore import QTimer

    def tell():
        with open("/proc/self/status") as status:
            sizes = [line.split()[1] for line in status if line.startswith("VmRSS")]
        print(int(sizes[0]) / 1024, flush=True)
        os._exit(0)

    QTimer.singleShot(4000, tell)

startup._catch = watch
from ui.__main__ import main
main(["--resume", "--data-dir", sys.argv[1]])
os._exit(1)
"""
"""The program itself, which tells its resident memory in MB when the table has lain for a while."""


def run() -> list[tuple[str, float, float]]:
    """Ratios of processor time, milliseconds, and megabytes."""
    play_at_random(500, random.Random(0))
    ratios = []
    for number in range(1, ROUNDS + 1):
        decision = play_at_random(ANSWERS, random.Random(number))
        ratios.append(decision / chess_moves(ANSWERS, random.Random(number)))
    session, whole = played(LATE), full_game()
    data = write(whole.record())
    with tempfile.TemporaryDirectory() as folder:
        keeper = Autosave(Path(folder))
        saving = median([timed(lambda: keeper.save(whole)) for _ in range(ROUNDS)])
        keeper.close()
    told = [
        ("restless: a random decision / a random move of python-chess", median(ratios), 1.0),
        ("restless: undoing at decision 2,000, ms", undoing(session) * 1e3, 5.0),
        ("restless: the dearest of 60 jumps back from there, ms", jumping(session) * 1e3, 5.0),
        (
            f"restless: the save of a whole game of {len(whole.journal.entries)} entries, MB",
            len(data) / 1e6,
            1.0,
        ),
        ("restless: saving it, ms", saving * 1e3, 30.0),
    ]
    if sys.platform == "linux":
        told.append(("restless: resident memory of it on the screen, MB", resident(session), 350.0))
    return told


def play_at_random(answers: int, luck: random.Random) -> float:
    """Processor seconds of a random choice, over about so many *answers* in games of four.

    An answer of several parts is as many choices, as in Tower and Parsifal (`playouts`).
    """
    done = chosen = 0
    began = time.process_time()
    while done < answers:
        session = new_game("restless", seats=4, seed=luck.getrandbits(32), hashing=False)
        while session.decisions:
            decision = session.decisions[0]
            answer = by_lot(decision, luck)
            session.answer(answer, seat=decision.seat)
            done += 1
            chosen += len(answer.said) if type(answer) is Declared else 1  # one in each part
    return (time.process_time() - began) / chosen


def played(decisions: int) -> Session:
    """A game of four that stands after so many decisions, healed by hand on the way."""
    session = new_game("restless", seats=4, seed=3)
    luck = Luck(3)
    for _ in range(decisions):
        decision = session.decision
        assert decision is not None
        legal = [
            o for o in decision.legal() if o.key not in ("refuse", "go on")
        ] or decision.legal()
        answer: Option = luck.choice(legal)
        if isinstance(decision, Declaration):
            draft = Draft.of(decision).with_option(answer)
            answer = draft.walk(lambda part: luck.choice(part.legal()).key).declared()
        session.answer(answer, seat=decision.seat)
        alive = [
            piece
            for zone in session.table.zones
            for piece in session.table[zone]
            if zone.startswith("character") or zone == "god"
        ]
        for piece in alive:
            if 0 < piece.counters.get("health", 20) < 4:
                session.override("count", piece=piece.id, counter="health", value=20)
    return session


def full_game() -> Session:
    """The longest of some random games, from its first question to its end."""
    games = []
    for seed in range(GAMES):
        session, luck = new_game("restless", seats=4, seed=seed), Luck(seed)
        while session.decisions:
            decision = session.decisions[0]
            session.answer(by_lot(decision, luck), seat=decision.seat)
        games.append(session)
    return max(games, key=lambda session: len(session.journal.entries))


def undoing(session: Session) -> float:
    """Seconds for taking back the last thing done, the middle of many; it is done again."""
    times = []
    for _ in range(JUMPS):
        before = len(session.journal.entries)
        times.append(timed(session.undo))
        assert len(session.journal.entries) < before, "there was something to take back"
        session.redo()
    return median(times)


def jumping(session: Session) -> float:
    """Seconds of the dearest jump from the end to anywhere, each the best of three."""
    luck = Luck(5)
    entries = len(session.journal.entries)
    dearest = 0.0
    for _ in range(JUMPS):
        to = luck.below(entries)
        times = []
        for _ in range(3):
            times.append(timed(lambda to=to: session.rewind(to)))
            session.rewind(entries)
        dearest = max(dearest, min(times))
    return dearest


def resident(session: Session, game: str = "restless") -> float:
    """Megabytes that the program holds with *session* of *game* on its table."""
    with tempfile.TemporaryDirectory() as folder:
        keeper = Autosave.begin(folders(Path(folder)).playing, game)
        keeper.save(session)
        keeper.close()
        command = [sys.executable, "-c", RESIDENT, folder]
        unseen = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        said = subprocess.run(
            command, capture_output=True, text=True, timeout=60, check=True, env=unseen
        )
    return float(said.stdout.split()[-1])

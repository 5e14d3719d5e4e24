"""What is lit under a dragged piece is where a drop does something, and nowhere else."""

import pytest

from tabletop import Seat, Session, load, new_game
from tabletop.bots.luck import Luck
from tabletop.play.decision import Option
from ui.bridge import Bridge
from ui.input import gestures


def lit(session: Session, piece: int) -> set[str]:
    """The places that are lit while *piece* is held."""
    bridge = Bridge(session)
    bridge.begin()
    assert bridge.decision
    return bridge.working(piece, gestures.targets(bridge.decision, piece, []))


def refused(session: Session, piece: int, zone: str) -> bool:
    """Whether a drop there is refused, or nothing comes of it."""
    bridge = Bridge(load(session.to_json()))
    bridge.begin()
    said: list[object] = []
    asked: list[object] = []
    bridge.refused.connect(lambda *what: said.append(what))
    bridge.several.connect(lambda *what: asked.append(what))
    bridge.warned.connect(lambda *what: asked.append(what))
    before = len(bridge.session.journal.entries)
    bridge.drop(piece, zone)
    return bool(said) or (len(bridge.session.journal.entries) == before and not asked)


@pytest.mark.parametrize(("game", "answers"), [("tower", 90), ("parsifal", 90), ("restless", 120)])
def test_in_whole_games_every_lit_place_takes_what_is_dropped_there(
    game: str, answers: int
) -> None:
    tried = 0
    for seed in range(3):
        luck = Luck(seed)
        seats = [Seat(f"Seat {n}", 0) for n in range(3)]
        session = new_game(game, seats=seats, seed=seed)
        for _ in range(answers):
            decision = session.decision
            if decision is None:
                break
            if luck.chance(8) and decision.kind == "choose":
                for piece in sorted({piece for o in decision.options for piece in o.pieces})[:8]:
                    shown = lit(session, piece)
                    meant = gestures.targets(decision, piece, []) - shown
                    for zone in shown - {session.table.pieces[piece].zone}:
                        assert not refused(session, piece, zone), (decision.ask, piece, zone)
                        tried += 1
                    for zone in meant:
                        assert refused(session, piece, zone), (decision.ask, piece, zone)
            session.answer(luck.choice(decision.legal()).key, seat=decision.seat)
    assert tried > 40


def test_of_several_reasons_the_one_that_speaks_of_this_place_alone_is_nearest() -> None:
    wide = Option("a", "A", (3, 4), ("here", "there"), why="Not anywhere.", rule="X-1")
    close = Option("b", "B", (3,), ("here",), why="Not here.", rule="X-2")
    free = Option("c", "C", (3,), ("here",))
    assert gestures.nearest([wide, close, free], 3) is close
    assert gestures.nearest([free], 3) is None


def test_a_trial_stands_at_the_same_question_and_changes_nothing() -> None:
    session = new_game("tower", seats=2, seed=3)
    luck = Luck(1)
    for _ in range(60):
        assert session.decision
        before = session.to_json()
        trial = session.trial()
        assert trial.decision == session.decision
        assert trial.table == session.table
        trial.answer(luck.choice(session.decision.legal()).key)
        assert session.to_json() == before
        session.answer(luck.choice(session.decision.legal()).key)

"""What is lit under a dragged piece is where a drop does something, and nowhere else."""

import pytest

from tabletop import Seat, Session, load, new_game
from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import Decision
from tests.conformance.trial import another
from tests.conformance.walk import plain, whole
from ui.seat.bridge import Bridge


def lit(session: Session, piece: int) -> set[str]:
    """The places that are lit while *piece* is held."""
    bridge = Bridge(load(session.to_json()))  # one that begins answers what is forced
    bridge.begin()
    return bridge.port.takers(piece)


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
    bridge.answering.drop(piece, zone)
    done = len(bridge.session.journal.entries) > before or bridge.port.has_begun
    return bool(said) or not (done or asked)


def pieces_tried(decision: Decision, luck: Luck) -> list[int]:
    """Some that the question speaks of, and some others."""
    spoken_of = sorted({piece for option in decision.options for piece in option.pieces})
    return [*spoken_of[:8], *(luck.below(30) for _ in range(8))]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "answers"), [("tower", 90), ("parsifal", 90), ("restless", 180)])
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
                for piece in pieces_tried(decision, luck):
                    shown = lit(session, piece)
                    for zone in shown - {session.table.pieces[piece].zone}:
                        assert not refused(session, piece, zone), (decision.ask, piece, zone)
                        tried += 1
            key = whole(decision, luck.choice(decision.legal()), luck)
            session.answer(key, seat=decision.seat)
    assert tried > 40


def test_a_trial_stands_at_the_same_question_and_changes_nothing() -> None:
    session = new_game("tower", seats=2, seed=3)
    luck = Luck(1)
    for _ in range(60):
        assert session.decision
        before = session.to_json()
        trial = another(session)
        assert plain(trial.decision) == plain(session.decision)
        assert trial.table == session.table
        trial.answer(whole(session.decision, luck.choice(session.decision.legal()), luck))
        assert session.to_json() == before
        session.answer(whole(session.decision, luck.choice(session.decision.legal()), luck))

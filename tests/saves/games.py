"""Games for the saves to keep: played at random, some bent by hand, some with typed-in chance."""

from __future__ import annotations

from random import Random

from tabletop import Session, new_game
from tabletop.bots.luck import Luck
from tests.conformance.walk import whole


def played(
    answers: int, *, game: str = "tower", seed: int = 7, seats: int = 3, **options: str
) -> Session:
    """A game after so many random answers, or over before that."""
    session = new_game(game, seats=seats, seed=seed, options=options)
    luck = Random(seed)
    for _ in range(answers):
        if not session.decisions:
            break
        answer(session, luck)
    return session


def answer(session: Session, luck: Random) -> None:
    """Give a random legal answer to the open question."""
    decision = session.decisions[0]
    key = whole(decision, luck.choice(decision.legal()), Luck(1))
    session.answer(key, seat=decision.seat)


AMONG = {
    "tower": "discard",
    "parsifal": "over:kundry",
    "restless": "ground",
    "scenario": "defeated",
    "keeper": "box",
    "darkest": "discard",
}
"""Where a card is laid by hand, by game."""


def bent(answers: int, *, game: str = "tower", seed: int = 7) -> Session:
    """A game in which players also used their hands, gave reasons and made a house rule."""
    session = played(answers, game=game, seed=seed)
    session.override("count", piece=0, counter="health", value=12, reason="counted anew")
    session.override("move", piece=3, zone=AMONG[game], face_up=True)
    session.override("adopt", subject="XXX-001", reason="we like it so")
    session.override("note", key="next time", words="Ada leads {} and \u201cÖzgür\u201d rests.")
    session.restart_step("it went too fast")
    answer(session, Random(seed))
    return session


def taken_back(answers: int, *, game: str = "tower", seed: int = 7) -> Session:
    """A bent game of which the last deeds were taken back and can be done again."""
    session = bent(answers, game=game, seed=seed)
    for _ in range(6):
        session.undo()
    return session

"""Games for the saves to keep: played at random, some bent by hand, some with typed-in chance."""

from __future__ import annotations

from random import Random

from tabletop import Session, new_game
from tabletop.bots.luck import Luck
from tabletop.play.rules.game_box import put_in_play
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


def steered(
    answers: int, *wants: str, game: str, seed: int = 7, seats: int = 3, **options: str
) -> Session:
    """The same, but with the first of the keys that it *wants* where one of them is open."""
    session = new_game(game, seats=seats, seed=seed, options=options)
    _steer(session, answers, wants, Random(seed))
    return session


def _steer(session: Session, answers: int, wants: tuple[str, ...], luck: Random) -> None:
    for _ in range(answers):
        if not session.decisions:
            break
        decision = session.decisions[0]
        legal = {option.key for option in decision.legal()}
        if wanted := next((key for key in wants if key in legal), ""):
            session.answer(wanted, seat=decision.seat)
        else:
            answer(session, luck)


def bitten(answers: int, more: int, *, seed: int) -> Session:
    """A trip to the Werewolf's Den on which hands laid a Lycanthrope card before a hero; the same
    after *more* answers."""
    options = put_in_play(["bloodmoon"])
    wants = ("bloodmoon-den", "fight", "forward", "ready")
    session = steered(answers, *wants, game="darkest", seats=2, seed=seed, **options)
    card = session.table["bloodmoon-lycanthropes"][-1]
    session.override("move", piece=card.id, zone="quest:0", face_up=True, reason="it {} bit her")
    _steer(session, more, wants, Random(seed))
    return session


def buried(answers: int, *, seed: int) -> Session:
    """A journey to the Ruins, and down into the Dungeon."""
    wants = ("dungeon-ruins", "cross dungeon", "forward", "ready", "strength", "pass")
    options = put_in_play(["dungeon"])
    return steered(answers, *wants, game="darkest", seats=2, seed=seed, **options)


def burnt(answers: int, more: int, *, seed: int) -> Session:
    """A journey to the Firelands of a party that hands took over the river; the same after *more*
    answers."""
    options = put_in_play(["firelands"])
    wants = ("firelands-wastes", "fight", "forward", "ready", "yes")
    session = steered(answers, "ready", game="darkest", seats=2, seed=seed, **options)
    session.override("count", piece=-1, counter="region", value=1, reason="over the river")
    _steer(session, more, wants, Random(seed))
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

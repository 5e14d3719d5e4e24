"""What is taken back or done again is called what its player did, in every game."""

from __future__ import annotations

import pytest

from tabletop import Session, load, new_game
from tabletop.bots.luck import Luck
from tabletop.play.ports.port import Port
from tabletop.play.questions.declaration import Declaration
from tabletop.play.rules.chronicle import parted
from tabletop.play.runner.undo_preview import shortened
from tabletop.table.view import EVERYONE
from tests.conformance.walk import whole

GAMES = ("tower", "parsifal", "restless", "scenario", "darkest", "keeper")

LONGEST = 40
"""So many answers of each game are given."""


def words(session: Session, seat: int, *, forth: bool = False) -> str:
    """What is taken back next, or done again, as *seat* may read it."""
    going = Port(session, seat).going
    line = going.forth if forth else going.back
    return "" if line is None else "".join(p.words for p in parted(line, session.game.title_of))


def capital(label: str) -> str:
    """*label* as a name begins with it."""
    label = shortened(label)
    return label[:1].upper() + label[1:]


@pytest.mark.parametrize("game", GAMES)
def test_a_step_is_called_by_the_words_of_its_option_and_never_by_what_came_of_it(
    game: str,
) -> None:
    luck, seen, shown = Luck(5), 0, 0
    session = new_game(game, seats=2 if game != "keeper" else 1, seed=5)
    for _ in range(LONGEST):
        if session.over or not session.decisions:
            break
        decision = luck.choice(session.decisions)
        together, is_public = len(session.asked) > 1, decision.public
        key = whole(decision, luck.choice(decision.legal()), luck)
        label = (
            decision.begun(key, session.table.house_rules).label
            if isinstance(decision, Declaration)
            else decision.accept(key, session.table.house_rules).label
        )
        session.answer(key, seat=decision.seat)
        if together or not label:
            continue
        seen += 1
        assert words(session, decision.seat) == capital(label)
        others = words(session, EVERYONE)
        by = session.table.seats[decision.seat].name
        assert others in (f"{by}: {shortened(label)}", f"{by}’s answer")
        shown += others.startswith(f"{by}:")
        assert not is_public or others.startswith(f"{by}:")
    assert seen > LONGEST // 3
    assert load(session.to_json()).journal.entries == session.journal.entries
    last = words(session, decision.seat)
    assert session.undo()
    assert words(session, decision.seat, forth=True) == last

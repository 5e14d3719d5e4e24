"""The names of what can be taken back, and of what can be done again."""

from __future__ import annotations

from tabletop import Session
from tabletop.play.ports.port import Port
from tabletop.table.view import EVERYONE
from tests.ui.fights import fight


def told(session: Session, seat: int = 0) -> tuple[str, str]:
    """Both names as *seat* may read them, `-` for one that has none and `` for no step."""
    port = Port(session, seat)
    going = port.going
    words = [
        line.words.format(*(part if isinstance(part, str) else part.name for part in line.parts))
        if line is not None
        else "-" * quiet
        for line, quiet in ((going.back, going.quiet_back), (going.forth, going.quiet_forth))
    ]
    return words[0], words[1]


def test_an_answer_is_called_by_what_was_chosen_and_never_by_what_came_of_it() -> None:
    session = fight(["cups-5"])
    assert told(session) == ("", "")
    rest = "Rest: 10 health becomes 13"
    session.answer("rest", seat=0)
    assert told(session) == (rest, "")
    session.answer("focus", seat=1)
    focus = told(session)[0]
    assert focus.startswith("Focus")
    assert session.undo()
    assert told(session) == (rest, focus)
    assert session.undo()
    assert told(session) == ("", rest)
    assert session.redo()
    assert told(session) == (rest, focus)


def test_an_answer_of_one_who_knows_more_is_called_his_and_tells_nothing() -> None:
    session = fight(["cups-5"], players=(0, 1))
    session.answer("rest", seat=0)
    assert told(session, 0)[0].startswith("Rest")
    assert told(session, 1)[0] == told(session, EVERYONE)[0] == "Ana’s answer"


def test_a_name_tells_no_card_that_its_reader_may_not_know() -> None:
    session = fight(["cups-5"], players=(0, 1))
    session.override("turn", piece=session.table["hand:1"][0].id, degrees=90)
    own, others = told(session, 1)[0], told(session, 0)[0]
    assert "swords-9" in own
    assert others == own.replace("swords-9", "a card")
    assert session.undo()
    assert (told(session, 1)[1], told(session, 0)[1]) == (own, others)

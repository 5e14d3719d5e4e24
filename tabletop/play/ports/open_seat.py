"""What is answered before the eyes of others: questions of which they may know all, or nearly."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.play.questions.decision import Decision, Option
from tabletop.play.runner.session import Session
from tabletop.table.view import knows_more, sees

LOOK = "look"
"""The key of what nobody does before others: to look at what the asked seat alone knows."""


class Openly:
    """What is asked at the table of *session*, as whoever looks from *eyes* may know it."""

    def __init__(self, session: Session, eyes: int) -> None:
        self._session, self._eyes = session, eyes

    def may_answer(self, seat: int) -> bool:
        """Whether *seat* alone is asked, and what hangs on nothing that is not known here: it is
        public, or the seat knows no more."""
        asked = self._session.asked
        if len(asked) != 1 or asked[0].seat != seat or not self._session.decisions:
            return False
        return asked[0].public or not knows_more(self._session.table, seat, self._eyes)

    def cut(self, asked: Decision) -> Decision:
        """*asked*, with one answer in place of all about pieces that its seat knows and that are
        not known here: to look at those first."""
        options = asked.options
        kept = [option for option in options if not self._is_secret(asked.seat, option)]
        if len(kept) == len(options):
            return asked
        name = self._session.table.seats[asked.seat].name
        look = Option(LOOK, f"{name} looks at the cards in hand first")
        return replace(asked, offered=[*kept, look], beside=None)

    def _is_secret(self, seat: int, option: Option) -> bool:
        """Whether *option* speaks of a piece that *seat* alone knows."""
        table = self._session.table
        pieces = [table.pieces[each] for each in option.pieces if 0 <= each < len(table.pieces)]
        lying = [(piece, table.zones[piece.zone]) for piece in pieces]
        return any(
            sees(table, seat, *each) and not sees(table, self._eyes, *each) for each in lying
        )


def blank(asked: Decision) -> Decision:
    """*asked* as those hear it who are not asked: not what could be answered."""
    return Decision(asked.seat, asked.ask, asked.rule, [], whole=asked.whole)

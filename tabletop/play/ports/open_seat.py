"""Questions that are answered while others watch: everybody may know all, or nearly all, of
them."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.play.questions.decision import Decision, Option
from tabletop.play.runner.session import Session
from tabletop.table.view import knows_more, sees

LOOK = "look"
"""The key of an option that nobody takes in front of others: looking at what only the asked seat
knows."""


class Openly:
    """The questions at the table of *session*, as a viewer with the knowledge of *eyes* may see
    them."""

    def __init__(self, session: Session, eyes: int) -> None:
        self._session, self._eyes = session, eyes

    def may_answer(self, seat: int) -> bool:
        """Whether *seat* alone is asked, and the question reveals nothing unknown here: it is
        public, or the seat knows no more."""
        asked = self._session.asked
        if len(asked) != 1 or asked[0].seat != seat or not self._session.decisions:
            return False
        return asked[0].public or not knows_more(self._session.table, seat, self._eyes)

    def cut(self, asked: Decision) -> Decision:
        """*asked*, with one option in place of all options about pieces that its seat knows and
        that are unknown here: to look at those first."""
        options = asked.options
        kept = [option for option in options if not self._is_secret(asked.seat, option)]
        if len(kept) == len(options):
            return asked
        name = self._session.table.seats[asked.seat].name
        look = Option(LOOK, f"{name} looks at the cards in hand first")
        return replace(asked, offered=[*kept, look], beside=None)

    def _is_secret(self, seat: int, option: Option) -> bool:
        """Whether *option* mentions a piece that only *seat* knows."""
        table = self._session.table
        pieces = [table.pieces[each] for each in option.pieces if 0 <= each < len(table.pieces)]
        lying = [(piece, table.zones[piece.zone]) for piece in pieces]
        return any(
            sees(table, seat, *each) and not sees(table, self._eyes, *each) for each in lying
        )


def blank(asked: Decision) -> Decision:
    """*asked* as seats see it that are not asked: without its options."""
    return Decision(asked.seat, asked.ask, asked.rule, [], whole=asked.whole)

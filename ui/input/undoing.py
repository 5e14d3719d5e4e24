"""What to say when luck, a hidden card, an answer or a note was taken back: no table shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletop.play.campaign import beginning
from tabletop.play.journal import Entry, Override
from tabletop.play.session import Session

LUCK = "Taken back beyond a roll or a shuffle: the same luck will come again."
TYPED = "Taken back beyond a roll or a card that was told: it will be asked for again."
NOTE = "Taken back: the words that were written down."


def nothing(session: Session) -> str:
    """What to say when nothing of *session* can be taken back any more."""
    campaign = session.table.campaign
    return beginning(campaign) if campaign else "There is nothing to take back."


def seat_of(session: Session, may_answer: Callable[[int], bool], at_screen: int) -> int | None:
    """Whose answer an undo takes back, where answers wait for those of others: of the seats that
    the person *at_screen* answers for the one that chose last."""
    waiting = [seat for seat in session.waiting.answers if may_answer(seat)]
    return waiting[-1] if waiting else at_screen if session.waiting.answers else None


def words(before: Sequence[Entry], session: Session) -> str:
    """What to say when *session* has gone back from the journal *before*; empty for nothing."""
    cut = before[len(session.journal.entries) :]
    if not cut:
        return ""
    if all(isinstance(entry, Override) and entry.verb == "note" for entry in cut):
        return NOTE
    disclosed, said = session.disclosed, []
    if disclosed.rolled:
        said.append(LUCK)
    elif disclosed.typed:
        said.append(TYPED)
    if disclosed.seen:
        cards = set[int]().union(*disclosed.seen.values())
        what = "a hidden card" if len(cards) == 1 else f"{len(cards)} hidden cards"
        who = _named(session, list(disclosed.seen))
        said.append(f"{who} saw {what}, which cannot be unseen.")
    if disclosed.answered:
        who = _named(session, list(disclosed.answered))
        said.append(f"{who} had answered, which cannot be unsaid.")
    return " ".join(said)


def _named(session: Session, seats: list[int]) -> str:
    """Those of *seats* by name, for nobody knows who reads it; but one who plays alone is spoken
    to."""
    places = session.table.seats
    alone = len({place.player for place in places if not place.bot}) == 1
    names = [places[n].name if places[n].bot or not alone else "you" for n in seats]
    *others, last = sorted(names, key="you".__ne__)
    told = f"{', '.join(others)} and {last}" if others else last
    return told[:1].upper() + told[1:]

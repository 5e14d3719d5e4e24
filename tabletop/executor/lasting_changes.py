"""Changes that last: each a token on the table, named after the sentence that brought it.

What lies there is in force until its time is over, or the players suspend it. A time ends with the
period it was said in; `the next Battle`, said in a Battle, is the one after.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TypeVar

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.phrase import Phrase
from tabletop.cardtext.roles import Role
from tabletop.executor.sentence import Sentence
from tabletop.grammar.until import Until
from tabletop.packs.library import by_name
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

P = TypeVar("P", bound=Phrase)

MARK = "lasting:"
"""How the tokens of lasting changes are called: `lasting:wasp-bow:text:0`."""

KEPT = "kept"
"""The zone they lie in; a game without it has no words for how long."""

LEFT, SLOT, WHOSE, SINCE, IGNORED = "left", "slot", "whose", "since", "ignored"
"""Their counters: how many of its ends a change sees before it is over, where that is more than the
first; the slot of its bearer, from 1, and of whose period ends it, if that is another; what came
into force when; and why a change is out of it."""

STAMP = "stamp"
"""The counter of all that ever came into force."""


_PAST: tuple[Role, ...] = ("bearer", "trigger", "cost", "limit", "range")
"""What is over once a change lasts: what it was for, waited for and cost."""

_AWAITED: tuple[Role, ...] = ("bearer", "range")
"""The same where it is the waiting that lasts: what it waits for, asks and costs is still so."""


class Lasting:
    """The changes that last on the tables of a game. `ends` are the times by their phrases,
    `ending` all kinds of deeds with which any of them is over."""

    def __init__(
        self,
        sentences: Callable[[str], tuple[Sentence, ...]],
        stated: Callable[[str], Iterable[Sentence]] = lambda name: (),
    ) -> None:
        """*sentences* are all that are carried out on a card, by its name; *stated* are also those
        that are left to the players, who may have one last by hand."""
        self._sentences, self._stated = sentences, stated
        self.ends: dict[Phrase, Until] = {}
        self.ending: set[type | None] = set()
        self._untils = by_name(self._found)

    def end_with(self, ends: Mapping[P, Until]) -> None:
        """A change that lasts as a phrase of *ends* says is over as stands there."""
        for phrase, until in ends.items():
            self.ends[phrase] = until
        self.ending.update(deed for until in ends.values() for deed in until.deeds)

    def is_timed(self, clause: Clause) -> bool:
        """Whether a sentence says until when it holds, and so is in force only as a token."""
        duration = clause.duration
        return duration is not None and duration.phrase in self.ends

    def keep(self, play: Play, sentence: Sentence, bearer: int, whose: int | None = None) -> None:
        """Let *sentence* be in force from now on, for *bearer*; of what is somebody's own it is
        over with that of *whose*, if that is another."""
        if KEPT not in play.table.zones:
            return  # a game in which nothing lasts
        marks = {SLOT: bearer + 1, SINCE: stamp(play)}
        duration = sentence.clause.duration
        until = self.ends.get(duration.phrase) if duration else None
        ends_with = bearer if whose is None else whose
        if until is not None and until.next and until.goes_on(play.table, ends_with):
            marks[LEFT] = 2
        if ends_with != bearer:
            marks[WHOSE] = ends_with + 1
        play.add(f"{MARK}{sentence.card}:{sentence.place}", KEPT, **marks)

    def says(self, token: str) -> tuple[Sentence, ...]:
        """The sentence that a token stands for."""
        card, place = told_by(token)
        carried_out = (
            each for sentence in self._sentences(card) for each in (sentence, *sentence.more)
        )
        said = next((each for each in carried_out if each.place == place), None)
        said = said or next((each for each in self._stated(card) if each.place == place), None)
        return (said,) if said is not None else ()

    def holds(self, token: str) -> tuple[Sentence, ...]:
        """The same as it is in force, without what is past."""
        return tuple(
            replace(
                sentence,
                clause=replace(
                    sentence.clause,
                    heads={
                        role: head
                        for role, head in sentence.clause.heads.items()
                        if role not in (_AWAITED if sentence.awaits else _PAST)
                    },
                ),
            )
            for sentence in self.says(token)
        )

    def may_end(self, table: Table, deed: type) -> bool:
        """Whether anything that lasts on *table* may be over with such a deed."""
        if deed not in self.ending:  # as most often
            return False
        kept = table.zones.get(KEPT)
        return kept is not None and bool(kept.pieces)

    def expire(self, play: Play, deed: type, who: int = -1) -> None:
        """Take off what lasts until such a deed is done, by *who*."""
        if deed not in self.ending or KEPT not in play.table.zones:
            return
        for token in play.table[KEPT]:
            whose = token.counters.get(WHOSE) or token.counters.get(SLOT, 0)
            own = who in (-1, whose - 1)
            for until in self._untils(token.name, len(self.ends)):
                if deed in until.deeds and (own or not until.own):
                    left = token.counters.get(LEFT, 1) - 1
                    if left:
                        play.count(LEFT, left, token)
                    else:
                        end(play, token)
                    break

    def _found(self, token: str, ends: int) -> tuple[Until, ...]:
        """When a token is over, found once while there are so many *ends*; none if it is none."""
        if not is_lasting(token):
            return ()
        said = (sentence.clause.duration for sentence in self.says(token))
        untils = (self.ends.get(duration.phrase) for duration in said if duration is not None)
        return tuple(until for until in untils if until is not None)


def end(play: Play, token: Piece) -> None:
    """Take a lasting change off; what was ruled of it is not ruled of the next of its kind."""
    for counter in (LEFT, IGNORED):
        if counter in token.counters:
            play.count(counter, 0, token)
    play.move(token, "out")
    alike = any(other.name == token.name for other in play.table[KEPT])
    if token.name in play.table.suspended and not alike:
        play.reinstate(token.name)


def stamp(play: Play) -> int:
    """The number of what comes into force now: the newest has the highest."""
    play.count(STAMP, play.table.count(STAMP) + 1)
    return play.table.count(STAMP)


def is_lasting(name: str) -> bool:
    """Whether a piece is the token of a lasting change."""
    return name.startswith(MARK)


def told_by(token: str) -> tuple[str, str]:
    """The card that said what the token called so stands for, and where on it that stands."""
    card, field, number = token.removeprefix(MARK).rsplit(":", 2)
    return card, f"{field}:{number}"

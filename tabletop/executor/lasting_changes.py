"""Changes that last: each is a token on the table, named after the sentence that made it.

A token is in force until its time is over, or until players suspend it. A time ends with the period
in which it began; `the next Battle`, said in a Battle, is the one after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TypeVar

from tabletop.cardtext.clause import Clause, speaks_back
from tabletop.cardtext.phrase import Phrase, Said
from tabletop.cardtext.roles import Role
from tabletop.executor.sentence import Sentence, begun
from tabletop.grammar.until import Until
from tabletop.packs.library import by_name
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

P = TypeVar("P", bound=Phrase)

MARK = "lasting:"
"""The prefix of these tokens' names: `lasting:wasp-bow:text:0`."""

KEPT = "kept"
"""The zone of these tokens. A game without it has no durations."""

LEFT, SLOT, WHOSE, SINCE, IGNORED = "left", "slot", "whose", "since", "ignored"
"""Their counters: how many ends of its period a change outlasts, if more than one; the slot of its
bearer, from 1, and of the person whose period ends it, if that is another; the order in which
changes came into force; and why a change is ignored."""

STAMP = "stamp"
"""The counter of everything that ever came into force."""


_PAST: tuple[Role, ...] = ("bearer", "trigger", "cost", "limit", "range")
"""The heads that a lasting change no longer has: for whom it was, its trigger and its cost."""

_AWAITED: tuple[Role, ...] = ("bearer", "range")
"""The same if the trigger itself lasts: trigger, condition and cost stay."""


class Lasting:
    """The lasting changes on the tables of a game. `ends` are the durations by their phrases, and
    `ending` all kinds of deeds that end any of them."""

    def __init__(
        self,
        sentences: Callable[[str], tuple[Sentence, ...]],
        stated: Callable[[str], Iterable[Sentence]] = lambda name: (),
    ) -> None:
        """*sentences* are all that a card carries out, by its name; *stated* are also those that
        are left to the players, who may let one last by hand."""
        self._sentences, self._stated = sentences, stated
        self.ends: dict[Phrase, Until] = {}
        self.ending: set[type | None] = set()
        self._untils = by_name(self._found)

    def end_with(self, ends: Mapping[P, Until]) -> None:
        """Register when a change with a duration of *ends* is over."""
        for phrase, until in ends.items():
            self.ends[phrase] = until
        self.ending.update(deed for until in ends.values() for deed in until.deeds)

    def is_timed(self, clause: Clause) -> bool:
        """Whether a sentence says until when it holds, so that it is in force only as a token."""
        duration = clause.duration
        return duration is not None and duration.phrase in self.ends

    def keep(self, play: Play, sentence: Sentence, bearer: int, whose: int | None = None) -> None:
        """Put *sentence* in force from now on, for *bearer*. A personal period is that of *whose*,
        if another person's."""
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
        """The sentence of a token."""
        card, place = told_by(token)
        carried_out = (
            part
            for sentence in self._sentences(card)
            for each in (sentence, *sentence.more)
            for part in (each, *begun(each))
        )
        said = next((each for each in carried_out if each.place == place), None)
        said = said or next((each for each in self._stated(card) if each.place == place), None)
        return (said,) if said is not None else ()

    def holds(self, token: str) -> tuple[Sentence, ...]:
        """The same as it is in force, without the heads that are past; so is an `if` that speaks of
        the sentence before."""
        return tuple(
            replace(
                sentence,
                clause=replace(
                    sentence.clause,
                    heads={
                        role: head
                        for role, head in sentence.clause.heads.items()
                        if role not in (_AWAITED if sentence.awaits else _PAST)
                        and not (role == "if" and not sentence.awaits and _is_past(head))
                    },
                ),
            )
            for sentence in self.says(token)
        )

    def may_end(self, table: Table, deed: type) -> bool:
        """Whether such a deed may end anything that lasts on *table*."""
        if deed not in self.ending:  # as most often
            return False
        kept = table.zones.get(KEPT)
        return kept is not None and bool(kept.pieces)

    def expire(self, play: Play, deed: type, who: int = -1) -> None:
        """Remove the changes that last until such a deed is done by *who*."""
        kept = play.table.zones.get(KEPT)
        if deed not in self.ending or kept is None or not kept.pieces:
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
        """When a token is over, cached for this number of *ends*; None if it is no such token."""
        if not is_lasting(token):
            return ()
        said = (sentence.clause.duration for sentence in self.says(token))
        untils = (self.ends.get(duration.phrase) for duration in said if duration is not None)
        return tuple(until for until in untils if until is not None)


def _is_past(head: Said) -> bool:
    """Whether an `if` asks what was done by the sentence before, or of whom that speaks."""
    return speaks_back(head) or any(said.phrase.back for said in head.all())


def end(play: Play, token: Piece) -> None:
    """Remove a lasting change. Rulings about it do not apply to the next one of its kind."""
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
    """The card, field and number of the sentence that a token stands for."""
    card, field, number = token.removeprefix(MARK).rsplit(":", 2)
    return card, f"{field}:{number}"

"""Changes that last: each a token on the table, named after the sentence that brought it.

What lies there is in force until its time is over, or the players suspend it. A time ends with the
period it was said in; `the next Battle`, said in a Battle, is the one after.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.phrase import Phrase
from tabletop.cardtext.roles import Role
from tabletop.executor.sentence import Sentence
from tabletop.packs.library import by_name
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

MARK = "lasting:"
"""How the tokens of lasting changes are called: `lasting:wasp-bow:text:0`."""

KEPT = "kept"
"""The zone they lie in; a game without it has no words for how long."""

LEFT, SLOT, SINCE, IGNORED = "left", "slot", "since", "ignored"
"""Their counters: how many of its ends a change sees before it is over, where that is more than the
first; the slot of its bearer, from 1; what came into force when; and why a change is out of it."""

STAMP = "stamp"
"""The counter of all that ever came into force."""


@dataclass(frozen=True, slots=True)
class Until:
    """When a change is over: with a kind of deed, or never. *within* tells if its period goes on.

    A change that outlasts the one it was said in is over with the `next`. Of what is somebody's
    `own` it is that of its bearer, or nobody's.
    """

    deed: type | tuple[type, ...] | None
    within: Callable[[Table], bool] = lambda table: True
    next: bool = False
    own: bool = False

    @property
    def deeds(self) -> tuple[type | None, ...]:
        """The kinds of deeds each of which may end it."""
        return self.deed if isinstance(self.deed, tuple) else (self.deed,)


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

    def end_with(self, ends: Mapping[Phrase, Until]) -> None:
        """A change that lasts as a phrase of *ends* says is over as stands there."""
        self.ends.update(ends)
        self.ending.update(deed for until in ends.values() for deed in until.deeds)

    def is_timed(self, clause: Clause) -> bool:
        """Whether a sentence says until when it holds, and so is in force only as a token."""
        duration = clause.duration
        return duration is not None and duration.phrase in self.ends

    def keep(self, play: Play, sentence: Sentence, bearer: int) -> None:
        """Let *sentence* be in force from now on, for *bearer*."""
        if KEPT not in play.table.zones:
            return  # a game in which nothing lasts
        marks = {SLOT: bearer + 1, SINCE: stamp(play)}
        duration = sentence.clause.duration
        until = self.ends.get(duration.phrase) if duration else None
        if until is not None and until.next and until.within(play.table):
            marks[LEFT] = 2
        play.add(f"{MARK}{sentence.card}:{sentence.place}", KEPT, **marks)

    def says(self, token: str) -> tuple[Sentence, ...]:
        """The sentence that a token stands for."""
        card, field, number = token.removeprefix(MARK).rsplit(":", 2)
        place = f"{field}:{number}"
        carried_out = (
            each for sentence in self._sentences(card) for each in (sentence, *sentence.more)
        )
        said = next((each for each in carried_out if each.place == place), None)
        said = said or next((each for each in self._stated(card) if each.place == place), None)
        return (said,) if said is not None else ()

    def holds(self, token: str) -> tuple[Sentence, ...]:
        """The same as it is in force: what it was for, waited for and cost is past."""
        past: tuple[Role, ...] = ("bearer", "trigger", "cost", "limit", "range")
        return tuple(
            replace(
                sentence,
                clause=replace(
                    sentence.clause,
                    heads={r: h for r, h in sentence.clause.heads.items() if r not in past},
                ),
            )
            for sentence in self.says(token)
        )

    def expire(self, play: Play, deed: type, who: int = -1) -> None:
        """Take off what lasts until such a deed is done, by *who*."""
        if deed not in self.ending or KEPT not in play.table.zones:
            return
        for token in play.table[KEPT]:
            own = who in (-1, token.counters.get(SLOT, 0) - 1)
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

"""A finished game in retrospect, from its chronicle: its turning points, who fell when, who did
what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from msgspec import Struct

from tabletop.play.records.journal import Answer, AnyEntry
from tabletop.play.rules.chronicle import GIVES_UP, Line, Mention
from tabletop.play.rules.game import Game
from tabletop.play.rules.retelling import ASKED, LAST, Does, Falls, Remark
from tabletop.play.rules.story import OVER
from tabletop.table.table import Table

MOST_TURNS, MOST_DEEDS = 4, 4
"""The most turning points that are told, and the most deeds for each participant."""

AGAIN = 0.5
"""The weight of a further moment of the same stage, and of the last answer, because the result is
told anyway."""

WEIGHTS = (0.0, 0.0, 2.0, 6.0)
"""The weight of a line by its weight in the game's story: a detail, told, notable, turning
point."""

FALL = 9.0
"""The weight of a fall."""

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

S = TypeVar("S", bound=Remark)


class Moment(Struct, frozen=True):
    """A turning point: the journal entry that caused it, and a sentence."""

    entry: int
    words: str


class LookingBack(Struct, frozen=True):
    """The retrospect of a finished game, in sentences: how near another result was, the turning
    points, and what each participant did and when they fell."""

    near: tuple[str, ...] = ()
    moments: tuple[Moment, ...] = ()
    deeds: tuple[str, ...] = ()


def look_back(
    game: Game, table: Table, lines: Iterable[Line], entries: list[AnyEntry]
) -> LookingBack:
    """Look back on a finished *game* at *table*, from the *lines* of its chronicle and the
    *entries* of its journal."""
    reading = _Reading(game, table, entries)
    for line in lines:
        reading.take(line)
    return LookingBack(game.retelling.near(table), (*reading.turned(),), (*reading.told(),))


class _Reading:
    """Reads the chronicle line by line."""

    def __init__(self, game: Game, table: Table, entries: list[AnyEntry]) -> None:
        self._game, self._table, self._entries = game, table, entries
        self._story = game.whole_story
        self._stage = self._actor = ""
        self._joined: dict[str, None] = {}
        self._did: dict[str, dict[str, int]] = {}
        self._fell: dict[str, list[str]] = {}
        self._moments: dict[int, tuple[float, str, Moment]] = {}
        self._last = -1

    def take(self, line: Line) -> None:
        """Read one *line*."""
        telling, parts = self._game.retelling, [self._called(part) for part in line.parts]
        self._last = max(self._last, line.entry)
        before = self._stage
        for stage in _matching(telling.stages, line, parts):
            self._stage = stage.called.format(*parts)
        for actor in _matching(telling.actors, line, parts):
            self._actor = parts[actor.who]
        for joins in _matching(telling.joins, line, parts):
            self._joined[parts[joins.who]] = None
        for fall in _matching(telling.falls, line, parts):
            self._falls(fall, parts)
        for deed in _matching(telling.does, line, parts):
            self._does(deed, line, parts)
        self._weigh(line, parts, begins=before != self._stage)

    def turned(self) -> Iterator[Moment]:
        """The moments with the highest weights, in order; several stages come before several
        moments of one stage."""
        left, chosen = dict(self._moments), list[tuple[str, Moment]]()

        def weigh(entry: int) -> tuple[float, int]:
            weight, stage, _ = left[entry]
            again = sum(stage == known for known, _ in chosen) + (entry == self._last)
            return weight * AGAIN**again, entry

        while left and len(chosen) < MOST_TURNS:
            _, stage, moment = left.pop(max(left, key=weigh))
            chosen.append((stage, moment))
        yield from sorted((moment for _, moment in chosen), key=lambda each: each.entry)

    def told(self) -> Iterator[str]:
        """What each participant did, a sentence each."""
        order = [did.did for did in self._game.retelling.does]
        for who in self._joined or dict.fromkeys((*self._did, *self._fell)):
            counts = self._did.get(who, {})
            did = [so_many(each, counts[each]) for each in dict.fromkeys(order) if each in counts]
            words = listed(did[:MOST_DEEDS]) if did else ""
            if fell := self._fell.get(who, []):
                words += f"{', and ' if did else ''}{listed(fell)}"
            if words:
                yield f"{_capital(who)}{self._played_by(who)} {words}."

    def _played_by(self, who: str) -> str:
        """The name of the player whose hero is called *who*, if that is another name."""
        seats = (seat for seat in self._table.seats if seat.name == who)
        given = next((seat.given for seat in seats), "")
        return f" ({given})" if given and given != who else ""

    def _falls(self, fall: Falls, parts: list[str]) -> None:
        words = f"{fall.fell} {self._stage}".rstrip()
        known = self._fell.setdefault(parts[fall.who], [])
        known.append(words if not known else f"again {self._stage}".rstrip())

    def _does(self, deed: Does, line: Line, parts: list[str]) -> None:
        who = self._who(deed.who, line, parts)
        if who:
            counts = self._did.setdefault(who, {})
            counts[deed.did] = counts.get(deed.did, 0) + _number(parts, deed.n, 1)

    def _weigh(self, line: Line, parts: list[str], *, begins: bool) -> None:
        """Note the moment of *line*, which may have decided the game and which *begins* a stage or
        belongs to one."""
        if line.entry < 0 or line.words.startswith((OVER, GIVES_UP)):
            return
        telling = self._game.retelling
        weight, words = WEIGHTS[self._story.weight(line)], line.words
        if any(_matching(telling.falls, line, parts)):
            weight = FALL
        for turn in _matching(telling.turns, line, parts):
            if not turn.of_heroes or parts[0] in self._joined:
                weight = max(weight, turn.weight + turn.per * _number(parts, turn.n, 0))
                words = turn.told or words
        if weight > self._moments.get(line.entry, (0.0,))[0]:
            when = f"{self._stage}: " if self._stage and not begins else ""
            moment = Moment(line.entry, _capital(when + words.format(*parts)))
            self._moments[line.entry] = weight, self._stage, moment

    def _who(self, who: int, line: Line, parts: list[str]) -> str:
        """The name of *who*; empty for somebody whose deeds are not told."""
        if who == ASKED:
            name = self._asked(line.entry)
        else:
            name = self._actor if who == LAST else parts[who]
        return name if not self._joined or name in self._joined else ""

    def _asked(self, entry: int) -> str:
        """The name of the seat whose answer led to *entry*."""
        asides = self._game.retelling.asides
        for each in reversed(self._entries[: entry + 1]):
            if isinstance(each, Answer) and each.mark not in asides:
                return self._table.seats[each.seat].name
        return ""

    def _called(self, part: str | Mention) -> str:
        if isinstance(part, str):
            return part
        name = self._game.title_of(part.name)
        return f"{part.rank} {name}" if part.rank else name


def listed(words: list[str]) -> str:
    """*words* in a row, as a sentence lists them."""
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last


def so_many(did: str, n: int) -> str:
    """How often, or how much of it, somebody *did*, in words."""
    one, _, several = did.partition("|")
    if not several:
        return one.format(n)
    words = several if n != 1 else one
    if n == 2 and words.endswith("{} times"):
        return words.replace("{} times", "twice")
    return words.format(in_words(n))


def in_words(n: int) -> str:
    """A small number as a word."""
    return NUMBERS[n] if 0 <= n < len(NUMBERS) else str(n)


def _matching(said: tuple[S, ...], line: Line, parts: list[str]) -> Iterator[S]:
    for each in said:
        if (
            each.words == line.words
            and each.rule in ("", line.rule)
            and (not each.where or each.where in parts)
        ):
            yield each


def _number(parts: list[str], at: int, otherwise: int) -> int:
    """The number at the beginning of the part *at*, or its value; *otherwise* if there is none."""
    if at < 0:
        return otherwise
    first = parts[at].rpartition("= ")[2].partition(" ")[0]
    return int(first) if first.isdigit() else otherwise


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]

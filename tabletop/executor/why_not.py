"""Why a deed did not happen: reported in the chronicle, with the sentence that prevented it."""

from __future__ import annotations

from tabletop.cardtext.clause import capitalised
from tabletop.executor.executor import Executor
from tabletop.executor.sentence import Line
from tabletop.play.rules.chronicle import QUOTED, quoted
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece

FORBIDDEN = "forbids that"
REPLACED = "stands in place of that"
PREVENTED = "prevents that"
SPENT = "does nothing about that, as it has had its say"

RECENT = 30
"""A used-up sentence is not reported again within so many lines of the chronicle."""


class WhyNot:
    """Reports deeds that sentences of cards prevented, and sentences that did nothing because they
    were used up. The lines stand under *rule*, the game's rule that cards change what happens, if
    it has one."""

    def __init__(self, executor: Executor, rule: str) -> None:
        self._executor, self._rule = executor, rule

    def before(self, play: Play, deed: Deed) -> str:
        """What is about to happen, as a sentence; empty if the game has no words for it. It is
        asked for before a sentence changes the deed."""
        return self._executor.tells(play.table, deed)

    def forbids(self, play: Play, line: Line, deed: Deed) -> None:
        """Report that a sentence forbids *deed*."""
        self._tell(play, line, deed, FORBIDDEN, self.before(play, deed))

    def prevents(self, play: Play, line: Line, deed: Deed, tells: str) -> None:
        """Report that a sentence prevented *deed*, which *tells* describes, by itself or by what it
        says `instead`."""
        words = REPLACED if line.clause.instead else PREVENTED
        self._tell(play, line, deed, words, tells)

    def spent(self, play: Play, line: Line, deed: Deed) -> None:
        """Report that a sentence waited for *deed* but was already used in its period: not each
        time, and not for a card that not everybody may read."""
        if _is_open(play, line) and not _is_recent(play, line):
            self._tell(play, line, deed, SPENT, self.before(play, deed))

    def _tell(self, play: Play, line: Line, deed: Deed, does: str, tells: str) -> None:
        """Report what a sentence *does*, and quote it if everybody may read it."""
        piece = play.table.pieces[line.piece.id]
        to = "" if tells else self._to(play, line, deed)
        words = f"{{}} {does}"
        parts: list[Piece | str] = [piece]
        if tells:
            words, parts = f"{{}}, but {words}", [tells.rstrip("."), *parts]
        elif to:
            words, parts = f"{words} (to {{}})", [*parts, to]
        if _is_open(play, line):
            play.say(f"{words}{QUOTED}", *parts, _quoted(line), rule=self._rule)
        else:
            play.say(f"{words}.", *parts, rule=self._rule)

    def _to(self, play: Play, line: Line, deed: Deed) -> str:
        """Whom *deed* would have affected, if its words do not say so."""
        who = getattr(deed, "who", -1)
        name = self._executor.name_of(play.table, who) if who >= 0 else ""
        return "" if name == play.game.title_of(line.piece.name) else name


def _quoted(line: Line) -> str:
    """A sentence, and what goes on from it."""
    said = (line.sentence, *line.sentence.more)
    return " ".join(capitalised(each.words) for each in said)


def _is_open(play: Play, line: Line) -> bool:
    """Whether everybody may read the card of a sentence."""
    piece = play.table.pieces[line.piece.id]
    return piece.face_up or play.table.zones[piece.zone].seen_by == "everyone"


def _is_recent(play: Play, line: Line) -> bool:
    """Whether a moment ago it was reported that a sentence was used up."""
    said, piece = _quoted(line), line.piece.id
    recent = (told for told in play.lines[-RECENT:] if SPENT in told.words)
    return any(quoted(told) == piece and told.parts[-1] == said for told in recent)

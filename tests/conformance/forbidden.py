"""What is forbidden: each thing has a rule of its own, and can be done anyway or is not offered.

At the questions of a random game, and at each part of those whose answer has parts, whatever lies
open to the seat is tried everywhere: what is not offered there is refused by a rule of the book,
and with a reason. And each blocked option is taken, against its rule and by a house rule: it is
carried out without a fault, changes the table, and the chronicle says of the table what is so.
`python -m tests.conformance GAME --games N --anyway` does it in bulk, and lists what it finds.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import TypeVar
from unittest.mock import patch

from msgspec.structs import replace

from tabletop import Refusal, Session
from tabletop.bots.luck import Luck
from tabletop.packs.rulebook import rulebook
from tabletop.play.questions.decision import CHANCE, Decision, Option
from tabletop.play.questions.declaration import Draft
from tabletop.play.questions.drops import forbidden, with_forbidden
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.bounds import Arg
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, freeze
from tabletop.table.view import sees
from tests.conformance.parts import to_its_end, ways
from tests.conformance.trial import another
from tests.conformance.walk import started, whole

ANSWERS = 400
"""How many answers of a game are looked at, at most."""

CARRIED_OUT = 12
"""How many answers later whatever was done anyway has come to its end."""

BLANKET = 10
"""Of more kinds of zones than so many no sentence says why what lies there stays: the most decks
of a game, whose discards may say the same."""

Thing = TypeVar("Thing")
Claim = Callable[..., bool]


@dataclass
class Forbidden:
    """One random game. The shares are in percent of its questions: how many are `looked` at, and
    how many of those `bent`, so that the game goes on from what was done anyway. Of more `places`
    than so many a piece is tried at a sample, and so are more options than `anyway` (0: all)."""

    game: str
    seed: int
    looked: int = 15
    bent: int = 15
    places: int = 0
    anyway: int = 0
    seen: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    reasons: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    """Each reason that was given, with the kinds of zones whose pieces were refused by it."""

    def run(self) -> Counter[str]:
        """Play the game; what was done is counted, and what does not hold is `found`."""
        self.luck = Luck(self.seed)
        self.session = started(self.game, self.seed, self.luck)
        self.book = rulebook(self.session.game.edition).rules
        with told_truly(self.session):
            for _ in range(ANSWERS):
                session, luck = self.session, self.luck
                decision = luck.choice(session.decisions) if session.decisions else None
                if decision is None:
                    break
                barred = self._look(decision) if luck.chance(self.looked) else []
                if barred and luck.chance(self.bent):
                    answer(session, decision, luck.choice(barred), anyway=True)
                elif legal := decision.legal():
                    answer(session, decision, whole(decision, luck.choice(legal), luck))
                else:
                    break  # what was bent may lead nowhere: it is found where it was tried
        self.seen["games"] += 1
        return self.seen

    def _look(self, decision: Decision) -> list[str]:
        """Try what is forbidden at *decision*; returns the answers that can be given anyway."""
        if decision.seat == CHANCE:
            return []
        barred = []
        for said, question, asked in ways(decision, self.luck):
            self.seen["questions"] += 1
            self._try_everything(question, asked)
            blocked = [each for each in question.options if each.why and not each.absolute]
            for option in self._some(blocked, self.anyway):
                key = to_its_end(decision, said, option, self.luck)
                barred.append(key)
                self._do_anyway(decision, option, key)
        return barred

    # --- what is not offered -------------------------------------------------------------------

    def _try_everything(self, question: Decision, asked: Decision | Draft) -> None:
        """Whatever the seat knows is laid everywhere."""
        session, seat = self.session, question.seat
        table = session.table
        meaning = with_forbidden(asked) if isinstance(asked, Draft) else asked
        for piece in table.pieces:
            here = table.zones[piece.zone]
            if not sees(table, seat, piece, here):
                continue
            meant = {each.zone for each in forbidden(meaning, piece.id)}
            for zone in self._some(list(table.zones), self.places):
                if zone == piece.zone or zone in meant:
                    continue
                self.seen["tried in vain"] += 1
                refusal = session.game.refuse(table, seat, piece.id, zone)
                self.reasons[refusal.why].add(here.kind)
                if refusal.rule not in self.book or not refusal.why:
                    where = f"from {here.kind} to {table.zones[zone].kind}"
                    self._find(f"{piece.name} {where}: no rule of its own, {refusal}", question)
        for option in question.options:
            if option.why and option.rule not in self.book:
                self._find(
                    f"{option.key} is blocked by no rule of the book: {option.why}", question
                )

    def blankets(self) -> list[str]:
        """The reasons that were given for whatever lies anywhere: they are none."""
        return [words for words, kinds in self.worded().items() if len(kinds) > BLANKET]

    def worded(self) -> dict[str, set[str]]:
        """The reasons that were given, names left out, each with the kinds of zones it was for."""
        found: defaultdict[str, set[str]] = defaultdict(set)
        names = _names(self.session)
        for why, kinds in self.reasons.items():
            found[names.sub("~", why)] |= kinds
        return found

    def _some(self, things: list[Thing], most: int) -> list[Thing]:
        """All *things*, or of more than *most* a sample; 0 is any number."""
        if not most or len(things) <= most:
            return things
        return [self.luck.choice(things) for _ in range(most)]

    # --- what is done anyway -------------------------------------------------------------------

    def _do_anyway(self, decision: Decision, option: Option, key: str) -> None:
        """Do it against the rule, and once the rule is done without: both carry it out alike.

        Against a rule one thing is done; a house rule goes for all that follows, too. So where they
        differ the rule is done without from where the step has led on: then they are alike.
        """
        self.seen["done anyway"] += 1
        anyway = self._carried_out(decision, key, "")
        ruled = self._carried_out(decision, key, option.rule)
        if anyway is None or ruled is None or anyway[0] == ruled[0]:
            return
        with done_without_behind(self.session, ruled[1]):
            if self._carried_out(decision, key, "") == ruled:
                self.seen["ruled for what follows"] += 1
                return
        self._find(f"{key}: against {option.rule} it does other than without it", decision)

    def _carried_out(
        self, decision: Decision, key: str, rule: str
    ) -> tuple[bytes, list[str]] | None:
        """The table after *key*, taken against its rule, or without *rule* and whatever bars it
        besides, and what is done without then; nothing if it faults."""
        how = f"without {rule}" if rule else "anyway"
        trial, luck = another(self.session), Luck(self.seed)
        try:
            if rule:
                trial.override("adopt", subject=rule)
            before, told = _lying(trial), len(trial.lines)
            for other in trial.decisions[:]:
                if other.seat != decision.seat:
                    answer(trial, other, whole(other, luck.choice(other.legal()), luck))
            _take(trial, decision.seat, key, rule)
            after, without = _lying(trial), [*trial.table.house_rules]
            if after == before and trial.decision and trial.decision.ask == decision.ask:
                self._find(f"{key} {how}: it bounced", decision)
            if not rule and not any(line.by_hand for line in trial.lines[told:]):
                self._find(f"{key} {how}: the chronicle does not say so", decision)
            self._go_on(trial, luck)
        except Exception as fault:
            self._find(f"{key} {how}: {fault!r}", decision)
            return None
        return after, without

    def _go_on(self, trial: Session, luck: Luck) -> None:
        for _ in range(CARRIED_OUT):
            if not trial.decisions:
                assert trial.over, f"the rules cannot go on: {trial.halted!r}"
                return
            asked = trial.decisions[0]
            assert asked.legal(), f"nothing is left to answer to: {asked.ask}"
            answer(trial, asked, whole(asked, luck.choice(asked.legal()), luck))

    def _find(self, words: str, decision: Decision) -> None:
        self.found[f"{words} [{self.session.table.flow.step}: {decision.ask}]"] += 1


def _names(session: Session) -> re.Pattern[str]:
    """Whatever is called by its name, the longest first."""
    names = {session.game.title_of(piece.name) for piece in session.table.pieces}
    names |= {seat.name for seat in session.table.seats}
    return re.compile("|".join(map(re.escape, sorted(names - {""}, key=len, reverse=True))))


def answer(session: Session, decision: Decision, key: str, *, anyway: bool = False) -> None:
    """Answer *decision*, where something may have been bent before.

    :raises Refusal: if it may not be.
    """
    session.answer(key, seat=decision.seat, anyway=anyway)


def _take(session: Session, seat: int, key: str, rule: str) -> None:
    """Answer *key* anyway, or by a house rule: without *rule*, and what bars it beside that.

    :raises Refusal: if it may not be.
    """
    while True:
        try:
            session.answer(key, seat=seat, anyway=not rule)
        except Refusal as refusal:
            if not rule or refusal.absolute or refusal.rule in session.table.house_rules:
                raise
            session.override("adopt", subject=refusal.rule)
        else:
            return


def _lying(session: Session) -> bytes:
    """The table as it lies, whatever rules the players do without."""
    return freeze(replace(session.table, house_rules=[]))


@contextmanager
def done_without_behind(session: Session, rules: list[str]) -> Iterator[None]:
    """*rules* are done without as soon as those of the game have come from the step at which
    *session* stands to where it leads on: that is no part of what is being answered any more."""
    steps = session.game.steps
    behind = steps[steps[session.table.flow.step].then]

    def run(play: Play, **told: Arg) -> Rules[Flow] | Flow:
        play.table.house_rules = rules
        return behind.run(play, **told)

    with patch.dict(steps, {behind.name: replace(behind, run=run)}):
        yield


def told_truly(session: Session) -> AbstractContextManager[None]:
    """Holds each line of the chronicle to the table at the moment it is told, as far as the game's
    tests say what a line claims: `CLAIMS` in `tests/games/<game>/claims.py`, by its words."""
    name = f"tests.games.{session.game.id}.claims"
    found = find_spec(f"tests.games.{session.game.id}") and find_spec(name)
    return _hearing(session, import_module(name).CLAIMS if found else {})


@contextmanager
def _hearing(session: Session, claims: dict[str, Claim]) -> Iterator[None]:
    say, title = Play.say, session.game.title_of

    def hear(play: Play, words: str, *parts: Piece | str | int, rule: str = "") -> None:
        by_hand = words.startswith(("{}, against the rule", "By hand"))
        if claims and not by_hand:
            assert words in claims, f"{words!r} is new: what does it say of the table?"
            named = [title(part.name) if isinstance(part, Piece) else part for part in parts]
            assert claims[words](play.table, *parts), f"told, and not so: {words.format(*named)}"
        say(play, words, *parts, rule=rule)

    with patch.object(Play, "say", hear):
        yield

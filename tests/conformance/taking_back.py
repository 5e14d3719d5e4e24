"""A random game with much taken back, held against the same game with nothing taken back.

`python -m tests.conformance GAME --games N --taking-back` plays in bulk; the tests play a few.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from tabletop import Refusal, RuleFault, Session
from tabletop.bots.luck import Luck
from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import Option
from tabletop.play.questions.declaration import Declaration
from tabletop.play.records.journal import Answer, AnyEntry, Chance, Override
from tabletop.table.table import freeze
from tests.conformance.walk import Broken, asked, plain, started, whole

LONGEST = 600
"""Deeds after which a game is broken off."""

RECENT = 30
"""So many of the last entries and lines are compared at each deed; all of them at the end."""

Deed = Callable[[Session], None]


class Frame(NamedTuple):
    """How the game stood before something was done and after it, each with what waits in secret."""

    before: bytes
    after: bytes


@dataclass
class TakingBack:
    """One random game. After any undo, any answer brings what it brings where nothing was undone:
    the table, the journal, the chronicle and the questions, and never more than was answered. What
    is taken back is what was done last, be it by hand, openly or in secret.

    `deeds` is what was done last at each entry, `states` how the game stood before each. `past` is
    what can be taken back, the newest last, `ahead` what can be done again, each as far as known.
    """

    game: str
    seed: int
    packs: Mapping[str, str] = field(default_factory=dict)
    seen: Counter[str] = field(default_factory=Counter)
    deeds: dict[int, Deed] = field(default_factory=dict)
    states: dict[int, bytes] = field(default_factory=dict)
    past: list[Frame] = field(default_factory=list)
    ahead: list[Frame] = field(default_factory=list)

    def run(self) -> Counter[str]:
        """Play the game, and then once more straight on; returns how often each thing was done.

        :raises Broken: where the two differ.
        """
        self.luck = Luck(self.seed)
        self.session = started(self.game, self.seed, self.luck, self.packs)
        self.states[self._here] = state(self.session)
        for number in range(LONGEST):
            try:
                self._move()
            except Exception as fault:
                raise Broken(f"{self.game}, seed {self.seed}, deed {number}: {fault!r}") from fault
            if self.session.over and not self.luck.chance(50):
                self.seen["finished"] += 1
                break
        self._straight_on()
        self.seen["games"] += 1
        return self.seen

    @property
    def _here(self) -> int:
        return len(self.session.journal.entries)

    @property
    def _choosing(self) -> bool:
        """Whether several are asked, or what was done last stands in no journal yet."""
        return len(self.session.asked) > 1 or bool(self.session.waiting_room.waiting)

    # --- back and forth ------------------------------------------------------------------------

    def _move(self) -> None:
        session, luck = self.session, self.luck
        secret = 20 if session.waiting_room.waiting else 0
        if session.halted or session.over or luck.chance(15 + secret):
            for _ in range(1 + luck.below(4)):
                self._undo()
            self._must_be_known()
            if not session.over and not session.halted and luck.chance(80):
                self._do(self._again() or self._answer())
        elif luck.chance(4 + secret):
            self._redo()
            self._must_be_known()
        elif luck.chance(2):
            session.rewind(luck.below(self._here + 8))
            self.seen["rewinds"] += 1
            self.past, self.ahead = [], []
            self._must_be_known()
        elif luck.chance(5):
            self._half_an_answer()
        else:
            self._do(self._by_hand() if luck.chance(6 + secret) else self._answer())

    def _undo(self) -> None:
        """What is taken back is what was done last, and nothing else."""
        after, undone = moment(self.session), self._press_undo()
        self.seen["undos"] += undone
        if self.past:
            assert undone, "something was done that cannot be taken back"
            assert moment(self.session) == self.past.pop().before, "something else was taken back"
        if undone:
            self.ahead.append(Frame(moment(self.session), after))

    def _press_undo(self) -> bool:
        """Take back as anybody, or as the one person who plays all seats."""
        session = self.session
        if len({seat.player for seat in session.table.seats}) == 1 and self.luck.chance(50):
            return Port(session, self.luck.below(len(session.table.seats))).undo()
        return session.undo()

    def _redo(self) -> None:
        """What is done again is what was taken back last."""
        redone = self.session.redo()
        self.seen["redos"] += redone
        if self.ahead:
            assert redone, "something was taken back that cannot be done again"
            frame = self.ahead.pop()
            assert moment(self.session) == frame.after, "something else was done again"
            self.past.append(frame)
        elif redone:
            self.past = []

    def _must_be_known(self) -> None:
        """Back and forth lead to where the game stood before, exactly."""
        assert state(self.session) == self.states[self._here], "another moment than it was"

    def _do(self, deed: Deed) -> None:
        before, together, was = self._here, len(self.session.asked), moment(self.session)
        secret = bool(self.session.waiting_room.answers)
        try:
            deed(self.session)
        except (Refusal, RuleFault):
            assert moment(self.session) == was, "what was refused has changed something"
            return self._must_be_known()
        done = self.session.journal.entries[before:]
        given = [each for each in done[:together] if isinstance(each, Answer)]
        more = done[max(len(given), 1) :]
        assert all(isinstance(each, Chance) and not each.typed for each in more), "brought more"
        if done:
            self.deeds[before] = deed if len(given) < 2 else partial(_give_all, given)
        self.states[self._here] = state(self.session)
        self.ahead = []
        if done and not secret and self.session.waiting_room.answers:
            self.past = []  # players had looked back, and what was chosen here waits again
        elif not (done and _follows(done[0])):
            self.past.append(Frame(was, b""))
        self.seen["deeds"] += 1
        self.seen["secret choices"] += not done
        return None

    def _half_an_answer(self) -> None:
        """What was said of a declaration stays whatever is done by hand that does not touch it, and
        when that is taken back."""
        session, luck = self.session, self.luck
        port = Port(session, luck.choice(session.decisions).seat)
        while isinstance(asked := port.whole, Declaration) and not luck.chance(30):
            draft, part = session.drafting.draft(asked, port.house_rules), port.decision
            legal = part.legal() if part is not None else []
            key = luck.choice(legal).key if legal else ""
            if not legal or draft.take(key).part is None:
                break
            port.answer(key)
        if port.has_begun:
            self.seen["half answers"] += 1
            said = port.said
            self._do(lambda session: session.override("note", key="aside", words="Now what?"))
            assert (port.said, port.said_last) == (said, False), "half an answer was lost"
            self._undo()
            assert (port.said, port.said_last) == (said, True), "half an answer was taken back"
            while port.unsay():
                pass

    # --- what is done --------------------------------------------------------------------------

    def _again(self) -> Deed | None:
        """The answer that was taken back, alone or as part of another gesture; or something else"""
        undone = self.session.timeline.undone
        if not undone or self.luck.chance(40):
            return None
        first = undone[0]
        if not isinstance(first, Answer):
            return None if self._choosing and _follows(first) else self.deeds[self._here]
        self.seen["the same again"] += 1
        follows = not self._choosing and self.luck.chance(30)
        return lambda session: session.answer(
            first.key, seat=first.seat, anyway=first.anyway, follows=follows
        )

    def _answer(self) -> Deed:
        luck, decisions = self.luck, self.session.decisions
        decision = luck.choice(decisions)
        options: list[Option] = decision.options if luck.chance(3) else decision.legal()
        if not options:
            return lambda session: session.skip("nothing legal is left")
        option, follows = luck.choice(options), not self._choosing and luck.chance(25)
        bent = bool(option.why)
        key = whole(decision, option, luck, anyway=bent)
        return lambda session: session.answer(key, seat=decision.seat, anyway=bent, follows=follows)

    def _by_hand(self) -> Deed:
        luck, table = self.luck, self.session.table
        asked = {each.seat for each in self.session.asked}
        own = [n for zone in table.zones.values() if zone.owner in asked for n in zone.pieces]
        piece = luck.choice(own) if own and luck.chance(50) else luck.choice(table.pieces).id
        zone = luck.choice([*table.zones])
        verb, args = luck.choice(
            [
                ("move", {"piece": piece, "zone": zone}),
                ("count", {"piece": piece, "counter": "health", "value": luck.below(9)}),
                ("adopt", {"subject": "HOUSE-1"}),
            ]
        )
        follows = not self._choosing and luck.chance(25)
        return lambda session: session.override(verb, follows=follows, **args)

    # --- the same without undo -----------------------------------------------------------------

    def _straight_on(self) -> None:
        """Play what was left in the end in a game in which nothing was ever taken back."""
        straight = started(self.game, self.seed, Luck(self.seed), self.packs)
        end = self._here
        while (number := len(straight.journal.entries)) < end:
            where = f"{self.game}, seed {self.seed}, entry {number}"
            try:
                self.deeds[number](straight)
            except Exception as fault:
                raise Broken(
                    f"{where}: cannot be done where nothing was undone: {fault!r}"
                ) from fault
            if state(straight) != self.states.get(len(straight.journal.entries)):
                raise Broken(f"{where}: the game stands otherwise than where nothing was undone")
        entries = straight.journal.entries, self.session.journal.entries
        assert [*map(_unnamed, entries[0])] == [*map(_unnamed, entries[1])]
        assert straight.lines == self.session.lines
        assert straight.table == self.session.table


def state(session: Session) -> bytes:
    """How *session* stands: table, questions, halt, and the end of its journal and chronicle.

    What is one gesture with what may be told otherwise the second time.
    """
    entries, lines = session.journal.entries, session.lines
    told = [
        asked(session),
        bool(session.halted),
        len(entries),
        [_alone(each) for each in entries[-RECENT:]],
        len(lines),
        lines[-RECENT:],
    ]
    return hashlib.blake2b(freeze(session.table) + plain(told)).digest()


def moment(session: Session) -> bytes:
    """How *session* stands, with who is still asked and what was chosen in secret."""
    chosen = [(each.seat, each.key, each.anyway) for each in session.waiting_room.answers.values()]
    waiting = [each.seat for each in session.decisions], chosen
    return state(session) + msgspec.msgpack.encode(waiting)


def _follows(entry: AnyEntry) -> bool:
    return isinstance(entry, Answer | Override) and entry.follows


def _give_all(answers: list[Answer], session: Session) -> None:
    """Give the *answers* of all who are asked together."""
    for each in answers:
        session.answer(each.key, seat=each.seat, anyway=each.anyway, follows=answers[0].follows)


def _alone(entry: AnyEntry) -> AnyEntry:
    entry = _unnamed(entry)
    return replace(entry, follows=False) if isinstance(entry, Answer | Override) else entry


def _unnamed(entry: AnyEntry) -> AnyEntry:
    """*entry* without what its option was called when it was chosen: while an answer waits for
    others', a card that is moved by hand may give that option another name."""
    return replace(entry, words="") if isinstance(entry, Answer) else entry

"""A random game with much taken back, held against the same game with nothing taken back.

`python -m tests.conformance GAME --games N --taking-back` plays in bulk; the tests play a few.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from msgspec.structs import replace

from tabletop import Refusal, RuleFault, Session
from tabletop.bots.luck import Luck
from tabletop.play.decision import Option
from tabletop.play.journal import Answer, AnyEntry, Chance, Override
from tabletop.table.table import freeze
from tests.conformance.walk import Broken, asked, plain, started, whole

LONGEST = 600
"""Deeds after which a game is broken off."""

RECENT = 30
"""So many of the last entries and lines are compared at each deed; all of them at the end."""

Deed = Callable[[Session], None]


@dataclass
class TakingBack:
    """One random game. After any undo, any answer brings what it brings where nothing was undone:
    the table, the journal, the chronicle and the questions, and never more than was answered.

    `deeds` is what was done last at each entry, `states` how the game stood before each.
    """

    game: str
    seed: int
    packs: Mapping[str, str] = field(default_factory=dict)
    seen: Counter[str] = field(default_factory=Counter)
    deeds: dict[int, Deed] = field(default_factory=dict)
    states: dict[int, bytes] = field(default_factory=dict)

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

    # --- back and forth ------------------------------------------------------------------------

    def _move(self) -> None:
        session, luck = self.session, self.luck
        if session.halted or session.over or luck.chance(15):
            for _ in range(1 + luck.below(4)):
                self.seen["undos"] += session.undo()
            self._must_be_known()
            if not session.over and not session.halted and luck.chance(80):
                self._do(self._again() or self._answer())
        elif luck.chance(4):
            self.seen["redos"] += session.redo()
            self._must_be_known()
        elif luck.chance(2):
            session.rewind(luck.below(self._here + 8))
            self.seen["rewinds"] += 1
            self._must_be_known()
        else:
            self._do(self._by_hand() if luck.chance(6) else self._answer())

    def _must_be_known(self) -> None:
        """Back and forth lead to where the game stood before, exactly."""
        assert state(self.session) == self.states[self._here], "another moment than it was"

    def _do(self, deed: Deed) -> None:
        before, together = self._here, len(self.session.asked)
        try:
            deed(self.session)
        except (Refusal, RuleFault):
            return self._must_be_known()
        done = self.session.journal.entries[before:]
        given = [each for each in done[:together] if isinstance(each, Answer)]
        more = done[max(len(given), 1) :]
        assert all(isinstance(each, Chance) and not each.typed for each in more), "brought more"
        if done:
            self.deeds[before] = deed if len(given) < 2 else partial(_give_all, given)
        self.states[self._here] = state(self.session)
        self.seen["deeds"] += 1
        return None

    # --- what is done --------------------------------------------------------------------------

    def _again(self) -> Deed | None:
        """The answer that was taken back, alone or as part of another gesture; or something else"""
        undone = self.session.undone
        if not undone or self.luck.chance(40):
            return None
        first = undone[0]
        if not isinstance(first, Answer):
            return self.deeds[self._here]
        self.seen["the same again"] += 1
        follows = self.luck.chance(30)
        return lambda session: session.answer(
            first.key, seat=first.seat, anyway=first.anyway, follows=follows
        )

    def _answer(self) -> Deed:
        luck, decisions = self.luck, self.session.decisions
        decision = luck.choice(decisions)
        options: list[Option] = decision.options if luck.chance(3) else decision.legal()
        if not options:
            return lambda session: session.skip("nothing legal is left")
        option, follows = luck.choice(options), luck.chance(25)
        bent = bool(option.why)
        key = whole(decision, option, luck, anyway=bent)
        return lambda session: session.answer(key, seat=decision.seat, anyway=bent, follows=follows)

    def _by_hand(self) -> Deed:
        luck, table = self.luck, self.session.table
        piece, zone = luck.choice(table.pieces).id, luck.choice([*table.zones])
        verb, args = luck.choice(
            [
                ("move", {"piece": piece, "zone": zone}),
                ("count", {"piece": piece, "counter": "health", "value": luck.below(9)}),
                ("adopt", {"subject": "HOUSE-1"}),
            ]
        )
        follows = luck.chance(25)
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
        assert straight.journal.entries == self.session.journal.entries
        assert straight.lines == self.session.lines
        assert straight.table == self.session.table


def state(session: Session) -> bytes:
    """How *session* stands: table, questions, halt, and the end of its journal and chronicle.

    What is one gesture with what may be told otherwise the second time.
    """
    entries, lines = session.journal.entries, session.lines
    told = [
        asked(session), bool(session.halted),
        len(entries), [_alone(each) for each in entries[-RECENT:]], len(lines), lines[-RECENT:],
    ]  # fmt: skip
    return hashlib.blake2b(freeze(session.table) + plain(told)).digest()


def _give_all(answers: list[Answer], session: Session) -> None:
    """Give the *answers* of all who are asked together."""
    for each in answers:
        session.answer(each.key, seat=each.seat, anyway=each.anyway, follows=answers[0].follows)


def _alone(entry: AnyEntry) -> AnyEntry:
    return replace(entry, follows=False) if isinstance(entry, Answer | Override) else entry

"""A session: one game being played, with its journal. All input goes through it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from tabletop.play.questions.decision import CHANCE, Decision, Option, Refusal
from tabletop.play.records.journal import Answer, Chance, Journal, Override, Restart, Skip, prove
from tabletop.play.records.record import SPACING, Record, Standing, write
from tabletop.play.rules.chronicle import Line
from tabletop.play.rules.game import Game
from tabletop.play.rules.play import Listener
from tabletop.play.rules.procedure import Step
from tabletop.play.runner import overrides
from tabletop.play.runner.drafts import Drafting
from tabletop.play.runner.faults import Watch
from tabletop.play.runner.machine import Machine
from tabletop.play.runner.taken_back import TakenBack
from tabletop.play.runner.timeline import Timeline
from tabletop.play.runner.undo_preview import shortened
from tabletop.play.runner.waiting_room import WaitingRoom
from tabletop.table.table import Table
from tabletop.table.view import EVERYONE, View, knows_more, view
from tabletop.version import VERSION

CERTAIN = 200
"""The most characters of an answer that is always safe to save, so that nobody needs to prove
it."""


class Session:
    """A running game. What players do becomes journal entries. Its `timeline` lets its machine
    carry them out, once no answer in its `waiting_room` waits for others. `drafting` holds the
    declarations in progress.

    The session takes over the given table. A *journal* that was played before, with its *lines*, is
    replayed from its last checkpoint; *watch* hears the progress. With *hashing*, each answer is
    journalled with a fingerprint of the table, so that a save can show where rules differ.
    """

    def __init__(
        self,
        game: Game,
        table: Table,
        journal: Journal | None = None,
        lines: list[Line] | None = None,
        *,
        hashing: bool = True,
        watch: Watch | None = None,
    ) -> None:
        machine = Machine(game, table, journal or Journal(), lines or [], hashing=hashing)
        undone = TakenBack()
        self.game = game
        self.play = machine.play
        self.journal = machine.journal
        self.waiting_room = WaitingRoom(machine, undone)
        self.timeline = Timeline(machine, self.waiting_room, undone)
        self.drafting = Drafting(lambda: (self.waiting_room.stage, len(self.journal.entries)))
        self._machine = machine
        machine.start(watch)

    # --- what the game stands at -------------------------------------------------------------

    @property
    def decisions(self) -> list[Decision]:
        """The open questions; none when the game is over or `halted`."""
        return self.waiting_room.decisions

    @property
    def decision(self) -> Decision | None:
        """The open question (the first of several), None when the game is over."""
        decisions = self.waiting_room.decisions
        return decisions[0] if decisions else None

    @property
    def asked(self) -> list[Decision]:
        """The open questions, including those whose answers wait for other seats."""
        return self._machine.decisions

    @property
    def halted(self) -> Exception | None:
        """Why the rules cannot go on after a move by hand, until players put the table right or
        undo the move; empty otherwise."""
        return self._machine.halted

    @property
    def table(self) -> Table:
        """The table as it lies. Do not change it: changes go through answers and overrides."""
        return self.play.table

    @property
    def step(self) -> Step | None:
        """The current step, None when the game is over."""
        return self._machine.step

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.play.table.outcome is not None

    @property
    def lines(self) -> list[Line]:
        """The chronicle so far."""
        return self.play.lines

    def view(self, seat: int) -> View:
        """The table as *seat* may see it."""
        return view(self.play.table, seat)

    def listen(
        self, hear: Listener, replaced: Callable[[], object] = lambda: None
    ) -> Callable[[], None]:
        """Call *hear* for each event, and *replaced* when undo or rewind replaces the table;
        returns a function that ends that."""
        ends = self.play.listen(hear), self.timeline.listen(replaced)

        def stop() -> None:
            for end in ends:
                end()

        return stop

    # --- keeping -------------------------------------------------------------------------------

    def record(self) -> Record:
        """The record of the session, for a save."""
        journal = self.journal
        decision = self.decision
        return Record(
            program=VERSION,
            game=self.game.id,
            rules=self.game.rules_version,
            question=decision.ask if decision else "",
            table=self.table,
            entries=journal.entries,
            undone=self.timeline.undone,
            bookmark=self.timeline.bookmark,
            waiting=self.waiting_room.waiting.opaque(),
            begun=self.drafting.opaque(),
            checkpoints=[Standing(k.entry, k.table()) for k in journal.sparse(SPACING)],
            chronicle=self.lines,
        )

    def resume(self, record: Record) -> None:
        """Restore what *record* holds beside the journal: undone entries, waiting answers and
        declarations in progress. The session must stand at the last entry of *record*."""
        self.timeline.resume(record.undone, record.bookmark)
        self.waiting_room.read(record.waiting)
        self.drafting.read(record.begun, self.decisions, self.table.house_rules)

    def to_json(self) -> str:
        """The whole session as JSON, for `tabletop.load`."""
        return write(self.record()).decode()

    # --- back and forth ------------------------------------------------------------------------

    def undo(self, seat: int | None = None) -> bool:
        """Undo the last thing that a person did: see `Timeline.undo`."""
        return self.timeline.undo(seat)

    def redo(self) -> bool:
        """Redo what was undone last: see `Timeline.redo`."""
        return self.timeline.redo()

    def rewind(self, entry: int, *, divided: bool = False) -> None:
        """Go back or forward to just before journal entry number *entry*: see `Timeline.rewind`."""
        self.timeline.rewind(entry, divided=divided)

    def whole(self, act: Callable[[], object]) -> None:
        """Let *act* give answers and use verbs; all of them stand, or none if it raises."""
        drafts = self.drafting.kept()
        try:
            self.timeline.whole(act)
        except Exception:
            self.drafting.restore(drafts)
            raise

    # --- answering -----------------------------------------------------------------------------

    def answer(
        self,
        key: str | Option,
        *,
        seat: int | None = None,
        anyway: bool = False,
        reason: str = "",
        follows: bool = False,
    ) -> None:
        """Take an option of the open question.

        *seat* says whose question is meant if several are open. *anyway* takes a blocked option,
        with the players' *reason*. *follows* makes it one undo step with the answer before, if a
        person gave that.

        :raises Refusal: if the rules do not allow it; the table is unchanged.
        :raises RuleFault: if a rule fails; the table is as before the answer.
        """
        machine, timeline = self._machine, self.timeline
        decision = machine.question(seat, self.waiting_room.decisions)
        option = machine.option(decision, key, anyway)
        if decision.seat == CHANCE:
            timeline.enter(Chance(cast(int, option.value), typed=True))
            return
        entry = Answer(decision.seat, option.key, decision.rule)
        if machine.hashing:  # people go back and forth; bots among themselves do not
            entry.words = shortened(option.label)
            entry.open = len(machine.together) < 2 and (
                decision.public or not knows_more(self.table, decision.seat, EVERYONE)
            )
        if option.why:
            entry.anyway = option.rule not in self.table.house_rules
        if follows:
            entry.follows = timeline.can_follow
        if reason or len(option.key) > CERTAIN:
            entry.reason = reason
            prove(entry)
        if len(machine.together) > 1:
            timeline.enter_together(entry, decision, option)
        else:
            timeline.enter(entry, option)

    def override(
        self, verb: str, *, reason: str = "", follows: bool = False, **args: object
    ) -> None:
        """Use a verb of the table by hand; the rules go on from the table as it then lies.

        :raises Refusal: if there is no such verb, or no table allows it.
        """
        if verb == "go":
            self.game.steps.check(str(args.get("step", "")), args)
        if verb == "add" and not self.game.knows(str(args.get("name", ""))):
            raise Refusal("", f"{self.game.title} has no piece {args.get('name')!r}.")
        follows = follows and self.timeline.can_follow
        entry = Override(verb, overrides.checked(self.table, verb, args), reason, follows)
        prove(entry)
        self.timeline.enter(entry)

    def skip(self, reason: str = "") -> None:
        """Skip the rest of the step and go on with the step after it."""
        entry = Skip(self._standing().name, reason)
        prove(entry)
        self.timeline.enter(entry)

    def restart_step(self, reason: str = "") -> None:
        """Restart the step on the table as it lies."""
        entry = Restart(self._standing().name, reason)
        prove(entry)
        self.timeline.enter(entry)

    def _standing(self) -> Step:
        step = self._machine.step
        if step is None and self.over:
            raise Refusal("", "The game is over; there is no step to leave or begin.")
        if step is None:
            raise Refusal("", "The rules do not know this step: go on at another, by hand.")
        return step

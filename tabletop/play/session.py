"""A session: one game being played, with its journal; the door through which all hands come in."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, cast

from tabletop.play import chance, hand
from tabletop.play.chronicle import Line
from tabletop.play.decision import (
    CHANCE,
    Decision,
    Draw,
    Option,
    Refusal,
    Roll,
    Shuffle,
    Together,
)
from tabletop.play.game import Game
from tabletop.play.journal import (
    Answer,
    AnyEntry,
    Chance,
    Journal,
    Override,
    Restart,
    Skip,
    prove,
)
from tabletop.play.play import Play
from tabletop.play.procedure import Ask, Request, Step
from tabletop.table.table import Flow, Table, fingerprint, freeze, thaw
from tabletop.table.view import View, view

PATIENCE = 10_000
"""The most steps, or rolls, without a question in between: more would go round for ever."""

SPACING = 8
"""Entries between two checkpoints in games by bots; people get one at every question."""

_BY_CHANCE = (Roll, Shuffle, Draw)


class RuleFault(RuntimeError):
    """A rule broke. The session stands at the last question again; nothing is lost."""

    def __init__(self, step: Step, fault: Exception) -> None:
        super().__init__(f"The rules of “{step.title}” broke ({step.rule}): {fault!r}")
        self.step = step
        self.fault = fault


class Diverged(ValueError):
    """The journal does not fit the rules: entry number `entry` could not be carried out again."""

    def __init__(self, entry: int, why: str) -> None:
        super().__init__(f"Step {entry + 1} of the journal does not fit the rules: {why}")
        self.entry = entry
        self.why = why


class Session:
    """A game in play.

    `decisions` are the open questions, none when the game is over or `halted`: then players moved
    things so that the rules cannot go on until they put the table right or take it back. With
    `hashing`, each answer is journalled with a fingerprint of the table, so that a save can tell
    where rules differ. Those in `on_reset` are called when the table was replaced (undo, rewind);
    `play.listeners` hear events. `undone` is what was taken back and can be done again.
    """

    def __init__(
        self,
        game: Game,
        table: Table,
        journal: Journal | None = None,
        lines: list[Line] | None = None,
        *,
        hashing: bool = True,
    ) -> None:
        self.game = game
        self.play = Play(game, table)
        self.play.lines = lines or []
        self.journal = journal or Journal()
        self.hashing = hashing
        self.decisions: list[Decision] = []
        self.on_reset: list[Callable[[], None]] = []
        self.halted: Exception | None = None
        self.undone: list[AnyEntry] = []
        self._at = 0
        self._rules: Generator[Request, Any, Flow] | None = None
        self._request: Request | None = None
        self._sent: Any = None
        self._unasked = True
        self._given: dict[int, Option] = {}
        self._taken: Option | None = None
        self._fresh = True
        self._begun_at = 0
        if self.journal.checkpoints:
            self._restore(len(self.journal.entries))
        else:
            self.journal.keep(0, freeze(table))
            self._begin()
            self._drive()

    # --- what the game stands at -------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The table as it lies. Look, do not touch: changes go through answers and overrides."""
        return self.play.table

    @property
    def decision(self) -> Decision | None:
        """The open question (the first of several), or nothing when the game is over."""
        return self.decisions[0] if self.decisions else None

    @property
    def step(self) -> Step | None:
        """The step that the game stands at, or nothing when it is over."""
        flow = self.play.table.flow.step
        return self.game.steps.get(flow)

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

    def to_json(self) -> str:
        """The whole session as JSON, for `tabletop.load`."""
        from tabletop.play.record import to_record, write

        return write(to_record(self)).decode()

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

        *seat* says whose question is meant where several are open. *anyway* takes a blocked option,
        with the players' *reason*. *follows* makes it one undo step with the answer before.

        :raises Refusal: if the rules do not allow it; the table is unchanged.
        :raises RuleFault: if a rule breaks; the table is as before the answer.
        """
        if isinstance(key, Option):
            key = key.key
        decision = self._question(seat)
        option = decision.accept(key, self.table.house_rules, anyway)
        if decision.seat == CHANCE:
            self._enter(Chance(cast(int, option.value), typed=True))
            return
        mark = fingerprint(freeze(self.table)) if self.hashing else ""
        bent = bool(option.why)
        entry = Answer(decision.seat, option.key, decision.rule, mark, bent, reason, follows)
        self._enter(entry, option)

    def override(
        self, verb: str, *, reason: str = "", follows: bool = False, **args: object
    ) -> None:
        """Use a verb of the table by hand; rules go on from the table as it then lies.

        :raises Refusal: if there is no such verb or it cannot be done to any table.
        """
        if verb == "go":
            self.game.steps.check(str(args.get("step", "")), args)
        if verb == "add" and not self.game.knows(str(args.get("name", ""))):
            raise Refusal("", f"{self.game.title} has no piece {args.get('name')!r}.")
        self._enter(Override(verb, hand.checked(self.table, verb, args), reason, follows))

    def skip(self, reason: str = "") -> None:
        """Leave the rest of the step undone and go on with the step after it."""
        self._enter(Skip(self._standing().name, reason))

    def restart_step(self, reason: str = "") -> None:
        """Begin the step again on the table as it lies."""
        self._enter(Restart(self._standing().name, reason))

    # --- time ----------------------------------------------------------------------------------

    def undo(self) -> bool:
        """Take back the last thing that a person did; whether there was any."""
        for index in range(len(self.journal.entries) - 1, -1, -1):
            if self._is_intent(self.journal.entries[index]):
                self.rewind(index)
                return True
        return False

    def redo(self) -> bool:
        """Do again what was taken back last; whether there was any.

        :raises Refusal: if that does not fit the rules; then there is nothing more to redo.
        """
        if not self.undone:
            return False
        length = 1
        while length < len(self.undone) and not self._is_intent(self.undone[length]):
            length += 1
        again, self.undone = self.undone[:length], self.undone[length:]
        later = self.undone
        before = len(self.journal.entries)
        self.journal.entries.extend(again)
        try:
            self._drive()
        except Exception as fault:
            self.rewind(before)
            self.undone = []
            raise Refusal("", f"What was taken back cannot be done again. {fault}") from fault
        self.undone = later
        return True

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that can be done again."""
        return bool(self.undone)

    def rewind(self, entry: int) -> None:
        """Go back to just before journal entry number *entry*; what is cut can be redone.

        What follows from one intention is not divided: then it goes back to where that began.

        :raises Refusal: if the journal up to there does not fit the rules; nothing is changed.
        """
        entries = self.journal.entries
        while 0 < entry < len(entries) and _is_consequence(entries[entry]):
            entry -= 1
        kept, told = self.journal.copy(), self.lines[:]
        try:
            self._restore(entry)
        except Exception as fault:
            self.journal = kept
            self._restore(len(kept.entries))
            self.play.lines = told
            raise Refusal("", f"What was played up to there cannot be repeated. {fault}") from fault
        self.undone = kept.entries[entry:] + self.undone

    def quiet_moment(self) -> int:
        """The number of the entry before which the table was last whole: where `rewind` goes."""
        entries = len(self.journal.entries)
        checkpoint = self.journal.before(entries)
        if checkpoint.entry == entries:
            checkpoint = self.journal.before(entries - 1)
        return checkpoint.entry

    # --- the machine ---------------------------------------------------------------------------

    def _question(self, seat: int | None) -> Decision:
        for decision in self.decisions:
            if seat is None or decision.seat == seat:
                return decision
        if self.halted:
            raise Refusal("", "The rules cannot go on with the table as it lies.")
        raise Refusal("", "The game is over." if self.over else "Nothing is asked of this seat.")

    def _standing(self) -> Step:
        step = self.step
        if step is None:
            raise Refusal("", "The game is over; there is no step to leave or begin.")
        return step

    def _is_intent(self, entry: AnyEntry) -> bool:
        if isinstance(entry, Answer) and self.table.seats[entry.seat].bot:
            return False
        return not _is_consequence(entry)

    def _enter(self, entry: AnyEntry, taken: Option | None = None) -> None:
        """Journal *entry*, an answer that takes *taken*, and carry it out; a fault undoes it."""
        prove(entry)
        if self.undone:
            if _same(entry, self.undone[0]):
                self.redo()
                return
            self.undone = []
        self._taken = taken
        entries = self.journal.entries
        before = len(entries)
        entries.append(entry)
        try:
            self._drive()
        except Exception as fault:
            step = self.step or next(iter(self.game.steps))
            self._restore(before)
            if not isinstance(entry, Override):
                raise RuleFault(step, fault) from fault
            entry.halts = True
            entries.append(entry)
            self._drive()
            self.halted = fault

    def _restore(self, entry: int) -> None:
        """Stand before *entry* again: thaw the checkpoint before it and replay from there."""
        checkpoint = self.journal.before(entry)
        self.journal.cut(entry)
        self.play.table = thaw(checkpoint.frozen)
        lines = self.play.lines
        while lines and lines[-1].entry >= checkpoint.entry:
            lines.pop()
        self._at = checkpoint.entry
        self._begin()
        self._drive()
        for reset in self.on_reset:
            reset()

    def _begin(self) -> None:
        """Begin the step that the table's flow names."""
        play = self.play
        self.halted = None
        self._given = {}
        play.entry = self._at - 1
        self._request = self._sent = self._rules = None
        self._fresh = True
        self._begun_at = play.changes

    def _drive(self) -> None:
        """Carry on until a question is open that the journal does not answer, or the game ends."""
        entries = self.journal.entries
        rolls = 0
        while True:
            if self.halted or (self._request is None and not self._advance()):
                self.decisions = []
                if self._at == len(entries):
                    return
                self._take(entries[self._at])
                continue
            request = self._request
            if self._unasked:
                if type(request) in _BY_CHANCE and not self._is_typed(request):
                    self._sent = self._cast(request)
                    self._request = None
                    rolls += 1
                    if rolls > PATIENCE:
                        raise RuntimeError("the dice roll without end")
                    continue
                self._open(request)
                rolls = 0
            if self._at == len(entries):
                return
            self._take(entries[self._at])

    def _advance(self) -> bool:
        """Run the rules to their next request; False when the game is over."""
        play, table, steps = self.play, self.play.table, self.game.steps
        for _ in range(PATIENCE):
            if table.outcome is not None:
                return False
            rules = self._rules
            if rules is None:
                flow = table.flow
                done = steps[flow.step].run(play, **flow.args)
                if type(done) is not Flow:
                    self._rules = cast("Generator[Request, Any, Flow]", done)
                    continue
                table.flow = done
            else:
                try:
                    self._request = rules.send(self._sent)
                    self._unasked = True
                    return True
                except StopIteration as finished:
                    table.flow = finished.value
            self._begin()
        raise RuntimeError("the steps go round without a question")

    def _open(self, request: Request | None) -> None:
        """Put the question of *request* to the table as it lies."""
        self._unasked = False
        if isinstance(request, _BY_CHANCE):
            asked: Decision | Together = self._chance_question(request)
        else:
            asked = cast(Ask, request)()
        if type(asked) is Decision:
            self.decisions = [asked]
        else:
            given = self._given
            self.decisions = [
                decision
                for decision in cast(Together, asked).decisions
                if decision.seat not in given
            ]
        if self._fresh and not self._given and self._begun_at == self.play.changes:
            since = self._at - self.journal.checkpoints[-1].entry
            if since >= SPACING or (self.hashing and since > 0) or self._at == 0:
                self.journal.keep(self._at, freeze(self.play.table))

    def _take(self, entry: AnyEntry) -> None:
        """Carry out the journal entry that comes next."""
        number = self._at
        self._at = number + 1
        self.play.entry = number
        if type(entry) is Answer:
            self._take_answer(number, entry)
        elif isinstance(entry, Chance):
            if not isinstance(self._request, _BY_CHANCE):
                raise Diverged(number, "nothing was rolled or drawn here")
            if not self._request.fits(entry.outcome, self.table):
                raise Diverged(number, f"{entry.outcome} cannot be rolled or drawn here")
            self._go_on(entry.outcome)
        elif isinstance(entry, Override):
            self._take_override(entry)
        else:
            self._leave(cast(Skip | Restart, entry))

    def _take_answer(self, number: int, entry: Answer) -> None:
        option = self._taken or self._taken_then(number, entry)
        self._taken = None
        if entry.anyway:
            words = f"By hand: {self.table.seats[entry.seat].name} took “{option.label}”"
            self._tell("{}, against the rule", words, entry.reason, option.rule)
        if len(self.decisions) == 1 and not self._given:
            self._go_on(option)
            return
        self._given[entry.seat] = option
        self._unasked = True
        if len(self.decisions) == 1:
            asked = cast(Together, cast(Ask, self._request)())
            given, self._given = self._given, {}
            self._go_on([given[each.seat] for each in asked.decisions])

    def _taken_then(self, number: int, entry: Answer) -> Option:
        """The option that a journalled answer took, if all is still as it was then."""
        if not self.decisions:
            raise Diverged(number, "the game was over by then")
        if entry.hash and self.hashing and entry.hash != fingerprint(freeze(self.play.table)):
            raise Diverged(number, "the table lies differently than it did then")
        try:
            decision = self._question(entry.seat)
            return decision.accept(entry.key, self.table.house_rules, entry.anyway)
        except Refusal as refusal:
            raise Diverged(number, str(refusal)) from refusal

    def _go_on(self, sent: object) -> None:
        self._sent = sent
        self._request = None
        self._fresh = False

    def _take_override(self, entry: Override) -> None:
        at_start = self._fresh and self._begun_at == self.play.changes
        was = self.play.table.flow
        was_still = not self.decisions
        hand.carry_out(self.play, entry)
        self._unasked = True
        if entry.halts:
            self.halted = RuntimeError("the rules could not go on from here")
            return
        table = self.play.table
        if at_start or was_still or table.flow is not was or table.outcome is not None:
            self._begin()

    def _leave(self, entry: Skip | Restart) -> None:
        step = self.game.steps[entry.step]
        if isinstance(entry, Skip):
            self.play.table.flow = Flow(step.then)
            self._tell("By hand: the rest of “{}” was skipped", step.title, entry.reason)
        else:
            self._tell("By hand: “{}” was begun again", step.title, entry.reason)
        self._begin()

    def _tell(self, words: str, about: str, reason: str, rule: str = "") -> None:
        """Tell in the chronicle what players ruled, with their reason."""
        parts = [about, reason] if reason else [about]
        self.play.say(words + (" ({})." if reason else "."), *parts, rule=rule)
        self.play.lines[-1].by_hand = True

    # --- chance --------------------------------------------------------------------------------

    def _is_typed(self, request: Request | None) -> bool:
        """Whether people answer for the chance seat here; a typed deck needs no order."""
        table = self.play.table
        if type(request) is Roll:
            return table.options.get("dice") == "typed" and not table.coming
        return type(request) is Draw

    def _chance_question(self, request: Roll | Shuffle | Draw) -> Decision:
        if isinstance(request, Roll):
            return request.decision()
        assert isinstance(request, Draw)
        named = {self.table.pieces[n].name: n for n in sorted(request.candidates, reverse=True)}
        options = [
            Option(name, self.game.title_of(name), value=number)
            for name, number in reversed(named.items())
        ]
        return Decision(CHANCE, request.ask, request.rule, options)

    def _cast(self, request: Roll | Shuffle | Draw) -> int | list[int]:
        """What the stream (or what was laid down to come) answers, as the journal has it."""
        table = self.play.table
        outcome: int | list[int]
        if isinstance(request, Shuffle):
            outcome = chance.shuffled(table, len(table.zones[request.zone].pieces))
        elif table.coming:
            outcome = table.coming.pop(0)
        else:
            outcome = chance.below(table, cast(Roll, request).sides) + 1
        entries = self.journal.entries
        if self._at < len(entries):
            entry = entries[self._at]
            if not isinstance(entry, Chance) or not request.fits(entry.outcome, table):
                raise Diverged(self._at, "the rules roll or shuffle here, the journal does not")
            outcome = entry.outcome
        else:
            entries.append(Chance(outcome))
        self.play.entry = self._at
        self._at += 1
        self._fresh = False
        return outcome


def _is_consequence(entry: AnyEntry) -> bool:
    """Whether *entry* came by itself, or belongs to what the players did before it."""
    if isinstance(entry, Chance):
        return not entry.typed
    return isinstance(entry, Answer | Override) and entry.follows


def _same(entry: AnyEntry, other: AnyEntry) -> bool:
    if isinstance(entry, Answer) and isinstance(other, Answer):
        return (entry.seat, entry.key, entry.anyway) == (other.seat, other.key, other.anyway)
    return entry == other

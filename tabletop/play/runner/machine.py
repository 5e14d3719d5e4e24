"""The machine that runs a game's rules against its journal, from question to question."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Generator
from operator import attrgetter
from typing import Any, cast

from tabletop.play.questions.decision import (
    Decision,
    Draw,
    Option,
    Refusal,
    Roll,
    Shuffle,
    Together,
    Unoffered,
)
from tabletop.play.questions.declaration import Declaration
from tabletop.play.records.journal import (
    Answer,
    AnyEntry,
    Chance,
    Journal,
    Override,
    Restart,
    Skip,
    Tail,
    parted,
)
from tabletop.play.records.table_proof import proves
from tabletop.play.rules import chance
from tabletop.play.rules.chronicle import Line
from tabletop.play.rules.game import Game
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Request
from tabletop.play.runner import overrides
from tabletop.play.runner.faults import Diverged, Watch
from tabletop.play.runner.snapshots import Keeper
from tabletop.table.table import Flow, Table, freeze

PATIENCE = 10_000
"""The most steps, or rolls, without a question in between: more would go round for ever."""

_PATIENTLY = range(PATIENCE)

SPACING = 256
"""Entries between two checkpoints in games by bots: they are carried out again in milliseconds.

People get one at every question. The entry from which the next one is `_due` is kept in mind.
"""

_BY_CHANCE = (Roll, Shuffle, Draw)
_entry_of = attrgetter("entry")


class Machine:
    """Rules, table and journal. `_at` is the number of the entry that is carried out next."""

    def __init__(
        self, game: Game, table: Table, journal: Journal, lines: list[Line], *, hashing: bool
    ) -> None:
        self.game = game
        self.play = Play(game, table)
        self.play.lines = lines
        self.journal = journal
        self.hashing = hashing
        self._keeper = Keeper(self.play) if hashing else None
        self._due = 0
        self._last_cut: tuple[Tail, int, int] = Tail([]), 0, 0
        self.decisions: list[Decision] = []
        self.halted: Exception | None = None
        self._at = 0
        self._rules = _steps(self.play)
        self._request: Any = None
        self._sent: Any = None
        self._unasked = True
        self._unjudged = True
        self._together: list[Decision] = []
        self._given: dict[int, Option] = {}
        self._proving = hashing
        self.watch: Watch | None = None

    @property
    def table(self) -> Table:
        """The table as it lies. Look, do not touch: changes go through answers and overrides."""
        return self.play.table

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.play.table.outcome is not None

    def _cut(self, entry: int) -> Tail:
        """Cut off all that came from *entry* on; returns it. The table is not touched."""
        tail = self.journal.cut(entry)
        lines = self.play.lines
        first = bisect_left(lines, self.journal.checkpoints[-1].entry, key=_entry_of)
        self.play.lines, tail.lines = parted(lines, first)
        self._last_cut = tail, len(self.journal.checkpoints), first
        return tail

    def _moment(self) -> Callable[[], None]:
        """What gives all back as it stands now, if one cut is made and replayed in between.

        A replay lays another table: this one, and the rules that wait on it, stay as they are. What
        grows with the game is not copied: what was cut off is laid on again.
        """
        machine, play = vars(self).copy(), vars(self.play).copy()
        entries, checkpoints = len(self.journal.entries), len(self.journal.checkpoints)
        lines = len(self.play.lines)

        def give_back() -> None:
            journal, told = self.journal, self.play.lines
            tail, kept, first = self._last_cut
            journal.entries = (journal.entries + tail.entries)[:entries]
            journal.checkpoints = (journal.checkpoints[:kept] + tail.checkpoints)[:checkpoints]
            vars(self).update(machine)
            vars(self.play).update(play)
            self.play.lines = (told[:first] + tail.lines)[:lines]
            if self._keeper:
                self._keeper.forget()

        return give_back

    def _replay(self, *, proving: bool = True) -> None:
        """Thaw the last checkpoint and carry on from there; what came since must have been cut.

        *proving* compares the table with its hash at each answer: once is enough.
        """
        self._proving = proving and self.hashing
        checkpoint = self.journal.checkpoints[-1]
        self.play.lay(checkpoint.table())
        self._due = checkpoint.entry + self._spacing
        if self._keeper:
            self._keeper.forget()
        self._at = checkpoint.entry
        self._unjudged = checkpoint.entry == self.journal.first
        self._begin()
        self._drive()
        self._proving = self.hashing

    def _question(self, seat: int | None) -> Decision:
        for decision in self.decisions:
            if seat is None or decision.seat == seat:
                return decision
        if self.halted:
            raise Refusal("", "The rules cannot go on with the table as it lies.")
        raise Refusal("", "The game is over." if self.over else "Nothing is asked of this seat.")

    def _begin(self) -> None:
        """Begin the step that the table's flow names."""
        self.halted = None
        self._given = {}
        self.play.entry = self._at - 1
        self._request = self._sent = None
        self._rules = _steps(self.play)

    def _drive(self) -> None:
        """Carry on until a question is open that the journal does not answer, or the game ends."""
        entries, began = self.journal.entries, self._at
        if not (began < len(entries) and _halts(entries[began])):  # or the rules would break first
            self._proceed()
        while self._at < len(entries):
            if self.watch:
                self.watch(self._at - began, len(entries) - began)
            self._take(entries[self._at])
            self._proceed()

    def _proceed(self) -> None:
        """Run the rules to their next question, and put it to the table as it lies."""
        if self.halted:
            self.decisions = []
            return
        request = self._request
        if request is None:
            try:
                request = self._rules.send(self._sent)
                if not callable(request):
                    request = self._past_chance(request)
            except StopIteration:
                self.decisions = []
                return
            self._request = request
        elif not self._unasked:
            return
        self._unasked = False
        play = self.play
        if self._unjudged and play.whole:
            self._unjudged = False
            if self._judge():
                self._proceed()
                return
        asked = request() if callable(request) else self._chance_question(request)
        if type(asked) is not Together and -1 < asked.seat < len(play.table.seats):
            if self._together:
                self._together = []
            self.decisions = [asked]
        else:
            self._ask(asked)
            if isinstance(asked, Together) and not asked.decisions:  # a hand left nobody to ask
                self._go_on([])
                self._proceed()
                return
        if self._at >= self._due and play.whole and not self._given:
            self._keep()

    def _past_chance(self, request: Request) -> Request:
        """What people are asked after all chance on the way, of which *request* is the first."""
        for _ in _PATIENTLY:
            if callable(request) or self._is_typed(request):
                return request
            request = self._rules.send(self._cast(request))
        raise RuntimeError("the dice roll without end")

    def _ask(self, asked: Decision | Together) -> None:
        """Ask several seats at once, or the chance seat.

        :raises ValueError: if the rules ask a seat at which nobody sits.
        """
        chance = isinstance(asked, Decision) and not callable(self._request)
        decisions = [asked] if isinstance(asked, Decision) else asked.decisions
        for decision in decisions:
            if not (chance or 0 <= decision.seat < len(self.play.table.seats)):
                raise ValueError(f"nobody sits at seat {decision.seat}, which is asked")
        self._together = asked.decisions if isinstance(asked, Together) else []
        self.decisions = [each for each in decisions if each.seat not in self._given]

    @property
    def _spacing(self) -> int:
        """Entries between two checkpoints."""
        return 1 if self.hashing else SPACING

    def _keep(self) -> None:
        """Keep the table as it lies, to come back to."""
        kept = self._keeper.freeze() if self._keeper else (freeze(self.play.table), b"")
        self.journal.keep(self._at, *kept)
        self._due = self._at + self._spacing

    def _take(self, entry: AnyEntry, taken: Option | None = None) -> None:
        """Carry out the journal entry that comes next, an answer by which *taken* was taken."""
        number = self._at
        self._at = number + 1
        self.play.entry = number
        if type(entry) is Answer:
            option = taken or self._taken_then(number, entry)
            if entry.anyway:
                words = f"By hand: {self.table.seats[entry.seat].name} took “{option.label}”"
                self._tell("{}, against the rule", words, entry.reason, option.rule)
            if self._together:
                self._give(entry.seat, option)
            else:
                self._sent, self._request = option, None  # as `_go_on`, without its call
                self.play.whole = False
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

    def _give(self, seat: int, option: Option) -> None:
        """Put the answer of *seat* to those of the others who are asked together with it."""
        self._given[seat] = option
        self.decisions = [each for each in self.decisions if each.seat != seat]
        if not self.decisions:
            given, self._given = self._given, {}
            self._go_on([given[each.seat] for each in self._together])

    def _taken_then(self, number: int, entry: Answer) -> Option:
        """The option that a journalled answer took, if all is still as it was then."""
        if not self.decisions:
            raise Diverged(number, "the game was over by then")
        if entry.hash and self._proving and not proves(entry.hash, self.play.table):
            raise Diverged(number, "the table lies differently than it did then")
        try:
            decision = self._question(entry.seat)
            if isinstance(decision, Declaration):
                return decision.begun(entry.key, self.table.house_rules, entry.anyway)
            return self._option(decision, entry.key, entry.anyway)
        except Refusal as refusal:
            raise Diverged(number, str(refusal)) from refusal

    def _option(self, decision: Decision, key: str | Option, anyway: bool) -> Option:
        """The option of *decision* that *key* means, or one that it need not list.

        :raises Refusal: if there is none, or it may not be taken.
        """
        table = self.play.table
        try:
            return decision.accept(key, table.house_rules, anyway)
        except Unoffered as stray:
            told = self.game.unoffered(table, key if isinstance(key, str) else key.key)
            if isinstance(told, Option):
                return told.taken(table.house_rules, anyway)
            raise told or stray from None

    def _go_on(self, sent: object) -> None:
        self._sent = sent
        self._request = None
        self.play.whole = False

    def _take_override(self, entry: Override) -> None:
        at_start = self.play.whole and not self._given
        was = self.play.table.flow
        was_still = not self.decisions
        overrides.carry_out(self.play, entry)
        self._unasked = True
        if entry.halts:
            self.halted = RuntimeError("the rules could not go on from here")
            return
        table = self.play.table
        if at_start or was_still or table.flow is not was or table.outcome is not None:
            self._begin()
        self._judge()
        self._unjudged = True

    def _judge(self) -> bool:
        """Go where the table leads at once, as players laid it or changed it by hand; whether that
        is anywhere else. It is asked again where the rules come to their next question from there.
        What is told of that came by hand.
        """
        told = len(self.play.lines)
        if self.play.table.outcome is None and (due := self.game.judged(self.play)):
            for line in self.play.lines[told:]:
                line.by_hand = True
            self.play.table.flow = due
            self._begin()
            return True
        return False

    def _leave(self, entry: Skip | Restart) -> None:
        step = self.game.steps[entry.step]
        if isinstance(entry, Skip):
            self.play.table.flow = Flow(step.then)
            self._tell("By hand: the rest of “{}” was skipped", step.title, entry.reason)
        else:
            self._tell("By hand: “{}” was begun again", step.title, entry.reason)
        self._begin()
        self._judge()
        self._unjudged = True

    def _tell(self, words: str, about: str, reason: str, rule: str = "") -> None:
        """Tell in the chronicle what players ruled, with their reason."""
        parts = [about, reason] if reason else [about]
        self.play.say(words + (" ({})." if reason else "."), *parts, rule=rule)
        self.play.lines[-1].by_hand = True

    # --- chance --------------------------------------------------------------------------------

    def _is_typed(self, request: Request | None) -> bool:
        """Whether people answer for the chance seat here; a typed deck needs no order."""
        if type(request) is Roll:
            table = self.play.table
            return table.options.get("dice") == "typed" and not table.coming
        return type(request) is Draw

    def _chance_question(self, request: Roll | Shuffle | Draw) -> Decision:
        if isinstance(request, Roll):
            return request.decision()
        assert isinstance(request, Draw)
        return request.decision(self.table, self.game.title_of)

    def _cast(self, request: Roll | Shuffle | Draw) -> int | list[int]:
        """What the stream (or what was laid down to come) answers, as the journal has it."""
        table = self.play.table
        outcome = chance.cast(table, request)
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
        self.play.whole = False
        return outcome


def _halts(entry: AnyEntry) -> bool:
    return isinstance(entry, Override) and entry.halts


def _steps(play: Play) -> Generator[Request, Any, None]:
    """The steps of the game, one after another, until it is over."""
    table, steps = play.table, play.game.steps
    idle = 0
    while table.outcome is None:
        play.whole = True
        began = play.entry
        flow = table.flow
        run = steps[flow.step].run
        done: Any = (
            run(play, **flow.args) if flow.args else run(play)
        )  # faster, where there are none
        table.flow = done if type(done) is Flow else (yield from done)
        if play.entry != began:
            idle = 0
        elif (idle := idle + 1) > PATIENCE:
            raise RuntimeError("the steps go round without a question")

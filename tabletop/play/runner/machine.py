"""The machine that runs a game's rules with its journal, from question to question."""

from __future__ import annotations

from collections.abc import Callable, Generator
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
)
from tabletop.play.records.table_proof import proves
from tabletop.play.rules import chance
from tabletop.play.rules.chronicle import Line
from tabletop.play.rules.game import Game
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Request, Step
from tabletop.play.runner import overrides
from tabletop.play.runner.faults import Diverged, Watch
from tabletop.play.runner.past import Past
from tabletop.table.table import Flow, Table

PATIENCE = 10_000
"""The most steps, or rolls, without a question between them: more would be an endless loop."""

_PATIENTLY = range(PATIENCE)

_BY_CHANCE = (Roll, Shuffle, Draw)


class Machine:
    """Rules, table and journal. `start` it, then let it `carry_out` new entries.

    `decisions` are the open questions. `together` are all questions that were asked at once,
    answered or not. `halted` says why the rules cannot go on. `past` holds the states to go back
    to. `_at` is the number of the next entry to carry out.
    """

    def __init__(
        self, game: Game, table: Table, journal: Journal, lines: list[Line], *, hashing: bool
    ) -> None:
        self.game = game
        self.play = Play(game, table)
        self.play.lines = lines
        self.journal = journal
        self.hashing = hashing
        self.past = Past(self.play, journal, closely=hashing)
        self.decisions: list[Decision] = []
        self.halted: Exception | None = None
        self._at = 0
        self._rules = _steps(self.play)
        self._request: Any = None
        self._sent: Any = None
        self._unasked = True
        self._unjudged = True
        self.together: list[Decision] = []
        self._given: dict[int, Option] = {}
        self._proving = hashing
        self._watch: Watch | None = None

    @property
    def table(self) -> Table:
        """The table as it lies. Do not change it: changes go through answers and overrides."""
        return self.play.table

    @property
    def step(self) -> Step | None:
        """The current step, None when the game is over."""
        return self.game.steps.get(self.play.table.flow.step)

    @property
    def asked_together(self) -> list[Decision]:
        """The questions asked of several seats at once whose answers are not entered yet."""
        return self.decisions if self.together else []

    @property
    def awaits_others(self) -> bool:
        """Whether some of the seats that are asked together have answered, and others have not."""
        return bool(self._given and self.decisions)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.play.table.outcome is not None

    # --- going on ------------------------------------------------------------------------------

    def start(self, watch: Watch | None = None) -> None:
        """Run to the first question, or through the whole journal. *watch* hears the progress."""
        self._watch = watch
        if self.journal.checkpoints:
            self.past.cut(len(self.journal.entries))
            self.replay()
        else:
            self._judge()
            self.past.keep(self._at)
            self._begin()
            self.drive()
        self._watch = None

    def carry_out(self, entry: AnyEntry, taken: Option | None) -> None:
        """Carry out *entry*, the last one of the journal, an answer that takes *taken*, and run to
        the next question."""
        self._take(entry, taken)
        self._proceed()

    def halt(self, entry: Override, fault: Exception) -> None:
        """Keep *entry*, a move by hand after which the rules cannot go on because of *fault*."""
        entry.halts = True
        self.journal.entries.append(entry)
        self.drive()
        self.halted = fault

    # --- going back ----------------------------------------------------------------------------

    def moment(self) -> Callable[[], None]:
        """A function that restores the current state after one cut and replay. A replay uses
        another table: this one, and the rules that wait on it, stay as they are."""
        machine, back_then = vars(self).copy(), self.past.moment()

        def give_back() -> None:
            vars(self).update(machine)
            back_then()

        return give_back

    def replay(self, *, proving: bool = True) -> None:
        """Restore the last checkpoint and carry on from there; the later entries must have been
        cut. With *proving*, the table is compared with its hash at each answer, which is needed
        only once."""
        self._proving = proving and self.hashing
        self._at = self.past.thaw()
        self._unjudged = self._at == self.journal.first
        self._begin()
        self.drive()
        self._proving = self.hashing

    # --- questions -----------------------------------------------------------------------------

    def question(self, seat: int | None, open: list[Decision]) -> Decision:
        """The one of the *open* questions that *seat* is asked; the first, if no seat is given.

        :raises Refusal: if there is none, with the reason.
        """
        for decision in open:
            if seat is None or decision.seat == seat:
                return decision
        if self.halted:
            raise Refusal("", "The rules cannot go on with the table as it lies.")
        raise Refusal("", "The game is over." if self.over else "Nothing is asked of this seat.")

    def option(self, decision: Decision, key: str | Option, anyway: bool) -> Option:
        """The option of *decision* that *key* names, also one that the question does not list.

        :raises Refusal: if there is none, or it cannot be taken.
        """
        table = self.play.table
        try:
            return decision.accept(key, table.house_rules, anyway)
        except Unoffered as stray:
            told = self.game.unoffered(table, key if isinstance(key, str) else key.key)
            if isinstance(told, Option):
                return told.taken(table.house_rules, anyway)
            raise told or stray from None

    # --- running -------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Begin the step that the table's flow names."""
        self.halted = None
        self._given = {}
        self.play.entry = self._at - 1
        self._request = self._sent = None
        self._rules = _steps(self.play)

    def drive(self) -> None:
        """Run until a question is open that the journal does not answer, or until the game ends."""
        entries, began = self.journal.entries, self._at
        if not (began < len(entries) and _halts(entries[began])):  # or the rules would break first
            self._proceed()
        while self._at < len(entries):
            if self._watch:
                self._watch(self._at - began, len(entries) - began)
            self._take(entries[self._at])
            self._proceed()

    def _proceed(self) -> None:
        """Run the rules to their next question, and ask it on the table as it lies."""
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
            if self.together:
                self.together = []
            self.decisions = [asked]
        else:
            self._ask(asked)
            if isinstance(asked, Together) and not asked.decisions:  # a hand left nobody to ask
                self._go_on([])
                self._proceed()
                return
        if self._at >= self.past.due and play.whole and not self._given:
            self.past.keep(self._at)

    def _past_chance(self, request: Request) -> Request:
        """The question for people after all chance on the way; *request* is the first of that."""
        for _ in _PATIENTLY:
            if callable(request) or self._is_typed(request):
                return request
            request = self._rules.send(self._cast(request))
        raise RuntimeError("the dice roll without end")

    def _ask(self, asked: Decision | Together) -> None:
        """Ask several seats at once, or the chance seat.

        :raises ValueError: if the rules ask a seat without a player.
        """
        chance = isinstance(asked, Decision) and not callable(self._request)
        decisions = [asked] if isinstance(asked, Decision) else asked.decisions
        for decision in decisions:
            if not (chance or 0 <= decision.seat < len(self.play.table.seats)):
                raise ValueError(f"nobody sits at seat {decision.seat}, which is asked")
        self.together = asked.decisions if isinstance(asked, Together) else []
        self.decisions = [each for each in decisions if each.seat not in self._given]

    def _take(self, entry: AnyEntry, taken: Option | None = None) -> None:
        """Carry out the next journal entry, an answer that took *taken*."""
        number = self._at
        self._at = number + 1
        self.play.entry = number
        if type(entry) is Answer:
            option = taken or self._taken_then(number, entry)
            if entry.anyway:
                words = f"By hand: {self.table.seats[entry.seat].name} took “{option.label}”"
                self._tell("{}, against the rule", words, entry.reason, option.rule)
            if self.together:
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
        """Add the answer of *seat* to those of the other seats that are asked together with it."""
        self._given[seat] = option
        self.decisions = [each for each in self.decisions if each.seat != seat]
        if not self.decisions:
            given, self._given = self._given, {}
            self._go_on([given[each.seat] for each in self.together])

    def _taken_then(self, number: int, entry: Answer) -> Option:
        """The option that a journalled answer took, if the question is still the same."""
        if not self.decisions:
            raise Diverged(number, "the game was over by then")
        if entry.hash and self._proving and not proves(entry.hash, self.play.table):
            raise Diverged(number, "the table lies differently than it did then")
        try:
            decision = self.question(entry.seat, self.decisions)
            if isinstance(decision, Declaration):
                return decision.begun(entry.key, self.table.house_rules, entry.anyway)
            return self.option(decision, entry.key, entry.anyway)
        except Refusal as refusal:
            raise Diverged(number, str(refusal)) from refusal

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
        """Go to the step that the game's `judged` names for the table as players laid or changed
        it; returns whether it is another step. This is asked again at the rules' next question from
        there. Lines written on the way are marked as caused by hand."""
        told = len(self.play.lines)
        due = self.game.judged(self.play) if self.play.table.outcome is None else None
        for line in self.play.lines[told:]:
            line.by_hand = True
        if due:
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
        """Write what players ruled, with their reason, into the chronicle."""
        parts = [about, reason] if reason else [about]
        self.play.say(words + (" ({})." if reason else "."), *parts, rule=rule)
        self.play.lines[-1].by_hand = True

    # --- chance --------------------------------------------------------------------------------

    def _is_typed(self, request: Request | None) -> bool:
        """Whether people answer for the chance seat here. A typed deck needs no order."""
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
        """The journal entry for what the stream, or a result laid down in advance, answers."""
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

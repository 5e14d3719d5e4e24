"""A session: one game being played, with its journal; the door through which all hands come in."""

from __future__ import annotations

from typing import cast

from tabletop.play.questions.decision import CHANCE, Decision, Option, Refusal
from tabletop.play.records.journal import Answer, Chance, Override, Restart, Skip, prove
from tabletop.play.records.record import SPACING, Record, Standing, write
from tabletop.play.rules.chronicle import Line
from tabletop.play.rules.procedure import Step
from tabletop.play.runner import overrides
from tabletop.play.runner.timeline import Timeline
from tabletop.play.runner.undo_preview import shortened
from tabletop.table.view import EVERYONE, View, knows_more, view
from tabletop.version import VERSION

CERTAIN = 200
"""Characters of an answer up to which nobody need prove that it can be saved and read again."""


class Session(Timeline):
    """A game in play.

    `decisions` are the open questions, none when the game is over or `halted`: then players moved
    things so that the rules cannot go on until they put the table right or take it back. With
    `hashing`, each answer is journalled with a fingerprint of the table, so that a save can tell
    where rules differ; `play.listeners` hear events.
    """

    # --- what the game stands at -------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The open question (the first of several), or nothing when the game is over."""
        return self.decisions[0] if self.decisions else None

    @property
    def lines(self) -> list[Line]:
        """The chronicle so far."""
        return self.play.lines

    def view(self, seat: int) -> View:
        """The table as *seat* may see it."""
        return view(self.play.table, seat)

    def record(self) -> Record:
        """All that is to be kept of it."""
        journal = self.journal
        decision = self.decision
        return Record(
            program=VERSION,
            game=self.game.id,
            rules=self.game.rules_version,
            question=decision.ask if decision else "",
            table=self.table,
            entries=journal.entries,
            undone=self.undone,
            bookmark=self.bookmark,
            waiting=self.waiting.opaque(),
            begun=self.drafting.opaque(),
            checkpoints=[Standing(k.entry, k.table()) for k in journal.sparse(SPACING)],
            chronicle=self.lines,
        )

    def to_json(self) -> str:
        """The whole session as JSON, for `tabletop.load`."""
        return write(self.record()).decode()

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
        with the players' *reason*. *follows* makes it one undo step with the answer before,
        if people gave one.

        :raises Refusal: if the rules do not allow it; the table is unchanged.
        :raises RuleFault: if a rule breaks; the table is as before the answer.
        """
        decision = self._question(seat)
        option = self._option(decision, key, anyway)
        if decision.seat == CHANCE:
            self._enter(Chance(cast(int, option.value), typed=True))
            return
        entry = Answer(decision.seat, option.key, decision.rule)
        if self.hashing:  # people go back and forth; bots among themselves do not
            entry.words = shortened(option.label)
            entry.open = len(self._together) < 2 and (
                decision.public or not knows_more(self.table, decision.seat, EVERYONE)
            )
        if option.why:
            entry.anyway = option.rule not in self.table.house_rules
        if follows:
            entry.follows = self._can_follow
        if reason or len(option.key) > CERTAIN:
            entry.reason = reason
            prove(entry)
        if len(self._together) > 1:
            self._let_wait(entry, decision, option)
        else:
            self._enter(entry, option)

    def _let_wait(self, entry: Answer, asked: Decision, option: Option) -> None:
        """Keep *entry*, by which *option* of what was *asked* is taken, until all are in who are
        asked together, then enter them all."""
        self._check_seal()

        def seal() -> None:
            self._seal(entry)
            self._chosen[entry.seat] = asked, option
            self.decisions = [each for each in self.decisions if each.seat != entry.seat]
            self._enter_waiting()

        if len(self.decisions) > 1:
            seal()  # it is only put by, for others have still to answer
        else:
            self.whole(seal)

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
        entry = Override(
            verb, overrides.checked(self.table, verb, args), reason, follows and self._can_follow
        )
        prove(entry)
        self._enter(entry)

    def skip(self, reason: str = "") -> None:
        """Leave the rest of the step undone and go on with the step after it."""
        entry = Skip(self._standing().name, reason)
        prove(entry)
        self._enter(entry)

    def restart_step(self, reason: str = "") -> None:
        """Begin the step again on the table as it lies."""
        entry = Restart(self._standing().name, reason)
        prove(entry)
        self._enter(entry)

    def _standing(self) -> Step:
        step = self.step
        if step is None and self.over:
            raise Refusal("", "The game is over; there is no step to leave or begin.")
        if step is None:
            raise Refusal("", "The rules do not know this step: go on at another, by hand.")
        return step

"""What stands before the body of a sentence: for whom it is, how often, when, at what price."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tabletop.cardtext.clause import HEADS
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.roles import Role
from tabletop.grammar.chart import Chart
from tabletop.grammar.english.composers import also_chooses
from tabletop.grammar.english.drafts import Draft
from tabletop.grammar.english.times import NEXT
from tabletop.grammar.grammar import Grammar

ROLES: tuple[Role, ...] = tuple(HEADS)

Read = tuple[Draft, int]


class Heads:
    """Reads what stands before the body of one sentence."""

    def __init__(self, grammar: Grammar, chart: Chart) -> None:
        self.chart, self._if_so = chart, grammar.if_so

    def heads(self, draft: Draft, at: int, number: int) -> Iterator[Read]:
        yield draft, at
        for place in range(number, len(ROLES)):
            role = ROLES[place]
            mark = HEADS[role].strip()
            for said, behind in self.chart.read(role, at):
                yield from self._also_so(draft, role, said, behind)
                parted = self.chart.word(behind, mark, role)
                if parted or (role == "cost" and also_chooses(self.chart, said, behind)):
                    yield from self.heads(draft.having(role, said), behind + 1, place + 1)
                elif role == "if" and not said.values:  # `otherwise draw 1 card`
                    yield from self.heads(draft.having(role, said), behind, place + 1)
            if role in ("range", "if"):
                for said, behind in self.chart.read(f"{role}/also", at):
                    if self.chart.word(behind, ",") or self.chart.word(behind, ":"):
                        yield from self.heads(draft.having(role, said), behind + 1, place + 1)
            if role == "limit":
                for (limit, event), behind in self.chart.read("first time", at):
                    if self.chart.word(behind, ","):
                        both = draft.having("limit", limit).having("trigger", event)
                        yield from self.heads(both, behind + 1, ROLES.index("trigger") + 1)
        yield from self._fronted(draft, at, number)

    def _also_so(self, draft: Draft, role: Role, said: Said, at: int) -> Iterator[Read]:
        """What has to be so, behind a use or what is awaited."""
        if role == "cost" and not said.values and self.chart.word(at, HEADS[role].strip()):
            yield from self._on_use(draft.having(role, said), at + 1)
        if role == "trigger" and self.chart.texts[at : at + 1] in (["and"], ["if"]):
            yield from self._while_so(draft.having(role, said), at + 1)

    def _on_use(self, draft: Draft, at: int) -> Iterator[Read]:
        """`use: if you bear a Sin, ...`: what costs nothing may stand before what has to be so."""
        if "if" not in draft.heads:
            for said, behind in self.chart.read("if", at):
                if said.values and self.chart.word(behind, ","):
                    yield draft.having("if", said), behind + 1

    def _while_so(self, draft: Draft, at: int) -> Iterator[Read]:
        """`when a round ends and you bear a Sin, ...`: what is awaited, if something is so."""
        for condition, behind in self.chart.read("condition", at):
            if self.chart.word(behind, ",") and not condition.phrase.back:
                so = draft.having("if", Said(self._if_so, {"condition": condition}))
                yield from self.heads(so, behind + 1, ROLES.index("if") + 1)

    def next_start(self, draft: Draft, at: int) -> Iterator[Read]:
        """`at the start of your next turn`, which is awaited once."""
        if draft.heads:
            return
        for (moment, until), behind in self.chart.read(NEXT, at):
            once = draft.having("trigger", moment)
            yield replace(once, duration=until, fronted=True), behind

    def _fronted(self, draft: Draft, at: int, number: int) -> Iterator[Read]:
        """Tails that stand before the rest: `while ...,`, `unless ...,`, `for each ...,`."""
        rest = len(ROLES) if number > ROLES.index("if") else number
        if draft.duration is None:
            for begun, behind in self.next_start(draft, at):
                if self.chart.word(behind, ","):
                    yield from self.heads(begun, behind + 1, ROLES.index("trigger") + 1)
            for said, behind in self.chart.read("duration", at):
                if self.chart.word(behind, ","):
                    front = replace(draft, duration=said, fronted=True)
                    yield from self.heads(front, behind + 1, rest)
        if draft.unless is None:
            for said, behind in self.chart.read("unless", at):
                if self.chart.word(behind, ","):
                    yield from self.heads(replace(draft, unless=said), behind + 1, rest)
        every = self.chart.texts[at + 1 : at + 2] == ["every"]
        if (
            draft.per is None
            and self.chart.word(at, "for")
            and (every or self.chart.word(at + 1, "each"))
        ):
            for said, behind in self.chart.read("count/one", at + 2):
                if self.chart.word(behind, ","):
                    yield from self.heads(replace(draft, per=said), behind + 1, len(ROLES))

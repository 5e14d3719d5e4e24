"""How German puts a sentence together, and takes it apart.

The verb stands behind its subject, and before it where a part with a comma comes first. Until when
something is so, and `stattdessen`, stand behind both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from tabletop.cardtext.clause import HEADS, Actions, Clause, capitalised
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.roles import Role
from tabletop.cardtext.subjects import ANYONE, IMPLIED
from tabletop.grammar.chart import Chart
from tabletop.grammar.german.framing import ASKED
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.subjects import DID, SAME

INSTEAD, THEN, OTHERWISE, AND, OR = "stattdessen", "dann", "sonst", "und", "oder"
HOLDS = ["gilt", ":"]
"""What stands behind until when something is awaited."""

CHOOSE = ["eines", ":"]
"""What stands behind `wähle`."""

WHOLE: tuple[Role, ...] = ("modifier", "trait", "quest")
ROLES: tuple[Role, ...] = tuple(role for role in HEADS if role != "bearer")
MOST = 12
"""Actions of one body, and choices of one sentence."""


class _SilentError(Exception):
    """There are no words for a part."""


# --- printing ----------------------------------------------------------------------------------


def printed(grammar: Grammar, clause: Clause) -> str | None:
    """*clause* as a sentence; None if there are no words for a part of it."""
    try:
        return capitalised(grammar.language.written([*_Printer(grammar).words(clause), "."]))
    except _SilentError:
        return None


def chosen(grammar: Grammar, people: str, values: Mapping[str, Any], may: bool) -> str:
    """A choice of one: see `ChooseOne`."""
    return grammar.language.written(_Printer(grammar).choice(people, values, may))


class _Printer:
    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar

    def words(self, clause: Clause) -> list[str]:
        """All words and marks of *clause*."""
        made: list[str] = []
        asked = bare = False
        until = clause.duration if clause.duration and not self._is_while(clause.duration) else None
        if clause.duration and until and clause.awaits:
            made, until = [*self._said("duration", clause.duration), *HOLDS], None
        if "bearer" in clause.heads:
            raise _SilentError
        for role in ROLES:
            if (said := clause.heads.get(role)) is None:
                continue
            if bare and role == "cost":
                made.pop()
            made += self._said(f"{role}{ASKED}" if asked and role == "cost" else role, said)
            mark = HEADS[role].strip()
            made.append(mark)
            bare, asked = is_bare(self._grammar, role, said), mark == ","
        if bare:
            made.pop()
        made += self._body(clause, until, asked)
        if clause.unless is not None:
            made += [",", *self._said("unless", clause.unless)]
        if clause.duration is not None and self._is_while(clause.duration):
            made += [",", *self._said("duration", clause.duration)]
        if clause.otherwise:
            made += [",", OTHERWISE, *self._actions(clause.otherwise, frozenset(), True)]
        return made

    def _is_while(self, said: Said) -> bool:
        return said.phrase is self._grammar.so_long

    def _body(self, clause: Clause, until: Said | None, asked: bool) -> list[str]:
        if clause.phrase.role == "action":
            words = self._actions(clause.body, clause.then, asked)
        else:
            category = f"{clause.phrase.role}{ASKED}" if asked else clause.phrase.role
            words = self._said(category, clause.body[0])
        between = self._said("duration", until) if until is not None else []
        between += [INSTEAD] * clause.instead
        cut = self._behind_subject(clause.body[0], words) if between else 0
        return [*words[:cut], *between, *words[cut:]]

    def _behind_subject(self, said: Said, words: list[str]) -> int:
        """How many words its subject and its verb are."""
        name = "whom" if said.values.get("who") == ANYONE else "who"  # whom it befalls
        kind, who = said.phrase.slots.get(name), said.values.get(name, IMPLIED)
        if kind is None or who == IMPLIED:
            return 1
        category = kind.category  # type: ignore[attr-defined]
        for people in (category, category.split("/")[0]):
            for form in ("1", "+", "you"):
                found = self._grammar.words(f"{people}/{form}", who)
                if found is not None:
                    return min(len(found) + 1, len(words))
        return 1

    def _actions(self, actions: Actions, then: frozenset[int], asked: bool) -> list[str]:
        made = self._action(actions[0], asked)
        for number, said in enumerate(actions[1:], 1):
            late = number in then
            made += [",", THEN] if late else [AND]
            made += self._action(said, late)
        return made

    def _action(self, said: Said, asked: bool) -> list[str]:
        if "modes" in said.values:
            return self._choice(said, asked)
        who = said.values.get("who")
        follows = {SAME: "continued", DID: "continued/may"}.get(who) if isinstance(who, str) else ""
        return self._said(follows or (f"action{ASKED}" if asked else "action"), said)

    def _choice(self, said: Said, asked: bool) -> list[str]:
        kind = said.phrase.slots.get("who")
        people = kind.category if kind is not None else ""  # type: ignore[attr-defined]
        return self.choice(people, said.values, said.may, asked)

    def choice(
        self, people: str, values: Mapping[str, Any], may: bool, asked: bool = False
    ) -> list[str]:
        """The words of a choice of one, by *people* if any are named."""
        made = ["wähle", *CHOOSE]
        if people:
            who, verb = self._said(f"{people}/1", values["who"]), "darf" if may else "wählt"
            made = [verb, *who] if asked else [*who, verb]
            made += ["eines", "wählen", ":"] if may else CHOOSE
        *some, last = (self._actions(mode, frozenset(), False) for mode in values["modes"])
        for each in some:
            made += [*each, ";"]
        return [*made, OR, *last]

    def _said(self, category: str, said: Any) -> list[str]:
        words = self._grammar.words(category, said)
        if words is None and category == "cost":
            words = self._grammar.words("paid", said)
        if words is None:
            raise _SilentError
        return words


def is_bare(grammar: Grammar, role: Role, head: Said) -> bool:
    """Whether no comma stands behind a *head* before the verb: `sonst`, `einmal je Zug`, `zu Beginn
    deines Zuges`; there is one before another part of the sentence."""
    if role == "trigger":
        return grammar.words("moment", head) is not None
    return role == "limit" or (role == "if" and not head.values)


# --- reading -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Draft:
    """A sentence as far as it is read; `asked` tells that its verb stands before its subject."""

    heads: Mapping[Role, Said]
    duration: Said | None = None
    asked: bool = False
    body: Actions = ()
    then: frozenset[int] = frozenset()
    instead: bool = False
    unless: Said | None = None
    otherwise: Actions = ()


Done = tuple[Actions, frozenset[int], int]


def clauses(grammar: Grammar, chart: Chart) -> list[Clause]:
    """All readings of the whole sentence in *chart*."""
    found: list[Clause] = []
    for draft, whole in _pruned(grammar, chart):
        for read, end in _Reader(grammar, whole).sentence(draft):
            if end == len(whole.texts):
                clause = _finished(grammar, read)
                if clause is not None and clause not in found:
                    found.append(clause)
    quests = [each for each in found if each.phrase.role == "quest"]
    return quests or found  # what is true of the table is a quest where it stands by itself


def _pruned(grammar: Grammar, chart: Chart) -> Iterator[tuple[_Draft, Chart]]:
    """*chart* without what stands behind the verb and its subject, and what that says."""
    empty = _Draft({})
    yield empty, chart
    texts = chart.texts
    if INSTEAD in texts:
        at = texts.index(INSTEAD)
        rest = chart.of([*texts[:at], *texts[at + 1 :]])
        for draft, whole in _pruned(grammar, rest):
            yield replace(draft, instead=True), whole
        return
    for at in (n for n, each in enumerate(texts) if n and each == "bis"):
        for said, end in chart.read("duration", at):
            yield replace(empty, duration=said), chart.of([*texts[:at], *texts[end:]])


def _finished(grammar: Grammar, draft: _Draft) -> Clause | None:
    trigger = draft.heads.get("trigger")
    if draft.instead and (trigger is None or trigger.phrase.window != "would"):
        return None
    alone = not (draft.heads or draft.duration or draft.unless)
    if draft.body[0].phrase.role == "quest" and not alone:
        return None
    heads = {role: draft.heads[role] for role in ROLES if role in draft.heads}
    return Clause(
        draft.body, heads, draft.duration, grammar.joints, draft.then, draft.instead,
        draft.unless, draft.otherwise,
    )  # fmt: skip


class _Reader:
    """Reads one sentence."""

    def __init__(self, grammar: Grammar, chart: Chart) -> None:
        self._grammar, self._chart = grammar, chart

    def sentence(self, draft: _Draft) -> Iterator[tuple[_Draft, int]]:
        """Every way to read heads, body and tails."""
        begun = [(draft, 0)]
        if draft.duration is None:
            for said, end in self._chart.read("duration", 0):
                if self._chart.texts[end : end + 2] == HOLDS:
                    begun.append((replace(draft, duration=said), end + 2))
        for first, start in begun:
            for headed, at in self._heads(first, start, 0):
                for done, behind in self._body(headed, at):
                    yield from self._tails(done, behind)

    def _heads(self, draft: _Draft, at: int, number: int) -> Iterator[tuple[_Draft, int]]:
        yield draft, at
        for place in range(number, len(ROLES)):
            role = ROLES[place]
            category = f"cost{ASKED}" if role == "cost" and draft.asked else role
            mark = HEADS[role].strip()
            for said, end in self._chart.read(category, at):
                more = replace(draft, heads={**draft.heads, role: said}, asked=mark == ",")
                if is_bare(self._grammar, role, said):
                    yield from self._heads(more, end, max(place + 1, ROLES.index("cost")))
                if self._chart.word(end, mark):
                    yield from self._heads(more, end + 1, place + 1)

    def _body(self, draft: _Draft, at: int) -> Iterator[tuple[_Draft, int]]:
        for role in WHOLE:
            for said, end in self._chart.read(f"{role}{ASKED}" if draft.asked else role, at):
                yield replace(draft, body=(said,)), end
        for actions, then, end in self._done(at, draft.asked):
            yield replace(draft, body=actions, then=then), end

    def _done(self, at: int, asked: bool) -> Iterator[Done]:
        """Every way to read one action or several from *at* on."""
        for said, end in self._chart.read(f"action{ASKED}" if asked else "action", at):
            yield (said,), frozenset(), end
            yield from self._more((said,), frozenset(), end)
        for said, end in self._choice(at, asked):
            yield (said,), frozenset(), end

    def _more(self, done: Actions, then: frozenset[int], at: int) -> Iterator[Done]:
        if len(done) >= MOST:
            return
        for joint, late in (([AND], False), ([",", THEN], True)):
            if self._chart.texts[at : at + len(joint)] != joint:
                continue
            behind, more = at + len(joint), then | {len(done)} if late else then
            action = f"action{ASKED}" if late else "action"
            for category in (action, "continued", "continued/may"):
                for said, end in self._chart.read(category, behind):
                    yield (*done, said), more, end
                    yield from self._more((*done, said), more, end)

    def _choice(self, at: int, asked: bool) -> Iterator[tuple[Said, int]]:
        chart = self._chart
        if chart.texts[at : at + 3] == ["wähle", *CHOOSE]:
            for modes, end in self._modes(at + 3, ()):
                yield Said(self._grammar.choosing, {"modes": modes}), end
            return
        for id, chooses in self._grammar.choosers.items():
            for who, may, end in self._chooser(id, at, asked):
                for modes, behind in self._modes(end, ()):
                    if chooses.can_be(modes):  # type: ignore[attr-defined]
                        yield Said(chooses, {"who": who, "modes": modes}, may=may), behind

    def _chooser(self, id: str, at: int, asked: bool) -> Iterator[tuple[Any, bool, int]]:
        """Who chooses, whether that is left to them, and where the choices begin."""
        chart = self._chart
        for may, verb, tail in (
            (False, "wählt", CHOOSE), (True, "darf", ["eines", "wählen", ":"])
        ):  # fmt: skip
            for who, end in chart.read(f"{id}/1", at + asked):
                at_verb, behind = (at, end) if asked else (end, end + 1)
                if chart.word(at_verb, verb) and chart.texts[behind : behind + len(tail)] == tail:
                    yield who, may, behind + len(tail)

    def _modes(
        self, at: int, before: tuple[Actions, ...]
    ) -> Iterator[tuple[tuple[Actions, ...], int]]:
        for actions, then, end in self._done(at, asked=False):
            if then or not self._chart.word(end, ";"):
                continue
            if self._chart.word(end + 1, OR):
                for last, late, behind in self._done(end + 2, asked=False):
                    if not late:
                        yield (*before, actions, last), behind
            elif len(before) < MOST:
                yield from self._modes(end + 1, (*before, actions))

    def _tails(self, draft: _Draft, at: int) -> Iterator[tuple[_Draft, int]]:
        yield draft, at
        if not self._chart.word(at, ","):
            return
        lasting = draft.duration is not None and draft.duration.phrase is self._grammar.so_long
        if draft.unless is None and not lasting and not draft.otherwise:
            for said, end in self._chart.read("unless", at + 1):
                yield from self._tails(replace(draft, unless=said), end)
        if draft.duration is None and not draft.otherwise:
            for said, end in self._chart.read("duration", at + 1):
                if said.phrase is self._grammar.so_long:
                    yield from self._tails(replace(draft, duration=said), end)
        if "if" in draft.heads and not draft.otherwise and self._chart.word(at + 1, OTHERWISE):
            for actions, then, end in self._done(at + 2, asked=True):
                if not then:
                    yield replace(draft, otherwise=actions), end

"""How English puts a sentence together: heads before its body, tails behind it.

Heads cover the whole sentence, a tail its whole body; a verb behind `and` keeps the subject. What
is printed is a `Clause`; the other orders that are understood here give the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tabletop.cardtext.amounts import Change, ForEach
from tabletop.cardtext.clause import Actions, Clause, speaks_back
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import EACH, IMPLIED
from tabletop.grammar.chart import Chart
from tabletop.grammar.choosing import acts_together
from tabletop.grammar.english.composers import (
    answered,
    but_only,
    may_be_otherwise,
    so_many_then,
    when_so,
    with_its_name,
    with_its_noun,
)
from tabletop.grammar.english.drafts import (
    WHOLE,
    Draft,
    is_a_person,
    is_one,
    is_unsaid,
    lasts,
    names_one,
    of_each,
    rests_on_a_roll,
    speaks_of_one,
    subject,
)
from tabletop.grammar.english.heads import ROLES, Heads, Read
from tabletop.grammar.english.modes import MOST, choice, one_chosen
from tabletop.grammar.english.references import resolved
from tabletop.grammar.grammar import Grammar


def clauses(grammar: Grammar, chart: Chart) -> list[Clause]:
    """All readings of the whole sentence in *chart*."""
    if not chart.texts:
        return []
    found = _rather(grammar, chart)
    if (whole := with_its_noun(chart)) is not None:
        found += clauses(grammar, whole)
    reader = Reader(grammar, chart)
    for draft, end in reader.sentence():
        if end == len(chart.texts):
            clause = reader.finished(draft)
            if clause is not None and clause not in found:
                found.append(clause)
    if not found and (spoken := with_its_name(grammar, chart)) is not None:
        return clauses(grammar, spoken)
    if len(found) < 2:
        return found
    asked = [each for each in found if each.phrase.role == "quest" or _asks(each)]
    return asked or [each for each in found if not rests_on_a_roll(each)] or found


def _rather(grammar: Grammar, chart: Chart) -> list[Clause]:
    """Readings of `you may instead draw 1 card` as of `instead you may draw 1 card`."""
    texts = chart.texts
    at = next((n for n, each in enumerate(texts) if texts[n : n + 2] == ["may", "instead"]), -1)
    if at < 0 or chart.watched:
        return []
    without = chart.of([*texts[: at + 1], *texts[at + 2 :]])
    return [
        replace(clause, instead=True)
        for clause in clauses(grammar, without)
        if not clause.instead
        and "trigger" in clause.heads
        and clause.heads["trigger"].phrase.window == "would"
    ]


def _asks(clause: Clause) -> bool:
    """Whether it says `unless` something is so, rather than unless somebody pays."""
    return clause.unless is not None and "condition" in clause.unless.values


class Reader(Heads):
    """Reads one sentence."""

    def __init__(self, grammar: Grammar, chart: Chart) -> None:
        super().__init__(grammar, chart)
        self._grammar = grammar
        self._actions: dict[int, list[tuple[Actions, frozenset[int], int]]] = {}

    def sentence(self) -> Iterator[Read]:
        """Every way to read heads, body and tails."""
        for draft, at in self.heads(Draft(), 0, 0):
            for begun, behind in self._body(draft, at):
                yield from self._tails(begun, behind, 0)

    def finished(self, draft: Draft) -> Clause | None:
        """The sentence; None if its parts do not go together."""
        body = draft.body
        if draft.per is not None:
            first = body[0]
            n, change = first.values.get("n"), first.values.get("change")
            if isinstance(change, Change) and isinstance(change.by, int):
                by = Change(change.number, ForEach(change.by, draft.per))
                body = (replace(first, values={**first.values, "change": by}),)
            elif not isinstance(n, int) or first.phrase.role != "action":
                return None
            else:
                many = replace(first, values={**first.values, "n": ForEach(n, draft.per)})
                body = (self._grammar.reckoned(many), *body[1:])
        if draft.duration is not None and not lasts(draft):
            return None
        if draft.instead and draft.heads["trigger"].phrase.window != "would":
            waits = draft.heads["trigger"]
            before = self._grammar.foreseen.get(waits.phrase)  # type: ignore[call-overload]
            if before is None:
                return None  # what has happened is not replaced any more
            draft = draft.having("trigger", replace(waits, phrase=before))
        if draft.otherwise and "if" not in draft.heads:
            return None
        if body[0].phrase.role == "quest" and (draft.heads or draft.duration or draft.unless):
            return None  # it is so, or it is not
        heads = {role: draft.heads[role] for role in ROLES if role in draft.heads}
        clause = Clause(
            body, heads, draft.duration, self._grammar.joints, draft.then, draft.instead,
            draft.unless, draft.otherwise,
        )  # fmt: skip
        return resolved(self._grammar, clause)

    # --- body ----------------------------------------------------------------------------------

    def _body(self, draft: Draft, at: int) -> Iterator[Read]:
        chart = self.chart
        instead = "trigger" in draft.heads and chart.word(at, "instead")
        if instead:
            draft, at = replace(draft, instead=True), at + 1
        for role in WHOLE:
            for said, behind in chart.read(role, at):
                yield replace(draft, body=(said,)), behind
        for actions, then, behind in self._done(at):
            if len(actions) > 1 or actions[0].phrase is not self._grammar.begins:
                yield replace(draft, body=actions, then=then), behind
        if "trigger" not in draft.heads:
            for (heads, actions, until), behind in chart.read("whole", at):
                if until is None or draft.duration is None:
                    begun = replace(draft, heads={**draft.heads, **heads}, body=actions)
                    yield replace(begun, duration=until or draft.duration), behind
        if draft.unless is None:
            yield from self._bound(draft, at)
        if "cost" not in draft.heads:
            yield from self._bought(draft, at)
        if chart.texts[at : at + 1] == ["it"] and speaks_of_one(draft):
            yield from self._by_it(draft, at + 1)

    def _by_it(self, draft: Draft, at: int) -> Iterator[Read]:
        """`a Character may take 3 damage: it draws 1 card`; not what anything else could do."""
        if self._grammar.referents:
            return  # there a pronoun is a noun (see `references`)
        grammar, chart = self._grammar, self.chart
        for said, behind in chart.read("continued", at):
            words = " ".join(chart.texts[at:behind])
            asked = "if" in draft.heads and "cost" not in draft.heads  # `if it does, it ...`
            if acts_together(said):
                continue
            if asked or not any(
                grammar.read("action", f"{each} {words}") for each in grammar.singles
            ):
                that = replace(said, values={**said.values, "who": EACH})
                yield replace(draft, body=(that,)), behind
                for actions, then, end in self._more((that,), frozenset(), behind):
                    yield replace(draft, body=actions, then=then), end

    def _bound(self, draft: Draft, at: int) -> Iterator[Read]:
        """`discards 1 card or loses 2 Health`, `can only ... if`: what is done unless."""
        whole = {end for _, end in self.chart.read("action", at)}
        for (price, loss), behind in self.chart.read("either", at):
            if behind in whole:
                continue  # a game has a deed of its own for that
            spared = Said(self._grammar.unless_paid, {"price": price})
            yield replace(draft, body=(loss,), unless=spared), behind
        for said, behind in self.chart.read("only ban", at):
            if self.chart.word(behind, "if") or self.chart.word(behind, "while"):
                for condition, end in self.chart.read("condition", behind + 1):
                    unless = Said(self._grammar.unless, {"condition": condition})
                    yield replace(draft, body=(said,), unless=unless), end

    def _bought(self, draft: Draft, at: int) -> Iterator[Read]:
        """`you may lose 2 Health to draw 1 card`: what it costs, and what that is good for."""
        chart = self.chart
        if chart.texts[at : at + 2] not in (["you", "may"], ["you", "can"]):
            yield from self._bought_by_others(draft, at)
            yield from self._bought_with(draft, at)
            return
        if chart.texts[at + 2 : at + 4] == ["choose", "to"]:
            at += 2
        for price, behind in chart.read("cost/plain", at + 2):
            paid = draft.having("cost", price)
            if chart.word(behind, "to"):
                yield from self._spared_it(paid, behind + 1)
            if chart.word(behind, ":") or chart.word(behind, "to"):
                start = behind + 1
            elif chart.texts[behind : behind + 5] == [";", "if", "you", "do", ","]:
                start = behind + 5
            else:
                continue
            for actions, then, end in self._done(start):
                yield replace(paid, body=actions, then=then), end
        for actions, then, behind in self._done(at + 2):
            if chart.word(behind, "by"):
                for price, end in chart.read("cost/doing", behind + 1):
                    yield replace(draft.having("cost", price), body=actions, then=then), end

    def _bought_with(self, draft: Draft, at: int) -> Iterator[Read]:
        """`discard this to draw 1 card`."""
        for price, behind in self.chart.read("cost/plain", at) if self._says("to", at) else ():
            if self.chart.word(behind, "to"):
                for actions, then, end in self._done(behind + 1):
                    yield replace(draft.having("cost", price), body=actions, then=then), end

    def _says(self, word: str, at: int) -> bool:
        return word in self.chart.texts[at:]

    def _bought_by_others(self, draft: Draft, at: int) -> Iterator[Read]:
        """`each Hero may lose 2 Health to draw 1 card`: that Hero draws it."""
        chart = self.chart
        for price, behind in chart.read("cost", at) if "may" in chart.texts[at:] else ():
            if not price.may:
                continue
            paid = draft.having("cost", price)
            for start in answered(chart, price, behind):
                if chart.word(start, "it"):
                    yield from self._by_it(paid, start + 1)
                for actions, then, end in self._done(start):
                    yield replace(paid, body=actions, then=then), end
            if not chart.word(behind, "to"):
                continue
            yield from self._spared_it(paid, behind + 1)
            if not acts_together(price):
                for said, end in chart.read("continued/may", behind + 1):
                    that = replace(said, values={**said.values, "who": EACH})
                    if self._grammar.words("action", that) is not None:
                        yield replace(paid, body=(that,)), end
            else:  # `the party may pay ... to ...`: nobody in particular does it
                for actions, then, end in self._done(behind + 1):
                    yield replace(paid, body=actions, then=then), end

    def _spared_it(self, paid: Draft, at: int) -> Iterator[Read]:
        """`to take none instead`: of what would happen."""
        if "trigger" in paid.heads and paid.heads["trigger"].phrase.window == "would":
            for said, end in self.chart.read("avoided", at):
                yield replace(paid, body=(said,)), end

    def _done(self, at: int) -> list[tuple[Actions, frozenset[int], int]]:
        """Every way to read one action or several from *at* on."""
        if at not in self._actions:
            self._actions[at] = []
            self._actions[at] = [*self._several(at)]
        return self._actions[at]

    def _several(self, at: int) -> Iterator[tuple[Actions, frozenset[int], int]]:
        chart, none = self.chart, frozenset[int]()
        for actions, then, behind in (
            *(((said,), none, end) for said, end in chart.read("action", at)),
            *((several, frozenset({1}), end) for several, end in chart.read("actions", at)),
            *(((said,), none, end) for said, end in self._begun(at)),
            *(((said,), none, end) for said, end in one_chosen(self._grammar, chart, at)),
        ):
            yield actions, then, behind
            yield from self._more(actions, then, behind)
        for chosen, behind in choice(self._grammar, self.chart, at, self._done):
            yield (chosen,), frozenset(), behind  # what goes on behind it is of its last mode

    def _more(
        self, done: Actions, then: frozenset[int], at: int
    ) -> Iterator[tuple[Actions, frozenset[int], int]]:
        """What goes on behind `and` and `, then`."""
        if len(done) >= MOST:
            return
        for joint, begins in ((["and"], False), ([",", "and"], False), ([",", "then"], True),
                              ([",", "and", "then"], True), (["and", "then"], True)):  # fmt: skip
            if self.chart.texts[at : at + len(joint)] != joint:
                continue
            behind = at + len(joint)
            more = then | {len(done)} if begins else then
            one = (((said,), end) for said, end in self._next(done, behind))
            for added, end in (*one, *self.chart.read("actions", behind)):
                both, later = (*done, *added), more | {len(done) + 1} if added[1:] else more
                yield both, later, end
                yield from self._more(both, later, end)
        if self.chart.texts[at : at + 2] == [",", "who"] and names_one(subject(done[-1])):
            for said, end in self.chart.read("continued", at + 2):
                that = replace(said, values={**said.values, "who": EACH})
                both = (*done, that)
                yield both, then, end
                yield from self._more(both, then, end)

    def _next(self, done: Actions, at: int) -> Iterator[tuple[Said, int]]:
        """One action more; a verb without a subject has that of the one before."""
        before = next(filter(subject, reversed(done)), done[-1])
        who, may = subject(before) or IMPLIED, any(each.may for each in done)
        category = "continued/may" if may else "continued" if is_one(who) else ""
        goes_on = [
            (said, end)
            for said, end in (self.chart.read(category, at) if category else ())
            if may or acts_together(said) is acts_together(before)
        ]
        ends = {end for _, end in goes_on}
        for said, end in self.chart.read("action", at):
            unsaid = is_unsaid(said) or said.phrase in self._grammar.reckoners
            if end in ends or (unsaid and (may or is_one(who))):
                continue  # whoever did the one before
            yield said, end
        yield from goes_on
        yield from self._begun(at)

    def _begun(self, at: int) -> Iterator[tuple[Said, int]]:
        """What begins to hold, and until when, as one of several actions."""
        for said, end in self.chart.read("begins", at):
            if said.values["until"].phrase.run is None:
                yield said, end

    # --- tails ---------------------------------------------------------------------------------

    def _tails(self, draft: Draft, at: int, number: int) -> Iterator[Read]:
        yield draft, at
        for place in range(number, len(_TAILS)):
            for begun, behind in _TAILS[place](self, draft, at):
                yield from self._tails(begun, behind, place + 1)

    def _instead(self, draft: Draft, at: int) -> Iterator[Read]:
        if "trigger" not in draft.heads or draft.instead or not self.chart.word(at, "instead"):
            return
        if self.chart.texts[at + 1 : at + 2] != ["of"]:
            yield replace(draft, instead=True), at + 1
            return
        usual = getattr(draft.heads["trigger"].phrase, "usual", 0)
        first = draft.body[0]
        much = first.values.get("n")
        for n, behind in self.chart.read("number", at + 2):
            if n == usual and isinstance(much, int) and much > n:
                more = replace(first, values={**first.values, "n": much - n})
                yield replace(draft, body=(more, *draft.body[1:])), behind

    def _condition(self, draft: Draft, at: int) -> Iterator[Read]:
        """`... if ...`, and `..., or 6 if ...`, `..., or 6 while ...`."""
        if "if" in draft.heads:
            return
        first = draft.body[0]
        if first.phrase.role != "modifier" or "trigger" in draft.heads:
            for said, behind in self.chart.read("if", but_only(self.chart, at)):
                if said.values:
                    yield replace(draft.having("if", said), tailed=True), behind
        alone = len(draft.body) == 1 and isinstance(first.values.get("n"), int)
        if alone and self.chart.texts[at : at + 2] == [",", "or"]:
            for n, behind in so_many_then(self.chart, first, at + 2):
                for said, end in when_so(self._grammar, self.chart, behind):
                    more = replace(first, values={**first.values, "n": n})
                    begun = draft.having("if", said)
                    yield replace(begun, body=(more,), otherwise=draft.body), end

    def _spared(self, draft: Draft, at: int) -> Iterator[Read]:
        if draft.unless is None:
            for said, behind in self.chart.read("unless", at):
                yield replace(draft, unless=said, tailed=True), behind
            if self.chart.word(at, "unless") and is_a_person(draft.body[-1]):
                for price, behind in self.chart.read("paid/it", at + 1):
                    spared = Said(self._grammar.unless_paid, {"price": price})
                    yield replace(draft, unless=spared, tailed=True), behind

    def _lasting(self, draft: Draft, at: int) -> Iterator[Read]:
        of_the_condition = draft.tailed and self.chart.texts[at : at + 1] == ["this"]
        if draft.duration is None and not of_the_condition:
            for said, behind in self.chart.read("duration", at):
                yield replace(draft, duration=said), behind

    def _often(self, draft: Draft, at: int) -> Iterator[Read]:
        if "limit" not in draft.heads:
            at += 2 * (self.chart.texts[at : at + 2] == [",", "but"])
            for said, behind in self.chart.read("limit", at):
                yield draft.having("limit", said), behind

    def _waiting(self, draft: Draft, at: int) -> Iterator[Read]:
        if "trigger" not in draft.heads and "cost" not in draft.heads:
            for category in ("trigger", "trigger/behind"):
                for said, behind in self.chart.read(category, at):
                    if said.values.get("who") != EACH:
                        yield draft.having("trigger", said), behind
                    elif (both := of_each(draft.body, said)) is not None:
                        body, waits = both
                        yield replace(draft.having("trigger", waits), body=body), behind

        if draft.duration is None:
            yield from self.next_start(draft, at)

    def _otherwise(self, draft: Draft, at: int) -> Iterator[Read]:
        if "if" not in draft.heads or not draft.heads["if"].values or draft.otherwise:
            return
        if self.chart.texts[at : at + 1] in ([","], [";"]):
            at += 1
            if self.chart.word(at, "otherwise") or self.chart.word(at, "else"):
                behind = at + 1 + (self.chart.texts[at + 1 : at + 2] == [","])
                for actions, then, end in self._done(behind):
                    if not then:
                        yield replace(draft, otherwise=actions), end

    def _rather(self, draft: Draft, at: int) -> Iterator[Read]:
        """`...; if ..., draw 1 card instead`: either, as it is before anything is done."""
        texts = self.chart.texts
        if texts[at : at + 2] != [";", "if"] or not may_be_otherwise(draft):
            return
        for so, behind in self.chart.read("if", at + 1):
            if not so.values or speaks_back(so) or not self.chart.word(behind, ","):
                continue
            for actions, then, end in self._done(behind + 1):
                if not then and self.chart.word(end, "instead"):
                    either = replace(draft.having("if", so), body=actions)
                    yield replace(either, otherwise=draft.body), end + 1


_TAILS = (
    Reader._instead,
    Reader._condition,
    Reader._spared,
    Reader._lasting,
    Reader._often,
    Reader._waiting,
    Reader._otherwise,
    Reader._rather,
)
"""What may stand behind the body, in this order."""

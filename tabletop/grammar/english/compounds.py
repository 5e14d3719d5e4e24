"""Sentences of several ideas, each of which is a sentence: `A; B`, `A and B` of what holds, a roll
with what it brings on some numbers, and what is done `instead` of the sentence before.

What stands before all ideas holds for each of them; how long what holds is so, said once at the
end, does so, too. What is done behind something done goes on from it: `Then, ...`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tabletop.cardtext.amounts import Change
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.die_table import sides
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.roles import Role
from tabletop.cardtext.subjects import EACH
from tabletop.grammar.chart import Chart
from tabletop.grammar.english.drafts import Draft
from tabletop.grammar.english.sentences import Reader, clauses
from tabletop.grammar.english.spelling import NUMERALS
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.numerals import number as written_number

Ideas = tuple[Clause, ...]

JOINTS = (
    (";", "and"), (",", "and", "then"), (",", "and"), (",", "but"), (",", "then"), ("and", "then"),
    (";",), ("and",), ("but",), (",",),
)  # fmt: skip
"""What may stand between two ideas, the longest first."""

LONG = 4
"""Words of a subject that two ideas share."""

MOST = 4
"""Ideas of one sentence."""

MANY = 8
"""Places of a sentence that may part ideas: where there are more, it says too much."""

_PARTING = frozenset((",", ";", "and", "but"))


def number(text: str) -> int | None:
    """The number that *text* writes in figures or letters."""
    return written_number(text, NUMERALS)


_CARRIED_OUT: frozenset[Role] = frozenset(("trigger", "cost", "limit", "range"))


def ideas(grammar: Grammar, chart: Chart) -> list[Ideas]:
    """The ways to read the sentence in *chart* as several, the fewest first of all."""
    if sum(text in _PARTING for text in chart.texts) > MANY:
        return []
    found = [*_tables(grammar, chart)] or [*_apart(grammar, chart, MOST)]
    found = found or [*_either(grammar, chart)]
    least = min(map(len, found), default=0)
    made: list[Ideas] = []
    for each in found:
        if len(each) == least and each not in made and prints(grammar, each):
            made.append(each)
    return made


def prints(grammar: Grammar, made: Ideas) -> bool:
    """Whether each of them is read as it is printed."""
    return all(grammar.readings(str(each)) == [each] for each in made)


def only(grammar: Grammar, chart: Chart, texts: list[str]) -> Clause | None:
    """What *texts* say, if that is one thing."""
    found = clauses(grammar, chart.of(texts)) if texts else []
    return found[0] if len(found) == 1 else None


# --- two ideas ---------------------------------------------------------------------------------

Joint = tuple[str, ...]


def _apart(grammar: Grammar, chart: Chart, most: int) -> Iterator[Ideas]:
    """Two ideas and more, each with what holds for all."""
    for first, more in _split(grammar, chart, most):
        made: list[Clause] | None = [first]
        for joint, second in more:
            made = made and _with(grammar, made, second, joint)
        if made and len(made) > 1:
            yield (*made,)


def _split(
    grammar: Grammar, chart: Chart, most: int
) -> Iterator[tuple[Clause, list[tuple[Joint, Clause]]]]:
    """The first idea, and those behind it, each with what stands before it."""
    texts = chart.texts
    heads = [*Reader(grammar, chart).heads(Draft(), 0, 0)]
    cut = 1
    while cut < len(texts) - 1 and most > 1:
        joint = next((each for each in JOINTS if tuple(texts[cut : cut + len(each)]) == each), ())
        listed = joint != (",",) or "and" in texts[cut:]
        first = only(grammar, chart, texts[:cut]) if joint and listed else None
        if first is not None and not _open(first):
            head = max((at for draft, at in heads if at < cut and _is_of(draft, first)), default=0)
            behind = texts[cut + len(joint) :]
            if (bound := _bound(grammar, first, behind)) is not None:
                yield first, [(joint, bound)]
            for second, more in _seconds(grammar, chart, texts[head:cut], behind, most - 1):
                yield first, [(joint, second), *more]
        cut += max(1, len(joint))


def _is_of(draft: Draft, clause: Clause) -> bool:
    """Whether what stands before the body in *draft* is all that does so in *clause*."""
    heads = {**draft.heads}
    return heads == {role: clause.heads[role] for role in heads if role in clause.heads} and (
        draft.duration is None or draft.duration == clause.duration
    )


def _open(first: Clause) -> bool:
    """Whether what follows may be part of what is said last."""
    return bool(first.otherwise or first.unless or first.instead or first.awaits) or any(
        "modes" in said.values for said in first.body
    )


_NEVER = {"less": "at least", "more": "at most", "below": "at least", "above": "at most"}
"""How a number is bounded that changes: `-2 to prices, but never less than 1`."""


def _bound(grammar: Grammar, first: Clause, behind: list[str]) -> Clause | None:
    """What bounds the number that *first* changes: `never less than 1`, `to a minimum of 1`."""
    texts = [word for word in behind if word not in ("than", "a", "of", "to", "be", "be", "go")]
    stage = ""
    if len(texts) == 3 and texts[0] in ("never", "not", "cannot"):
        stage = _NEVER.get(texts[1], "")
    elif len(texts) == 2:
        stage = {"minimum": "at least", "maximum": "at most"}.get(texts[0], "")
    n, change = number(texts[-1]) if texts else None, first.values.get("change")
    if not stage or n is None or stage not in grammar.bounds or not isinstance(change, Change):
        return None
    plain, of_some = grammar.bounds[stage]
    who = first.values.get("who")
    said = Said(plain, {"stat": change.number, "n": n})
    if who is not None:
        said = Said(of_some, {"who": who, "stat": change.number, "n": n})
    bounded = replace(first, body=(said,))
    return bounded if grammar.words("modifier", said) is not None else None


def _seconds(
    grammar: Grammar, chart: Chart, done: list[str], behind: list[str], most: int
) -> Iterator[tuple[Clause, list[tuple[Joint, Clause]]]]:
    """What is read *behind* a joint; it may share the subject of what is *done* before."""
    said = only(grammar, chart, behind)
    if said is not None:
        yield said, []
        return
    yield from _split(grammar, chart.of(behind), most)
    for subject in _subjects(grammar, chart, done):
        if (said := only(grammar, chart, [*subject, *behind])) is not None:
            yield said, []
            return


def _subjects(grammar: Grammar, chart: Chart, done: list[str]) -> Iterator[list[str]]:
    """What the words for what is *done* may begin with that are its subject: all that is said of
    somebody; of a number what it is called."""
    before = chart.of(done)
    people = [end for id in (*grammar.choosers, "single") for _, end in before.read(id, 0)]
    if people:
        yield done[: max(people)]
        return
    for many in range(1, min(LONG, len(done) - 1) + 1):
        words = done[:many]
        if any(number(word) is not None or word[0] in "+-," for word in words):
            return
        yield words


def _with(
    grammar: Grammar, made: list[Clause], second: Clause, joint: Joint
) -> list[Clause] | None:
    """What is *made* of a sentence, and a *second* idea behind that; None if they do not go
    together."""
    first = made[0]
    if second.goes_on and second.heads.get("if") is not None:
        return None if made[-1].holds else [*made, second]
    if second.instead or second.otherwise:
        return None
    apart = ";" in joint and first.heads.keys() <= {"trigger"} and first.duration is None
    if _CARRIED_OUT & second.heads.keys():
        return [*made, second] if apart and not second.goes_on else None
    if _says_other(second) and any(map(_names, made)):
        return None
    if first.holds and not _CARRIED_OUT & first.heads.keys():
        if not second.holds:
            return [*made, second] if apart and not second.goes_on else None
        return _holding(made, second)
    if second.holds and second.duration is None:  # it holds in any case, and does not begin
        return [*made, second] if apart and not second.goes_on else None
    going_on = _going_on(grammar, first, second)
    return None if going_on is None else [*made, going_on]


def _names(first: Clause) -> bool:
    """Whether it names somebody, than whom others could be meant behind it."""
    return any(said.values.get("who") not in (None, "you", "implied") for said in first.body)


def _says_other(clause: Clause) -> bool:
    """Whether it speaks of others."""
    return any(said.values.get("who") in ("other", "another") for said in clause.whole)


def _holding(made: list[Clause], second: Clause) -> list[Clause] | None:
    """All of it holds while the same is so, and as long."""
    first = made[0]
    if {**first.heads, **second.heads} != {**second.heads, **first.heads}:
        return None
    heads, duration = {**first.heads, **second.heads}, second.duration or first.duration
    if any(each.duration not in (None, duration) for each in made):
        return None
    spared = (replace(each, heads=heads, duration=duration, unless=second.unless) for each in made)
    return [*spared, replace(second, heads=heads, duration=duration)]


def _going_on(grammar: Grammar, first: Clause, second: Clause) -> Clause | None:
    """*second* as it goes on from *first*, which was done."""
    kept: tuple[Role, ...] = ("bearer", "range")
    heads = {role: first.heads[role] for role in kept if role in first.heads}
    if "if" in first.heads and "trigger" not in first.heads:
        return None  # what is done may change that
    if "if" in second.heads:
        condition = second.heads["if"].values
        if not condition or "range" in heads:
            return None
        heads["if"] = Said(grammar.then_if, condition)
    elif "range" not in heads:
        heads["if"] = Said(grammar.then, {})
    return replace(second, heads=heads)


# --- one of two ---------------------------------------------------------------------------------


def _either(grammar: Grammar, chart: Chart) -> Iterator[Ideas]:
    """`draw 1 card or regain 2 Health`: one of them is chosen."""
    texts = chart.texts
    heads = [*Reader(grammar, chart).heads(Draft(), 0, 0)]
    for cut in (n for n in range(1, len(texts) - 1) if texts[n] == "or"):
        first = only(grammar, chart, texts[: cut - (texts[cut - 1] == ",")])
        if first is None or not _is_plain(first):
            continue
        head = max((at for draft, at in heads if at < cut and _is_of(draft, first)), default=0)
        second = only(grammar, chart, [*texts[:head], *texts[cut + 1 :]])
        if second is not None and _is_plain(second) and second.heads == first.heads:
            chosen = Said(grammar.choosing, {"modes": (first.body, second.body)})
            yield (replace(first, body=(chosen,)),)


def _is_plain(clause: Clause) -> bool:
    """Whether it is no more than something that is done, and left to nobody."""
    tails = clause.then or clause.instead or clause.otherwise or clause.unless or clause.duration
    return not tails and all(
        said.phrase.role == "action" and not said.may and "modes" not in said.values
        for said in clause.body
    )


# --- a roll and what it brings -----------------------------------------------------------------


def _tables(grammar: Grammar, chart: Chart) -> Iterator[Ideas]:
    """`a Character rolls the D20: on 1-6, ..., and on 7-20, ...`."""
    texts = chart.texts
    at = [n for n in range(1, len(texts)) if _row_begins(texts, n)]
    if not at or not (joint := _parts(texts, at[0])):
        return
    roll = only(grammar, chart, texts[: at[0] - joint])
    die = sides(roll)
    if roll is None or not die:
        return
    rows: list[Clause] = []
    left = set(range(1, die + 1))
    for place, begins in enumerate(at):
        ends = len(texts)
        if place + 1 < len(at):
            if not (joint := _parts(texts, at[place + 1])):
                return
            ends = at[place + 1] - joint
        span, behind = _span(texts, begins, die, left)
        row = only(grammar, chart, [*_written(span), *_told(grammar, texts[behind:ends])])
        if not span or row is None or not left.issuperset(range(span[0], span[-1] + 1)):
            return
        left -= {*range(span[0], span[-1] + 1)}
        rows.append(row)
    yield (roll, *rows)


def _parts(texts: list[str], at: int) -> int:
    """How many words part what begins at *at* from what stands before it; 0 if none do."""
    many = 0
    while at - many > 0 and texts[at - many - 1] in (",", ";", ":", "and", "but"):
        many += 1
    return many


def _row_begins(texts: list[str], at: int) -> bool:
    """Whether `on 1-6` begins here, or what is done otherwise."""
    if texts[at] in ("otherwise", "else"):
        return True
    behind = at + 1 + 3 * (texts[at + 1 : at + 4] == ["a", "roll", "of"])
    behind += texts[behind : behind + 1] == ["a"]
    shown = texts[behind] if behind < len(texts) else ""
    return texts[at] == "on" and shown[:1].isdigit()


def _span(texts: list[str], at: int, die: int, left: set[int]) -> tuple[tuple[int, ...], int]:
    """The numbers of a row, and where it goes on; of what is *left* otherwise."""
    if texts[at] in ("otherwise", "else"):
        rest = (min(left), max(left)) if left else ()
        whole = rest and left == {*range(rest[0], rest[1] + 1)}
        return (rest if whole else ()), at + 1 + (texts[at + 1 : at + 2] == [","])
    at += 1 + 3 * (texts[at + 1 : at + 4] == ["a", "roll", "of"])
    at += texts[at : at + 1] == ["a"]
    shown: str = texts[at]
    low, _, high = shown.partition("-")
    at += 1
    if texts[at : at + 2] in (["or", "more"], ["or", "higher"]):
        high, at = f"{die}", at + 2
    elif texts[at : at + 2] in (["or", "less"], ["or", "lower"]):
        low, high, at = "1", low, at + 2
    elif texts[at : at + 1] in (["to"], ["or"]):
        high, at = texts[at + 1], at + 2
    at += texts[at : at + 1] in ([","], [":"])
    numbers = [int(each) for each in (low, high or low) if each.isdigit()]
    return (tuple(numbers) if len(numbers) == 2 and numbers[0] <= numbers[1] else ()), at


def _written(span: tuple[int, ...]) -> list[str]:
    return [f"{span[0]}-{span[1]}" if span[0] < span[1] else f"{span[0]}", ":"] if span else []


def _told(grammar: Grammar, texts: list[str]) -> list[str]:
    """What is done, where `it` is who rolled."""
    for id in grammar.choosers:
        words = grammar.words(id, EACH)
        if words is not None and texts[:1] in (["it"], ["they"]) and len(words) > 1:
            return [*words, *texts[1:]]
    return texts

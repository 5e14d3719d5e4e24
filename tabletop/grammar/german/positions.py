"""How German words a verb in every position of a sentence."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.cardtext.subjects import ANYONE, EACH, IMPLIED
from tabletop.grammar.construction import Construction
from tabletop.grammar.frames import Frames, Said, Voice
from tabletop.grammar.function import MAY, Function, worded
from tabletop.grammar.german.declension import JEDER, noun, relative
from tabletop.grammar.german.framing import ASKED, filled, in_category, subjects, tables
from tabletop.grammar.german.verbs import Form, Predicate
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People, Single, Unit
from tabletop.grammar.subjects import DID, SAME
from tabletop.grammar.wording import plain


def without_amount(grammar: Grammar, frame: str, unit: Unit | None) -> str:
    """Nothing: a frame here has its own words for what is awaited."""
    return ""


def bounded(grammar: Grammar, frames: Frames, unit: Unit) -> Frames:
    """Nothing: see `event`."""
    return ()


def _predicate(grammar: Grammar, function: Function, amount: str = "") -> Predicate:
    """What *function* says is done, with the categories of its gaps."""
    found = tables(grammar).predicate("verbs", function.part)
    middle = found.middle
    if "n" not in function.slots and _MUCH in middle:
        some = "{so:accusative}" if "so" in function.slots else _awaited(grammar, function.part)
        middle = middle.replace(_MUCH, some)
    given = {"n": amount} if amount else {}
    behind = filled(found.behind, function, **given)
    return found.having(filled(middle, function, **given), behind)


_MUCH = "{n:accusative}"


def _awaited(grammar: Grammar, part: str) -> str:
    """What a verb whose amount is not told is about: `eine Karte`, `Leben`."""
    kinds = (each.slots.get("n") for each in grammar.functions if each.part == part)
    categories = (kind.category for kind in kinds if kind is not None)  # type: ignore[attr-defined]
    unit = next((each.partition("/")[2] for each in categories if "/" in each), "")
    words = grammar.words(f"awaited/{unit}", part)
    if words is None:
        raise ValueError(f"Nothing tells what there is so much of, of {part!r}.")
    return " ".join(words)


def _of(grammar: Grammar, subject: People | Single, people: str) -> tuple[tuple[str, Form], ...]:
    """Whoever does it, each with the form that agrees."""
    if people:
        return subjects(people)
    assert isinstance(subject, Single)
    name = tables(grammar).noun(plain(subject.name))
    return ((name.called(), "er"),)


def this_way(grammar: Grammar, frames: Frames, people: str) -> None:
    """Nothing: what goes on from a sentence says `tust du dies`."""


def imperative(
    grammar: Grammar,
    function: Function,
    frames: Frames,
    amount: str,
    said: tuple[Said, ...],
    voice: Voice,
) -> None:
    """It is done by you, which is not said."""
    done = _predicate(grammar, function, amount)
    may = done.modal("dürfen")
    for category, left in (
        ("action", may.main("du", "du")), (f"action{ASKED}", may.asked("du", "du"))
    ):  # fmt: skip
        made = in_category(function, category)
        worded(made, done.told())
        if voice.left:
            worded(made, left, True, **{MAY: True})
        grammar.add(made)


def action(
    grammar: Grammar,
    function: Function,
    subject: People | Single,
    frames: Frames,
    people: str,
    amount: str,
    bare: str | None,
    said: tuple[Said, ...],
    voice: Voice,
) -> None:
    """It is done; left to somebody; demanded; done by whom the verb before is about."""
    done = _predicate(grammar, function, amount)
    plain_, asked = in_category(function, "action"), in_category(function, f"action{ASKED}")
    may, must = done.modal("dürfen"), done.modal("müssen")
    for who, form in _of(grammar, subject, people):
        first = must if voice.duty else done
        worded(plain_, first.main(who, form))
        worded(asked, first.asked(who, form))
        if people and not voice.duty:
            worded(plain_, may.main(who, form), True, **{MAY: True})
            worded(asked, may.asked(who, form), True, **{MAY: True})
    if people and voice.unsaid and bare is not None:
        for each in (plain_, asked):
            worded(each, done.told(), True, who=IMPLIED)
    grammar.add(plain_, asked)
    if people and not voice.by_name:
        for category, who, words in (
            ("continued", SAME, (must if voice.duty else done).main("", "er")),
            ("continued/may", DID, done.infinitive()),
        ):
            made = _continued(function, category, who)
            worded(made, words)
            grammar.add(made)


def _continued(function: Function, category: str, who: str) -> Construction:
    made = in_category(function, category)
    make, take = made.make, made.take
    made.make = lambda parts: make({**parts, "who": who})
    made.take = lambda said: (
        parts if (parts := take(said)) is not None and parts.get("who") == who else None
    )
    return made


def price(
    grammar: Grammar, function: Function, frames: Frames, people: str, amount: str, voice: Voice
) -> None:
    """It is paid: before a colon by you, or by whom it may be; behind `außer wenn` by who is
    named."""
    done = _predicate(grammar, function, amount)
    cost, paid = in_category(function, "cost"), in_category(function, "paid")
    asked = in_category(function, f"cost{ASKED}")
    for each in (cost, asked):
        worded(each, f"{{n:{amount}}}" if voice.alone else done.told(), True, who=IMPLIED)
    may = done.modal("dürfen")
    for who, form in subjects(people):
        worded(paid, done.final(who, form))
        if form != "du":
            worded(cost, may.main(who, form), True, **{MAY: True})
            worded(asked, may.asked(who, form), True, **{MAY: True})
    grammar.add(cost, asked, paid)


def event(
    grammar: Grammar,
    function: Function,
    subject: People | Single,
    frames: Frames,
    people: str,
    before: bool,
) -> None:
    """It is awaited, before or after it is done; of those to whom it is done, too."""
    done = _predicate(grammar, function)
    made = function.construction()
    for who, form in _of(grammar, subject, people):
        worded(made, done.would(who, form) if before else done.final(who, form))
    for whom, form, suffers in _suffered(function, done):
        words = suffers.would(whom, form) if before else suffers.final(whom, form)
        worded(made, words, True, who=ANYONE)
    grammar.add(made)


def _suffered(function: Function, done: Predicate) -> Iterator[tuple[str, Form, Predicate]]:
    """Those to whom something is done by whoever does it, with the form that agrees, and what is
    done to them."""
    kind = function.slots.get(done.sufferer)
    if "who" in function.slots and getattr(kind, "somebody", False):
        people = kind.category.split("/")[0]  # type: ignore[union-attr]
        for whom, form in subjects(people, done.sufferer):
            yield whom, form, done.passive()


def ban(
    grammar: Grammar, function: Function, subject: People | Single, frames: Frames, people: str
) -> None:
    """It is forbidden."""
    done = _predicate(grammar, function)
    cannot = done.negated().modal("können")
    made, asked = function.construction(), in_category(function, f"trait{ASKED}")
    for who, form in _of(grammar, subject, people):
        worded(made, cannot.main(who, form))
        worded(asked, cannot.asked(who, form))
    for whom, form, suffers in _suffered(function, done):
        spared = suffers.negated().modal("können")
        worded(made, spared.main(whom, form), True, who=ANYONE)
        worded(asked, spared.asked(whom, form), True, who=ANYONE)
    grammar.add(made, asked)


def past(grammar: Grammar, function: Function, frames: Frames, people: str, has: bool) -> None:
    """It has happened in a period, or not."""
    done = _predicate(grammar, function)
    done = done if has else done.negated()
    made, that = function.construction(), function.construction("that")
    several = in_category(function, "that/+")
    for who, form in subjects(f"{people}/so"):
        worded(made, done.has_done(who, form, "{period}"))
    worded(that, done.has_done("", "er", "{period}"), True, who=EACH)
    worded(several, done.has_done("", "sie", "{period}"), True, who=EACH)
    grammar.add(made, that, several)


def past_count(
    grammar: Grammar, function: Function, frames: Frames, people: str, unit: Unit | None
) -> None:
    """What was done in a period is counted: `jede Karte, die du in diesem Zug gezogen hast`; or how
    often it was, of what has no amount."""
    done = _predicate(grammar, function)
    counts = noun("das Mal, die Male")
    frame = tables(grammar).predicate("verbs", function.part)
    if unit is not None and _MUCH in frame.middle:
        counts = tables(grammar).noun(unit.one)
        done = frame.having(frame.middle.replace(_MUCH, "").strip())
    one, many = function.construction("one"), function.construction("many")
    each = JEDER.before(counts, counts.gender, "accusative")
    all_of = counts.form("+", "")
    for who, form in subjects(people):
        clause = done.has_done(who, form, "{period}")
        worded(one, f"{each} , {relative(counts.gender, 'accusative')} {clause} (,|)")
        worded(many, f"{all_of} , {relative('+', 'accusative')} {clause} (,|)")
    grammar.add(one, many)

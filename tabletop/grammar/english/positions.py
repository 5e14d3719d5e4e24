"""How a verb is worded in every position of a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from tabletop.cardtext.amounts import SHARES
from tabletop.cardtext.subjects import EACH, IMPLIED, IT, SOMEBODY, Such
from tabletop.grammar.construction import Construction
from tabletop.grammar.english.passives import Subjects, proxies, suffered
from tabletop.grammar.english.persons import has_pronoun
from tabletop.grammar.english.verbs import gerund, infinitive, inflected, participle, several, third
from tabletop.grammar.frames import Frames, Said, Voice
from tabletop.grammar.function import MAY, Function, worded
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People, Single, Unit
from tabletop.grammar.subjects import DID, SAME

Spread = list[tuple[str, dict[str, Any]]]
"""Templates of one frame, each with what it says without a gap."""


def without_amount(grammar: Grammar, frame: str, unit: Unit | None) -> str:
    """*frame* as it is awaited: of a mass without how much, of things one of them."""
    if unit is None:
        return frame
    return frame.replace("{n}", unit.many if unit.much else f"a {unit.one}")


def bounded(grammar: Grammar, frames: Frames, unit: Unit) -> Frames:
    """The first of *frames* that names its unit; it says how much at least, at most, or just so
    much."""
    for frame in frames:
        for words in (unit.many, f"a {unit.one}"):
            if f" {words}" in frame:
                return (frame.replace(f" {words}", f" {{so:{unit.bound}}}", 1),)
    return ()


def spread(frame: str, amount: str, split: bool = False) -> Spread:
    """*frame* with its gap for how much; where that is *split*, in each way that words of the frame
    may stand inside of it."""
    if not amount or "{n}" not in frame:
        return [(frame, {})]
    if not split:
        return [(frame.replace("{n}", f"{{n:{amount}}}"), {})]
    made: Spread = []
    if not amount.startswith("reckoned"):
        made.append((frame.replace("{n}", "{n:number}"), {}))
    if not amount.startswith("plain"):
        each = frame.replace("{n}", "{each:number}")
        made.append((f"{each} for (each|every) {{of:count/one}}", {}))
        base = frame.replace("{n}", "{base:number}")
        per = "for (each|every) {of:count/one}"
        made.append((f"{base} , plus {{more:number}} {per}", {}))
        made.append((f"{base} (,|) and {{more:number}} (more|extra) {per}", {}))
        made.append((f"{base} plus {{more:number}} (more|extra|) {per}", {}))
        equal = "as much as" if frame.endswith("{n}") else "equal to"
        bare = frame.replace(" {n}", "")
        for share, (before, behind) in SHARES.items():
            tail = behind.replace(", ", " , ")
            made.append((f"{bare} {equal} {before}{{all:count/many}}{tail}", {"share": share}))
        made.append((frame.replace("{n}", "that much"), {"that": ""}))
    return made


def _subjects(people: str) -> Subjects:
    return ((f"{{who:{people}/1}}", third), (f"{{who:{people}/+}}", several))


def _some(grammar: Grammar, people: str) -> tuple[tuple[str, Callable[[str], str]], ...]:
    """So many of *people* as a subject of what is done."""
    several_of = f"{people}/picked"
    known = several_of in grammar.lexicon.by_category
    return ((f"{{who:{several_of}}}", several),) if known else ()


def imperative(
    grammar: Grammar,
    function: Function,
    frames: Frames,
    amount: str,
    said: tuple[Said, ...],
    voice: Voice,
) -> None:
    """It is done by you, which is not said; where it may be *left* to you, by `you may`."""
    made = function.construction()
    for number, frame in enumerate(frames):
        for words, fixed in spread(frame, amount, voice.split):
            worded(made, inflected(words, several), number == 0, **fixed)
            if voice.left:
                may = {**fixed, MAY: True}
                worded(made, f"you may {inflected(words, infinitive)}", number == 0, **may)
                choose = f"you (can|may choose to) {inflected(words, infinitive)}"
                worded(made, choose, False, **may)
    _otherwise(made, said, amount, voice.split)
    grammar.add(made)


def _otherwise(made: Construction, said: tuple[Said, ...], amount: str, split: bool) -> None:
    for each in said:
        template, fixed = (each, {}) if isinstance(each, str) else each
        for words, more in spread(template, amount, split):
            worded(made, words, False, **fixed, **more)


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
    """It is done; left to somebody; demanded; done by whom the verb before is about. Of who is not
    said, an amount *bare* is done, nothing if that is an order."""
    made = function.construction()
    if voice.active:
        _onto(made, voice, people, amount)
        function.onto, bare = True, None
    for number, frame in enumerate(frames):
        house = number == 0 and not voice.active
        for words, fixed in spread(frame, amount, voice.split):
            bare_verb = inflected(words, infinitive)
            if not people:
                name = _name(subject)
                worded(made, f"{name} {inflected(words, third)}", house, **fixed)
                worded(made, f"{name} must {bare_verb}", False, **fixed)
                continue
            _done_by(grammar, made, subject, people, voice, words, house, fixed)
        if people and voice.unsaid and bare is not None:
            _unsaid(made, subject, spread(frame, bare, voice.split), house)
    _otherwise(made, said, amount, voice.split)
    grammar.add(made)
    if people and not voice.by_name:
        _going_on(grammar, function, frames, amount, voice)


def _done_by(
    grammar: Grammar,
    made: Construction,
    subject: People | Single,
    people: str,
    voice: Voice,
    words: str,
    house: bool,
    fixed: dict[str, Any],
) -> None:
    """It is done by *people*, and may be left to them."""
    bare_verb, may = inflected(words, infinitive), {**fixed, MAY: True}
    for who, form in (*_subjects(people)[: 1 if voice.by_name else 2], *_some(grammar, people)):
        done, must = f"{who} {inflected(words, form)}", f"{who} must {bare_verb}"
        told = (must, done) if voice.duty else (done, must) if voice.told else (must,)
        for each in told:
            worded(made, each, house and (each is must) is voice.duty, **fixed)
        if form is several and voice.told:
            worded(made, f"{done} each", False, **fixed)
            worded(made, f"{who} each {bare_verb}", False, **fixed)
        if not voice.duty:
            worded(made, f"{who} may {bare_verb}", house, **may)
            worded(made, f"{who} (can|may choose to) {bare_verb}", False, **may)
    if not voice.duty and "each" in getattr(subject, "values", ()):
        many = f"any number of {subject.many} may {bare_verb}"  # type: ignore[union-attr]
        worded(made, many, False, **{**may, "who": "each"})
    if not voice.duty and has_pronoun(grammar, people):  # none but people may
        worded(made, f"{{who:pronoun}} may {bare_verb}", False, **may)


def _onto(made: Construction, voice: Voice, people: str, amount: str) -> None:
    """You do it to whom it befalls."""
    frame = voice.active.replace("{who}", f"{{who:{people}}}")
    for words, fixed in spread(frame, amount, voice.split):
        worded(made, inflected(words, several), True, **fixed)
        worded(made, f"you (must|) {inflected(words, several)}", False, **fixed)
        may = {**fixed, MAY: True}
        worded(made, f"you may {inflected(words, infinitive)}", True, **may)
        worded(made, f"you (can|may choose to) {inflected(words, infinitive)}", False, **may)


def _unsaid(made: Construction, subject: People | Single, spread: Spread, house: bool) -> None:
    """It is done by whom nobody need name: printed so where cards are curt, else by you."""
    curt = getattr(subject, "curt", True)
    for words, fixed in spread:
        whom = IMPLIED if curt else "you"
        worded(made, inflected(words, several), house and curt, who=whom, **fixed)


def _going_on(
    grammar: Grammar, function: Function, frames: Frames, amount: str, voice: Voice
) -> None:
    """It is done by whom the verb before is about."""
    goes_on = _continued(function, "continued", SAME)
    if_did = _continued(function, "continued/may", DID)
    for number, frame in enumerate(frames):
        house = number == 0
        for words, fixed in spread(frame, amount, voice.split):
            bare_verb = inflected(words, infinitive)
            if voice.duty:
                worded(goes_on, f"must {bare_verb}", house, **fixed)
            worded(goes_on, inflected(words, third), house and not voice.duty, **fixed)
            worded(if_did, bare_verb, house, **fixed)
    grammar.add(goes_on, if_did)


def _continued(function: Function, category: str, who: str) -> Construction:
    made = function.construction()
    made.category = category
    make, take = made.make, made.take
    made.make = lambda parts: make({**parts, "who": who})
    made.take = lambda said: (
        parts if (parts := take(said)) is not None and parts.get("who") == who else None
    )
    return made


def price(
    grammar: Grammar, function: Function, frames: Frames, people: str, amount: str, voice: Voice
) -> None:
    """It is paid: before a colon by you, or by whom it may be; behind `unless` by who is named."""
    plain, paid = function.construction(), function.construction("paid")
    bare, doing = function.construction(), function.construction()
    bare.category, doing.category = "cost/plain", "cost/doing"
    either, must = function.construction(), function.construction()
    either.category, must.category = "price/1", "price/+"
    spared = function.construction()
    spared.category = "paid/it"
    if voice.alone:
        worded(plain, f"{{n:{amount}}}", True, who=IMPLIED)
    for number, frame in enumerate(frames):
        house = number == 0
        for words, fixed in spread(frame, amount, voice.split):
            you = {**fixed, "who": IMPLIED}
            worded(plain, inflected(words, several), house and not voice.alone, **you)
            worded(bare, inflected(words, infinitive), False, **you)
            worded(doing, inflected(words, gerund), False, **you)
            worded(either, inflected(words, third), False, **you)
            worded(must, inflected(words, infinitive), False, **you)
            if has_pronoun(grammar, people):
                paying = f"{{who:pronoun}} may {inflected(words, infinitive)}"
                worded(plain, paying, False, **fixed, **{MAY: True})
                worded(spared, f"{{who:pronoun}} {inflected(words, third)}", False, **fixed)
            for who, form in _subjects(people):
                worded(paid, f"{who} {inflected(words, form)}", house, **fixed)
                if form is several:  # `you may ...:` is what you pay
                    continue
                may = {**fixed, MAY: True}
                worded(plain, f"{who} may {inflected(words, infinitive)}", house, **may)
    for each in (bare, doing, either, must, spared):
        _never_printed(each)
    grammar.add(plain, paid, bare, doing, either, must, spared)


def _never_printed(construction: Construction) -> None:
    construction.take = lambda said: None


def event(
    grammar: Grammar,
    function: Function,
    subject: People | Single,
    frames: Frames,
    people: str,
    before: bool,
) -> None:
    """It is awaited, before or after it is done; of those to whom it is done, too."""
    made = function.construction()
    for number, frame in enumerate(frames):
        house = number == 0
        if "[" not in frame:
            worded(made, frame.replace("would ", "would " if before else ""), house)
        elif people:
            for who, form in _subjects(people):
                verb = f"would {inflected(frame, infinitive)}" if before else inflected(frame, form)
                worded(made, f"{who} {verb}", house)
            for who, form in proxies(grammar, people):
                verb = f"would {inflected(frame, infinitive)}" if before else inflected(frame, form)
                worded(made, f"{who} {verb}", False)
            be = ("would be",) * 2 if before else ("(is|gets|becomes)", "(are|get|become)")
            suffered(grammar, made, frame, people, be, house)
        else:
            form = infinitive if before else third
            would = "would " if before else ""
            worded(made, f"{_name(subject)} {would}{inflected(frame, form)}", house)
            worded(made, f"it {would}{inflected(frame, form)}", False)
    grammar.add(made)


def ban(
    grammar: Grammar, function: Function, subject: People | Single, frames: Frames, people: str
) -> None:
    """It is forbidden; or allowed only if something is so."""
    made, only = function.construction(), function.construction()
    only.category = "only ban"
    _never_printed(only)
    cannot = "(cannot|may not|must not)"
    for number, frame in enumerate(frames):
        house = number == 0
        if "[" not in frame:
            continue
        bare = inflected(frame, infinitive)
        if not people:
            worded(made, f"{_name(subject)} {cannot} {bare}", house)
            worded(only, f"{_name(subject)} (can|may) only {bare}", False)
            continue
        for who, _ in _subjects(people):
            worded(made, f"{who} {cannot} {bare}", house)
            worded(only, f"{who} (can|may) only {bare}", False)
        for who, _ in proxies(grammar, people):
            worded(made, f"{who} {cannot} {bare}", False)
        suffered(grammar, made, frame, people, (f"{cannot} be",) * 2, house)
        suffered(grammar, only, frame, people, ("(can|may) only be",) * 2, False)
        if isinstance(subject, People) and subject.value("each") in subject.values:
            each, other = subject.value("each"), subject.value("other")
            worded(made, f"no {subject.word} (can|may) {bare}", False, who=each)
            worded(made, f"no other {subject.word} (can|may) {bare}", False, who=other)
            worded(made, f"nobody (can|may) {bare}", False, who=each)
            none = function.construction()
            none.make, none.take = _of_none(function), lambda said: None
            grammar.add(none.also(f"no {{who:{subject.id}/single}} (can|may) {bare}"))
    grammar.add(made, only)


def _of_none(function: Function) -> Callable[[Any], Any]:
    """`no Hero that has a Shield can ...`: what each of them cannot do; of all of them it is said
    in other words."""
    return lambda parts: function.said(parts) if isinstance(parts["who"], Such) else None


def _name(subject: People | Single) -> str:
    return str(getattr(subject, "name", ""))


def _having(people: str) -> tuple[tuple[str, str], ...]:
    return ((f"{{who:{people}/plain/1}}", "has"), (f"{{who:{people}/plain/+}}", "have"))


def past(grammar: Grammar, function: Function, frames: Frames, people: str, has: bool) -> None:
    """It has happened in a period, or not."""
    made, that = function.construction(), function.construction("that")
    those = function.construction("that")
    those.category = "that/+"
    never = "" if has else "not "
    for number, frame in enumerate(frames):
        done, house = inflected(frame, participle), number == 0
        for who, form in (
            (f"{{who:{people}/so/plain/1}}", "has"),
            (f"{{who:{people}/plain/+}}", "have"),
        ):
            worded(made, f"{who} {form} {never}{done} {{period}}", house)
        worded(that, f"has {never}{done} {{period}}", house, who=EACH)
        worded(those, f"have {never}{done} {{period}}", house, who=EACH)
    grammar.add(made, that, those)


def past_count(
    grammar: Grammar, function: Function, frames: Frames, people: str, unit: Unit | None
) -> None:
    """How much of it has happened in a period, or how often it has."""
    one, many = function.construction("one"), function.construction("many")
    for number, frame in enumerate(frames):
        house = number == 0
        done = inflected(frame, participle)
        first, all_of = "time", "the number of times"
        if unit is not None:
            for words in (unit.many, f"a {unit.one}"):
                if f" {words}" in done:
                    done = done.replace(f" {words}", "", 1)
                    first = unit.many if unit.much else unit.one
                    all_of = f"the {unit.many}" if unit.much else f"the number of {unit.many}"
                    break
        for who, form in (
            (f"{{who:{people}/plain/1}}", "has"),
            (f"{{who:{people}/plain/+}}", "have"),
        ):
            worded(one, f"{first} {who} {form} {done} {{period}}", house)
            worded(many, f"{all_of} {who} {form} {done} {{period}}", house)
    grammar.add(one, many)


def this_way(grammar: Grammar, frames: Frames, people: str) -> None:
    """`if you lost Health this way`: the answer to the sentence before, which has it be done."""
    grammar.deeds.append((frames, people))
    if grammar.answers is not None:
        _answered(grammar, grammar.answers, frames, people)


def answer(grammar: Grammar, answers: Function) -> None:
    """Have *answers* say whether somebody did what the sentence before says, in its own words."""
    grammar.answers = answers
    for frames, people in grammar.deeds:
        _answered(grammar, answers, frames, people)


_WAY = "(in|) this way"
_ANY_THING = re.compile(r"\{thing:thing/(\w+)(?:/one)?\}")


def _answered(grammar: Grammar, answers: Function, frames: Frames, people: str) -> None:
    who = answers.slots["who"].category  # type: ignore[attr-defined]
    if who != f"{people}":
        return
    made = answers.construction()
    made.take = lambda said: None
    for frame in (_ANY_THING.sub(r"(a|any|that|the) \1", each) for each in frames):
        if "[" not in frame or "{" in frame:
            continue
        done = inflected(frame, participle)
        present = inflected(frame, third)
        for each, has in ((f"{{who:{people}/1}}", "has"), (f"{{who:{people}/+}}", "have")):
            worded(made, f"{each} ({has}|) {done} {_WAY}", False)
        worded(made, f"{{who:{people}/1}} {present} {_WAY}", False)
        worded(made, f"{{who:{people}/+}} {inflected(frame, several)} {_WAY}", False)
        if has_pronoun(grammar, people):
            worded(made, f"it (has|) {done} {_WAY}", False, who=IT)
            worded(made, f"it {present} {_WAY}", False, who=IT)
        verb, _, thing = frame.partition("] ")
        if thing:
            passive = f"{thing} (is|was|has been) {inflected(verb + ']', participle)} {_WAY}"
            worded(made, passive, False, who=SOMEBODY)
    if made.wordings:
        grammar.add(made)

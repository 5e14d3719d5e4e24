"""What is wrong with a sentence that has no reading: where it stops to make sense, what was
expected there, what makes sense again behind it, and what is meant if only a slip is in the way.

What is offered is always a tree, printed. A slip is a word that nobody uses for one that is known,
a verb or noun that does not agree, a mark or an article that is missing; nothing else may differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from tabletop.cardtext.book import Own
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.complaint import EXPECTED, LISTED, no_word
from tabletop.cardtext.compound_sentences import as_sentences
from tabletop.cardtext.roles import Role
from tabletop.cardtext.slips import base, is_slip
from tabletop.cardtext.unread import Close, Fault
from tabletop.grammar.chart import Chart
from tabletop.grammar.english.rewordings import reworded
from tabletop.grammar.english.sentences import clauses
from tabletop.grammar.english.spelling import NUMERALS, written
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.numerals import number
from tabletop.grammar.tokens import Token

TRIED = 24
"""Readings that are tried to find what is meant."""

LONG = 300
"""Letters of a sentence for which it is only told where it stops to make sense."""

CATEGORIES: dict[str, Role] = {
    "event": "trigger",
    "moment": "trigger",
    "first time": "trigger",
    "that": "condition",
    "that/0": "condition",
    "condition/0": "condition",
    "count/one": "count",
    "count/many": "count",
    "period": "limit",
    "paid": "cost",
    "continued": "action",
    "continued/may": "action",
}
"""The roles of categories that are not called like one."""

_WHOLE = ("action", "modifier", "trait", "condition", "trigger", "duration", "unless", "cost")


class Stop(NamedTuple):
    """Where a sentence stops to make sense: its tokens, the number of the first that does not, and
    what was awaited there, with its categories."""

    tokens: list[Token]
    at: int
    awaited: dict[str, str]


def what_is_wrong(grammar: Grammar, sentence: str, start: int, own: Own) -> Fault:
    """What is wrong with *sentence*, which begins at *start* (from 0) in its text."""
    stop = _stop(grammar, sentence)
    nearest = "" if len(sentence) > LONG else _meant(grammar, sentence, stop)
    column = _column(sentence, stop)
    if (strange := _strange(grammar, stop)) and (lexicon := _lexicon(grammar, stop)):
        return Fault("unknown-word", start + column + 1, no_word(strange, lexicon), nearest)
    why = _why(grammar, sentence, stop, column)
    close = () if nearest or len(sentence) > LONG else tuple(_close(grammar, sentence, stop))
    return Fault("unread-sentence", start + column + 1, why, nearest, close)


def _stop(grammar: Grammar, sentence: str) -> Stop:
    tokens = grammar.tokens(sentence.removesuffix("."))
    chart = Chart(grammar.lexicon, tokens, watched=True)
    clauses(grammar, chart)
    return Stop(tokens, min(chart.furthest, len(tokens)), chart.awaited)


def _strange(grammar: Grammar, stop: Stop) -> str:
    """The word at which it stops, if that is none that the grammar knows."""
    word = stop.tokens[stop.at].text if stop.at < len(stop.tokens) else ""
    return word if word[:1].isalpha() and word not in grammar.vocabulary else ""


def _lexicon(grammar: Grammar, stop: Stop) -> tuple[str, ...]:
    """The words of the list with one of which the sentence would make sense there."""
    texts = [token.text for token in stop.tokens]
    for awaited in stop.awaited:
        lexicon = grammar.listed(awaited[1:-1]) if awaited.startswith("<") else ()
        if lexicon and grammar.readings(_put(texts, stop.at, [lexicon[0]])):
            return lexicon
    return ()


def _column(sentence: str, stop: Stop) -> int:
    if stop.at < len(stop.tokens):
        return stop.tokens[stop.at].start
    return len(sentence.removesuffix("."))


# --- what is told ------------------------------------------------------------------------------


def _why(grammar: Grammar, sentence: str, stop: Stop, column: int) -> str:
    rest = sentence[column:] or "its end"
    why = f"It is understood up to {rest!r}." if column else "It is not understood."
    if column and (again := _again(grammar, sentence, stop)):
        why += f" What makes sense again is {again!r}."
    roles = dict.fromkeys(CATEGORIES.get(category, category) for category in stop.awaited.values())
    expected = [EXPECTED[role] for role in roles if role in EXPECTED]
    if expected:
        why += f" Expected: {', or '.join(dict.fromkeys(expected[:LISTED]))}."
    words = [_named(grammar, each) for each in stop.awaited]
    words = [each for each in dict.fromkeys(words) if each]
    if column and 0 < len(words) <= 2 * LISTED:
        why += f" Behind {sentence[:column].strip()!r} can stand: {', '.join(words)}."
    return why


def _named(grammar: Grammar, awaited: str) -> str:
    if not awaited.startswith("<"):
        return repr(awaited)
    listed = grammar.listed(awaited[1:-1])
    return f"as {listed[0]!r}" if listed else f"as {grammar.example(awaited[1:-1])!r}"


def _again(grammar: Grammar, sentence: str, stop: Stop) -> str:
    """The part behind the stop that makes sense by itself."""
    chart = Chart(grammar.lexicon, stop.tokens)
    for at in range(stop.at + 1, len(stop.tokens) - 1):
        for category in _WHOLE:
            if any(end == len(stop.tokens) for _, end in chart.read(category, at)):
                return sentence[stop.tokens[at].start :].removesuffix(".")
    return ""


def _close(grammar: Grammar, sentence: str, stop: Stop) -> Iterator[Close]:
    """The sentence without its end, if only that cannot be said."""
    for at in range(stop.at, max(stop.at - 4, 1), -1):
        if at >= len(stop.tokens):
            continue
        words = sentence[: stop.tokens[at].start].rstrip(" ,;:")
        part = sentence[stop.tokens[at].start :].removesuffix(".")
        found = grammar.readings(f"{words}.")
        if len(found) == 1 and not _turns(part):
            rest = str(found[0])
            told = (
                f"This part cannot be said in a sentence: {part!r}. The rest would read: {rest!r}."
            )
            yield Close(rest, told)
            return


_TURNING = frozenset(
    [
        "unless",
        "otherwise",
        "else",
        "instead",
        "if",
        "when",
        "whenever",
        "while",
        "until",
        "not",
        "no",
        "never",
        "cannot",
        "can't",
        "only",
        "without",
        "except",
        "than",
        "other",
        "or",
        "may",
        "once",
        "up",
        "but",
        ":",
    ]
)
"""Without what a sentence would say more than it does, or the contrary."""


def _turns(words: str) -> bool:
    return bool(_TURNING & {*words.lower().replace(":", " : ").split()})


# --- what is meant -----------------------------------------------------------------------------


def _meant(grammar: Grammar, sentence: str, stop: Stop) -> str:
    if not sentence.endswith("."):
        return _said(grammar, f"{sentence}.")
    if sentence[:1].islower() and (said := _said(grammar, sentence[:1].upper() + sentence[1:])):
        return said
    found = {said for words in _mended(grammar, sentence, stop) if (said := _said(grammar, words))}
    if len(found) == 1:
        return found.pop()
    if found:
        return ""  # it could be any of them
    texts = [token.text for token in stop.tokens]
    other = reworded(grammar, texts, lambda words: _said(grammar, _put(words, len(words), [])))
    if other:
        return other
    return _as_long(grammar, as_sentences(sentence, grammar, lambda one: _said(grammar, one)))


def _as_long(grammar: Grammar, several: str) -> str:
    """*several* sentences made of one: what holds in each does so as long as the last says."""
    parts = [part if part.endswith(".") else f"{part}." for part in several.split(". ") if part]
    found = [grammar.readings(part) for part in parts]
    if len(found) < 2 or any(len(each) != 1 for each in found):
        return several
    duration = found[-1][0].duration
    clauses = (
        replace(clause, duration=duration) if clause.holds and not clause.duration else clause
        for (clause,) in found
    )
    return " ".join(map(str, clauses)) if duration else several


def _said(grammar: Grammar, sentence: str) -> str:
    """*sentence* as it is printed, if it has one reading; in several sentences if need be."""
    found: list[Clause] = grammar.readings(sentence)
    if found:
        return str(found[0]) if len(found) == 1 else ""
    return " ".join(map(str, grammar.ideas(sentence)))


def _mended(grammar: Grammar, sentence: str, stop: Stop) -> Iterator[str]:
    """*sentence* with what may be a slip of the pen put right, in one place or two."""
    tried = 0
    for made in _once(grammar, stop):
        yield made
        tried += 1
        again = _stop(grammar, made)
        if again.at > stop.at:
            for twice in _once(grammar, again):
                yield twice
                tried += 1
        if tried > TRIED:
            return
    for at in range(len(sentence) - 2):
        one, two = sentence[at], sentence[at + 1]
        if (one == " ") != (two == " ") and _splits(grammar, sentence, at):
            yield f"{sentence[:at]}{two}{one}{sentence[at + 2 :]}"


def _splits(grammar: Grammar, sentence: str, at: int) -> bool:
    """Whether a space that stood beside a letter makes known words of unknown ones."""
    before = sentence.rfind(" ", 0, at) + 1
    end = sentence.find(" ", at + 2)
    end = end if end >= 0 else len(sentence) - 1
    swapped = f"{sentence[before:at]}{sentence[at + 1]}{sentence[at]}{sentence[at + 2 : end]}"
    return all(_is_known(grammar, word.strip(",.:;")) for word in swapped.split()) and not all(
        _is_known(grammar, word.strip(",.:;")) for word in sentence[before:end].split()
    )


def _is_known(grammar: Grammar, word: str) -> bool:
    known = grammar.vocabulary
    small, capital = word.lower(), word.capitalize()
    return (
        word in known or small in known or capital in known or number(small, NUMERALS) is not None
    )


def _once(grammar: Grammar, stop: Stop) -> Iterator[str]:
    """The sentence with one slip put right where it stops, or right before that."""
    texts = [token.text for token in stop.tokens]
    small = frozenset(word.lower() for word in grammar.vocabulary)
    for at, text in enumerate(texts):
        if text[0].isalpha() and not _is_known(grammar, text):
            close = [
                word
                for word in grammar.vocabulary
                if word[0].isalpha() and is_slip(text.lower(), word.lower(), small)
            ]
            for word in sorted(close)[:TRIED]:
                yield _put(texts, at, [word])
            return
    at = stop.at
    awaited = [each for each in stop.awaited if not each.startswith("<")]
    if at < len(texts):
        if at and texts[at] == texts[at - 1]:
            yield _put(texts, at, [])
        for word in awaited:
            if _agrees(grammar, stop, word):
                yield _put(texts, at, [word])
        if at and texts[at] in ("the", ","):
            yield _put(texts, at, [])
    for word in ("the", ","):
        if word in awaited:
            yield _put(texts, at, [word, *texts[at : at + 1]])


def _agrees(grammar: Grammar, stop: Stop, word: str) -> bool:
    """Whether the word at the stop is *word* that does not agree with what stands before it: whose
    verb it is, or how many."""
    text = stop.tokens[stop.at].text
    if text == word or base(text.lower()) != base(word.lower()) or not stop.at:
        return False
    if (
        number(stop.tokens[stop.at - 1].text, NUMERALS) is not None
        or stop.tokens[stop.at - 1].text == "each"
    ):
        return True
    chart = Chart(grammar.lexicon, stop.tokens)
    return any(
        end == stop.at
        for begin in range(max(0, stop.at - 6), stop.at)
        for noun in ("who", "who/plain")
        for _, end in chart.read(noun, begin)
    )


def _put(texts: list[str], at: int, words: list[str]) -> str:
    made = written([*texts[:at], *words, *texts[at + 1 :]])
    return f"{made[:1].upper()}{made[1:]}."

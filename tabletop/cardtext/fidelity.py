"""Whether a sentence that is offered says what was written: nobody else, no more, no other time.

What is written is compared word by word with what is offered. Only these may differ: how a word is
spelt, if it is none that anybody uses; how a verb agrees with the subject before it, and a noun
with what counts it; words that mean the same, or nothing; and where what is waited for stands.
A word that says who, how many, whether or not, or when may not be any other, come, or go.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import lru_cache

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.phrasebook import Phrasebook

_WORD = re.compile(
    r"[+-]?\d+(?:-\d+)?|[^\W\d_]+(?:['’][^\W\d_]+)*|:"
    r"|(?<=\d)-(?!\w)|[−–](?=\d)|[+*/%<>=≤≥≠≈~±×÷^|]"
)
"""A number, a word, what stands between a price and what it buys, or a sign that makes another
amount of a number: `4+` is no 4, and `>4` is not either."""

_LONG = (
    (r"\bcan['’]?t\b|\bcannot\b", "can not"),
    (r"\bwon['’]t\b", "will not"),
    (r"(?<=[a-z])n['’]t\b", " not"),
    (r"(?<=[a-z])['’]re\b", " are"),
    (r"(?<=[a-z])['’]ve\b", " have"),
    (r"\b(it|that|he|she|who|what|there)['’]s\b", r"\1 is"),
    (r"\b(you|they|it|who)['’]d\b", r"\1 would"),
    (r"(?<=[a-z])['’]ll\b", " will"),
    (r"\bdmg\b", "damage"),
    (r" & ", " and "),
)
"""Short forms, and what they are short for."""

_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

_SAME = (
    ("take", "suffer", "receive"),
    ("heal", "recover"),
    ("when", "whenever"),
    ("each", "every"),
    ("start", "beginning"),
    ("kill", "slay"),
    ("give", "hand"),
    ("free", "release"),
    ("send", "banish"),
    ("prevent", "negate"),
)
"""Words for the same thing."""

_MEANS = {word: same[0] for same in _SAME for word in same}

_NOTHING = frozenset({"the", "also", "just", "simply", "immediately", "of", "to"})
"""Words that may come and go: nothing that a sentence says hangs on them."""

_JOINTS = frozenset({"when", "at", "after", "before", "once", "if", "unless", "until", "while"})
"""With what a part of a sentence begins that may stand before or behind the rest."""

_PLAIN = frozenset(
    re.findall(
        r"\w+",
        """
    a about above across add adds advantage again against alive all almost alone along also
    although always am among an and another any anybody anyone anything anywhere are around as
    at away back bad be because been before begin begins behind below beneath beside besides
    best better between beyond both bound but buy buys by can closed could dead deal deals did
    die dies do does doing done double down during each eight either else end ends enough even
    ever every everybody everyone everything except few fewer fewest fifth first five for
    former four fourth free from full gain gains give gives good greater greatest had half has
    have having he heal heals her here hers high higher highest him his hit hits how hurt i if
    in inside instead into is it its itself just last lasts late later latest latter least
    leave left less lesser lest like lit little live lives lose lost love low lower lowest
    many may me might mine miss misses more most much must my near nearest need neither never
    new next nine no nobody none nor not nothing now odd of off often old on once one ones
    only open or other others otherwise our out outside over own past per perhaps rather same
    second sell sells seven several shall she should since single six sixth so some somebody
    someone something sometimes soon start starts steal steals still such take takes ten than
    that the their theirs them themselves then there these they third this those though three
    through throughout till to together too toward triple twice two under unhurt unless unlit
    until up upon us was we were what when where whether which while who whole whom whose why
    will win wins with within without won worse worst would yes yet you your yours yourself
    zero
    bite bites bits burn burns cold fame found hears hound hounds king kings kits love loves night
    nights rate sits sound sounds spill spills wife wound wounds
""",
    )
)
"""Words that people mean when they write them, be they in the phrases of a game or not: none of
them is another word misspelt."""

_PREFIXES = (
    "un",
    "dis",
    "in",
    "im",
    "ir",
    "non",
    "mis",
    "de",
    "re",
    "over",
    "under",
    "out",
    "anti",
)
_SUFFIXES = ("less", "ful", "able", "proof")
"""What turns a word into another."""

_COUNTS = frozenset({"each", "another", "that", "this", "every", "all", "any", "other", "no"})
"""Words behind which it is plain how many a noun means."""


def is_faithful(made: str, written: str, book: Phrasebook) -> bool:
    """Whether *made*, which *book* understands, says what is *written*, which it does not."""
    known = vocabulary(book)
    one, two = _words(written), _words(made)
    orders = [told for told in _orders(one) if agree(told, two, known)]
    if not orders or len(found := book.readings(made)) != 1:
        return False
    cost = found[0].heads.get("cost")
    if cost is not None and cost.phrase.run is not None and one.count(":") != two.count(":"):
        return False  # what is paid is paid by who wants to
    fixed = _implied(two, found[0])
    return any(
        agree(told, two, known, fixed) and _unambiguous(told, two, made, book, found[0])
        for told in orders
    )


def says_so(made: str, written: str, known: Collection[str]) -> bool:
    """The same by the words alone, where *known* are those that can be read."""
    return any(agree(told, _words(made), known) for told in _orders(_words(written)))


def _words(sentence: str) -> list[str]:
    """The words of *sentence* in small letters, none of them short for two."""
    small = sentence.lower()
    for short, long in _LONG:
        small = re.sub(short, long, small)
    return _WORD.findall(small)


def _orders(words: list[str]) -> Iterator[list[str]]:
    """*words*, and with what they wait for before or behind the rest."""
    yield words
    for at in range(1, len(words)):
        if words[at] in _JOINTS:
            yield [*words[at:], *words[:at]]
    if words and words[0] in _JOINTS:
        for at in range(2, len(words)):
            yield [*words[at:], *words[:at]]


# --- word by word ------------------------------------------------------------------------------


def agree(
    one: list[str], two: list[str], known: Collection[str], fixed: Collection[int] = ()
) -> bool:
    """Whether the words *two* that are offered say what the words *one* do. Those whose numbers
    are *fixed* must stand there as they are."""
    at = 0
    for number, word in enumerate(two):
        if word == ":" or word in _NOTHING:
            if at < len(one) and one[at] == word:
                at += 1
            elif at < len(one) and word != ":" and one[at] in ("a", "an", "this", "your", "its"):
                return False  # another article is another thing
            continue
        while at < len(one) and one[at] != word and _is_empty(one, at):
            at += 1
        if at == len(one) or not _is_word(one, at, two, number, known, number in fixed):
            return False
        at += 1
    return all(_is_empty(one, rest) for rest in range(at, len(one)))


def _is_empty(words: list[str], at: int) -> bool:
    """Whether the word there says nothing: it may go, or stands there twice."""
    word = words[at]
    twice = at > 0 and words[at - 1] == word and not word[-1].isdigit()
    return word == ":" or word in _NOTHING or twice


def _is_word(
    one: list[str], at: int, two: list[str], number: int, known: Collection[str], fixed: bool
) -> bool:
    """Whether what is written *at* a place is the word *number* of what is offered."""
    written, word = one[at], two[number]
    if written == word:
        return True
    if word[-1].isdigit() or written[-1].isdigit():
        return _value(written) == _value(word)
    if fixed and (base(written) == base(word) or _slips(written, f"{word}s") < 2):
        return False  # how it agrees tells who does it
    if base(written) == base(word):
        return _agrees(one, at, two, number)
    same = _MEANS.get(base(written), base(written)) == _MEANS.get(base(word), base(word))
    return (same and _inflected(written) == _inflected(word)) or is_slip(written, word, known)


def _value(word: str) -> str:
    """A number, however it is written."""
    if word in ("a", "an"):
        return "1"
    if word.isdecimal():
        return str(int(word))
    return str(_NUMBERS.index(word) + 1) if word in _NUMBERS else word


def _agrees(one: list[str], at: int, two: list[str], number: int) -> bool:
    """Whether a word that is written in another form is so only because it does not agree: with
    the subject right before it, or with what counts it."""
    if at == 0 or number == 0:
        return False
    before, meant = one[at - 1], two[number - 1]
    if before != meant and _value(before) != _value(meant):
        return False
    if before in ("and", "then", ":", "or", "to", "may", "cannot", "not", "must", "would"):
        return False
    many = ("the", "any", "your", "its", "with", "for", "per")  # of one, or of several
    return before not in _JOINTS and before not in many


def _implied(words: list[str], clause: Clause) -> frozenset[int]:
    """Where in *words* stand the verbs of those who are not named: these must be as written."""
    verbs = set[str]()
    for said in clause.whole:
        if said.phrase.role in ("action", "cost", "modifier"):
            first, *more = _words(str(said))
            verbs.add(more[0] if first == "you" and more else first)
    return frozenset(
        number
        for number, word in enumerate(words)
        if word in verbs and (number == 0 or words[number - 1] != "you")
    )


_BASES = {"is": "be", "are": "be", "has": "have", "does": "do", "goes": "go", "an": "a"}


@lru_cache(maxsize=8192)
def base(word: str) -> str:
    """*word* without what it takes on to agree with others."""
    if word in _BASES:
        return _BASES[word]
    if word.endswith("ies") and len(word) > 4:
        return f"{word[:-3]}y"
    if word.endswith(("shes", "ches", "xes", "sses", "roes")):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith("ss") and len(word) > 3 else word


def _inflected(word: str) -> bool:
    return base(word) != word


# --- spelling ----------------------------------------------------------------------------------


def is_slip(written: str, word: str, known: Collection[str]) -> bool:
    """Whether *written* is *word* misspelt: no other word, and near enough to it."""
    if not (written + word).isalpha() or written in known or written in _PLAIN:
        return False
    if base(written) in known or _turns(written, word) or len(word) < 3:
        return False
    return _slips(written, word) <= (1 if len(word) < 8 else 2)


def _turns(one: str, two: str) -> bool:
    """Whether one word is the other with something that turns it."""
    long, short = sorted((one, two), key=len, reverse=True)
    before = any(long == f"{prefix}{short}" for prefix in _PREFIXES)
    behind = any(long == f"{short}{suffix}" for suffix in _SUFFIXES)
    swapped = {*one} != {*two} and any(
        one.startswith(a) and two.startswith(b) and one[len(a) :] == two[len(b) :]
        for a in _PREFIXES
        for b in _PREFIXES
        if a != b
    )
    return before or behind or swapped


@lru_cache(maxsize=8192)
def _slips(one: str, two: str) -> int:
    """How many letters are too many, missing, other, or exchanged with the next; 3 for more than
    two."""
    if abs(len(one) - len(two)) > 2:
        return 3
    before: list[int] = []
    last = [*range(len(two) + 1)]
    for i, a in enumerate(one, 1):
        row: list[int] = [i]
        for j, b in enumerate(two, 1):
            least = min(last[j] + 1, row[-1] + 1, last[j - 1] + (a != b))
            if i > 1 and j > 1 and a == two[j - 2] and one[i - 2] == b:
                least = min(least, before[j - 2] + 1)
            row.append(least)
        before, last = last, row
    return min(int(last[-1]), 3)


def _unambiguous(
    one: list[str], two: list[str], made: str, book: Phrasebook, meant: Clause
) -> bool:
    """Whether no other word that is as near to what is misspelt makes another sentence."""
    known = vocabulary(book)
    for written in {*one} - {*two}:
        for word in {*two} - {*one}:
            if not is_slip(written, word, known):
                continue
            far = _slips(written, word)
            for other in known:
                if (
                    other != word
                    and is_slip(written, other, known)
                    and _slips(written, other) <= far
                ):
                    instead = re.sub(rf"\b{re.escape(word)}\b", other, made, flags=re.IGNORECASE)
                    if any(each != meant for each in book.readings(_like(instead, made))):
                        return False
    return True


def _like(sentence: str, made: str) -> str:
    """*sentence* with a capital where *made* has one."""
    return sentence[:1].upper() + sentence[1:] if made[:1].isupper() else sentence


def vocabulary(book: Phrasebook) -> frozenset[str]:
    """The words that the phrases of *book* know, in small letters."""
    return _vocabulary(book, sum(1 for _ in book.forms()))


@lru_cache(maxsize=32)
def _vocabulary(book: Phrasebook, size: int) -> frozenset[str]:
    """The same while it has so many forms."""
    found = (
        part
        for _, form in book.forms()
        for part in (
            *form.literals,
            *(word for slot in form.slots.values() for word in slot.lexicon),
        )
    )
    return frozenset(word for part in found for word in re.findall(r"[^\W\d_]+", part.lower()))

"""Shipped sentences written as people write who have not learned how cards say it, or who slip; and
what is offered for them.

`python -m tests.cardtext.mangling --seed 1 --each 8` mangles each sentence in so many ways, drawn
by the seed, and tells each offer whose reading differs. Of a sentence that is mangled in a way that
keeps its meaning, the offer must be read as the sentence is; of one whose meaning is turned, it
must not be.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from tabletop.cardtext.book import Book
from tabletop.cardtext.parse import parse
from tabletop.cardtext.unread import Unread
from tabletop.play.shelf.game_shelf import game_called

GAMES = ("tower", "parsifal", "scenario", "darkest", "restless")

Change = Callable[[str, Random], str]


class Way(NamedTuple):
    """A way to mangle a sentence; it `turns` the meaning, or keeps it."""

    name: str
    change: Change
    turns: bool


class Offer(NamedTuple):
    """What is offered for a sentence, written as it was `mangled` in some `way`; whether its
    reading `differs` from what is meant."""

    game: str
    way: Way
    sentence: str
    mangled: str
    offered: str
    differs: bool


def _put(pattern: str, meant: str) -> Change:
    """One of the places where *pattern* stands, in other words."""

    def change(sentence: str, luck: Random) -> str:
        places = [*re.finditer(pattern, sentence, re.IGNORECASE)]
        if not places:
            return sentence
        found = luck.choice(places)
        made = found.expand(meant)
        made = made[:1].upper() + made[1:] if found.start() == 0 else made
        return f"{sentence[: found.start()]}{made}{sentence[found.end() :]}"

    return change


_WHO = r"(?:each other|each|another|a random|a|that|the)"
_PERSON = r"(?:Character|Hero|character|Target|Foe|ally|player)"
_VERB = (
    r"(take|heal|gain|lose|draw|discard|regain|suffer|roll|pay|bear|hold|deal|hit|die|fall|attack)"
)

KEEPS = {
    "can't": (r"\bcannot\b", "can't"),
    "can not": (r"\bcannot\b", "can not"),
    "isn't": (r"\bis not\b", "isn't"),
    "aren't": (r"\bare not\b", "aren't"),
    "doesn't": (r"\bdoes not\b", "doesn't"),
    "don't": (r"\bdo not\b", "don't"),
    "hasn't": (r"\bhas not\b", "hasn't"),
    "haven't": (r"\bhave not\b", "haven't"),
    "you're": (r"\byou are\b", "you're"),
    "you've": (r"\byou have\b", "you've"),
    "you'd": (r"\byou would\b", "you'd"),
    "it's": (r"\bit is\b", "it's"),
    "suffers": (r"\btake(s?) (?=\d+ damage)", r"suffer\1 "),
    "receives": (r"\btake(s?) (?=\d+ damage)", r"receive\1 "),
    "regains": (r"\bheal(s?) (?=\d)", r"recover\1 "),
    "every": (r"\beach (?=[A-Z])", "every "),
    "whenever": (r"\bwhen\b", "whenever"),
    "after": (r"^When (?!.*would)", "After "),
    "beginning": (r"\bstart of\b", "beginning of"),
    "number in letters": (r"\b2\b", "two"),
    "three": (r"\b3\b", "three"),
    "one": (r"\b1\b", "one"),
    "leading zero": (r"(?<![\d+-])([2-9])\b(?!-)", r"0\1"),
    "also": (rf"\b{_VERB}s? (?=\d)", r"also \g<0>"),
    "no article": (r"\bthe (?=[a-z])", ""),
    "the twice": (r"\bthe\b", "the the"),
    "word twice": (r"\b([a-z]{4,})\b", r"\1 \1"),
    "small letter": (r"(?<=\w )([A-Z])(?=[a-z]+ )", "#small"),
    "agreement": (rf"\b({_WHO} {_PERSON}) {_VERB}s\b", r"\1 \2"),
    "agreement of is": (rf"\b({_WHO} {_PERSON}) is\b", r"\1 are"),
    "agreement of has": (rf"\b({_WHO} {_PERSON}) has\b", r"\1 have"),
    "you takes": (rf"\byou {_VERB}\b(?!s)", r"you \1s"),
    "2 card": (r"\b([2-9]) (\w+)s\b", r"\1 \2"),
    "1 cards": (r"\b1 ([a-z]+)\b(?=[.,])", r"1 \1s"),
    "each Characters": (rf"\beach ({_PERSON})\b", r"each \1s"),
    "when to the end": (r"^(When|At|After) ([^,]+), (?!if|once)(\w)([^,]+)\.$", "#last"),
    "once to the end": (r"^(Once) ([^,]+), (\w)([^,]+)\.$", "#last"),
    "no comma": (r", (?=\w)", " "),
    "no colon": (r"(?<=\d): ", " "),
    "no full stop": (r"\.$", ""),
    "two spaces": (r"(?<=\w) (?=\w)", "  "),
}
"""Ways that keep the meaning."""

TURNS = {
    "isn't for is": (r"\bis\b(?! not)", "isn't"),
    "aren't for are": (r"\bare\b(?! not)", "aren't"),
    "hasn't for has": (r"\bhas\b(?! not)", "hasn't"),
    "haven't for have": (r"\bhave\b(?! not)", "haven't"),
    "doesn't for does": (r"\bdoes\b(?! not)", "doesn't"),
    "don't for do": (r"\bdo\b(?! not)", "don't"),
    "does not heal": (rf"\b({_WHO} {_PERSON}) {_VERB}s\b", r"\1 does not \2"),
    "never": (rf"\b{_VERB}(s?) (?=\d|an?\b)", r"never \1\2 "),
    "can for cannot": (r"\bcannot\b", "can"),
    "may for cannot": (r"\bcannot\b", "may"),
    "cannot for may": (r"\bmay\b", "cannot"),
    "must for may": (r"\bmay\b", "must"),
    "no may": (r"\bmay ", ""),
    "not dropped": (r"\bnot ", ""),
    "no for a": (r"\b(?:bears?|has|have) (an?|\d)\b", "has no"),
    "a for no": (r"\bno (?=[A-Za-z])", "a "),
    "anybody": (r"\bnobody\b", "anybody"),
    "without": (r"\bwith\b", "without"),
    "if for unless": (r"\bunless\b", "if"),
    "unless for if": (r"\bif\b", "unless"),
    "a for each": (rf"\beach (?={_PERSON})", "a "),
    "each for a": (rf"\ba (?={_PERSON})", "each "),
    "another for each other": (r"\beach other\b", "another"),
    "each other for another": (r"\banother\b", "each other"),
    "the others": (rf"\b(?:each other|another) ({_PERSON})\b", r"the other \1s"),
    "no random": (r"\brandom ", ""),
    "random": (rf"\ba (?={_PERSON})", "a random "),
    "the for a": (rf"\ba (?={_PERSON})", "the "),
    "plural": (rf"\b(?:a|each|another) ({_PERSON})\b", r"\1s"),
    "targets": (r"\bthe (target|Target)\b", r"the \1s"),
    "it for somebody": (rf"\b{_WHO} {_PERSON}(?= {_VERB}s)", "it"),
    "they for somebody": (rf"\b{_WHO} {_PERSON}(?= {_VERB}s)", "they"),
    "he for somebody": (rf"\b{_WHO} {_PERSON}(?= {_VERB}s)", "he"),
    "somebody dropped": (rf"\b{_WHO} {_PERSON} (?={_VERB}s)", ""),
    "takes for take": (rf"(?:^|(?<=: )|(?<=, )|(?<=and )){_VERB}\b(?!s| \w+:)", r"\1s"),
    "and takes": (rf"\b{_VERB}(s?) ((?:\d+|an?) \w+)\.", r"\1\2 \3 and takes 1 damage."),
    "you for somebody": (rf"\b{_WHO} {_PERSON} {_VERB}s\b", r"you \1"),
    "its for your": (r"\byour\b", "its"),
    "your for the": (r"\b(end|start) of the\b", r"\1 of your"),
    "the for your": (r"\bof your\b", "of the"),
    "that for this": (r"\bthis\b", "that"),
    "this for that": (rf"\bthat (?={_PERSON})", "this "),
    "start for end": (r"\bend of\b", "start of"),
    "end for start": (r"\bstart of\b", "end of"),
    "before": (r"\bafter\b", "before"),
    "while for when": (r"\bwhen\b", "while"),
    "ends for begins": (r"\bbegins\b", "ends"),
    "next": (r"\bthe end of the (?!next)(\w+)", r"the end of the next \1"),
    "not next": (r"\bnext ", ""),
    "twice per": (r"\bonce per\b", "twice per"),
    "no once": (r"^Once per \w+, (\w)", "#rest"),
    "until dropped": (r" until [^.,]+(?=\.$)", ""),
    "one more": (r"(?<![\d+-])([1-8])\b(?!-)", "#more"),
    "a hundred": (r"(?<![\d+-])([1-9])\b(?!-)", r"\g<1>0"),
    "minus": (r"\+(?=\d)", "-"),
    "plus": (r"(?<!\d)-(?=\d)", "+"),
    "no plus": (r"\+(?=\d)", ""),
    "up to": (rf"\b{_VERB}(s?) (?=\d)", r"\1\2 up to "),
    "exactly for up to": (r"\bup to ", ""),
    "half": (rf"\b{_VERB}(s?) (?=\d)", r"\1\2 half of "),
    "or more for or less": (r"\bor less\b", "or more"),
    "or fewer for or more": (r"\bor more\b", "or fewer"),
    "no or more": (r" or (?:more|less)\b", ""),
    "fewest": (r"\bmost\b", "fewest"),
    "least": (r"\bmost\b", "least"),
    "most": (r"\b(?:least|fewest)\b", "most"),
    "first dropped": (r"\bfirst ", ""),
    "last for first": (r"\bfirst\b", "last"),
    "lose for gain": (r"\bgain(s?)\b", r"lose\1"),
    "gain for lose": (r"\blose(s?)\b", r"gain\1"),
    "take for heal": (r"\bheal(s?) (\d+)", r"take\1 \2 damage"),
    "discard for draw": (r"\bdraw(s?)\b", r"discard\1"),
    "advantage": (r"\bdisadvantage\b", "advantage"),
    "disadvantage": (r"\badvantage\b", "disadvantage"),
    "unlit": (r"\blit\b", "unlit"),
    "hurt": (r"\bunhurt\b", "hurt"),
    "unfree": (r"\bfree\b", "unfree"),
    "unopen": (r"\bopen\b", "unopen"),
    "misses": (r"\bhits\b", "misses"),
    "or for and": (r" and (?=\w+ \d)", " or "),
    "instead dropped": (r"\binstead ", ""),
    "otherwise dropped": (r", otherwise [^.]+", ""),
    "comma for a price": (r"^([^,:\d]+ \w+ [^,:]+): ", r"\1, "),
    "swapped": (r"^(You|Each \w+) (\w+)s? (.+)\.$", r"\3 \2s \1."),
}
"""Ways that turn it: who, how many, whether or not, whom, when."""


def _last(found: re.Match[str]) -> str:
    joint, moment, first, rest = found.groups()
    return f"{first.upper()}{rest} {joint.lower()} {moment}."


def _by_name(pattern: str, name: str) -> Change:
    functions: dict[str, Callable[[re.Match[str]], str]] = {
        "#small": lambda found: found[1].lower(),
        "#last": _last,
        "#rest": lambda found: found[1].upper(),
        "#more": lambda found: str(int(found[1]) + 1),
    }

    def change(sentence: str, luck: Random) -> str:
        return re.sub(pattern, functions[name], sentence, count=1)

    return change


def _change(pattern: str, meant: str) -> Change:
    return _by_name(pattern, meant) if meant.startswith("#") else _put(pattern, meant)


# --- slips of the pen --------------------------------------------------------------------------


def _in_a_word(slip: Callable[[str, Random], str], least: int = 4) -> Change:
    """A slip in one of the longer words."""

    def change(sentence: str, luck: Random) -> str:
        places = [*re.finditer(rf"\b[A-Za-z]{{{least},}}\b", sentence)]
        if not places:
            return sentence
        found = luck.choice(places)
        return f"{sentence[: found.start()]}{slip(found[0], luck)}{sentence[found.end() :]}"

    return change


def _dropped(word: str, luck: Random) -> str:
    at = luck.randrange(1, len(word))
    return word[:at] + word[at + 1 :]


def _doubled(word: str, luck: Random) -> str:
    at = luck.randrange(len(word))
    return word[:at] + word[at] + word[at:]


def _exchanged(word: str, luck: Random) -> str:
    at = luck.randrange(1, len(word) - 1)
    return word[:at] + word[at + 1] + word[at] + word[at + 2 :]


def _beside(word: str, luck: Random) -> str:
    at, keys = luck.randrange(1, len(word)), "qwertyuiopasdfghjklzxcvbnm"
    key = keys[(keys.find(word[at].lower()) + 1) % len(keys)]
    return word[:at] + key + word[at + 1 :]


def _space_beside(sentence: str, luck: Random) -> str:
    at = luck.choice([found.start() for found in re.finditer(r" (?=\w\w)", sentence)] or [0])
    return (
        f"{sentence[:at]}{sentence[at + 1]}{sentence[at]}{sentence[at + 2 :]}" if at else sentence
    )


SLIPS = {
    "letter dropped": _in_a_word(_dropped),
    "letter twice": _in_a_word(_doubled),
    "letters exchanged": _in_a_word(_exchanged),
    "key beside": _in_a_word(_beside),
    "short word": _in_a_word(_dropped, 3),
    "space beside": _space_beside,
    "two slips": lambda sentence, luck: _in_a_word(_dropped)(
        _in_a_word(_exchanged)(sentence, luck), luck
    ),
}
"""Slips of the pen, which keep the meaning."""

WEIGHTY = re.compile(
    r"\b(?:each|other|another|random|that|this|your?|its?|not?|cannot|may|only|once|up to|all|next|"
    r"first|until|unless|if|half|twice|nobody|every|most|least|instead|otherwise) ?",
    re.IGNORECASE,
)


def _word_dropped(sentence: str, luck: Random) -> str:
    places = [*WEIGHTY.finditer(sentence)]
    if not places:
        return sentence
    found = luck.choice(places)
    made = f"{sentence[: found.start()]}{sentence[found.end() :]}"
    return made[:1].upper() + made[1:]


WAYS = (
    *(Way(name, _change(*how), False) for name, how in KEEPS.items()),
    *(Way(name, change, False) for name, change in SLIPS.items()),
    *(Way(name, _change(*how), True) for name, how in TURNS.items()),
    Way("weighty word dropped", _word_dropped, True),
)


# --- what is offered ---------------------------------------------------------------------------


def offer(game: str, sentence: str, way: Way, luck: Random) -> Offer | None:
    """What is offered for *sentence* mangled in that *way*; None if nothing is, or it is read."""
    book = book_of(game)
    mangled = way.change(sentence, luck)
    if mangled == sentence:
        return None
    said = parse(mangled, book)
    if len(said) != 1 or not isinstance(said[0], Unread) or not said[0].fault.nearest:
        return None
    offered = said[0].fault.nearest
    alike = parse(offered, book) == parse(sentence, book)
    return Offer(game, way, sentence, mangled, offered, alike == way.turns)


def book_of(game: str) -> Book:
    wording = game_called(game).wording
    assert wording is not None
    return wording.phrases


def sentences(game: str) -> list[str]:
    """What stands on the cards of *game*, each once."""
    wording = game_called(game).wording
    assert wording is not None
    return sorted({str(said) for text in wording.texts() for said in text.said})


def offers(game: str, seed: int, each: int) -> Iterator[tuple[Way, Offer | None]]:
    """Every sentence of *game* mangled in *each* so many ways, drawn by the *seed*."""
    luck = Random(seed)
    for sentence in sentences(game):
        fitting = [way for way in WAYS if way.change(sentence, Random(seed)) != sentence]
        for way in luck.sample(fitting, min(each, len(fitting))):
            yield way, offer(game, sentence, way, luck)


def main() -> int:
    """Mangle, and tell each offer whose reading differs; 1 if there is one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", type=int, default=8, help="ways in which each is mangled")
    parser.add_argument("--games", nargs="*", default=GAMES)
    args = parser.parse_args()
    made, offered, differing = Counter[str](), Counter[str](), 0
    for game in args.games:
        for _, found in offers(game, args.seed, args.each):
            made[game] += 1
            if found is None:
                continue
            offered[game] += 1
            if found.differs:
                differing += 1
                print(f"{game}, {found.way.name}: {found.mangled} => {found.offered}", flush=True)
        print(f"{game}: {made[game]} mangled, {offered[game]} offered", flush=True)
    print(
        f"{len(WAYS)} ways: {made.total()} mangled, {offered.total()} offered, {differing} differ"
    )
    return 1 if differing else 0


if __name__ == "__main__":
    raise SystemExit(main())

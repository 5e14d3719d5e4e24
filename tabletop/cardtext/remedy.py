"""What is wrong with a sentence that is not understood, and the nearest one that would be.

All but one part of it makes sense, or there is no telling. Each place where that part may be is a
*spot*; each phrase that is like what stands there, put in its place, is a *remedy*.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from heapq import nlargest
from typing import NamedTuple

from tabletop.cardtext.book import Saying
from tabletop.cardtext.clause import capitalised
from tabletop.cardtext.complaint import makes_sense, may_stand, no_word
from tabletop.cardtext.compound_sentences import as_sentences
from tabletop.cardtext.error_spots import TRIED, Spot, inside, spots_of
from tabletop.cardtext.fidelity import is_faithful, vocabulary
from tabletop.cardtext.form import Form, pairs
from tabletop.cardtext.likeness import nearest_said, turned
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.rewording import as_cards_say
from tabletop.cardtext.unread import Fault
from tabletop.cardtext.unsayable_part import awaited, close_to

CLOSE, SURE = 0.6, 0.8
"""How like what is written a remedy is, from 0 to 1: at least, and to look no further."""


LONG = 300
"""Letters of a sentence for which nothing is looked for but a slip of the pen."""


_NUMBER = re.compile(r"\+?d?\d+|")


class Remedy(NamedTuple):
    """A sentence that may be meant: how like it is, and how far what is written makes sense.

    `strange` is the word that is wrong, if only that is; `form` is what was put in the place of
    what is wrong, `spot` where.
    """

    like: float
    sentence: str
    reach: int
    strange: str = ""
    name: str = ""
    form: Form | None = None
    spot: Spot | None = None


NOTHING = Remedy(0, "", 0)


def what_is_wrong(
    sentence: str, start: int, book: Phrasebook, own: tuple[Saying, ...] = ()
) -> Fault:
    """What is wrong with *sentence*, which begins at *start* (from 0) in its text; *own* is what to
    make of its card's name."""
    spots = _smallest(sentence, book)
    said = as_cards_say(sentence, book, own) or _unslipped(sentence, book)
    best, closest = _likeliest(sentence, spots, book)
    told = closest if said or not best.sentence else best
    said = said or best.sentence or _meant(sentence, book, own)
    if told.strange and told.form:
        why = no_word(told.strange, told.form.slots[told.name].lexicon)
        return Fault("unknown-word", start + told.reach + 1, why, said)
    whole = [spot for spot in spots if spot.after == "."]
    reach = told.reach or max(
        (_reach(form, spot) for spot in whole for _, form in book.forms()), default=0
    )
    spot = told.spot or next(iter(spots), Spot("", sentence, ""))
    why = makes_sense(
        sentence[reach:] or "its end",
        spot.after,
        told.form,
        before=sentence[:reach],
        reworded=bool(said),
    )
    if said or len(sentence) > LONG:
        return Fault("unread-sentence", start + reach + 1, why, said)
    why += may_stand(*awaited(spots, book))
    close = tuple(close_to(sentence, spots, book))
    return Fault("unread-sentence", start + reach + 1, why, "", close)


def _smallest(sentence: str, book: Phrasebook) -> list[Spot]:
    """The smallest parts of *sentence* that may be what is wrong."""
    return sorted(spots_of(sentence, book), key=lambda spot: len(spot.words))[:TRIED]


def _meant(sentence: str, book: Phrasebook, own: tuple[Saying, ...]) -> str:
    """What says the same as *sentence*, if need be in several sentences; empty if nothing does."""
    if len(sentence) > LONG:
        return ""
    return (
        nearest_said(sentence, _smallest(sentence, book), book)
        or next(filter(None, (_settled(one, book, own) for one in turned(sentence))), "")
        or as_sentences(sentence, book, lambda one: _settled(one, book, own))
    )


def _settled(sentence: str, book: Phrasebook, own: tuple[Saying, ...]) -> str:
    """*sentence* as cards say it, in whatever words; empty if they do not."""
    if len(found := book.readings(sentence)) == 1:
        return str(found[0])
    said = as_cards_say(sentence, book, own)
    return said or nearest_said(sentence, _smallest(sentence, book), book)


def _unslipped(sentence: str, book: Phrasebook) -> str:
    """*sentence* with a space or mark and the letter beside it exchanged, if that is understood.

    Hardly any exchange makes words: only for those it is worth reading all of it.
    """
    known = vocabulary(book)
    for at in range(len(sentence) - 1):
        one, two = sentence[at], sentence[at + 1]
        if one != two and not (one.isalnum() and two.isalnum()):
            made = f"{sentence[:at]}{two}{one}{sentence[at + 2 :]}"
            if _are_words(made, at, known) and book.readings(made):
                return made
    return ""


def _are_words(sentence: str, at: int, known: frozenset[str]) -> bool:
    """Whether the words of *sentence* that reach to the letters *at* and behind are *known* ones,
    or numbers, and no mark stands behind a space there. A hyphen in a number is no slip."""
    one, two = sentence[at], sentence[at + 1]
    if "-" in (one, two) or (one == " " and not two.isalnum()):
        return False
    begin = sentence.rfind(" ", 0, at) + 1
    end = sentence.find(" ", at + 2)
    words = sentence[begin : end if end >= 0 else len(sentence)].lower().split()
    parts = (part for word in words for part in re.split(r"[-'’]", word.strip(",.:;")))
    return all(part in known or _NUMBER.fullmatch(part) for part in parts)


def _likeliest(sentence: str, spots: list[Spot], book: Phrasebook) -> tuple[Remedy, Remedy]:
    """The likeliest remedy that says what *sentence* says, at the smallest spot that has a sure
    one; and the likeliest that is understood, whatever it says."""
    best = closest = NOTHING
    for spot in spots:
        found = [
            one for form in _likely(spot.words, book) for one in _remedies(sentence, spot, form)
        ]
        for remedy in nlargest(TRIED, found, key=lambda one: one.like):
            if remedy.like <= best.like:
                break
            otherwise = not is_faithful(remedy.sentence, sentence, book)
            if (otherwise and remedy.like <= closest.like) or not book.readings(remedy.sentence):
                continue
            closest = max(closest, remedy, key=lambda one: one.like)
            if not otherwise:
                best = remedy
                break
        if best.like > SURE:
            break
    return best, closest


def _likely(words: str, book: Phrasebook) -> list[Form]:
    """The forms that are most like *words*, and those that are nothing but a slot."""
    written = pairs(words)
    ranks: dict[Form, tuple[float, float]] = {}
    slots = []
    for _, form in book.forms():
        own = form.pairs
        shared = len(own & written)
        both = len(own) + len(written) or 1  # a slot alone, and a single letter: nothing to share
        ranks[form] = shared / len(own) if own else 1, shared / both
        slots += [form] * (not own)
    by_own = nlargest(TRIED, ranks, key=lambda form: ranks[form])
    by_both = nlargest(TRIED, ranks, key=lambda form: ranks[form][1])
    return list(dict.fromkeys((*by_own, *by_both, *slots)))


# --- what a phrase would make of it ------------------------------------------------------------


def _remedies(sentence: str, spot: Spot, form: Form) -> Iterator[Remedy]:
    """What *sentence* would be if *form* stood at the *spot*."""
    from difflib import SequenceMatcher  # here: a start in which nothing is wrong needs none

    for words in dict.fromkeys((spot.words, spot.words if spot.before else inside(spot.words))):
        if (misfit := form.misfit(words)) and (one := _other_word(spot, words, form, *misfit)):
            at = one.reach
            strange = sentence[at : at + len(one.strange)]
            yield one._replace(strange=strange, name=misfit[0], form=form, spot=spot)
        meant = form.resembling(words)
        like = SequenceMatcher(None, meant, words, autojunk=False).ratio()
        if like > CLOSE:
            made = capitalised(f"{spot.before}{meant}{spot.after}")
            yield Remedy(like, made, _reach(form, spot), form=form, spot=spot)


def _other_word(
    spot: Spot, words: str, form: Form, name: str, begin: int, end: int
) -> Remedy | None:
    """The remedy of another word in the slot *name*, which gapes from *begin* to *end*."""
    from difflib import get_close_matches

    slot = form.slots[name]
    strange = _strange(words[begin:end], slot.lexicon)
    close = get_close_matches(strange, slot.lexicon, 1, CLOSE)
    bearer = form.role == "bearer" and " " not in words and spot.after.startswith(": ")
    if not (close or bearer or sum(map(len, form.literals)) >= len(words) / 3):
        return None
    fits = words[begin:end].replace(strange, close[0]) if close else slot.example
    made = capitalised(f"{spot.before}{words[:begin]}{fits}{words[end:]}{spot.after}")
    like = (1 if close else 0.9) - len(strange) / 1000
    return Remedy(like, made, len(spot.before) + words.index(strange, begin), strange)


def _strange(words: str, lexicon: tuple[str, ...]) -> str:
    """The one of several *words* that *lexicon* does not have; all of them if it is not one."""
    listed = [part for one in words.split(", ") for part in one.rsplit(" or ", 1)]
    strange = [part for part in listed if part not in lexicon]
    return strange[0] if len(strange) == 1 else words


def _reach(form: Form, spot: Spot) -> int:
    """How much of the sentence is understood with *form*; a sentence begins with a capital."""
    if spot.before:
        return len(spot.before) + form.reach(spot.words + spot.after[:-1])
    if spot.words[:1].islower():
        return 0
    return max(form.reach(spot.words), form.reach(inside(spot.words)))

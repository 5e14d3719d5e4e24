"""What people write who have not learned how cards say it: `Heal 2 Health.` is `You heal 2.`

Each row is a pattern and what stands for it on cards. They are tried one after the other, each upon
what the others made of the sentence, until it is understood.
"""

from __future__ import annotations

import re

from tabletop.cardtext.clause import capitalised
from tabletop.cardtext.phrasebook import Phrasebook, Saying

_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_IN_LETTERS: Saying = (
    rf"\b({'|'.join(_NUMBERS)})\b",
    lambda found: str(_NUMBERS.index(found[1].lower()) + 1),
)

_CONTRARY = (
    ("gain gains get gets heal heals", "lose loses take takes"),
    ("begin begins start beginning", "end ends"),
    ("hit hits", "miss misses"),
    ("most more", "least less fewer"),
    ("each every all", "a random"),
)
"""Words of which a remedy must not say the one for the other."""

_LIMITS = frozenset({"cannot", "can't", "not", "never", "no", "less", "fewer", "except", "unless"})
"""Words without which a sentence says more than it did, or the contrary."""


def as_cards_say(sentence: str, book: Phrasebook) -> str:
    """*sentence* as *book* understands it, by its sayings; empty if it does not."""
    words = sentence
    for pattern, meant in (_IN_LETTERS, *book.sayings):
        words = re.sub(pattern, meant, words, flags=re.IGNORECASE)
        made = capitalised(words)
        if made != sentence and (readings := book.readings(made)):
            return str(readings[0])
    return ""


def says_otherwise(made: str, sentence: str) -> bool:
    """Whether *made*, which is like *sentence*, says something that this does not, or its contrary.

    That is: it lacks a part before a comma or colon, a word that limits it, or a minus; or it has
    one word where *sentence* has its contrary.
    """
    was, now = _words(sentence), _words(made)
    if _LIMITS & was - now or _parts(made) < _parts(sentence):
        return True
    if made.count(" -") != sentence.count(" -"):
        return True
    lost, new = was - now, now - was
    return any(
        (one & lost and other & new) or (other & lost and one & new)
        for one, other in ((set(a.split()), set(b.split())) for a, b in _CONTRARY)
    )


def _words(sentence: str) -> set[str]:
    return set(re.findall(r"[\w']+", sentence.lower()))


def _parts(sentence: str) -> int:
    return len(re.findall(r"[,:] ", sentence))

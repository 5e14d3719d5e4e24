"""Slips of the pen: whether a word that is written is another one, misspelt.

No word that people mean when they write it is one, nor one that means the contrary.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache

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

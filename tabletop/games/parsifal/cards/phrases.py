"""Cards: the phrasebook. What a skill does stands under its words, in its chapter."""

from __future__ import annotations

import re

from tabletop.cardtext.nested import Nested
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.slots import Choice, Counted, Noun, Number
from tabletop.cardtext.subjects import Subject
from tabletop.games.parsifal.cards.lexicon import (
    ARTIFACT_WORDS,
    CHARACTER_WORDS,
    COPY_WORDS,
    HERO_WORDS,
    KINDS,
    SIDE_WORDS,
    TARGET_WORDS,
    THING_WORDS,
    VICTIM_WORDS,
)
from tabletop.vocabulary.everyday import SAYINGS

PHRASES = Phrasebook(
    n=Number(),
    who=Choice(Noun(CHARACTER_WORDS)),
    whom=Choice(Noun(TARGET_WORDS)),
    artifact=Noun(ARTIFACT_WORDS),
    lost=Noun(CHARACTER_WORDS | ARTIFACT_WORDS),
    copies=Noun(COPY_WORDS),
    kind=Noun({kind: kind.capitalize() for kind in KINDS}),
    thing=Choice(Noun(THING_WORDS)),
    side=Noun(SIDE_WORDS),
    such=Nested("condition", "that"),
    act=Nested("action"),
    tarots=Counted("tarot", "tarots"),
    one=Subject({each: HERO_WORDS[each] for each in ("that", "this", "owner")}),
    hero=Subject(HERO_WORDS, such=("one",)),
    victim=Subject(VICTIM_WORDS, such=("one",)),
)


def _only_if(found: re.Match[str]) -> str:
    """`Free any character, but only if ...`: the condition comes first."""
    when, done, word, condition = found.groups()
    return f"{when or ''}{word} {condition}, {done[:1].lower()}{done[1:]}."


PHRASES.sayings += [
    (
        r"\bif (?:it|they|he|she) (owns?|is|holds?) ",
        lambda found: (
            f"if that character {found[1] if found[1] == 'is' else found[1].rstrip('s') + 's'} "
        ),
    ),
    (r"\bwhen it is\b", "when this character is"),
    (r"\bdraw(s?) (?:a|another) tarot\b", r"draw\1 1 tarot"),
    (r"\bthe owner of this(?: artifact)?\b", "its owner"),
    (
        r"\ban opponent would lock (?:one of your characters|a character (?:of yours|you control))",
        "a character you control would be locked by an opponent's character",
    ),
    (r"\b(an? [A-Z]\w+|an? character) of yours\b", r"\1 you control"),
    (
        r"\b(?:free|lock|send) one of your (?:own )?characters\b",
        lambda found: f"{found[0].split()[0]} any character you control",
    ),
    (
        r"\b(?:take an extra turn|take another turn)(?: after this one)?\b",
        "take another turn after this one",
    ),
    (
        r"\bits artifacts (?:go to|are put into) the common area",
        "that character drops all artifacts",
    ),
    (r"\b(?:has|have) no artifacts?\b", "owns no artifacts"),
    (r"\ban opponent takes an artifact\b", "an opponent's character takes an artifact"),
    (r"\ban opponent drops an artifact\b", "an opponent's character drops an artifact"),
    (r"\bfrom Limbo\b(?=[.,])", ""),
    (r"^(?:she|he) (?=cannot|owns)", "this character "),
    (r"\b(lock|free|recall|control|send) a character\b", r"\1 any character"),
    (r"\byou set (.+) free\b", r"free \1"),
    (r"\bset (any|a|the) (.+?) free\b", r"free \1 \2"),
    (r"\bbelonging to an opponent\b", "controlled by an opponent"),
    (r"\bof an opponent\b", "controlled by an opponent"),
    (
        r"\b(?:an|one of your) opponent's characters?(?=,? to Limbo|\.)",
        "any character controlled by an opponent",
    ),
    (r"\b(?:one of )?your (?:own )?characters?(?=\.)", "any character you control"),
    (r"\bone of your characters\b", "a character you control"),
    (r"\bany character (?=(?:you control|that [^,.]+) (?:takes|drops|is|would))", "a character "),
    (r"\bby (Brotherhood|Garden|Wanderers) characters\b", r"by a \1 character"),
    (r"\b(Brotherhood|Garden|Wanderers) characters (?=cannot)", r"a \1 character "),
    (r"\beach of your opponents\b", "each opponent"),
    (r"\ban opponent's character\b", "an opponent's character"),
    (r"^((?:when [^,]+, )?)(.+?),? (?:but )?only (if) (.+)\.$", _only_if),
    (r"\b(?:release|unlock)(s?)\b(?=.*\.$)", r"free\1"),
    (r"\b(?:capture|imprison) (?=an?|any|the\b)", "lock "),
    (r"\b(lock|free|recall|control) (?:any|one|1) (?!character\b)([A-Z]\w+)", r"\1 a \2"),
    (r"\btake control of\b", "control"),
    (r"\b(?:bring|return) ([^,.]+?)(?: back)? from Limbo\b", r"recall \1"),
    (r"\bcontrolled by another player\b", "controlled by an opponent"),
    (r"\b(?:that )?an opponent controls\b", "controlled by an opponent"),
    (r"\b(?:discard|banish) this\b", "send this to Limbo"),
    (r"\b(?:banish|discard) ((?:an?|any) [^,.:]+?)(?=[.:])", r"send \1 to Limbo"),
    *SAYINGS,
]

NO_ARTIFACTS = PHRASES.trait("owns no artifacts")
"""PAR-020: what keeps the Swan's nest empty."""

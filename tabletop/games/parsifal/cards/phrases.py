"""Cards: the phrasebook. What a skill does stands under its words, in its chapter."""

from __future__ import annotations

from tabletop.cardtext.nested_slots import Nested
from tabletop.cardtext.slots import Choice, Counted, Noun, Number
from tabletop.cardtext.subjects import Subject
from tabletop.games.parsifal.cards.grammar import GRAMMAR
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
from tabletop.games.parsifal.cards.paraphrases import SAYINGS
from tabletop.grammar.moving import Moving

PHRASES = Moving(
    GRAMMAR,
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


PHRASES.sayings += SAYINGS

NO_ARTIFACTS = PHRASES.trait("owns no artifacts")
"""PAR-020: what keeps the Swan's nest empty."""

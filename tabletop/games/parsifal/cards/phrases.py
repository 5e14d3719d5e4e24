"""Cards: the phrasebook. What a skill does stands under its words, in its chapter."""

from __future__ import annotations

from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.slots import Choice, Noun, Number
from tabletop.games.parsifal.cards.lexicon import (
    ARTIFACT_WORDS,
    CHARACTER_WORDS,
    COPY_WORDS,
    KINDS,
    TARGET_WORDS,
)

PHRASES = Phrasebook(
    n=Number(),
    who=Choice(Noun(CHARACTER_WORDS)),
    whom=Choice(Noun(TARGET_WORDS)),
    artifact=Noun(ARTIFACT_WORDS),
    lost=Noun(CHARACTER_WORDS | ARTIFACT_WORDS),
    copies=Noun(COPY_WORDS),
    kind=Noun({kind: kind.capitalize() for kind in KINDS}),
)

NO_ARTIFACTS = PHRASES.trait("owns no artifacts")
"""PAR-020: what keeps the Swan's nest empty."""

"""The grammar of Darkest Talisman: the nouns of its cards, and what they count.

What verbs do, and what measures are read of, stands in the chapters. Words that have not moved here
yet stand in the phrasebook (`phrases`).
"""

from __future__ import annotations

from tabletop.grammar.english.language import English
from tabletop.grammar.grammar import Grammar

GRAMMAR = Grammar(English())
"""All that the cards of this game can say."""

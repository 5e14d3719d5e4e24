"""One grammar for what cards say: what is meant, how a language says it, and every position of it.

A game declares nouns, measures, verbs, times and idioms (`noun`, `measure`, `verb`, `period`,
`idiom`); the functions that follow from them (`function`) are what the executor runs. Constructions
(`construction`, `wording`) read and print them: `chart` finds all readings, of which there must be
one. How English says each part stands in `english`; another language is a room beside it.
"""

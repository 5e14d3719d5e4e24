"""One grammar for card text: its meaning, how a language words it, and every position of each word.

A game declares nouns, measures, verbs, times and idioms (`noun`, `measure`, `verb`, `period`,
`idiom`). The executor runs the functions that follow from them (`function`). Constructions
(`construction`, `wording`) read and print them. `chart` finds all readings of a sentence; a sound
sentence has exactly one. `english` says how English words each part; another language is a folder
beside it.
"""

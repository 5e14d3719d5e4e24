"""How the sentences of the cards run, whatever it is that they do.

What happens, and what waits for it: `deeds`, `effects`, `triggers`. What a sentence is said about:
`saying`. What holds while it lies there: `ruling`, `numbers`. For how long and how often:
`lasting`, `limits`, and `blocking` where it lets nothing go on (chapter 24). Whom a sentence means,
and who is asked: `meaning`, `choosing`, `asking`.

What a sentence does stands under its words in the chapters above, which this room knows nothing of.
"""

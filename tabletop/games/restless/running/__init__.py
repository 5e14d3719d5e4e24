"""How the sentences of the cards run, whatever game it is that they speak of.

What happens, and what waits for it: `effects`, `triggers`. What holds while it lies there:
`ruling`, `numbers`. For how long and how often: `lasting`, `limits`, and `blocking` where it lets
nothing go on (chapter 24). Who is meant, and who is asked: `choosing`, `asking`.
"""

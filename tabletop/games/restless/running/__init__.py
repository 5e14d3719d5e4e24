"""How the sentences of the cards run: what the executor that all games share is told of this game.

What happens: `deeds`; what waits for it, and under what conditions: `triggers`. What a sentence is
said about: `sentence_context`; whom it means: `whom`; what it counts: `counts`. What holds while it
lies there: `changed_rules`, `modifiers`; for how long and how often: `lasting_changes`. Who is
asked, and what for: `questions`, `question_context`, `prices`. All of it together: `executor`.

What a sentence does stands under its words in the chapters above, which this room knows nothing of.
"""

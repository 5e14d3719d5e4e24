"""The codes of the card check: what each means, and what to do about it. The text is shown where a
code first occurs, and in the guide."""

from __future__ import annotations

CODES = {
    "unread-sentence": "No phrase reads it. Say it as cards do: docs/phrases.md shows how, by what "
    "you want to say; or end it with `(by hand)` and leave it to the players.",
    "unknown-word": "A phrase would read it, but for a word that the game does not have. Take one "
    "of those that can stand there.",
    "ambiguous-sentence": "More than one phrase reads it. Say it so that only one does.",
    "left-with-it": "It speaks of what the sentence before it names or brings about, and that one "
    "is left to the players. Have that one understood, or say here who and what is meant.",
    "house-wording": "It is understood, but cards print it otherwise; `lint --fix` writes it so.",
    "does-not-print-back": "Something stands between the sentences that is no sentence. Take it "
    "out: one space parts two sentences.",
    "nothing-enforced": "No sentence of the card is understood, so the players do all of it.",
    "trigger-never": "Nothing in the game does what it waits for. Wait for something else.",
    "never-runs": "It can be read, and on such a card it never happens, as games by bots have "
    "shown: there is no moment for it, nobody is `you`, a limit limits nothing, or the rules look "
    "for the line on other cards only. Put it on another kind of card, or say it otherwise.",
    "never-true": "What it asks or waits for is never so, as games by bots have shown: more than "
    "there ever is, two things that exclude each other, or what is never so at such a moment.",
    "always-true": "What it asks is always so, as games by bots have shown, so it says nothing. "
    "Leave it out.",
    "price-too-high": "Nobody can ever pay that, as games by bots have shown. Ask for less.",
    "no-antecedent": "`That Character`, `that much`, `each that does` speak of what was named "
    "before, and nothing was, or several were. Name one first, or say who.",
    "die-table-gap": "`1-5: ... 6-15: ...` does not tell for each number what happens. Let each "
    "range begin where the one before ends.",
    "die-table-overlap": "`1-5: ... 5-15: ...` tells of a number more than once, or of one that "
    "the die does not have.",
    "text-too-long": "The face has no room for it. Say less, or say it shorter.",
    "twin": "Another card is the same. Copies share a name.",
    "twin-but-number": "Another card is the same but for a number. Let it do something of its own.",
    "not-cards": "It is no card. One begins with its kind in double brackets.",
    "unknown-kind": "The game has no such kind of card.",
    "unknown-field": "Cards of this kind have no such field.",
    "missing-field": "Cards of this kind need that field.",
    "bad-value": "The field wants something else: a number, words, or one of a list.",
    "unsound-card": "Each field is right, and the card as a whole cannot be played. It says why.",
    "duplicate-id": "Two cards have one id. Give one of them another.",
    "by-hand": "Nothing is wrong: it is left to the players on purpose.",
}
"""What each code means, and what to do."""

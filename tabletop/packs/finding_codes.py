"""The codes of the card check: what each means, and what to do about it. The text is shown where a
code first occurs, and in the guide."""

from __future__ import annotations

CODES = {
    "unread-sentence": (
        "The program does not understand the sentence. Word it as printed cards do "
        "(docs/phrases.md shows how), or end it with `(by hand)` to leave it to the players."
    ),
    "unknown-word": (
        "The game does not know one of the words. Use one of the words that can stand there."
    ),
    "ambiguous-sentence": (
        "The sentence has more than one meaning. Word it so that it has only one."
    ),
    "left-with-it": (
        "The sentence refers to the one before it, which is left to the players. Reword that "
        "one so that it is understood, or name here who and what is meant."
    ),
    "house-wording": (
        "The sentence is understood, but printed cards word it differently. `lint --fix` "
        "rewrites it."
    ),
    "does-not-print-back": (
        "There is text between the sentences that is not a sentence. Remove it: one space "
        "separates two sentences."
    ),
    "nothing-enforced": (
        "No sentence of the card is understood, so the players carry out all of it."
    ),
    "trigger-never": "Its trigger never happens in this game. Use another trigger.",
    "never-runs": (
        "The sentence is understood, but never happens on such a card, as games by bots have "
        "shown: its moment never comes, `you` means nobody, a limit has no effect, or the rules "
        "look for the sentence on other cards only. Put it on another kind of card, or reword "
        "it."
    ),
    "never-true": (
        "Its condition or trigger is never true, as games by bots have shown: it needs more "
        "than there ever is, excludes itself, or is never true at that moment."
    ),
    "always-true": "Its condition is always true, as games by bots have shown. Leave it out.",
    "price-too-high": "Nobody can ever pay this price, as games by bots have shown. Ask for less.",
    "no-antecedent": (
        "`That Character`, `that much` and `each that does` refer to something named before, "
        "but nothing was named, or several were. Name one first, or say who is meant."
    ),
    "die-table-gap": (
        "`1-5: ... 6-15: ...` does not cover every result. Let each range begin where the one "
        "before it ends."
    ),
    "die-table-overlap": (
        "`1-5: ... 5-15: ...` covers a result more than once, or one that the die does not have."
    ),
    "text-too-long": "The face has no room for the text. Shorten it.",
    "twin": "Another card is identical. Copies share a name.",
    "twin-but-number": (
        "Another card is identical except for a number. Give it an effect of its own."
    ),
    "not-cards": "This is not a card. A card begins with its kind in double brackets.",
    "unknown-kind": "The game has no such kind of card.",
    "unknown-field": "Cards of this kind have no such field.",
    "missing-field": "Cards of this kind need that field.",
    "bad-value": "The field needs another value: a number, words, or one of a list.",
    "unsound-card": (
        "Each field is right, but the card as a whole cannot be played. The message says why."
    ),
    "duplicate-id": "Two cards have the same id. Give one of them another.",
    "by-hand": "Nothing is wrong: the sentence is left to the players on purpose.",
}
"""What each code means, and what to do."""

"""A grammar of a few words, for what is true of whatever cards say."""

from __future__ import annotations

from tabletop.grammar.english.language import English
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.grammar.noun import unit, words


def _does_nothing(context: object, **said: object) -> None:
    """It is only read."""


TOY = Grammar(English())
CARD = unit(TOY, "card", "cards")
SUITS = {"wands": "Wands", "cups": "Cups", "swords": "Swords"}
words(TOY, "suit", SUITS)
words(TOY, "die", {str(sides): f"D{sides}" for sides in (4, 6, 12, 20)})

DEAL = idiom(TOY, "action", "deal {n} damage to the Foe", run=_does_nothing, slots={"n": "number"})
DRAW = idiom(TOY, "action", "draw {n}", run=_does_nothing, slots={"n": f"plain/{CARD.id}"})
LOSE = idiom(TOY, "action", "lose {n} Health", run=_does_nothing, slots={"n": "number"})
ROLL = idiom(TOY, "action", "you may roll the {die}", run=_does_nothing, slots={"die": "die"})
BURN = idiom(TOY, "trait", "{suit} burn", slots={"suit": "suit"})
GLOW = idiom(TOY, "trait", "{suits} glow", slots={"suits": "suits"})
SLEEP = idiom(TOY, "trigger", "you sleep")
USE = idiom(TOY, "cost", "use")
DAWN = idiom(TOY, "duration", "until dawn")

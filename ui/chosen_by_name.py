"""What is chosen by its name: the card that an answer is about, and what that does."""

from __future__ import annotations

from tabletop.play.decision import CHANCE, Decision, Option
from tabletop.play.game import Game, Printed
from tabletop.play.port import Port

LETTERS = 92
"""What a card does is told in no more letters on the row of an answer: two lines of it."""


def card_of(port: Port, game: Game, asked: Decision, option: Option) -> str:
    """The name of the one card that *option* is about, as far as the seat knows it; empty if there
    is none. What luck gave is known by who tells of it."""
    seen = [each for each in map(port.seen, option.pieces) if each is not None and each.name]
    cards = {each.name for each in seen if each.kind == "card"}
    if len(cards) == 1 and len(option.pieces) == 1:
        return cards.pop()
    own = not option.pieces and asked.seat != CHANCE and asked.kind == "choose"
    return option.key if own and game.knows(option.key) else ""


def gist(port: Port, game: Game, asked: Decision, option: Option) -> str:
    """What the card does that *option* only names, cut to a row; empty where the words of the
    answer tell more than its name."""
    card = card_of(port, game, asked, option)
    if not card or option.tells or ": " in option.label:
        return ""
    return cut(told(game.printed(card))) if game.title_of(card) in option.label else ""


def told(printed: Printed) -> str:
    """What stands on a card, in one breath: facts, sentences."""
    facts = ", ".join(f"{label} {value}" for label, value in printed.tags.items())
    return " ".join([*([f"{facts}."] if facts else []), *printed.sentences])


def cut(words: str) -> str:
    """*words* in at most so many letters, up to a whole word."""
    if len(words) <= LETTERS:
        return words
    return f"{words[:LETTERS].rpartition(' ')[0].rstrip(',.;:')} …"

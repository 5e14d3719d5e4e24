"""What is chosen by its name: the card that an answer is about, and what that does."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import CHANCE, Decision, Option
from tabletop.play.rules.game import Game, Printed

LETTERS = 132
"""What a card does is told in no more letters on the row of an answer: three lines of it."""


def card_of(port: Port, game: Game, asked: Decision, option: Option) -> str:
    """The name of the one card that *option* is about, as far as the seat knows it; empty if there
    is none. What luck gave is known by who tells of it."""
    seen = [each for each in map(port.seen, option.pieces) if each is not None and each.name]
    cards = {each.name for each in seen if each.kind == "card"}
    if len(cards) == 1 and len(option.pieces) == 1:
        return cards.pop()
    if option.pieces or asked.seat == CHANCE or asked.kind != "choose":
        return ""
    return option.key if game.knows(option.key) and game.printed(option.key) != Printed() else ""


def gist(port: Port, game: Game, asked: Decision, option: Option) -> str:
    """What the card does that *option* only names, cut to a row; empty where the words of the
    answer tell more than its name."""
    card = card_of(port, game, asked, option)
    if not card or option.tells or ": " in option.label:
        return ""
    if game.title_of(card) not in option.label:
        return ""
    printed = game.printed(card)
    terms = terms_in(game, " ".join(printed.sentences))
    means = [f"{term}: {words.partition('. ')[0].rstrip('.')}." for term, words in terms.items()]
    return cut(does(printed, means))


def does(printed: Printed, more: Sequence[str] = ()) -> str:
    """What stands on a card, without its facts where these would push out what it does; and *more*,
    if there is room for all of it."""
    whole, alone = " ".join([told(printed), *more]), " ".join([*printed.sentences, *more])
    if more and len(alone) > LETTERS:
        return does(printed)
    return alone if alone and len(alone) <= LETTERS < len(whole) else whole


def terms_in(game: Game, words: str) -> dict[str, str]:
    """What those of *game*'s terms mean that stand in *words*, in the order they come."""
    terms = game.terms()
    if not terms:
        return {}
    longest_first = sorted(terms, key=len, reverse=True)
    known = re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")
    return {found: terms[found] for found in known.findall(words)}


def told(printed: Printed) -> str:
    """What stands on a card, in one breath: facts, sentences."""
    return " ".join([facts(printed), *printed.sentences]).strip()


def facts(printed: Printed) -> str:
    """The further facts on a card, as a sentence; empty if there are none."""
    said = ", ".join(f"{label} {value}" for label, value in printed.tags.items())
    return f"{said}." if said else ""


def cut(words: str) -> str:
    """*words* in at most so many letters, up to a whole word."""
    if len(words) <= LETTERS:
        return words
    return f"{words[:LETTERS].rpartition(' ')[0].rstrip(',.;:')} …"

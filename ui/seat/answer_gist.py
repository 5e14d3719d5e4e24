"""What is chosen by its name: the card that an answer is about, and what that does."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import CHANCE, Decision, Option
from tabletop.play.rules.game import Game, Printed

LETTERS = 132
"""What a card does is told in no more letters on the row of an answer, besides its numbers: three
lines of it."""


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
    return does(printed, means)


def named_in_question(port: Port, game: Game, asked: Decision) -> dict[str, str]:
    """What the cards do that *asked* names, and several of its answers are about without naming
    them, by their titles: who takes a thing is asked with what it is."""
    first = Counter(option.pieces[0] for option in asked.options if option.pieces)
    found = dict[str, str]()
    for piece, times in first.items():
        seen = port.seen(piece) if times > 1 else None
        if seen is None or seen.kind != "card" or not seen.name:
            continue
        title, printed = game.title_of(seen.name), game.printed(seen.name)
        about = [option.label for option in asked.options if option.pieces[:1] == (piece,)]
        if title in asked.ask and printed.sentences and not any(title in each for each in about):
            found[title] = does(printed)
    return found


def words_of(port: Port, game: Game, asked: Decision) -> dict[str, str]:
    """What is told under *asked*: of cards that it names, and of its terms."""
    return {**named_in_question(port, game, asked), **terms_in(game, asked.ask)}


def does(printed: Printed, more: Sequence[str] = ()) -> str:
    """What stands on a card, cut to a row: its numbers first, which are never left out; its other
    facts where these push out nothing of what it does; and *more*, if there is room for all."""
    whole, alone = " ".join([told(printed), *more]), " ".join([*printed.sentences, *more])
    if len(whole) <= LETTERS:
        return whole
    if more and len(alone) > LETTERS:
        return does(printed)
    numbers = {label: value for label, value in printed.tags.items() if value[-1:].isdigit()}
    others = {label: value for label, value in printed.tags.items() if label not in numbers}
    words = alone if 0 < len(alone) <= LETTERS else f"{_listed(others)} {alone}".strip()
    return f"{_listed(numbers)} {cut(words)}".strip()


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
    return _listed(printed.tags)


def _listed(tags: Mapping[str, str]) -> str:
    said = ", ".join(f"{label} {value}" for label, value in tags.items())
    return f"{said}." if said else ""


def cut(words: str) -> str:
    """*words* in at most so many letters, up to a whole word."""
    if len(words) <= LETTERS:
        return words
    return f"{words[:LETTERS].rpartition(' ')[0].rstrip(',.;:')} …"

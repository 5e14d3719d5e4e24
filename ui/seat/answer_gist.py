"""Short descriptions of the card that an answer names, for a row of the panel."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import CHANCE, Decision, Option
from tabletop.play.rules.game import Game, Printed

LETTERS = 132
"""The most letters in a description, apart from the card's numbers: three lines of a row."""


def card_of(port: Port, game: Game, asked: Decision, option: Option) -> str:
    """The name of the one card that *option* is about, if the seat knows it; otherwise empty. A
    card drawn by chance is known to whoever enters it."""
    seen = [each for each in map(port.seen, option.pieces) if each is not None and each.name]
    cards = {each.name for each in seen if each.kind == "card"}
    if len(cards) == 1 and len(option.pieces) == 1:
        return cards.pop()
    if option.pieces or asked.seat == CHANCE or asked.kind != "choose":
        return ""
    return option.key if game.knows(option.key) and game.printed(option.key) != Printed() else ""


def gist(port: Port, game: Game, asked: Decision, option: Option) -> str:
    """What the card named by *option* does, shortened for a row; empty if the label already says
    more than the name."""
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
    """Descriptions, by title, of cards that *asked* names and that several options are about
    without naming them: an item, say, when the question is who takes it."""
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
    """The descriptions under *asked*: of cards it names, and of the game's terms in it."""
    return {**named_in_question(port, game, asked), **terms_in(game, asked.ask)}


def does(printed: Printed, more: Sequence[str] = ()) -> str:
    """The text of a card, shortened for a row: its numbers first and always, then as many other
    facts and *more* as leave room for what it does."""
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
    """The meanings of *game*'s terms that occur in *words*, in order."""
    terms = game.terms()
    if not terms:
        return {}
    longest_first = sorted(terms, key=len, reverse=True)
    known = re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")
    return {found: terms[found] for found in known.findall(words)}


def told(printed: Printed) -> str:
    """The text of a card as one line: facts, then sentences."""
    return " ".join([facts(printed), *printed.sentences]).strip()


def facts(printed: Printed) -> str:
    """The further facts on a card as a sentence; empty if there are none."""
    return _listed(printed.tags)


def _listed(tags: Mapping[str, str]) -> str:
    said = ", ".join(f"{label} {value}" for label, value in tags.items())
    return f"{said}." if said else ""


def cut(words: str) -> str:
    """*words* shortened to `LETTERS`, at a word boundary."""
    if len(words) <= LETTERS:
        return words
    return f"{words[:LETTERS].rpartition(' ')[0].rstrip(',.;:')} …"

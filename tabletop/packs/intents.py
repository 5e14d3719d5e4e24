"""How to word a card, by what its writer wants to say, with printed examples."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from tabletop.cardtext.amounts import Change, EqualTo, ForEach, ThatMuch
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import EACH, Such
from tabletop.packs.card_wording import Wording

EXAMPLES = 3
"""The number of examples of each."""


class Intent(NamedTuple):
    """Something that a card's writer wants to say, how to word it, and which sentences do so."""

    title: str
    how: str
    does: Callable[[Clause], bool]


def _acts(pattern: str) -> Callable[[Clause], bool]:
    """Sentences with an action that has words like these."""
    like = re.compile(pattern)
    return lambda clause: any(
        said.phrase.role == "action" and like.search(str(said)) for said in clause.whole
    )


def _says(pattern: str) -> Callable[[Clause], bool]:
    like = re.compile(pattern)
    return lambda clause: bool(like.search(str(clause)))


def _values(clause: Clause, kind: type | tuple[type, ...]) -> bool:
    values = [value for said in clause.whole for value in said.values.values()]
    inner = [value.by for value in values if isinstance(value, Change)]
    return any(isinstance(value, kind) for value in (*values, *inner))


def _has_head(*roles: str) -> Callable[[Clause], bool]:
    return lambda clause: any(role in clause.heads for role in roles)


def _may(clause: Clause) -> bool:
    said: Iterator[Said] = (each for part in clause.parts for each in part.all())
    return any(each.may or " may " in each.phrase.template for each in said)


INTENTS = (
    Intent("harm somebody", "who, `takes`, how much; `loses ... Health` if nothing can prevent it",
           _acts(r"takes? .*damage|loses? .*Health|\bdies?\b|magic damage|weapon damage|^lock ")),
    Intent("heal somebody", "who, `heals`, how much",
           _acts(r"\bheals?\b|regains|^free ")),
    Intent("give something", "who, `draws` or `gains`, how many of what",
           _acts(r"\b(?:draws?|gains?|give)\b")),
    Intent("take something away", "who, `discards` or `loses`, what",
           _acts(r"\b(?:discards?|lose|loses) (?!.*Health)|to Limbo")),
    Intent("wait for something", "`when ...,` before what is done", _has_head("trigger")),
    Intent("do something before it happens", "`when ... would ...,` and what changes it",
           _says(r"\bwould\b")),
    Intent("ask for a price", "the price and a colon before what it buys", _has_head("cost")),
    Intent("let somebody decide", "`may`, or a price that need not be paid", _may),
    Intent("once in a while", "`once per ...,` before all else", _has_head("limit")),
    Intent("only if something is true", "`if ...,` before what is done; behind what holds, `while`",
           lambda clause: "if" in clause.heads or bool(
               clause.duration and str(clause.duration).startswith("while "))),
    Intent("speak to some only", "their Trait and a colon; or `that` and what is true of them",
           lambda clause: "bearer" in clause.heads or _values(clause, Such)),
    Intent("change a number", "the number, and by how much",
           lambda clause: clause.phrase.role == "modifier" or "gain +" in str(clause)),
    Intent("for a while", "`until ...` behind it", lambda clause: clause.is_timed),
    Intent("so much for each", "`for each ...` behind the number",
           lambda clause: _values(clause, (ForEach, EqualTo, ThatMuch))),
    Intent("roll for it", "`rolls the D20.` and a sentence for each range", _has_head("range")),
    Intent("forbid something", "what `cannot` be, or that nobody does it",
           lambda clause: clause.phrase.role == "trait" and bool(
               re.search(r"cannot|nobody|nothing|no\b", str(clause)))),
    Intent("speak of what was before", "`that ...`, of whom or what was named last",
           lambda clause: _says(r"\bthat (?:Character|damage|action|artifact)\b")(clause)
           and any(EACH in said.values.values() or "that " in said.phrase.template
                   for said in clause.whole)),
    Intent("say what wins", "a sentence that is true of the table",
           lambda clause: clause.phrase.role == "quest"),
)  # fmt: skip


def how_to_say(wording: Wording) -> Iterator[tuple[Intent, list[tuple[str, str]]]]:
    """Each intent that a game's cards have, with the shortest sentences and the names of their
    cards; each from another card, and with another wording as far as possible."""
    printed = sorted(
        {
            (str(clause), text.card.name): clause
            for text in wording.texts()
            for clause in text.clauses
        }.items(),
        key=lambda each: (len(each[0][0]), each[0]),
    )
    for intent in INTENTS:
        fitting = [(words, clause) for words, clause in printed if intent.does(clause)]
        shown: dict[str, tuple[str, str]] = {}
        for new in (True, False):
            for (sentence, card), clause in fitting:
                told = clause.phrase.template if new else sentence
                known = told in shown or sentence in [words for words, _ in shown.values()]
                if len(shown) < EXAMPLES and not known:
                    shown[told] = sentence, card
        if shown:
            yield intent, [*shown.values()]

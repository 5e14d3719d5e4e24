"""So many people: `2 Heroes`, `2 other Heroes that have no Shield`; and `each of them`."""

from __future__ import annotations

from functools import partial

from tabletop.cardtext.subjects import Such, nouns_of
from tabletop.grammar.construction import Construction, Parts, of_type, of_value
from tabletop.grammar.english.spelling import written
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People
from tabletop.grammar.subjects import THOSE
from tabletop.grammar.wording import Wording

OF_THEM = (
    "each of them",
    "each of (those|these) {}",
    "both of them",
    "both (of|) (those|these|) {}",
)
"""How those are named whom the verb before is about."""


def furnish(people: People) -> None:
    """Have the words for so many *people*, of whom each is picked, and for all of those."""
    grammar, id = people.grammar, people.id
    grammar.only_printed(f"{id}/several", partial(_printed, id))
    grammar.kind(f"{id}/picked", somebody=True)
    if people.suffix:
        return
    made = of_value(f"{id}/named", THOSE, *(each.format(people.many) for each in OF_THEM))
    grammar.add(made.also("both"))
    people.values[THOSE] = OF_THEM[0]
    for value, word in (("one", "different"), ("another", "other")):
        made = _so_many(f"{id}/picked/plain", value)
        words = people.many if value == "one" else f"{word} {people.many}"
        made.wordings = [Wording(f"{{n:many}} {words}")]
        maybe = f"({word}|)" if value == "one" else word
        grammar.add(made.also(f"{{n:many}} {maybe} {people.many} (of your choice|)"))
    grammar.examples[f"{id}/picked/plain"] = ("2 one", "2 another")
    such = of_type(f"{id}/picked", Such, ("noun", "condition"))
    noun = f"{{noun:{id}/picked/plain}}"
    such.wordings = [Wording(f"{noun} that {{condition:that/+}}")]
    such.also(
        f"{noun} who {{condition:that/+}}", f"{noun} with {{condition:with}}",
        f"{noun} without {{condition:without}}",
    )  # fmt: skip
    grammar.add(such)
    grammar.passes(f"{id}/picked", f"{id}/picked/plain")


def _so_many(category: str, value: str) -> Construction:
    """So many of whom each is one of those that the noun of this *value* means."""

    def make(parts: Parts) -> str:
        return f"{parts['n']} {value}"

    def take(said: object) -> Parts | None:
        n, _, noun = said.partition(" ") if isinstance(said, str) else ("", "", "")
        return {"n": int(n)} if n.isdigit() and noun == value else None

    return Construction(category, make, take)


def _printed(id: str, grammar: Grammar, who: object) -> str | None:
    """So many people, who are named where something is done by them, and told of elsewhere."""
    if not next(iter(nouns_of(who)), "")[:1].isdigit():
        return None
    words = grammar.own_words(f"{id}/picked", who)
    return None if words is None else written(words)

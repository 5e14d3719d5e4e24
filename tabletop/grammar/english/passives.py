"""To whom something is done, and who does it by others: other subjects of one verb."""

from __future__ import annotations

import re
from collections.abc import Callable

from tabletop.cardtext.subjects import ANYONE
from tabletop.grammar.construction import Construction
from tabletop.grammar.english.verbs import inflected, participle, several, third
from tabletop.grammar.function import worded
from tabletop.grammar.grammar import Grammar

Subjects = tuple[tuple[str, Callable[[str], str]], ...]
"""Gaps for who does something, each with the form of the verb that agrees."""


def proxies(grammar: Grammar, people: str) -> Subjects:
    """Those who do something by some *people* that are theirs: `an opponent locks a Knight`."""
    if f"{people}/proxy" not in grammar.kinds:
        return ()
    return ((f"{{who:{people}/proxy/1}}", third), (f"{{who:{people}/proxy/+}}", several))


YOU = "you"
"""Who is spoken to, in words and as a value."""

_SUFFERED = re.compile(r"\[([^]]+)\] \{(\w+):([^}]+)\}(.*)")


def suffered(
    grammar: Grammar, made: Construction, frame: str, people: str, be: tuple[str, str], house: bool
) -> None:
    """Say of those to whom it is done what a *frame* says of who does it: `Kundry is locked`, by
    whoever does it; and `by a Knight`. *be* is for one, and for several."""
    found = _SUFFERED.fullmatch(frame)
    kind = grammar.kinds.get(found[3].split("/")[0]) if found else None
    if found is None or kind is None or not kind.somebody:
        return
    verb, name, category, rest = found.groups()
    done = inflected(f"[{verb}]", participle)
    if grammar.words(f"{category.split('/')[0]}/+", YOU):
        worded(made, f"{YOU} {be[1]} {done}{rest}", house, **{"who": ANYONE, name: YOU})
    for form, is_so in (("1", be[0]), ("some/+", be[1])):
        words = f"{{{name}:{category.split('/')[0]}/{form}}} {is_so} {done}{rest}"
        worded(made, words, house, who=ANYONE)
        by = "by ((the|) (skill|skills) of|)"
        worded(made, f"{words} {by} {{who:{people}/some}}", False)
        for who, _ in proxies(grammar, people):
            worded(made, f"{words} by {who}", False)

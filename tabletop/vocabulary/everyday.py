"""How people say in every game what cards say: see `cardtext.everyday`."""

from __future__ import annotations

import re

from tabletop.cardtext.phrasebook import Saying


def _or_if(found: re.Match[str]) -> str:
    """`Deal 3 damage, or 6 if ...`: the condition comes first."""
    before, verb, n, what, more, condition = found.groups()
    verb = verb.lower()
    return f"{before or ''}if {condition}, {verb} {more}{what}, otherwise {verb} {n}{what}."


def _if_first(found: re.Match[str]) -> str:
    """`Draw 2 cards if you have a Shield.`: the condition stands first."""
    before, done, condition = found.groups()
    return f"{before or ''}if {condition}, {done[:1].lower()}{done[1:]}."


def _when_first(found: re.Match[str]) -> str:
    """`Draw 1 card when the Foe is defeated.`: what is waited for stands first."""
    condition, done, when, more = found.groups()
    return f"When {when}, {condition or ''}{done[:1].lower()}{done[1:]}{more or ''}."


SAYINGS: tuple[Saying, ...] = (
    (r"\bwhenever\b", "when"),
    (r"\b(draws?|discards?) an? (?:additional |extra )?card\b", r"\1 1 card"),
    (r"\bevery (?=[A-Z])", "each "),
    (r"\b(another|an?) ([A-Z]\w+) of your choice", r"\1 \2"),
    (r"\b(?:at least (\d+) Health|(\d+) or more Health)", r"\1\2 Health or more"),
    (r"\b(?:at most (\d+) Health|(\d+) or (?:less|fewer) Health)", r"\1\2 Health or less"),
    (r"\b((?:each|each other|an?|another) [A-Z]\w+) who (?=has|have)", r"\1 that "),
    (r"\b((?:each|each other|an?|another) [A-Z]\w+) with (?=\d|no |an? )", r"\1 that has "),
    (r"^the first time each (\w+) ([^,]+),", r"Once per \1, when \2,"),
    (r"^once (?:each|a|every|on each) (\w+),", r"Once per \1,"),
    (r"^(?:as long as|while) ([^,]+), (.+)\.$", r"\2 while \1."),
    (r"\bas long as\b", "while"),
    (r"^(when [^,]+), (?!instead)(.+) instead\.$", r"\1, instead \2."),
    (r"^then,? ", ""),
    (r"^((?:when|at) [^,]+, )?(\w+) (\d+)( [^,]+), or (\d+) if ([^,]+)\.$", _or_if),
    (
        r"^((?:once [^,]+, )?(?:when|at) [^,]+, )you may (discard|lose|pay) "
        r"((?:(?! to ).)+) to (.+)$",
        r"\1\2 \3: \4",
    ),
    (
        r"^(if [^,]+, )?((?!when\b|at\b|if\b|once\b|while\b|instead\b)[^,:]+?) when "
        r"((?:(?! instead )[^,])+?)( instead of \d+)?\.$",
        _when_first,
    ),
    (
        r"^((?:once [^,]+, )?(?:when|at|after) [^,]+, )?"
        r"((?!when\b|at\b|if\b|after\b|unless\b)[^,:]+?) if ([^,]+)\.$",
        _if_first,
    ),
    (r"\b(loses?|regains?) that Health\b", r"\1 that much Health"),
    (r"^at the (start|end) of (?:each|every|a) [A-Z]?\w+'s turn,", r"At the \1 of each turn,"),
    (r"\b(regains?|loses?|draws?) (\d+) (Health|cards?) as well", r"\1 \2 \3"),
)
"""In order: the moment, the amount, who, how often, how long."""

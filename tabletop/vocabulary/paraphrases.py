"""Everyday wordings of what cards say, in every game: see `cardtext.everyday`."""

from __future__ import annotations

import re

from tabletop.cardtext.book import Saying


def _or_if(found: re.Match[str]) -> str:
    """`Deal 3 damage, or 6 if ...`: put the condition first."""
    before, verb, n, what, more, condition = found.groups()
    verb = verb.lower()
    return f"{before or ''}if {condition}, {verb} {more}{what}, otherwise {verb} {n}{what}."


def _if_first(found: re.Match[str]) -> str:
    """`Draw 2 cards if you have a Shield.`: put the condition first."""
    before, done, condition = found.groups()
    return f"{before or ''}if {condition}, {done[:1].lower()}{done[1:]}."


def _when_first(found: re.Match[str]) -> str:
    """`Draw 1 card when the Foe is defeated.`: put the trigger first."""
    condition, done, when, more = found.groups()
    return f"When {when}, {condition or ''}{done[:1].lower()}{done[1:]}{more or ''}."


def _by_doing(found: re.Match[str]) -> str:
    """`You may draw a card by discarding this.`: put the cost first."""
    before, done, cost, what = found.groups()
    return f"{before or ''}{_DOING[cost.lower()]} {what}: {done[:1].lower()}{done[1:]}."


_DOING = {"discarding": "discard", "losing": "lose", "paying": "pay", "sending": "send"}
_COST = "discard|lose|pay|send"
_FIRST = r"^((?:(?:once|when|at|after|if) [^,:]+, )*)"
"""The possible beginnings of a sentence: a trigger, a limit, a condition."""


def _each_does(found: re.Match[str]) -> str:
    """`All other Heroes draw 1 card`: each of them does."""
    other, noun, verb = found.groups()
    one = noun.removesuffix("es") if noun.endswith("oes") else noun.removesuffix("s")
    agreed = {"have": "has", "are": "is", "do": "does"}.get(verb, f"{verb}s")
    return f"each {other or ''}{one} {verb if verb in ('cannot', 'may', 'must') else agreed}"


_OR = {"more": "more", "higher": "more", "less": "less", "lower": "less"}

ANSWERS: tuple[Saying, ...] = (
    (r"^(?:then|after that|afterwards)\b,? ", "then, "),
    (r"\btop (card|tarot) of the deck\b", r"top 1 \1 of the deck"),
    (r"\b(?:take|draw) (\d+) of (?:them|these cards)(?: and|, then) put the (?:others?|rest|"
     r"other (?:cards|tarots|one)) ", r"draw \1 of them and put the rest "),
    (r"\bput (\d+) of (?:them|these cards) into your hand and (?:put )?the (?:others?|rest|"
     r"other (?:cards|one)) ", r"put \1 of them into your hand and put the rest "),
    (r"\b(?:at|to|under) the bottom of the deck\b", "on the bottom of the deck"),
    (r"\bput all of them back (?:on top )?in any order\b", "put the rest back in any order"),
    (r"^(?:otherwise|else|if not|if (?:nobody|no one|none of them) (?:can|does|do)(?: so)?)\b,? ",
     "otherwise, "),
    (r"; (?:otherwise|else|if not)\b,? ", ", otherwise "),
    (
        r"^(?:you (?:may|can) (?:only )?(?:do|use) (?:this|so|it)|(?:do|use) this|this happens)"
        r"(?: only)? (?=(?:once|if|while|as long as)\b)",
        "you may do this only ",
    ),
    (r"\bthis only (?:while|as long as)\b", "this only if"),
    (r"\bonly once (?:each|a|every|on each|in each|during each|in a) (\w+)\.$",
     r"only once per \1."),
)  # fmt: skip
"""Wordings of replacements, times and limits of the effect before."""

PLAIN: tuple[Saying, ...] = (
    *ANSWERS,
    (r"^(?:for|during) the rest of (the|this|your) (\w+), ", r"until the end of the \2, "),
    (r"\bduring (?:your|each of your) next turn\b", "until your next turn"),
    (r"\b(?:in addition|additionally|moreover|furthermore),? ", ""),
    (r"^(.+?) (?:each|every) time ([^,.]+)\.$", r"when \2, \1."),
    (r"\bof your choosing\b|\byou choose\b(?= (?:heals|takes|loses|draws|discards|gains))",
     "of your choice"),
    (r"\b(?:is|are) unable to\b", "cannot"),
    (r"\bin response\b,? ?", ""),
    (r"\beach [A-Z]\w+ (?:who|that) (?:does|did)(?: so)?\b(?! not)", "each that does"),
    (r"\beach [A-Z]\w+ (?:who|that) (?:cannot|could not|does not|did not)(?: do so)?(?= [a-z])",
     "each that does not"),
    (r"\b(you may|may|you|and|then) also\b", r"\1"),
    (r"\b(you|it|is|are|has|have) (?:already|currently) ", r"\1 "),
    (r"\bif (?:the (?:result|die|number)|you roll(?:ed)?|it)(?: is| shows)? (?:an? )?(\d+) or "
     r"(more|less|higher|lower)\b",
     lambda found: f"if the roll is {found[1]} or {_OR[found[2].lower()]}"),
    (r"^on (?:an? )?(?:roll of )?(\d+) (?:or|to) (\d+)[,:] ",
     lambda found: f"{found[1]}-{found[2]}: "),
    (r"^on (?:an? )?(?:roll of )?(\d+) or (more|less|higher|lower)[,:] ",
     lambda found: f"if the roll is {found[1]} or {_OR[found[2].lower()]}, "),
    (r"^on (?:an? )?(\d+)(?:-(\d+))?[,:] ",
     lambda found: f"{found[1]}{(found[2] and '-' + found[2]) or ''}: "),
    (r"\bcan(?:'t| not)\b", "cannot"),
    (r"\ball (?:of )?(?:the )?(other )?([A-Z]\w+s) ([a-z]+)\b", _each_does),
    (r"\bno (?!other\b)([A-Z]\w+) (?:can|may)\b", r"each \1 cannot"),
    (r"\b(?:for every|for each and every)\b", "for each"),
    (r"^((?:when [^,]+, )?)for each ([^,]+), (.+?)\.$", r"\1\3 for each \2."),
    (r"^(at the end of (?:each|your) turn) (?:in|on) which ([^,]+), ", r"\1, if \2, "),
    (r"\bof each of your turns\b", "of your turn"),
    (r"^((?:until|for the rest of|during this|this) [^,]+), (.+)\.$",
     lambda found: f"{found[2]} {found[1][:1].lower()}{found[1][1:]}."),
    (r"^unless ([^,]+), (.+)\.$", r"\2 unless \1."),
    (r"\bmay choose to\b", "may"),
    (r"\bwith no (?=cards|Health)", "that has no "),
    (r"\b(?:spend|sacrifice)(?=s? \d+ Health\b)", "lose"),
    (r"\bthrow(s?) away\b", r"discard\1"),
    (r"\b(?:provided|assuming)(?: that)?\b", "if"),
    (r"\b(?:each time|every time)\b", "when"),
    (r"\b(?:so|for as) long as\b", "while"),
    (r",? (?:at once|immediately|right away|as well|too)(?=[.,;])", ""),
    (r"\bat the beginning of\b", "at the start of"),
    (r"^(during|on) each (\w+), once,", r"once per \2,"),
    (r"^(.+?) (once per \w+)\.$", lambda found: f"{found[2]}, {found[1]}."),
    (r"\b(is|are) dealt (\d+) damage\b",
     lambda found: f"take{'s' * (found[1].lower() == 'is')} {found[2]} damage"),
    (r"^(.*?)\b(\d+ (?:weapon |magic )?damage) is dealt to ([^,.]+)\.$", r"\1deal \2 to \3."),
    (r"\bis healed (?:by|for) (\d+)\b", r"heals \1"),
    (r"\bmust (discard|lose|take|draw)\b(?=[^,.:]* (?:cards?|Health|damage)\b)", r"\1s"),
    (r"\byou (discard|lose|take|draw)s\b", r"you \1"),
    (rf"{_FIRST}you (?:may|can) ((?:{_COST})\b[^,:;]*?) (?:in order )?to (?!Limbo)(.+)$",
     r"\1\2: \3"),
    (rf"{_FIRST}(?:you may |you can )((?:{_COST})\b[^,:]*: .+)$", r"\1\2"),
    (rf"{_FIRST}you (?:may|can) ([^,:]+?) by ({'|'.join(_DOING)}) ([^,:]+)\.$", _by_doing),
    (rf"{_FIRST}you may ((?:{_COST})\b[^,:;]*?); if you do, (.+)$", r"\1\2: \3"),
)  # fmt: skip
"""Plain English wordings of effects, limits and costs."""

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
    (
        r"^((?:once [^,]+, )?when [^,]+(?:, if [^,]+)?), (?!instead)(.+) instead\.$",
        r"\1, instead \2.",
    ),
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
    *PLAIN,
)
"""In this order: the trigger, the amount, the person, the limit, the duration."""

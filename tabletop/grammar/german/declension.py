"""German nouns: gender, case and number, and what agrees with them."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

Case = Literal["", "accusative", "dative", "genitive"]
Gender = Literal["m", "f", "n", "+"]
"""The three, and several, of whatever gender."""

CASES: tuple[Case, ...] = ("", "accusative", "dative")
"""All cases that a gap may ask for; the first is the nominative, for which it need not ask. The
genitive stands with times alone."""

GENDERS: tuple[Gender, ...] = ("m", "f", "n")

_GENDERS: dict[str, Gender] = {"er": "m", "ie": "f", "e": "f", "as": "n", "es": "n"}
"""By how a determiner ends."""

_STRONG: dict[tuple[Gender, Case], str] = {
    ("m", ""): "er", ("m", "accusative"): "en", ("m", "dative"): "em",
    ("f", ""): "e", ("f", "accusative"): "e", ("f", "dative"): "er",
    ("n", ""): "es", ("n", "accusative"): "es", ("n", "dative"): "em",
    ("+", ""): "e", ("+", "accusative"): "e", ("+", "dative"): "en",
    ("m", "genitive"): "es", ("f", "genitive"): "er", ("n", "genitive"): "es",
    ("+", "genitive"): "er",
}  # fmt: skip
"""The endings of `dieser`, and of adjectives without an article."""

ENDINGS = ("e", "en", "er", "es", "em")
"""All endings of adjectives."""


class Noun(NamedTuple):
    """A noun as a dictionary has it: `der Knappe, den Knappen, die Knappen`, by its stem if it is
    *declined* as an adjective, `der Gefangene(r)`. It is `called` with a determiner, if it is the
    only one of its kind; a name has none."""

    gender: Gender
    one: str
    oblique: str
    many: str
    of_one: str = ""
    which: Determiner | None = None
    declined: bool = False

    def form(self, gender: Gender, case: Case, ending: str = "") -> str:
        """The noun by itself, several of it if *gender* is `+`; with the *ending* that adjectives
        have there, if it is declined as one."""
        if self.declined:
            return f"{self.one}{ending}"
        if case == "genitive":
            return self.many if gender == "+" else self.of_one
        if gender == "+":
            return f"{self.many}n" if case == "dative" and self.many[-1] not in "ns" else self.many
        return self.oblique if case else self.one

    def called(self, case: Case = "") -> str:
        """The only one that there is: `der Stapel`, `diese Figur`; by its name, if it has one."""
        return self.one if self.which is None else self.which.before(self, self.gender, case)


_ENTRY = re.compile(r"(?:(der|die|das)|(dies|jen)(er|e|es)|(mein|dein|sein|ihr)(e?)) (.+)")


def noun(entry: str) -> Noun:
    """The noun of a dictionary's *entry*: nominative, maybe genitive and accusative, and maybe
    plural, each with its article. What has another determiner is called with that; what has none is
    a name.

    :raises ValueError: if there is no such form.
    """
    first, *others = (each.strip() for each in entry.split(","))
    found = _ENTRY.fullmatch(first)
    if found is None:
        return Noun("m", entry, entry, entry, entry)
    article, stem, ending, own, one = *found.group(1, 2, 3), found[4], found[6]
    which = DER if article else Determiner(stem) if stem else Determiner(own, "ein")
    gender = _GENDERS[article[1:] if article else ending if stem else found[5] or "er"]
    if one.endswith("(r)"):
        return Noun(gender, one.removesuffix("e(r)"), "", "", "", which, declined=True)
    oblique, many = one, one
    of_one = one if gender == "f" else f"{one}s"
    for other in others:
        article, _, form = other.partition(" ")
        if article == "die":
            many = form
        elif article.endswith("en"):
            oblique = of_one = form
        elif article in ("des", "der"):
            of_one = form
        else:
            raise ValueError(f"{article!r} is no article in {entry!r}.")
    return Noun(gender, one, oblique, many, of_one, which)


class Determiner(NamedTuple):
    """What stands before a noun: a `stem` that is declined as `dieser`, or as `ein` if it is `like`
    that, or nothing; and adjectives, without their endings."""

    stem: str
    like: Literal["dieser", "ein", "der", ""] = "dieser"
    adjective: str = ""

    def word(self, gender: Gender, case: Case) -> str:
        """Itself, as it agrees."""
        if self.like == "der":
            return article(gender, case)
        if self.like == "":
            return self.stem
        bare = self.like == "ein" and (gender, case) in _BARE
        return self.stem + ("" if bare else _STRONG[gender, case])

    def ending(self, gender: Gender, case: Case) -> str:
        """The ending of an adjective behind it."""
        if self.like == "" or (self.like == "ein" and (gender, case) in _BARE):
            return _STRONG[gender, case]
        if gender == "+" or case in ("dative", "genitive") or (gender, case) == ("m", "accusative"):
            return "en"
        return "e"

    def before(self, of: Noun, gender: Gender, case: Case, between: str = "") -> str:
        """A noun with it; *between* stands words that agree themselves."""
        form = of.form(gender, case, self.ending(gender, case))
        return " ".join(filter(None, (self.begun(gender, case), between, form)))

    def begun(self, gender: Gender, case: Case) -> str:
        """What stands before the noun, and before its own adjectives."""
        ending = self.ending(gender, case)
        own = (f"{each}{ending}" for each in self.adjective.split())
        return " ".join(filter(None, (self.word(gender, case), *own)))


DER = Determiner("", "der")
EIN = Determiner("ein", "ein")
KEIN = Determiner("kein", "ein")
JEDER = Determiner("jed")

_BARE = {("m", ""), ("n", ""), ("n", "accusative")}
"""Where `ein` has no ending."""


def article(gender: Gender, case: Case) -> str:
    """`der`, `die`, `das`; as a relative pronoun, too, but for the dative of several."""
    if case in ("dative", "genitive"):
        return "den" if (gender, case) == ("+", "dative") else "d" + _STRONG[gender, case]
    return {"m": "den" if case else "der", "f": "die", "n": "das", "+": "die"}[gender]


def relative(gender: Gender, case: Case) -> str:
    """The pronoun that begins a relative clause."""
    return "denen" if (gender, case) == ("+", "dative") else article(gender, case)


def inside(category: str, case: Case) -> str:
    """The name of what is said in a *category* in this *case*."""
    return f"{category}@{case}" if case else category

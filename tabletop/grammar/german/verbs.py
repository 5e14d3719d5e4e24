"""German verbs: their forms, and where each part of one stands in a clause.

A frame says what is done, without who does it, as an infinitive: `{whom:accusative} in den Limbus
[schicken]`, `{whom:accusative} [zurück|rufen]`. The verb is finite behind its subject in a main
clause, before it behind whatever else comes first, and at the end behind `wenn`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Literal

Form = Literal["er", "sie", "du"]
"""With what a verb agrees: one, several, and who is spoken to."""

_IRREGULAR: dict[str, tuple[str, str, str, str]] = {
    "sein": ("ist", "bist", "sei", "gewesen"),
    "haben": ("hat", "hast", "habe", "gehabt"),
    "werden": ("wird", "wirst", "werde", "worden"),
    "können": ("kann", "kannst", "könne", "gekonnt"),
    "dürfen": ("darf", "darfst", "dürfe", "gedurft"),
    "müssen": ("muss", "musst", "müsse", "gemusst"),
    "tun": ("tut", "tust", "tue", "getan"),
    "nehmen": ("nimmt", "nimmst", "nimm", "genommen"),
    "fressen": ("frisst", "frisst", "friss", "gefressen"),
    "geben": ("gibt", "gibst", "gib", "gegeben"),
    "halten": ("hält", "hältst", "halte", "gehalten"),
    "ziehen": ("zieht", "ziehst", "ziehe", "gezogen"),
    "sehen": ("sieht", "siehst", "sieh", "gesehen"),
    "rufen": ("ruft", "rufst", "rufe", "gerufen"),
    "besitzen": ("besitzt", "besitzt", "besitze", "besessen"),
    "liegen": ("liegt", "liegst", "liege", "gelegen"),
    "lassen": ("lässt", "lässt", "lass", "gelassen"),
    "verlieren": ("verliert", "verlierst", "verliere", "verloren"),
    "würfeln": ("würfelt", "würfelst", "würfle", "gewürfelt"),
}
"""What `er` does, what `du` do, what you are told to do, and what has been done."""

_UNSTRESSED = ("be", "emp", "ent", "er", "ge", "ver", "zer")
"""What a verb may begin with whose participle has no `ge`."""

_WITH_SEIN = frozenset(("sein", "werden"))

FRAME = re.compile(r"^(.*?)\[(?:([^]|]+)(\|| ))?([^]|]+)\](.*)$")
_GAPS_FIRST = re.compile(r"^(?:\{[^}]*\} ?)*")
_OBJECT = re.compile(r"\{(\w+):(?:[^}@]*@)?accusative\} ?")


def finite(verb: str, form: Form) -> str:
    """A *verb* as one does it, as several do, or as `du` do."""
    if form == "sie":
        return "sind" if verb == "sein" else verb
    if verb in _IRREGULAR:
        return _IRREGULAR[verb][form == "du"]
    ending = "t" if form == "er" else "st"
    return _stem(verb) + ("e" if _stem(verb)[-1] in "td" else "") + ending


def imperative(verb: str) -> str:
    """A *verb* as you are told to do it."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb][2]
    return f"{verb[:-3]}le" if verb.endswith("eln") else f"{_stem(verb)}e"


def participle(verb: str) -> str:
    """A *verb* as it has been done."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb][3]
    stem = _stem(verb) + ("e" if _stem(verb)[-1] in "td" else "")
    return f"{stem}t" if verb.startswith(_UNSTRESSED) else f"ge{stem}t"


def _stem(verb: str) -> str:
    return verb.removesuffix("en") if verb.endswith("en") else verb.removesuffix("n")


@dataclass(frozen=True)
class Predicate:
    """What is done, in parts: what stands in the `middle`, the `particle` before the verb at the
    end, `joined` to it or not, the `verb`, and what stands `behind` it."""

    middle: str
    particle: str
    joined: bool
    verb: str
    behind: str

    def main(self, who: str, form: Form) -> str:
        """`Ferris fesselt Gawan`."""
        return _words(who, finite(self.verb, form), self.middle, self.particle, self.behind)

    def asked(self, who: str, form: Form) -> str:
        """`fesselt Ferris Gawan`: behind whatever comes first."""
        return _words(finite(self.verb, form), who, self.middle, self.particle, self.behind)

    def told(self) -> str:
        """`fessle Gawan`."""
        return _words(imperative(self.verb), self.middle, self.particle, self.behind)

    def final(self, who: str, form: Form) -> str:
        """`Ferris Gawan fesselt`: behind `wenn`."""
        return _words(who, self.middle, self._joined(finite(self.verb, form)), self.behind)

    def infinitive(self) -> str:
        """`Gawan fesseln`: behind `darf`."""
        return _words(self.middle, self._joined(self.verb), self.behind)

    def would(self, who: str, form: Form) -> str:
        """`Ferris Gawan fesseln würde`."""
        last = {"er": "würde", "sie": "würden", "du": "würdest"}[form]
        if self.verb == "werden":
            return _words(who, self.middle, self._joined(last), self.behind)
        return _words(who, self.middle, self._joined(self.verb), last, self.behind)

    def has_done(self, who: str, form: Form, between: str = "") -> str:
        """`Ferris Gawan gefesselt hat`; *between* stands when."""
        helps = finite("sein" if self.verb in _WITH_SEIN else "haben", form)
        done = self._joined(participle(self.verb))
        return _words(who, between, self.middle, done, helps, self.behind)

    def having(self, middle: str, behind: str = "") -> Predicate:
        """The same with other words in the *middle*, and maybe *behind*."""
        return replace(self, middle=middle, behind=behind or self.behind)

    def modal(self, verb: str) -> Predicate:
        """The same as somebody `darf`, or `kann`, do it."""
        return Predicate(self.middle, self._joined(self.verb), False, verb, self.behind)

    def negated(self) -> Predicate:
        """That it is not done: `nicht` stands behind whom it befalls, before all else; what has
        `ein` has `kein`."""
        if self.middle.startswith("ein"):
            return self.having(f"k{self.middle}")
        gaps = _GAPS_FIRST.match(self.middle)
        cut = gaps.end() if gaps else 0
        middle = f"{self.middle[:cut].rstrip()} nicht {self.middle[cut:]}"
        return replace(self, middle=middle.strip())

    def passive(self, agent: str = "") -> Predicate:
        """`gefesselt werden`, by an *agent*: whom it befalls is its subject."""
        middle = _OBJECT.sub("", self.middle, count=1)
        by = f"von {agent}" if agent else ""
        done = self._joined(participle(self.verb))
        return Predicate(_words(by, middle), done, False, "werden", self.behind)

    @property
    def sufferer(self) -> str:
        """The name of the gap for whom it befalls; empty if there is none."""
        found = _OBJECT.search(self.middle)
        return found[1] if found else ""

    @property
    def adjective(self) -> str:
        """What stands before a noun that is so: `frei`; empty if nothing does."""
        plain = self.verb == "sein" and not self.particle and " " not in self.middle
        return self.middle if plain and "{" not in self.middle else ""

    def _joined(self, verb: str) -> str:
        return f"{self.particle}{verb}" if self.joined else _words(self.particle, verb)


def predicate(frame: str) -> Predicate:
    """The parts of a *frame*.

    :raises ValueError: if no verb is marked in it.
    """
    found = FRAME.match(frame)
    if found is None:
        raise ValueError(f"No verb is marked in {frame!r}: [fesseln].")
    middle, particle, joint, verb, behind = found.groups()
    return Predicate(middle.strip(), particle or "", joint == "|", verb, behind.strip())


def _words(*parts: str) -> str:
    return " ".join(filter(None, parts))

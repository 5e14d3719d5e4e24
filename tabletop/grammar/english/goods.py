"""Things that are called by their kinds: `an Item`, `a random Food`, `2 Weapons`."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.grammar.bounds import Bound, How
from tabletop.grammar.construction import Construction, Parts, of_value
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import Thing
from tabletop.grammar.wording import Wording


def furnish(
    grammar: Grammar,
    noun: str,
    words: Mapping[tuple[str, ...], tuple[str, str]],
    measured: str,
    whose: str,
    weighed: str,
    mass: tuple[str, ...],
) -> None:
    """Have the *words* for things: see `noun.kinds`."""
    category, one, many = f"thing/{noun}", f"kind/{noun}", f"kinds/{noun}"
    for value, (single, several) in words.items():
        grammar.add(of_value(one, value, single), of_value(many, value, several))
    _bounds(grammar, f"rank/{noun}")
    grammar.examples[one] = grammar.examples[many] = (*words,)
    worth = f" with a {measured} of {{so:rank/{noun}}}"
    also = f" (with a {measured} of|worth) {{so:rank/{noun}/also}}"
    weigh = f" of {weighed} {{weight:rank/{noun}}}" if weighed else ""
    behind = f" ({whose}|)" if whose else ""
    a = _thing(f"{category}/one")
    for tail in dict.fromkeys((worth, weigh, "")):
        a.wordings += [
            Wording(f"a {{kinds:{one}}}{tail}", fixed={"other": False}),
            Wording(f"another {{kinds:{one}}}{tail}", fixed={"other": True}),
        ]
    mine = "one of (its|their|your|his or her)"
    a.also(f"(a|any|one) {{kinds:{one}}}{behind}{also}", f"(any|one) {{kinds:{one}}}{behind}")
    a.also(*([f"a {{kinds:{one}}} ({whose})"] if whose else []), f"{mine} {{kinds:{many}}}")
    a.also(
        f"another {{kinds:{one}}}{behind}{also}", f"another of (its|their|your) {{kinds:{many}}}",
        f"another {{kinds:{one}}}{behind}", other=True,
    )  # fmt: skip
    if weighed:
        a.also(f"a {{kinds:{one}}} (of|with a) {weighed} (of|) {{weight:rank/{noun}/also}}{behind}")
    some, this = _thing(category), {"other": False}
    for tail in dict.fromkeys((worth, weigh, "")):
        some.wordings += [
            Wording(f"a random {{kinds:{one}}}{tail}", fixed={**this, "random": True, "n": 1}),
            Wording(f"{{n:many}} random {{kinds:{many}}}{tail}", fixed={**this, "random": True}),
            Wording(f"all {{kinds:{many}}}{tail}", fixed={**this, "n": 0}),
            Wording(f"all other {{kinds:{many}}}{tail}", fixed={"n": 0, "other": True}),
            Wording(f"{{n:many}} other {{kinds:{many}}}{tail}", fixed={"other": True}),
            Wording(f"{{n:many}} {{kinds:{many}}}{tail}", fixed=this),
        ]
    some.also(f"{{n:many}} {{kinds:{many}}}{behind}{also} (each|)")
    some.also(f"{{n:many}} of (its|their|your) {{kinds:{many}}}")
    some.also(f"{{n:many}} of (its|their|your) other {{kinds:{many}}}", other=True)
    some.also(f"all (of|) (its|their|the|your) {{kinds:{many}}}", n=0)
    some.also(f"all (of|) (its|their|the|your) other {{kinds:{many}}}", n=0, other=True)
    some.also(f"one random {{kinds:{one}}}", random=True, n=1)
    if whose:
        some.also(f"a random {{kinds:{one}}} ({whose})", random=True, n=1)
        some.also(f"{{n:many}} {{kinds:{many}}} ({whose})")
        some.also(f"all {{kinds:{many}}} ({whose})", n=0)
    for value, (single, _) in words.items():
        if single in mass:
            a.also(f"(any|some|) {single}{behind}", kinds=value)
    grammar.add(a, some)
    grammar.passes(category, f"{category}/one")
    for each in (category, f"{category}/one", one):
        grammar.kind(each)


def all_such(grammar: Grammar, noun: str, such: Mapping[str, tuple[str, str]]) -> None:
    """Have the words for all of them (`Foods`); and for what else may be true of one, or of all."""
    for value, (one, several) in such.items():
        grammar.add(
            of_value(f"such/{noun}", value, one), of_value(f"such/{noun}/+", value, several)
        )
    a, every = _such(f"thing/{noun}/one", 1), _such(f"all/{noun}", 0)
    if such:
        a.wordings.append(Wording(f"a {{kinds:kind/{noun}}} {{such:such/{noun}}}"))
        every.wordings.append(Wording(f"{{kinds:kinds/{noun}}} {{such:such/{noun}/+}}"))
        every.also(f"(all|any) {{kinds:kinds/{noun}}} {{such:such/{noun}/+}}")
        every.also(f"(any|a) {{kinds:kind/{noun}}} {{such:such/{noun}}}")
    every.wordings.append(Wording(f"{{kinds:kinds/{noun}}}"))
    every.also(f"(all|any) {{kinds:kinds/{noun}}}", f"(any|a) {{kinds:kind/{noun}}}")
    grammar.add(a, every)
    grammar.kind(f"all/{noun}")


def _such(category: str, n: int) -> Construction:
    def make(parts: Parts) -> Thing:
        return Thing(parts["kinds"], n=n, such=parts.get("such", ""))

    def take(said: object) -> Parts | None:
        if not isinstance(said, Thing) or said.n != n or said.random or said.so is not None:
            return None
        if said.other or said.weight is not None:
            return None
        return {"kinds": said.kinds, **({"such": said.such} if said.such else {})}

    return Construction(category, make, take)


def _thing(category: str) -> Construction:
    alone = category.endswith("/one")

    def make(parts: Parts) -> Thing:
        return Thing(
            parts["kinds"], parts.get("so"), parts.get("n", 1), parts.get("random", False),
            weight=parts.get("weight"), other=parts.get("other", False),
        )  # fmt: skip

    def take(said: object) -> Parts | None:
        if not isinstance(said, Thing) or (said.n == 1 and not said.random) is not alone:
            return None
        if said.such:
            return None
        so = {} if said.so is None else {"so": said.so}
        heavy = {} if said.weight is None else {"weight": said.weight}
        how = {"n": said.n, "random": said.random, "other": said.other}
        return {"kinds": said.kinds, **how, **so, **heavy}

    return Construction(category, make, take)


def _bounds(grammar: Grammar, category: str) -> None:
    ways: tuple[tuple[How, str, str], ...] = (
        (">=", "{n:number} or (more|higher)", "at least {n:number}"),
        ("<=", "{n:number} or (less|lower)", "at most {n:number}"),
        ("=", "exactly {n:number}", "{n:number}"),
    )
    for how, printed, also in ways:

        def make(parts: Parts, how: How = how) -> Bound:
            return Bound(how, parts["n"])

        def take(said: object, how: How = how) -> Parts | None:
            return {"n": said.n} if isinstance(said, Bound) and said.how == how else None

        grammar.add(Construction(category, make, take, [Wording(printed)]))
        other = Construction(f"{category}/also", make, lambda said: None)
        grammar.add(other.also(also, *([printed] if how != "=" else [])))

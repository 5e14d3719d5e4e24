"""How notation is worded: how strong, in which ways, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tabletop.cardtext.amounts import SHARES, EqualTo, ForEach
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import IMPLIED
from tabletop.grammar.construction import Construction, Parts, of_type, of_value
from tabletop.grammar.english.amounts import PER
from tabletop.grammar.function import Function
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.parameters import Follows, Given, Parameter, Printed
from tabletop.grammar.wording import Wording


def strengths(grammar: Grammar, category: str, printed: bool) -> None:
    """See `notation.strengths`."""
    grammar.passes(category, "number")
    counted = Construction(category, _counted, lambda said: _parted(said, based=False))
    counted.wordings = [Wording(f"{{n:number}} {PER}")]
    beside = Construction(category, _counted, lambda said: _parted(said, based=True))
    beside.wordings = [Wording(f"{{base:number}} , plus {{n:number}} {PER}")]
    beside.also(
        f"{{base:number}} (,|) (and|plus|and plus|) {{n:number}} (more|extra|additional|) {PER}",
        f"{{base:number}} (,|) (and|plus|) {{n:plus}} {PER}",
    )
    equal = of_type(category, EqualTo, ("of", "share"))
    for share, (before, behind) in SHARES.items():
        tail = behind.replace(", ", " , ")
        words = f"{before}{{of:count/many}}{tail}"
        equal.wordings.append(Wording(f"equal to {words}", fixed={"share": share}))
        equal.wordings.append(Wording(f"X , where X is {words}", False, {"share": share}))
    grammar.add(counted, beside, equal)
    if printed:
        more = Construction(category, lambda parts: Printed(parts["by"]), _by)
        more.wordings = [Wording("{by:signed}")]
        each = Construction(
            category, lambda parts: Printed(ForEach(parts["n"], parts["of"])), _by_each
        )
        each.wordings = [Wording(f"{{n:signed}} {PER}")]
        grammar.add(more, each, of_value(category, Printed(), ""))
    grammar.examples[category] = (2, 3, 1, 4)
    grammar.kind(category)


def _counted(parts: Parts) -> ForEach:
    return ForEach(parts["n"], parts["of"], parts.get("base", 0))


def _parted(said: object, *, based: bool) -> Parts | None:
    if not isinstance(said, ForEach) or bool(said.base) is not based:
        return None
    return {"n": said.n, "of": said.of, "base": said.base}


def _by(said: object) -> Parts | None:
    by = said.by if isinstance(said, Printed) else None
    return {"by": by} if type(by) is int and by else None


def _by_each(said: object) -> Parts | None:
    by = said.by if isinstance(said, Printed) else None
    return {"n": by.n, "of": by.of} if isinstance(by, ForEach) else None


# --- parameters --------------------------------------------------------------------------------


class _More(NamedTuple):
    """What follows: *says* it of the parameters."""

    says: Callable[[Given, Parts], Said]
    parts: Parts


_JOINT = "(,|;|, and|and|, with|with|at|)"


def parameters(
    grammar: Grammar, category: str, known: tuple[Parameter, ...], follows: tuple[Follows, ...]
) -> None:
    """See `notation.parameters`."""
    places = {each.name: number for number, each in enumerate(known)}
    for each in known:
        one = Construction(f"{category}/one", _of(each), _taken(each))
        one.wordings = [Wording(words, n == 0) for n, words in enumerate(each.wordings)]
        grammar.add(one)
    grammar.passes(f"{category}/each", f"{category}/one")
    for after in follows:
        more = Construction(f"{category}/each", _following(after), lambda said: None)
        grammar.add(more.also(*after.wordings))
    for name, inner in ((category, "one"), (f"{category}/all", "each")):
        several = Construction(name, _joined(places), _first)
        several.wordings = [
            Wording(f", {{one:{category}/{inner}}} {{rest:{name}}}"),
            Wording(f"{_JOINT} {{one:{category}/{inner}}} {{rest:{name}}}", False),
        ]
        grammar.add(of_value(name, Given(), ""), several)
        grammar.examples[name] = (Given(),)
        grammar.kind(name)


def _of(parameter: Parameter) -> Callable[[Parts], Any]:
    def make(parts: Parts) -> tuple[str, Any] | None:
        value = parameter.make(parts)
        return None if value is None else (parameter.name, value)

    return make


def _taken(parameter: Parameter) -> Callable[[Any], Parts | None]:
    return lambda said: parameter.take(said[1]) if said[0] == parameter.name else None


def _following(after: Follows) -> Callable[[Parts], Any]:
    return lambda parts: ("", _More(after.says, parts))


def _joined(places: Mapping[str, int]) -> Callable[[Parts], Given | None]:
    """What is given, in the order of the *places*; nothing is given twice."""

    def make(parts: Parts) -> Given | None:
        one, rest = parts["one"], parts["rest"]
        if one[0] and any(one[0] == name for name, _ in rest.values):
            return None
        both = sorted((one, *rest.values), key=lambda each: places.get(each[0], len(places)))
        return Given((*both,))

    return make


def _first(said: object) -> Parts | None:
    if not isinstance(said, Given) or not said.values:
        return None
    first, *rest = said.values
    return {"one": first, "rest": Given((*rest,))}


def short_for(grammar: Grammar, function: Function, templates: Mapping[str, str]) -> None:
    """See `notation.short_for`."""
    for gap, template in templates.items():

        def make(parts: Parts, gap: str = gap) -> tuple[Said, ...] | None:
            given: Given = parts[gap]
            plain = Given(tuple(each for each in given.values if each[0]))
            more = [each for name, each in given.values if not name]
            if not more:
                return None
            first = function.said({"who": IMPLIED, **parts, gap: plain})
            return (first, *(each.says(plain, each.parts) for each in more))

        grammar.add(Construction("actions", make, lambda said: None).also(template))

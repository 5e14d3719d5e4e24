"""How German says how much and how many."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.cardtext.amounts import EqualTo, ForEach, Share, ThatMuch, UpTo
from tabletop.grammar.bounds import Bound, Parity, Than
from tabletop.grammar.construction import Construction, of_type, of_value
from tabletop.grammar.function import worded
from tabletop.grammar.german.declension import EIN, KEIN, Case, Noun, inside
from tabletop.grammar.german.framing import tables
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import Unit

SHARES: dict[Share, tuple[str, str]] = {
    "": ("", ""),
    "twice": ("doppelt ", ""),
    "half up": ("halb ", " , aufgerundet"),
    "half down": ("halb ", " , abgerundet"),
}
"""What stands before `so viele`, and behind the whole of which it is a share."""

BOUNDS = {">=": "mindestens ", "<=": "höchstens ", "=": "genau "}
"""What stands before how many it is."""


_THAN = {"<": "weniger {0} als", ">": "mehr {0} als", "=": "genauso {1} {0} wie"}
"""What stands before whom it is compared with."""


def furnish(grammar: Grammar, of: Unit, article: bool, strict: bool) -> None:
    """Have the words for amounts *of* something, as a subject and as an object."""
    noun = tables(grammar).noun(of.one)
    cases: tuple[Case, ...] = ("", "accusative")
    for case in cases:
        _amounts(grammar, of, noun, case)
        _bounds(grammar, of, noun, article, case)
    some = noun.oblique if of.much else EIN.before(noun, noun.gender, "accusative")
    awaited = Construction(f"awaited/{of.id}", lambda parts: None, lambda said: {})
    worded(awaited, some)
    grammar.add(awaited)


def _counted(category: str, one: str, many: str) -> Construction:
    """`1 Tarot`, `2 Tarots`."""
    made = Construction(
        category, lambda parts: parts["n"], lambda said: {"n": said} if type(said) is int else None
    )
    worded(made, f"{{n:one}} {one}")
    worded(made, f"{{n:many}} {many}")
    return made


def _amounts(grammar: Grammar, of: Unit, noun: Noun, case: Case) -> None:
    one, many = noun.form(noun.gender, case), noun.form("+", case)
    so_many = "so viel" if of.much else "so viele"
    category = inside(f"reckoned/{of.id}", case)
    each = Construction(category, _for_each, _of_each)
    beside = Construction(category, _for_each, _of_beside)
    up_to = of_type(category, UpTo, ("n",))
    for n, word in (("one", one), ("many", many)):
        worded(each, f"{{n:{n}}} {word} für {{of:count/one}}")
        worded(beside, f"{{base:{n}}} {word} und {{n:number}} mehr für {{of:count/one}}")
        worded(up_to, f"bis zu {{n:{n}}} {word}")
    equal = of_type(category, EqualTo, ("of", "share"))
    that = of_type(category, ThatMuch, ("share",))
    for share, (before, behind) in SHARES.items():
        worded(equal, f"{before}{so_many} {many} wie {{of:count/many}}{behind}", share=share)
        worded(that, f"{before}{so_many} {many}{behind}", share=share)
    grammar.add(_counted(inside(f"plain/{of.id}", case), one, many))
    grammar.add(each, beside, up_to, equal, that)
    plain = inside(f"plain/{of.id}", case)
    grammar.passes(inside(of.amount, case), plain, category)


def _for_each(parts: Mapping[str, Any]) -> ForEach:
    return ForEach(parts["n"], parts["of"], parts.get("base", 0))


def _of_each(said: object) -> Mapping[str, Any] | None:
    fits = isinstance(said, ForEach) and not said.base
    return {"n": said.n, "of": said.of} if fits else None  # type: ignore[attr-defined]


def _of_beside(said: object) -> Mapping[str, Any] | None:
    fits = isinstance(said, ForEach) and said.base
    return {"n": said.n, "of": said.of, "base": said.base} if fits else None  # type: ignore[attr-defined]


def _bounds(grammar: Grammar, of: Unit, noun: Noun, article: bool, case: Case) -> None:
    one, many = noun.form(noun.gender, case), noun.form("+", case)
    compared, bound = inside(f"compared/{of.id}", case), inside(of.bound, case)
    if article:
        some = one if of.much else EIN.before(noun, noun.gender, case)
        grammar.add(of_value(compared, Bound(">=", 1), some))
    no = KEIN.before(noun, noun.gender, case)
    grammar.add(of_value(bound, Bound("=", 0), no))
    for how, before in BOUNDS.items():
        grammar.add(bounding(bound, how, f"{before}{{n:one}} {one}", f"{before}{{n:many}} {many}"))
        grammar.add(bounding(f"{of.bound}/bare", how, f"{before}{{n:number}}"))
    so_many = "viel" if of.much else "viele"
    than = of_type(inside(f"than/{of.id}", case), Than, ("how", "who"))
    for sign, words in _THAN.items():
        compares = words.format(many, so_many)
        worded(than, f"{compares} {{who:who/plain}}", how=sign)
    parity = of_type(inside(f"than/{of.id}", case), Parity, ("odd",))
    for odd, word in ((True, "ungerade"), (False, "gerade")):
        worded(parity, f"eine {word} Anzahl {many}", odd=odd)
    grammar.add(than, parity)
    grammar.passes(compared, bound, inside(f"than/{of.id}", case))


def bounding(category: str, how: str, *templates: str) -> Construction:
    """So many at least, at most, or just so many, in any of *templates*."""
    made = Construction(
        category,
        lambda parts: Bound(how, parts["n"]),  # type: ignore[arg-type]
        lambda said: {"n": said.n} if isinstance(said, Bound) and said.how == how else None,
    )
    for each in templates:
        worded(made, each)
    return made


def listed(grammar: Grammar, category: str, printed: Mapping[str, str], last: str) -> None:
    """A *category* of words by value, and lists of them, that with an `s`."""
    words = {value: tables(grammar).word(category, value) for value in printed}
    joint = {"or": "oder", "and": "und"}[last]
    some, many = f"{category}/some", f"{category}s"
    grammar.add(*(of_value(category, value, word) for value, word in words.items()))
    for name in (some, many):
        one = Construction(name, lambda parts: (parts["it"],), _only)
        worded(one, f"{{it:{category}}}")
        grammar.add(one)
    more = Construction(some, lambda parts: (parts["it"], *parts["some"]), _first_of)
    worded(more, f"{{it:{category}}} , {{some:{some}}}")
    for name, word in ((many, joint), (f"{many}/and", "und")):
        both = Construction(name, lambda parts: (*parts["some"], parts["it"]), _last_of)
        worded(both, f"{{some:{some}}} {word} {{it:{category}}}")
        grammar.add(both)
    grammar.add(more)


def _only(said: Any) -> Mapping[str, Any] | None:
    return {"it": said[0]} if isinstance(said, tuple) and len(said) == 1 else None


def _first_of(said: Any) -> Mapping[str, Any] | None:
    return {"it": said[0], "some": said[1:]} if isinstance(said, tuple) and said[1:] else None


def _last_of(said: Any) -> Mapping[str, Any] | None:
    return {"some": said[:-1], "it": said[-1]} if isinstance(said, tuple) and said[1:] else None

"""Nouns with what stands beside them: `each adjacent enemy`, `an ally within 2`; how many there are
of them; two in one, `you and each ally`; and who is that most of all, `the nearest enemy`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.cardtext.subjects import EACH, NOBODY, Such, Together, quantifier
from tabletop.grammar.bounds import Bound, Many
from tabletop.grammar.construction import Construction, Parts, of_value
from tabletop.grammar.english.noun_phrases import only_about
from tabletop.grammar.function import Function, worded
from tabletop.grammar.nouns import People
from tabletop.grammar.wording import Wording

Beside = tuple[tuple[str, dict[str, Any]], ...]
"""Words that stand beside a noun, with what they say without a gap; the first that say just that
are printed."""


def beside(people: People, state: Function, before: Beside, behind: Beside) -> None:
    """What a *state* of *people* is called before a noun, and right *behind* it."""
    for category, words in (("adjective", before), ("behind", behind)):
        construction = state.construction("that")
        construction.category = f"{people.id}/{category}"
        said: list[dict[str, Any]] = []
        for template, fixed in words:
            worded(construction, template, fixed not in said, who=EACH, **fixed)
            said.append(fixed)
        people.grammar.add(construction, first=True)


def gathered(people: People) -> None:
    """`no enemy within 2`; `all adjacent enemies`."""
    grammar, id = people.grammar, people.id
    none = Construction(f"{id}/none", _of_none, _is_none, [Wording(f"no {{it:{id}/single}}")])
    grammar.add(none.also(f"no {{it:{id}/many}}"))
    every = Construction(f"{id}/every", _all_of, _is_all, [Wording(f"all {{it:{id}/many}}")])
    several = f"(all|) (of|) (the|your|) {{it:{id}/many}}"
    grammar.add(every.also(f"(each|every) {{it:{id}/single}}", several))
    grammar.add(
        Construction(f"{id}/+", _all_of, lambda said: None).also(
            f"(all|) (of|) your {{it:{id}/many}}"
        )
    )
    grammar.kind(f"{id}/every")


def _of_none(parts: Parts) -> Any:
    """None of those who are called so."""
    it = parts["it"]
    noun = it.noun if isinstance(it, Such) else it
    if not isinstance(noun, str) or quantifier(it) != "each":
        return None
    none = " ".join((NOBODY, *noun.split(" ")[1:]))
    return Such(none, it.condition) if isinstance(it, Such) else none


def _is_none(said: object) -> Parts | None:
    noun = said.noun if isinstance(said, Such) else said
    if not isinstance(noun, str) or quantifier(said) != NOBODY:
        return None
    each = " ".join(("each", *noun.split(" ")[1:]))
    return {"it": Such(each, said.condition) if isinstance(said, Such) else each}


def _all_of(parts: Parts) -> Any:
    return parts["it"] if quantifier(parts["it"]) == "each" else None


def _is_all(said: object) -> Parts | None:
    return {"it": said} if quantifier(said) == "each" else None


# --- so many -----------------------------------------------------------------------------------


def so_many(people: People, is_so: Function, there_are: Function) -> None:
    """`2 or more enemies are adjacent to you`, `there are 2 or fewer adjacent enemies`."""
    grammar, id = people.grammar, people.id
    category, of, one = f"{id}/so many of", f"{{of:{id}/many}}", f"{{of:{id}/single}}"
    for how, lead, step in (
        (">=", "{n:number} or more", 0), ("<=", "{n:number} or (fewer|less)", 0),
        ("=", "exactly {n:number}", 0), (">=", "at least {n:number}", 0),
        ("<=", "at most {n:number}", 0), (">=", "more than {n:number}", 1),
        ("<=", "(fewer|less) than {n:number}", -1),
    ):  # fmt: skip
        house = lead.startswith("{") or how == "="
        for of_all in (category, f"{category}/all"):
            bare = people.value("each") if of_all == category else ""  # that is said elsewhere
            made = Construction(of_all, _counting(how, step, bare), _of_counting(how))
            made.wordings = [Wording(f"{lead} {of}", house)]
            grammar.add(made)
    some = Construction(
        f"{id}/some", lambda parts: Many(Bound(">=", 1), parts["of"]),
        lambda said: _of_bound(said, Bound(">=", 1)), [Wording(f"a {one}")],
    )  # fmt: skip
    none = Construction(
        f"{id}/some", lambda parts: Many(Bound("=", 0), parts["of"]),
        lambda said: _of_bound(said, Bound("=", 0)), [Wording(f"no {one}")],
    )  # fmt: skip
    grammar.add(some.also(f"another {one}"), none.also(f"no {of}"))
    whole, there = is_so.construction(), there_are.construction()
    worded(whole, f"{{many:{category}}} {{such:that/+}}")
    whole.make = only_about(people, whole.make)
    worded(there, f"there are {{many:{category}/all}}")
    worded(there, f"there is {{many:{id}/some}}")
    worded(there, f"there are {{many:{id}/some}}", False)
    grammar.add(whole, there)
    grammar.kind(f"{category}/all")


def _counting(how: Any, step: int, bare: str) -> Callable[[Parts], Many | None]:
    def make(parts: Parts) -> Many | None:
        n = parts["n"] + step
        if parts["of"] == bare:
            return None
        return Many(Bound(how, n), parts["of"]) if n > 0 or (how == "<=" and n == 0) else None

    return make


def _of_counting(how: str) -> Callable[[Any], Parts | None]:
    def take(said: Any) -> Parts | None:
        fits = isinstance(said, Many) and said.so.how == how and (how != "=" or said.so.n > 0)
        return {"n": said.so.n, "of": said.of} if fits else None

    return take


def _of_bound(said: Any, so: Bound) -> Parts | None:
    return {"of": said.of} if isinstance(said, Many) and said.so == so else None


# --- two in one, and the most ------------------------------------------------------------------


def together(people: People) -> None:
    """`you and each adjacent ally`, `you or an ally within 2`."""
    grammar, id = people.grammar, people.id
    half = f"{id}/half"
    grammar.passes(half, f"{id}/plain/1", f"{id}/such")
    grammar.add(of_value(half, "you", "you").also("yourself"))
    for category, word, one in ((f"{id}/+", "and", False), (f"{id}/1", "or", True)):
        made = Construction(category, _both(one), _parted(one))
        made.wordings = [Wording(f"{{first:{half}}} {word} {{second:{half}}}")]
        grammar.add(made)


def _both(one: bool) -> Callable[[Parts], Together | None]:
    def make(parts: Parts) -> Together | None:
        first, second = parts["first"], parts["second"]
        return Together((first, second), one) if first != second else None

    return make


def _parted(one: bool) -> Callable[[Any], Parts | None]:
    def take(said: Any) -> Parts | None:
        if not isinstance(said, Together) or said.one is not one:
            return None
        return {"first": said.parts[0], "second": said.parts[1]}

    return take


def superlative(
    people: People, word: str, kinds: tuple[str, ...], also: tuple[str, ...], behind: str
) -> None:
    """`the nearest enemy`, `the enemy nearest to you`."""
    words, kind = "|".join((word, *also)), f"{{kind:{people.id}/kind}}"

    def make(parts: Parts) -> str | None:
        return f"{word} {parts['kind']}" if parts["kind"] in kinds else None

    def take(said: Any) -> Parts | None:
        before, _, kind = said.partition(" ") if isinstance(said, str) else ("", "", "")
        return {"kind": kind} if before == word and kind in kinds else None

    made = Construction(f"{people.id}/best", make, take, [Wording(f"the ({words}) {kind}")])
    if behind:
        made.also(f"the {kind} ({words}) {behind}", f"the ({words}) {kind} {behind}")
    people.grammar.add(made)

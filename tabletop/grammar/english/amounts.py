"""How much and how many: numerals, `for each`, `equal to`, `that much`, `up to`; bounds; lists."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.cardtext.amounts import SHARES, Change, EqualTo, ForEach, ThatMuch, UpTo
from tabletop.grammar.bounds import Bound, Parity, Than
from tabletop.grammar.construction import Construction, Parts, of_type, of_value
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import Thing, Unit
from tabletop.grammar.wording import Wording


def furnish(grammar: Grammar, of: Unit, article: bool, strict: bool) -> None:
    """Have the words for amounts *of* something: see `noun.unit`."""
    id, one, many, much = of
    _plain(grammar, id, one, many, much, article, strict)
    _reckoned(grammar, id, one, many, much, strict)
    _some(grammar, id, one, many, much, article)
    _bounds(grammar, id, one, many, much)
    grammar.passes(f"amount/{id}", f"plain/{id}", f"reckoned/{id}")
    grammar.passes(f"compared/{id}", f"bound/{id}", f"than/{id}")


def _plain(
    grammar: Grammar, id: str, one: str, many: str, much: bool, article: bool, strict: bool
) -> None:
    made = Construction(f"plain/{id}", lambda parts: parts["n"], _number)
    more = "(more|additional|extra|other)"
    if much:
        made.wordings = [Wording(f"{{n:number}} {many}")]
        if not strict:
            made.also(f"{{n:number}} (more|additional|extra) {many}")
    else:
        head = one.split(" ", 1)[0]
        made.wordings = [Wording(f"{{n:one}} {one}"), Wording(f"{{n:many}} {many}")]
        if article:
            made.wordings.insert(0, Wording(f"a {one}", fixed={"n": 1}))
        made.also(f"{{n:one}} {more} {one}", f"{{n:many}} {more} {many}")
        extra = Construction(f"amount/{id}/more", lambda parts: parts["n"], lambda said: None)
        extra.also(f"{{n:one}} {more} {one}", f"{{n:many}} {more} {many}")
        grammar.add(extra.also(f"a {more} {one}", f"another {one}", n=1))
        made.also(f"{{n:number}} {many} (more|extra|additional)")
        if one != many:
            made.also(f"{{n:one}} {one} (more|extra|additional)")
        made.also(f"a (single|) {one}", f"a {more} {one}", f"another {one}", n=1)
        if head != one:
            made.also(f"{{n:one}} {head}", f"{{n:many}} {head}s")
    grammar.add(made)


def _number(said: object) -> Parts | None:
    return {"n": said} if type(said) is int else None


def _reckoned(grammar: Grammar, id: str, one: str, many: str, much: bool, strict: bool) -> None:
    category = f"reckoned/{id}"
    each = "for (each|every)"
    counted = Construction(category, _counted, _of_counted)
    beside = Construction(category, _counted, _of_beside)
    up_to = of_type(category, UpTo, ("n",))
    if much:
        counted.wordings = [Wording(f"{{n:number}} {many} {each} {{of:count/one}}")]
        beside.wordings = [Wording(f"{{base:number}} {many} , plus {{n:number}} {PER}")]
        beside.also(f"{{base:number}} {many} {BESIDE.replace('NOUN', many)}")
        up_to.wordings = [Wording(f"up to {{n:number}} {many}")]
    else:
        for n, noun in (("one", one), ("many", many)):
            counted.wordings.append(Wording(f"{{n:{n}}} {noun} {each} {{of:count/one}}"))
            beside.wordings.append(Wording(f"{{base:{n}}} {noun} , plus {{n:number}} {PER}"))
            beside.also(f"{{base:{n}}} {noun} {BESIDE.replace('NOUN', f'{one}|{many}')}")
            up_to.wordings.append(Wording(f"up to {{n:{n}}} {noun}"))
        counted.also(f"a {one} {each} {{of:count/one}}", n=1)
    equal = of_type(category, EqualTo, ("of", "share"))
    that = of_type(category, ThatMuch, ("share",))
    for share, (before, behind) in SHARES.items():
        tail = behind.replace(", ", " , ")
        how = "" if share.startswith("half") and much else "much " if much else "many "
        equal.wordings.append(
            Wording(f"{many} equal to {before}{{of:count/many}}{tail}", fixed={"share": share})
        )
        that.wordings.append(Wording(f"{before}that {how}{many}{tail}", fixed={"share": share}))
        if much:
            equal.wordings.append(
                Wording(
                    f"as much {many} as {before}{{of:count/many}}{tail}", False, {"share": share}
                )
            )
    if much and not strict:
        that.also(f"that {many}", share="")
    grammar.add(counted, beside, up_to, equal, that)


PER = "for (each|every) {of:count/one}"

BESIDE = (
    f"((,|) and {{n:number}} (more|extra|additional)|(,|) plus {{n:number}} (more|extra|)) "
    f"(NOUN|) {PER}"
)
"""How so many for each stand beside a base, in other words; NOUN is what they are."""


def _counted(parts: Parts) -> ForEach:
    return ForEach(parts["n"], parts["of"], parts.get("base", 0))


def _of_counted(said: object) -> Parts | None:
    if not isinstance(said, ForEach) or said.base:
        return None
    return {"n": said.n, "of": said.of}


def _of_beside(said: object) -> Parts | None:
    if not isinstance(said, ForEach) or not said.base:
        return None
    return {"n": said.n, "of": said.of, "base": said.base}


def _some(grammar: Grammar, id: str, one: str, many: str, much: bool, article: bool) -> None:
    """`a Sin`, `Armor`, where there is any: printed so with an *article*, else read."""
    words = (many, f"any {many}") if much else (f"a {one}", f"any {many}", f"a single {one}")
    some = of_value(f"compared/{id}", Bound(">=", 1), *(words if article else ()))
    none = of_value(f"compared/{id}", Bound("=", 0)).also(f"no {one}", f"not any {many}")
    grammar.add(some if article else some.also(*words[much:]), none)


def _bounds(grammar: Grammar, id: str, one: str, many: str, much: bool) -> None:
    category = f"bound/{id}"
    less = "less" if much else "fewer"
    head, _, rest = many.partition(" ")
    behind = f" ({rest}|)" if rest else ""
    for how, words, lead in (
        (">=", "(more|higher|above)", "at least"),
        ("<=", f"({less}|{'fewer' if much else 'less'}|lower|below)", "(at most|no more than)"),
    ):
        made = Construction(category, _bound_of(how), _of_bound(how))
        if much:
            made.wordings = [Wording(f"{{n:number}} {many} or {words}")]
        else:
            made.wordings = [
                Wording(f"{{n:one}} {one} or {words}"),
                Wording(f"{{n:many}} {head}{behind} or {words}"),
            ]
        made.also(f"{{n:number}} or {words} {head}{behind}", f"{lead} {{n:number}} {head}{behind}")
        grammar.add(made)
        other = "less" if how == "<=" else "more"
        short = Construction(f"{category}/bare", _bound_of(how), _of_bound(how))
        short.wordings = [Wording(f"{{n:number}} or {words}")]
        grammar.add(
            short.also(
                f"{lead} {{n:number}}",
                f"{{n:number}} {many} or {words}",
            )
        )
        beyond = Construction(category, _beyond(how), lambda said: None)
        word = f"({less}|{other})" if how == "<=" and less != other else other
        beyond.also(f"{word} than {{n:number}} {head}{behind}")
        grammar.add(beyond)
    grammar.add(of_value(category, Bound("=", 0), f"no {head}{behind}").also(f"exactly 0 {many}"))
    just = Construction(category, _bound_of("="), _of_bound("="))
    bare = Construction(f"{category}/bare", _bound_of("="), _of_bound("="))
    bare.wordings = [Wording("exactly {n:number}")]
    grammar.add(bare)
    if much:
        just.wordings = [Wording(f"exactly {{n:number}} {many}")]
    else:
        just.wordings = [Wording(f"exactly {{n:one}} {one}"), Wording(f"exactly {{n:many}} {many}")]
    grammar.add(just)
    than = of_type(f"than/{id}", Than, ("how", "who"))
    for sign, word in (("<", less), (">", "more"), ("=", "as much" if much else "as many")):
        joint = "as" if sign == "=" else "than"
        template = f"{word} {head}{behind} {joint} {{who:who/plain}}"
        if sign == "<":
            template = (
                f"({less}|{'fewer' if much else 'less'}) {head}{behind} than {{who:who/plain}}"
            )
        than.wordings.append(Wording(template, fixed={"how": sign}))
    grammar.add(than)
    if not much:
        parity = of_type(f"than/{id}", Parity, ("odd",))
        for odd, word in ((True, "odd"), (False, "even")):
            template = f"a {word} number of {head}{behind}"
            parity.wordings.append(Wording(template, fixed={"odd": odd}))
        grammar.add(parity)


def _bound_of(how: str):  # type: ignore[no-untyped-def]
    return lambda parts: Bound(how, parts["n"])  # type: ignore[arg-type]


def _of_bound(how: str):  # type: ignore[no-untyped-def]
    return lambda said: {"n": said.n} if isinstance(said, Bound) and said.how == how else None


def _beyond(how: str):  # type: ignore[no-untyped-def]
    step = -1 if how == "<=" else 1
    return lambda parts: Bound(how, parts["n"] + step) if parts["n"] + step >= 0 else None  # type: ignore[arg-type]


# --- numbers that change -----------------------------------------------------------------------


def changes(grammar: Grammar, category: str = "change", numbers: str = "number/changed") -> None:
    """Have the words for how a number of a category of *numbers* changes: `+2 to Wands cards for
    each Hero standing`."""
    made = Construction(
        category,
        lambda parts: Change(parts["number"], parts["by"]),
        lambda said: (
            {"number": said.number, "by": said.by}
            if isinstance(said, Change) and type(said.by) is int
            else None
        ),
        [Wording(f"{{by:signed}} {{number:{numbers}}}")],
    )
    counted = Construction(
        category,
        lambda parts: Change(parts["number"], ForEach(parts["n"], parts["of"])),
        lambda said: (
            {"number": said.number, "n": said.by.n, "of": said.by.of}
            if isinstance(said, Change) and isinstance(said.by, ForEach)
            else None
        ),
        [Wording(f"{{n:signed}} {{number:{numbers}}} for (each|every) {{of:count/one}}")],
    )
    grammar.add(made, counted)
    grammar.kind(category)
    if category == "change":
        _by(grammar)


def _by(grammar: Grammar) -> None:
    """Have the words for by how much, behind which number: `+2`, `+1 for each Hero standing`."""
    grammar.passes("by", "signed")
    counted = of_type("by", ForEach, ("n", "of"))
    grammar.add(counted.also("{n:signed} for (each|every) {of:count/one}"))


def changed(
    grammar: Grammar,
    number: str,
    printed: str,
    *others: str,
    numbers: str = "number/changed",
    said: str = "change/said",
) -> None:
    """Have *printed* for a number that changes, of the category *numbers*; *others* say by how much
    it does in other words, with a gap `up`, `down` or `by` for it, in the category *said*."""
    grammar.add(of_value(numbers, number, printed))
    for template in others:
        sign = -1 if "{down" in template else 1
        name = "by" if "{by" in template else "down" if sign < 0 else "up"
        made = Construction(
            said,
            lambda parts, sign=sign, name=name: Change(number, sign * parts[name]),  # type: ignore[misc]
            lambda said: None,
        )
        grammar.add(
            made.also(template), counted(number, sign, name, said).also(f"{template} {FOR_EACH}")
        )


FOR_EACH = "for (each|every) {of:count/one}"
"""What stands behind other words for how a number changes, too."""


def counted(number: str, sign: int, name: str, said: str = "change/said") -> Construction:
    """By how much a *number* changes for each of something: a gap called *name*, and `of`."""

    def make(parts: Parts) -> Change:
        return Change(number, ForEach(sign * parts[name], parts["of"]))

    return Construction(said, make, lambda said: None)


# --- words of a list ---------------------------------------------------------------------------


def listed(grammar: Grammar, category: str, printed: Mapping[str, str], last: str) -> None:
    """A *category* of words by value, and of lists of them, that with an `s`."""
    values = {words: value for value, words in printed.items()}
    many = f"{category}s"
    if any(" " in word for word in values):
        grammar.add(*(of_value(category, value, _tokens(word)) for word, value in values.items()))
        grammar.examples[category] = (*printed,)
    else:
        grammar.token(
            category, values.get,
            lambda value: printed.get(value) if isinstance(value, str) else None, (*printed,),
        )  # fmt: skip
    for name in (category, many):
        grammar.lists(name, values)
        grammar.kind(name)
    for word in values:
        grammar.add(of_value(f"{category}/known", word, _tokens(word)))
    one = Construction(many, lambda parts: (parts["it"],), _only, [Wording(f"{{it:{category}}}")])
    two = Construction(
        many,
        lambda parts: (*parts["some"], parts["it"]) if parts["it"] not in parts["some"] else None,
        lambda said: {"some": said[:-1], "it": said[-1]} if _is_list(said) else None,
        [Wording(f"{{some:{category}/some}} {last} {{it:{category}}}")],
    )
    two.also(f"{{some:{category}/some}} (and|, or|, and) {{it:{category}}}")
    begun = Construction(
        f"{category}/some", lambda parts: (parts["it"],), _only, [Wording(f"{{it:{category}}}")]
    )
    more = Construction(
        f"{category}/some",
        lambda parts: (parts["it"], *parts["some"]) if parts["it"] not in parts["some"] else None,
        lambda said: {"it": said[0], "some": said[1:]} if _is_list(said) else None,
        [Wording(f"{{it:{category}}} , {{some:{category}/some}}")],
    )
    both = Construction(
        f"{many}/and", two.make, two.take,
        [Wording(f"{{some:{category}/some}} and {{it:{category}}}")],
    )  # fmt: skip
    both.also(f"{{some:{category}/some}} , and {{it:{category}}}")
    grammar.add(one, two, begun, more, both)
    if len(printed) > 1:
        first, second, *_ = printed
        grammar.examples[f"{many}/and"] = ((first, second),)
    grammar.kind(f"{many}/and")


def more(grammar: Grammar, category: str, printed: Mapping[str, str]) -> None:
    """Have more words in a *category* that is `listed`, and in lists of those."""
    if category in grammar.lexicon.lexical:  # single tokens are not looked up word by word
        read, write = grammar.lexicon.lexical[category], grammar.written_by(category)
        values = {words: value for value, words in printed.items()}
        grammar.token(
            category, lambda word: values.get(word) or read(word),
            lambda value: (printed.get(value) if isinstance(value, str) else None) or write(value),
            (*grammar.examples[category], *printed),
        )  # fmt: skip
    else:
        grammar.add(*(of_value(category, value, _tokens(word)) for value, word in printed.items()))
    known = (*grammar.listed(category), *printed.values())
    for name in (category, f"{category}s"):
        grammar.lists(name, known)
    for word in printed.values():
        grammar.add(of_value(f"{category}/known", word, _tokens(word)))


def _tokens(words: str) -> str:
    """*words* as they are read: `an` is printed where `a` stands before a vowel."""
    return f"a {words[3:]}" if words.startswith("an ") else words


def _only(said: object) -> Parts | None:
    return {"it": said[0]} if isinstance(said, tuple) and len(said) == 1 else None


def _is_list(said: object) -> bool:
    return isinstance(said, tuple) and len(said) > 1


# --- things ------------------------------------------------------------------------------------


def things(
    grammar: Grammar, noun: str, kinds: str, measured: str, called: Mapping[str, int]
) -> None:
    """Have the words for things called *noun*: see `noun.things`."""
    category, rank = f"thing/{noun}", f"rank/{noun}"
    for how, words in (("=", ""), ("<=", "or (less|lower)"), (">=", "or (more|higher)")):
        bound = Construction(
            rank, _bound_of(how), _of_bound(how), [Wording(f"{{n:number}} {words}")]
        )
        grammar.add(bound)
    made = Construction(
        category,
        lambda parts: Thing(parts.get("kinds", ()), parts.get("so")),
        lambda said: {
            name: value
            for name, value in (("kinds", said.kinds), ("so", said.so))
            if value not in ((), None)
        },
    )
    for template in (
        f"a {{kinds:{kinds}}} {noun} of {measured} {{so:{rank}}}",
        f"a {noun} of {measured} {{so:{rank}}}",
        f"a {{kinds:{kinds}}} {noun}", f"a {noun}",
    ):  # fmt: skip
        made.wordings.append(Wording(template))
    made.also(f"a {{so:{rank}}}")
    for word, n in called.items():
        made.also(f"a {word}", so=Bound("=", n))
    grammar.add(made)
    grammar.kind(category)

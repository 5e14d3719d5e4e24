"""How a measure is worded in every position of a sentence."""

from __future__ import annotations

from tabletop.cardtext.subjects import EACH, IT
from tabletop.grammar.bounds import Bound
from tabletop.grammar.english.verbs import inflected, participle, several, third
from tabletop.grammar.function import Function, worded
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People, Single, Unit


def _having(of: People | Single, people: str, plain: str = "") -> list[tuple[str, object]]:
    """Subjects, each with the form of the verb that agrees."""
    if isinstance(of, Single):
        return [(of.name, third)]
    return [(f"{{who:{people}{plain}/1}}", third), (f"{{who:{people}{plain}/+}}", several)]


def compared(
    grammar: Grammar,
    function: Function,
    of: People | Single,
    people: str,
    has: tuple[str, ...],
    unit: Unit,
) -> None:
    """`has 3 Health or less`, `that has ...`, `with ...`."""
    so = f"{{so:compared/{unit.id}}}"
    whole, that = function.construction(), function.construction("that")
    those = function.construction("that")
    those.category = "that/+"
    for number, verb in enumerate(has):
        for who, form in _having(of, people, "/so" if people else ""):
            words = f"{who} {inflected(verb, form)} {so}"
            worded(whole, words, number == 0)
            worded(whole, f"{words} left", False)
        worded(that, f"{inflected(verb, third)} {so}", number == 0, who=EACH)
        worded(that, f"{inflected(verb, several)} {so}", False, who=EACH)
        worded(those, f"{inflected(verb, several)} {so}", number == 0, who=EACH)
    if isinstance(of, Single):
        grammar.add(whole)
        return
    behind = function.construction("that")
    behind.category = "with"
    behind.take = lambda said: None
    worded(behind, so, False, who=EACH)
    grammar.add(whole, that, those)
    if any("have" in verb for verb in has):  # with 3 Health: that has it, and not that lacks it
        without = function.construction("that")
        without.category = "without"
        without.take = lambda said: None
        for words in dict.fromkeys((unit.many, unit.one)):
            worded(without, f"(any|a|) {words}", False, who=EACH, so=Bound("=", 0))
        grammar.add(behind, without)


def counted(
    grammar: Grammar,
    function: Function,
    of: People | Single,
    people: str,
    has: tuple[str, ...],
    unit: Unit,
    one: tuple[str, ...],
    many: tuple[str, ...],
) -> None:
    """`for each Ward the Foe has`, `the number of cards in your hand`."""
    single, whole = function.construction("one"), function.construction("many")
    all_of = f"the {unit.many}" if unit.much else f"the number of {unit.many}"
    for template in one:
        worded(
            single, template, True, **({"who": "you"} if people and "{who" not in template else {})
        )
    for template in many:
        worded(
            whole, template, True, **({"who": "you"} if people and "{who" not in template else {})
        )
    for number, verb in enumerate(has):
        for who, form in _having(of, people, "/plain" if people else ""):
            agreed = inflected(verb, form)
            worded(single, f"{unit.one} {who} {agreed}", number == 0)
            head, _, rest = unit.one.partition(" ")
            if rest:
                worded(single, f"{head} {who} {agreed} {rest}", False)
            worded(whole, f"{all_of} {who} {agreed}", number == 0)
            if people and verb.strip("[]") not in ("have", "be") and " " not in verb:
                worded(single, f"{unit.one} {participle(verb.strip('[]'))} by {who}", False)
        if isinstance(of, People) and of.pronoun:
            of_it = f"{of.pronoun} {inflected(verb, third)}"
            worded(single, f"{unit.one} {of_it}", number == 0, who=IT)
            worded(whole, f"{all_of} {of_it}", number == 0, who=IT)
    grammar.add(single, whole)


def threshold(
    grammar: Grammar,
    function: Function,
    of: People | Single,
    people: str,
    frames: tuple[str, ...],
    owned: tuple[str, ...],
    first: tuple[str, ...] = (),
) -> None:
    """`when the Foe falls to 5 Health or less`; as the *first* time it does, if there is no
    other."""
    made = function.construction()
    so = function.slots["so"].category  # type: ignore[attr-defined]
    if first:
        once = function.construction()
        once.category = "moment"
        for place, template in enumerate(first):
            worded(once, template.replace("{so}", f"{{so:{so}/bare}}"), place == 0)
        grammar.add(once)
    for number, frame in enumerate(frames):
        for who, form in _having(of, people):
            words = inflected(frame, form).replace("{so}", f"{{so:{so}}}")
            worded(made, f"{who} {words}", number == 0 and not first)
    if isinstance(of, Single):
        falls = "(is|falls to|drops to|is reduced to|comes to)"
        worded(made, f"{of.name} (has|is at|is left with) {{so:{so}}}", False)
        for name in owned:
            worded(made, f"{of.whose} {name} {falls} {{so:{so}/bare}}", False)
    grammar.add(made)


def bounded(
    grammar: Grammar,
    function: Function,
    of: People | Single,
    people: str,
    owned: tuple[str, ...],
    unit: Unit,
    low: bool,
) -> None:
    """`your Health cannot fall below 1`."""
    made = function.construction()
    limit = "(fall|drop|go) below" if low else "(exceed|rise above|go above)"
    name = owned[0]
    if isinstance(of, Single):
        worded(made, f"{of.whose} {name} cannot {limit} {{n:number}}")
    else:
        worded(made, f"{{who:{people}/own}} {name} cannot {limit} {{n:number}}")
        lead = "(have|be reduced to) less than" if low else "have more than"
        for who, _ in _having(of, people):
            worded(made, f"{who} cannot {lead} {{n:number}} {name}")
            if low:
                worded(made, f"{who} cannot be reduced below {{n:number}} {name}", False)
    grammar.add(made)

"""Sentences that go on from the one before: what is done instead of that, both of two choices, and
what is asked in the words of that."""

from __future__ import annotations

from dataclasses import replace

from tabletop.cardtext.clause import Clause, speaks_back
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.roles import Role
from tabletop.grammar.chart import Chart
from tabletop.grammar.english.compounds import only, prints
from tabletop.grammar.english.drafts import Draft
from tabletop.grammar.english.sentences import Reader
from tabletop.grammar.english.verbs import inflections
from tabletop.grammar.grammar import Grammar

# --- the answer to the sentence before ----------------------------------------------------------

_POINTING = frozenset(("a", "the", "that", "this", "it", "them", "one", "so", "any"))
_AUXILIARY = frozenset(("has", "have", "had", "did", "does", "do", "is", "are", "was", "not"))


def answering(grammar: Grammar, before: Clause, chart: Chart) -> Clause | None:
    """`If it has discarded an Item, ...` behind what has it do so: `if it does`."""
    texts = chart.texts
    comma = texts.index(",") if "," in texts else 0
    if texts[:1] != ["if"] or not comma or before.holds:
        return None
    done = (*before.body, *filter(None, (before.heads.get("cost"),)))
    verbs = {
        form
        for said in done
        for frame in grammar.done_by.get(getattr(said.phrase, "part", ""), ())
        for verb in inflections(frame)
        for form in verb
    }
    known = {token.text for token in grammar.tokens(str(before))} | _POINTING
    for subject in range(1, comma - 1):
        told = [word for word in texts[subject + 1 : comma] if word not in _AUXILIARY]
        if not told or told[0] not in verbs or not known.issuperset(told[1:]):
            continue  # it asks more than whether that was done
        never = ["not"] if "not" in texts[subject + 1 : comma] else []
        for does in ("does", "do"):
            asked = [*texts[: subject + 1], does, *never, *texts[comma:]]
            if (said := only(grammar, chart, asked)) is not None and said.goes_on:
                return said
    return None


# --- instead of the sentence before ------------------------------------------------------------


def rather(grammar: Grammar, before: Clause, chart: Chart) -> Clause | None:
    """*before*, and what is done by the sentence in *chart* instead of that: `Draw 1 Loot. If you
    bear a Sin, lose 1 Health instead.`"""
    texts = chart.texts
    if (both := _both(grammar, before, chart)) is not None:
        return both
    if texts.count("instead") != 1 or not _may_be_otherwise(before):
        return None
    at = texts.index("instead")
    second = only(grammar, chart, [*texts[:at], *texts[at + 1 :]])
    if second is None or second.heads.keys() not in ({"if"}, {"bearer"}):
        return None
    if second.holds or second.otherwise or second.unless or second.duration or second.then:
        return None
    if (so := _condition(grammar, second)) is None:
        return None
    heads: dict[Role, Said] = {**before.heads, "if": so}
    made = replace(before, heads=heads, body=second.body, otherwise=before.body)
    return made if prints(grammar, (made,)) else None


_BOTH = (["do", "both"], ["choose", "both"], ["you", "do", "both"], ["you", "choose", "both"])


def _both(grammar: Grammar, before: Clause, chart: Chart) -> Clause | None:
    """`... choose one: ...; or .... If you bear a Sin, do both instead.`"""
    texts = [word for word in chart.texts if word != "instead"]
    modes = before.body[0].values.get("modes", ()) if len(before.body) == 1 else ()
    if len(modes) != 2 or not _may_be_otherwise(before) or texts[-2:] not in _BOTH:
        return None
    cut = next((len(words) for words in reversed(_BOTH) if texts[-len(words) :] == words), 0)
    head = texts[:-cut]
    for draft, at in Reader(grammar, chart.of(texts)).heads(Draft(), 0, 0):
        if at != len(head) or draft.heads.keys() not in ({"if"}, {"bearer"}):
            continue
        if (so := _condition(grammar, replace(before, heads=draft.heads))) is not None:
            heads: dict[Role, Said] = {**before.heads, "if": so}
            all_of = tuple(said for mode in modes for said in mode)
            made = replace(before, heads=heads, body=all_of, otherwise=before.body)
            return made if prints(grammar, (made,)) else None
    return None


def _may_be_otherwise(before: Clause) -> bool:
    cost = before.heads.get("cost")
    paid = cost is not None and bool(cost.values)
    tails = before.then or before.instead or before.otherwise or before.unless or before.duration
    heads = {"if", "limit", "range", "bearer"} & before.heads.keys()
    return not (before.holds or tails or heads or paid or before.goes_on)


def _condition(grammar: Grammar, second: Clause) -> Said | None:
    """What has to be so for the *second*."""
    if "if" in second.heads:
        so = second.heads["if"]
        return so if so.values and not speaks_back(so) else None
    if grammar.bearing is None:
        return None
    condition = Said(grammar.bearing, {**second.heads["bearer"].values})
    return Said(grammar.if_so, {"condition": condition})

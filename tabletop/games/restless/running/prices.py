"""What is paid, by whoever a sentence names: before a colon, or against what happens `unless`.

A price is said of `you` in few words (`discard an Item: ...`), of somebody who wants to (`a
Character may discard an Item: ...`) and of whom something spares (`unless that Character discards
an Item`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import update_wrapper
from typing import Any

from msgspec.structs import replace

from tabletop.cardtext.clause import Clause, capitalised
from tabletop.cardtext.phrase import Phrase
from tabletop.cardtext.subjects import FORMER, IMPLIED, Such, Who
from tabletop.executor.question_text import told_of
from tabletop.executor.sentence import RECKONED
from tabletop.games.restless.cards import content
from tabletop.games.restless.running.questions import for_party, party, slot_options, willing
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.running.whom import WHOM
from tabletop.games.restless.table.table_reads import living
from tabletop.games.restless.table.things import meant_by
from tabletop.grammar.nouns import Thing
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table

Able = Callable[..., bool]
"""Whether the Character in a slot can pay so much."""

Left = Callable[[Table, int], str]
"""What it has of what is paid, in words."""

Pay = Callable[..., Rules[None]]


def paying(
    pay: Pay, able: Able = lambda table, slot, **values: True,
    left: Left = lambda table, slot: "",
) -> Callable[..., Rules[list[int] | bool]]:  # fmt: skip
    """How each of those who are *able* and want to is asked to *pay*; they are told what they have
    *left* of it."""

    def asked(about: Saying, who: Who, **printed: Any) -> Rules[list[int] | bool]:
        said = _priced(about, printed).print({"who": IMPLIED, **printed})
        values = {name: _reckoned(about, value) for name, value in printed.items()}
        if who == "one":
            return (yield from _volunteer(about, said, who, able, pay, values))
        paid = []
        for slot in (yield from WHOM.meant(about, who)):
            one = replace(about, you=slot)
            if able(about.play.table, slot, **values) and (
                yield from willing(one, said, of=left(about.play.table, slot))
            ):
                yield from pay(one, **values)
                paid.append(slot)
        about.acted = paid
        several = (who.noun if isinstance(who, Such) else who) in ("each", "other")
        return paid if several else bool(paid)

    update_wrapper(asked, pay, ("__module__", "__name__", "__doc__"))
    return asked


def _priced(about: Saying, printed: Mapping[str, Any]) -> Phrase:
    """The price of the sentence in which so much is *printed*."""
    clause = about.line.clause
    spared = clause.unless.values.get("price") if clause.unless is not None else None
    prices = [price for price in (clause.heads.get("cost"), spared) if price is not None]
    for price in prices:
        if {name: value for name, value in price.values.items() if name != "who"} == printed:
            return price.phrase
    raise ValueError(f"{str(clause)!r} has no such cost.")


def _reckoned(about: Saying, value: Any) -> Any:
    if isinstance(value, Thing):
        return meant_by(about.card, value)
    return about.amount(value) if isinstance(value, RECKONED) else value


def done_by_one(clause: Clause) -> str:
    """What is done for it; who pays is spoken of as whoever does."""
    return " and ".join(
        told_of(said, "whoever does") if said.values.get("who") in FORMER else f"{said}"
        for said in clause.body
    )


def _volunteer(
    about: Saying, said: str, who: Who, able: Able, pay: Pay, values: dict[str, Any]
) -> Rules[bool]:
    """RST-007: one of those who are able to pay, or nobody; from now on that is who is meant."""
    play, clause = about.play, about.line.clause

    def question() -> Decision:
        fit = [slot for slot in living(play.table) if fits(slot)]
        options = [
            *slot_options(play.table, fit),
            Option("nobody", f"Nobody will {said}", value=-1),
        ]
        card, deed = content.title(about.card.name), capitalised(done_by_one(clause))
        return for_party(play.table, f"{card}: who will {said}? {deed}.", "RST-111", options)

    def fits(slot: int) -> bool:
        return able(play.table, slot, **values) and slot in WHOM.among(about, who)

    if not any(map(fits, living(play.table))):
        return False
    option = yield from party(play, question)
    about.you = about.that = int(option.value)
    if about.you < 0:
        return False
    yield from pay(about, **values)
    return True

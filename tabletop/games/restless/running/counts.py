"""What a Character, the Target and the party have so much of, and what else cards count.

A measure is compared (`3 Health or less`), counted (`for each Sin you bear`) and ranked (`the
Character with the most Items`).
"""

from __future__ import annotations

from functools import partial

from tabletop.cardtext.amounts import EqualTo, ForEach
from tabletop.cardtext.subjects import IT, Who
from tabletop.executor.sentence import Sentence
from tabletop.games.restless.cards.grammar import (
    ARMOR,
    CHARACTER,
    GRAMMAR,
    HEALTH,
    ITEM,
    PARTY,
    REROLL,
    SIN,
    TARGET,
)
from tabletop.games.restless.running.deeds import TargetHurt
from tabletop.games.restless.running.periods import ROUNDS
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.count_values import how_many
from tabletop.games.restless.table.table_reads import health, item, targets
from tabletop.games.restless.table.things import held
from tabletop.grammar.function import Function, worded
from tabletop.grammar.idiom import count
from tabletop.grammar.measure import Crossing, Read, measure
from tabletop.grammar.nouns import Thing
from tabletop.table.table import Table


def _of(what: str) -> Read:
    """How much of *what*, a word of `how_many`, the Character in a slot has."""

    def read(table: Table, slot: int) -> int:
        return how_many(table, what, slot)

    return read


HEALTHY = measure(GRAMMAR, "Health", CHARACTER, HEALTH, health, has=("[have]", "[be] at"))
LACKING = measure(
    GRAMMAR, "Health lacking", CHARACTER, HEALTH, _of("missing"), has=("[lack]", "[miss]"),
    ranks=False,
)  # fmt: skip
measure(GRAMMAR, "Armor", CHARACTER, ARMOR, _of("armor"))
measure(GRAMMAR, "Sins", CHARACTER, SIN, _of("sins"), has=("[bear]", "[have]"))
measure(GRAMMAR, "Items", CHARACTER, ITEM, _of("items"), has=("[hold]", "[have|carry]"))
measure(GRAMMAR, "Reroll Counters", PARTY, REROLL, _of("rerolls"))


def of_kind(about: Saying, who: Who, kind: tuple[str, ...]) -> int:
    """RST-141: an Item of several kinds counts as each."""
    slots = GRAMMAR.meant(about, who)
    return sum(len(held(about.table, slot, Thing(kind))) for slot in slots)


def _count_kinds() -> None:
    """`for each Weapon you hold`; how many Items of any kind somebody holds is a measure."""
    GRAMMAR.declare("count", "Items of a kind")
    kind, who = "kind/Item but any", CHARACTER.id
    counted = GRAMMAR.function("count", "Items of a kind", {"who": who, "kind": kind}, of_kind)
    many = "the number of {kind:kinds/Item but any}"
    for manner, things in (("one", f"{{kind:{kind}}}"), ("many", many)):
        made = counted.construction(manner)  # type: ignore[arg-type]
        for have in ("hold", "(have|carry)"):
            has = {"hold": "holds"}.get(have, "(has|carries)")
            house = have == "hold"
            worded(made, f"{things} {{who:{who}/plain/1}} {has}", house)
            worded(made, f"{things} {{who:{who}/plain/+}} {have}", house)
            worded(made, f"{things} it {has}", house, who=IT)
        GRAMMAR.add(made)


_count_kinds()


def _target_health(table: Table, piece: int) -> int:
    return table.pieces[piece].counters.get("health", 0)


def _targets(table: Table) -> list[int]:
    """RST-047: any of them, where there are several."""
    return [target.id for target in targets(table)]


def _of_its_own(about: Saying) -> bool:
    """RST-192: on a Target it speaks of that Target alone."""
    return about.you >= 0 or getattr(about.deed, "target", -1) == about.card.id


_ITS = "(its|this Target 's|the Target 's)"
measure(
    GRAMMAR, "the Target's Health", TARGET, HEALTH, _target_health, each=_targets,
    owned=("Health",),
    crossing=Crossing(
        (TargetHurt,), was=lambda deed: deed.lowest, now=lambda deed: deed.n, fits=_of_its_own,
        first=(
            "the first time its Health is {so}",
            f"the first time {_ITS} Health (is|falls to|drops to|comes to) {{so}}",
            "the first time (it|the Target|this Target) (has|is at|falls to|drops to) {so}",
        ),
    ),
)  # fmt: skip


def _count(what: str, about: Saying) -> int:
    """RST-229: of who is dead, what there was."""
    return about.had.get(what, how_many(about.table, what, about.you))


COUNTED: dict[str, Function] = {}
"""What is counted of the party and its road, by the word for it."""

for _what, _one, _many in (
    ("all_sins", ("Sin in the party", "Sin the party bears"), ("the number of Sins in the party",)),
    ("dead", ("dead Character",), ("the number of dead Characters",)),
    ("nights", ("Rest card left",), ("the number of Rest cards left",)),
):  # fmt: skip
    COUNTED[_what] = count(GRAMMAR, _one, _many, partial(_count, _what))
GROWING = frozenset((LACKING["counted"], COUNTED["dead"], ROUNDS))
"""What may grow while a Battle goes on."""
count(
    GRAMMAR, ("Item discarded this way",), ("the number of Items discarded this way",),
    partial(_count, "this_way"), back=True,
)  # fmt: skip


def _value(about: Saying) -> int:
    """RST-101: that of the Item that was spoken of, or with which it is done."""
    if "value" not in about.had and (by := getattr(about.deed, "by", -1)) >= 0:
        printed = item(about.table.pieces[by])
        return (printed.value or 0) if printed else 0
    return about.had.get("value", 0)


count(GRAMMAR, (), ("that Item 's Value",), _value)


def grows(sentence: Sentence) -> bool:
    """Whether a change is for each of what may grow while a Battle goes on."""
    amount = sentence.by
    return isinstance(amount, ForEach | EqualTo) and amount.of.phrase in GROWING  # type: ignore[attr-defined]

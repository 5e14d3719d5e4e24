"""A phrasebook of a few words: what is offered for a sentence that it does not read is judged by
it."""

from __future__ import annotations

from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.slots import Counted, Noun, Number
from tabletop.cardtext.subjects import Subject

WHO = {
    "you": "you",
    "each": "each Character",
    "other": "each other Character",
    "one": "a Character",
    "another": "another Character",
    "random": "a random Character",
    "that": "that Character",
}

TOY = Phrasebook(
    n=Number(),
    who=Subject(WHO),
    damage=Counted("damage", "damage"),
    deck=Noun({"loot": "Loot", "treasures": "Treasure"}),
    rerolls=Counted("Reroll Counter", "Reroll Counters"),
    stat=Noun({"attack": "Attack", "combat": "to Combat rolls", "taken": "to damage taken"}),
)


def _does_nothing(context: object, **said: object) -> None:
    """It is only read."""


for template in (
    "{who} [heal] {n}", "{who} [take] {n:damage}", "{who} [lose] {n} Health",
    "{who} [discard] an Item", "{who} [draw] {n} {deck}", "the Target heals {n}",
    "the Target takes {n:damage}", "gain {n:rerolls}", "lose {n:rerolls}", "prevent that damage",
):  # fmt: skip
    TOY.add(template, "action", _does_nothing)
for template, role in (
    ("{who} cannot heal", "trait"),
    ("nobody heals", "trait"),
    ("{who} [have] +{n} {stat}", "modifier"),
    ("{who} [have] -{n} {stat}", "modifier"),
    ("until the end of the round", "duration"),
    ("in Battle", "duration"),
    ("when a Battle begins", "trigger"),
    ("when {who} [hit]", "trigger"),
    ("{who} [bear] a Sin", "condition"),
    ("once per Battle", "limit"),
):
    TOY.add(template, role)  # type: ignore[arg-type]
TOY.add("{who} [lose] {n} Health", "cost", _does_nothing)
TOY.add("{who} [discard] a Food", "cost", _does_nothing)

"""What may be true of a Character, the Target, the party: behind if, unless, while and that.

What somebody has so much of stands in `counts`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import Who
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import CHARACTER, GRAMMAR, PARTY, TARGET
from tabletop.games.restless.cards.numbers import TARGET_HAS
from tabletop.games.restless.running.executor import speaks_to
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.count_values import how_many
from tabletop.games.restless.table.table_reads import (
    STATUS,
    at_rest,
    character,
    health,
    living,
    max_health,
    party_has,
    targets,
)
from tabletop.games.restless.table.things import held, meant_by
from tabletop.grammar.construction import Construction, Parts
from tabletop.grammar.grammar import Whole
from tabletop.grammar.idiom import idiom, possession, state
from tabletop.grammar.nouns import Thing
from tabletop.grammar.wording import Wording
from tabletop.table.table import Table


def _any(about: Saying, who: Who, so: Callable[[Table, int], bool]) -> bool:
    """Whether it is *so* of any of those meant."""
    return any(so(about.table, slot) for slot in GRAMMAR.meant(about, who))


# --- of a Character ----------------------------------------------------------------------------


def unhurt(about: Saying, who: Who) -> bool:
    """All counters lie on the left."""
    return _any(about, who, lambda table, slot: health(table, slot) == max_health(table, slot) > 0)


def alone(about: Saying, who: Who) -> bool:
    """Nobody else is alive."""
    return _any(about, who, lambda table, slot: living(table) == [slot])


def holds(about: Saying, who: Who, thing: Thing) -> bool:
    """RST-141: an Item of several kinds is of each."""
    thing = meant_by(about.card, thing)
    return _any(about, who, lambda table, slot: bool(held(table, slot, thing)))


def holds_none(about: Saying, who: Who, kind: tuple[str, ...]) -> bool:
    """RST-141."""
    return _any(about, who, lambda table, slot: not held(table, slot, Thing(kind)))


def has_status(about: Saying, who: Who, status: str) -> bool:
    """RST-062."""
    return _any(about, who, lambda table, slot: _is_under(table, slot, status))


def _is_under(table: Table, slot: int, status: str) -> bool:
    worn = (content.card(piece.name) for piece in table[STATUS[slot]])
    return any(isinstance(card, content.StatusEffect) and card.type == status for card in worn)


def has_acted(about: Saying, who: Who) -> bool:
    """RST-194."""
    return _any(about, who, _acted)


def _acted(table: Table, slot: int) -> bool:
    piece = character(table, slot)
    return piece is not None and bool(piece.counters.get("acted"))


def _has_a_status(table: Table, slot: int) -> bool:
    return bool(table.zones[STATUS[slot]].pieces)


state(
    GRAMMAR, CHARACTER, "[be] unhurt", "[be] at full Health", run=unhurt,
    negative=("[be] hurt", "[be] wounded", "[be] not unhurt", "[be] not at full Health"),
)  # fmt: skip


def _is_any(thing: Thing) -> bool:
    return not thing.kinds and thing.so is None


def _but(category: str, is_any: Callable[[Any], bool]) -> str:
    """The *category* without any Item at all: of those there is a measure."""

    def make(parts: Parts) -> Any:
        return None if is_any(parts["it"]) else parts["it"]

    def take(said: Any) -> Parts | None:
        return None if is_any(said) else {"it": said}

    name = f"{category} but any"
    GRAMMAR.add(Construction(name, make, take, [Wording(f"{{it:{category}}}")]))
    return name


state(GRAMMAR, CHARACTER, "[be] alone", "[be] the only living Character", run=alone)
state(GRAMMAR, CHARACTER, "[hold] {thing}", "[have|carry] {thing}", run=holds,
      slots={"thing": _but("thing/Item/one", _is_any)}, with_="{thing}")  # fmt: skip
state(GRAMMAR, CHARACTER, "[hold] no {kind}", "[have|carry] no {kind}", run=holds_none,
      slots={"kind": _but("kind/Item", lambda kinds: not kinds)}, with_="no {kind}")  # fmt: skip
_but("kinds/Item", lambda kinds: not kinds)
state(GRAMMAR, CHARACTER, "[have] {status}", "[be] under {status}", run=has_status,
      slots={"status": "status"}, with_="{status}")  # fmt: skip
state(
    GRAMMAR, CHARACTER, "[have] acted this round", run=has_acted,
    negative=("[have] not acted this round",),
)  # fmt: skip
possession(GRAMMAR, CHARACTER, "Status Effect", _has_a_status, "have|bear")

# --- of the Target -----------------------------------------------------------------------------


def target_is(about: Saying, type: str) -> bool:
    """RST-176: one of its Types."""
    return any(type in getattr(content.card(t.name), "types", ()) for t in targets(about.table))


def target_unhurt(about: Saying) -> bool:
    """It has all the Health that is printed."""
    return any(
        t.counters.get("health") == getattr(content.card(t.name), "health", 0)
        for t in targets(about.table)
    )


def borne(about: Saying, trait: str) -> bool:
    """RST-059: a living Character has this Trait."""
    return party_has(about.table, trait)


def borne_by_nobody(about: Saying, trait: str) -> bool:
    """RST-059: no living Character has this Trait."""
    return not borne(about, trait)


def is_spoken_to(about: Saying, bearer: str) -> bool:
    """RST-058, RST-059: whether a sentence for a Trait is for whoever it is about."""
    return speaks_to(about.table, about.line, bearer)


# --- of the party and the road -----------------------------------------------------------------


def bereft(about: Saying) -> bool:
    """RST-227: a slot is empty."""
    return how_many(about.table, "dead", about.you) > 0


def resting(about: Saying, who: Who) -> bool:
    """RST-152."""
    return at_rest(about.table)


def fighting(about: Saying, who: Who) -> bool:
    """RST-177."""
    return bool(about.table.count("battle"))


def fleeing(about: Saying, who: Who) -> bool:
    """RST-217."""
    return bool(about.table.count("fleeing"))


def fled(about: Saying, who: Who) -> bool:
    """RST-225."""
    return bool(about.table.count("fled"))


def worn_out(about: Saying) -> bool:
    """RST-049."""
    return not about.card.counters.get("armor")


def still_armored(about: Saying) -> bool:
    """RST-049."""
    return not worn_out(about)


IS_OF_TYPE = state(
    GRAMMAR, TARGET, "[be] {type}", "[be] a {type}", "[be] a {type} Target", run=target_is,
    slots={"type": "type"},
    during=("against {type} Targets", "against (a|the) {type} Target", "against a {type}",
            "against {type:type/several}", "to {type} Targets", "to (a|the) {type} Target",
            "to a {type}", "to {type:type/several}"),
)  # fmt: skip


def _of_type(parts: Parts) -> Whole:
    """`Beast Targets have +1 Attack`: where the Target is one."""
    so = Said(GRAMMAR.if_so, {"condition": Said(IS_OF_TYPE, {"type": parts["type"]})})
    return {"if": so}, (Said(TARGET_HAS, {"change": parts["change"]}),), None


_TYPED = Construction("whole", _of_type, lambda said: None)
for _has in ("{change:change/target}", "{change:change/target/said}"):
    _TYPED.also(
        f"{{type:type}} Targets (have|get|gain) {_has}",
        f"(a|each|every) {{type:type}} Target (has|gets|gains) {_has}",
    )
GRAMMAR.add(_TYPED)
state(GRAMMAR, TARGET, "[be] unhurt", "[be] at full Health", "[have] full Health",
      run=target_unhurt, negative=("[be] hurt", "[be] wounded", "[be] not unhurt"))  # fmt: skip
state(GRAMMAR, PARTY, "[be] Resting", "[Rest]", run=resting,
      during=("while Resting", "while you (Rest|rest|are Resting)", "during a Rest"))  # fmt: skip
state(GRAMMAR, PARTY, "[be] in Battle", "[fight]", run=fighting,
      during=("in Battle", "during (Battle|a Battle)"))  # fmt: skip
state(GRAMMAR, PARTY, "[be] Fleeing", run=fleeing,
      during=("while Fleeing", "while (you|the party) (Flee|flee|Flees|are Fleeing)"))  # fmt: skip
state(GRAMMAR, PARTY, "Fled from its last Battle", "Fled from the last Battle", run=fled)
for _words, _run in (
    (("somebody is dead", "(a Character|anybody) is dead"), bereft),
    (("there is no Armor on this", "this has no Armor (left|)"), worn_out),
    (("there is Armor on this", "this has Armor (left|)"), still_armored),
):
    idiom(GRAMMAR, "condition", *_words, run=_run, sort="state")
idiom(
    GRAMMAR, "condition", "there is a {trait}", "there is a {trait} in the party",
    "a {trait} is (here|present|in the party)", "the party has a {trait}", run=borne,
    slots={"trait": "own trait"}, sort="state",
)  # fmt: skip
idiom(
    GRAMMAR, "condition", "there is no {trait}", "there is no {trait} in the party",
    "no {trait} is (here|present|in the party)", "the party has no {trait}", run=borne_by_nobody,
    slots={"trait": "own trait"}, sort="state",
)  # fmt: skip
GRAMMAR.bearing = idiom(
    GRAMMAR, "condition", "you are a {bearer}", run=is_spoken_to, slots={"bearer": "own trait"},
    sort="state",
)  # fmt: skip

"""What sentences wait for that no sentence does: who hits and misses, dies, uses an Item, rolls.

Verbs that cards have somebody do stand with what does them; the times, in `periods`. A trigger is
asked whether what happens is what it waits for; `you` is the slot of the Character that bears the
card, -1 where it concerns everybody.
"""

from __future__ import annotations

from tabletop.cardtext.subjects import Who
from tabletop.games.restless.cards.grammar import CHARACTER, GRAMMAR, TARGET, THIS
from tabletop.games.restless.cards.lexicon import ATTACKED_WITH, KINDS
from tabletop.games.restless.running.changed_rules import said_roll
from tabletop.games.restless.running.deeds import (
    ArmorUsedUp,
    Dies,
    DrawsNothing,
    GainsItem,
    Happens,
    Hits,
    IsShuffled,
    Misses,
    Rejoins,
    Rolls,
    SpendsReroll,
    TargetDies,
    TraderShowsGoods,
)
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.table_reads import item
from tabletop.grammar.english.verbs import third
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import Happens as HappensBy
from tabletop.grammar.verb import verb
from tabletop.vocabulary.parts.dice import add_rolled


def _it(about: Saying) -> Happens:
    """What happens."""
    assert isinstance(about.deed, Happens)
    return about.deed


def its_own(about: Saying, **said: object) -> bool:
    """On a Target it speaks of that Target alone (RST-192)."""
    return about.you >= 0 or not _on_a_target(about) or _it(about).target == about.card.id


def _on_a_target(about: Saying) -> bool:
    return about.card.zone in ("encounter", "night", "god")


def _with_this(about: Saying) -> bool:
    """What is done with the very card it stands on, or to it."""
    return _it(about).by == about.card.id


def _by_such_a_roll(about: Saying, who: Who, roll: str) -> bool:
    """RST-179: Unarmed and with a Melee Weapon it is a Combat roll; RST-208: a Spell says which."""
    by = _it(about).by
    used = item(about.table.pieces[by]) if by >= 0 else None
    said = "" if used is None else said_roll(used)
    ranged = used is not None and (
        said == "ranged"
        if said
        else "Melee Weapon" not in used.kinds
        and ("Ranged Weapon" in used.kinds or used.roll == "ranged")
    )
    return its_own(about) and (roll == "Ranged") == ranged


def _gains_this(about: Saying, who: Who) -> bool:
    """RST-100: each Character once, however often it is handed to and fro."""
    gained = about.deed
    return isinstance(gained, GainsItem) and gained.by == about.card.id and not gained.again


def _on_a_roll(about: Saying, who: Who) -> bool:
    """RST-170: it is not paid for anything else."""
    return bool(getattr(about.deed, "on_roll", False))


def _is_killed(about: Saying, who: Who) -> bool:
    """RST-228: by what the Target has done."""
    return _it(about).target >= 0


# --- attacks -----------------------------------------------------------------------------------

for _verb, _deed in (("hit", Hits), ("miss", Misses)):
    _anybody = verb(
        GRAMMAR, _verb, CHARACTER, f"[{_verb}]", f"[{_verb}] {TARGET.name}",
        deed=HappensBy(told=_deed, fits=its_own), only=("after", "past"),
    )  # fmt: skip
    GRAMMAR.also_when(f"a attack (roll|) {third(_verb)}", _anybody["after"], who="one")
    _so = verb(
        GRAMMAR, f"{_verb} with a roll", CHARACTER, f"[{_verb}] with a {{roll}} roll",
        deed=HappensBy(told=_deed, fits=_by_such_a_roll), only=("after",),
    )  # fmt: skip
    GRAMMAR.also_when(f"a {{roll}} roll {third(_verb)}", _so["after"], who="one")
    _way = {"hit": "(succeed|succeeds) (on|with|at)", "miss": "(fail|fails) (on|with|at|)"}[_verb]
    GRAMMAR.also_when(f"{{who:who}} {_way} a {{roll}} roll", _so["after"])
    _this = verb(
        GRAMMAR, f"this {third(_verb)}", THIS, f"[{_verb}]", f"[{_verb}] {TARGET.name}",
        deed=HappensBy(told=_deed, fits=_with_this), only=("after",),
    )  # fmt: skip
    _this["after"].only_on(*ATTACKED_WITH)
    GRAMMAR.also_when(f"you {_verb} with {THIS.name}", _this["after"])
    GRAMMAR.also_at(f"if {THIS.name} {third(_verb)}", _this["after"])
    GRAMMAR.also_at(f"if you {_verb} with {THIS.name}", _this["after"])
    GRAMMAR.also_at(f"on a {_verb} (with {THIS.name}|)", _this["after"])
    GRAMMAR.also_when(f"a attack with {THIS.name} {third(_verb)}", _this["after"])

# --- death -------------------------------------------------------------------------------------

verb(
    GRAMMAR, "rejoin", CHARACTER, "[rejoin]", "[rejoin] the party", deed=Rejoins,
    only=("after", "before", "forbidden", "past"),
)  # fmt: skip
verb(
    GRAMMAR, "kill the Target", CHARACTER, f"[kill|defeat] {TARGET.name}",
    deed=HappensBy(told=TargetDies), only=("after", "past"),
)  # fmt: skip
verb(
    GRAMMAR, "this kills the Target", THIS, f"[kill|defeat] {TARGET.name}",
    deed=HappensBy(told=TargetDies, fits=_with_this), only=("after",),
)["after"].only_on(*ATTACKED_WITH)  # fmt: skip
verb(GRAMMAR, "the Target kills somebody", TARGET, "[kill] {who}",
     deed=HappensBy(told=Dies, fits=_is_killed),
     said=(), passive=(f"{{who:who}} is (killed|slain) by {TARGET.name}",),
     only=("after",))  # fmt: skip

# --- Items, cards and dice ---------------------------------------------------------------------

verb(
    GRAMMAR, "gain this", CHARACTER, f"[gain|get] {THIS.name}",
    deed=HappensBy(told=GainsItem, fits=_gains_this), only=("after",),
)["after"].only_on(*KINDS)  # fmt: skip
verb(
    GRAMMAR, "draw Nothing", CHARACTER, "[draw] Nothing", "[draw] a Nothing card",
    passive=("(Nothing|a Nothing card) is drawn",), deed=HappensBy(told=DrawsNothing),
    only=("after", "past"),
)  # fmt: skip
_SPEND = verb(
    GRAMMAR, "spend a Reroll Counter", CHARACTER, "[spend] a Reroll Counter",
    passive=("a Reroll Counter is (spent|used)",), deed=HappensBy(told=SpendsReroll),
    only=("after", "past"),
)  # fmt: skip
GRAMMAR.also_when("(the party|anyone|anybody) spends a Reroll Counter", _SPEND["passive"])
_ON_ROLL = verb(
    GRAMMAR, "spend a Reroll Counter on a roll", CHARACTER, "[spend] a Reroll Counter on a roll",
    "[spend|use] a Reroll Counter on (its|their|your) roll",
    deed=HappensBy(told=SpendsReroll, fits=_on_a_roll), only=("after", "past"),
)  # fmt: skip
GRAMMAR.also_when(
    f"a Reroll Counter is (spent|used) on {{who:{CHARACTER.id}/own}} roll", _ON_ROLL["after"]
)
GRAMMAR.also_when("a Reroll Counter is (spent|used) on a roll", _ON_ROLL["after"], who="one")
add_rolled(GRAMMAR, CHARACTER, Rolls, natural="raw")
idiom(
    GRAMMAR, "trigger", "the Armor on this is used up", "this Armor is used up",
    "the last Armor on this is used up", run=_with_this, deed=ArmorUsedUp, sort="moment",
)  # fmt: skip
idiom(
    GRAMMAR, "trigger", "a Trader shows goods", "a Trader (shows|lays out) (its|) goods",
    deed=TraderShowsGoods, sort="moment",
)  # fmt: skip
idiom(GRAMMAR, "trigger", "the {deck} deck is shuffled", deed=IsShuffled, slots={"deck": "deck"},
      sort="moment")  # fmt: skip
FAILED = idiom(
    GRAMMAR, "trigger", "on a failed roll", "(when|if) a roll fails", category="moment",
    sort="moment",
)  # fmt: skip
"""RST-251: what a failed roll brings."""

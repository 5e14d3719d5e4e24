"""The numbers of the rules that cards change, and how a change of each is said (RST-003).

A number has its words for what is added to it (`+1 to Combat rolls`), for who has it (`you have +3
Max Weight`), and for itself (`Combat rolls gain +1`), which is understood.
"""

from __future__ import annotations

from tabletop.cardtext.amounts import Change
from tabletop.cardtext.phrase import Said
from tabletop.games.restless.cards.grammar import GRAMMAR, TARGET, THIS
from tabletop.grammar.construction import Construction, Parts, of_value
from tabletop.grammar.english import amounts
from tabletop.grammar.function import Function, worded
from tabletop.grammar.grammar import Whole
from tabletop.grammar.idiom import idiom
from tabletop.grammar.noun import unit

STATS = {
    "combat": "Combat rolls",
    "ranged": "Ranged rolls",
    "dodge": "Dodge rolls",
    "any": "all rolls",
    "attacks": "attack damage",
    "unarmed": "Unarmed Attack",
    "melee": "Melee Weapon damage",
    "ranged_damage": "Ranged Weapon damage",
    "spell": "Spell damage",
    "weight": "Max Weight",
    "taken": "damage taken",
    "healing": "healing",
    "shots": "shots",
    "flee": "damage while Fleeing",
    "rest_rerolls": "Reroll Counters at Rest",
    "rest_heal": "Health for each Reroll Counter at Rest",
    "fee": "the Trader's fee",
    "goods_loot": "Loot in a Trader's Inventory",
    "goods_treasure": "Treasure in a Trader's Inventory",
    "price": "prices",
    "drops_loot": "Loot dropped",
    "drops_treasure": "Treasure dropped",
    "drops_rerolls": "Reroll Counters dropped",
    "recharge": "recharge times",
}
"""The numbers that are added to, as they are printed."""

BARE = ("weight", "unarmed")
"""Those that somebody has without `to`: `you have +4 Max Weight`."""

ROLLS = ("combat", "ranged", "dodge", "any")
"""Those that can be added to where this very Item is used: `+1 to Combat rolls with this`."""

OF_TARGET = {"target_attack": "Attack", "target_defense": "Die Defense"}
"""What the Target has: `the Target has +1 Attack`."""

_MORE, _LESS = "(more|extra|additional)", "(less|fewer)"

OTHERWISE: dict[str, tuple[str, ...]] = {
    "price": (
        f"(everything|each Item|anything) a Trader sells costs {{up:number}} {_MORE}",
        f"(everything|each Item|anything) a Trader sells costs {{down:number}} {_LESS}",
        "prices are {up:number} higher", "prices are {down:number} lower",
    ),
    "spell": ("Spells deal {up:number} (more|extra) damage", "Spells deal {by:signed} damage"),
    "melee": ("Melee Weapons deal {by:signed} damage",
              "Melee Weapons deal {up:number} (more|extra) damage"),
    "ranged_damage": ("Ranged Weapons deal {by:signed} damage",
                      "Ranged Weapons deal {up:number} (more|extra) damage"),
}  # fmt: skip
"""Other words for how much some of them change."""


def _tokens(words: str) -> str:
    return words.replace("'s", " 's")


for _number, _words in STATS.items():
    _to = f"to {_tokens(_words)}"
    amounts.changed(GRAMMAR, _number, _to, *OTHERWISE.get(_number, ()))
    GRAMMAR.add(of_value("number/changed", _number).also(f"on {_tokens(_words)}"))
    _had = _tokens(_words) if _number in BARE else _to
    GRAMMAR.add(
        of_value("number/had", _number, _had).also(_tokens(_words), f"on {_tokens(_words)}"),
        of_value("number/bare", _number, _tokens(_words)),
    )
    if _number in ROLLS:
        amounts.changed(GRAMMAR, _number, f"{_to} with {THIS.name}", numbers="number/this")
        GRAMMAR.add(of_value("number/this/bare", _number, _words))
GRAMMAR.add(
    of_value("number/target", "target_attack").also("attack"),
    of_value("number/target", "target_defense").also("(Defense|Defence)", "Die Defence"),
)
for _number, _words in OF_TARGET.items():
    amounts.changed(
        GRAMMAR, _number, _words, f"{{up:number}} {_MORE} {_words}",
        f"{{down:number}} {_LESS} {_words}", numbers="number/target",
        said="change/target/said",
    )  # fmt: skip
amounts.changed(
    GRAMMAR, "damage", "damage", f"{{up:number}} {_MORE} damage", f"{{down:number}} {_LESS} damage",
    numbers="number/dealt", said="change/dealt/said",
)  # fmt: skip
amounts.changes(GRAMMAR)
for _whose in ("had", "this", "target", "dealt"):
    amounts.changes(GRAMMAR, f"change/{_whose}", f"number/{_whose}")

# --- what changes them -------------------------------------------------------------------------


def _changing(template: str, *also: str, **slots: str) -> Function:
    return idiom(GRAMMAR, "modifier", template, *also, slots=slots, sort="number")


SHOT = unit(GRAMMAR, "more shot", "more shots")
SOONER = unit(GRAMMAR, "Encounter sooner", "Encounters sooner")
_THIS, _TARGET = THIS.name, TARGET.name
ADDED = _changing("{change}", "{change:change/said}", change="change")
OWN = idiom(
    GRAMMAR, "modifier", "{who:who/1} has {change:change/had}", sort="number",
    slots={"who": "who", "change": "change/had"}, name="{who} has {change}",
)  # fmt: skip
TARGET_HAS = idiom(
    GRAMMAR, "modifier", f"{_TARGET} (has|gets|gains) {{change}}",
    f"{_TARGET} (has|gets|gains|deals) {{change:change/target/said}}", sort="number",
    slots={"change": "change/target"}, name="the Target has {change}",
)  # fmt: skip
ADDED_WITH_THIS = idiom(
    GRAMMAR, "modifier", "{change}", sort="number", slots={"change": "change/this"},
    name="{change} with this",
)  # fmt: skip
DEALS = _changing(
    f"{_THIS} deals {{more}}", f"{_THIS} deals {{more:change/dealt/said}}", "{more:change/dealt}",
    more="change/dealt",
)  # fmt: skip
SHOOTS_MORE = _changing(
    f"{_THIS} has {{n}}",
    f"{_THIS} (has|shoots|fires) {{n:number}} (extra|additional) (shot|shots)",
    n=f"plain/{SHOT.id}",
)  # fmt: skip
SELLS_MORE = _changing(f"{_THIS} sells for {{n}} more", f"{_THIS} is worth {{n:number}} more",
                       n="number")  # fmt: skip
READY_SOONER = _changing(f"{_THIS} recharges {{n}}", n=f"plain/{SOONER.id}")

_GAIN = "(gain|gains|get|gets|is|are|has|have)"
_SEVERAL = OWN.construction()
for _who, _have, _get in (
    ("{who:who/1}", "has", "(gets|gains)"), ("{who:who/+}", "have", "(get|gain)"),
):  # fmt: skip
    if _have == "have":
        worded(_SEVERAL, f"{_who} {_have} {{change:change/had}}")
    _SEVERAL.also(f"{_who} {_get} {{change:change/had}}")
GRAMMAR.add(_SEVERAL)


def _says(change: Function, *templates: str, **fixed: str) -> None:
    """Read *templates*, too, for what a number changes by, with gaps for both, but for what is
    *fixed*."""

    def make(parts: Parts) -> Said:
        by = parts["by"] if "by" in parts else parts.get("up") or -parts["down"]
        rest = {"who": parts["who"]} if "who" in parts else {}
        return Said(change, {**rest, "change": Change(parts["number"], by)})

    GRAMMAR.add(Construction("modifier", make, lambda said: None).also(*templates, **fixed))


_BARE = "{number:number/bare}"
_says(ADDED, f"{_BARE} (against the Target|) {_GAIN} {{by}}", f"{_BARE} {{by}}")
_says(ADDED_WITH_THIS, f"{{number:number/this/bare}} with {_THIS} {_GAIN} {{by}}")
_says(OWN, f"{{who:who/own}} {_BARE} {_GAIN} {{by}}")
_says(OWN, f"you take {{up:number}} {_MORE} damage", f"you take {{down:number}} {_LESS} damage",
      who="you", number="taken")  # fmt: skip
_ITS = f"({TARGET.whose}|its) {{number:number/target}}"
_says(
    TARGET_HAS, f"{_ITS} {_GAIN} {{by}}",
    f"{_ITS} (goes up|rises|is raised|is increased) by {{up:number}}",
    f"{_ITS} (goes down|falls|drops|is lowered|is reduced) by {{down:number}}",
    f"{_TARGET} loses {{down:number}} {{number:number/target}}",
    f"{_TARGET} gains {{up:number}} {{number:number/target}}",
)  # fmt: skip


def _instead_of_1(parts: Parts) -> Said:
    """RST-219: what a failed roll costs in flight beside the 1 that it does."""
    return Said(ADDED, {"change": Change("flee", parts["n"] - 1)})


GRAMMAR.add(
    Construction("modifier", _instead_of_1, lambda said: None).also(
        "while Fleeing , each failed Dodge roll (costs|deals) {n:number} damage instead of 1",
        "each failed Dodge roll while Fleeing (costs|deals) {n:number} damage instead of 1",
    )
)


def changes_while(number: str, lasts: Function, *templates: str) -> None:
    """Read *templates*, with a gap `by`, for how a *number* of yours changes as long as *lasts*."""

    def make(parts: Parts) -> Whole:
        changed = Said(OWN, {"who": "you", "change": Change(number, parts["by"])})
        return {}, (changed,), Said(lasts, {"who": "you"})

    GRAMMAR.add(Construction("whole", make, lambda said: None).also(*templates))

"""The numbers of the rules that cards change, and how a change of each is said (RST-003).

A number has its words for what is added to it (`+1 to Combat rolls`), for who has it (`you have +3
Max Weight`), and for itself (`prices are doubled, your Max Weight cannot exceed 9`).
"""

from __future__ import annotations

from tabletop.cardtext.amounts import Change, ForEach
from tabletop.cardtext.phrase import Said
from tabletop.games.restless.cards.grammar import CHARACTER, GRAMMAR, TARGET, THIS
from tabletop.games.restless.cards.lexicon import ATTACKED_WITH
from tabletop.grammar.construction import Construction, Parts, of_value
from tabletop.grammar.english import amounts
from tabletop.grammar.function import Function
from tabletop.grammar.grammar import Whole
from tabletop.grammar.idiom import idiom
from tabletop.grammar.noun import unit
from tabletop.grammar.number import STAGES, Numbers

STATS = Numbers(GRAMMAR, CHARACTER)
"""The numbers of Characters, of the Target and of the road."""

_MORE, _LESS = "(more|extra|additional)", "(less|fewer)"
_FAILS = "((a|each) Character that|whoever) fails (to Dodge|a Dodge roll)"
_SELLS = "(everything|each Item|anything) a Trader sells costs"
_SOLD = (
    "((each|every) Item (sold (here|)|you sell (here|)|) (pays|brings|yields|sells for)|"
    "Items (sold (here|)|you sell (here|)|) (pay|bring|yield|sell for)|"
    "(a|the|this) Trader pays)"
)
_OF_ROLLS = {
    "combat": "Combat rolls", "ranged": "Ranged rolls", "dodge": "Dodge rolls", "any": "all rolls",
    "hitting": "attack rolls",
}  # fmt: skip
_OF_CHARACTERS = {
    "attacks": "attack damage", "melee": "Melee Weapon damage",
    "ranged_damage": "Ranged Weapon damage", "spell": "Spell damage", "taken": "damage taken",
    "healing": "healing", "food_healing": "healing by Food",
}  # fmt: skip
_DROP = "((each|every|the|a|defeated|each defeated|) (Target|Targets)|it) (drops|drop|leaves|leave)"
_OF_THE_ROAD = {
    "rest_rerolls": "Reroll Counters at Rest", "goods_loot": "Loot in a Trader 's Inventory",
    "goods_treasure": "Treasure in a Trader 's Inventory", "price": "prices",
    "price_loot": "prices of Loot", "price_treasure": "prices of Treasure", "sale": "sale prices",
    "drops_loot": "Loot dropped", "drops_treasure": "Treasure dropped",
    "drops_rerolls": "Reroll Counters dropped", "recharge": "recharge times", "shots": "shots",
    "row": "Encounters laid out",
}  # fmt: skip
_FEE = "the (Trader 's|) fee (here|) is"
_ALSO: dict[str, tuple[str, ...]] = {
    "price": (f"{_SELLS} {{up:number}} {_MORE}", f"{_SELLS} {{down:number}} {_LESS}",
              "prices are {up:number} higher", "prices are {down:number} lower"),
    **{
        f"price_{what.lower()}": (
            f"(a|each|every|) {what} (here|) costs {{up:number}} {_MORE}",
            f"(a|each|every|) {what} (here|) costs {{down:number}} {_LESS}",
        )
        for what in ("Loot", "Treasure")
    },
    "food_healing": ("Food (heals|restores) {up:number} more (Health|)",
                     "Food (heals|restores) {down:number} less (Health|)"),
    "fee": (f"{_FEE} {{up:number}} (more|higher)", f"{_FEE} {{down:number}} (less|lower)"),
    "row": (f"(lay|lay out) {{up:number}} {_MORE} (Encounter|Encounters)",
            f"(lay|lay out) {{down:number}} {_LESS} (Encounter|Encounters)"),
    **{
        f"drops_{what.lower()}": (
            f"{_DROP} {{up:number}} {_MORE} {what}", f"{_DROP} {{down:number}} {_LESS} {what}",
        )
        for what in ("Loot", "Treasure")
    },
    "sale": (f"{_SOLD} {{up:number}} {_MORE}", f"{_SOLD} {{down:number}} {_LESS}"),
    "spell": (f"Spells deal {{up:number}} {_MORE} damage", "Spells deal {by:signed} damage"),
    "melee": (f"Melee Weapons deal {{up:number}} {_MORE} damage",
              "Melee Weapons deal {by:signed} damage"),
    "ranged_damage": (f"Ranged Weapons deal {{up:number}} {_MORE} damage",
                      "Ranged Weapons deal {by:signed} damage"),
}  # fmt: skip

for _id, _words in _OF_ROLLS.items():
    STATS.number(_id, _words, f"{_words} against the Target", whole=_words, layered=False)
for _id, _words in _OF_CHARACTERS.items():
    STATS.number(_id, _words, whole=_words, also=_ALSO.get(_id, ()))
for _id, _words in (("weight", "Max Weight"), ("unarmed", "Unarmed Attack")):
    STATS.number(_id, _words, had=_words, whole=_words)
for _id, _words in _OF_THE_ROAD.items():
    STATS.number(
        _id, _words, whole=_words, several=not _words.startswith(("Loot", "Treasure")), own=False,
        also=_ALSO.get(_id, ()),
    )  # fmt: skip
STATS.number("fee", "the Trader 's fee", whole="the Trader 's fee", own=False, also=_ALSO["fee"])
STATS.number(
    "rest_heal", "Health for each Reroll Counter at Rest", own=False,
    whole="Health for each Reroll Counter at Rest",
)  # fmt: skip
STATS.number(
    "flee", "damage while Fleeing", whole="damage while Fleeing",
    also=(
        "while Fleeing , each failed Dodge roll (costs|deals) {up:beyond 1} damage instead of 1",
        "each failed Dodge roll while Fleeing (costs|deals) {up:beyond 1} damage instead of 1",
        f"{_FAILS} while Fleeing (takes|loses|suffers) {{up:beyond 1}} damage instead of 1",
        f"{_FAILS} while Fleeing (takes|suffers) {{up:number}} {_MORE} damage",
        f"while Fleeing , {_FAILS} (takes|suffers) {{up:beyond 1}} damage instead of 1",
    ),
)  # fmt: skip
GRAMMAR.add(
    Construction("beyond 1", lambda parts: parts["n"] - 1 or None, lambda said: None).also(
        "{n:number}"
    )
)

OF_TARGET = {"target_attack": "Attack", "target_defense": "Die Defense"}
"""What the Target has: `the Target has +1 Attack`."""

_ITS = {
    "target_attack": ("attack",), "target_defense": ("(Defense|Defence)", "Die Defence"),
}  # fmt: skip
for _id, _words in OF_TARGET.items():
    _its = f"({TARGET.whose}|its)"
    STATS.number(_id, f"the Target 's {_words}", f"{_its} {_words}",
                 *(f"{_its} {each}" for each in _ITS[_id]),
                 whole=f"the Target 's {_words}", own=False, added=False)  # fmt: skip
    amounts.changed(
        GRAMMAR, _id, _words, f"{{up:number}} {_MORE} {_words}",
        f"{{down:number}} {_LESS} {_words}", numbers="number/target", said="change/target/said",
    )  # fmt: skip
    GRAMMAR.add(of_value("number/target", _id).also(*_ITS[_id]))
for _id, _words in _OF_ROLLS.items():
    amounts.changed(GRAMMAR, _id, f"to {_words} with {THIS.name}", numbers="number/this")
    GRAMMAR.add(of_value("number/this/bare", _id, _words))
amounts.changed(
    GRAMMAR, "damage", "damage", f"{{up:number}} {_MORE} damage", f"{{down:number}} {_LESS} damage",
    numbers="number/dealt", said="change/dealt/said",
)  # fmt: skip
for _whose in ("this", "target", "dealt"):
    amounts.changes(GRAMMAR, f"change/{_whose}", f"number/{_whose}")

# --- what changes them -------------------------------------------------------------------------


def _changing(template: str, *also: str, **slots: str) -> Function:
    return idiom(GRAMMAR, "modifier", template, *also, slots=slots, sort="number")


SHOT = unit(GRAMMAR, "more shot", "more shots")
SOONER = unit(GRAMMAR, "Encounter sooner", "Encounters sooner")
_THIS, _TARGET = THIS.name, TARGET.name
ADDED, OWN = (STATS.functions[each] for each in ("{change}", "{who} has {change}"))
SET = tuple(
    STATS.functions[f"{whose}{stage}: {{stat}}"] for stage in STAGES for whose in ("", "{who}: ")
)
"""What sets, doubles or bounds a number."""

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
DEALS_TWICE = idiom(
    GRAMMAR, "modifier", f"{_THIS} deals {{n}} damage", slots={"n": "double"}, sort="number",
    stage="times",
)  # fmt: skip
GRAMMAR.add(of_value("double", 2, "double", "twice (the|as much)"))
SHOOTS_MORE = _changing(
    f"{_THIS} has {{n}}",
    f"{_THIS} (has|shoots|fires) {{n:number}} (extra|additional) (shot|shots)",
    n=f"plain/{SHOT.id}",
)  # fmt: skip
SELLS_MORE = _changing(f"{_THIS} sells for {{n}} more", f"{_THIS} is worth {{n:number}} more",
                       n="number")  # fmt: skip
READY_SOONER = _changing(f"{_THIS} recharges {{n}}", n=f"plain/{SOONER.id}")
READY_SOONER.only_on("Active Item")
for _change in (ADDED_WITH_THIS, DEALS, DEALS_TWICE, SHOOTS_MORE):
    _change.only_on(*ATTACKED_WITH)


def _says(change: Function, *templates: str, **fixed: str) -> None:
    """Read *templates*, too, for what a number changes by, with gaps for both, but for what is
    *fixed*."""

    def make(parts: Parts) -> Said:
        by = parts["by"] if "by" in parts else parts.get("up") or -parts["down"]
        if "of" in parts:
            by = ForEach(by, parts["of"])
        rest = {"who": parts["who"]} if "who" in parts else {}
        return Said(change, {**rest, "change": Change(parts["number"], by)})

    counted = (f"{each} {amounts.FOR_EACH}" for each in templates if "{by}" not in each)
    made = Construction("modifier", make, lambda said: None)
    GRAMMAR.add(made.also(*templates, *counted, **fixed))


_says(ADDED, "{by:signed} on {number:number/this/bare}")
_THEIR = "(on|to|for) (its|their|your|his or her|) {number:number/this/bare}"
_says(OWN, f"{{who:who/+}} (have|get|gain) {{by:signed}} {_THEIR}",
      f"{{who:who/1}} (has|gets|gains) {{by:signed}} {_THEIR}")  # fmt: skip
_says(OWN, "{by:signed} to your {number:number/this/bare}", who="you")
_says(OWN, "{who:who/1} deals {by:signed} damage", "{who:who/+} deal {by:signed} damage",
      f"{{who:who/1}} deals {{up:number}} {_MORE} damage",
      f"{{who:who/+}} deal {{up:number}} {_MORE} damage", number="attacks")  # fmt: skip
_says(ADDED_WITH_THIS, f"{{number:number/this/bare}} with {_THIS} (gain|get|are|have) {{by}}")
_says(OWN, f"you take {{up:number}} {_MORE} damage", f"you take {{down:number}} {_LESS} damage",
      who="you", number="taken")  # fmt: skip
_says(OWN, f"(when|whenever|each time) you heal , (you|) heal {{up:number}} {_MORE}", who="you",
      number="healing")  # fmt: skip
_ITS_OWN = f"({TARGET.whose}|its) {{number:number/target}}"
_says(
    TARGET_HAS, f"{_ITS_OWN} (gains|gets|is|has) {{by}}",
    f"{_ITS_OWN} (goes up|rises|is raised|is increased) by {{up:number}}",
    f"{_ITS_OWN} (goes down|falls|drops|is lowered|is reduced) by {{down:number}}",
    f"(increase|raise) {_ITS_OWN} by {{up:number}}", f"add {{up:number}} to {_ITS_OWN}",
    f"(reduce|lower|decrease) {_ITS_OWN} by {{down:number}}",
    f"{_TARGET} loses {{down:number}} {{number:number/target}}",
    f"{_TARGET} gains {{up:number}} {{number:number/target}}",
)  # fmt: skip


def changes_while(number: str, lasts: Function, *templates: str) -> None:
    """Read *templates*, with a gap `by`, for how a *number* of yours changes as long as *lasts*."""

    def make(parts: Parts) -> Whole:
        changed = Said(OWN, {"who": "you", "change": Change(number, parts["by"])})
        return {}, (changed,), Said(lasts, {"who": "you"})

    GRAMMAR.add(Construction("whole", make, lambda said: None).also(*templates))


_NO_FEE = Construction(
    "modifier",
    lambda parts: Said(STATS.functions["set: {stat}"], {"stat": "fee", "n": 0}),
    lambda said: None,
)
GRAMMAR.add(_NO_FEE.also("there is no (Trader 's|) fee (here|)", "the (Trader 's|) fee is nothing"))

"""Rules that cards switch off or change, looked for among all that is in force (RST-003)."""

from __future__ import annotations

from tabletop.cardtext.phrase import Phrase
from tabletop.executor.sentence import Line
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import CHARACTER, GRAMMAR, PARTY
from tabletop.games.restless.running.deeds import PartyFlees
from tabletop.games.restless.running.executor import EXECUTOR
from tabletop.grammar.function import Function
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import Happens as HappensBy
from tabletop.grammar.verb import verb
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def _rule(words: str, *also: str) -> Function:
    """A sentence of the rules that they look for themselves."""
    return idiom(GRAMMAR, "trait", words, *also)


FLEE = verb(
    GRAMMAR, "the party Flees", PARTY, "[Flee]", deed=HappensBy(told=PartyFlees),
    only=("after", "forbidden"),
)  # fmt: skip
GRAMMAR.also_when("(everybody|everyone) Flees", FLEE["after"], who=PARTY.id)
NO_FLEE = FLEE["forbidden"]
NO_REST = verb(GRAMMAR, "the party Rests", PARTY, "[Rest]", only=("forbidden",))["forbidden"]

_NOBODY = "(you|Characters|each Character|the party) cannot"
NO_USE = idiom(
    GRAMMAR, "trait", "{kinds} cannot be used", f"{_NOBODY} use {{kinds}}",
    "(no Character|nobody) (can use|uses) {kinds}", "{kinds:kind/Item} cannot be used",
    slots={"kinds": "kinds/Item"}, sort="verb",
)  # fmt: skip
"""RST-003: of a kind, nothing is used."""
NO_SALE = idiom(
    GRAMMAR, "trait", "{kinds} cannot be sold", "{kinds} cannot be sold here",
    "{kinds:kind/Item} cannot be sold (here|)", f"{_NOBODY} sell {{kinds}} (here|)",
    slots={"kinds": "kinds/Item"}, sort="verb",
)  # fmt: skip
"""RST-088: of a kind, nothing is sold."""

ATTACK_ROLL = idiom(
    GRAMMAR, "trait", "attack with a {roll} roll", "this attacks with a {roll} roll",
    "attacks with this are {roll} rolls", slots={"roll": "roll"}, sort="rule",
)  # fmt: skip
"""RST-179, RST-208: said by a Weapon or Spell of itself."""

NO_TRADE = _rule("Items cannot be traded", f"{_NOBODY} trade (Items|)")
TRADE_FIGHTING = _rule("Items can be traded in Battle")
NO_REROLL = _rule("Reroll Counters cannot be spent on rolls", "rolls cannot be rerolled")
NO_HEAL = _rule("nobody heals", "no Character heals", "there is no healing")
NO_ARMOR = _rule("Armor does nothing", "Armor (has no effect|is ignored)")
NO_MORE_ARMOR = _rule(
    "nobody gains Armor", "no Character gains Armor", "Characters cannot gain Armor",
)  # fmt: skip
RAW = _rule("rolls are what the die shows")
IN_ORDER = _rule("Characters act in the order of their slots")
_ROUND = "(in (each|every) round|each round|every round|)"
FIRST, LAST = (
    idiom(
        GRAMMAR, "trait", f"{{who}} must act {_place} in each round",
        f"{{who:{CHARACTER.id}/1}} (must act|acts|always acts) {_place} {_ROUND}",
        f"{{who:{CHARACTER.id}/+}} (must act|act|always act) {_place} {_ROUND}",
        slots={"who": CHARACTER.id}, sort="rule",
    )
    for _place in ("first", "last")
)  # fmt: skip
"""RST-193: who begins a round, and who ends it."""
BY_LOT = _rule("who acts next is left to the D4")
STACKING = _rule("Status Effects of one type stack")
LAST_WORDS = _rule("Death Effects happen however a Character dies")
FOLLOWED = _rule("a Combat Encounter follows at once", "a Combat Encounter follows")
CHAIN_ALL = _rule("every Target has Chain Magic")
CHAIN = _rule("Chain Magic")
REVERSED = _rule("Chain Magic goes to the right")
TRADERS_GONE = _rule("Traders show no goods")
NIGHTS_SHOWN = _rule("Rest cards lie face up")
ROW_SHOWN = _rule("Encounters lie face up")


def ruled(table: Table, *phrases: Phrase) -> list[Line]:
    """The sentences made of one of *phrases* that are in force, each with its card and bearer."""
    return [line for phrase in phrases for line in EXECUTOR.lines(table, ("rules", phrase))]


def rule_by(table: Table, phrase: Phrase, *, bearer: int = -1) -> Piece | None:
    """The card, the first there is, that says *phrase* to everybody, or to *bearer*."""
    line = EXECUTOR.ruling(table, phrase, bearer)
    return line.piece if line is not None else None


def forbidden(
    table: Table, phrase: Phrase, rule: str, *, bearer: int = -1
) -> tuple[str, str] | None:
    """The *rule* and the card's name as a reason, if a card says *phrase*."""
    piece = rule_by(table, phrase, bearer=bearer)
    return (rule, f"{content.title(piece.name)} forbids it.") if piece else None


BY_KIND = {("Active Item",): "RST-202", ("Consumable",): "RST-203"}
"""The rules by which Items of some kinds are used."""


def unusable(table: Table, slot: int, *kinds: str) -> tuple[str, str] | None:
    """The rule by which the Character in *slot* cannot use what is of any of these *kinds*, and
    why."""
    for line in ruled(table, NO_USE):
        barred = line.clause.values["kinds"]
        if line.bearer in (-1, slot) and (not barred or not set(barred).isdisjoint(kinds)):
            return BY_KIND.get(barred, "RST-003"), f"{content.title(line.piece.name)} forbids it."
    return None


def cannot_flee(table: Table) -> tuple[str, str] | None:
    """RST-226: the rule that keeps the party here, and why."""
    if table.count("final"):
        return "RST-247", "The party cannot Flee from a Traitor God."
    if table.count("horror"):
        return "RST-159", "The party cannot Flee during a Rest."
    return forbidden(table, NO_FLEE, "RST-226")


def unsaleable(table: Table, printed: content.Item) -> tuple[str, str] | None:
    """RST-088: the rule by which no Trader buys what is *printed*, and why."""
    for line in ruled(table, NO_SALE):
        barred = line.clause.values["kinds"]
        if not barred or not set(barred).isdisjoint(printed.kinds):
            return "RST-088", f"{content.title(line.piece.name)} forbids it."
    return None


def said_roll(attacker: content.Item) -> str:
    """RST-208: the roll (`ranged`, `combat`) that a Weapon or Spell itself says; empty if none."""
    for clause in content.says(attacker.id):
        if clause.body[0].phrase is ATTACK_ROLL:
            return str(clause.values["roll"]).lower()
    return ""

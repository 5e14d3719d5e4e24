"""Numbers that cards change: looked up when they are needed, and able to explain themselves."""

from __future__ import annotations

from tabletop.cardtext.clause import Clause
from tabletop.executor.lasting import is_lasting
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.games.restless.running.counts import amount_of, counts_of, much
from tabletop.games.restless.running.effects import in_force
from tabletop.games.restless.running.lasting import holds, sentence_of, stands
from tabletop.games.restless.table.index import Headed, headings, lines
from tabletop.play.modifiers import Part, Value
from tabletop.table.piece import Piece
from tabletop.table.table import Table

GAIN = PHRASES.add("{stat} gain {by}", "modifier")
OWN_GAIN = PHRASES.add("your {stat} gain {by}", "modifier")
WHOSE_GAIN = PHRASES.add("{whose}'s {stat} gain {by}", "modifier")
IS = PHRASES.add("{stat} is {by}", "modifier")
OWN_IS = PHRASES.add("your {stat} is {by}", "modifier")
WHOSE_IS = PHRASES.add("{whose}'s {stat} is {by}", "modifier")
WITH_GAIN = PHRASES.add("{stat} with this gain {by}", "modifier")
DEALS = PHRASES.add("this deals {more}", "modifier")
SHOOTS_MORE = PHRASES.add("this has {n:shots}", "modifier")
SELLS_MORE = PHRASES.add("this sells for {n} more", "modifier")
READY_SOONER = PHRASES.add("this recharges {n:sooner}", "modifier")

CHANGES = frozenset({
    GAIN, OWN_GAIN, WHOSE_GAIN, IS, OWN_IS, WHOSE_IS, WITH_GAIN, DEALS, SHOOTS_MORE, SELLS_MORE,
    READY_SOONER,
})  # fmt: skip
"""The phrases that change a number."""

ROLLS = frozenset({"combat", "ranged", "dodge"})
"""The numbers that `all rolls` speaks of, too."""

DAMAGE = frozenset({"melee", "ranged_damage", "spell"})

OF_THIS = {
    DEALS: DAMAGE,
    SHOOTS_MORE: frozenset({"shots"}),
    SELLS_MORE: frozenset({"value"}),
    READY_SOONER: frozenset({"recharge"}),
}
"""The phrases that change numbers of the card they stand on, and which."""

WITH_THIS = frozenset({*OF_THIS, WITH_GAIN})
"""The phrases that speak of what is done with the card they stand on."""

COMMON = frozenset({
    "target_attack", "target_defense", "rest_rerolls", "rest_heal", "fee", "goods_loot",
    "goods_treasure", "price", "drops_loot", "drops_treasure", "drops_rerolls",
})  # fmt: skip
"""The numbers that are no Character's own: whoever bears what changes them, all are concerned."""


def changes(table: Table, stat: str, slot: int, by: int = -1) -> list[Part]:
    """What changes *stat* for the Character in *slot* (-1: for everybody), card by card.

    Text on what one Character bears changes that one's numbers, and those that are common to all;
    on a Realm, an Encounter or a Traitor God everybody's. *by* is the Item that is used.
    """
    found = _changing_now(table, stat, slot, by)
    return [Part(n, content.title(piece.name), "RST-003", piece.id) for n, piece in found]


def _changing_now(table: Table, stat: str, slot: int, by: int) -> list[tuple[int, Piece]]:
    """By how much each card changes *stat* likewise."""
    return [
        (way(clause) * much(table, amount_of(clause), bearer), piece)
        for piece, bearer, clause in lines(table, ("changes", stat))
        if concerns(clause, piece, bearer, stat, slot, by)
        and in_force(table, clause, bearer)
        and holds(table, clause, bearer)
    ]


def way(clause: Clause) -> int:
    """Which way its amount goes."""
    return -1 if clause.phrase is READY_SOONER else 1


def raises(clause: Clause) -> bool:
    """Whether a change makes its number larger."""
    amount = amount_of(clause)
    return way(clause) * (amount if isinstance(amount, int) else getattr(amount, "n", 1)) > 0


def varies(table: Table, stat: str) -> bool:
    """Whether *stat* may change while the same cards are live: by a count, an `if` or a `while`."""
    return any(
        counts_of(clause) or "if" in clause.heads or clause.duration is not None
        for _, _, clause in lines(table, ("changes", stat))
    )


def concerns(clause: Clause, piece: Piece, bearer: int, stat: str, slot: int, by: int = -1) -> bool:
    """Whether a sentence on *piece*, borne by *bearer*, is about *slot* that uses *by*."""
    if clause.phrase in WITH_THIS:
        return piece.id == by
    who = "" if is_lasting(piece.name) else clause.values.get("whose", "")
    if who:
        return who == "each" or (who == "each_other" and bearer != slot)
    return bearer < 0 or bearer == slot or stat in COMMON


@headings
def _changing(name: str) -> Headed:
    """The sentences of a card, or of a lasting change, that change a number while they are live."""
    lasts = is_lasting(name)
    for clause in sentence_of(name) if lasts else content.says(name):
        if clause.phrase in CHANGES and (lasts or stands(clause)):
            stat = clause.values.get("stat", "")
            stats = ROLLS if stat == "any" else {stat}
            for changed in OF_THIS.get(clause.phrase, stats):
                yield ("changes", changed), clause


def number(
    table: Table, stat: str, slot: int, printed: Part, *, by: int = -1, least: int = 0
) -> Value:
    """What *stat* is for *slot* using *by*, beginning with what is printed; at least *least*."""
    changed = changes(table, stat, slot, by)
    if not changed and printed.n >= least:  # as most often
        return Value(printed.n, (printed,))
    total = printed.n
    for part in changed:
        total += part.n
    parts = [printed, *changed]
    if total < least:
        parts.append(Part(least - total, f"never below {least}", "RST-054"))
    return Value(max(total, least), tuple(parts))


def change(table: Table, stat: str, slot: int = -1, by: int = -1) -> int:
    """By how much all cards together change *stat*."""
    if not lines(table, ("changes", stat)):  # as most often
        return 0
    return sum([n for n, _ in _changing_now(table, stat, slot, by)])


def amount(table: Table, stat: str, slot: int, printed: int) -> int:
    """What *stat* is for *slot*, for those that do not ask how that comes about: `number` tells."""
    return max(0, printed + change(table, stat, slot))

"""Health: healing, damage, losing Health, dying, and taking part of another's damage.

Games use different words: where cards are *bare*, somebody `heals 4`, otherwise `regains 4 Health`.
Both wordings are read everywhere.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from tabletop.cardtext.phrase import Said as SaidSo
from tabletop.cardtext.phrase_function import Run
from tabletop.cardtext.roles import Role
from tabletop.grammar.construction import Construction, Parts
from tabletop.grammar.frames import Said, Voice
from tabletop.grammar.function import Function
from tabletop.grammar.grammar import Grammar, Whole
from tabletop.grammar.nouns import People, Single, Unit
from tabletop.grammar.period import Period
from tabletop.grammar.verb import ALL, Does, Happens, Verb, verb


def add_healing(
    grammar: Grammar,
    people: People,
    health: Unit,
    does: Does | Run,
    healed: type,
    *,
    bare: bool = False,
    who: str = "",
    only: Collection[str] = ALL,
) -> Verb:
    """Add the words for regaining *health*, which is announced as *healed*. *who* are the people
    that can do it, by default all."""
    unit = health.many
    frames: tuple[str, ...] = (
        "[regain|heal|recover|restore|gain] {n}", "[heal|regain] {n:number}",
        "[be] healed (by|for) {n:number}",
    )  # fmt: skip
    moment = (f"[regain] {unit}", "[heal]", "[be] healed")
    if bare:
        frames = ("[heal] {n}", f"[heal|regain|recover|restore|gain] {{n}} {unit}",
                  "[heal] {n} (damage|hit points|hp)", "[be] healed (by|for) {n}")  # fmt: skip
        moment = ("[heal]", f"[regain|recover|heal] {unit}", "[be] healed")
    whom, n = f"{{who:{who or people.id}}}", "{n}" if bare else "{n:number}"
    said = (
        f"(heal|you heal) {whom} (for|by) {n} ({unit}|)",
        f"(heal|restore|give|you give) {n} {unit} to {whom}",
    )
    return verb(
        grammar, f"regain {unit}", people, *frames, does=does, unit=health, deed=healed,
        moment=moment, who=who, voice=Voice(split=bare), said=said, only=only,
    )  # fmt: skip


def add_full_healing(
    grammar: Grammar,
    people: People | Single,
    health: Unit,
    does: Does | Run,
    name: str = "",
    only: Collection[str] = ("done", "paid"),
) -> Verb:
    """Add the words for regaining all missing *health*."""
    return verb(
        grammar, name or f"regain all {health.many}", people, "[heal] fully",
        f"[heal|recover|return] (back|) to full {health.many}",
        f"[heal] (up|) to (its|their|your|his or her) (full|Max|maximum) {health.many}",
        f"[regain] all {health.many}",
        f"[be] healed (fully|to full {health.many})", does=does, only=only,
    )  # fmt: skip


def add_losing(
    grammar: Grammar,
    people: People,
    health: Unit,
    does: Does | Run,
    lost: type | Happens,
    *also: str,
    moment: tuple[str, ...] = (),
    said: tuple[Said, ...] = (),
    only: Collection[str] = ALL,
) -> Verb:
    """Add the words for losing *health*, which is announced as *lost*.

    *also* are other frames, *said* complete other wordings, *moment* other wordings of the trigger.
    """
    return verb(
        grammar, f"lose {health.many}", people, "[lose|pay|spend|sacrifice] {n}", *also,
        does=does, unit=health, deed=lost, moment=(f"[lose] {health.many}", *moment), said=said,
        only=only,
    )  # fmt: skip


def add_damage(
    grammar: Grammar,
    people: People,
    damage: Unit,
    does: Does | Run,
    taken: type | Happens,
    *,
    by: str = "",
    only: Collection[str] = ALL,
) -> Verb:
    """Add the words for *damage*, which is announced as *taken*. *by* are other sources that may
    deal it."""
    whom, dealing = f"{{who:{people.id}}}", "(deal|inflict)"
    said: tuple[Said, ...] = (f"{dealing} {{n}} to {whom}",)
    if by:
        said += (f"{by} (deals|inflicts) {{n}} to {whom}",)
    return verb(
        grammar, f"take {damage.many}", people, "[take|suffer|receive] {n}", "[be] dealt {n}",
        does=does, unit=damage, deed=taken, said=said,
        moment=(f"[take|suffer|receive] {damage.many}", f"[be] dealt {damage.many}"),
        ban=(f"[take] {damage.many}", f"[suffer|receive] {damage.many}",
             f"[be] (dealt {damage.many}|hurt|harmed)"), only=only,
    )  # fmt: skip


def add_bearing(grammar: Grammar, people: People, bears: Run, damage: Unit) -> Verb:
    """Add the words for taking part of the *damage* meant for another; for all of it see
    `deeds.add_taking_over`."""
    return verb(
        grammar, f"take some of that {damage.many}", people, "[take] {n:number} of it",
        f"[take] {{n:number}} of that {damage.many} (instead|for (it|them)|)", does=bears,
        only=("done",),
    )  # fmt: skip


def add_dying(
    grammar: Grammar,
    people: People,
    does: Does | Run | None,
    dies: type | Happens,
    *,
    moment: tuple[str, ...] = (),
    only: Collection[str] = ALL,
) -> Verb:
    """Add the words for dying. *moment* are other wordings of the trigger."""
    return verb(
        grammar, "die", people, "[die]", does=does, deed=dies,
        moment=("[die]", "[be] (killed|slain)", *moment), only=only,
    )  # fmt: skip


def add_first_damage(
    grammar: Grammar,
    people: People,
    taken: Verb,
    changes: Mapping[str, Function],
    damage: str,
    periods: Iterable[Period],
) -> None:
    """Read a change of the first *damage* in each of some *periods* as a change that applies once
    per period. *taken* is the verb for the damage."""
    before, (prevents, more) = taken["before"], (changes["prevent"], changes["more"])

    def whole(parts: Parts) -> Whole:
        heads: dict[Role, SaidSo] = {
            "limit": parts["limit"], "trigger": SaidSo(before, {"who": parts["who"]})
        }  # fmt: skip
        changed = {"of": damage, "n": parts["n"]} if "n" in parts else {"of": damage}
        return heads, (SaidSo(more if "n" in parts else prevents, changed),), None

    def always(parts: Parts) -> Whole:
        trigger = SaidSo(before, {"who": parts["who"]})
        return {"trigger": trigger}, (SaidSo(prevents, {"of": damage}),), None

    made = Construction("whole", whole, lambda said: None)
    everything = Construction("whole", always, lambda said: None)
    grammar.add(
        everything.also(
            f"prevent (all|any|all of the) {damage} {{who:{people.id}}} would take",
            f"prevent (all|any) {damage} (dealt|that would be dealt) to {{who:{people.id}}}",
        )
    )
    for period in periods:
        each = f"(in|during|) (each|every) {{limit:limit/{period.name}}}"
        made.also(f"prevent the first {damage} {{who:{people.id}}} would take {each}")
        made.also(
            f"the first {people.word} (to take|that takes) {damage} {each} takes {{n:number}} more "
            f"({damage}|)", who="one",
        )  # fmt: skip
    grammar.add(made)

"""Chapter 18: an attack, shot by shot, the Target's answer, and Dodging its damage."""

from __future__ import annotations

from tabletop.games.restless.battle import odds
from tabletop.games.restless.battle.blows import dealt
from tabletop.games.restless.battle.chain import chain, has_chain, points, unchained
from tabletop.games.restless.battle.target_state import hurt
from tabletop.games.restless.cards import content
from tabletop.games.restless.choices.act_declaration import begun, one_of, slot_in
from tabletop.games.restless.choices.attack_means import (
    Means,
    all_means,
    dealt_by,
    means_called,
    to_beat,
)
from tabletop.games.restless.choices.item_targets import on_target
from tabletop.games.restless.party.fortune.card_reading import read_table
from tabletop.games.restless.party.fortune.rolls import Rolled, roll_d20
from tabletop.games.restless.party.health.harm import damage
from tabletop.games.restless.party.items.item_use import spend_use
from tabletop.games.restless.party.members.death import settle_deaths
from tabletop.games.restless.running.deeds import Dodges, Hits, Misses
from tabletop.games.restless.running.question_context import name
from tabletop.games.restless.running.questions import choose_card
from tabletop.games.restless.table.table_reads import character, health, item, targets
from tabletop.games.restless.table.targets import are_gone
from tabletop.play.questions.decision import Option
from tabletop.play.questions.declaration import Drop, Part, Said
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def attack(play: Play, slot: int, answer: Option) -> Rules[None]:
    """RST-197: an attack is declared before the roll, with its Target. RST-137: further shots name
    theirs. RST-191: the effects of one shot end before the next."""
    key, first = begun(answer).key, slot_in(answer, "target")
    means = means_called(play.table, slot, key)
    assert means is not None
    if means.piece >= 0:
        yield from _spend(play, means.piece)
    for shot in range(means.shots):
        now = _still(play.table, slot, means) if shot else means
        foe = play.table.pieces[first] if not shot and first >= 0 else None
        if now and foe not in targets(play.table):
            foe = yield from _aim(play, slot, now)
        if now is None or foe is None or not health(play.table, slot):
            return
        yield from strike(play, slot, foe, now)
        yield from settle_deaths(play)


def attacked(table: Table, what: Option, slot: int, said: Said) -> Part | None:
    """RST-192: with several Targets the attacker names one before the roll."""
    foes = targets(table)
    if len(foes) < 2 or "target" in said:
        return None
    means = means_called(table, slot, what.key)
    assert means is not None
    ahead = [(foe, odds.aimed(table, slot, foe, means), odds.to_hit(table, slot, foe, means))
             for foe in foes]  # fmt: skip
    options = [on_target(means.piece, *each) for each in ahead]
    who = character(table, slot)
    drops = [(option.key, who.id, zone) for option in options for zone in option.zones if who]
    return one_of("target", _which(table, slot, means), "RST-192", options, drops=drops)


def by_attacker(table: Table, slot: int) -> list[Drop]:
    """RST-196 to RST-199: a Character dragged onto a Target attacks it in any possible way."""
    who = character(table, slot)
    zones = dict.fromkeys(foe.zone for foe in targets(table))
    ways = all_means(table, slot) if who else []
    return [(means.key, who.id, zone) for means in ways for zone in zones] if who else []


def _aim(play: Play, slot: int, means: Means) -> Rules[Piece | None]:
    """RST-192: ask for the Target of another shot."""
    return (
        yield from choose_card(
            play,
            lambda: targets(play.table),
            _which(play.table, slot, means),
            "RST-192",
            seat=slot,
            tells=lambda piece: odds.aimed(play.table, slot, piece, means),
        )
    )


def _which(table: Table, slot: int, means: Means) -> str:
    what = content.title(table.pieces[means.piece].name) if means.piece >= 0 else "bare hands"
    return f"{name(table, slot)} attacks with {what}: which Target?"


def _still(table: Table, slot: int, means: Means) -> Means | None:
    """RST-137: the same attack for another shot, with its present numbers; None if its Item is
    gone."""
    printed = item(table.pieces[means.piece]) if means.piece >= 0 else None
    if printed is not None and "Spell" in printed.kinds:
        return means  # RST-208: it takes effect when it is declared
    same = means_called(table, slot, means.key)
    return same if same and (means.barred or not same.barred) else None


def _spend(play: Play, number: int) -> Rules[None]:
    """RST-208: use a Spell's counter when it is declared, hit or miss."""
    piece = play.table.pieces[number]
    printed = item(piece)
    if printed is not None and "Spell" in printed.kinds:
        play.count("cast", play.table.count("turns"), piece)
        yield from spend_use(play, piece)


def strike(play: Play, slot: int, target: Piece, means: Means) -> Rules[None]:
    """RST-180 to RST-183: roll once against *target* and carry out the result."""
    if not means.kind:
        yield from hurt(play, target, means.harm.n, slot, means.piece)
        return
    needed = to_beat(play.table, target, slot)
    rolled = yield from roll_d20(
        play, slot, means.kind, fails=lambda final: final < needed, rule="RST-179", by=means.piece,
        told=lambda rolled: odds.attacking(play.table, slot, target, means, rolled), foe=target.id,
    )  # fmt: skip
    if are_gone(play.table, slot, target.id):
        return
    target = play.table.pieces[target.id]
    if rolled.final >= to_beat(play.table, target, slot):
        yield from hurt(play, target, dealt(play, slot, means, rolled), slot, means.piece)
        yield from play.happen(Hits(slot, rolled.final, target.id, means.piece))
        return
    yield from play.happen(Misses(slot, rolled.final, target.id, means.piece))
    if means.kind == "combat" and target.counters.get("health"):
        yield from answer(play, slot, target, rolled)


def answer(play: Play, slot: int, target: Piece, rolled: Rolled) -> Rules[None]:
    """RST-181: the Target deals its damage. RST-246: a God acts by the roll."""
    card = content.card(target.name)
    if isinstance(card, content.God):
        yield from read_table(play, target, rolled.final, slot)
        return
    n = dealt_by(play.table, target, slot)
    if has_chain(play.table, target):
        yield from chain(play, slot, n, target)
    else:
        yield from damage(play, slot, n, cause="target", target=target.id)


def dodge(play: Play, slot: int, target: Piece) -> Rules[None]:
    """RST-185, RST-186: one Dodge roll of *slot* against *target*."""
    needed = to_beat(play.table, target, slot)
    if points(play.table, target, slot):
        play.count("chain_at", slot + 1)
    rolled = yield from roll_d20(
        play, slot, "dodge", fails=lambda final: final < needed, rule="RST-184",
        told=lambda rolled: odds.dodging(play.table, slot, target, rolled), foe=target.id,
    )  # fmt: skip
    unchained(play)
    if are_gone(play.table, slot, target.id):
        return
    target = play.table.pieces[target.id]
    if rolled.final < needed:
        yield from answer(play, slot, target, rolled)
    else:
        play.say("{} dodges.", name(play.table, slot), rule="RST-185")
        yield from play.happen(Dodges(slot, rolled.final, target.id))

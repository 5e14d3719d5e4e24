"""What heroes wield in Guardian Combat and in the duel, where no fight of their own asks for it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.combat import armour
from tabletop.games.darkest.ground.known import marked
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.questions import ask
from tabletop.games.darkest.party.scores import NO_USE, bears, in_fight, weapons_of
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

SCORES = ("strength", "craft")
WIELDED = "wielded"
"""A counter of weapons and shields: their hero has chosen them for this combat; of a Bow: it was
shot."""


@dataclass(frozen=True)
class Hold:
    """Weapons in hand, and whether that leaves no hand for a shield (DTC-200)."""

    weapons: tuple[int, ...] = ()
    both_hands: bool = False


def hold(table: Table, place: int, *, guardians: bool = True) -> Hold:
    """What the hero at *place* wields: what it has chosen, else the best that it may."""
    armed, bow = _armed(table, place, guardians), shot(table, place)
    if not armed:
        return _held(table, bow)
    chosen = [
        n
        for n in table.zones[f"items:{place}"].pieces
        if table.pieces[n].counters.get(WIELDED, 0) and n not in bow
    ]
    if chosen:
        return _held(table, (*bow, *(n for n in armed if n in chosen)))
    return holds(table, place, guardians=guardians)[0]


def shot(table: Table, place: int) -> tuple[int, ...]:
    """DTC-191: the Bow that the hero at *place* has shot in this combat, which stays in hand."""
    return tuple(p.id for p in bows(table, place) if p.counters.get(WIELDED, 0))[:1]


def bows(table: Table, place: int) -> list[Piece]:
    """The Bows that the hero at *place* carries; none where it uses no weapons (DTC-191)."""
    found = [
        item
        for item in table[f"items:{place}"]
        if (of := content.thing(item.name)) is not None and of.sort == "bow"
    ]
    return [] if found and bears(table, place, NO_USE, use="weapons", foe="") else found


def draw_bow(play: Play, place: int, bow: Piece) -> None:
    """DTC-191: the hero at *place* shoots: the Bow is its weapon for this combat."""
    for item in play.table[f"items:{place}"]:
        if item.counters.get(WIELDED, 0):
            play.count(WIELDED, 0, item)
    play.count(WIELDED, 1, bow)
    play.say(
        "{} has {} in hand for this combat.", heroes.hero_at(play.table, place), bow, rule="DTC-191"
    )


def holds(table: Table, place: int, *, guardians: bool = True) -> list[Hold]:
    """DTC-087, DTC-B07: what the hero at *place* may wield, the best first; nothing that another is
    no worse than, in each score and in a hand for the shield. In the duel Strength alone counts."""
    armed, found, bow = _armed(table, place, guardians), list[Hold](), shot(table, place)
    most = heroes.printed(table, place).weapons - len(bow)
    shield = bool(_shields(table, place))
    every = _held(table, (*bow, *armed))
    if guardians and len(armed) <= most and not (shield and every.both_hands):
        return [every]  # as most often: what is borne can all be wielded
    listed = [
        _held(table, (*bow, *each))
        for n in range(min(most, len(armed)), -1, -1)
        for each in combinations(armed, n)
    ]
    worth = {
        each: [*_sums(table, place, each, guardians).values(), shield and not each.both_hands]
        for each in listed
    }
    for each in sorted(listed, key=lambda held: (-sum(worth[held][:-1]), -worth[held][-1])):
        if not any(_no_worse(worth[other], worth[each]) for other in found):
            found.append(each)
    return found


def _sums(table: Table, place: int, held: Hold, guardians: bool) -> dict[str, int]:
    """The scores that count, with this in hand."""
    return {
        score: in_fight(table, place, score, held.weapons, guardians=guardians).n
        for score in (SCORES if guardians else SCORES[:1])
    }


def _no_worse(one: list[int], other: list[int]) -> bool:
    return all(a >= b for a, b in zip(one, other, strict=True))


def _shields(table: Table, place: int) -> list[Piece]:
    return [
        item
        for item in armour.usable(table, place, "strength")
        if (of := content.thing(item.name)) is not None and of.sort == "hand"
    ]


def _armed(table: Table, place: int, guardians: bool) -> list[int]:
    scores = SCORES if guardians else SCORES[:1]
    return sorted({n for score in scores for n in weapons_of(table, place, score)})


def _held(table: Table, weapons: tuple[int, ...]) -> Hold:
    of = [content.thing(table.pieces[n].name) for n in weapons]
    return Hold(weapons, len(of) > 1 or any(each is not None and each.two_handed for each in of))


def choose(play: Play, place: int, *, guardians: bool = True) -> Rules[None]:
    """DTC-B04: the hero at *place* says what it wields, if there are several ways."""
    if len(holds(play.table, place, guardians=guardians)) < 2:
        return
    option = yield from ask(play, place, lambda: _question(play.table, place, guardians))
    for number in option.pieces:
        play.count(WIELDED, 1, play.table.pieces[number])
    play.say("{}: {}.", heroes.hero_at(play.table, place), option.label, rule="DTC-087")


def _question(table: Table, place: int, guardians: bool) -> Decision:
    name = heroes.name_of(table, place)
    found = holds(table, place, guardians=guardians)
    options = [_option(table, place, each, guardians) for each in found]
    return Decision(heroes.speaker(table, place), f"{name}: which weapons?", "DTC-087", options,
                    default=options[0].key, public=True)  # fmt: skip


def _option(table: Table, place: int, held: Hold, guardians: bool) -> Option:
    """It tells what is in hand, and what the scores are with it."""
    pieces = [table.pieces[n] for n in held.weapons]
    if not held.both_hands:
        pieces += _shields(table, place)[:1]
    how = " and ".join(content.title(piece.name) for piece in pieces) or "Bare hands"
    sums = _sums(table, place, held, guardians)
    told = ", ".join(f"{score.capitalize()} {n}" for score, n in sums.items())
    key = " ".join(f"{piece.name}#{piece.id}" for piece in pieces) or "bare"
    return Option(key, f"{how}: {told}", tuple(piece.id for piece in pieces))


def forget(play: Play) -> None:
    """The combat is over: all may be chosen anew."""
    zones = "trove", *(f"items:{place}" for place in heroes.PLACES)
    for item in [*marked(play.table, WIELDED)]:
        if item.zone in zones:
            play.count(WIELDED, 0, item)

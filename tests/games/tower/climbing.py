"""Positions of Tower for tests, told as players would: who stands where, with what in hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from tabletop import Decision, Seat, Session, lay
from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import Option
from tabletop.play.questions.declaration import Declaration, Draft
from tabletop.table.table import Flow
from tests.conformance.walk import whole

TREASURES = ("wands-10", "cups-10", "pentacles-10", "pentacles-8", "wands-8")
FOES = ("major-2", "major-3", "major-5", "major-9", "major-11")
"""Five human foes: Pentacles dispel their wards."""

NINES = ("cups-9", "wands-9", "swords-9", "pentacles-9")

HEALTH, WARDS = (10, 15, 20, 25, 30), (1, 2, 3, 4, 5)

KING, KNIGHT, PAGE, QUEEN = "wands-king", "wands-knight", "cups-page", "wands-queen"
"""Heroes of each class whose gift does not touch the suit of their class."""

ROGUE, MAGE, PRIEST = "cups-knight", PAGE, QUEEN


def climb(
    *,
    heroes: Sequence[str] = (KING, KNIGHT),
    hands: Sequence[Sequence[str]] = (),
    floor: int = 1,
    foe: str = "",
    foe_health: int | None = None,
    wards: Sequence[str] | None = (),
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    shields: Mapping[int, Mapping[str, int]] | None = None,
    sanctuary: Mapping[int, Sequence[str]] | None = None,
    health: Mapping[int, int] | None = None,
    active: int = 0,
    dice: Sequence[int] = (1, 1, 1, 1),
    options: Mapping[str, str] | None = None,
    step: str = "act",
) -> Session:
    """A fight on *floor*, with *active* to move.

    *wards* are the cards already beside the foe; None takes all wards away, so that the foe can be
    hurt. *deck* is given from the top (without it: the nines that lie nowhere else), *health* and
    *shields* (with their values) by seat, and *dice* are what the next rolls show. Heroes have 20
    health, the foe the health of its floor.
    """
    foes = list(FOES)
    if foe:
        foes[floor - 1] = foe
    beside = list(wards or ())
    zones: dict[str, Sequence[str]] = {
        "deck": [*(NINES if deck is None else deck)][::-1],
        "discard": discard,
        "wards": beside,
        "treasures": TREASURES[: floor - 1],
    }
    for number in range(1, 6):
        under = [TREASURES[number - 1]] if number >= floor else []
        zones[f"floor:{number}"] = [*under, foes[number - 1]]
    on: dict[str, dict[str, int]] = {
        foes[floor - 1]: {
            "health": HEALTH[floor - 1] if foe_health is None else foe_health,
            "wards": 0 if wards is None else WARDS[floor - 1],
        }
    }
    up = ["discard", "wards", "treasures"]
    if step != "turn_up_foe":
        up.append(foes[floor - 1])
    for seat, hero in enumerate(heroes):
        zones[f"hero:{seat}"] = [hero]
        zones[f"hand:{seat}"] = hands[seat] if seat < len(hands) else ()
        zones[f"shields:{seat}"] = [*(shields or {}).get(seat, {})]
        zones[f"sanctuary:{seat}"] = (sanctuary or {}).get(seat, ())
        up += [f"hero:{seat}", f"shields:{seat}", f"sanctuary:{seat}"]
        on[hero] = {"health": (health or {}).get(seat, 20)}
        for card, value in (shields or {}).get(seat, {}).items():
            on[card] = {"value": value}
    if deck is None:
        elsewhere = {name for zone, lying in zones.items() if zone != "deck" for name in lying}
        zones["deck"] = [name for name in zones["deck"] if name not in elsewhere]
    return lay(
        "tower",
        seats=[Seat(f"Hero {seat}", seat) for seat in range(len(heroes))],
        zones=zones,
        flow=Flow(step),
        counters={"floor": floor, "active": active, "turns": 1},
        on=on,
        face_up=up,
        coming=dice,
        options=options,
    )


def rogue(**position: Any) -> Session:
    """The same for a Rogue who is to act, beside a Paladin."""
    return climb(heroes=(ROGUE, KING), **position)


def mage(**position: Any) -> Session:
    """The same for a Mage who is to act, beside a Paladin."""
    return climb(heroes=(MAGE, KING), **position)


_SAID: WeakKeyDictionary[Session, Draft] = WeakKeyDictionary()
"""What was said of open declarations."""


def play(session: Session, *keys: str) -> Session:
    """Give answers one after another; what has parts is answered once the last of them is said."""
    for key in keys:
        say(session, key)
    return session


def say(session: Session, key: str, *, anyway: bool = False) -> None:
    """Answer *key*, or say it of what is answered in parts."""
    draft = draft_of(session)
    if draft is None or "/" in key:
        session.answer(key, anyway=anyway)
        return
    draft = replace(draft, anyway=draft.anyway or anyway).take(key)
    if draft.part is None:
        session.answer(draft.declared(), anyway=draft.anyway)
    else:
        _SAID[session] = draft


def draft_of(session: Session) -> Draft | None:
    """What is said so far of the open question, if its answer has parts."""
    decision, draft = session.decision, _SAID.get(session)
    if not isinstance(decision, Declaration):
        return None
    if draft is None or draft.asked_of is not decision:
        return Draft.of(decision, session.table.house_rules)
    return draft


def forget(session: Session) -> None:
    """Take back what was said of the open question."""
    _SAID.pop(session, None)


def question(session: Session) -> Decision:
    """What is to be said next."""
    draft = draft_of(session)
    found = draft.question() if draft else session.decision
    assert found is not None, "the game is over"
    return found


def at_random(session: Session, luck: Luck, options: Sequence[Option] = ()) -> str:
    """A whole answer that begins with one of *options*, or with anything that is legal."""
    decision = session.decision
    assert decision is not None
    begins = luck.choice([*options] or decision.legal())
    return whole(decision, begins, luck, session.table.house_rules)


def option(session: Session, key: str) -> Option:
    """The option *key* of what is to be said next."""
    found = question(session).option(key)
    assert found is not None, key
    return found


def keys(session: Session) -> list[str]:
    """The keys of the legal options of what is to be said next."""
    return [option.key for option in question(session).legal()] if session.decision else []


def blocked(session: Session) -> dict[str, str]:
    """The rules of the blocked options, by key, but for those that only come later."""
    options = question(session).options if session.decision else []
    return {o.key: o.rule for o in options if o.why and o.key != "another"}


def names(session: Session, zone: str) -> list[str]:
    """What lies in *zone*, the top last."""
    return [piece.name for piece in session.table[zone]]


def told_by(session: Session, words: str) -> list[tuple[str, str]]:
    """The rules of the sentences of the chronicle that have these *words*, each with what it speaks
    of first."""
    return [
        (line.rule, getattr(line.parts[0], "name", str(line.parts[0])))
        for line in session.lines
        if words in line.words
    ]


def health(session: Session, seat: int) -> int:
    """The health of the hero of *seat*."""
    return session.table[f"hero:{seat}"][0].counters.get("health", 0)


def foe_health(session: Session) -> int:
    """The health of the foe of the current floor."""
    return session.table[f"floor:{session.table.count('floor')}"][-1].counters.get("health", 0)


def wards_left(session: Session) -> int:
    """The wards that the current foe still has."""
    foe = session.table[f"floor:{session.table.count('floor')}"][-1]
    return foe.counters.get("wards", 0) - len(session.table["wards"])


def asked(session: Session) -> tuple[int, str]:
    """Whom what is to be said next asks, and by which rule."""
    return question(session).seat, question(session).rule


def at_rest(session: Session, seat: int) -> None:
    """The turn is over and *seat* chooses an action: how a test of a turn ends."""
    assert asked(session) == (seat, "TWR-022")


def struck(session: Session) -> list[str]:
    """What each blow came to, as it was told."""
    return [str(line.parts[1]) for line in session.lines if line.rule == "TWR-109"]


def told(session: Session, rule: str = "") -> list[str]:
    """The chronicle in words, or what it says by *rule*."""
    return [
        line.words.format(*[getattr(part, "name", part) for part in line.parts])
        for line in session.lines
        if rule in ("", line.rule)
    ]


def hurt(session: Session, hero: str, to: int) -> None:
    """Set the health of a hero by hand."""
    session.override("count", piece=session.table.named(hero).id, counter="health", value=to)


def carry(session: Session, piece: str, zone: str) -> None:
    """Move a piece by hand."""
    session.override("move", piece=session.table.named(piece).id, zone=zone)

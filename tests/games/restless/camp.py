"""Positions of The Restless for tests, told as players would."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from tabletop import Seat, Session, lay
from tabletop.games.restless.cards import content
from tabletop.play.questions.decision import Decision
from tabletop.play.questions.declaration import Declaration, Draft
from tabletop.table.table import Flow


def camp(
    party: Sequence[str] = ("ann", "bo"),
    *,
    step: str = "gap",
    wounds: Mapping[str, int] | None = None,
    holds: Mapping[str, Sequence[str]] | None = None,
    sins: Mapping[str, Sequence[str]] | None = None,
    status: Mapping[str, Sequence[str]] | None = None,
    zones: Mapping[str, Sequence[str]] | None = None,
    row: Sequence[Sequence[str]] = (),
    decks: Mapping[str, Sequence[str]] | None = None,
    on: Mapping[str, Mapping[str, int]] | None = None,
    counters: Mapping[str, int] | None = None,
    coming: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
    people: Sequence[int] = (),
    **args: int | str | bool,
) -> Session:
    """A party in its slots, at *step* (with *args*): in the Gap, if nothing else is said.

    *wounds* gives missing Health, *holds*, *sins* and *status* what each Character has, *zones*
    what lies elsewhere face up, *row* the Encounters to come, *decks* their cards from the top,
    *coming* what the next dice show. Nobody rolls again unless *options* say so. *people* are the
    players of the slots; one plays all, if nothing else is said.
    """
    slot_of = {name: slot for slot, name in enumerate(party)}
    laid: dict[str, Sequence[str]] = {f"character:{slot}": [name] for name, slot in slot_of.items()}
    for kind, given in (("inventory", holds), ("sins", sins), ("status", status)):
        for name, cards in (given or {}).items():
            laid[f"{kind}:{slot_of[name]}"] = cards
    laid.update(zones or {})
    up = list(laid)
    laid.update({f"row:{place}": stack for place, stack in enumerate(row, 1)})
    laid.update({deck: [*cards][::-1] for deck, cards in (decks or {}).items()})
    counts = {name: dict(values) for name, values in (on or {}).items()}
    for name in party:
        missing = (wounds or {}).get(name, 0)
        counts.setdefault(name, {})
        counts[name].update(health=_printed(name) - missing, missing=missing, since=1)
    for cards in (holds or {}).values():
        for name in cards:
            counts[name] = {**_fresh(name), **counts.get(name, {})}
    return lay(
        "restless",
        seats=[
            Seat(name.capitalize(), people[slot] if people else 0) for name, slot in slot_of.items()
        ],
        zones=laid,
        flow=Flow(step, dict(args)),
        counters={"rerolls": 5, "level": 1, "encounter": 1, **(counters or {})},
        on=counts,
        face_up=up,
        coming=coming,
        options={"ask_rerolls": "never", **(options or {})},
    )


def _printed(name: str) -> int:
    """The Health that a Character is printed with."""
    card = content.card(name)
    assert isinstance(card, content.Character)
    return card.health


def _fresh(name: str) -> dict[str, int]:
    """What lies on an Item that comes new into an Inventory."""
    card = content.card(name)
    assert isinstance(card, content.Item)
    counts = {"known": 1}
    if card.armor:
        counts["armor"] = card.armor
    if {"Consumable", "Food", "Spell"} & set(card.kinds):
        counts["uses"] = card.counters
    return counts


def battle(party: Sequence[str] = ("ann", "bo"), *, foe: str = "rat", **more: object) -> Session:
    """The same in Battle with *foe*, before anybody has acted."""
    return _before("begin_battle", "encounter", foe, party, more)


def meeting(encounter: str, party: Sequence[str] = ("ann", "bo"), **more: object) -> Session:
    """The same where *encounter* is met and its text is to be carried out."""
    return _before("meet", "encounter", encounter, party, more)


def at_stall(
    party: Sequence[str] = ("ann", "bo"), *, trader: str = "stall", **more: object
) -> Session:
    """The same at a Trader's."""
    return _before("trade", "encounter", trader, party, more)


def before_god(
    party: Sequence[str] = ("ann", "bo"), *, god: str = "door", **more: object
) -> Session:
    """The same before the Traitor God, whom the party may fight or refuse."""
    return _before("verdict", "god", god, party, more)


def _before(
    step: str, zone: str, card: str, party: Sequence[str], more: dict[str, object]
) -> Session:
    zones = {zone: [card], **more.pop("zones", {})}  # type: ignore[dict-item]
    return camp(party, step=step, zones=zones, **more)  # type: ignore[arg-type]


def play(session: Session, *keys: str, anyway: bool = False) -> Session:
    """Answer one question, or part of one, after another; a key may be the beginning of one
    option's key. With *anyway* what is blocked may be taken, too."""
    for key in keys:
        question = asks(session)
        assert question is not None, f"nobody asks for {key!r}"
        found = [o.key for o in question.options if key in (o.key, _plain(o.key))]
        found = found or [o.key for o in question.options if o.key.startswith(key)]
        assert found, f"{key!r} is none of {[o.key for o in question.options]}"
        _say(session, found[0], anyway)
    return session


_DRAFTS: WeakKeyDictionary[Session, Draft] = WeakKeyDictionary()
"""What was said of an answer in parts, until it is whole."""


def asks(session: Session) -> Decision | None:
    """What is asked: the next part of an answer of which something was said already."""
    decision, draft = session.decision, _DRAFTS.get(session)
    if draft is not None and draft.asked_of is decision:
        return draft.question()
    return decision


def _say(session: Session, key: str, anyway: bool) -> None:
    decision, draft = session.decision, _DRAFTS.pop(session, None)
    if not isinstance(decision, Declaration):
        session.answer(key, anyway=anyway)
        return
    if draft is None or draft.asked_of is not decision:
        draft = Draft.of(decision, session.table.house_rules)
    draft = replace(draft, anyway=draft.anyway or anyway).take(key)
    if draft.part is None:
        session.answer(draft.declared(), anyway=draft.anyway)
    else:
        _DRAFTS[session] = draft


def asked(session: Session) -> str:
    """The rule that asks."""
    question = asks(session)
    return question.rule if question else ""


def keys(session: Session) -> list[str]:
    """The keys of the legal options, without the numbers of pieces."""
    question = asks(session)
    return [_plain(o.key) for o in question.legal()] if question else []


def blocked(session: Session) -> dict[str, str]:
    """The rules of the blocked options, by key."""
    question = asks(session)
    options = question.options if question else []
    return {_plain(option.key): option.rule for option in options if option.why}


def _plain(key: str) -> str:
    words = [word.partition("#")[0] for word in key.split(" ")]
    return " ".join(words)


def names(session: Session, zone: str) -> list[str]:
    """What lies in *zone*, the top last."""
    return [piece.name for piece in session.table[zone]]


def health(session: Session, name: str) -> tuple[int, int]:
    """The remaining and the missing Health of the Character called *name*."""
    counters = session.table.named(name).counters
    return counters.get("health", 0), counters.get("missing", 0)


def left(session: Session, name: str) -> int:
    """The Health a Target has left."""
    return session.table.named(name).counters.get("health", 0)


def rerolls(session: Session) -> int:
    """The party's Reroll Counters."""
    return session.table.count("rerolls")


def ignored(session: Session) -> list[str]:
    """What is out of force."""
    return session.table.suspended


def told(session: Session, rule: str) -> list[str]:
    """What the lines of the chronicle under this rule begin with."""
    lines = [line.parts for line in session.lines if line.rule == rule]
    return [getattr(parts[0], "name", parts[0]) for parts in lines if parts]

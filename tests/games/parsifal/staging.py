"""Positions of Parsifal for tests, told as players would: who controls whom, who locks whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop import Seat, Session, lay
from tabletop.games.parsifal.cards.lexicon import ALL, NUMBER
from tabletop.games.parsifal.rules.resolution import Intent, begun
from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import Decision
from tabletop.play.questions.declaration import Declaration, Draft
from tabletop.table.piece import Piece
from tabletop.table.table import Flow


def stage(
    *,
    areas: Sequence[Sequence[str]],
    under: Mapping[str, Sequence[str]] | None = None,
    over: Mapping[str, str] | None = None,
    common: Sequence[str] = (),
    limbo: Sequence[str] = (),
    deck: Sequence[str] = (),
    active: int = 0,
    direction: int = 1,
    counters: Mapping[str, int] | None = None,
    options: Mapping[str, str] | None = None,
    step: str | Flow = "act",
    bots: Sequence[int] = (),
) -> Session:
    """A table at which seat *active* is to act (or to draw, with *step* `draw`, or elsewhere).

    *areas* are the characters that each seat controls, wherever they lie; there are as many seats.
    *under* gives the artifacts that a character owns, the oldest first, *over* a captive's locker:
    `{"kundry": "squire-1"}`, or `{"swan": "herzeleide by bow"}` for a lock charged to an artifact.
    A locker lies on its last captive, and chains lie on its others. *deck* is given from the top;
    tarots that are named nowhere are out of the game, so that nothing is drawn by surprise.
    Seats in *bots* are played by bots.
    """
    owned, locks = under or {}, _locks(over or {})
    lying_on = {locker: captive for captive, (locker, _) in locks.items()}
    zones: dict[str, Sequence[str]] = {
        "common": common,
        "limbo": limbo,
        "deck": [*deck][::-1],
        **{f"under:{owner}": artifacts for owner, artifacts in owned.items()},
    }
    homes = {name: seat for seat, controlled in enumerate(areas) for name in controlled}
    for seat, controlled in enumerate(areas):
        zones[f"area:{seat}"] = [name for name in controlled if name not in lying_on]
    on: dict[str, dict[str, int]] = {}
    chains = 0
    for captive, (locker, source) in locks.items():
        charged = {"source": NUMBER[source] + 1}
        if lying_on[locker] == captive:
            marker = locker
            on[marker] = {"home": homes[locker] + 1, **charged}
        else:
            chains += 1
            marker = f"chain#{chains}"
            on[marker] = {"locker": NUMBER[locker] + 1, **charged}
        zones[f"over:{captive}"] = [marker]
    return lay(
        "parsifal",
        seats=[
            Seat(f"Player {seat}", seat, "random" if seat in bots else "")
            for seat in range(len(areas))
        ],
        zones=zones,
        flow=step if isinstance(step, Flow) else Flow(step),
        counters={"active": active, "direction": direction, "turns": 1, **(counters or {})},
        on=on,
        face_up=[zone for zone in zones if zone != "deck"],
        options=options,
    )


def _locks(over: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    """Locker and source of each lock, by captive."""
    told = {captive: by.partition(" by ") for captive, by in over.items()}
    return {captive: (locker, source or locker) for captive, (locker, _, source) in told.items()}


def play(session: Session, *keys: str) -> Session:
    """Say one thing after another: `play(session, "kundry", "kundry lock", "parsifal")`."""
    for key in keys:
        say(session, key)
    return session


def say(session: Session, key: str, *, anyway: bool = False, seat: int = -1) -> None:
    """Say *key* next: the answer to a question, or what follows in a declaration."""
    asked = session.decision.seat if session.decision else 0
    Port(session, asked if seat < 0 else seat).answer(key, anyway=anyway)


def pass_to(session: Session, seat: int) -> None:
    """Everybody passes until *seat* is asked."""
    while asked(session)[0] != seat:
        say(session, "pass")


# --- what is asked -----------------------------------------------------------------------------


def question(session: Session) -> Decision | None:
    """What is to be said next; nothing when the game is over."""
    return Port(session, session.decision.seat).decision if session.decision else None


def drafted(session: Session) -> Draft | None:
    """What is said so far of the declaration that is asked for; nothing if none is."""
    decision = session.decision
    if not isinstance(decision, Declaration):
        return None
    return session.drafting.draft(decision, session.table.house_rules)


def declared(session: Session) -> Intent:
    """What is declared so far, by what is said or by what the flow is given."""
    draft = drafted(session)
    if draft is None:
        return begun(session.table.flow.args)
    intent: Intent = draft.asked_of.following.__self__.intent(draft.said)
    return intent


def open_part(session: Session) -> str:
    """The name of the part that is to be said next; empty where no declaration is asked for."""
    draft = drafted(session)
    return draft.part.name if draft and draft.part else ""


def said_so_far(session: Session) -> list[str]:
    """The keys that are said of a declaration that is not whole."""
    return Port(session, session.decision.seat).said if session.decision else []


def asked(session: Session) -> tuple[int, str]:
    """Whom the open question asks, and by which rule."""
    decision = question(session)
    assert decision is not None, "the game is over"
    return decision.seat, decision.rule


def keys(session: Session) -> list[str]:
    """The keys of the legal options of the open question."""
    decision = question(session)
    return [option.key for option in decision.legal()] if decision else []


def blocked(session: Session) -> dict[str, str]:
    """The rules of the blocked options, by key."""
    decision = question(session)
    options = decision.options if decision else []
    return {option.key: option.rule for option in options if option.why}


def at_rest(session: Session, seat: int) -> None:
    """The turn is over and *seat* chooses who acts: how a test of a turn ends."""
    assert asked(session) == (seat, "PAR-011")


def told(session: Session, words: str) -> list[tuple[str, str]]:
    """The sentences of the chronicle that have these *words*, each with its rule."""
    lines = [
        (line.rule, line.words.format(*[getattr(part, "name", part) for part in line.parts]))
        for line in session.lines
    ]
    return [(rule, said) for rule, said in lines if words in said]


def winners(session: Session) -> list[int]:
    """The seats that won; nobody while the game goes on."""
    outcome = session.table.outcome
    return outcome.winners if outcome else []


# --- what lies on the table --------------------------------------------------------------------


def names(session: Session, zone: str) -> list[str]:
    """What lies in *zone*, the top last."""
    return [piece.name for piece in session.table[zone]]


def locker(session: Session, captive: str) -> str:
    """Who locks *captive*, by what lies over it; empty if it is free."""
    marker = _marker(session, captive)
    if marker is None:
        return ""
    return ALL[marker.counters["locker"] - 1] if marker.name == "chain" else marker.name


def source(session: Session, captive: str) -> str:
    """The tarot that the lock on *captive* is charged to; empty if it is free."""
    marker = _marker(session, captive)
    return ALL[marker.counters["source"] - 1] if marker else ""


def _marker(session: Session, captive: str) -> Piece | None:
    lying = session.table[f"over:{captive}"]
    assert len(lying) < 2, f"several locks on {captive}"
    return lying[0] if lying else None


def controller(session: Session, character: str) -> int:
    """The seat that controls *character*, by its area or its home counter; -1: not in play."""
    piece = session.table.named(character)
    kind, _, seat = piece.zone.partition(":")
    if kind == "over":
        return piece.counters["home"] - 1
    return int(seat) if kind == "area" else -1


def owner(session: Session, artifact: str) -> str:
    """The character that *artifact* lies under; empty if nobody owns it."""
    kind, _, name = session.table.named(artifact).zone.partition(":")
    return name if kind == "under" else ""
